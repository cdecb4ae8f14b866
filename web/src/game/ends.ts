// The letters of tickets, and the cities at which they stand.
import type { Names } from '../say';
import type { CityId, RouteId, TicketEnd, TicketId, Way } from '../wire';

export interface Lettered {
  id: TicketId;
  letter: string;
  done: boolean;
}

/** The letter of the nth ticket. */
export const letterOf = (n: number): string => String.fromCharCode(65 + (n % 26));

/** Every city where tickets begin or end, with the letters of all that are still open there, or else of those that are done. */
export function endsOf(tickets: readonly Lettered[], names: Names): Map<CityId, TicketEnd> {
  const ends = new Map<CityId, TicketEnd>();
  for (const { id, letter, done } of tickets) {
    const ticket = names.tickets.get(id);
    for (const city of ticket ? [ticket.a, ticket.b] : []) {
      const before = ends.get(city);
      if (!before || (before.done && !done)) ends.set(city, { letter, done });
      else if (before.done === done) ends.set(city, { letter: before.letter + letter, done });
    }
  }
  return ends;
}

/** Every route that is missing on these ways, with the letters of the tickets that want it. */
export function lettered(ways: readonly Way[], letters: ReadonlyMap<TicketId, string>): Map<RouteId, string> {
  const found = new Map<RouteId, string>();
  for (const { id, missing } of ways)
    for (const route of missing ?? []) found.set(route, (found.get(route) ?? '') + (letters.get(id) ?? ''));
  return found;
}
