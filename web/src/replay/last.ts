// What a step did to the board, to be pointed out there.
import type { Fact, LastMove, TableEvent } from '../wire';

/** A tunnel that is entered and claimed in one step is one route. */
export function lastMove(facts: readonly Fact[]): LastMove | null {
  const routes = new Set(
    facts.flatMap((fact) =>
      fact.type === 'claimed' || fact.type === 'tunnel_entered' || fact.type === 'tunnel_abandoned' ? [fact.route] : [],
    ),
  );
  const cities = facts.flatMap((fact) => (fact.type === 'station_built' ? [fact.city] : []));
  return routes.size || cities.length ? { routes: [...routes], cities } : null;
}

/** Whether something lies on the board because of this. */
export const builds = (fact: Fact): boolean => fact.type === 'claimed' || fact.type === 'station_built';

/** The last thing that somebody built. */
export function lastBuilt(events: readonly TableEvent[]): LastMove | null {
  for (let n = events.length - 1; n >= 0; n--) {
    const event = events[n];
    const move = event && 'facts' in event ? lastMove(event.facts.filter(builds)) : null;
    if (move) return move;
  }
  return null;
}
