// What travels between the server and the page. Written by hand until it is generated from the
// server's OpenAPI. Nothing here may hold a rule.

export const KINDS = ['pink', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'] as const;
export type Kind = (typeof KINDS)[number];
export type Cards = Partial<Record<Kind, number>>;
export type Seat = number;
export type RouteId = string;
export type CityId = string;
export type TicketId = string;

// --- boards -----------------------------------------------------------------

export interface BoardName {
  id: string;
  name: string;
  players: [number, number];
}

export interface CityFacts {
  id: CityId;
  name: string;
}

/** A route as the server writes it. */
export interface WireRoute {
  id: RouteId;
  a: CityId;
  b: CityId;
  length: number;
  /** null: grey, any one colour */
  colour: Kind | null;
  kind: 'train' | 'tunnel' | 'ferry';
  /** spaces that carry a locomotive */
  symbols: number;
  /** any so many cards stand for one card of the set; 0: no exchange */
  swap: number;
  merchandise: boolean;
}

/** A route as the page knows it. */
export interface RouteFacts extends Omit<WireRoute, 'kind' | 'symbols' | 'swap' | 'merchandise'> {
  tunnel: boolean;
  /** spaces that carry a locomotive */
  ferry: number;
  swap?: number;
  merchandise?: boolean;
}

export interface TicketFacts {
  id: TicketId;
  a: CityId;
  b: CityId;
  points: number;
  long: boolean;
}

export interface TicketDeal {
  long: number;
  regular: number;
  keep: number;
  returns: 'box' | 'bottom';
}

export interface RulesFacts {
  players: [number, number];
  trains: number;
  end_trains: number;
  hand: number;
  market_reset: number;
  locomotive_ends_draw: boolean;
  wild_on: string[];
  ferry_exchange: number;
  tunnel_cards: number;
  double_from: number;
  stations: number;
  station_points: number;
  longest_path_bonus: number;
  globetrotter_bonus: number;
  merchandise: number;
  route_points: Record<string, number>;
  merchandise_bonus: Record<string, number[]>;
  setup: TicketDeal;
  draw: TicketDeal;
  tie_breaks: string[];
}

export interface Space {
  x: number;
  y: number;
  angle: number;
}

export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  w: number;
  up: number;
  down: number;
}

/** A board's layout.json; lengths are board units. Lists of strings are SVG paths. */
export interface Layout {
  board: string;
  width: number;
  height: number;
  space: { w: number; h: number };
  dot: number;
  label: { size: number };
  cities: Record<CityId, { x: number; y: number; label: LabelPlace }>;
  routes: Record<RouteId, { spaces: Space[] }>;
  land: string[];
  lakes: string[];
  water_lines: string[];
  graticule?: string[];
  names?: { text: string; x: number; y: number; size: number; angle: number }[];
  title?: { text: string; sub: string; x: number; y: number; size: number };
  rose?: [number, number, number];
  hills?: [number, number, number][];
  ships?: [number, number, number][];
  water_widths?: number[];
  moat?: string[];
  town?: string[];
  fields?: string[];
  blocks?: string[];
  piles?: string[];
}

export interface BoardFacts {
  id: string;
  name: string;
  words: { locomotive: string; train: string; ticket: string };
  players: [number, number];
  kinds: Kind[];
  rules: RulesFacts;
  cities: CityFacts[];
  routes: RouteFacts[];
  tickets: TicketFacts[];
  layout: Layout;
}

// --- actions and facts --------------------------------------------------------

export type Slot = number | 'deck';

export type Action =
  | { type: 'draw'; slot: Slot }
  | { type: 'claim'; route: RouteId; cards: Cards }
  | { type: 'pay'; cards: Cards }
  | { type: 'decline' }
  | { type: 'tickets' }
  | { type: 'keep'; tickets: (TicketId | null)[] }
  | { type: 'station'; city: CityId; cards: Cards }
  | { type: 'pass' };

