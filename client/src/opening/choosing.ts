// The cards of such a question: which are on offer and which only lie beside them, what is spent, who passes to whom.

import type { Decision, OwnView, View } from '../lib/wire';

export interface Laid {
  id: string;
  option: string | null; // null: not to be chosen now
  why: 'offered' | 'corporation' | 'kept' | 'later';
}

const idOf = (option: string): string => option.slice(option.indexOf(':') + 1);

/** In the order in which they lie: what is settled or comes later stands beside what is asked. */
export function laid(view: View): Laid[] {
  const { decision, own } = view;
  if (own === null) return [];
  if (decision === null) return waiting(own);
  const offered = decision.options.map((option): Laid => ({ id: idOf(option), option, why: 'offered' }));
  const ids = offered.map((each) => each.id);
  const beside = (why: Laid['why'], cards: readonly string[]): Laid[] =>
    cards.filter((id) => !ids.includes(id)).map((id) => ({ id, option: null, why }));
  return [
    ...beside('corporation', own.offered_corporations),
    ...offered,
    ...beside('kept', own.drafted),
    ...beside('later', own.offered),
  ];
}

const waiting = (own: OwnView): Laid[] => [
  ...own.offered_corporations.map((id): Laid => ({ id, option: null, why: 'corporation' })),
  ...own.drafted.map((id): Laid => ({ id, option: null, why: 'kept' })),
];

export interface Bill {
  price: number; // of all that is chosen
  left: number;
}

/** What the chosen cards cost and what is left then; null where nothing costs. */
export function bill(decision: Decision | null, chosen: number, money: number): Bill | null {
  const each = decision?.args['price'];
  if (typeof each !== 'number') return null;
  const purse = decision?.args['money'];
  return { price: each * chosen, left: (typeof purse === 'number' ? purse : money) - each * chosen };
}

/** The seats a pack comes from and goes to, in the order in which it travels. */
export function passing(decision: Decision | null, seats: number): [number, number, number] | null {
  const from = decision?.args['from'];
  if (decision === null || typeof from !== 'number') return null;
  return [from, decision.seat, (2 * decision.seat - from + seats) % seats];
}

/** The largest size of type at which so many cards fit a field, of cards so many ems wide and high. */
export function fitting(cards: number, across: number, down: number, [wide, high] = [17.6, 25.4]): number {
  let best = 0;
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    best = Math.max(best, Math.min(across / columns / wide, down / rows / high));
  }
  return Math.max(LEAST, Math.min(MOST, best));
}
const LEAST = 11.5;
const MOST = 22;
