import { expect, it } from 'vitest';
import { told } from './changes';

it('tells stocks, productions and parameters, and leaves the rest where it stands', () => {
  const lines = told([
    { path: ['seats', 1, 'stock', 'plants'], before: 8, after: 0 },
    { path: ['seats', 0, 'production', 'energy'], before: 0, after: 2 },
    { path: ['oxygen'], before: 3, after: 4 },
    { path: ['seats', 0, 'tags', 'space'], before: 0, after: 1 },
    { path: ['deck'], before: 9, after: 8 },
  ]);
  expect(lines.map((line) => [line.seat, line.sign.id, line.production, line.by, line.after])).toEqual([
    [1, 'plants', false, -8, 0],
    [0, 'energy', true, 2, 2],
    [null, 'oxygen', false, 1, 4],
  ]);
});
