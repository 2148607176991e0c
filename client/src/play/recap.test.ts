import { expect, it } from 'vitest';
import type { LogLine, Message } from '../lib/wire';
import { chapters, deeds, freshAreas, lastOwn, since } from './recap';

const line = (serial: number, seat: number | null, ...says: Message[]): LogLine => ({ serial, answers: serial, seat, at: 0, says });
const laid = (area: number): Message => ({ key: 'log-tile-placed', args: { area } });
const began = (generation: number): Message => ({ key: 'log-generation-began', args: { generation } });
const log = [line(1, 0, laid(3)), line(2, 1, laid(4)), line(3, 2), line(4, 2, laid(5), began(2)), line(5, 1, laid(9))];

it('tells what others did since my last answer', () => {
  expect(since(log, 0).map((each) => each.serial)).toEqual([2, 4, 5]);
  expect([...freshAreas(log, 0)]).toEqual(['4', '5', '9']);
  expect(freshAreas(log, 1).size).toBe(0);
  expect(lastOwn(log, 0)).toBe(0);
  expect(lastOwn(log, 3)).toBeNull();
  const undone = line(6, 0, { key: 'told-undone', args: {} });
  expect(lastOwn([...log, undone], 0)).toBe(0);
  expect(since([...log, undone], 0)).toHaveLength(4);
});

it('tells of deeds only: not that turns end, what was paid, or what became of the table', () => {
  const ended = line(6, 1, { key: 'log-turn-ended', args: { seat: 1 } });
  const paid = line(7, 1, { key: 'log-lost', args: { seat: 1, resource: { ref: 'res', id: 'heat' }, amount: 2 } });
  const paused = line(8, null, { key: 'told-paused', args: {} });
  expect(deeds([...log, ended, paid, paused], 0).map((each) => each.serial)).toEqual([2, 4, 5]);
});

it('begins a chapter after the line that begins a generation', () => {
  expect(chapters(log).map((each) => [each.generation, each.lines.length])).toEqual([
    [0, 4],
    [2, 1],
  ]);
});
