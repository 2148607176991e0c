// My tables, looked at again and again while home is open; those that go on in more detail.

import { SvelteMap } from 'svelte/reactivity';
import { api, Refusal } from '../lib/api';
import type { MyTable, Table, View } from '../lib/wire';

const OFTEN = 10_000; // ms between looks
const NEAR = 12; // so many tables are looked at closely

export class Tables {
  all = $state.raw<MyTable[] | null>(null);
  now = $state(Date.now());
  private near = new SvelteMap<string, Table>();
  private looking = false;

  /** Look now and from now on, while the page can be seen. Returns what ends it. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, OFTEN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  detail(id: string): Table | undefined {
    return this.near.get(id);
  }

  /** The planet of the game that was played last. */
  get last(): View | null {
    const id = this.latest?.id;
    return id === undefined ? null : (this.near.get(id)?.view ?? null);
  }

  private get latest(): MyTable | undefined {
    const begun = (this.all ?? []).filter((each) => each.phase !== 'room');
    return begun.sort((one, other) => other.changed - one.changed)[0];
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      this.all = await api.mine();
      this.now = Date.now();
      const going = this.all.filter((each) => each.phase !== 'over').slice(0, NEAR);
      for (const table of new Set([this.latest, ...going])) {
        if (table === undefined || this.near.get(table.id)?.number === table.number) continue;
        this.near.set(table.id, await api.table(table.id, 0));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next look may find the server again
    } finally {
      this.looking = false;
    }
  }
}

/** Those that wait for me, those that go on, those that are over; the latest change first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (isMyTurn(table) ? 0 : table.phase === 'over' ? 2 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

export const isMyTurn = (table: MyTable): boolean =>
  table.phase === 'play' && table.seat !== null && table.asked.includes(table.seat);
