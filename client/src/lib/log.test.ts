import { describe, expect, it } from 'vitest';
import { continued } from './log';
import type { LogLine } from './wire';

const line = (serial: number): LogLine => ({ serial, answers: serial, seat: 0, at: 0, says: [] });
const serials = (log: LogLine[]): number[] => log.map((each) => each.serial);

describe('continued', () => {
  it('begins a log', () => {
    expect(serials(continued([], { from: 0, lines: [line(1), line(2)] }))).toEqual([1, 2]);
  });
  it('goes on behind what is known', () => {
    expect(serials(continued([line(1), line(2)], { from: 2, lines: [line(3)] }))).toEqual([1, 2, 3]);
  });
  it('changes nothing where nothing is new', () => {
    expect(serials(continued([line(1), line(2)], { from: 2, lines: [] }))).toEqual([1, 2]);
  });
  it('drops what an undo took back', () => {
    expect(serials(continued([line(1), line(2), line(3)], { from: 1, lines: [line(4)] }))).toEqual([1, 4]);
  });
  it('begins anew where the server knows no line of the client', () => {
    expect(serials(continued([line(1), line(2)], { from: 0, lines: [line(5)] }))).toEqual([5]);
  });
  it('leaves the known log as it was', () => {
    const known = [line(1), line(2)];
    continued(known, { from: 0, lines: [] });
    expect(serials(known)).toEqual([1, 2]);
  });
});
