// Pictures from messages: the text of a card is made from these messages, and so is what is drawn above it.
// A key that is not known here has no picture; its text stands alone.

import type { Message, Ref, Value } from '../lib/wire';
import { isRef } from '../lib/words';
import { ARROW, OR, anyones, joined, mark, pic, plate, starred, type Row } from './symbols';

/** A message, or a part of one, that has no picture. */
class NoPicture extends Error {}

type Args = Record<string, Value>;
type Drawer = (args: Args, card: string) => Row[];

const ANY_RESOURCE = 'any';
const BARE = ''; // a picture without a number
const PARAMETERS = ['temperature', 'oxygen', 'oceans'];

// --- reading arguments ---

function message(value: Value | undefined): Message {
  if (typeof value !== 'object' || Array.isArray(value) || isRef(value)) throw new NoPicture();
  return value;
}
function ref(value: Value | undefined): Ref {
  if (typeof value !== 'object' || Array.isArray(value) || !isRef(value)) throw new NoPicture();
  return value;
}
function number(value: Value | undefined): number | string {
  if (typeof value !== 'number' && typeof value !== 'string') throw new NoPicture();
  return value;
}
function listed(value: Value | undefined): Value[] {
  if (value === undefined) throw new NoPicture();
  return Array.isArray(value) ? value : [value];
}
const id = (value: Value | undefined): string => ref(value).id;

// --- amounts ---

const UNIT_SIGNS: Record<string, string> = { card: 'card', point: 'points', rating: 'tr' };

function unit(what: string, n: number | string): Row {
  if (what.startsWith('tag-')) return [pic('tag', what.slice(4), n)];
  if (what.startsWith('tile-')) return [pic('tile', what.slice(5), n)];
  const sign = UNIT_SIGNS[what];
  return [sign === undefined ? pic('res', what, n) : pic('sign', sign, n)];
}

const star = (row: Row): Row => starred(row);
const city = (n: number | string): Row => [pic('tile', 'city', n)];

/** What is counted, after "per". */
function count(value: Value | undefined): Row {
  const { key, args } = message(value);
  const n = number(args['n']);
  switch (key) {
    case 'count-tags':
    case 'count-tags-here-too':
      return [pic('tag', id(args['tag']), n)];
    case 'count-tags-of-others':
      return anyones([pic('tag', id(args['tag']), n)]);
    case 'count-events':
      return anyones([pic('tag', 'event', n)]);
    case 'count-cities':
      return anyones(city(n));
    case 'count-cities-on-mars':
    case 'count-cities-nearby':
      return star(anyones(city(n)));
    case 'count-oceans-nearby':
      return star([pic('tile', 'ocean', n)]);
    case 'count-any-here':
      return star([pic('res', ANY_RESOURCE, n)]);
  }
  if (key.startsWith('count-here-')) return [pic('res', key.slice('count-here-'.length), n)];
  throw new NoPicture();
}

function amount(value: Value | undefined): Row {
  const { key, args } = message(value);
  if (key === 'amount-per') return [...amount(args['what']), mark('/'), ...count(args['of'])];
  if (key.startsWith('unit-')) return unit(key.slice('unit-'.length), number(args['n']));
  if (key === 'from-one-card') return amount(args['what']);
  throw new NoPicture();
}

const amounts = (value: Value | undefined): Row => joined(listed(value).map(amount), OR);

// --- effects ---

const one = (row: Row): Row[] => [row];
const line = (args: Args, card: string, name: string): Row => effects(args[name], card).flat();

function effects(value: Value | undefined, card: string): Row[] {
  return listed(value).flatMap((each) => effect(message(each), card));
}

function tile(value: Value | undefined, card: string): Row {
  if (value !== undefined && typeof value === 'object' && !Array.isArray(value) && !isRef(value)) return amount(value);
  const name = id(value);
  return [pic('tile', name === 'special' ? card.replaceAll('-', '_') : name)];
}

