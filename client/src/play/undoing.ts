// The way back: where the undo button leads, and what it takes.

import type { LogLine, Table } from '../lib/wire';
import { lastOwn } from './recap';

export interface Way {
  to: number; // the position after so many answers
  how: 'free' | 'ask' | 'far'; // one's own step; with leave of the others; at once, but with what bots have done
}

export function wayBack(table: Table, log: readonly LogLine[], me: number | null): Way | null {
  const { answers, free, asked } = table.undo;
  if (me === null || asked !== null || table.phase !== 'play') return null;
  if (answers > free) return { to: answers - 1, how: 'free' };
  const to = lastOwn(log, me);
  const others = table.seats.some(({ kind, conceded }, seat) => seat !== me && kind === 'person' && !conceded);
  return to === null ? null : { to, how: others ? 'ask' : 'far' };
}
