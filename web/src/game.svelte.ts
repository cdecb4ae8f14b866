// One game on the page. Here: what the server shows, what may be done, and sending it. It holds no rules:
// what can be done is the server's list, why something can't is the referee's answer.
import { Problem } from './api';
import { rulesUrl } from './base';
import { Feed, type Source } from './feed.svelte';
import type { Pace, Shown, Step } from './feed/steps.svelte';
import { Drawing } from './game/drawing.svelte';
import { Plan } from './game/plan.svelte';
import { Scene } from './game/scene.svelte';
import { Tickets } from './game/tickets.svelte';
import { slotsFilled, spoken, startsTurn, story, type Company, type Line } from './log';
import { notices } from './notices.svelte';
import { Spotlight } from './parts/spotlight.svelte';
import { rulePlace } from './rule';
import { guestName, Names, refusalText, seatInfo } from './say';
import { play } from './sound';
import { t, useBoardWords } from './words/words';
import type {
  Action,
  BoardApi,
  BoardFacts,
  Cards,
  CityId,
  Refusal,
  RouteId,
  Seat,
  SeatInfo,
  Slot,
  TableEvent,
  View,
} from './wire';

export class Game {
  readonly names: Names;
  readonly feed: Source;
  readonly plan = new Plan(this);
  readonly drawing = new Drawing(this);
  readonly tickets = new Tickets(this);
  readonly scene = new Scene(this);
  readonly spotlight = new Spotlight();

  /** in a lesson: the routes that it is about */
  meant: ReadonlySet<RouteId> | null = null;
  board = $state<BoardApi>();
  unread = $state(0);
  /** the reader is being asked for another name */
  naming = $state(false);
  #told: Promise<void> = Promise.resolve();

  constructor(
    readonly facts: BoardFacts,
    readonly id: string,
    key: string | null,
    readonly first: View,
    open: (pace: Pace, shown: Shown) => Source = (pace, shown) => new Feed(id, key, pace, shown),
  ) {
    useBoardWords(facts.words);
    this.names = new Names(facts);
    this.feed = open(
      (step, queued) => this.scene.pace(step, queued),
      (step, fresh, before) => this.#shown(step, fresh, before),
    );
    this.feed.view = first;
  }

  close(): void {
    this.drawing.callBack();
    this.feed.close();
  }

  // --- what is shown ------------------------------------------------------------

