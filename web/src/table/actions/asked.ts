// What the action bar has to answer: what was chosen, what is held, what a tunnel turned up.
import type { Game } from '../../game.svelte';
import type { BoardFacts, CityId, Observation, RouteId } from '../../wire';

export type Asked =
  | { at: 'tunnel'; tunnel: NonNullable<Observation['tunnel']> }
  | { at: 'dug'; route: RouteId }
  | { at: 'held'; held: NonNullable<Game['drawing']['held']> }
  | { at: 'route'; route: BoardFacts['routes'][number] }
  | { at: 'city'; city: CityId }
  | { at: 'stations' | 'tickets' };

/** Nothing, where all that there is to say is whose turn it is. */
export function asked(game: Game): Asked | null {
  const { observation, scene, plan, drawing } = game;
  if (observation?.phase === 'tunnel' && observation.tunnel && game.can.has('decline'))
    return { at: 'tunnel', tunnel: observation.tunnel };
  const dig = scene.dig;
  if (dig?.done && dig.seat === game.you && observation?.to_move !== game.you) return { at: 'dug', route: dig.route };
  if (drawing.held) return { at: 'held', held: drawing.held };
  const { choice } = plan;
  if (choice.at === 'route') {
    const route = game.names.routes.get(choice.route);
    return route ? { at: 'route', route } : null;
  }
  if (choice.at === 'city') return { at: 'city', city: choice.city };
  return choice.at === 'nothing' ? null : { at: choice.at };
}
