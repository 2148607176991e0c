// Opening tables from home: what is common to all doors.

import { api, Refusal, type OpenTable } from '../lib/api';
import { go } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import type { Message } from '../lib/wire';

export type Wish = Omit<OpenTable, 'game'>;

/** Open a table and go there. A refusal is given back to be said. */
export async function openTable(wish: Wish): Promise<Message | null> {
  return entering(() => api.open({ game: session.games?.games[0]?.id ?? '', ...wish }));
}

/** Go to the table that comes of it. A refusal is given back to be said. */
export async function entering(opened: () => Promise<string>): Promise<Message | null> {
  try {
    go(`/t/${await opened()}`);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.why;
    throw error;
  }
}

export const bots = (count: number, bot: string): OpenTable['seats'] =>
  Array.from({ length: count }, () => ({ kind: 'bot', bot }));
