// What the player is about to do and has not sent: a route, a city or tickets, and the cards to pay with.
import { Problem } from '../api';
import type { Game } from '../game.svelte';
import { notices } from '../notices.svelte';
import { sameCards } from '../say';
import { t } from '../words/words';
import {
  KINDS,
  type Action,
  type Cards,
  type CityId,
  type Kind,
  type Observation,
  type Refusal,
  type RouteId,
  type Way,
} from '../wire';

export type Choice =
  | { at: 'nothing' }
  | { at: 'route'; route: RouteId }
  | { at: 'stations' }
  | { at: 'city'; city: CityId }
  | { at: 'tickets' };

const NOTHING: Choice = { at: 'nothing' };
/** while cards are put together, the referee is asked once they rest this long */
const REST = 120;
/** the sheet has its new height by then, and the route belongs in what is left of the map */
const SHEET = 50;

export class Plan {
  choice = $state.raw<Choice>(NOTHING);
  composing = $state(false);
  /** the referee on the payment put together, or on what can't be done */
  verdict = $state.raw<{ refusal: Refusal | null } | null>(null);
  /** whether keys are in use rather than a pointer: what is chosen by key is confirmed by key */
  keyed = false;

  /** what else lay under the finger that chose a route, nearest first */
  near = $state.raw<RouteId[]>([]);
  /** how to do without the chosen route: for the tickets whose ways it lies on, the ways that avoid it */
  detours = $state.raw<Way[]>([]);

  /** the payment that was pressed, or what was put together */
  #put = $state.raw<Cards>({});
  #asked = 0;

  constructor(private game: Game) {}

  /** payments offered for what is chosen, fewest locomotives first as the server lists them */
  offered = $derived.by(() => {
    const { can, claims, pays, stations } = this.game;
    if (can.has('pay') || can.has('decline')) return pays;
    const choice = this.choice;
    if (choice.at === 'route') return claims.get(choice.route) ?? [];
    return choice.at === 'city' ? (stations.get(choice.city) ?? []) : [];
  });
  /** what is put together; else what was chosen for as long as it is offered, and before that the first that is */
  payment: Cards = $derived.by(() => {
    if (this.composing) return this.#put;
    return this.offered.find((cards) => sameCards(cards, this.#put)) ?? this.offered[0] ?? {};
  });
  selected = $derived.by(() =>
    this.choice.at === 'route' ? this.choice.route : (this.game.observation?.tunnel?.route ?? null),
  );
  target = $derived.by(() => {
    if (this.choice.at === 'stations') return new Set(this.game.stations.keys());
    return new Set(this.choice.at === 'city' ? [this.choice.city] : []);
  });
  canUndo = $derived.by(() => this.game.drawing.held !== null || this.choice.at !== 'nothing');

  clear = (): void => {
    this.game.drawing.callBack();
    this.#choose(NOTHING);
  };

  undo = (): void => {
    if (this.canUndo) this.clear();
    else notices.tell(t('undo-nothing'));
  };

  // --- what ---------------------------------------------------------------------

  chooseRoute = (route: RouteId, near: RouteId[] = []): void => {
    const { observation, claims, drawing } = this.game;
    if (!observation || observation.phase === 'tunnel') return;
    drawing.callBack();
    if (this.choice.at === 'route' && this.choice.route === route) return;
    this.#choose({ at: 'route', route });
    this.near = near;
    if (!claims.has(route)) {
      void this.#ask({ type: 'claim', route, cards: {} });
      void this.#findDetours(route);
    }
    setTimeout(() => {
      if (this.choice.at === 'route' && this.choice.route === route) this.game.board?.showRoute(route);
    }, SHEET);
  };

  chooseCity = (city: CityId): void => {
    const { observation, you, facts, stations, drawing } = this.game;
    if (!observation || you === null || observation.phase === 'tunnel') return;
    if (!facts.rules.stations && this.choice.at !== 'stations') {
      this.clear();
      return;
    }
    drawing.callBack();
    this.#choose({ at: 'city', city });
    if (!stations.has(city)) void this.#ask({ type: 'station', city, cards: {} });
  };

  chooseStations = (): void => {
    const { can, facts, observation } = this.game;
    this.clear();
    if (can.has('station')) {
      this.choice = { at: 'stations' };
      return;
    }
    const city = facts.cities.find((each) => !observation?.stations.some((built) => built.city === each.id));
    if (city) void this.game.explain({ type: 'station', city: city.id, cards: {} });
  };

  chooseTickets = (): void => {
    this.clear();
    if (this.game.can.has('tickets')) this.choice = { at: 'tickets' };
    else void this.game.explain({ type: 'tickets' });
  };

  /** A route that can't be had may lie on the way of a ticket: the server knows whether there is another. */
  async #findDetours(route: RouteId): Promise<void> {
    const ways = this.game.tickets.ways.filter((way) => way.missing?.includes(route));
    if (!ways.length) return;
    try {
      const { tickets } = await this.game.feed.ways(route);
      if (this.choice.at === 'route' && this.choice.route === route)
        this.detours = tickets.filter(({ id }) => ways.some((way) => way.id === id));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // It was only an offer: the referee's reason is shown in any case.
    }
  }

  #choose(choice: Choice): void {
    this.choice = choice;
    this.near = [];
    this.detours = [];
    this.composing = false;
    this.verdict = null;
    this.#put = {};
  }

