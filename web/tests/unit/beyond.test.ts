import { expect, it } from 'vitest';
import { beyond } from '../../src/board/beyond';
import type { BoardShape } from '../../src/board/shape';

const at = (x: number, y: number) => ({ stops: [{ x, y }] });
const shape = {
  route: new Map(Object.entries({ here: at(50, 50), east: at(300, 50), near: at(310, 52), north: at(50, -80) })),
  city: new Map(Object.entries({ inside: { x: 20, y: 80 }, south: { x: 50, y: 190 } })),
} as unknown as BoardShape;
const seen = { left: 0, top: 0, right: 100, bottom: 100 };

it('what is new and out of sight has an arrow at the edge, what lies the same way one together', () => {
  expect(beyond(shape, { routes: ['here'] }, seen)).toEqual([]);
  expect(beyond(shape, { routes: ['here', 'east', 'near', 'north'] }, seen)).toEqual([
    { id: 'near', station: false, x: 1, y: 0.52, turn: 0 },
    { id: 'north', station: false, x: 0.5, y: 0, turn: -90 },
  ]);
  expect(beyond(shape, null, seen)).toEqual([]);
});

it('so has a new station', () => {
  expect(beyond(shape, { routes: ['here'], cities: ['inside', 'south'] }, seen)).toEqual([
    { id: 'south', station: true, x: 0.5, y: 1, turn: 90 },
  ]);
});
