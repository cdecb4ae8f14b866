// A lesson in the place of a table: the server plays it, and keeps nothing. With every action goes
// all that was done before it.
import { api, Problem } from '../api';
import type { Source } from '../feed.svelte';
import type { Gone, Status } from '../feed/line';
import type { Pace, Shown } from '../feed/steps.svelte';
import { Rest } from '../rest';
import { t } from '../words/words';
import {
  SEAT_COLOURS,
  type Action,
  type Fact,
  type Judgement,
  type LessonLine,
  type LessonView,
  type Outcome,
  type Refusal,
  type RouteId,
  type TableEvent,
  type View,
  type Way,
} from '../wire';

/** Whoever learns sits here. */
const SEAT = 0;

/** What a table would show of this. */
function viewOf(board: string, number: number, now: LessonView): View {
  return {
    table: {
      id: '',
      board,
      state: 'playing',
      created: 0,
      host: null,
      chat: false,
      watch: false,
      clock: { kind: 'none' },
      starter: SEAT,
      stand_in: '',
      seats: now.observation.players.map((_, seat) => ({
        kind: seat === SEAT ? 'person' : 'bot',
        name: seat === SEAT ? t('you-name') : null,
        level: null,
        colour: SEAT_COLOURS[seat] ?? 'cobalt',
        connected: true,
        stand_in: false,
        clock: null,
      })),
      fair: { commitment: '', entropy: [], secret: null },
      rematch: null,
      after: null,
    },
    number,
    you: SEAT,
    key: null,
    observation: now.observation,
    legal: now.legal,
    deadlines: now.observation.players.map(() => null),
    outcome: now.outcome,
    traces: null,
    tickets: null,
    now: 0,
  };
}

export class Lesson implements Source {
  status = $state<Status>('live');
  gone = $state<Gone | null>(null);
  asking = false;
  view = $state.raw<View>() as View;
  events = $state.raw<TableEvent[]>([]);
  sending = $state.raw<Source['sending']>(null);
  drift = $state(0);
  /** how far it came, once that has been shown */
  state = $state.raw<LessonView['state']>('open');
  facts = $state.raw<Fact[]>([]);
  outcome = $state.raw<Outcome | null>(null);

  #done: Action[] = [];
  #ways: Way[];
  #pace: Pace = () => 0;
  #shown: Shown = () => undefined;
  #rest = new Rest();

  constructor(
    readonly board: string,
    readonly line: LessonLine,
    private first: LessonView,
  ) {
    this.#ways = first.ways;
    this.view = viewOf(board, 0, first);
  }

  /** The game on the page that shows this. */
  follow(pace: Pace, shown: Shown): this {
    this.#pace = pace;
    this.#shown = shown;
    return this;
  }

  hurry(): void {
    this.#rest.end();
  }

  /** From the beginning. */
  restart(): void {
    this.#done = [];
    this.#ways = this.first.ways;
    this.events = [];
    this.facts = [];
    this.outcome = null;
    this.state = 'open';
    this.adopt(viewOf(this.board, 0, this.first));
  }

  adopt(view: View): void {
    this.view = view;
    this.#shown({ event: null, view }, false, []);
  }

  close(): void {
    this.status = 'offline';
  }

  /** Of ways around a route a lesson knows nothing. */
  ways(without?: RouteId): Promise<{ tickets: Way[] }> {
    return Promise.resolve({ tickets: without ? [] : this.#ways });
  }

  async judge(action: Action): Promise<Judgement> {
    const { refusal } = await api.lesson(this.board, this.line.id, [...this.#done, action]);
    return { refusal };
  }

  async act(action: Action): Promise<Refusal | null> {
    if (this.sending) return null;
    this.sending = { id: '', action, stage: 'quick' };
    try {
      const now = await api.lesson(this.board, this.line.id, [...this.#done, action]);
      if (now.refusal) return now.refusal;
      this.#done.push(action);
      await this.#show(action, now);
      return null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return problem.refusal;
    } finally {
      this.sending = null;
    }
  }

  async #show(action: Action, now: LessonView): Promise<void> {
    const event: TableEvent = {
      number: this.#done.length,
      at: Date.now(),
      type: 'acted',
      seat: SEAT,
      action,
      facts: now.facts,
      by: 'person',
      note: null,
    };
    const view = viewOf(this.board, event.number, now);
    this.#ways = now.ways;
    this.events = [...this.events, event];
    this.facts = [...this.facts, ...now.facts];
    this.view = view;
    this.#shown({ event, view }, true, []);
    const wait = this.#pace({ event, view }, 0);
    if (wait > 0) await this.#rest.wait(wait);
    this.outcome = now.outcome;
    this.state = now.state;
  }
}