  // --- with which cards -------------------------------------------------------------

  choosePayment = (cards: Cards): void => {
    this.composing = false;
    this.verdict = null;
    this.#put = cards;
  };

  nextPayment = (): void => {
    const at = this.offered.findIndex((cards) => sameCards(cards, this.payment));
    const next = this.offered[(at + 1) % Math.max(1, this.offered.length)];
    if (next) this.choosePayment(next);
  };

  /** A stack in the hand was pressed: switch to a payment of that kind, or add it while composing. */
  pressStack = (kind: Kind): void => {
    if (this.composing) {
      this.compose(kind, 1);
      return;
    }
    const way = this.offered.find(
      (cards) => (cards[kind] ?? 0) > 0 && !sameCards(cards, this.payment) && (this.payment[kind] ?? 0) === 0,
    );
    if (way) this.choosePayment(way);
  };

  startComposing = (): void => this.lay(this.payment);

  /** Just these cards, whatever is offered: the referee looks at them. */
  lay(cards: Cards): void {
    this.#put = cards;
    this.composing = true;
    this.#check();
  }

  compose(kind: Kind, by: 1 | -1): void {
    const n = (this.payment[kind] ?? 0) + by;
    if (n < 0 || n > (this.game.hand[kind] ?? 0)) return;
    const next: Cards = {};
    for (const each of KINDS) {
      const count = each === kind ? n : (this.payment[each] ?? 0);
      if (count) next[each] = count;
    }
    this.lay(next);
  }

  #check(): void {
    const action = this.committed();
    this.verdict = null;
    if (!action) return;
    const asked = ++this.#asked;
    setTimeout(() => {
      if (asked === this.#asked && this.composing) void this.#ask(action);
    }, REST);
  }

  async #ask(action: Action): Promise<void> {
    const asked = ++this.#asked;
    try {
      const verdict = await this.game.feed.judge(action);
      if (asked === this.#asked) this.verdict = verdict;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (asked === this.#asked) this.verdict = { refusal: problem.refusal };
    }
  }

  // --- doing it -----------------------------------------------------------------------

  /** What the main button would send now. */
  committed(): Action | null {
    const { observation } = this.game;
    if (!observation) return null;
    if (observation.phase === 'tunnel') return { type: 'pay', cards: this.payment };
    if (this.choice.at === 'route') return { type: 'claim', route: this.choice.route, cards: this.payment };
    if (this.choice.at === 'city') return { type: 'station', city: this.choice.city, cards: this.payment };
    return this.choice.at === 'tickets' ? { type: 'tickets' } : null;
  }

  commit = async (): Promise<void> => {
    const { choice } = this;
    const action = this.committed();
    // What came of it may already be here, a tunnel to pay for.
    if (action && (await this.game.send(action)) && this.choice === choice) this.clear();
  };

  /** What was chosen may be gone. */
  settle(observation: Observation): void {
    const { can, claims } = this.game;
    const choice = this.choice;
    const digging = observation.phase === 'tunnel' && can.has('decline');
    if (digging ? choice.at !== 'nothing' : choice.at === 'nothing' && this.composing) this.#choose(NOTHING);
    else if (choice.at === 'route' && !this.composing) {
      if (observation.claims.some((claim) => claim.route === choice.route)) this.clear();
      else if (!claims.has(choice.route)) void this.#ask({ type: 'claim', route: choice.route, cards: {} });
      else this.verdict = null;
    } else if ((choice.at === 'tickets' && !can.has('tickets')) || (choice.at === 'stations' && !can.has('station'))) {
      this.clear();
    }
  }
}
