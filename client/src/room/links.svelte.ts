// Links of a table, as this page asked for them. The server keeps only their hashes, so each is shown by who made it.

import { SvelteMap } from 'svelte/reactivity';
import { api, Refusal } from '../lib/api';

const WATCH = -1;

export class Links {
  private made = new SvelteMap<number, string>();
  private asked = new Set<number>();

  constructor(private readonly table: string) {}

  /** The address that gives the seat, or a place to watch for null; empty until it is there. */
  of(seat: number | null): string {
    return this.made.get(seat ?? WATCH) ?? '';
  }

  async make(seat: number | null): Promise<void> {
    const place = seat ?? WATCH;
    if (this.asked.has(place)) return;
    this.asked.add(place);
    try {
      const token = await api.link(this.table, seat);
      if (this.asked.has(place)) this.made.set(place, `${location.origin}/join/${token}`);
    } catch (error) {
      this.asked.delete(place);
      if (!(error instanceof Refusal)) throw error; // without a link there is nothing to copy; the next look asks again
    }
  }

  /** The seat is taken: its link is no invitation any more. */
  forget(seat: number): void {
    this.asked.delete(seat);
    this.made.delete(seat);
  }
}

/** Whether others can reach this address at all. */
export const reachable = (): boolean => !['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
