// Where the areas of Mars are drawn, and the way from one to the next by arrow keys.

import type { Area, Board } from '../../lib/wire';

export const RADIUS = 50; // of a hexagon, corner up
const WIDTH = RADIUS * Math.sqrt(3);
const HEIGHT = RADIUS * 1.5;
export const HEXAGON = corners(RADIUS - 1.5);

export interface Place {
  id: string; // as in `area:33`
  x: number;
  y: number;
  area: Area | null; // null away from Mars
}

/** Colonies that are not on Mars stand in the corners beside the planet. */
const AWAY = ['phobos_space_haven', 'ganymede_colony'];

export function places(board: Board, aside: number, below: number): Place[] {
  const widths = new Map<number, number>();
  for (const area of board.areas) widths.set(area.row, Math.max(widths.get(area.row) ?? 0, area.column));
  const middle = (Math.max(...widths.keys()) + 1) / 2;
  const here = board.areas.map((area) => ({
    id: String(area.id),
    x: (area.column - ((widths.get(area.row) ?? 0) + 1) / 2) * WIDTH,
    y: (area.row - middle) * HEIGHT,
    area,
  }));
  const away = AWAY.map((id, at) => ({ id, x: at === 0 ? -aside : aside, y: below, area: null }));
  return [...here, ...away];
}

function corners(radius: number): string {
  const at = (turn: number) => `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map((corner) => at((corner * Math.PI) / 3)).join('L')}z`;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in the direction of an arrow key; somewhat beside is better than a row further. */
export function towards(key: string, from: Place, among: readonly Place[]): Place | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of among) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * step[0] + dy * step[1];
    const beside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    const far = ahead + 1.2 * beside;
    if (ahead > 1 && far < least) [best, least] = [place, far];
  }
  return best;
}

/** A point on the ring around the planet; 0° is right, 90° down. */
export function onRing(radius: number, degrees: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

export function arc(radius: number, from: number, to: number): string {
  const [a, b] = [onRing(radius, from), onRing(radius, to)];
  const sweep = to > from ? 1 : 0;
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${radius} ${radius} 0 ${large} ${sweep} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}
