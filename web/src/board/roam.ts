// Moving about the board by keyboard: where the arrow keys and the brackets lead.

import type { CityId, RouteId } from '../wire';
import type { Point } from './paths';
import type { BoardShape } from './shape';

/** The city that one stands in, and the route of it that has the focus (none: the city itself). */
export interface Spot {
  city: CityId;
  route: RouteId | null;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => key in HEADING;

/** How well a point lies in a direction; null when it does not. Smaller is better. */
function cost(from: Point, to: Point, arrow: Arrow): number | null {
  const heading = HEADING[arrow];
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const d = Math.hypot(dx, dy);
  if (!d) return null;
  const cosine = (dx * heading.x + dy * heading.y) / d;
  return cosine < 0.38 ? null : 1 - cosine;
}

/**
 * To the neighbouring city in that direction, along the route that leads there. The route that has
 * the focus goes first when it points that way: so every neighbour can be reached.
 */
export function step(shape: BoardShape, spot: Spot, arrow: Arrow): Spot | null {
  const here = shape.city.get(spot.city);
  if (!here) return null;
  let best: { spot: Spot; cost: number } | null = null;
  for (const id of here.routes) {
    const route = shape.route.get(id)!;
    const there = shape.city.get(route.a === here.id ? route.b : route.a)!;
    const price = cost(here, there, arrow);
    if (price === null) continue;
    const first = id === spot.route && price < 0.3 ? -1 : 0;
    if (!best || price + first < best.cost) best = { spot: { city: there.id, route: id }, cost: price + first };
  }
  return best?.spot ?? null;
}

/** The next or previous route round the city that one stands in, clockwise. */
export function turn(shape: BoardShape, spot: Spot, by: 1 | -1): Spot {
  const routes = shape.city.get(spot.city)?.routes ?? [];
  if (!routes.length) return spot;
  const at = spot.route === null ? -1 : routes.indexOf(spot.route);
  const next = at < 0 ? (by > 0 ? 0 : routes.length - 1) : (at + by + routes.length) % routes.length;
  return { city: spot.city, route: routes[next]! };
}

/** To the next city that can be chosen, in that direction; both angle and distance count. */
export function stepTarget(shape: BoardShape, from: CityId, arrow: Arrow, targets: ReadonlySet<CityId>): CityId | null {
  const here = shape.city.get(from);
  if (!here) return null;
  let best: { id: CityId; cost: number } | null = null;
  for (const city of shape.cities) {
    if (city.id === from || !targets.has(city.id)) continue;
    const angle = cost(here, city, arrow);
    if (angle === null) continue;
    const price = Math.hypot(city.x - here.x, city.y - here.y) * (1 + 3 * angle);
    if (!best || price < best.cost) best = { id: city.id, cost: price };
  }
  return best?.id ?? null;
}

/** Where the focus starts: the city nearest to a point. */
export function nearestCity(shape: BoardShape, at: Point, among?: ReadonlySet<CityId>): CityId | null {
  let best: { id: CityId; d: number } | null = null;
  for (const city of shape.cities) {
    if (among?.size && !among.has(city.id)) continue;
    const d = Math.hypot(city.x - at.x, city.y - at.y);
    if (!best || d < best.d) best = { id: city.id, d };
  }
  return best?.id ?? null;
}