  view = $derived.by(() => this.feed.view ?? this.first);
  observation = $derived.by(() => this.view.observation);
  you = $derived.by(() => this.view.you);
  #seatsText = $derived.by(() => JSON.stringify(seatInfo(this.view)));
  seats: SeatInfo[] = $derived.by(() => JSON.parse(this.#seatsText) as SeatInfo[]);
  live = $derived.by(() => this.feed.status === 'live');
  hand = $derived.by(() => this.observation?.hand ?? {});
  /** whether I choose tickets from an offer */
  choosing = $derived.by(() => this.can.has('keep'));
  company: Company = $derived.by(() => ({
    names: this.names,
    you: this.you,
    name: (seat: Seat) => this.seats[seat]?.name ?? '',
    guest: (seat: Seat) => guestName(this.view.table.seats, seat),
  }));
  lines: Line[] = $derived.by(() => story(this.feed.events, this.company).reverse());
  talk = $derived.by(() => this.feed.events.flatMap((event) => (event.type === 'said' ? [event] : [])));
  turn = $derived.by(() =>
    this.feed.events.reduce(
      (n, event) => n + ('facts' in event ? event.facts.filter((fact) => fact.type === 'turn_started').length : 0),
      0,
    ),
  );

  /** the token of a seat's colour */
  colour(seat: Seat): number {
    return this.seats[seat]?.colour ?? 1;
  }

  label(seat: Seat): string {
    return seat === this.you ? t('you') : (this.seats[seat]?.name ?? '');
  }

  say(refusal: Refusal): string {
    return refusalText(refusal, this.seats, this.names);
  }

  /** Where the rule stands that a refusal goes by. */
  ruleOf(refusal: Refusal): string | null {
    const place = rulePlace(refusal, this.facts, this.observation?.phase ?? '');
    return place && rulesUrl(this.facts.id, place);
  }

  /** Says why something can't be done, and where to read about it. */
  refuse(refusal: Refusal): void {
    notices.tell(this.say(refusal), 'bad', { rule: this.ruleOf(refusal) });
  }

  // --- what may be done ------------------------------------------------------------

  legal = $derived.by(() => this.view.legal);
  mine = $derived.by(() => this.legal.length > 0);
  can = $derived.by(() => new Set(this.legal.map((choice) => choice.type)));
  claims = $derived.by(
    () =>
      new Map<RouteId, Cards[]>(
        this.legal.flatMap((choice) =>
          choice.type === 'claim' ? choice.routes.map((route): [RouteId, Cards[]] => [route, choice.payments]) : [],
        ),
      ),
  );
  stations = $derived.by(
    () =>
      new Map<CityId, Cards[]>(
        this.legal.flatMap((choice) =>
          choice.type === 'station' ? choice.cities.map((city): [CityId, Cards[]] => [city, choice.payments]) : [],
        ),
      ),
  );
  pays = $derived.by(() => this.legal.flatMap((choice) => (choice.type === 'pay' ? choice.payments : [])));
  draws = $derived.by(
    () => new Set<Slot>(this.legal.flatMap((choice) => (choice.type === 'draw' ? choice.slots : []))),
  );
  /** slots whose card is all that is drawn this turn */
  wholeDraws = $derived.by(
    () => new Set<Slot>(this.legal.flatMap((choice) => (choice.type === 'draw' ? choice.whole : []))),
  );
  affordable = $derived.by(
    () =>
      new Set(
        this.live && !this.feed.sending
          ? [...this.claims.keys()].filter((route) => this.meant?.has(route) ?? true)
          : [],
      ),
  );

  // --- doing ---------------------------------------------------------------------------

  async send(action: Action): Promise<boolean> {
    if (!this.live || this.feed.sending) return false;
    const refusal = await this.feed.act(action);
    if (refusal) {
      this.refuse(refusal);
      return false;
    }
    return true;
  }

  decline = (): Promise<boolean> => this.send({ type: 'decline' });
  pass = (): Promise<boolean> => this.send({ type: 'pass' });

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
      const { refusal } = await this.feed.judge(action);
      if (refusal) this.refuse(refusal);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.refuse(problem.refusal);
    }
  }

  // --- what comes -------------------------------------------------------------------------

  #shown(step: Step, fresh: boolean, before: TableEvent[]): void {
    const { event, view } = step;
    const news = event && fresh ? [...before, event] : [];
    void this.tickets.findWays(view);
    this.unread += news.filter((each) => each.type === 'said' && each.seat !== view.you).length;
    this.scene.show(step, fresh);
    this.drawing.turn(news.flatMap(slotsFilled));
    if (view.legal.length === 0 && this.drawing.held) this.drawing.callBack();
    if (view.observation) {
      this.plan.settle(view.observation);
      this.tickets.settle(view.observation);
    }
    const turn = view.legal.length > 0 && news.some((each) => startsTurn(each, view.you));
    if (news.length) this.#told = this.#told.then(() => this.#tell(news, turn));
  }

  /** One thing after the other, and of a tunnel only what can be seen. */
  async #tell(news: TableEvent[], turn: boolean): Promise<void> {
    const last = news.at(-1);
    if (last && 'facts' in last && last.facts.some((fact) => fact.type === 'tunnel_entered')) await this.scene.turned();
    for (const event of news) for (const sentence of spoken(event, this.company)) notices.say(sentence);
    const acted = news.some((event) => event.type === 'acted' && event.seat === this.you);
    if (acted && this.mine && this.observation?.phase === 'second_card') notices.say(t('status-second'));
    if (turn) {
      notices.call(t('your-turn'));
      play('turn');
    }
  }
}
