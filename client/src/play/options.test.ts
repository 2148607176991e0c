import { expect, it } from 'vitest';
import { grouped } from './options';

it('groups what one may do, unknown verbs among the others, pass last', () => {
  const groups = grouped(['play:birds', 'pass', 'claim:mayor', 'first-action', 'convert:heat', 'sell', 'board:ship']);
  expect([...groups.keys()]).toEqual(['other', 'hand', 'projects', 'goals', 'end']);
  expect(groups.get('other')).toEqual(['first-action', 'board:ship']);
});
