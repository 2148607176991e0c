// Lines of the log: a deed in words, and what it brought as small numbers with pictures.

import type { Message } from '../../lib/wire';

export interface Gain {
  seat: number;
  resource: string;
  production: boolean;
  by: number;
}

const GAINS: Record<string, [production: boolean, sign: 1 | -1]> = {
  'log-gained': [false, 1],
  'log-lost': [false, -1],
  'log-production-raised': [true, 1],
  'log-production-lowered': [true, -1],
};

/** The gain a message tells of; null if it tells of something else. */
export function gainOf({ key, args }: Message): Gain | null {
  const kind = GAINS[key];
  const { seat, resource, amount } = args;
  if (kind === undefined || typeof seat !== 'number' || typeof amount !== 'number') return null;
  if (typeof resource !== 'object' || !('ref' in resource)) return null;
  return { seat, resource: resource.id, production: kind[0], by: amount * kind[1] };
}

/** What is told in words, and the gains of each seat, in order. */
export function parted(says: readonly Message[]): { told: Message[]; gains: Map<number, Gain[]> } {
  const told: Message[] = [];
  const gains = new Map<number, Gain[]>();
  for (const said of says) {
    const gain = gainOf(said);
    if (gain === null) told.push(said);
    else gains.set(gain.seat, [...(gains.get(gain.seat) ?? []), gain]);
  }
  return { told, gains };
}
