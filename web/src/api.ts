// Calls to the server. A reply that is no success becomes a `Problem` with a stable code.
import { apiUrl } from './base';
import { underWay } from './quiet';
import type {
  Action,
  BoardFacts,
  BoardName,
  Judgement,
  LessonLine,
  LessonView,
  Me,
  NewTable,
  Refusal,
  Replay,
  SeatColour,
  ShuffleCheck,
  TableEvent,
  View,
  Way,
  WireRoute,
} from './wire';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    /** what the reply carried besides the error: a stale action tells what was missed */
    readonly missed: { events: TableEvent[]; view: View } | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super(refusal.message);
  }
}

export const UNREACHABLE = 'unreachable';

/** What can be asked for again is given up after this: a connection that the network lost would be waited for in vain. */
const PATIENCE = 10_000;

function call<T>(method: string, path: string, body?: unknown, patience?: number): Promise<T> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const limit = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) };
  return answer(fetch(apiUrl(path), { method, ...content, ...limit }));
}

const answer = <T>(asked: Promise<Response>): Promise<T> => underWay(read<T>(asked));

async function read<T>(asked: Promise<Response>): Promise<T> {
  let reply: Response;
  let text: string;
  try {
    reply = await asked;
    text = await reply.text();
  } catch {
    throw new Problem(0, { code: UNREACHABLE, message: 'the server can not be reached', params: {} });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Problem(reply.status, {
      code: reply.status === 404 ? 'not-found' : UNREACHABLE,
      message: text.slice(0, 200),
      params: {},
    });
  }
  if (reply.ok) return json as T;
  const answer = json as { error?: Partial<Refusal>; events?: TableEvent[]; view?: View };
  const after = Number(reply.headers.get('retry-after'));
  throw new Problem(
    reply.status,
    { code: answer.error?.code ?? 'unknown', message: answer.error?.message ?? '', params: answer.error?.params ?? {} },
    answer.view ? { events: answer.events ?? [], view: answer.view } : null,
    Number.isFinite(after) && after > 0 ? after : null,
  );
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;
const boards = new Map<string, Promise<BoardFacts>>();

export const api = {
  boards: () => call<BoardName[]>('GET', 'boards'),
  board(id: string): Promise<BoardFacts> {
    let facts = boards.get(id);
    if (!facts) {
      facts = call<Omit<BoardFacts, 'routes'> & { routes: WireRoute[] }>(
        'GET',
        `boards/${encodeURIComponent(id)}`,
      ).then((board) => ({
        ...board,
        routes: board.routes.map((route) => ({ ...route, tunnel: route.kind === 'tunnel', ferry: route.symbols })),
      }));
      facts.catch(() => boards.delete(id));
      boards.set(id, facts);
    }
    return facts;
  },
  lessons: (board: string) => call<LessonLine[]>('GET', `lessons/${encodeURIComponent(board)}`),
  lesson: (board: string, id: string, actions: Action[]) =>
    call<LessonView>('POST', `lessons/${encodeURIComponent(board)}/${encodeURIComponent(id)}`, { actions }),
  bots: () => call<{ level: string }[]>('GET', 'bots'),
  me: () => call<Me>('GET', 'me'),
  create: (wanted: NewTable) => call<View>('POST', 'tables', wanted),
  /** a view that was asked for before this code had arrived */
  early: (asked: Promise<Response>) => answer<View>(asked),
  view: (id: string, key?: string | null) =>
    call<View>('GET', `${table(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  events: (id: string, since: number, key?: string | null) =>
    call<{ events: TableEvent[]; view: View }>(
      'GET',
      `${table(id)}/events?since=${since}${key ? `&key=${encodeURIComponent(key)}` : ''}`,
      undefined,
      PATIENCE,
    ),
  join: (id: string, key: string, name: string | null, entropy: string, seat?: number) =>
    call<View>('POST', `${table(id)}/join`, { key, name, entropy, ...(seat === undefined ? {} : { seat }) }),
  leave: (id: string) => call<View>('POST', `${table(id)}/leave`, {}),
  setSeat: (id: string, seat: number, to: { kind: 'open' } | { kind: 'bot'; level: string }) =>
    call<View>('PUT', `${table(id)}/seats/${seat}`, to),
  rename: (id: string, name: string | null) => call<View>('PUT', `${table(id)}/name`, { name }),
  colour: (id: string, colour: SeatColour) => call<View>('PUT', `${table(id)}/colour`, { colour }),
  start: (id: string) => call<View>('POST', `${table(id)}/start`, { entropy: entropy() }),
  act: (id: string, attempt: { id: string; number: number; action: Action }) =>
    call<View>('POST', `${table(id)}/actions`, attempt, PATIENCE),
  judge: (id: string, action: Action) => call<Judgement>('POST', `${table(id)}/judge`, { action }),
  ways: (id: string, without?: string) =>
    call<{ tickets: Way[] }>('GET', `${table(id)}/ways${without ? `?without=${encodeURIComponent(without)}` : ''}`),
  say: (id: string, text: string) => call<View>('POST', `${table(id)}/chat`, { text }),
  comeBack: (id: string) => call<View>('POST', `${table(id)}/return`, {}),
  rematch: (id: string) => call<View>('POST', `${table(id)}/rematch`, { entropy: entropy() }),
  replay: (id: string) => call<Replay>('GET', `${table(id)}/replay`),
  check: (id: string) => call<ShuffleCheck>('GET', `${table(id)}/check`),
  recordUrl: (id: string) => apiUrl(`${table(id)}/record`),
};

/** A seat's own share of the shuffle's seed. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
