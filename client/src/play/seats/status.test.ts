import { expect, it } from 'vitest';
import type { Table } from '../../lib/wire';
import { clock, secondsLeft } from './status';

it('counts down only where the clock runs', () => {
  const table = {
    clock_at: 1000,
    seats: [
      { left: 60, running_at: 500 },
      { left: 60, running_at: null },
      { left: null, running_at: null },
    ],
  } as unknown as Table;
  expect(secondsLeft(table, 0, 11_000)).toBe(50);
  expect(secondsLeft(table, 0, 999_000)).toBe(0);
  expect(secondsLeft(table, 1, 11_000)).toBe(60);
  expect(secondsLeft(table, 2, 11_000)).toBeNull();
  expect([clock(59.2), clock(61), clock(3661)]).toEqual(['1:00', '1:01', '1:01:01']);
});
