// How long ago something was, in the language of the moment.

import { words } from '../lib/session.svelte';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const [unit, size] = STEPS.find(([, size]) => past >= size) ?? (['second', 1000] as const);
  const amount = unit === 'second' ? 0 : Math.floor(past / size);
  return new Intl.RelativeTimeFormat(words().language, { numeric: 'auto' }).format(-amount, unit);
}
