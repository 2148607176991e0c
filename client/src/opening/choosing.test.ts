import { describe, expect, it } from 'vitest';
import type { Choice, Decision, OwnView, Subset, View } from '../lib/wire';
import { bill, fitting, laid, passing } from './choosing';
import { isOpening } from './isOpening';

const base = { seat: 1, args: {}, source: '', default: '' };
const buys: Subset = { ...base, kind: 'subset', prompt: 'ask-buy', verb: 'buy', least: 0, most: 2, options: ['birds', 'fish'], args: { price: 3, money: 20 } };
const drafts: Choice = { ...base, kind: 'choice', prompt: 'ask-draft', options: ['take:birds', 'take:fish'], args: { from: 2, left: 2 } };
const OWN: OwnView = { hand: [], prices: {}, project_prices: {}, offered: ['birds', 'fish'], offered_corporations: [], drafted: [], bill: [] };

function view(decision: Decision | null, own: Partial<OwnView> = {}, phase = 'research', ready = false): View {
  const seats = [{ ready }, { ready }, { ready }];
  return { seat: 1, phase, decision, own: { ...OWN, ...own }, seats } as unknown as View;
}

describe('what lies side by side', () => {
  it('is what is offered, with the corporation chosen before', () => {
    const lying = laid(view(buys, { offered_corporations: ['credicor'] }));
    expect(lying.map((each) => [each.id, each.option, each.why])).toEqual([
      ['credicor', null, 'corporation'],
      ['birds', 'birds', 'offered'],
      ['fish', 'fish', 'offered'],
    ]);
  });

  it('shows the first cards while the corporation is chosen', () => {
    const asked: Choice = { ...base, kind: 'choice', prompt: 'ask-corporation', options: ['corporation:credicor', 'corporation:ecoline'] };
    const lying = laid(view(asked, { offered_corporations: ['credicor', 'ecoline'] }, 'setup'));
    expect(lying.map((each) => each.why)).toEqual(['offered', 'offered', 'later', 'later']);
  });

  it('shows what was kept of a draft', () => {
    expect(laid(view(drafts, { drafted: ['ants'] })).at(-1)).toEqual({ id: 'ants', option: null, why: 'kept' });
  });

  it('shows what was bought while one waits', () => {
    expect(laid(view(null, { drafted: ['ants'] })).map((each) => each.id)).toEqual(['ants']);
  });
});

describe('numbers', () => {
  it('say what is spent and left', () => {
    expect(bill(buys, 2, 99)).toEqual({ price: 6, left: 14 });
    expect(bill({ ...buys, args: { price: 3 } }, 1, 10)).toEqual({ price: 3, left: 7 });
    expect(bill(drafts, 1, 10)).toBeNull();
  });

  it('say where a pack comes from and goes to', () => {
    expect(passing(drafts, 3)).toEqual([2, 1, 0]);
    expect(passing({ ...drafts, args: { from: 0 } }, 3)).toEqual([0, 1, 2]);
    expect(passing({ ...drafts, args: { from: 0 } }, 2)).toEqual([0, 1, 0]);
    expect(passing(buys, 3)).toBeNull();
  });

  it('make cards as large as they fit', () => {
    expect(fitting(4, 1334, 560)).toBeCloseTo(18.9, 1);
    expect(fitting(4, 1900, 900)).toBe(22);
    expect(fitting(11, 1334, 640)).toBeGreaterThan(12);
    expect(fitting(30, 390, 500)).toBe(11.5);
  });
});

describe('the full view', () => {
  it('is for questions about cards, and for waiting among them', () => {
    expect(isOpening(view(buys))).toBe(true);
    expect(isOpening(view(drafts))).toBe(true);
    expect(isOpening(view(null, {}, 'research', true))).toBe(true);
    expect(isOpening(view(null, {}, 'action', false))).toBe(false);
    expect(isOpening(view({ ...drafts, prompt: 'ask-action' }, {}, 'action'))).toBe(false);
  });
});
