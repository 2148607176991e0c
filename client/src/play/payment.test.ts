import { expect, it } from 'vitest';
import type { Payment } from '../lib/wire';
import { balanced, beyond } from './payment';

const decision = {
  kind: 'payment',
  price: 11,
  means: [
    { name: 'steel', available: 6, value: 2 },
    { name: 'megacredits', available: 8, value: 1 },
  ],
} as Payment;

it('fills up with M€ when a metal is moved, and says what is short or lost', () => {
  const units = balanced(decision, { steel: 2, megacredits: 7 }, 'steel', 4);
  expect(units).toEqual({ steel: 4, megacredits: 3 });
  expect(beyond(decision, units)).toBe(0);
  expect(balanced(decision, units, 'steel', 6)).toEqual({ steel: 6, megacredits: 0 });
  expect(beyond(decision, { steel: 6 })).toBe(1);
  expect(beyond(decision, balanced(decision, units, 'steel', 0))).toBe(-3);
});
