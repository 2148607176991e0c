// A card as it is drawn: its lines put into rows, ribbon, badge and text.

import type { Card, CardLine, Message } from '../lib/wire';
import type { Words } from '../lib/words';
import { needs, pictures, worth } from './pictures';
import type { Row } from './symbols';

/** How lines stand on the card: actions and lasting effects on bands of their own. */
export type Band = 'now' | 'action' | 'lasting';
export interface Drawn {
  band: Band;
  row: Row;
}
export interface Face {
  ribbon: Row | null;
  drawn: Drawn[];
  worth: Row | null;
  text: string[]; // what is written below the pictures
  complete: boolean; // whether every line has its picture
}

const BANDS: Record<string, Band> = { action: 'action', trigger: 'lasting', modifier: 'lasting', rule: 'lasting' };
const APART = ['requirement', 'points'];

const line = (card: Card, section: string): CardLine | undefined => card.lines.find((each) => each.section === section);

export function face(card: Card): Face {
  const said = card.lines.filter((each) => !APART.includes(each.section));
  const found = said.map((each) => ({ band: BANDS[each.section] ?? 'now', rows: pictures(each.message, card.id) }));
  const ribbon = line(card, 'requirement');
  const points = line(card, 'points');
  const parts = { ribbon: ribbon ? needs(ribbon.message) : null, worth: points ? worth(points.message) : null };
  return {
    ...parts,
    drawn: gathered(found.flatMap(({ band, rows }) => (rows ?? []).map((row) => ({ band, row })))),
    text: said.map((each) => each.text),
    complete: found.every(({ rows }) => rows !== null) && !parts.ribbon === !ribbon && !parts.worth === !points,
  };
}

/** Short rows of what happens at once share one row. */
function gathered(rows: Drawn[]): Drawn[] {
  const found: Drawn[] = [];
  for (const each of rows) {
    const last = found.at(-1);
    const fits = last !== undefined && last.band === 'now' && each.band === 'now' && length(last.row) + length(each.row) <= MOST_SIGNS;
    if (fits && !opens(each.row)) last.row = [...last.row, ...each.row];
    else found.push({ ...each });
  }
  return found;
}
const MOST_SIGNS = 6;
const opens = (row: Row): boolean => row[0]?.is === 'word';
const length = (row: Row): number =>
  row.reduce((sum, each) => sum + (each.is === 'plate' ? 1 + Math.max(...each.rows.map(length)) : each.is === 'pic' && typeof each.n === 'number' ? Math.min(each.n, 3) : 1), 0);

/** Reasons that are about the requirement; the others are about money and the like. */
const UNMET = ['gap-at-least', 'gap-at-most', 'gap-tags', 'gap-production', 'gap-cities', 'gap-greeneries'];
export const unmet = (reasons: readonly Message[]): boolean => reasons.some((reason) => UNMET.includes(reason.key));

/** Everything that stands on the card, to be read out. */
export function readOut(card: Card, words: Words, price: number | undefined, reasons: readonly Message[]): string {
  const parts = [card.name, words.name('kind', card.kind)];
  if (card.cost !== null) parts.push(words.t('line-cost', { n: price ?? card.cost }));
  if (card.tags.length > 0) parts.push(words.t('line-tags', { tags: card.tags.map((tag) => ({ ref: 'tag', id: tag })) }));
  return [...parts, ...card.lines.map((each) => each.text), ...reasons.map((reason) => words.sentence(reason))].join('. ');
}