const missBy = (n: number | string): Row => [...PARAMETERS.map((name) => pic('param', name)), mark(`± ${n}`)];

const EFFECTS: Record<string, Drawer> = {
  'do-gain': ({ what }) => one(amount(what)),
  'do-lose': ({ what }) => one([mark('−'), ...amount(what)]),
  'do-produce': ({ what }) => one([plate(amount(what))]),
  'do-produce-less': ({ what }) => one([plate([mark('−'), ...amount(what)])]),
  'line-production': ({ changes }) => one([plate(...changeRows(changes))]),
  'do-move-production': ({ from, to }) =>
    one([plate([mark('− X'), pic('res', id(from), BARE)], [mark('+ X'), pic('res', id(to), BARE)])]),
  'do-exchange': ({ from, to }) => one([mark('X'), pic('res', id(from), BARE), ARROW, mark('X'), pic('res', id(to), BARE)]),
  'do-produce-area-metal': () => one([plate([pic('res', 'steel'), mark('/'), pic('res', 'titanium')])]),
  'do-copy-production': ({ tag }) => one([plate([pic('sign', 'copy'), pic('tag', id(tag))])]),
  'do-lower-production': ({ what }) => one([plate([mark('−'), ...anyones(amount(what))])]),
  'do-raise': ({ parameter, what }) => one([pic('param', id(parameter), number(message(what).args['n']))]),
  'do-rating': ({ what }) => one(amount(what)),
  'do-place': ({ tile: placed }, card) => one(tile(placed, card)),
  'do-place-where': ({ tile: placed }, card) => one(star(tile(placed, card))),
  'do-reserve': () => one([pic('tile', 'marker')]),
  'do-then': ({ first, then }, card) => [...effects(first, card), ...effects(then, card)],
  'do-choose': ({ branches }, card) => {
    const rows = listed(branches).map((branch) => effects(branch, card).flat());
    return rows.map((row, at) => (at === 0 ? row : [OR, ...row]));
  },
  'all-of': (args, card) => one(joined(effects(args['parts'], card), mark('+'))),
  'do-if-tags': (args, card) => [
    line(args, card, 'otherwise'),
    [...amount(args['tags']), mark(':'), ...line(args, card, 'then')],
  ],
  'do-next-discount': ({ n }) => one([pic('sign', 'card'), mark(':'), ...less(n)]),
  'do-next-shift': ({ n }) => one([pic('sign', 'card'), mark(':'), ...missBy(number(n))]),
  'do-draw': ({ what }) => one([mark('+'), ...amount(what)]),
  'do-look': ({ what, keep }) => one([pic('sign', 'eye'), ...amount(what), ARROW, pic('sign', 'card', number(keep))]),
  'do-look-and-buy': () => one([pic('sign', 'eye'), pic('sign', 'card'), mark(':'), pic('res', 'megacredits', BARE), ARROW, pic('sign', 'card')]),
  'do-discard-to-draw': () => one([mark('−'), pic('sign', 'card'), mark('+'), pic('sign', 'card')]),
  'do-add-here': ({ what }) => one(amount(what)),
  'do-spend-here': ({ what }) => one([mark('−'), ...amount(what)]),
  'do-add': ({ what }) => one(star(amount(what))),
  'do-add-another': ({ what }) => one(star(amount(what))),
  'do-add-any': ({ n }) => one(star([pic('res', ANY_RESOURCE, number(n))])),
  'do-remove': ({ kinds }) => one([mark('−'), ...anyones(amounts(kinds))]),
  'do-remove-from-neighbour': ({ what }) => one([mark('−'), ...star(anyones(amount(what)))]),
  'do-steal': ({ kinds }) => one([pic('sign', 'steal'), ...anyones(amounts(kinds))]),
  'do-turn-over': (args, card) => one([pic('sign', 'eye'), pic('tag', id(args['tag'])), mark(':'), ...line(args, card, 'then')]),
  'do-plant-or-resource': () => one([pic('res', 'plants'), mark('/'), ...star([pic('res', ANY_RESOURCE)])]),
};

