// Whether the question is one about cards that are best compared side by side, full size.

import type { View } from '../lib/wire';

const PROMPTS = ['ask-corporation', 'ask-buy', 'ask-draft', 'ask-keep'];
const TOGETHER = ['setup', 'research', 'draft']; // phases in which all seats choose at the same time

export function isOpening(view: View): boolean {
  if (view.decision !== null) return PROMPTS.includes(view.decision.prompt);
  return view.seat !== null && TOGETHER.includes(view.phase) && view.seats[view.seat]?.ready === true;
}
