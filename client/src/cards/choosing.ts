// A hand as it is looked at: what can be done with each card, in which order, and which are shown.

import type { Card, Decision } from '../lib/wire';

export type Order = 'playable' | 'cost' | 'name' | 'tag' | 'dealt';
export const ORDERS: readonly Order[] = ['playable', 'cost', 'name', 'tag', 'dealt'];

/** How a card of the hand may be called by an option. */
const NAMES = ['', 'play:', 'discard:', 'card:'];

/** The option that picks the card, if the question has one. */
export function optionOf(decision: Decision | null, id: string): string | null {
  if (decision === null) return null;
  const options = NAMES.map((name) => `${name}${id}`);
  return options.find((option) => decision.options.includes(option)) ?? null;
}

export interface Held {
  id: string;
  card: Card;
  price: number;
  option: string | null;
}

type Comparison = (one: Held, other: Held) => number;

export function sorted(cards: readonly Held[], order: Order, language: string): Held[] {
  const byName: Comparison = (one, other) => one.card.name.localeCompare(other.card.name, language);
  const byPrice: Comparison = (one, other) => one.price - other.price || byName(one, other);
  const tag = (held: Held): string => held.card.tags[0] ?? '~';
  const orders: Record<Order, Comparison | null> = {
    playable: (one, other) => Number(one.option === null) - Number(other.option === null) || byPrice(one, other),
    cost: byPrice,
    name: byName,
    tag: (one, other) => tag(one).localeCompare(tag(other)) || byPrice(one, other),
    dealt: null,
  };
  const comparison = orders[order];
  return comparison === null ? [...cards] : cards.toSorted(comparison);
}

export interface Sieve {
  playable: boolean;
  tags: readonly string[];
  kinds: readonly string[];
  text: string;
}
export const ALL: Sieve = { playable: false, tags: [], kinds: [], text: '' };

/** Events have a tag of their own, which lies on the card only while it is played. */
export const tagsOf = (card: Card): string[] => (card.kind === 'event' ? [...card.tags, 'event'] : card.tags);

export function passes(card: Card, sieve: Omit<Sieve, 'playable'>, language: string): boolean {
  if (sieve.tags.length > 0 && !sieve.tags.some((tag) => tagsOf(card).includes(tag))) return false;
  if (sieve.kinds.length > 0 && !sieve.kinds.includes(card.kind)) return false;
  const wanted = sieve.text.trim().toLocaleLowerCase(language);
  if (wanted === '') return true;
  const written = [card.name, card.number, ...card.lines.map((line) => line.text)].join('\n').toLocaleLowerCase(language);
  return wanted.split(/\s+/).every((word) => written.includes(word));
}

/** In or out of a list. */
export const toggled = (list: readonly string[], each: string): string[] =>
  list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
