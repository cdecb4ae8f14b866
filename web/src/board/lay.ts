// Which claims are new, so that their wagons are laid before one's eyes.

import type { Observation, RouteId } from '../wire';

/** More than this many at once is a jump in time: they are simply there. */
const AT_ONCE = 2;
const STAGGER_MS = 60;
const LONGEST_MS = 480;
const DROP_MS = 240;

export function fresh(before: ReadonlySet<RouteId>, claims: Observation['claims']): RouteId[] {
  const added = claims.map(({ route }) => route).filter((id) => !before.has(id));
  return added.length <= AT_ONCE ? added : [];
}

/** How long laying so many wagons takes, the last one's drop included. */
export const layingTime = (wagons: number): number => Math.min(STAGGER_MS * wagons, LONGEST_MS) + DROP_MS;