/** What may be done now: every target of a choice goes with every payment of it. */
export type LegalChoice =
  | { type: 'draw'; slots: Slot[] }
  | { type: 'claim'; routes: RouteId[]; payments: Cards[] }
  | { type: 'station'; cities: CityId[]; payments: Cards[] }
  | { type: 'pay'; payments: Cards[] }
  | { type: 'keep'; tickets: TicketId[]; least: number }
  | { type: 'tickets' }
  | { type: 'decline' }
  | { type: 'pass' };

export type Fact =
  | { type: 'shuffled'; pile: 'cards' | 'tickets' | 'long_tickets'; order: (string | null)[] }
  | { type: 'hand_dealt'; player: Seat; cards: (Kind | null)[] }
  | { type: 'slot_filled'; slot: number; card: Kind }
  | { type: 'row_cleared'; cards: Kind[] }
  | { type: 'drawn'; player: Seat; slot: Slot; card: Kind | null }
  | { type: 'tunnel_entered'; player: Seat; route: RouteId; cards: Cards }
  | { type: 'card_turned'; card: Kind }
  | { type: 'tunnel_priced'; player: Seat; route: RouteId; extra: number }
  | { type: 'tunnel_abandoned'; player: Seat; route: RouteId }
  | { type: 'claimed'; player: Seat; route: RouteId; cards: Cards; points: number }
  | { type: 'merchandise_taken'; player: Seat }
  | { type: 'station_built'; player: Seat; city: CityId; cards: Cards }
  | { type: 'tickets_offered'; player: Seat; tickets: (TicketId | null)[] }
  | { type: 'tickets_kept'; player: Seat; kept: (TicketId | null)[]; returned: (TicketId | null)[] }
  | { type: 'tickets_buried'; player: Seat; tickets: (TicketId | null)[] }
  | { type: 'passed'; player: Seat }
  | { type: 'end_triggered'; player: Seat; turns: number }
  | { type: 'turn_started'; player: Seat; final_turns: number | null }
  | { type: 'ended'; reason: 'last_round' | 'stalled' };

// --- what one seat may know ------------------------------------------------------

export type Phase = 'setup' | 'turn' | 'second_card' | 'tunnel' | 'keep' | 'over';

export interface PlayerView {
  hand: number;
  known: Cards;
  played: Cards;
  trains: number;
  score: number;
  stations_left: number;
  merchandise: number;
  tickets: number;
  offered: number;
  choosing: boolean;
}

export interface Observation {
  board: string;
  seat: Seat | null;
  phase: Phase;
  to_move: Seat | null;
  starter: Seat;
  final_turns: number | null;
  market: (Kind | null)[];
  deck: number;
  discard: Cards;
  ticket_deck: number;
  claims: { route: RouteId; player: Seat }[];
  closed: RouteId[];
  stations: { city: CityId; player: Seat }[];
  tunnel: { route: RouteId; cards: Cards; revealed: Kind[]; extra: number } | null;
  players: PlayerView[];
  hand: Cards;
  tickets: TicketId[];
  offer: TicketId[];
  returned: TicketId[];
}

export interface PlayerOutcome {
  total: number;
  routes: number;
  tickets: number;
  completed: TicketId[];
  failed: TicketId[];
  stations: number;
  longest_path: number;
  longest_path_bonus: number;
  globetrotter_bonus: number;
  merchandise_bonus: number;
  borrowed: { city: CityId; route: RouteId }[];
  rank: number;
}

export interface Outcome {
  players: PlayerOutcome[];
  winners: Seat[];
  decided_by: 'points' | 'tickets' | 'stations' | 'longest_path' | 'shared';
}

// --- tables ---------------------------------------------------------------------

export type Clock = { kind: 'none' } | { kind: 'live'; seconds: number; increment: number } | { kind: 'days'; days: number };

export interface TableSeat {
  kind: 'open' | 'bot' | 'person';
  name: string | null;
  level: string | null;
  connected: boolean;
  stand_in: boolean;
  /** ms left on a live clock */
  clock: number | null;
}

