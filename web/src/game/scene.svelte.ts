// What happens before one's eyes: how long a step is shown, cards that fly, a tunnel being dug, the last move.
import { tick } from 'svelte';
import type { Step } from '../feed/steps.svelte';
import type { Game } from '../game.svelte';
import { builds, lastMove } from '../replay/last';
import { settings } from '../settings.svelte';
import { since } from './since';
import { play } from '../sound';
import type { Fact, Kind, LastMove, RouteId, Seat } from '../wire';

export interface Flight {
  key: number;
  kind: Kind | 'back';
  from: string;
  to: string;
}

/** A tunnel as it was just dug, for all to see, also after it cost nothing. */
export interface Dig {
  seat: Seat;
  route: RouteId;
  turned: Kind[];
  extra: number;
  done: boolean;
}

/** A card that is held shows how long it still can be called back: that is a clock and not a show. */
function moves(motion: Animation): boolean {
  const { target } = motion.effect as KeyframeEffect;
  return motion.playState === 'running' && !target?.classList.contains('holding');
}

export class Scene {
  flights = $state.raw<Flight[]>([]);
  dig = $state.raw<Dig | null>(null);
  /** the last route or station that somebody built */
  last: LastMove | null = $derived.by(() => since(this.game.feed.events, this.game.you));

  #flown = 0;

  constructor(private game: Game) {}

  /** Milliseconds for which a step is shown before the next one. */
  pace({ event }: Step, queued: number): number {
    if (settings.still || queued > 2 || event?.type !== 'acted') return 0;
    const dug = event.facts.some((fact) => fact.type === 'tunnel_entered');
    if (event.seat === this.game.you) return dug ? 1500 : 0;
    if (dug) return 1900;
    if (event.facts.some((fact) => fact.type === 'claimed' || fact.type === 'station_built')) return 800;
    return 420;
  }

  /** A press or a key: whatever moves now is at its end, and what waits behind it is shown at once. */
  skip = (): void => {
    for (const motion of document.getAnimations()) if (moves(motion)) motion.finish();
    this.game.feed.hurry();
  };

  /** When the cards of a tunnel lie open: at once where nothing moves. */
  async turned(): Promise<void> {
    await tick();
    const motions = document.querySelector('.turned')?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(motions.map(({ finished }) => finished));
  }

  /** Play out what came of a step; what is not fresh leaves its marks and makes no show. */
  show({ event, view }: Step, fresh: boolean): void {
    const tunnelling = view.observation?.phase === 'tunnel';
    if (event && 'facts' in event) this.#enact(event.facts, fresh, tunnelling);
    else if (!event && !tunnelling) this.dig = null;
  }

  #enact(facts: Fact[], fresh: boolean, tunnelling: boolean): void {
    const claimed = facts.some((fact) => fact.type === 'claimed');
    let dig: Dig | null = null;
    for (const fact of facts) {
      if (fact.type === 'tunnel_entered')
        dig = { seat: fact.player, route: fact.route, turned: [], extra: 0, done: false };
      if (fact.type === 'card_turned' && dig) dig.turned.push(fact.card);
      if (fact.type === 'tunnel_priced' && dig) dig.extra = fact.extra;
      if (fact.type === 'drawn' && fresh) {
        const to = fact.player === this.game.you && fact.card ? `hand-${fact.card}` : `seat-${fact.player}`;
        this.#fly(fact.card ?? 'back', `slot-${fact.slot}`, to);
        play('card');
      }
    }
    if (dig) this.dig = { ...dig, done: claimed };
    else if (!tunnelling) this.dig = null;
    if (fresh && lastMove(facts.filter(builds))) play('claim');
  }

  #fly(kind: Kind | 'back', from: string, to: string): void {
    if (!settings.still) this.flights = [...this.flights, { key: ++this.#flown, kind, from, to }];
  }

  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }
}
