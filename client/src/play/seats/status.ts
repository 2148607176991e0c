// How a seat stands, in one word, and its clock.

import type { Table } from '../../lib/wire';

export type Status = 'conceded' | 'asked' | 'passed' | 'waiting';

export function statusOf(table: Table, seat: number): Status {
  if (table.seats[seat]?.conceded) return 'conceded';
  if (table.phase === 'play' && table.view?.deciding.includes(seat)) return 'asked';
  return table.view?.seats[seat]?.passed && table.view.phase === 'action' ? 'passed' : 'waiting';
}

/** Seconds; with less the clock warns. */
export const LOW = 60;

/** Seconds left on the clock at the moment `now` of the server; null without a clock. */
export function secondsLeft(table: Table, seat: number, now: number): number | null {
  const at = table.seats[seat];
  if (at === undefined || at.left === null) return null;
  const running = at.running_at === null ? 0 : (now - table.clock_at) / 1000;
  return Math.max(0, at.left - running);
}

export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