function changeRows(changes: Value | undefined): Row[] {
  const signed = listed(changes).map(message);
  const less = signed.filter((each) => each.key === 'amount-less').flatMap((each) => amount(each.args['what']));
  const more = signed.filter((each) => each.key === 'amount-more').flatMap((each) => amount(each.args['what']));
  if (less.length === 0) return [more];
  return more.length === 0 ? [[mark('−'), ...less]] : [[mark('−'), ...less], [mark('+'), ...more]];
}

// --- actions ---

function cost(value: Value): Row {
  const { key, args } = message(value);
  switch (key) {
    case 'pay-production':
      return [plate([mark('−'), ...amount(args['what'])])];
    case 'pay-with-metal':
      return [...amount(args['what']), mark('('), ...listed(args['metals']).map((metal) => pic('res', id(metal))), mark(')')];
    case 'pay-here':
      return amount(args['what']);
    case 'pay-from-any-card':
      return anyones(amount(args['what']));
  }
  return amount(value);
}

function branch(value: Value | undefined, card: string): Row {
  const [first] = listed(value);
  const what = message(first);
  if (what.key === 'if-rating-rose') return [pic('sign', 'tr'), mark('↑ :'), ...branch(what.args['what'], card)];
  if (what.key !== 'arrow') return [ARROW, ...joined(effects(value, card), mark('+'))];
  return [...listed(what.args['cost']).flatMap(cost), ARROW, ...joined(effects(what.args['gain'], card), mark('+'))];
}

// --- triggers ---

const tags = (value: Value | undefined): Row =>
  joined(listed(value).map((tag) => [pic('tag', id(tag))]), mark('/'));
const priced = (n: Value | undefined): Row => [pic('res', 'megacredits', `${number(n)}+`)];

const OCCASIONS: Record<string, (args: Args) => Row> = {
  'when-tag': (args) => tags(args['tags']),
  'when-anyone-plays-tag': (args) => anyones(tags(args['tags'])),
  'when-event': () => [pic('tag', 'event')],
  'when-tag-event': ({ tag }) => [pic('tag', id(tag)), pic('tag', 'event')],
  'when-costly-card': ({ n }) => [pic('sign', 'card'), ...priced(n)],
  'when-project': () => [pic('sign', 'project')],
  'when-costly-project': ({ n }) => [pic('sign', 'project'), ...priced(n)],
  'when-ocean': () => anyones([pic('tile', 'ocean')]),
  'when-greenery': () => [pic('tile', 'greenery')],
  'when-city': () => anyones(city(1)),
  'when-city-on-mars': () => star(anyones(city(1))),
  'when-own-city': () => city(1),
  'this-tile-too': ({ when }) => occasion(when),
  'when-metal-area': () => [pic('tile', 'marker'), pic('res', 'steel'), mark('/'), pic('res', 'titanium')],
};

function occasion(value: Value | undefined): Row {
  const { key, args } = message(value);
  const drawn = OCCASIONS[key];
  if (drawn === undefined) throw new NoPicture();
  return drawn(args);
}

// --- lasting changes ---

const less = (n: Value | undefined): Row => [pic('res', 'megacredits', `−${number(n)}`)];
const more = (n: Value | undefined): Row => [pic('res', 'megacredits', `+${number(n)}`)];

