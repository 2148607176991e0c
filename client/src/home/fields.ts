// Options of a game and paces, as people read and set them. Which values go together the server says.

import { t, words } from '../lib/session.svelte';
import type { OptionField, Pace } from '../lib/wire';

export type Options = Record<string, unknown>;
export type Kind = 'switch' | 'choice' | 'seats' | 'seat';

/** What a field holds: yes or no, one of its choices, some of the seats, or one seat or none. */
export function kindOf(field: OptionField): Kind {
  if (Array.isArray(field.default)) return 'seats';
  if (field.choices.length === 0) return 'seat';
  return typeof field.default === 'boolean' ? 'switch' : 'choice';
}

export function valueText(field: OptionField, value: unknown): string {
  const kind = kindOf(field);
  if (kind === 'switch') return t(value === true ? 'client-option-yes' : 'client-option-no');
  if (kind === 'seats') return seatNames(value as number[]) || t('client-option-nobody');
  if (kind === 'seat') return typeof value === 'number' ? words().seat(value) : t('client-option-lot');
  return typeof value === 'number' ? words().digits(value) : words().name(field.name, String(value));
}

const seatNames = (seats: number[]): string => seats.map((seat) => words().seat(seat)).join(', ');

/** The options with so many seats: what named a seat that is no longer there names none. */
export function fitted(fields: readonly OptionField[], options: Options, seats: number): Options {
  const fitting = fields.map((field) => {
    const value = options[field.name] ?? field.default;
    if (kindOf(field) === 'seats') return [field.name, (value as number[]).filter((seat) => seat < seats)];
    if (kindOf(field) === 'seat' && typeof value === 'number' && value >= seats) return [field.name, null];
    return [field.name, value];
  });
  return { ...(Object.fromEntries(fitting) as Options), seats };
}

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** “2 minutes”, “1 day”: in the largest unit that fits without a rest. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0 && seconds >= size) ?? (['second', 1] as const);
  return new Intl.NumberFormat(words().language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

const M = 60;
const H = 60 * M;
const D = 24 * H;
export const MOVES = [30, M, 2 * M, 5 * M, 15 * M, H, 8 * H, D, 2 * D, 3 * D, 7 * D];
export const BUDGETS = [10 * M, 15 * M, 20 * M, 30 * M, 45 * M, H, 90 * M, 2 * H, D, 3 * D, 7 * D, 14 * D];
export const EXTRAS = [0, 5, 10, 20, 30, M, 5 * M, H, 8 * H, D];

export function paceText(pace: Pace): string {
  if (pace.kind === 'none') return t('client-pace-none');
  const then = t(`client-pace-then-${pace.then}`);
  const time = duration(pace.seconds);
  if (pace.kind === 'move') return t('client-pace-move-told', { time, then });
  if (pace.extra === 0) return t('client-pace-budget-told', { time, then });
  return t('client-pace-extra-told', { time, extra: duration(pace.extra), then });
}

/** The pace of another kind, with times that suit it. */
export function paceOf(kind: Pace['kind'], then: Pace['then']): Pace {
  if (kind === 'none') return { kind, seconds: 0, extra: 0, then };
  return kind === 'move' ? { kind, seconds: 5 * M, extra: 0, then } : { kind, seconds: 30 * M, extra: 10, then };
}