export interface Table {
  id: string;
  board: string;
  state: 'waiting' | 'playing' | 'over';
  created: number;
  host: Seat | null;
  chat: boolean;
  watch: boolean;
  clock: Clock;
  starter: 'random' | Seat;
  stand_in: string;
  seats: TableSeat[];
  fair: { commitment: string; entropy: (string | null)[]; secret: string | null };
  rematch: string | null;
  after: string | null;
}

export interface View {
  table: Table;
  number: number;
  you: Seat | null;
  key: string | null;
  observation: Observation | null;
  legal: LegalChoice[];
  deadlines: (number | null)[];
  outcome: Outcome | null;
  tickets: TicketId[][] | null;
  now: number;
}

interface EventBase {
  number: number;
  at: number;
}

export type TableEvent = EventBase &
  (
    | { type: 'created' }
    | { type: 'seated'; seat: Seat; name: string }
    | { type: 'seat_set'; seat: Seat; kind: 'open' | 'bot'; level: string | null }
    | { type: 'left'; seat: Seat }
    | { type: 'started'; facts: Fact[] }
    | { type: 'acted'; seat: Seat; action: Action; facts: Fact[]; by: 'person' | 'bot' | 'stand_in'; note: string | null }
    | { type: 'timed_out'; seat: Seat }
    | { type: 'stepped_out'; seat: Seat }
    | { type: 'returned'; seat: Seat }
    | { type: 'said'; seat: Seat; text: string }
    | { type: 'rematched'; table: string }
  );

export interface Refusal {
  code: string;
  message: string;
  params: Record<string, string | number>;
}

export type Judgement = { refusal: Refusal | null };

export interface Way {
  id: TicketId;
  done: boolean;
  missing: RouteId[] | null;
  trains: number | null;
  /** routes of others that a station would lend */
  borrowed: RouteId[];
}

export interface MyTable {
  id: string;
  board: string;
  state: Table['state'];
  seats: (string | null)[];
  you: Seat;
  your_turn: boolean;
  updated: number;
}

export interface Me {
  tables: MyTable[];
}

export interface NewTable {
  board: string;
  seats: string[];
  name: string;
  clock: Clock;
  starter: 'random' | Seat;
  chat: boolean;
  watch: boolean;
  stand_in: string;
  entropy?: string;
  start: boolean;
}

export interface Replay {
  names: string[];
  starter: Seat;
  steps: { player: Seat | null; action: Action | null; facts: Fact[]; observation: Observation }[];
  outcome: Outcome;
  fair: Table['fair'] | null;
}

export type ShuffleCheck = { ok: true; shuffles: number } | { ok: false; problem: string };

export type FeedMessage =
  | { type: 'hello'; events: TableEvent[]; view: View }
  | { type: 'event'; event: TableEvent; view: View }
  | { type: 'view'; view: View }
  | { type: 'accepted'; id: string; number: number }
  | { type: 'refused'; id: string; error: Refusal; events?: TableEvent[]; view?: View }
  | { type: 'pong' };

export type FeedRequest =
  | { type: 'act'; id: string; number: number; action: Action }
  | { type: 'say'; text: string }
  | { type: 'ping' };

// --- the map widget ----------------------------------------------------------------
// <Board facts observation affordable selected target hints ticketEnds last seats interactive
//        onroute oncity onclear bind:api />

export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

/** How a seat looks on the map: seat 0 is `--seat-1`, a circle. */
export interface SeatInfo {
  seat: Seat;
  name: string;
  shape: SeatShape;
  you: boolean;
}

export interface TicketEnd {
  letter: string;
  done: boolean;
}

export interface LastMove {
  routes: RouteId[];
  city?: CityId;
}

export interface BoardApi {
  showRoute(id: RouteId): void;
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
}

export interface BoardProps {
  facts: BoardFacts;
  observation: Observation;
  affordable: Set<RouteId>;
  selected: RouteId | null;
  target: Set<CityId>;
  hints: Set<RouteId>;
  ticketEnds: Map<CityId, TicketEnd>;
  last: LastMove | null;
  seats: SeatInfo[];
  interactive: boolean;
  onroute: (id: RouteId) => void;
  oncity: (id: CityId) => void;
  onclear: () => void;
  api?: BoardApi | undefined;
}
