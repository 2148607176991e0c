// The end in numbers: points by source as the server told them, put into order.

import type { Score, View } from '../lib/wire';

export const SOURCES = ['tr', 'milestones', 'awards', 'greenery', 'city', 'cards'] as const;
export type Source = (typeof SOURCES)[number];

export interface Stretch {
  source: Source;
  points: number;
  from: number; // where it begins on the bar
}
export interface Standing {
  seat: number;
  total: number;
  money: number;
  won: boolean;
  stretches: Stretch[];
}

/** Seats in the order of the result; bars are made of points by source, negative ones left out of the bar. */
export function standings(scores: readonly Score[], money: readonly number[], winners: readonly number[]): Standing[] {
  const found = scores.map((score, seat): Standing => {
    let from = 0;
    const stretches = SOURCES.map((source) => {
      const stretch = { source, points: score[source], from };
      from += Math.max(0, score[source]);
      return stretch;
    });
    return { seat, total: score.total, money: money[seat] ?? 0, won: winners.includes(seat), stretches };
  });
  return found.sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total || other.money - one.money || one.seat - other.seat);
}

/** How the winner was found: by points, by M€ among equals, shared, or not at all. */
export type Verdict = 'points' | 'money' | 'shared' | 'alone' | 'lost' | 'conceded';

export function verdict(standing: readonly Standing[], reason: string): Verdict {
  const winners = standing.filter((each) => each.won);
  if (reason === 'conceded') return 'conceded';
  if (standing.length === 1) return winners.length === 1 ? 'alone' : 'lost';
  if (winners.length > 1) return 'shared';
  const best = winners[0];
  const even = best !== undefined && standing.some((each) => each !== best && each.total === best.total);
  return even ? 'money' : 'points';
}

/** The difference that each source made between the winner and the best of the others, largest first. */
export function decisive(standing: readonly Standing[]): { source: Source; points: number }[] {
  const [first, second] = standing;
  if (first === undefined || second === undefined) return [];
  return first.stretches
    .map(({ source, points }, at) => ({ source, points: points - (second.stretches[at]?.points ?? 0) }))
    .filter((each) => each.points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

/** Cards worth points to a seat, the most first. */
export const worthiest = (view: View, seat: number): [string, number][] =>
  Object.entries(view.scores?.[seat]?.by_card ?? {}).sort(([, one], [, other]) => other - one);
