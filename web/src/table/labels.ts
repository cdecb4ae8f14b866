// What a route is called in full by whoever plays: the same words on the map, in lists and for screen readers.
import type { Game } from '../game.svelte';
import { cardsText, list, routeStanding } from '../say';
import { t } from '../words/words';
import type { CityId, RouteId } from '../wire';

/** `from` is the city that is named first. */
export function routeLabel(game: Game, id: RouteId, from?: CityId): string {
  const parts = routeStanding(game.names, game.observation, game.seats, id, from);
  const ways = game.affordable.has(id) ? (game.claims.get(id) ?? []) : [];
  if (ways[0]) parts.push(t('label-affordable', { cards: cardsText(ways[0]), more: ways.length - 1 }));
  const needing = game.tickets.needing(id);
  for (const ticket of needing)
    if (ticket.last) parts.push(t('label-completes', { name: game.names.ticket(ticket.id) }));
  const serves = needing.filter(({ last }) => !last).map(({ letter }) => letter);
  if (serves.length) parts.push(t('serves', { letters: list(serves) }));
  return parts.join(', ');
}
