// One table, followed live. What is shown is only what the server said: a move appears when its
// event comes back, never before. An action keeps its id until it was answered, so that trying
// again counts once. Where no socket comes through, the page asks every few seconds instead.
import { api, Problem, UNREACHABLE } from './api';
import { feedUrl } from './base';
import { Rest } from './rest';
import type { Action, FeedMessage, Judgement, Refusal, RouteId, TableEvent, View, Way } from './wire';

export type Status = 'connecting' | 'live' | 'reconnecting' | 'offline';
export type Gone = 'missing' | 'forbidden';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** a socket that has not answered by then is taken to be blocked */
const OPENING = 8000;
const ASK_EVERY = 2000;
const ASK_HIDDEN = 15_000;
const NO_TABLE = 4404;
const NOT_ALLOWED = 4403;
/** no close code: it never answered */
const SILENT = 0;

/** How long to wait before the nth try: doubling, with chance so that a crowd does not come at once. */
export function backoff(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);
}

/** The new view, with the parts that did not change being the same objects: nothing is drawn twice. */
export function kept(old: View | null, view: View): View {
  if (!old) return view;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return {
    ...view,
    observation: same(old.observation, view.observation) ? old.observation : view.observation,
    legal: same(old.legal, view.legal) ? old.legal : view.legal,
  };
}

export type Step = { event: TableEvent | null; view: View };
export type Pace = (step: Step, queued: number) => number;
export type Shown = (step: Step, fresh: boolean) => void;

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

export class Feed {
  status = $state<Status>('connecting');
  gone = $state<Gone | null>(null);
  /** no socket comes through: the page asks what happened instead of being told */
  asking = $state(false);
  /** what is on the page now */
  view = $state.raw<View | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** an action on its way */
  sending = $state.raw<{ id: string; action: Action; stage: 'quick' | 'busy' | 'slow' } | null>(null);
  /** the server's clock minus ours */
  drift = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #seen = -1;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #asker: ReturnType<typeof setTimeout> | undefined;
  #waiting: Step[] = [];
  #showing = false;
  #hurried = false;
  #rest = new Rest();

