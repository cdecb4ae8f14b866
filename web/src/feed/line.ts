// The line to the server: a socket that is opened, watched and opened again, and questions over HTTP where no
// socket comes through. It is always in one of four states, each with a socket and a timer of its own or without;
// whatever another state left behind is not listened to. What was heard counts more than what the browser believes.
import { Problem } from '../api';
import type { FeedMessage, TableEvent, View } from '../wire';

export type Status = 'connecting' | 'live' | 'reconnecting' | 'offline';
export type Gone = 'missing' | 'forbidden';
export type Missed = { events: TableEvent[]; view: View };

/** What is needed of a socket; a test has one of its own. */
export type Socket = Pick<WebSocket, 'onmessage' | 'onclose' | 'send' | 'close'>;

/** What is needed of the browser and of the way to the server. */
export interface Network {
  open(since: number): Socket;
  ask(since: number): Promise<Missed>;
  online(): boolean;
  hidden(): boolean;
  /** Calls when the browser says that its network came or went, or when the page is looked at again. */
  watch(changed: (what: 'online' | 'offline' | 'seen') => void): () => void;
  /** between 0 and 1 */
  chance(): number;
}

/** Who listens at this end. */
export interface Listener {
  /** the number of the last event heard */
  since(): number;
  hear(message: FeedMessage): void;
  /** what came since then, asked for without a socket; `again`: and not for the first time in a row */
  answer(missed: Missed, again: boolean): void;
  /** status, asking or gone may be others now */
  changed(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
export const PING_EVERY = 20_000;
/** a ping that has no answer by then went nowhere */
export const ANSWER = 6000;
/** a socket over which nothing was said by then is taken to be blocked */
export const OPENING = 8000;
export const ASK_EVERY = 2000;
const ASK_HIDDEN = 15_000;
const NO_TABLE = 4404;
const NOT_ALLOWED = 4403;
/** no close code: it never answered */
const SILENT = 0;

/** How long to wait before the nth try: doubling, with chance so that a crowd does not come at once. */
export function backoff(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);
}

type State =
  /** for the next try; for good where there is no timer */
  | { at: 'waiting' }
  /** the server has not said anything yet */
  | { at: 'opening'; socket: Socket }
  | { at: 'open'; socket: Socket };

export class Line {
  gone: Gone | null = null;
  /** no socket comes through, but answers do */
  asking = false;

  #state: State = { at: 'waiting' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asker: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #tries = 0;
  #tried = false;
  /** the browser says that it has no network, and nothing was heard since that proves it wrong */
  #offline = false;
  /** a ping is under way */
  #doubted = false;
  #closed = false;
  #unwatch: () => void;

  constructor(
    private network: Network,
    private listener: Listener,
  ) {
    this.#unwatch = network.watch((what) => this.#notice(what));
    this.#connect();
  }

  get status(): Status {
    if (this.asking || (this.#state.at === 'open' && !this.#offline)) return 'live';
    if (this.#offline) return 'offline';
    return this.#tried ? 'reconnecting' : 'connecting';
  }

  /** Connect anew, as when this browser has just taken a seat. */
  restart(): void {
    this.gone = null;
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#unwatch();
    this.#stop();
  }

  #stop(): void {
    this.#enter({ at: 'waiting' });
    this.#askAfter(null);
    this.asking = false;
  }

  /** Leave the state that it was in, with its socket and its timer. */
  #enter(state: State, after?: number, then?: () => void): void {
    const old = this.#state;
    this.#state = state;
    this.#wait(after, then);
    if (old.at !== 'waiting' && (state.at === 'waiting' || state.socket !== old.socket)) {
      old.socket.onmessage = old.socket.onclose = null;
      old.socket.close();
    }
  }

  #wait(after?: number, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#doubted = false;
    this.#timer = then && setTimeout(then, after);
  }

