// One game on the page: what is shown, what is chosen, what is on its way. It holds no rules:
// what can be done is the server's list, why something can't is the referee's answer.
import { api, Problem } from './api';
import { Feed, type Step } from './feed.svelte';
import { spoken, story, type Company, type Line } from './log';
import { notices } from './notices.svelte';
import { cardsText, countOf, Names, refusalText, sameCards, seatInfo, spread } from './say';
import { settings } from './settings.svelte';
import { play } from './sound';
import { t, useBoardWords } from './words/words';
import {
  KINDS, type Action, type BoardApi, type BoardFacts, type Cards, type CityId, type Fact, type Kind, type LastMove,
  type Observation, type Refusal, type RouteId, type Seat, type SeatInfo, type Slot, type TicketEnd, type TicketId, type View, type Way,
} from './wire';

export type Choice =
  | { at: 'nothing' }
  | { at: 'route'; route: RouteId }
  | { at: 'stations' }
  | { at: 'city'; city: CityId }
  | { at: 'tickets' };

/** A card that was pressed and not yet sent. */
export interface Held {
  slot: Slot;
  kind: Kind | null;
  asking: boolean;
  whole: boolean;
}

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
  laid: Cards;
  turned: Kind[];
  extra: number;
  done: boolean;
}

const HOLD = 800;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NOTHING: Choice = { at: 'nothing' };

export class Game {
  readonly names: Names;
  readonly feed: Feed;

  choice = $state.raw<Choice>(NOTHING);
  payment = $state.raw<Cards>({});
  composing = $state(false);
  /** the referee on the payment put together, or on what can't be done */
  verdict = $state.raw<{ refusal: Refusal | null } | null>(null);
  held = $state.raw<Held | null>(null);
  kept = $state.raw<TicketId[]>([]);
  ways = $state.raw<Way[]>([]);
  shownTicket = $state<TicketId | null>(null);
  flights = $state.raw<Flight[]>([]);
  dig = $state.raw<Dig | null>(null);
  last = $state.raw<LastMove | null>(null);
  unread = $state(0);
  /** whether keys are in use rather than a pointer, and so whether the choice was made by key: then it is confirmed by key */
  keyed = false;
  byKey = false;
  board = $state<BoardApi>();

  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: { slot: Slot; kind: Kind | null } | null = null;
  #flown = 0;
  #asked = 0;
  #waysFor = '';
  #wasMine = false;

