import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { env as around } from 'node:process';
import { describe, expect, it } from 'vitest';
import type { Card, Message } from '../lib/wire';
import { face } from './face';
import { needs, pictures, worth } from './pictures';

const PYTHON = existsSync('../.venv/bin/python') ? '../.venv/bin/python' : 'python3';
const TELL = "import json; from redtable.words.gallery import gallery; print(json.dumps(gallery('terraforming', 'en')['cards']))";

/** The catalogue as the server sends it, from the declarations themselves. */
function catalogue(): Card[] {
  const env = { ...around, PYTHONPATH: '../src' };
  return JSON.parse(execFileSync(PYTHON, ['-c', TELL], { env, encoding: 'utf8', maxBuffer: 1 << 26 })) as Card[];
}
const CARDS = catalogue();
const card = (id: string): Card => CARDS.find((each) => each.id === id) as Card;
const lineOf = (id: string, section: string): Message => card(id).lines.find((line) => line.section === section)?.message as Message;

describe('pictures', () => {
  it('are complete on every project card', () => {
    const projects = CARDS.filter((each) => each.kind !== 'corporation');
    const lacking = projects.filter((each) => !face(each).complete).map((each) => each.id);
    expect(projects.length).toBe(208);
    expect(lacking).toEqual([]);
  });

  it('are complete on every corporation', () => {
    expect(CARDS.filter((each) => !face(each).complete)).toEqual([]);
  });

  it('show production on one plate, losses above gains', () => {
    const [row] = pictures(lineOf('cloud-seeding', 'effect'), 'cloud-seeding') ?? [];
    const [plate] = row ?? [];
    if (plate?.is !== 'plate') throw new Error('no plate');
    expect(plate.rows.map((each) => each.map((symbol) => (symbol.is === 'pic' ? symbol.id : symbol.is === 'mark' ? symbol.text : '?')))).toEqual([
      ['−', 'megacredits'],
      ['+', 'plants'],
    ]);
  });

  it('show what belongs to somebody else as such', () => {
    const removes = card('asteroid').lines.map((line) => pictures(line.message, 'asteroid')?.flat() ?? []);
    expect(removes.flat().filter((symbol) => symbol.is === 'pic' && symbol.any)).toMatchObject([{ id: 'plants', n: 3 }]);
  });

  it('show what an action costs before its arrow', () => {
    const [row] = pictures(lineOf('space-elevator', 'action'), 'space-elevator') ?? [];
    expect(row?.map((symbol) => symbol.is)).toEqual(['pic', 'arrow', 'pic']);
  });

  it('put the tile of the card itself where it says "this card’s"', () => {
    const row = pictures(lineOf('mining-rights', 'effect'), 'mining-rights')?.[0];
    expect(row?.[0]).toMatchObject({ kind: 'tile', id: 'mining_rights', star: true });
  });

  it('are none for what nobody has drawn, and the text stands alone', () => {
    const unknown: Message = { key: 'do-something-new', args: {} };
    expect(pictures(unknown, 'x')).toBeNull();
    const odd: Card = { ...card('asteroid'), lines: [{ section: 'effect', text: 'Something new', message: unknown }] };
    expect(face(odd)).toMatchObject({ complete: false, drawn: [], text: ['Something new'] });
  });
});

describe('ribbon and badge', () => {
  it('say the bound of a requirement', () => {
    expect(needs(lineOf('cloud-seeding', 'requirement'))).toMatchObject([{ text: '≥ 3' }, { id: 'oceans' }]);
    expect(needs(lineOf('search-for-life', 'requirement'))).toMatchObject([{ id: 'oxygen' }, { before: '≤ ', n: 6 }]);
  });

  it('say what points depend on', () => {
    expect(worth(lineOf('fish', 'points'))).toMatchObject([{ id: 'points', n: 1 }, { text: '/' }, { id: 'animal', n: 1 }]);
  });
});
