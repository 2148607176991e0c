// What the confirming button says, and which answers are worth a second thought.

import type { Draft } from '../lib/draft.svelte';
import type { Words } from '../lib/words';
import type { Decision, Message, Value } from '../lib/wire';
import { beyond } from './payment';

export type Slip = 'pass' | 'sell' | 'overpay' | 'undo';

/** The slip this answer might be; only passing while one could do more, selling, and paying too much cost anything. */
export function slipOf(decision: Decision, draft: Draft): Slip | null {
  if (decision.kind === 'payment') return beyond(decision, draft.units) > 0 ? 'overpay' : null;
  if (decision.prompt === 'ask-sell' && draft.chosen.length > 0) return 'sell';
  const more = decision.options.some((option) => option !== 'pass' && option !== 'end-turn' && option !== 'sell');
  return draft.chosen[0] === 'pass' && more ? 'pass' : null;
}

/** The answer as a deed: "Play Birds", "Pay 2 steel and 3 M€". */
export function deedText(decision: Decision, draft: Draft, says: Record<string, Message>, words: Words): string {
  const said = draft.chosen.flatMap((option) => says[option] ?? []);
  switch (decision.kind) {
    case 'payment':
      return words.sentence({ key: 'answer-pay', args: { units: unitsOf(decision, draft, words) } });
    case 'amount':
      return words.t('client-play-confirm-amount', { n: draft.units['amount'] ?? decision.most });
    case 'subset': {
      const all = joined(said);
      if (all !== null) return words.sentence(all);
      if (said.length === 0 && decision.prompt === 'ask-buy') return words.sentence({ key: 'answer-buy-nothing', args: {} });
      return words.t('client-play-confirm-marked', { n: draft.chosen.length });
    }
    default: {
      const [only] = said;
      const units = decision.kind === 'portion' ? draft.units[draft.chosen[0] ?? ''] : undefined;
      if (only !== undefined && units !== undefined && units > 0) return words.t('client-play-confirm-portion', { what: only, n: units });
      const area = only?.key === 'answer-area' ? only.args['area'] : undefined;
      if (area !== undefined) return words.t('client-play-place', { area });
      return only === undefined ? words.t('client-play-confirm') : words.sentence(only);
    }
  }
}

function unitsOf(decision: Extract<Decision, { kind: 'payment' }>, draft: Draft, words: Words): Value[] {
  return decision.means.flatMap((mean): Value[] => {
    const n = draft.units[mean.name] ?? 0;
    if (n === 0) return [];
    return words.has(`unit-${mean.name}`) ? [{ key: `unit-${mean.name}`, args: { n } }] : [`${words.name('card', mean.name)} ${n}`];
  });
}

/** Messages of one key that differ in a list, as one message with the whole list. */
function joined(said: readonly Message[]): Message | null {
  const [first] = said;
  if (first === undefined || said.some((message) => message.key !== first.key)) return null;
  const lists = Object.entries(first.args).filter(([, value]) => Array.isArray(value));
  const [name] = lists[0] ?? [];
  if (name === undefined || lists.length > 1) return said.length === 1 ? first : null;
  return { key: first.key, args: { ...first.args, [name]: said.flatMap((message) => message.args[name] as Value[]) } };
}
