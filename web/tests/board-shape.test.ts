import { describe, expect, test } from 'vitest';
import { lines, simpler, thin } from '../src/board/outline';
import { along, chain, distance, slab, smooth } from '../src/board/paths';
import { shapeOf, straight, trainOf, wagons } from '../src/board/shape';
import { relative, symbolPath } from '../src/board/symbols';
import { plainFacts } from './board-demo/facts';
import { BOARDS, facts } from './board-facts';

const number = (text: string) => (text.match(/M/g) ?? []).length;

describe.each(BOARDS)('%s', (board) => {
  const shape = shapeOf(facts(board));

  test('every route has its spaces, symbols and a line from city to city', () => {
    for (const route of facts(board).routes) {
      const drawn = shape.route.get(route.id)!;
      expect(drawn.spaces).toHaveLength(route.length);
      expect(number(drawn.slabs) + number(drawn.engines)).toBe(route.length);
      expect(number(drawn.engines)).toBe(route.ferry);
      expect(drawn.slabs + drawn.signs + drawn.track).not.toMatch(/NaN|undefined/);
      const a = shape.city.get(route.a)!;
      const b = shape.city.get(route.b)!;
      expect(Math.hypot(drawn.line[0]!.x - a.x, drawn.line[0]!.y - a.y)).toBeLessThan(0.01);
      expect(Math.hypot(drawn.line.at(-1)!.x - b.x, drawn.line.at(-1)!.y - b.y)).toBeLessThan(0.01);
    }
  });

  test('the routes of a city go round it clockwise', () => {
    for (const city of shape.cities) {
      expect(new Set(city.routes).size).toBe(city.routes.length);
      for (const id of city.routes) expect([shape.route.get(id)!.a, shape.route.get(id)!.b]).toContain(city.id);
    }
  });

  test('the same facts give the same shape, and paths are kept', () => {
    const given = facts(board);
    expect(shapeOf(given)).toBe(shapeOf(given));
    const route = shape.routes[0]!;
    expect(trainOf(route, 'circle', shape)).toBe(trainOf(route, 'circle', shape));
  });

  test('a pack without a drawing has straight routes, tracks side by side', () => {
    const plain = shapeOf(plainFacts(facts(board)));
    for (const { line, spaces, twin } of plain.routes) {
      const a = line[0]!;
      const b = line.at(-1)!;
      for (const space of spaces) expect(distance([a, b], space)).toBeLessThan(twin === null ? 0.01 : 30);
    }
    const twins = plain.routes.filter(({ twin }) => twin !== null);
    expect(twins.length).toBeGreaterThan(0);
  });
});

test('a straight route keeps clear of its cities', () => {
  const spaces = straight({ x: 0, y: 0 }, { x: 300, y: 0 }, 3, 0, true);
  expect(spaces.map(({ angle }) => angle)).toEqual([0, 0, 0]);
  expect(spaces[1]).toMatchObject({ x: 150, y: 0 });
  expect(straight({ x: 0, y: 0 }, { x: -300, y: 0 }, 1, 0, true)[0]!.angle).toBeCloseTo(0);
});

test('a symbol can be put anywhere at any size', () => {
  expect(symbolPath('square', 100, 50, 24)).toBe('M91 41h18v18h-18z');
  expect(symbolPath('square', 0, 0, 12)).toBe('M-4.5 -4.5h9v9h-9z');
  // An arc keeps its flags.
  expect(symbolPath('circle', 0, 0, 12)).toContain('a5 5 0 1 1 0 10');
  expect(relative('M1 1L3 1H5V4Z').steps.map(({ command }) => command)).toEqual(['l', 'h', 'v', 'z']);
});

test('lines', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(smooth(bent)).toMatch(/^M0 0C.*C.*10 10$/);
  expect(chain(bent, 4)).toHaveLength(9);
  expect(
    along(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      0.25,
    ),
  ).toEqual({ x: 2.5, y: 0 });
  expect(
    distance(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      { x: 5, y: 3 },
    ),
  ).toBe(3);
  expect(slab({ x: 0, y: 0, angle: 0 }, 10, 4, 0)).toContain('L5 -2');
  expect(wagons([{ x: 0, y: 0, angle: 90 }], 'cross', 44).body).not.toContain('NaN');
});

test('outlines lose points, never their shape', () => {
  expect(
    thin(
      [
        { x: 0, y: 0 },
        { x: 5, y: 0.1 },
        { x: 10, y: 0 },
      ],
      0.5,
    ),
  ).toHaveLength(2);
  expect(lines('M0 0l10 0 0 10zm20 20h5v5z')).toHaveLength(2);
  expect(lines('M0 0C1 1 2 2 3 3')).toBeNull();
  expect(simpler(['M0 0l5 0 5 0 0 10-10 0z'], 0.5)).toBe('M0 0l10 0 0 10 -10 0z');
  expect(simpler(['M0 0l.1 0 0 .1z'], 3)).toBe('');
  // A curve is left alone.
  expect(simpler(['M0 0C1 1 2 2 3 3'], 1)).toBe('M0 0C1 1 2 2 3 3');
});