const CHANGES: Record<string, (args: Args) => Row> = {
  'text-discount': ({ n }) => [pic('sign', 'card'), mark(':'), ...less(n)],
  'text-discount-tag': ({ n, tag }) => [pic('tag', id(tag)), mark(':'), ...less(n)],
  'text-discount-project': ({ n, project }) => [pic('sign', 'project'), PROJECT[id(project)] ?? mark(''), mark(':'), ...less(n)],
  'text-metal-value': ({ n, resource }) => [pic('res', id(resource)), mark(':'), ...more(n)],
  'text-shift': ({ n }) => missBy(number(n)),
  'text-greenery-cost': ({ n }) => [pic('res', 'plants', number(n)), ARROW, pic('tile', 'greenery')],
  'text-heat-is-money': () => [pic('res', 'heat'), mark('='), pic('res', 'megacredits', 1)],
  'text-protect': ({ resources }) => [pic('sign', 'lock'), ...listed(resources).map((each) => pic('res', id(each)))],
};
/** What a standard project gives, as its picture. */
const PROJECT: Record<string, Row[number]> = {
  power_plant: plate([pic('res', 'energy')]),
  asteroid: pic('param', 'temperature'),
  aquifer: pic('tile', 'ocean'),
  greenery: pic('tile', 'greenery'),
  city: pic('tile', 'city'),
};

// --- lines ---

const LINES: Record<string, Drawer> = {
  'line-action': ({ what }, card) => one(branch(what, card)),
  'line-action-or': ({ what }, card) => one([OR, ...branch(what, card)]),
  'line-trigger': (args, card) => one([...occasion(args['when']), mark(':'), ...joined(effects(args['do'], card), mark('+'))]),
  'line-modifier': ({ change }) => {
    const { key, args } = message(change);
    const drawn = CHANGES[key];
    if (drawn === undefined) throw new NoPicture();
    return one(drawn(args));
  },
  'line-start': ({ gains }, card) => one(listed(gains).flatMap((gain) => gained(gain, card))),
  'line-solo': ({ gains }, card) => one([{ is: 'word', key: 'client-cards-solo' }, mark(':'), ...effects(gains, card).flat()]),
  'line-first-action': ({ gains }, card) => one([{ is: 'word', key: 'client-cards-first' }, ARROW, ...effects(gains, card).flat()]),
  'line-free-cards': ({ n }) => one([mark('+'), pic('sign', 'card', number(n))]),
  'line-locked': () => one([pic('sign', 'lock')]),
};

const gained = (gain: Value, card: string): Row =>
  message(gain).key.startsWith('unit-') ? amount(gain) : effect(message(gain), card).flat();

function effect({ key, args }: Message, card: string): Row[] {
  const drawn = EFFECTS[key] ?? LINES[key];
  if (drawn === undefined) throw new NoPicture();
  return drawn(args, card);
}

function tried<T>(draw: () => T): T | null {
  try {
    return draw();
  } catch (problem) {
    if (problem instanceof NoPicture) return null;
    throw problem;
  }
}

/** The rows of a line of a card; null if it has no complete picture. */
export const pictures = (line: Message, card: string): Row[] | null => tried(() => effect(line, card));

/** What a card is worth, as a row: points, or points per something. */
export const worth = (line: Message): Row | null => tried(() => amount(line.args['points']));

// --- requirements ---

const BOUND: Record<string, string> = { 'need-at-least': '≥ ', 'need-at-most': '≤ ' };

function need(value: Value): Row {
  const { key, args } = message(value);
  const bound = BOUND[key];
  if (bound !== undefined) {
    const wanted = message(args['need']);
    const parameter = wanted.key.replace('value-', '');
    const n = number(wanted.args['n']);
    if (parameter === 'oceans') return [mark(`${bound}${n}`), pic('param', parameter)];
    if (parameter === 'oxygen') return [pic('param', parameter), { is: 'percent', before: bound, n: Number(n) }];
    return [pic('param', parameter), { is: 'said', before: bound, value: wanted }];
  }
  switch (key) {
    case 'need-tags':
      return listed(args['need']).flatMap(amount);
    case 'need-production':
      return [plate([pic('res', id(args['resource']), number(args['n']))])];
    case 'need-cities':
      return anyones(city(number(args['n'])));
    case 'need-greeneries':
      return [pic('tile', 'greenery', number(args['n']))];
  }
  throw new NoPicture();
}

/** What must hold before a card may be played. */
export const needs = (line: Message): Row | null => tried(() => joined(listed(line.args['needs']).map(need), mark('+')));
