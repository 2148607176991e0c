import { describe, expect, it } from 'vitest';
import type { Card, Choice, Subset } from '../lib/wire';
import { ALL, optionOf, passes, sorted, toggled, type Held } from './choosing';

const card = (id: string, cost: number, tags: string[] = [], kind: Card['kind'] = 'automated'): Card => ({
  id,
  number: '001',
  module: 'base',
  kind,
  name: id,
  cost,
  tags,
  holds: '',
  lines: [{ section: 'effect', text: 'Выложите жетон океана', message: { key: 'do-place', args: {} } }],
});
const held = (each: Card, option: string | null = null): Held => ({ id: each.id, card: each, price: each.cost ?? 0, option });
const asked = { seat: 0, prompt: 'ask-action', args: {}, source: '', options: ['play:birds', 'pass'], default: '' };

describe('what a card of the hand is called by', () => {
  it('is to play it in a turn', () => {
    const turn: Choice = { ...asked, kind: 'choice' };
    expect(optionOf(turn, 'birds')).toBe('play:birds');
    expect(optionOf(turn, 'fish')).toBeNull();
    expect(optionOf(null, 'birds')).toBeNull();
  });

  it('is its own id where several are chosen', () => {
    const sale: Subset = { ...asked, kind: 'subset', verb: 'sell', least: 1, most: 2, options: ['birds', 'fish'] };
    expect(optionOf(sale, 'fish')).toBe('fish');
  });
});

describe('a hand', () => {
  const birds = held(card('birds', 10, ['animal']), 'play:birds');
  const ants = held(card('ants', 9, ['microbe']));
  const comet = held(card('comet', 21, ['space'], 'event'), 'play:comet');
  const ids = (order: Parameters<typeof sorted>[1]) => sorted([comet, ants, birds], order, 'en').map((each) => each.id);

  it('is sorted by what one looks for', () => {
    expect(ids('playable')).toEqual(['birds', 'comet', 'ants']);
    expect(ids('cost')).toEqual(['ants', 'birds', 'comet']);
    expect(ids('name')).toEqual(['ants', 'birds', 'comet']);
    expect(ids('tag')).toEqual(['birds', 'ants', 'comet']);
    expect(ids('dealt')).toEqual(['comet', 'ants', 'birds']);
  });

  it('is sifted by tag, kind and text', () => {
    expect(passes(comet.card, ALL, 'en')).toBe(true);
    expect(passes(comet.card, { ...ALL, tags: ['event'] }, 'en')).toBe(true);
    expect(passes(birds.card, { ...ALL, tags: ['event', 'space'] }, 'en')).toBe(false);
    expect(passes(birds.card, { ...ALL, kinds: ['event'] }, 'en')).toBe(false);
    expect(passes(birds.card, { ...ALL, text: ' ОКЕАН жетон' }, 'ru')).toBe(true);
    expect(passes(birds.card, { ...ALL, text: 'океан город' }, 'ru')).toBe(false);
  });

  it('has filters that go in and out', () => {
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggled(['b'], 'a')).toEqual(['b', 'a']);
  });
});
