// The course of a game as lines to draw: one number of every seat, round by round.

import type { Round } from '../lib/wire';

/** By seat and then by round. */
export function course(history: readonly Round[], field: string): number[][] {
  const seats = history[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => history.map((round) => round.seats[seat]?.[field] ?? 0));
}

export interface Scale {
  least: number;
  most: number;
}

/** What the axis spans: from the least to the most, never nothing, and from 0 if that is near. */
export function scale(rows: readonly number[][]): Scale {
  const all = rows.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const from = least > 0 && least < most / 2 ? 0 : least;
  return { least: from, most: Math.max(most, from + 1) };
}
