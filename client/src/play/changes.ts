// The preview, sorted for showing: what changes for whom.

import type { Change } from '../lib/wire';

export type Sign = { kind: 'res' | 'param' | 'sign' | 'tag'; id: string };
export interface Told {
  seat: number | null; // null: of all
  sign: Sign;
  production: boolean;
  name: [string, string]; // as in words.name(kind, id)
  by: number;
  after: number;
}

/** Numbers worth a line in the panel; the others show where they stand. */
export function told(changes: readonly Change[]): Told[] {
  return changes.flatMap((change) => {
    const line = lineOf(change.path);
    return line === null ? [] : [{ ...line, by: change.after - change.before, after: change.after }];
  });
}

type Line = Omit<Told, 'by' | 'after'>;

function lineOf(path: readonly (string | number)[]): Line | null {
  const [first, second, third, fourth] = path;
  if (first === 'temperature' || first === 'oxygen' || first === 'oceans') {
    return { seat: null, sign: { kind: 'param', id: first }, production: false, name: ['param', first] };
  }
  if (first !== 'seats' || typeof second !== 'number') return null;
  const of = (sign: Sign, name: [string, string], production = false): Line => ({ seat: second, sign, production, name });
  if (third === 'tr') return of({ kind: 'sign', id: 'tr' }, ['word', 'tr']);
  if (third === 'hand') return of({ kind: 'sign', id: 'hand' }, ['word', 'hand']);
  if (typeof fourth !== 'string') return null;
  if (third === 'stock') return of({ kind: 'res', id: fourth }, ['res', fourth]);
  if (third === 'production') return of({ kind: 'res', id: fourth }, ['res', fourth], true);
  if (third === 'on_cards') return of({ kind: 'sign', id: 'card' }, ['card', fourth]);
  return null;
}
