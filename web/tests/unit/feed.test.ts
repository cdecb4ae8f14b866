// Following a table over a network that comes and goes: with a socket and a clock that the test holds in its hands.
import './browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../src/api';
import { Feed } from '../../src/feed.svelte';
import { ANSWER, ASK_EVERY, backoff, OPENING, PING_EVERY, type Missed, type Network } from '../../src/feed/line';
import type { Step } from '../../src/feed/steps.svelte';
import type { FeedMessage, TableEvent, View } from '../../src/wire';

const view = (number: number): View => ({ number, now: 0, legal: [], observation: null }) as unknown as View;
const event = (number: number): TableEvent => ({ number, at: 0, type: 'said', seat: 0, text: '' });
const upTo = (last: number, since = 0): TableEvent[] =>
  Array.from({ length: last - since }, (_, n) => event(since + n + 1));

class Wire {
  onmessage: ((message: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  closed = false;
  pings = 0;
  /** whether a ping is answered */
  deaf = false;
  constructor(
    private server: Server,
    readonly since: number,
  ) {}
  send(): void {
    this.pings++;
    if (!this.deaf) queueMicrotask(() => this.say({ type: 'pong' }));
  }
  close(): void {
    this.closed = true;
  }
  say(message: FeedMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  hello(): void {
    this.say({ type: 'hello', ...this.server.missed(this.since) });
  }
  /** it happened, and is told here */
  happens(): void {
    const number = ++this.server.number;
    this.say({ type: 'event', event: event(number), view: view(number) });
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

/** The other end, and the browser between. */
class Server implements Network {
  number = 3;
  wires: Wire[] = [];
  asked = 0;
  reachable = true;
  isOnline = true;
  isHidden = false;
  tell: (what: 'online' | 'offline' | 'seen') => void = () => undefined;

  missed = (since: number): Missed => ({ events: upTo(this.number, since), view: view(this.number) });
  open(since: number): Wire {
    const wire = new Wire(this, since);
    this.wires.push(wire);
    return wire;
  }
  ask(since: number): Promise<Missed> {
    this.asked++;
    return this.reachable
      ? Promise.resolve(this.missed(since))
      : Promise.reject(new Problem(0, { code: 'unreachable', message: '', params: {} }));
  }
  online = (): boolean => this.isOnline;
  hidden = (): boolean => this.isHidden;
  watch(changed: typeof this.tell): () => void {
    this.tell = changed;
    return () => undefined;
  }
  chance = (): number => 1;
  get wire(): Wire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('nothing was opened');
    return wire;
  }
  goes(): void {
    this.isOnline = this.reachable = false;
    this.tell('offline');
  }
  comes(): void {
    this.isOnline = this.reachable = true;
    this.tell('online');
  }
}

/** Time passes, and everything that is due is done. */
const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

let server: Server;
let feed: Feed;
let pace: number;
let shown: { number: number | null; fresh: boolean; before: number[] }[];

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  shown = [];
  pace = 0;
  const note = ({ event }: Step, fresh: boolean, before: TableEvent[]): void =>
    void shown.push({ number: event?.number ?? null, fresh, before: before.map(({ number }) => number) });
  feed = new Feed('abc', null, () => pace, note, server);
  feed.view = view(server.number);
});
afterEach(() => {
  feed.close();
  vi.useRealTimers();
});

const log = (): number[] => feed.events.map(({ number }) => number);
const numbers = (last: number): number[] => upTo(last).map(({ number }) => number);

describe('a socket', () => {
  it('is live once the server has said hello, and not before', () => {
    expect(feed.status).toBe('connecting');
    server.wire.hello();
    expect(feed.status).toBe('live');
    expect(log()).toEqual([1, 2, 3]);
  });

  it('that ends is opened again, from the last event heard', async () => {
    server.wire.hello();
    server.wire.happens();
    server.wire.drop();
    expect(feed.status).toBe('reconnecting');
    server.number = 6;
    await pass(backoff(0, 1));
    expect(server.wires).toHaveLength(2);
    expect(server.wire.since).toBe(4);
    server.wire.hello();
    expect(feed.status).toBe('live');
    expect(log()).toEqual(numbers(6));
  });

  it('that is left is not listened to any more', async () => {
    server.wire.hello();
    const old = server.wire;
    old.drop();
    await pass(backoff(0, 1));
    server.wire.hello();
    expect(old.closed).toBe(true);
    old.happens();
    old.drop();
    expect(feed.status).toBe('live');
    expect(log()).toEqual([1, 2, 3]);
  });

  it('that no longer answers is given up, also when it never says that it ended', async () => {
    server.wire.hello();
    server.wire.deaf = true;
    await pass(PING_EVERY + ANSWER - 1);
    expect([feed.status, server.wires.length]).toEqual(['live', 1]);
    await pass(1);
    expect([feed.status, server.wires.length]).toEqual(['reconnecting', 2]);
  });

  it('that answers stays, however quiet the table is', async () => {
    server.wire.hello();
    await pass(20 * PING_EVERY);
    expect([feed.status, server.wires.length, server.wire.pings]).toEqual(['live', 1, 20]);
  });

  it('to a table that is not there, or not for this person, is not tried again', async () => {
    server.wire.drop(4404);
    expect(feed.gone).toBe('missing');
    await pass(60_000);
    expect(server.wires).toHaveLength(1);
    feed.restart();
    expect(feed.gone).toBeNull();
    server.wire.drop(4403);
    expect(feed.gone).toBe('forbidden');
  });
});

describe('a network that goes and comes back', () => {
  it('while the socket survives leaves nothing behind', async () => {
    server.wire.hello();
    server.goes();
    expect(feed.status).toBe('offline');
    await pass(3500);
    expect(feed.status).toBe('offline');
    server.comes();
    await pass(0);
    expect(feed.status).toBe('live');
    expect(server.wires).toHaveLength(1);
  });

  it('and took the socket along without a word is noticed in seconds', async () => {
    server.wire.hello();
    server.goes();
    server.wire.deaf = true;
    await pass(3500);
    server.comes();
    await pass(ANSWER);
    expect(server.wires).toHaveLength(2);
    expect(feed.status).toBe('reconnecting');
    server.wire.hello();
    expect(feed.status).toBe('live');
  });

  it('is not waited for after it has come back', async () => {
    server.wire.hello();
    server.goes();
    server.wire.drop();
    for (let n = 0; n < 9; n++) {
      await pass(15_000);
      server.wire.drop();
    }
    expect(feed.status).toBe('offline');
    const tried = server.wires.length;
    server.comes();
    expect(server.wires).toHaveLength(tried + 1);
    expect(feed.status).toBe('reconnecting');
    server.wire.hello();
    expect(feed.status).toBe('live');
  });

  it('for the browser, but not for a server on the same machine, is no reason to stop', async () => {
    server.wire.hello();
    server.isOnline = false;
    server.tell('offline');
    expect(feed.status).toBe('offline');
    await pass(0);
    expect(feed.status).toBe('live');
    server.wire.happens();
    expect(log()).toEqual(numbers(4));
  });

  it('is tried out when the page is looked at again', async () => {
    server.wire.hello();
    server.wire.deaf = true;
    server.tell('seen');
    expect(feed.status).toBe('live');
    await pass(ANSWER);
    expect([feed.status, server.wires.length]).toEqual(['reconnecting', 2]);
  });
});

describe('what happened', () => {
  it('is in the log once and in order, also when the socket ends while some of it waits to be shown', async () => {
    server.wire.hello();
    pace = 800;
    for (let n = 0; n < 4; n++) server.wire.happens();
    expect(log()).toEqual(numbers(4));
    server.wire.drop();
    server.number = 9;
    await pass(backoff(0, 1));
    server.wire.hello();
    expect(log()).toEqual(numbers(9));
    expect(feed.view?.number).toBe(9);
    await pass(10_000);
    expect(log()).toEqual(numbers(9));
  });

  it('is told once: what was missed along with the last of it', async () => {
    server.wire.hello();
    shown = [];
    pace = 800;
    for (let n = 0; n < 3; n++) server.wire.happens();
    server.wire.drop();
    server.number = 8;
    await pass(backoff(0, 1));
    server.wire.hello();
    expect(shown).toEqual([
      { number: 4, fresh: true, before: [] },
      { number: 8, fresh: true, before: [5, 6, 7] },
    ]);
    await pass(10_000);
    expect(shown).toHaveLength(2);
  });

  it('before one came is not told, but for the last of it', () => {
    server.wire.hello();
    expect(shown).toEqual([{ number: 3, fresh: true, before: [] }]);
  });

  it('is shown one after the other, and at once when somebody presses', async () => {
    server.wire.hello();
    pace = 800;
    for (let n = 0; n < 3; n++) server.wire.happens();
    expect(feed.view?.number).toBe(4);
    await pass(800);
    expect(feed.view?.number).toBe(5);
    feed.hurry();
    await pass(0);
    expect(feed.view?.number).toBe(6);
  });

  it('is not shown backwards by an answer that took long', () => {
    server.wire.hello();
    const late = server.missed(0);
    server.wire.happens();
    server.wire.say({ type: 'hello', ...late });
    expect(feed.view?.number).toBe(4);
    expect(log()).toEqual(numbers(4));
  });
});

describe('where no socket comes through', () => {
  it('the page asks, once one was silent for so long, and says so', async () => {
    await pass(OPENING - 1);
    expect([feed.asking, server.asked]).toEqual([false, 0]);
    await pass(1);
    expect([feed.asking, feed.status]).toEqual([true, 'live']);
    expect(log()).toEqual([1, 2, 3]);
  });

  it('it goes on asking while it tries a socket that opens and stays silent', async () => {
    await pass(OPENING);
    for (let n = 0; n < 40; n++) {
      server.number++;
      await pass(ASK_EVERY);
      expect([feed.asking, feed.status, log().at(-1)]).toEqual([true, 'live', server.number]);
    }
    expect(log()).toEqual(numbers(43));
  });

  it('it asks although the answer takes longer than the next socket takes to open', async () => {
    const answer = server.missed(0);
    server.ask = () => new Promise((done) => setTimeout(() => done(answer), 3000));
    await pass(OPENING + 3000);
    expect([feed.asking, feed.status]).toEqual([true, 'live']);
  });

  it('it asks after a second refusal, not after the first', async () => {
    server.wire.drop();
    expect(server.asked).toBe(0);
    await pass(backoff(0, 1));
    server.wire.drop();
    await pass(0);
    expect([server.asked, feed.asking, feed.status]).toEqual([1, true, 'live']);
  });

  it('and no answer either it says so, and hears of the first thing that comes through', async () => {
    await pass(OPENING);
    server.reachable = false;
    await pass(ASK_EVERY);
    expect([feed.asking, feed.status]).toEqual([false, 'reconnecting']);
    server.reachable = true;
    await pass(2 * OPENING);
    expect(feed.status).toBe('live');
    server.wire.hello();
    expect([feed.asking, feed.status]).toEqual([false, 'live']);
    const asked = server.asked;
    await pass(10 * ASK_EVERY);
    expect(server.asked).toBe(asked);
  });

  it('it asks less often while nobody looks', async () => {
    server.isHidden = true;
    await pass(OPENING);
    const asked = server.asked;
    await pass(14_999);
    expect(server.asked).toBe(asked);
    await pass(1);
    expect(server.asked).toBe(asked + 1);
  });

  it('a table that is gone is gone', async () => {
    server.ask = () => Promise.reject(new Problem(404, { code: 'not-found', message: '', params: {} }));
    await pass(OPENING);
    expect(feed.gone).toBe('missing');
  });
});
