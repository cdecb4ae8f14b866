// What lies under a finger.

import type { CityId, RouteId } from '../wire';
import { distance, type Point } from './paths';
import type { BoardShape } from './shape';

export type Hit = { city: CityId } | { route: RouteId } | null;

/** Half of a route's target, in pixels. */
export const REACH = 14;
/** Half of a city's target while a city is to be chosen, and otherwise. */
const TARGET_REACH = 22;
const CITY_REACH = 6;

/**
 * The nearest thing: a target city first, then a city that is pressed itself, then the nearest
 * route; among tracks that are as near (they meet at their city) the first.
 */
export function hit(shape: BoardShape, at: Point, scale: number, targets: ReadonlySet<CityId>): Hit {
  const reach = targets.size ? TARGET_REACH : CITY_REACH;
  let nearest: { id: CityId; d: number } | null = null;
  for (const city of shape.cities) {
    if (targets.size && !targets.has(city.id)) continue;
    const d = Math.hypot(city.x - at.x, city.y - at.y);
    if (d <= Math.max(shape.dot, reach / scale) && (!nearest || d < nearest.d)) nearest = { id: city.id, d };
  }
  if (nearest) return { city: nearest.id };
  const [route] = routesAt(shape, at, scale);
  return route ? { route } : null;
}

/** The routes under a finger, nearest first. */
export function routesAt(shape: BoardShape, at: Point, scale: number): RouteId[] {
  const reach = Math.max(REACH / scale, shape.h / 2);
  const near: { id: RouteId; d: number }[] = [];
  for (const { id, box, line } of shape.routes) {
    if (at.x < box.left - reach || at.x > box.right + reach || at.y < box.top - reach || at.y > box.bottom + reach)
      continue;
    const d = distance(line, at);
    if (d <= reach) near.push({ id, d });
  }
  return near.sort((p, q) => p.d - q.d).map(({ id }) => id);
}
