// What happened since my last turn, from what the feed tells: it is there after a reload as well, and goes when I act.
import { builds, lastBuilt, lastMove } from '../replay/last';
import type { LastMove, Seat, TableEvent } from '../wire';

/** All that others have claimed and built since this seat last acted; for somebody who only watches, the last of it. */
export function since(events: readonly TableEvent[], you: Seat | null): LastMove | null {
  if (you === null) return lastBuilt(events);
  const mine = events.map((event) => event.type === 'acted' && event.seat === you).lastIndexOf(true);
  return lastMove(events.slice(mine + 1).flatMap((event) => ('facts' in event ? event.facts.filter(builds) : [])));
}
