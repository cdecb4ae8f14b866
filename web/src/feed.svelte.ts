// One table, followed live. What is shown is only what the server said: a move appears when its
// event comes back, never before. An action keeps its id until it was answered, so that trying
// again counts once. Where no socket comes through, the page asks every few seconds instead.
import { api, Problem, UNREACHABLE } from './api';
import { feedUrl } from './base';
import { backoff, Line, type Gone, type Missed, type Network, type Status } from './feed/line';
import { Steps, type Pace, type Shown } from './feed/steps.svelte';
import { Rest } from './rest';
import type { Action, FeedMessage, Judgement, Refusal, RouteId, View, Way } from './wire';

/** The button says that it is busy, and later that the choice is safe. */
const BUSY = 300;
const SLOW = 5000;
/** after this an action's own event is asked for */
const LATE = 1500;

/** Where a game comes from and where its actions go: a table, or a lesson. */
export type Source = Pick<
  Feed,
  | 'status'
  | 'asking'
  | 'hurry'
  | 'gone'
  | 'view'
  | 'events'
  | 'sending'
  | 'drift'
  | 'act'
  | 'judge'
  | 'ways'
  | 'adopt'
  | 'restart'
  | 'close'
>;

/** The way to a table from this browser. */
export function networkTo(id: string, key: string | null): Network {
  return {
    open(since) {
      const query = new URLSearchParams({ since: String(since), ...(key && { key }) });
      return new WebSocket(feedUrl(`tables/${encodeURIComponent(id)}/feed?${query}`));
    },
    ask: (since) => api.events(id, since, key),
    online: () => navigator.onLine !== false,
    hidden: () => document.hidden,
    watch(changed) {
      const leave = new AbortController();
      const { signal } = leave;
      addEventListener('online', () => changed('online'), { signal });
      addEventListener('offline', () => changed('offline'), { signal });
      document.addEventListener('visibilitychange', () => document.hidden || changed('seen'), { signal });
      return () => leave.abort();
    },
    chance: Math.random,
  };
}

export class Feed {
  status = $state<Status>('connecting');
  gone = $state<Gone | null>(null);
  /** no socket comes through: the page asks what happened instead of being told */
  asking = $state(false);
  /** an action on its way */
  sending = $state.raw<{ id: string; action: Action; stage: 'quick' | 'busy' | 'slow' } | null>(null);

  #closed = false;
  #steps: Steps;
  #line: Line | undefined;
  /** before an action is tried again */
  #rest = new Rest();

  /** `pace` says how long a step is shown before the next one; `shown` is told of each. */
  constructor(
    readonly id: string,
    key: string | null,
    pace: Pace,
    shown: Shown,
    private network = networkTo(id, key),
  ) {
    this.#steps = new Steps(pace, shown);
    this.#line = new Line(network, {
      since: () => this.#steps.seen,
      hear: (message) => this.#hear(message),
      answer: (missed, again) => (again ? this.#steps.follow(missed) : this.#steps.catchUp(missed)),
      changed: () => this.#changed(),
    });
    this.#changed();
  }

  get view(): View | null {
    return this.#steps.view;
  }
  set view(view: View | null) {
    this.#steps.view = view;
  }
  get events() {
    return this.#steps.events;
  }
  get drift(): number {
    return this.#steps.drift;
  }

  /** The page learns of the line at once, not only when it looks. */
  #changed(): void {
    if (!this.#line) return;
    const back = this.status !== 'live' && this.#line.status === 'live';
    this.status = this.#line.status;
    this.asking = this.#line.asking;
    this.gone = this.#line.gone;
    if (back) this.#rest.end();
  }

  #hear(message: FeedMessage): void {
    switch (message.type) {
      case 'hello':
        this.#steps.catchUp(message);
        break;
      case 'event':
        this.#steps.take({ event: message.event, view: message.view });
        break;
      case 'view':
        this.#steps.take({ event: null, view: message.view });
        break;
      case 'accepted':
      case 'refused':
      case 'pong':
        break;
    }
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
    this.#rest.end();
  }

  /** Connect anew, as when this browser has just taken a seat. */
  restart(): void {
    this.#line?.restart();
  }

  /** What is being shown has been seen: the rest comes without waiting. */
  hurry(): void {
    this.#steps.hurry();
  }

  /** A view that came as a reply, outside the feed. */
  adopt(view: View): void {
    if (this.status !== 'live' || this.asking) this.#steps.show(view);
  }

  /** Would this be allowed, and if not, why? */
  judge(action: Action): Promise<Judgement> {
    return api.judge(this.id, action);
  }

  /** What is missing for my tickets. */
  ways(without?: RouteId): Promise<{ tickets: Way[] }> {
    return api.ways(this.id, without);
  }

  /** Do this. Resolves with the reason if it was refused, with null once the server has it. */
  async act(action: Action): Promise<Refusal | null> {
    if (!this.view || this.sending) return null;
    const attempt = { id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, number: this.view.number, action };
    this.sending = { id: attempt.id, action, stage: 'quick' };
    const stages = [this.#stage('busy', BUSY), this.#stage('slow', SLOW)];
    try {
      for (let tries = 0; ; tries++) {
        const problem = await this.#try(attempt);
        if (!problem) return null;
        if (!passing(problem) || this.#closed) {
          if (problem.missed) this.#steps.catchUp(problem.missed);
          return problem.refusal;
        }
        const wait = problem.retryAfter ? problem.retryAfter * 1000 : backoff(tries, this.network.chance());
        await this.#rest.wait(wait);
      }
    } finally {
      stages.forEach(clearTimeout);
      this.sending = null;
    }
  }

  #stage(stage: 'busy' | 'slow', after: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      if (this.sending) this.sending = { ...this.sending, stage };
    }, after);
  }

  async #try(attempt: { id: string; number: number; action: Action }): Promise<Problem | null> {
    try {
      const view = await api.act(this.id, attempt);
      await this.#caughtUp(view.number);
      this.adopt(view);
      return null;
    } catch (problem) {
      if (problem instanceof Problem) return problem;
      throw problem;
    }
  }

  /** Wait for the event of our own action, so that the button stays busy until it is seen. */
  async #caughtUp(number: number): Promise<void> {
    if (this.asking) await this.#line?.ask();
    const behind = (): boolean => (this.view?.number ?? 0) < number;
    for (let n = 0; n < LATE / 25 && this.status === 'live' && behind(); n++) {
      await new Promise((done) => setTimeout(done, 25));
    }
    if (!behind()) return;
    const missed: Missed = await this.network.ask(Math.max(this.#steps.seen, 0));
    this.#steps.catchUp(missed);
  }
}

/** Whether trying again may help. */
function passing({ status, refusal }: Problem): boolean {
  return refusal.code === UNREACHABLE || status === 503 || status === 429 || status === 502;
}