  constructor(
    readonly facts: BoardFacts,
    readonly id: string,
    key: string | null,
    readonly first: View,
  ) {
    useBoardWords(facts.words);
    this.names = new Names(facts);
    this.feed = new Feed(id, key, (step, queued) => this.#pace(step, queued), (step, fresh) => this.#shown(step, fresh));
    this.feed.view = first;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.feed.close();
  }

  // --- what is shown ------------------------------------------------------------

  view = $derived.by(() => this.feed.view ?? this.first);
  observation = $derived.by(() => this.view.observation);
  you = $derived.by(() => this.view.you);
  #seatsText = $derived.by(() => JSON.stringify(seatInfo(this.view)));
  seats: SeatInfo[] = $derived.by(() => JSON.parse(this.#seatsText) as SeatInfo[]);
  live = $derived.by(() => this.feed.status === 'live');
  legal = $derived.by(() => this.view.legal);
  mine = $derived.by(() => this.legal.length > 0);
  choosing = $derived.by(() => {
    const observation = this.observation;
    return observation !== null && this.you !== null && observation.offer.length > 0 && (observation.players[this.you]?.choosing ?? false);
  });
  least = $derived.by(() => this.legal.find((choice) => choice.type === 'keep')?.least ?? 1);
  company: Company = $derived.by(() => ({ names: this.names, you: this.you, name: (seat: Seat) => this.seats[seat]?.name ?? '' }));
  lines: Line[] = $derived.by(() => story(this.feed.events, this.company).reverse());
  talk = $derived.by(() => this.feed.events.flatMap((event) => (event.type === 'said' ? [event] : [])));
  turn = $derived.by(() => this.feed.events.reduce((n, event) => n + ('facts' in event ? event.facts.filter((fact) => fact.type === 'turn_started').length : 0), 0));

  claims = $derived.by(() => new Map<RouteId, Cards[]>(this.legal.flatMap((choice) => (choice.type === 'claim' ? choice.routes.map((route): [RouteId, Cards[]] => [route, choice.payments]) : []))));
  stations = $derived.by(() => new Map<CityId, Cards[]>(this.legal.flatMap((choice) => (choice.type === 'station' ? choice.cities.map((city): [CityId, Cards[]] => [city, choice.payments]) : []))));
  pays = $derived.by(() => this.legal.flatMap((choice) => (choice.type === 'pay' ? choice.payments : [])));
  draws = $derived.by(() => new Set<Slot>(this.legal.flatMap((choice) => (choice.type === 'draw' ? choice.slots : []))));
  can = $derived.by(() => new Set(this.legal.map((choice) => choice.type)));
  affordable = $derived.by(() => new Set(this.live && !this.feed.sending ? this.claims.keys() : []));
  /** payments offered for what is chosen, fewest locomotives first as the server lists them */
  offered = $derived.by(() => {
    if (this.can.has('pay') || this.can.has('decline')) return this.pays;
    const choice = this.choice;
    if (choice.at === 'route') return this.claims.get(choice.route) ?? [];
    return choice.at === 'city' ? (this.stations.get(choice.city) ?? []) : [];
  });
  selected = $derived.by(() => (this.choice.at === 'route' ? this.choice.route : this.observation?.tunnel?.route ?? null));
  target = $derived.by(() => {
    if (this.choice.at === 'stations') return new Set(this.stations.keys());
    return new Set(this.choice.at === 'city' ? [this.choice.city] : []);
  });
  /** my tickets in the order in which I took them, so that their letters stay */
  tickets = $derived.by(() => {
    const mine = this.observation?.tickets ?? [];
    const taken = this.feed.events.flatMap((event) =>
      'facts' in event ? event.facts.flatMap((fact) => (fact.type === 'tickets_kept' && fact.player === this.you ? fact.kept : [])) : [],
    );
    const ordered = taken.filter((id): id is TicketId => id !== null && mine.includes(id));
    return [...ordered, ...mine.filter((id) => !ordered.includes(id))];
  });
  letters = $derived.by(() => new Map([...this.tickets, ...(this.choosing ? (this.observation?.offer ?? []) : [])].map((id, n) => [id, LETTERS[n % 26] ?? '?'])));
  done = $derived.by(() => new Set(this.ways.filter((way) => way.done).map((way) => way.id)));
  ticketEnds = $derived.by(() => {
    const ends = new Map<CityId, TicketEnd>();
    const shown = this.choosing ? [...this.tickets, ...this.kept] : this.tickets;
    for (const id of shown) {
      const ticket = this.names.tickets.get(id);
      if (!ticket) continue;
      for (const city of [ticket.a, ticket.b]) {
        const before = ends.get(city);
        const done = this.done.has(id);
        if (!before || (before.done && !done)) ends.set(city, { letter: this.letters.get(id) ?? '', done });
        else if (before.done === done && !before.letter.includes('+')) ends.set(city, { letter: `${before.letter}${this.letters.get(id) ?? ''}`.slice(0, 2), done });
      }
    }
    return ends;
  });
  hints = $derived.by(() => {
    const shown = this.ways.filter((way) => !way.done && (this.shownTicket === null ? settings.choices.ways : way.id === this.shownTicket));
    return new Set(shown.flatMap((way) => way.missing ?? []));
  });
  hand = $derived.by(() => this.observation?.hand ?? {});
  /** which card a slot shows while one is held */
  canUndo = $derived.by(() => this.held !== null || this.choice.at !== 'nothing');

  label(seat: Seat): string {
    return seat === this.you ? t('you') : (this.seats[seat]?.name ?? '');
  }

  say(refusal: Refusal): string {
    return refusalText(refusal, this.seats, this.names);
  }

  // --- choosing --------------------------------------------------------------------

  clear = (): void => {
    if (this.held) this.callBack();
    this.choice = NOTHING;
    this.composing = false;
    this.verdict = null;
    this.payment = {};
  };

  chooseRoute = (route: RouteId): void => {
    if (!this.observation || this.observation.phase === 'tunnel') return;
    this.callBack();
    if (this.choice.at === 'route' && this.choice.route === route) return;
    this.byKey = this.keyed;
    this.choice = { at: 'route', route };
    this.composing = false;
    this.verdict = null;
    const ways = this.claims.get(route);
    this.payment = ways?.[0] ?? {};
    if (!ways) void this.#ask({ type: 'claim', route, cards: {} });
    // Once the sheet has its new height: the route belongs in what is left of the map.
    setTimeout(() => {
      if (this.choice.at === 'route' && this.choice.route === route) this.board?.showRoute(route);
    }, 50);
  };

  chooseCity = (city: CityId): void => {
    if (!this.observation || this.you === null) return;
    if (!this.facts.rules.stations && this.choice.at !== 'stations') {
      this.clear();
      return;
    }
    this.callBack();
    this.byKey = this.keyed;
    this.choice = { at: 'city', city };
    this.composing = false;
    this.verdict = null;
    const ways = this.stations.get(city);
    this.payment = ways?.[0] ?? {};
    if (!ways) void this.#ask({ type: 'station', city, cards: {} });
  };

  chooseStations = (): void => {
    this.clear();
    if (this.can.has('station')) {
      this.choice = { at: 'stations' };
      return;
    }
    const city = this.facts.cities.find((each) => !this.observation?.stations.some((built) => built.city === each.id));
    if (city) void this.explain({ type: 'station', city: city.id, cards: {} });
  };

  chooseTickets = (): void => {
    this.clear();
    if (this.can.has('tickets')) this.choice = { at: 'tickets' };
    else void this.explain({ type: 'tickets' });
  };

  choosePayment = (cards: Cards): void => {
    this.composing = false;
    this.verdict = null;
    this.payment = cards;
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
    const way = this.offered.find((cards) => (cards[kind] ?? 0) > 0 && !sameCards(cards, this.payment) && (this.payment[kind] ?? 0) === 0);
    if (way) this.choosePayment(way);
  };

  startComposing = (): void => {
    this.composing = true;
    this.verdict = null;
    this.#check();
  };

  compose(kind: Kind, by: 1 | -1): void {
    const n = (this.payment[kind] ?? 0) + by;
    if (n < 0 || n > (this.hand[kind] ?? 0)) return;
    const next: Cards = {};
    for (const each of KINDS) {
      const count = each === kind ? n : (this.payment[each] ?? 0);
      if (count) next[each] = count;
    }
    this.payment = next;
    this.#check();
  }

  #check(): void {
    const action = this.committed();
    this.verdict = null;
    if (!action) return;
    const asked = ++this.#asked;
    setTimeout(() => {
      if (asked === this.#asked && this.composing) void this.#ask(action);
    }, 120);
  }

  /** What the main button would send now. */
  committed(): Action | null {
    const observation = this.observation;
    if (!observation) return null;
    if (observation.phase === 'tunnel') return { type: 'pay', cards: this.payment };
    if (this.choice.at === 'route') return { type: 'claim', route: this.choice.route, cards: this.payment };
    if (this.choice.at === 'city') return { type: 'station', city: this.choice.city, cards: this.payment };
    return this.choice.at === 'tickets' ? { type: 'tickets' } : null;
  }

  async #ask(action: Action): Promise<void> {
    const asked = ++this.#asked;
    try {
      const verdict = await api.judge(this.id, action);
      if (asked === this.#asked) this.verdict = verdict;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (asked === this.#asked) this.verdict = { refusal: problem.refusal };
    }
  }

  /** Something that can't be done was pressed: say why. */
  async explain(action: Action): Promise<void> {
    if (!this.live) {
      notices.tell(t('not-connected'));
      return;
    }
    if (this.you === null) {
      notices.tell(t('watching-only'));
      return;
    }
    try {
      const { refusal } = await api.judge(this.id, action);
      if (refusal) notices.tell(this.say(refusal), 'bad');
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      notices.tell(this.say(problem.refusal), 'bad');
    }
  }

  // --- doing ---------------------------------------------------------------------------

  async send(action: Action): Promise<boolean> {
    if (!this.live || this.feed.sending) return false;
    const refusal = await this.feed.act(action);
    if (refusal) {
      notices.tell(this.say(refusal), 'bad');
      return false;
    }
    return true;
  }

  commit = async (): Promise<void> => {
    const action = this.committed();
    if (action && (await this.send(action))) this.clear();
  };

  decline = (): Promise<boolean> => this.send({ type: 'decline' });
  pass = (): Promise<boolean> => this.send({ type: 'pass' });

  toggleKept = (id: TicketId): void => {
    this.kept = this.kept.includes(id) ? this.kept.filter((other) => other !== id) : [...this.kept, id];
  };

  keep = async (): Promise<void> => {
    const offer = this.observation?.offer ?? [];
    if (await this.send({ type: 'keep', tickets: offer.filter((id) => this.kept.includes(id)) })) this.kept = [];
  };

  /** A market card or the deck was pressed. */
  press = (slot: Slot): void => {
    const observation = this.observation;
    if (!observation) return;
    const kind = slot === 'deck' ? null : (observation.market[slot] ?? null);
    if (this.held?.slot === slot) {
      this.sendHeld();
      return;
    }
    if (this.held) {
      this.#next = { slot, kind };
      this.sendHeld();
      return;
    }
    if (this.feed.sending) {
      if (this.feed.sending.action.type === 'draw') this.#next = { slot, kind };
      return;
    }
    if (!this.live || !this.draws.has(slot)) {
      void this.explain({ type: 'draw', slot });
      return;
    }
    this.choice = NOTHING;
    this.#hold(slot, kind);
  };

  #hold(slot: Slot, kind: Kind | null): void {
    const whole = kind === 'locomotive' && this.facts.rules.locomotive_ends_draw && this.observation?.phase === 'turn';
    const how = settings.choices.draw;
    this.held = { slot, kind, asking: how === 'ask', whole };
    clearTimeout(this.#timer);
    if (how === 'instant') this.sendHeld();
    else if (how === 'hold') this.#timer = setTimeout(this.sendHeld, HOLD);
  }

  sendHeld = (): void => {
    const held = this.held;
    clearTimeout(this.#timer);
    if (!held) return;
    this.held = null;
    void this.send({ type: 'draw', slot: held.slot }).then((ok) => {
      const next = this.#next;
      this.#next = null;
      if (!ok || !next || !this.draws.has(next.slot)) return;
      const now = next.slot === 'deck' ? null : (this.observation?.market[next.slot] ?? null);
      if (now === next.kind) this.#hold(next.slot, next.kind);
    });
  };

  /** Undo: only what was not sent can be called back. */
  callBack = (): void => {
    clearTimeout(this.#timer);
    this.held = null;
    this.#next = null;
  };

  undo = (): void => {
    if (this.canUndo) this.clear();
    else notices.tell(t('undo-nothing'));
  };

  // --- what comes -------------------------------------------------------------------------

  #pace({ event }: Step, queued: number): number {
    if (settings.still || queued > 2 || !event) return 0;
    if (event.type !== 'acted') return 0;
    const dug = event.facts.some((fact) => fact.type === 'tunnel_entered');
    if (event.seat === this.you) return dug ? 1500 : 0;
    if (dug) return 1900;
    if (event.facts.some((fact) => fact.type === 'claimed' || fact.type === 'station_built')) return 800;
    return 420;
  }

  #shown({ event, view }: Step, fresh: boolean): void {
    const observation = view.observation;
    void this.#findWays(view);
    if (event && fresh) notices.say(spoken(event, this.company));
    if (event?.type === 'said' && fresh && event.seat !== view.you) this.unread++;
    if (event && 'facts' in event) this.#animate(event.facts, fresh);
    if (observation?.phase !== 'tunnel' && this.dig && !event) this.dig = null;
    if (view.legal.length === 0 && this.held) this.callBack();
    this.#settle(observation);
    const mine = view.legal.length > 0 && observation?.phase !== 'setup';
    if (mine && !this.#wasMine && fresh) {
      notices.call(t('your-turn'));
      play('turn');
    }
    this.#wasMine = mine;
  }

  /** What was chosen may be gone. */
  #settle(observation: Observation | null): void {
    if (!observation) return;
    if (observation.phase === 'tunnel' && this.can.has('decline')) {
      this.choice = NOTHING;
      this.composing = false;
      this.payment = this.pays[0] ?? {};
    } else if (this.choice.at === 'route' && !this.composing) {
      const ways = this.claims.get(this.choice.route) ?? [];
      if (!ways.some((cards) => sameCards(cards, this.payment))) {
        this.payment = ways[0] ?? {};
        const taken = observation.claims.some((claim) => this.choice.at === 'route' && claim.route === this.choice.route);
        if (taken) this.clear();
        else if (!ways.length) void this.#ask({ type: 'claim', route: this.choice.route, cards: {} });
        else this.verdict = null;
      }
    } else if (this.choice.at === 'city' && !this.composing) {
      const ways = this.stations.get(this.choice.city) ?? [];
      if (!ways.some((cards) => sameCards(cards, this.payment))) this.payment = ways[0] ?? {};
    } else if ((this.choice.at === 'tickets' && !this.can.has('tickets')) || (this.choice.at === 'stations' && !this.can.has('station'))) {
      this.clear();
    }
    this.kept = this.kept.filter((id) => observation.offer.includes(id));
  }

  #animate(facts: Fact[], fresh: boolean): void {
    const routes: RouteId[] = [];
    let city: CityId | undefined;
    let dig: Dig | null = null;
    for (const fact of facts) {
      if (fact.type === 'claimed') routes.push(fact.route);
      if (fact.type === 'station_built') city = fact.city;
      if (fact.type === 'tunnel_entered') dig = { seat: fact.player, route: fact.route, laid: fact.cards, turned: [], extra: 0, done: false };
      if (fact.type === 'card_turned' && dig) dig.turned.push(fact.card);
      if (fact.type === 'tunnel_priced' && dig) dig.extra = fact.extra;
      if (fact.type === 'drawn') {
        const to = fact.player === this.you && fact.card ? `hand-${fact.card}` : `seat-${fact.player}`;
        if (fresh) this.#fly(fact.card ?? 'back', `slot-${fact.slot}`, to);
        if (fresh) play('card');
      }
    }
    if (dig && facts.some((fact) => fact.type === 'claimed')) dig.done = true;
    const tunnelling = this.observation?.phase === 'tunnel';
    if (dig) this.dig = dig;
    else if (!tunnelling) this.dig = null;
    if (routes.length || city) {
      this.last = { routes, ...(city ? { city } : {}) };
      if (fresh) play('claim');
    }
  }

  #fly(kind: Kind | 'back', from: string, to: string): void {
    if (settings.still) return;
    const key = ++this.#flown;
    this.flights = [...this.flights, { key, kind, from, to }];
  }

  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  /** The missing links of my tickets, asked anew whenever tracks or tickets changed. */
  async #findWays(view: View): Promise<void> {
    const observation = view.observation;
    if (!observation || view.you === null || view.table.state !== 'playing') return;
    const about = JSON.stringify([observation.tickets, observation.offer, observation.claims.length, observation.stations.length]);
    if (about === this.#waysFor) return;
    this.#waysFor = about;
    try {
      const { tickets } = await api.ways(this.id);
      if (this.#waysFor === about) this.ways = tickets;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#waysFor = '';
    }
  }

  paymentText(cards: Cards): string {
    return cardsText(cards);
  }

  get paid(): number {
    return countOf(this.payment);
  }

  get laid(): Kind[] {
    return spread(this.payment);
  }
}
