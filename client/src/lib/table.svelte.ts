// One open table as components see it: the table, the decision, the answer in the making, its preview.

import { getContext, setContext } from 'svelte';
import { Refusal } from './api';
import { Draft, firstDraft, keyOf, split } from './draft.svelte';
import { Live } from './live.svelte';
import { session, words } from './session.svelte';
import type { Board, Card, Change, Components, Deed, Decision, Message, SeatView, Table, View } from './wire';
import type { Words } from './words';

const PREVIEW_WAIT = 120; // ms of rest before a preview is asked for

export { Draft, firstDraft, keyOf, split };

export class TableView {
  readonly live: Live;
  draft = $state(new Draft());
  preview = $state.raw<Change[]>([]);
  refusal = $state.raw<Message | null>(null); // of the last deed, until the next one
  busy = $state(false);
  focus = $state<string | null>(null); // an option that is looked at: its preview is shown, nothing is chosen
  private asked = '';
  private timer = 0;

  constructor(id: string) {
    this.live = new Live(id);
    $effect(() => this.follow());
  }

  get table(): Table {
    if (this.live.table === null) throw new Error('the table is not here yet');
    return this.live.table;
  }
  get view(): View {
    const view = this.table.view;
    if (view === null) throw new Error('the game has not begun');
    return view;
  }
  get me(): number | null {
    return this.table.you.seat;
  }
  get mine(): SeatView | null {
    return this.me === null ? null : (this.view.seats[this.me] ?? null);
  }
  get decision(): Decision | null {
    return this.live.table?.view?.decision ?? null;
  }
  get components(): Components {
    const info = session.games?.games.find((game) => game.id === this.table.game);
    if (info === undefined) throw new Error(`the server does not know ${this.table.game}`);
    return info.components;
  }
  get board(): Board {
    const board = this.components.boards.find((each) => each.id === this.view.board);
    if (board === undefined) throw new Error('the board is not known');
    return board;
  }
  /** Words with the names of the seats of this table. */
  get words(): Words {
    return words().withSeats(this.table.seats.map((seat) => seat.name));
  }
  card(id: string): Card | undefined {
    return session.cards.get(id);
  }
  /** Whether the option is on offer now. */
  offers(option: string): boolean {
    return this.decision?.options.includes(option) ?? false;
  }
  /** Why an option that one may think of is not on offer. */
  whyNot(option: string): Message[] {
    return this.table.why_not[option] ?? [];
  }

  // --- the answer in the making ---

  isChosen(option: string): boolean {
    return this.draft.chosen.includes(option);
  }

  /** Choose an option; of several that may be chosen, put it in or take it out. */
  choose(option: string): void {
    const decision = this.decision;
    if (decision === null || !decision.options.includes(option)) return;
    if (decision.kind === 'subset') {
      const without = this.draft.chosen.filter((each) => each !== option);
      const taken = without.length < this.draft.chosen.length;
      if (taken) this.draft.chosen = without;
      else if (this.draft.chosen.length < decision.most) this.draft.chosen = [...this.draft.chosen, option];
      else if (decision.most === 1) this.draft.chosen = [option];
    } else {
      this.draft.chosen = [option];
      if (decision.kind === 'payment') this.draft.units = split(option);
    }
  }

  setUnits(name: string, units: number): void {
    this.draft.units = { ...this.draft.units, [name]: units };
  }

  /** The key of the answer as it stands; null while it is not one yet. */
  get key(): string | null {
    const decision = this.decision;
    return decision === null ? null : keyOf(decision, this.draft);
  }

  async answer(key: string | null = this.key): Promise<void> {
    if (key !== null) await this.do({ do: 'answer', number: this.table.number, key });
  }

  /** Back by one answer of one's own, or further; asks the others where it must. */
  async undo(to: number = this.table.undo.answers - 1): Promise<void> {
    await this.do({ do: 'undo', number: this.table.number, to });
  }

  async do(deed: Deed): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      await this.live.do(deed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.why;
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  /** A new question empties the draft; a changed draft asks for its preview. */
  private follow(): void {
    const decision = this.decision;
    const asked = decision === null ? '' : JSON.stringify(decision);
    if (asked !== this.asked) {
      this.asked = asked;
      this.draft = firstDraft(decision);
      this.focus = null;
      this.refusal = null;
    }
    const key = this.focus ?? this.key;
    clearTimeout(this.timer);
    if (decision === null || key === null) {
      this.preview = [];
      return;
    }
    this.timer = setTimeout(() => {
      this.live.preview(key).then(
        (changes) => (this.preview = changes),
        () => (this.preview = []),
      );
    }, PREVIEW_WAIT);
  }

  /** What a number of the view would be, if the preview changes it: `after('seats', 0, 'tr')`. */
  after(...path: (string | number)[]): number | undefined {
    const wanted = path.join('/');
    return this.preview.find((change) => change.path.join('/') === wanted)?.after;
  }
}

const TABLE = Symbol('table');
export const provideTable = (table: TableView): TableView => setContext(TABLE, table);
export const useTable = (): TableView => getContext<TableView>(TABLE);
