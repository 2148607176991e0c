// What goes over the wire (docs/protocol.md). The server checks what it gets; the client believes what it is told.

export interface Ref {
  ref: string;
  id: string;
}
export interface Message {
  key: string;
  args: Record<string, Value>;
}
export type Value = number | string | Ref | Message | Value[];

export type Phase = 'room' | 'play' | 'over';
export type SeatKind = 'open' | 'person' | 'bot';

export interface Pace {
  kind: 'none' | 'move' | 'budget';
  seconds: number;
  extra: number;
  then: 'pause' | 'bot';
}

export interface SeatAt {
  kind: SeatKind;
  bot: string;
  name: string;
  joined: boolean;
  conceded: boolean;
  asked_at: number | null;
  running_at: number | null;
  left: number | null;
}

export interface LogLine {
  serial: number;
  answers: number;
  seat: number | null;
  at: number;
  says: Message[];
}

interface DecisionBase {
  seat: number;
  prompt: string;
  args: Record<string, Value>;
  source: string;
  options: string[];
  default: string;
}
export interface Choice extends DecisionBase {
  kind: 'choice';
}
export interface Subset extends DecisionBase {
  kind: 'subset';
  verb: string;
  least: number;
  most: number;
}
export interface Portion extends DecisionBase {
  kind: 'portion';
  most: number[];
}
export interface Amount extends DecisionBase {
  kind: 'amount';
  least: number;
  most: number;
}
export interface Means {
  name: string;
  available: number;
  value: number;
}
export interface Payment extends DecisionBase {
  kind: 'payment';
  price: number;
  means: Means[];
}
export type Decision = Choice | Subset | Portion | Amount | Payment;

export interface Table {
  type: 'table';
  id: string;
  number: number;
  phase: Phase;
  game: string;
  options: Record<string, unknown>;
  pace: Pace;
  commitment: string;
  salts: string[];
  you: { seat: number | null; host: boolean };
  seats: SeatAt[];
  paused: boolean;
  clock_at: number;
  undo: { answers: number; free: number; asked: { seat: number; to: number; agreed: number[] } | null };
  claimable: number[];
  view: View | null;
  says: Record<string, Message>;
  why_not: Record<string, Message[]>;
  log: { from: number; lines: LogLine[] };
  end: { points: number[]; winners: number[]; reason: string; secret: string; history?: Round[] } | null;
}

/** How the seats stood at the end of a round, in the game's own numbers. */
export interface Round {
  round: number;
  seats: Record<string, number>[];
}

// --- the view of Terraforming Mars ---------------------------------------------------------------------------------

export type Resources = Record<string, number>;

export interface TileAt {
  area: number | string;
  tile: string;
  owner: number | null;
}

export interface SeatView {
  seat: number;
  corporation: string | null;
  tr: number;
  tr_raised: boolean;
  stock: Resources;
  production: Resources;
  tags: Record<string, number>;
  played: string[];
  events_played: string[];
  on_cards: Record<string, number>;
  actions_used: string[];
  mined: Record<string, string>;
  passed: boolean;
  ready: boolean;
  first_action_due: boolean;
  next_card: { discount?: number; requirement_shift?: number };
  metal_value: Record<string, number>;
  greenery_cost: number;
  tiles: number;
  cities: number;
  greeneries: number;
  hand: number;
}

export interface OwnView {
  hand: string[];
  prices: Record<string, number>;
  project_prices: Record<string, number>;
  offered: string[];
  offered_corporations: string[];
  drafted: string[];
  bill: unknown[];
}

export interface Score {
  tr: number;
  milestones: number;
  awards: number;
  greenery: number;
  city: number;
  cards: number;
  by_card: Record<string, number>;
  total: number;
}

export interface View {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
  phase: string;
  generation: number;
  generations: number | null;
  active: number;
  first: number;
  deciding: number[];
  decision: Decision | null;
  temperature: number;
  oxygen: number;
  oceans: number;
  board: string;
  tiles: TileAt[];
  markers: { area: number | string; owner: number }[];
  milestones: { id: string; seat: number }[];
  awards: { id: string; seat: number }[];
  goals: {
    milestones: { id: string; least: number; counts: number[] }[];
    awards: { id: string; counts: number[] }[];
    milestone_price: number | null;
    award_price: number | null;
  } | null;
  playing: string | null;
  deck: number;
  discards: number;
  seats: SeatView[];
  own: OwnView | null;
  scores: Score[] | null;
}

// --- what is printed ------------------------------------------------------------------------------------------------

export interface Area {
  id: number;
  row: number;
  column: number;
  ocean: boolean;
  volcanic: boolean;
  reserved: string;
  name: string;
  bonus: string[];
  neighbours: number[];
}
export interface Board {
  id: string;
  areas: Area[];
  milestones: string[];
  awards: string[];
}
export interface Track {
  from: number;
  to: number;
  step: number;
  bonus: { at: number; gives: string }[];
}
export interface Components {
  resources: string[];
  tags: string[];
  boards: Board[];
  parameters: Record<'temperature' | 'oxygen' | 'oceans', Track>;
  projects: { id: string; price: number; does: Message[] }[];
  milestones: Record<string, { least: number }>;
  milestone_price: number;
  most_milestones: number;
  award_prices: number[];
}
export interface OptionField {
  name: string;
  default: unknown;
  choices: unknown[];
}
export interface GameInfo {
  id: string;
  rules: number;
  options: OptionField[];
  components: Components;
}
export interface Games {
  version: string;
  languages: string[];
  bots: string[];
  longest_name: number;
  longest_salt: number;
  games: GameInfo[];
}
export interface CardLine {
  section: string;
  text: string;
  message: Message;
}
export interface Card {
  id: string;
  number: string;
  module: string;
  kind: 'automated' | 'active' | 'event' | 'corporation';
  name: string;
  cost: number | null;
  tags: string[];
  holds: string;
  lines: CardLine[];
}

// --- messages of the live connection --------------------------------------------------------------------------------

export interface Change {
  path: (string | number)[];
  before: number;
  after: number;
}
export type FromServer =
  | Table
  | { type: 'done'; id: number; number: number }
  | { type: 'refused'; id: number; why: Message }
  | { type: 'present'; seats: number[]; watching: number }
  | { type: 'changes'; id: number; changes: Change[] }
  | { type: 'error'; error: Message };

export type Deed =
  | { do: 'answer'; number: number; key: string }
  | { do: 'undo'; number: number; to: number }
  | { do: 'agree' | 'refuse' | 'concede'; number: number }
  | { do: 'claim'; number: number; seat: number }
  | { do: 'name'; name: string }
  | { do: 'salt'; salt: string }
  | { do: 'webhook'; url: string }
  | { do: 'seat'; seat: number; kind: SeatKind; bot?: string }
  | { do: 'options'; options: Record<string, unknown>; pace: Pace }
  | { do: 'start' | 'pause' | 'resume' };

export interface MyTable {
  id: string;
  game: string;
  seat: number | null;
  host: boolean;
  phase: Phase;
  asked: number[];
  number: number;
  changed: number;
}
