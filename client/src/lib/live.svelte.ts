// A table as the server tells it, kept in step: WebSocket, reconnecting, and long polling where WebSockets are blocked.

import { api, Refusal } from './api';
import { continued } from './log';
import type { Change, Deed, FromServer, LogLine, Message, Table } from './wire';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SOCKETS_TRIED = 3; // so many connections that never opened, and polling takes over
const GONE = 4403;

type Waiting = { resolve: (changes: Change[]) => void; reject: (refusal: Refusal) => void };

export class Live {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  online = $state(false);
  present = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 }); // who is connected
  gone = $state.raw<Message | null>(null); // no such table for this browser
  drift = 0; // the server's clock less ours, in ms

  private socket: WebSocket | null = null;
  private opened = false;
  private failures = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private ids = 0;
  private waiting = new Map<number, Waiting>();

  constructor(readonly id: string) {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  /** Ask for something. Resolves when it is done for good; throws a `Refusal` with the reason. */
  async do(deed: Deed): Promise<void> {
    if (this.socket?.readyState === WebSocket.OPEN) await this.send(deed);
    else await api.deed(this.id, deed);
  }

  /** What an answer would change. */
  preview(key: string): Promise<Change[]> {
    const number = this.table?.number ?? 0;
    if (this.socket?.readyState === WebSocket.OPEN) return this.send({ do: 'preview', number, key });
    return api.preview(this.id, number, key);
  }

  private get since(): number {
    return this.log.at(-1)?.serial ?? 0;
  }

  private send(message: object): Promise<Change[]> {
    const id = ++this.ids;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  private connect(): void {
    if (this.closed) return;
    if (this.failures >= SOCKETS_TRIED && !this.opened) {
      void this.poll();
      return;
    }
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live?since=${this.since}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = (this.socket = new WebSocket(address));
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => (this.opened = true);
    // one message after another, though unpacking takes a moment
    let queue = Promise.resolve();
    socket.onmessage = (event) => {
      queue = queue.then(async () => this.receive(await unpacked(event.data as string | ArrayBuffer)));
    };
    socket.onclose = (event) => {
      this.failures += 1;
      void queue.then(() => this.lost(event.code));
    };
  }

  private lost(code: number): void {
    this.online = false;
    for (const { reject } of this.waiting.values()) reject(new Refusal({ key: 'client-unreachable', args: {} }, 0));
    this.waiting.clear();
    if (code === GONE || this.closed) return;
    if (!this.opened && this.table === null) void this.lookOnce();
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.connect();
    }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Where WebSockets may be blocked: show the table at once, whichever way it will be kept in step. */
  private async lookOnce(): Promise<void> {
    const table = await api.table(this.id, 0).catch(() => null);
    if (table !== null && this.table === null) this.take(table);
  }

  /** Back on the net, or back in this tab: nobody waits for the next try. */
  private readonly hurry = (): void => {
    if (this.online || this.closed || this.timer === 0 || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private async poll(): Promise<void> {
    while (!this.closed) {
      try {
        const known = this.table?.number ?? -1;
        this.take(known < 0 ? await api.table(this.id, 0) : await api.wait(this.id, known, this.since));
      } catch (error) {
        this.online = false;
        if (error instanceof Refusal && error.status === 404) {
          this.gone = error.why;
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, this.wait));
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      }
    }
  }

  private receive(message: FromServer): void {
    if (message.type === 'table') {
      this.take(message);
      return;
    }
    if (message.type === 'error') {
      this.gone = message.error;
      return;
    }
    if (message.type === 'present') {
      this.present = message;
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'refused') waiting?.reject(new Refusal(message.why, 409));
    else waiting?.resolve(message.type === 'changes' ? message.changes : []);
  }

  private take(table: Table): void {
    this.online = true;
    this.wait = FIRST_WAIT;
    this.drift = table.clock_at - Date.now();
    this.log = continued(this.log, table.log);
    this.table = table;
  }
}

/** Frames over a kilobyte come deflated. */
async function unpacked(data: string | ArrayBuffer): Promise<FromServer> {
  if (typeof data === 'string') return JSON.parse(data) as FromServer;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(stream).json()) as FromServer;
}
