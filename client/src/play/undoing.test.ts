import { expect, it } from 'vitest';
import type { LogLine, SeatAt, Table } from '../lib/wire';
import { wayBack } from './undoing';

const seat = (kind: string, conceded = false) => ({ kind, conceded }) as SeatAt;
const table = (free: number, ...seats: SeatAt[]) =>
  ({ phase: 'play', undo: { answers: 9, free, asked: null }, seats }) as unknown as Table;
const log: LogLine[] = [{ serial: 1, answers: 6, seat: 0, at: 0, says: [{ key: 'log-passed', args: {} }] }];

it('takes back own steps at once, and asks only people', () => {
  expect(wayBack(table(8, seat('person'), seat('bot')), log, 0)).toEqual({ to: 8, how: 'free' });
  expect(wayBack(table(9, seat('person'), seat('bot')), log, 0)).toEqual({ to: 5, how: 'far' });
  expect(wayBack(table(9, seat('person'), seat('person')), log, 0)).toEqual({ to: 5, how: 'ask' });
  expect(wayBack(table(9, seat('person'), seat('person', true)), log, 0)?.how).toBe('far');
  expect(wayBack(table(9, seat('person')), [], 0)).toBeNull();
  expect(wayBack(table(9, seat('person')), log, null)).toBeNull();
});
