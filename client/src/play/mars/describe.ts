// An area in words, for who cannot see it and for who points at it.

import type { Words } from '../../lib/words';
import type { TileAt } from '../../lib/wire';
import type { Place } from './places';

export function describe(
  place: Place,
  words: Words,
  tile: TileAt | undefined,
  marker: number | undefined,
  legal: boolean,
): string {
  const { area } = place;
  const parts = [area === null ? words.name('area', place.id) : words.t('client-play-area', { area: area.id })];
  if (area?.name) parts.push(words.name('area', area.name));
  if (area?.ocean) parts.push(words.t('client-play-area-ocean'));
  if (area?.volcanic) parts.push(words.t('client-play-area-volcanic'));
  for (const [gives, n] of counted(area?.bonus ?? [])) {
    parts.push(words.say({ key: gives === 'card' ? 'unit-card' : `unit-${gives}`, args: { n } }));
  }
  if (tile !== undefined) parts.push(words.name('tile', tile.tile));
  const owner = tile?.owner ?? marker;
  if (owner !== undefined && owner !== null) parts.push(words.seat(owner));
  if (tile === undefined) parts.push(words.t(legal ? 'client-play-area-open' : 'client-play-area-free'));
  return parts.join(', ');
}

function counted(bonus: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gives of bonus) counts.set(gives, (counts.get(gives) ?? 0) + 1);
  return counts;
}
