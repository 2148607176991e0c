// Options of a decision in groups, by the verb before the colon.

export type Group = 'hand' | 'actions' | 'projects' | 'goals' | 'other' | 'end';

const GROUPS: Record<string, Group> = {
  play: 'hand',
  use: 'actions',
  project: 'projects',
  convert: 'projects',
  sell: 'projects',
  claim: 'goals',
  fund: 'goals',
  pass: 'end',
  'end-turn': 'end',
};
export const ORDER: readonly Group[] = ['other', 'hand', 'actions', 'projects', 'goals', 'end'];

export const verbOf = (option: string): string => option.split(':')[0] ?? option;
export const idOf = (option: string): string => option.split(':')[1] ?? option;

export function grouped(options: readonly string[]): Map<Group, string[]> {
  const found = new Map<Group, string[]>();
  for (const group of ORDER) {
    const those = options.filter((option) => (GROUPS[verbOf(option)] ?? 'other') === group);
    if (those.length > 0) found.set(group, those);
  }
  return found;
}
