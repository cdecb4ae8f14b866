// Names of cities in a language: one that is not the name on the board gets the best place near its city,
// where it covers as little as possible of other names, cities and spaces.

import type { BoardFacts } from '../wire';
import { shapeOf, type BoardShape, type CityShape } from './shape';
import type { Box } from './view';

type Label = CityShape['label'];

const shapes = new WeakMap<BoardFacts, Map<string, BoardShape>>();

/** The board with the names of a language; everything but the names is shared. */
export function shapeIn(facts: BoardFacts, language: string): BoardShape {
  let all = shapes.get(facts);
  if (!all) shapes.set(facts, (all = new Map<string, BoardShape>()));
  let shape = all.get(language);
  if (!shape) all.set(language, (shape = renamed(shapeOf(facts), facts, language)));
  return shape;
}

function renamed(shape: BoardShape, facts: BoardFacts, language: string): BoardShape {
  const names = new Map(
    facts.cities.flatMap(({ id, names }) => (names[language] ? [[id, names[language]] as const] : [])),
  );
  if (!names.size) return shape;
  const taken: Box[] = shape.cities.flatMap((city) => (names.has(city.id) ? [] : [boxOf(city.label, shape.text)]));
  const dots = shape.cities.map(({ x, y }) => around(x, y, shape.dot * 1.2));
  const spaces = shape.routes.flatMap((route) =>
    route.spaces.flatMap(({ x, y, angle }) => {
      const step = (shape.w - shape.h) / 2;
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * step, Math.sin((angle * Math.PI) / 180) * step];
      return [-1, 0, 1].map((n) => around(x + n * dx, y + n * dy, shape.h * 0.45));
    }),
  );
  const cities = shape.cities.map((city) => {
    const name = names.get(city.id);
    if (!name) return city;
    // Letters differ in width: a little more than their number says.
    const w = city.label.w * (name.length / city.name.length) * 1.1;
    const tried = places(city, w, shape).map((label) => ({ label, box: boxOf(label, shape.text) }));
    // A board has a thousand boxes, and only few are near.
    const reach = hull(tried.map(({ box }) => box));
    const near = (boxes: Box[]): Box[] => boxes.filter((box) => overlap(box, reach) > 0);
    const [nearTaken, nearDots, nearSpaces] = [near(taken), near(dots), near(spaces)];
    let best: { label: Label; bad: number } | null = null;
    for (const [order, { label, box }] of tried.entries()) {
      let bad = order * 3;
      for (const other of nearTaken) bad += overlap(box, other) > 0 ? 200 + overlap(box, other) * 6 : 0;
      for (const dot of nearDots) bad += overlap(box, dot) * 4;
      for (const space of nearSpaces) bad += overlap(box, space);
      bad += outside(box, shape) * 10;
      if (!best || bad < best.bad) best = { label, bad };
    }
    const label = best?.label ?? city.label;
    taken.push(boxOf(label, shape.text));
    return { ...city, name, label };
  });
  return { ...shape, cities, city: new Map(cities.map((one) => [one.id, one])) };
}

/** Where a name of this width may stand: where the printed one does, grown to either side, then around the city. */
function places(city: CityShape, w: number, shape: BoardShape): Label[] {
  const { label } = city;
  const { left, right } = boxOf(label, shape.text);
  const beside = shape.dot * 1.5;
  const [above, level, below] = [
    city.y - shape.dot * 1.7,
    city.y + shape.text * 0.34,
    city.y + shape.dot * 1.5 + shape.text * 0.75,
  ];
  const spot = (x: number, y: number, anchor: Label['anchor']): Label => ({ x, y, anchor, w });
  const nearest =
    label.x < city.x
      ? [spot(right, label.y, 'end'), spot(left, label.y, 'start')]
      : [spot(left, label.y, 'start'), spot(right, label.y, 'end')];
  const middle = spot((left + right) / 2, label.y, 'middle');
  return [
    ...(label.anchor === 'middle' && left < city.x && city.x < right ? [middle, ...nearest] : [...nearest, middle]),
    spot(city.x + beside, level, 'start'),
    spot(city.x - beside, level, 'end'),
    spot(city.x, above, 'middle'),
    spot(city.x, below, 'middle'),
    spot(city.x + beside * 0.5, above, 'start'),
    spot(city.x - beside * 0.5, above, 'end'),
    spot(city.x + beside * 0.5, below, 'start'),
    spot(city.x - beside * 0.5, below, 'end'),
  ];
}

export function boxOf({ x, y, anchor, w }: Label, text: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - w : x - w / 2;
  return { left, top: y - text * 0.72, right: left + w, bottom: y + text * 0.2 };
}

const hull = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const around = (x: number, y: number, r: number): Box => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });

export const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
};

const outside = (box: Box, { width, height }: BoardShape): number =>
  (Math.max(0, -box.left) + Math.max(0, box.right - width)) * (box.bottom - box.top) +
  (Math.max(0, -box.top) + Math.max(0, box.bottom - height)) * (box.right - box.left);
