// What a route is called in full: the same words on the map, in lists and for screen readers.
import type { Game } from '../game.svelte';
import { cardsText, list } from '../say';
import { t } from '../words/words';
import type { CityId, RouteId } from '../wire';

/** `from` is the city that is named first. */
export function routeLabel(game: Game, id: RouteId, from?: CityId): string {
  const route = game.names.routes.get(id);
  if (!route) return id;
  const owner = game.observation?.claims.find((claim) => claim.route === id)?.player;
  const [a, b] = from === route.b ? [route.b, route.a] : [route.a, route.b];
  const parts = [t('label-route', { a: game.names.city(a), b: game.names.city(b) })];
  if (owner !== undefined) parts.push(t('label-owned', { name: game.label(owner), who: owner === game.you ? 'you' : 'other' }));
  else if (game.observation?.closed.includes(id)) parts.push(t('label-closed'));
  else parts.push(t('label-free'));
  if (route.tunnel) parts.push(t('tunnel'));
  parts.push(game.names.price(id));
  const ways = game.affordable.has(id) ? (game.claims.get(id) ?? []) : [];
  if (ways[0]) parts.push(t('label-affordable', { cards: cardsText(ways[0]), more: ways.length - 1 }));
  const needing = game.tickets.needing(id);
  for (const ticket of needing) if (ticket.last) parts.push(t('label-completes', { name: game.names.ticket(ticket.id) }));
  const serves = needing.filter(({ last }) => !last).map(({ letter }) => letter);
  if (serves.length) parts.push(t('serves', { letters: list(serves) }));
  return parts.join(', ');
}
