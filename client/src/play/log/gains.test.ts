import { expect, it } from 'vitest';
import type { Message } from '../../lib/wire';
import { parted } from './gains';

const gain = (key: string, seat: number, id: string, amount: number): Message => ({ key, args: { seat, resource: { ref: 'res', id }, amount } });

it('parts what is told in words from what seats gain and lose', () => {
  const played: Message = { key: 'log-card-played', args: { seat: 1, card: { ref: 'card', id: 'trees' } } };
  const { told, gains } = parted([
    gain('log-lost', 1, 'megacredits', 13),
    played,
    gain('log-production-raised', 1, 'plants', 3),
    gain('log-gained', 0, 'heat', 2),
  ]);
  expect(told).toEqual([played]);
  expect(gains.get(1)?.map((each) => [each.resource, each.production, each.by])).toEqual([
    ['megacredits', false, -13],
    ['plants', true, 3],
  ]);
  expect(gains.get(0)).toHaveLength(1);
});