  #connect(): void {
    if (this.#closed || this.gone) return;
    const socket = this.network.open(Math.max(this.listener.since(), 0));
    this.#enter({ at: 'opening', socket }, OPENING, () => this.#lost(SILENT));
    socket.onmessage = (message) => this.#hear(socket, JSON.parse(String(message.data)) as FeedMessage);
    socket.onclose = ({ code }) => this.#lost(code);
    this.#offline = !this.network.online();
    this.listener.changed();
  }

  #hear(socket: Socket, message: FeedMessage): void {
    if (message.type === 'hello') {
      this.#tries = 0;
      this.#tried = true;
      this.#offline = false;
      this.asking = false;
      this.#askAfter(null);
      this.#enter({ at: 'open', socket });
    } else if (this.network.online()) this.#offline = false;
    if (this.#state.at === 'open') this.#wait(PING_EVERY, () => this.#check(socket));
    this.listener.changed();
    this.listener.hear(message);
  }

  /** Does the other end still hear? */
  #check(socket: Socket): void {
    socket.send('{"type":"ping"}');
    this.#wait(ANSWER, () => this.#connect());
    this.#doubted = true;
  }

  #lost(code: number): void {
    this.#tried = true;
    if (code === NO_TABLE || code === NOT_ALLOWED) {
      this.#leave(code === NO_TABLE ? 'missing' : 'forbidden');
      return;
    }
    // A try that was refused may be bad luck, a second one or a silence is not.
    if (!this.asking && (this.#tries > 0 || code === SILENT)) void this.ask();
    this.#offline = !this.network.online();
    this.#enter({ at: 'waiting' }, backoff(this.#tries++, this.network.chance()), () => this.#connect());
    this.listener.changed();
  }

  #leave(gone: Gone): void {
    this.gone = gone;
    this.#stop();
    this.listener.changed();
  }

  #notice(what: 'online' | 'offline' | 'seen'): void {
    if (this.gone) return;
    if (what === 'offline') {
      this.#offline = true;
      this.asking = false;
      this.listener.changed();
      // A server on this very machine is still there.
      void this.ask();
      return;
    }
    if (this.asking) void this.ask();
    if (this.#state.at === 'open') this.#check(this.#state.socket);
    else if (what === 'online' || this.#state.at === 'waiting') {
      this.#tries = 0;
      this.#connect();
    }
  }

  /** Ask what happened, and go on asking for as long as there are answers and no socket. */
  async ask(): Promise<void> {
    const asked = this.#askAfter(null);
    try {
      const missed = await this.network.ask(Math.max(this.listener.since(), 0));
      if (asked === this.#asked && !this.#closed) this.#answered(missed);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (asked === this.#asked && !this.#closed) this.#unanswered(problem.status);
    }
  }

  /** What is under way is not waited for any more. */
  #askAfter(wait: number | null): number {
    clearTimeout(this.#asker);
    this.#asker = wait === null ? undefined : setTimeout(() => void this.ask(), wait);
    return ++this.#asked;
  }

  #answered(missed: Missed): void {
    const again = this.asking;
    this.#offline = false;
    if (this.#state.at === 'open') {
      if (!this.#doubted) this.#check(this.#state.socket);
    } else {
      // There is a way to the server again: a socket is tried at once, and not when its time has come.
      if (this.#state.at === 'waiting' && !again) this.#connect();
      this.asking = true;
      this.#askAfter(this.network.hidden() ? ASK_HIDDEN : ASK_EVERY);
    }
    this.listener.changed();
    this.listener.answer(missed, again);
  }

  #unanswered(status: number): void {
    if (status === 404) this.#leave('missing');
    else if (status === 403 || status === 401) this.#leave('forbidden');
    else {
      if (this.asking) this.#offline = !this.network.online();
      this.asking = false;
      if (this.#state.at === 'open' && this.#offline) this.#askAfter(ASK_EVERY);
      this.listener.changed();
    }
  }
}