  /** `pace` says how long a step is shown before the next one; `shown` is told of each. */
  constructor(
    readonly id: string,
    private key: string | null,
    private pace: Pace,
    private shown: Shown,
  ) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#sleep);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#opening);
    clearTimeout(this.#asker);
    clearInterval(this.#pinger);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#sleep);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** Connect anew, as when this browser has just taken a seat. */
  restart(): void {
    this.gone = null;
    this.#tries = 0;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  #wake = (): void => {
    if (this.#closed || this.gone || document.visibilityState === 'hidden') return;
    if (this.asking) void this.#ask();
    if (this.#socket?.readyState === WebSocket.OPEN && Date.now() - this.#heard < SILENCE) return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #sleep = (): void => {
    this.status = 'offline';
  };

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const query = new URLSearchParams();
    query.set('since', String(Math.max(this.#seen, 0)));
    if (this.key) query.set('key', this.key);
    const socket = new WebSocket(feedUrl(`tables/${encodeURIComponent(this.id)}/feed?${query}`));
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as FeedMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => {
      if (socket !== this.#socket) return;
      this.#lost(SILENT);
      socket.close();
    }, OPENING);
    clearInterval(this.#pinger);
    this.#heard = Date.now();
    this.#pinger = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#connect();
      else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, PING_EVERY);
  }

  #lost(code: number): void {
    this.#socket = null;
    clearInterval(this.#pinger);
    if (this.#closed) return;
    if (code === NO_TABLE || code === NOT_ALLOWED) {
      this.gone = code === NO_TABLE ? 'missing' : 'forbidden';
      return;
    }
    if (navigator.onLine === false) this.status = 'offline';
    else if (!this.asking) this.status = this.view ? 'reconnecting' : 'connecting';
    if ((this.#tries > 0 || code === SILENT) && !this.asking) void this.#ask();
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries++, Math.random()));
  }

  /** Ask what happened, and go on asking for as long as there are answers and no socket. */
  async #ask(): Promise<void> {
    clearTimeout(this.#asker);
    try {
      const { events, view } = await api.events(this.id, Math.max(this.#seen, 0), this.key);
      if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
      this.asking = true;
      this.status = 'live';
      if (this.#seen < 0) this.#greet(events, view);
      else for (const event of events.length ? events : [null]) this.#take({ event, view });
      this.#asker = setTimeout(() => void this.#ask(), document.hidden ? ASK_HIDDEN : ASK_EVERY);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.status === 404) this.gone = 'missing';
      else if (problem.status === 403 || problem.status === 401) this.gone = 'forbidden';
      else if (this.asking) {
        this.asking = false;
        this.status = navigator.onLine === false ? 'offline' : 'reconnecting';
      }
    }
  }

  #hear(message: FeedMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'hello':
        this.#tries = 0;
        clearTimeout(this.#opening);
        clearTimeout(this.#asker);
        this.asking = false;
        this.status = 'live';
        this.#greet(message.events, message.view);
        break;
      case 'event':
        this.#take({ event: message.event, view: message.view });
        break;
      case 'view':
        this.#take({ event: null, view: message.view });
        break;
      case 'accepted':
      case 'refused':
      case 'pong':
        break;
    }
  }

  /** All that was missed comes at once: nothing of it is played out, but the log has it. */
  #greet(missed: TableEvent[], view: View): void {
    this.#waiting = [];
    const fresh = this.view !== null;
    const news = missed.filter((event) => event.number > this.#seen);
    this.events = [...this.events, ...news];
    this.#seen = Math.max(this.#seen, view.number, news.at(-1)?.number ?? -1);
    this.#show(view);
    for (const event of news.slice(-1)) this.shown({ event, view }, fresh);
    if (!news.length) this.shown({ event: null, view }, false);
  }

  #take(step: Step): void {
    if (step.event) {
      if (step.event.number <= this.#seen) return;
      this.#seen = step.event.number;
    }
    this.#waiting.push(step);
    if (!this.#showing) void this.#play();
  }

  async #play(): Promise<void> {
    this.#showing = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      if (step.event) this.events = [...this.events, step.event];
      if (!this.view || step.view.number >= this.view.number) this.#show(step.view);
      this.shown(step, true);
      const wait = step.event && !this.#hurried ? this.pace(step, this.#waiting.length) : 0;
      if (wait > 0) await this.#rest.wait(wait);
    }
    this.#showing = this.#hurried = false;
  }

  /** What is being shown has been seen: the rest comes without waiting. */
  hurry(): void {
    this.#hurried = this.#showing;
    this.#rest.end();
  }

  #show(view: View): void {
    this.drift = view.now - Date.now();
    this.view = kept(this.view, view);
  }

  /** A view that came as a reply, outside the feed. */
  adopt(view: View): void {
    if ((this.status !== 'live' || this.asking) && (!this.view || view.number >= this.view.number)) this.#show(view);
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
    const stages = (
      [
        ['busy', 300],
        ['slow', 5000],
      ] as const
    ).map(([stage, after]) =>
      setTimeout(() => {
        if (this.sending) this.sending = { ...this.sending, stage };
      }, after),
    );
    try {
      for (let tries = 0; ; tries++) {
        try {
          const view = await api.act(this.id, attempt);
          await this.#caughtUp(view.number);
          this.adopt(view);
          return null;
        } catch (problem) {
          if (!(problem instanceof Problem)) throw problem;
          const again =
            problem.refusal.code === UNREACHABLE ||
            problem.status === 503 ||
            problem.status === 429 ||
            problem.status === 502;
          if (!again || this.#closed) {
            if (problem.missed) this.#greet(problem.missed.events, problem.missed.view);
            return problem.refusal;
          }
          const wait = problem.retryAfter ? problem.retryAfter * 1000 : backoff(tries, Math.random());
          await new Promise((done) => setTimeout(done, wait));
        }
      }
    } finally {
      stages.forEach(clearTimeout);
      this.sending = null;
    }
  }

  /** Wait for the event of our own action, so that the button stays busy until it is seen. */
  async #caughtUp(number: number): Promise<void> {
    if (this.asking) await this.#ask();
    for (let n = 0; n < 60 && this.status === 'live' && (this.view?.number ?? 0) < number; n++) {
      await new Promise((done) => setTimeout(done, 25));
    }
    if ((this.view?.number ?? 0) < number) {
      const missed = await api.events(this.id, this.#seen, this.key);
      this.#greet(missed.events, missed.view);
    }
  }
}
