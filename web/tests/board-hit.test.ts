import { expect, test } from 'vitest';
import { hit, routesAt } from '../src/board/hit';
import { fresh, layingTime } from '../src/board/lay';
import { along } from '../src/board/paths';
import { nearestCity, step, stepTarget, turn, type Arrow } from '../src/board/roam';
import { markBox } from '../src/board/marks';
import { allLabels, CHIP_HINT, NEEDED, placeChips, thinnedLabels } from '../src/board/settle';
import { shapeOf } from '../src/board/shape';
import { BOARDS, facts } from './board-facts';

const none = new Set<string>();

test.each(BOARDS)('%s: each route is hit in the middle of each of its spaces, at any zoom', (board) => {
  const shape = shapeOf(facts(board));
  for (const scale of [0.25, 0.6, 2]) {
    for (const { id, spaces } of shape.routes) {
      // Near a city routes meet; there only the nearest of them can be right.
      for (const space of spaces) expect(routesAt(shape, space, scale)[0]).toBe(id);
    }
  }
});

test('the nearer of two tracks, a city, a target, nothing', () => {
  const shape = shapeOf(facts('europe'));
  const one = shape.route.get('berlin-warszawa-1')!.spaces[1]!;
  const two = shape.route.get('berlin-warszawa-2')!.spaces[1]!;
  const third = { x: one.x + (two.x - one.x) / 3, y: one.y + (two.y - one.y) / 3 };
  expect(hit(shape, third, 0.3, none)).toEqual({ route: 'berlin-warszawa-1' });
  const roma = shape.city.get('roma')!;
  expect(hit(shape, roma, 0.5, none)).toEqual({ city: 'roma' });
  expect(hit(shape, { x: roma.x + 30, y: roma.y }, 0.5, new Set(['roma']))).toEqual({ city: 'roma' });
  expect(hit(shape, { x: 100, y: 300 }, 0.6, none)).toBeNull();
});

test('28 pixels wide, whatever the zoom', () => {
  const shape = shapeOf(facts('europe'));
  const { line, id } = shape.route.get('kharkov-moskva')!;
  const at = along(line, 0.5);
  for (const scale of [0.25, 1, 4]) {
    expect(routesAt(shape, { x: at.x + 13 / scale, y: at.y }, scale)).toContain(id);
    if (scale <= 1) expect(routesAt(shape, { x: at.x + 16 / scale, y: at.y }, scale)).not.toContain(id);
  }
});

test.each(BOARDS)('%s: arrows and brackets reach every city and route', (board) => {
  const shape = shapeOf(facts(board));
  const first = nearestCity(shape, { x: 0, y: 0 })!;
  const cities = new Set([first]);
  const routes = new Set<string>();
  const open = [first];
  for (let city = open.pop(); city !== undefined; city = open.pop()) {
    let spot = { city, route: null as string | null };
    for (let k = 0; k < shape.city.get(city)!.routes.length; k += 1) {
      spot = turn(shape, spot, 1);
      routes.add(spot.route!);
    }
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as Arrow[]) {
      for (const route of shape.city.get(city)!.routes) {
        const next = step(shape, { city, route }, arrow);
        if (next && !cities.has(next.city)) {
          cities.add(next.city);
          open.push(next.city);
        }
      }
    }
  }
  expect(routes.size).toBe(shape.routes.length);
  expect(cities.size).toBe(shape.cities.length);
});

test('brackets go round and back', () => {
  const shape = shapeOf(facts('europe'));
  const start = { city: 'paris', route: shape.city.get('paris')!.routes[0]! };
  expect(turn(shape, turn(shape, start, 1), -1)).toEqual(start);
  expect(stepTarget(shape, 'paris', 'ArrowRight', new Set(['paris', 'wien', 'lisboa']))).toBe('wien');
  expect(stepTarget(shape, 'paris', 'ArrowUp', new Set(['wien', 'lisboa']))).toBeNull();
});

test.each(BOARDS)('%s: names in the overview never overlap, and are at least 12 pixels', (board) => {
  const shape = shapeOf(facts(board));
  for (const scale of [0.24, 0.35, 0.5]) {
    const labels = thinnedLabels(
      shape,
      scale,
      () => 0,
      () => null,
    );
    for (const [k, a] of labels.entries()) {
      expect(a.size * scale).toBeGreaterThanOrEqual(12 - 1e-9);
      for (const b of labels.slice(k + 1)) {
        const left = (l: typeof a) => (l.anchor === 'start' ? l.x : l.anchor === 'end' ? l.x - l.w : l.x - l.w / 2);
        const apart = left(a) + a.w <= left(b) || left(b) + b.w <= left(a) || Math.abs(a.y - b.y) >= a.size * 0.7;
        expect(apart, `${a.id} ${b.id}`).toBe(true);
      }
    }
    const chips = placeChips(
      shape,
      scale,
      () => 'chip',
      labels,
      () => null,
    );
    const coloured = shape.routes.filter(({ kind }) => kind !== 'any').map(({ id }) => id);
    expect(chips.map(({ id }) => id)).toEqual(expect.arrayContaining(coloured));
  }
  expect(allLabels(shape, 0.6, () => false)).toHaveLength(shape.cities.length);
});

test.each(BOARDS)('%s: no number hides the letters of tickets on a city', (board) => {
  const shape = shapeOf(facts(board));
  const mark = { letters: 2, station: false };
  const half = CHIP_HINT / 2;
  for (const scale of [0.2, 0.25, 0.3, 0.4, 0.5, 0.7]) {
    const chips = placeChips(
      shape,
      scale,
      () => 'hint',
      [],
      () => mark,
    );
    for (const { id, x, y } of chips.filter((chip) => shape.route.get(chip.id)!.kind === 'any')) {
      const hidden = shape.cities.filter((city) => {
        const box = markBox(shape, scale, city, mark);
        // A third of a chip beyond the badge's edge is where its number begins.
        const [inX, inY] = [
          Math.min(x * scale - box.left, box.right - x * scale) + half,
          Math.min(y * scale - box.top, box.bottom - y * scale) + half,
        ];
        return inX > CHIP_HINT / 3 && inY > CHIP_HINT / 3;
      });
      expect(hidden.map((city) => `${id} at ${scale} on ${city.id}`)).toEqual([]);
    }
  }
});

test('wagons: new claims are laid, a jump in time is not', () => {
  const claims = ['a', 'b', 'c', 'd'].map((route) => ({ route, player: 0 }));
  expect(fresh(new Set(['a', 'b', 'c']), claims)).toEqual(['d']);
  expect(fresh(new Set(), claims)).toEqual([]);
  expect(layingTime(3)).toBe(180 + 240);
  expect(layingTime(9)).toBe(480 + 240);
});

test.each(BOARDS)(
  '%s: the cities of tickets have their names at every zoom, however near to each other they lie',
  (board) => {
    const shape = shapeOf(facts(board));
    for (const centre of shape.cities) {
      const near = [...shape.cities]
        .sort((a, b) => Math.hypot(a.x - centre.x, a.y - centre.y) - Math.hypot(b.x - centre.x, b.y - centre.y))
        .slice(0, 10)
        .map(({ id }) => id);
      for (const scale of [0.14, 0.24, 0.35, 0.5]) {
        const labels = thinnedLabels(
          shape,
          scale,
          ({ id }) => (near.includes(id) ? NEEDED : 0),
          ({ id }) => (near.includes(id) ? { letters: 1, station: false } : null),
        );
        expect(labels.map(({ id }) => id)).toEqual(expect.arrayContaining(near));
      }
    }
  },
);
