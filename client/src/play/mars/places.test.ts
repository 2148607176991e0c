import { describe, expect, it } from 'vitest';
import type { Area, Board } from '../../lib/wire';
import { places, towards } from './places';

const area = (id: number, row: number, column: number): Area => ({
  id, row, column, ocean: false, volcanic: false, reserved: '', name: '', bonus: [], neighbours: [],
});
const board: Board = {
  id: 'small',
  areas: [area(1, 1, 1), area(2, 1, 2), area(3, 2, 1), area(4, 2, 2), area(5, 2, 3), area(6, 3, 1), area(7, 3, 2)],
  milestones: [],
  awards: [],
};

describe('places of areas', () => {
  const all = places(board, 500, 400);
  const at = (id: string) => all.find((place) => place.id === id)!;

  it('puts rows of different length about the same middle', () => {
    expect(at('4')).toMatchObject({ x: 0, y: 0 });
    expect(at('1').x).toBeCloseTo(-at('2').x);
    expect(at('6').y).toBeCloseTo(-at('1').y);
  });

  it('goes to the neighbour an arrow points at, and nowhere beyond the edge', () => {
    const mars = all.filter((place) => place.area !== null);
    expect(towards('ArrowRight', at('3'), mars)?.id).toBe('4');
    expect(towards('ArrowLeft', at('4'), mars)?.id).toBe('3');
    expect(towards('ArrowDown', at('1'), mars)?.y).toBe(0);
    expect(towards('ArrowLeft', at('3'), mars)).toBeNull();
    expect(towards('Enter', at('3'), mars)).toBeNull();
  });
});
