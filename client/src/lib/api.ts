// Requests to the server. A refusal is thrown as a `Refusal` that carries the message to say.

import type { Card, Change, Deed, Games, Message, MyTable, Pace, Table } from './wire';

export class Refusal extends Error {
  constructor(
    readonly why: Message,
    readonly status: number,
  ) {
    super(why.key);
  }
}

const UNREACHABLE: Message = { key: 'client-unreachable', args: {} };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (response.ok) return (await response.json()) as T;
  const told = (await response.json().catch(() => ({}))) as { error?: Message; refused?: Message };
  throw new Refusal(told.error ?? told.refused ?? UNREACHABLE, response.status);
}

export interface SeatChoice {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
}
export interface OpenTable {
  game: string;
  seats: SeatChoice[];
  options?: Record<string, unknown>;
  pace?: Pace;
  start?: boolean;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => request<Games>('GET', '/api/games'),
  cards: (game: string, language: string) =>
    request<{ cards: Card[] }>('GET', `/api/games/${game}/cards/${language}`).then((found) => found.cards),
  words: async (language: string): Promise<string> => {
    const response = await fetch(`/api/words/${language}`);
    if (!response.ok) throw new Refusal(UNREACHABLE, response.status);
    return response.text();
  },
  open: (wish: OpenTable) => request<{ table: string }>('POST', '/api/tables', wish).then((found) => found.table),
  openRecord: (wish: { record: string; answers?: number; bot?: string; seat?: number }) =>
    request<{ table: string }>('POST', '/api/records', wish).then((found) => found.table),
  mine: () => request<{ tables: MyTable[] }>('GET', '/api/tables').then((found) => found.tables),
  join: (token: string) => request<{ table: string; seat: number | null }>('POST', '/api/join', { token }),
  table: (id: string, since: number) => request<Table>('GET', `${table(id)}?since=${since}`),
  wait: (id: string, number: number, since: number) =>
    request<Table>('GET', `${table(id)}/wait?number=${number}&since=${since}`),
  deed: (id: string, deed: Deed) => request<{ done: number }>('POST', `${table(id)}/deeds`, deed),
  preview: (id: string, number: number, key: string) =>
    request<{ changes: Change[] }>('POST', `${table(id)}/preview`, { number, key }).then((found) => found.changes),
  link: (id: string, seat: number | null) =>
    request<{ token: string }>('POST', `${table(id)}/links`, { seat }).then((found) => found.token),
  rematch: (id: string) => request<{ table: string }>('POST', `${table(id)}/rematch`, {}).then((found) => found.table),
  recordAddress: (id: string) => `${table(id)}/record`,
};
