import { describe, expect, it } from 'vitest';
import type { MyTable, Phase } from '../lib/wire';
import { inOrder, isMyTurn } from './tables.svelte';

const table = (id: string, phase: Phase, asked: number[], changed: number, seat: number | null = 0): MyTable => ({
  id,
  game: 'terraforming',
  seat,
  host: false,
  phase,
  asked,
  number: 1,
  changed,
});

describe('my tables', () => {
  it('begin with those that wait for me, and end with those that are over', () => {
    const tables = [
      table('over', 'over', [], 9),
      table('waits', 'play', [1], 5),
      table('room', 'room', [], 6),
      table('mine', 'play', [0, 1], 2),
      table('mine later', 'play', [0], 3),
    ];
    expect(inOrder(tables).map((each) => each.id)).toEqual(['mine later', 'mine', 'room', 'waits', 'over']);
  });

  it('wait for me at my own seat only, and never while I watch', () => {
    expect(isMyTurn(table('a', 'play', [1], 0))).toBe(false);
    expect(isMyTurn(table('a', 'play', [0], 0, null))).toBe(false);
    expect(isMyTurn(table('a', 'over', [0], 0))).toBe(false);
  });
});
