// The answer in the making: what is chosen so far, and the key it makes.

import type { Decision } from './wire';

/** Board, hand, seats and decision panel all read and change this one. */
export class Draft {
  chosen = $state<string[]>([]); // options, in the order they were chosen; one for a choice
  units = $state<Record<string, number>>({}); // of a payment by means, of a portion by option, `amount` of an amount
}

export function firstDraft(decision: Decision | null): Draft {
  const draft = new Draft();
  if (decision === null) return draft;
  if (decision.kind === 'payment') {
    draft.chosen = [decision.default];
    draft.units = split(decision.default);
  } else if (decision.kind === 'amount') {
    draft.units = { amount: Number(decision.default.split(':')[1]) };
  } else if (decision.kind === 'portion') {
    draft.units = Object.fromEntries(decision.options.map((option, at) => [option, decision.most[at] ?? 0]));
  }
  return draft;
}

/** The answer's key; null while it is incomplete. */
export function keyOf(decision: Decision, draft: Draft): string | null {
  const [first] = draft.chosen;
  switch (decision.kind) {
    case 'choice':
      return first ?? null;
    case 'subset':
      if (draft.chosen.length < decision.least || draft.chosen.length > decision.most) return null;
      return `${decision.verb}:${decision.options.filter((option) => draft.chosen.includes(option)).join(',')}`;
    case 'amount':
      return `amount:${draft.units['amount'] ?? decision.most}`;
    case 'portion': {
      if (first === undefined) return null;
      const most = decision.most[decision.options.indexOf(first)] ?? 0;
      const units = draft.units[first] ?? most;
      if (units < 1 && most > 0) return null;
      return units === most ? first : `${first}=${units}`;
    }
    case 'payment': {
      const parts = decision.means.filter((mean) => (draft.units[mean.name] ?? 0) > 0);
      return `pay:${parts.map((mean) => `${mean.name}=${draft.units[mean.name]}`).join(',')}`;
    }
  }
}

/** `pay:steel=2,megacredits=3` as numbers. */
export function split(key: string): Record<string, number> {
  const parts = key.replace(/^pay:/, '').split(',').filter(Boolean);
  return Object.fromEntries(parts.map((part) => [part.split('=')[0] ?? '', Number(part.split('=')[1])]));
}
