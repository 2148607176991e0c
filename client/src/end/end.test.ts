import { describe, expect, it } from 'vitest';
import type { Score } from '../lib/wire';
import { course, scale } from './chart';
import { commitment, proves } from './proof';
import { decisive, standings, verdict } from './scores';

const score = (tr: number, cards: number): Score => ({ tr, milestones: 0, awards: 0, greenery: 0, city: 0, cards, by_card: {}, total: tr + cards });

describe('the result', () => {
  const won = standings([score(30, 5), score(40, -2)], [1, 2], [1]);

  it('puts the winner first and adds up the bar', () => {
    expect(won.map((each) => [each.seat, each.total, each.won])).toEqual([
      [1, 38, true],
      [0, 35, false],
    ]);
    expect(won[1]?.stretches.at(-1)).toEqual({ source: 'cards', points: 5, from: 30 });
  });

  it('says what decided', () => {
    expect(verdict(won, 'end')).toBe('points');
    expect(decisive(won)).toEqual([
      { source: 'tr', points: 10 },
      { source: 'cards', points: -7 },
    ]);
  });

  it('says ties, shared victories, solo games and games given up', () => {
    const even = [score(30, 5), score(35, 0)];
    expect(verdict(standings(even, [7, 3], [0]), 'end')).toBe('money');
    expect(verdict(standings(even, [7, 7], [0, 1]), 'end')).toBe('shared');
    expect(verdict(standings([score(30, 0)], [0], [0]), 'end')).toBe('alone');
    expect(verdict(standings([score(30, 0)], [0], []), 'end')).toBe('lost');
    expect(verdict(won, 'conceded')).toBe('conceded');
  });
});

describe('the course of the game', () => {
  const history = [
    { round: 1, seats: [{ tr: 20, tiles: 0 }, { tr: 21, tiles: 1 }] },
    { round: 2, seats: [{ tr: 24, tiles: 3 }, { tr: 22, tiles: 1 }] },
  ];

  it('is one line for each seat', () => {
    expect(course(history, 'tr')).toEqual([[20, 24], [21, 22]]);
    expect(course([], 'tr')).toEqual([]);
  });

  it('spans what there is, from 0 where that is near', () => {
    expect(scale(course(history, 'tr'))).toEqual({ least: 20, most: 24 });
    expect(scale([[2, 30]])).toEqual({ least: 0, most: 30 });
    expect(scale([[-3, 30]])).toEqual({ least: -3, most: 30 });
    expect(scale([[5, 5]])).toEqual({ least: 5, most: 6 });
  });
});

describe('the proof', () => {
  // redtable.kernel.chance.commitment(bytes(range(32)))
  const secret = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
  const published = '6aa1163c6918108c67d03e83d145a4845d1e5ee0d17ad976f61f85b35a7c4db3';

  it('is the one of the server', async () => {
    expect(await commitment(secret)).toBe(published);
    expect(await proves(secret, published)).toBe(true);
    expect(await proves(secret.replace('1f', '1e'), published)).toBe(false);
  });

  it('takes hexadecimal numbers only', async () => {
    await expect(commitment('xyz')).rejects.toThrow();
  });
});
