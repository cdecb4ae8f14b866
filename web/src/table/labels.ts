// What a route is called in full: the same words on the map, in lists and for screen readers.
import type { Game } from '../game.svelte';
import { list } from '../say';
import { t } from '../words/words';
import type { RouteId } from '../wire';

export function routeLabel(game: Game, id: RouteId): string {
  const route = game.names.routes.get(id);
  if (!route) return id;
  const owner = game.observation?.claims.find((claim) => claim.route === id)?.player;
  const parts = [t('label-route', { a: game.names.city(route.a), b: game.names.city(route.b) })];
  if (owner !== undefined) parts.push(t('label-owned', { name: game.label(owner), who: owner === game.you ? 'you' : 'other' }));
  else if (game.observation?.closed.includes(id)) parts.push(t('label-closed'));
  else parts.push(t('label-free'));
  if (route.tunnel) parts.push(t('tunnel'));
  parts.push(game.names.price(id));
  if (game.affordable.has(id)) parts.push(t('label-affordable'));
  const serves = game.tickets.ways.filter((way) => !way.done && way.missing?.includes(id)).map((way) => game.tickets.letters.get(way.id) ?? '');
  if (serves.length) parts.push(t('serves', { letters: list(serves) }));
  return parts.join(', ');
}
