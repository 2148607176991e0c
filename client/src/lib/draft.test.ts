import { describe, expect, it } from 'vitest';
import { Draft, firstDraft, keyOf, split } from './draft.svelte';
import type { Amount, Choice, Payment, Portion, Subset } from './wire';

const asked = { seat: 0, prompt: 'ask-x', args: {}, source: '' };
const choice: Choice = { ...asked, kind: 'choice', options: ['pass', 'play:birds'], default: 'pass' };
const subset: Subset = {
  ...asked,
  kind: 'subset',
  verb: 'buy',
  options: ['birds', 'fish', 'ants'],
  default: 'buy:',
  least: 1,
  most: 2,
};
const portion: Portion = {
  ...asked,
  kind: 'portion',
  options: ['seat:1:plants', 'none'],
  default: 'none',
  most: [3, 0],
};
const amount: Amount = { ...asked, kind: 'amount', options: [], default: 'amount:4', least: 0, most: 6 };
const payment: Payment = {
  ...asked,
  kind: 'payment',
  options: ['pay:megacredits=7', 'pay:steel=2,megacredits=3'],
  default: 'pay:steel=2,megacredits=3',
  price: 7,
  means: [
    { name: 'steel', available: 4, value: 2 },
    { name: 'megacredits', available: 20, value: 1 },
  ],
};

function drafted(chosen: string[], units: Record<string, number> = {}): Draft {
  const draft = new Draft();
  draft.chosen = chosen;
  draft.units = units;
  return draft;
}

describe('split', () => {
  it('reads a payment', () => {
    expect(split('pay:steel=2,megacredits=3')).toEqual({ steel: 2, megacredits: 3 });
  });
  it('reads a payment of nothing', () => {
    expect(split('pay:')).toEqual({});
  });
});

describe('firstDraft', () => {
  it('chooses nothing where there is a choice', () => {
    expect(firstDraft(choice).chosen).toEqual([]);
    expect(firstDraft(null).chosen).toEqual([]);
    expect(keyOf(choice, firstDraft(choice))).toBeNull();
  });
  it('proposes the default payment, the default amount and the whole portion', () => {
    expect(keyOf(payment, firstDraft(payment))).toBe(payment.default);
    expect(keyOf(amount, firstDraft(amount))).toBe('amount:4');
    expect(firstDraft(portion).units).toEqual({ 'seat:1:plants': 3, none: 0 });
  });
});

describe('keyOf', () => {
  it('is the option of a choice', () => {
    expect(keyOf(choice, drafted(['play:birds']))).toBe('play:birds');
  });

  it('names a selection in the order in which it was offered', () => {
    expect(keyOf(subset, drafted(['ants', 'birds']))).toBe('buy:birds,ants');
  });
  it('is none while too few or too many are chosen', () => {
    expect(keyOf(subset, drafted([]))).toBeNull();
    expect(keyOf(subset, drafted(['birds', 'fish', 'ants']))).toBeNull();
    expect(keyOf({ ...subset, least: 0 }, drafted([]))).toBe('buy:');
  });

  it('says how much of a portion only if it is not all', () => {
    expect(keyOf(portion, drafted(['seat:1:plants'], { 'seat:1:plants': 3 }))).toBe('seat:1:plants');
    expect(keyOf(portion, drafted(['seat:1:plants'], { 'seat:1:plants': 2 }))).toBe('seat:1:plants=2');
    expect(keyOf(portion, drafted(['none']))).toBe('none');
  });
  it('is none for nothing of a portion', () => {
    expect(keyOf(portion, drafted(['seat:1:plants'], { 'seat:1:plants': 0 }))).toBeNull();
    expect(keyOf(portion, drafted([]))).toBeNull();
  });

  it('is the number of an amount', () => {
    expect(keyOf(amount, drafted([], { amount: 0 }))).toBe('amount:0');
  });

  it('leaves out means of which nothing is paid, and keeps their order', () => {
    expect(keyOf(payment, drafted([], { megacredits: 7, steel: 0 }))).toBe('pay:megacredits=7');
    expect(keyOf(payment, drafted([], { megacredits: 3, steel: 2 }))).toBe('pay:steel=2,megacredits=3');
  });
});
