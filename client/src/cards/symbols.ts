// What pictures are made of: rows of symbols that a player reads without words.

import type { Message } from '../lib/wire';

export type Kind = 'res' | 'tag' | 'tile' | 'param' | 'sign';

/** One drawing, so many times; with a red rim if it is somebody else's, with a star if the text says more. */
export interface Pic {
  is: 'pic';
  kind: Kind;
  id: string;
  n: number | string;
  any: boolean;
  star: boolean;
}
/** A sign between pictures: `+`, `−`, `/`, `:`, `→`. */
export interface Mark {
  is: 'mark';
  text: string;
}
/** A word that has no picture: "or". */
export interface Word {
  is: 'word';
  key: string;
}
/** Production: its own changes on a framed plate, row under row. */
export interface Plate {
  is: 'plate';
  rows: Row[];
}
/** The arrow of an action. */
export interface Arrow {
  is: 'arrow';
}
/** A value to be said, such as "≥ −12 °C". */
export interface Said {
  is: 'said';
  before: string;
  value: Message;
}
/** A share, written as the language does. */
export interface Percent {
  is: 'percent';
  before: string;
  n: number;
}
export type Symbol = Pic | Mark | Word | Plate | Arrow | Said | Percent;
export type Row = Symbol[];

export const pic = (kind: Kind, id: string, n: number | string = 1): Pic => ({ is: 'pic', kind, id, n, any: false, star: false });
export const mark = (text: string): Mark => ({ is: 'mark', text });
export const plate = (...rows: Row[]): Plate => ({ is: 'plate', rows });
export const OR: Word = { is: 'word', key: 'client-cards-or' };
export const ARROW: Arrow = { is: 'arrow' };

/** The same as somebody else's. */
export const anyones = (row: Row): Row => row.map((each) => (each.is === 'pic' ? { ...each, any: true } : each));

/** The last picture with a star: the text says more about it. */
export function starred(row: Row): Row {
  const last = row.findLastIndex((each) => each.is === 'pic');
  return row.map((each, at) => (at === last && each.is === 'pic' ? { ...each, star: true } : each));
}

/** Rows joined into one with a symbol between them. */
export const joined = (rows: Row[], between: Symbol): Row => rows.flatMap((row, at) => (at === 0 ? row : [between, ...row]));
