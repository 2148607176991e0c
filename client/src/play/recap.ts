// What the log says of the time since one's own last turn, and by generations.

import type { LogLine } from '../lib/wire';
import { parted } from './log/gains';

/** The seat's own answers; undoing, joining and the like are lines of the table, not of the game. */
const answers = (line: LogLine, seat: number): boolean =>
  line.seat === seat && !line.says.some((said) => said.key.startsWith('told-'));

/** Lines after one's own last answer: what the others did meanwhile. */
export function since(log: readonly LogLine[], me: number | null): LogLine[] {
  if (me === null) return [];
  const last = log.findLastIndex((line) => answers(line, me));
  return log.slice(last + 1).filter((line) => line.says.length > 0);
}

/** Of these lines the deeds of others; that a turn ends goes without saying, and the log tells of the table. */
export function deeds(lines: readonly LogLine[], me: number | null): LogLine[] {
  const plain = (key: string) => key === 'log-turn-ended' || key.startsWith('told-');
  return lines.filter((line) => {
    const [first] = parted(line.says).told; // none: only what came of an earlier line
    return line.seat !== me && first !== undefined && !plain(first.key);
  });
}

/** Areas where others have laid something since one's own last turn. */
export function freshAreas(log: readonly LogLine[], me: number | null): Set<string> {
  const found = new Set<string>();
  for (const line of me === null ? log.slice(-3) : since(log, me)) {
    for (const said of line.says) {
      const area = said.args['area'];
      if (said.key === 'log-tile-placed' && (typeof area === 'number' || typeof area === 'string')) found.add(String(area));
      else if (said.key === 'log-tile-placed' && typeof area === 'object' && 'id' in area) found.add(String(area.id));
    }
  }
  return found;
}

export interface Chapter {
  generation: number; // 0: before the first
  lines: LogLine[];
}

/** The log by generations, in order. A line that begins one stands first in it. */
export function chapters(log: readonly LogLine[]): Chapter[] {
  const found: Chapter[] = [{ generation: 0, lines: [] }];
  for (const line of log) {
    const began = line.says.findLast((said) => said.key === 'log-generation-began')?.args['generation'];
    found.at(-1)?.lines.push(line);
    if (typeof began === 'number') found.push({ generation: began, lines: [] });
  }
  return found.filter((chapter) => chapter.lines.length > 0);
}

/** The position before one's own last answer; null if there was none. */
export function lastOwn(log: readonly LogLine[], me: number | null): number | null {
  const line = me === null ? undefined : log.findLast((each) => answers(each, me) && each.answers > 0);
  return line === undefined ? null : line.answers - 1;
}
