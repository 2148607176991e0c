// The game generation by generation, as far as the log tells it: what it says is added up, no more.

import type { LogLine, Value } from '../lib/wire';

/** Running counts, by seat and then by generation. */
export interface Chart {
  generations: number;
  production: number[][]; // steps of production gained and lost
  cards: number[][]; // cards played
  tiles: number[][]; // tiles placed
}

type Count = Exclude<keyof Chart, 'generations'>;
const COUNTED: Record<string, [Count, (amount: number) => number]> = {
  'log-production-raised': ['production', (amount) => amount],
  'log-production-lowered': ['production', (amount) => -amount],
  'log-card-played': ['cards', () => 1],
  'log-tile-placed': ['tiles', () => 1],
};
const whole = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);

export function chart(lines: readonly LogLine[], seats: number): Chart {
  const empty = (): number[][] => Array.from({ length: seats }, () => [0]);
  const found: Chart = { generations: 1, production: empty(), cards: empty(), tiles: empty() };
  for (const { key, args } of lines.flatMap((line) => line.says)) {
    if (key === 'log-generation-began' && whole(args['generation']) > found.generations) {
      found.generations = whole(args['generation']);
      for (const row of [...found.production, ...found.cards, ...found.tiles]) row.push(row.at(-1) ?? 0);
    }
    const counted = COUNTED[key];
    const row = counted === undefined || typeof args['seat'] !== 'number' ? undefined : found[counted[0]][args['seat']];
    if (counted !== undefined && row !== undefined) row[row.length - 1] = (row.at(-1) ?? 0) + counted[1](whole(args['amount']));
  }
  return found;
}
