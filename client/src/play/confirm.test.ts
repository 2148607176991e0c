import { expect, it } from 'vitest';
import { Draft } from '../lib/draft.svelte';
import type { Decision, Message } from '../lib/wire';
import type { Words } from '../lib/words';
import { deedText, slipOf } from './confirm';

const words = { sentence: (value: unknown) => JSON.stringify(value), t: (key: string) => key } as unknown as Words;
const decision = (given: Partial<Record<string, unknown>>): Decision =>
  ({ seat: 0, prompt: 'ask-action', args: {}, source: '', default: '', ...given }) as unknown as Decision;
const draft = (chosen: string[], units: Record<string, number> = {}): Draft => Object.assign(new Draft(), { chosen, units });

it('asks twice only where a slip costs', () => {
  const turn = decision({ kind: 'choice', options: ['play:birds', 'pass'] });
  expect(slipOf(turn, draft(['pass']))).toBe('pass');
  expect(slipOf(turn, draft(['play:birds']))).toBeNull();
  expect(slipOf(decision({ kind: 'choice', options: ['pass'] }), draft(['pass']))).toBeNull();
  expect(slipOf(decision({ kind: 'subset', prompt: 'ask-sell', options: ['birds'] }), draft(['birds']))).toBe('sell');
  const payment = { kind: 'payment', price: 3, means: [{ name: 'steel', available: 2, value: 2 }] };
  expect(slipOf(decision(payment), draft([], { steel: 2 }))).toBe('overpay');
});

it('says how much of a portion', () => {
  const portion = decision({ kind: 'portion', options: ['seat:1:plants', 'none'], most: [3, 0] });
  const says: Record<string, Message> = { 'seat:1:plants': { key: 'answer-seat', args: {} }, none: { key: 'answer-none', args: {} } };
  expect(deedText(portion, draft(['seat:1:plants'], { 'seat:1:plants': 2, none: 0 }), says, words)).toBe('client-play-confirm-portion');
  expect(deedText(portion, draft(['none'], { 'seat:1:plants': 2, none: 0 }), says, words)).toContain('answer-none');
});

it('says several marked cards in one sentence', () => {
  const says: Record<string, Message> = {
    birds: { key: 'answer-buy', args: { cards: [{ ref: 'card', id: 'birds' }] } },
    trees: { key: 'answer-buy', args: { cards: [{ ref: 'card', id: 'trees' }] } },
  };
  const text = deedText(decision({ kind: 'subset', options: ['birds', 'trees'] }), draft(['birds', 'trees']), says, words);
  expect(JSON.parse(text)).toEqual({ key: 'answer-buy', args: { cards: [{ ref: 'card', id: 'birds' }, { ref: 'card', id: 'trees' }] } });
});
