// What a step of a replay did to the board, to be pointed out there.
import type { Fact, LastMove } from '../wire';

/** A tunnel that is entered and claimed in one step is one route. */
export function lastMove(facts: readonly Fact[]): LastMove | null {
  const routes = new Set(
    facts.flatMap((fact) =>
      fact.type === 'claimed' || fact.type === 'tunnel_entered' || fact.type === 'tunnel_abandoned' ? [fact.route] : [],
    ),
  );
  const built = facts.find((fact) => fact.type === 'station_built');
  return routes.size || built ? { routes: [...routes], ...(built ? { city: built.city } : {}) } : null;
}
