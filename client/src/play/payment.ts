// A payment in the making, against its price.

import type { Payment } from '../lib/wire';

export function paid(decision: Payment, units: Record<string, number>): number {
  return decision.means.reduce((sum, mean) => sum + (units[mean.name] ?? 0) * mean.value, 0);
}

/** What is paid beyond the price and no unit of which could be kept is lost; short is below zero. */
export function beyond(decision: Payment, units: Record<string, number>): number {
  return paid(decision, units) - decision.price;
}

/** The same payment with another number of one means; what is worth 1 makes up the difference where it can. */
export function balanced(decision: Payment, units: Record<string, number>, name: string, to: number): Record<string, number> {
  const changed = { ...units, [name]: to };
  const filler = decision.means.findLast((mean) => mean.value === 1 && mean.name !== name);
  if (filler === undefined) return changed;
  const rest = decision.price - paid(decision, { ...changed, [filler.name]: 0 });
  return { ...changed, [filler.name]: Math.min(filler.available, Math.max(0, rest)) };
}
