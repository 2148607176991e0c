// A card as it is drawn: its lines put into rows, ribbon, badge and text.

import type { Card, CardLine, Message } from '../lib/wire';
import type { Words } from '../lib/words';
import { needs, pictures, worth } from './pictures';
import { OR, type Row, type Symbol } from './symbols';

/** How lines stand on the card: actions and lasting effects on bands of their own. */
export type Band = 'now' | 'action' | 'lasting';
export interface Drawn {
  band: Band;
  row: Row;
}
export interface Face {
  ribbon: Row | null;
  drawn: Drawn[];
  worth: Row | null;
  text: string[]; // what is written below the pictures
  complete: boolean; // whether every line has its picture
}

const BANDS: Record<string, Band> = { action: 'action', trigger: 'lasting', modifier: 'lasting', rule: 'lasting' };
const APART = ['requirement', 'points'];

const line = (card: Card, section: string): CardLine | undefined => card.lines.find((each) => each.section === section);

export function face(card: Card): Face {
  const said = card.lines.filter((each) => !APART.includes(each.section));
  const found = said.map((each) => ({ band: BANDS[each.section] ?? 'now', rows: pictures(each.message, card.id) }));
  const ribbon = line(card, 'requirement');
  const points = line(card, 'points');
  const parts = { ribbon: ribbon ? needs(ribbon.message) : null, worth: points ? worth(points.message) : null };
  return {
    ...parts,
    drawn: gathered(found.flatMap(({ band, rows }) => (rows ?? []).map((row) => ({ band, row })))),
    text: said.map((each) => each.text),
    complete: found.every(({ rows }) => rows !== null) && !parts.ribbon === !ribbon && !parts.worth === !points,
  };
}

/** Short rows of what happens at once share one row. */
function gathered(rows: Drawn[]): Drawn[] {
  const found: Drawn[] = [];
  for (const each of rows) {
    const last = found.at(-1);
    const together = last !== undefined && last.band === 'now' && each.band === 'now' && !isOr(each.row[0]);
    if (together && width(last.row) + width(each.row) <= MOST_WIDE) last.row = [...last.row, ...each.row];
    else found.push({ ...each });
  }
  return found;
}

const isOr = (symbol: Symbol | undefined): boolean => symbol?.is === 'word' && symbol.key === OR.key;

// Sizes of pictures in ems, near enough to choose how large they can be drawn.
const MOST_WIDE = 11;
const GAP = 0.3;
const width = (row: Row): number => row.reduce((sum, each) => sum + GAP + wide(each), 0);
const height = (row: Row): number => Math.max(1.6, ...row.map(tall));

function wide(symbol: Symbol): number {
  switch (symbol.is) {
    case 'pic': {
      const one = symbol.kind === 'tile' ? 2 : 1.6;
      const inside = symbol.id === 'megacredits' || symbol.id === 'points';
      const times = typeof symbol.n === 'number' && symbol.n <= (symbol.kind === 'tile' ? 2 : 3) ? symbol.n : 1;
      return inside ? one : one * times + (times === symbol.n ? 0 : 0.9) + (symbol.star ? 0.5 : 0) + (symbol.any ? 0.2 : 0);
    }
    case 'plate':
      return 0.9 + Math.max(...symbol.rows.map(width));
    case 'word':
      return 2.4;
    case 'arrow':
      return 1.3;
    default:
      return symbol.is === 'mark' ? 0.5 * symbol.text.length : 4;
  }
}
function tall(symbol: Symbol): number {
  if (symbol.is === 'plate') return 0.6 + symbol.rows.reduce((sum, row) => sum + height(row) + 0.25, 0);
  return symbol.is === 'pic' && symbol.kind === 'tile' ? 2 : 1.6;
}

/** How large the pictures can be drawn on a field of that many ems, between legible and handsome. */
export function fit(drawn: readonly Drawn[], across: number, down: number): number {
  const high = drawn.reduce((sum, { row }) => sum + height(row) + 0.75, 0.3);
  const broad = Math.max(1, ...drawn.map(({ row }) => width(row) + 1));
  return Math.max(LEAST, Math.min(MOST, down / high, across / broad));
}
const LEAST = 0.5;
const MOST = 1.4;

/** Reasons that are about the requirement; the others are about money and the like. */
const UNMET = ['gap-at-least', 'gap-at-most', 'gap-tags', 'gap-production', 'gap-cities', 'gap-greeneries'];
export const unmet = (reasons: readonly Message[]): boolean => reasons.some((reason) => UNMET.includes(reason.key));

/** Everything that stands on the card, to be read out. */
export function readOut(card: Card, words: Words, price: number | undefined, reasons: readonly Message[]): string {
  const parts = [card.name, words.name('kind', card.kind)];
  if (card.cost !== null) parts.push(words.t('line-cost', { n: price ?? card.cost }));
  if (card.tags.length > 0) parts.push(words.t('line-tags', { tags: card.tags.map((tag) => ({ ref: 'tag', id: tag })) }));
  return [...parts, ...card.lines.map((each) => each.text), ...reasons.map((reason) => words.sentence(reason))].join('. ');
}
