// What travels between the server and the page. The shapes are the server's (openapi.ts, made by
// `make types`); here they get the names that the page uses, and counted cards get a closer
// type. Nothing here may hold a rule.
import type { components } from './openapi';

type Shapes = components['schemas'];
/** A shape of the server with some fields told more closely. */
type Closer<Shape, Fields extends { [Key in keyof Fields]: Key extends keyof Shape ? unknown : never }> = Omit<
  Shape,
  keyof Fields
> &
  Fields;

export const KINDS = ['pink', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'] as const;
export type Kind = (typeof KINDS)[number];
export type Cards = Partial<Record<Kind, number>>;
export type Seat = number;
export type RouteId = string;
export type CityId = string;
export type TicketId = string;

// --- boards -----------------------------------------------------------------

export type BoardName = Shapes['BoardLine'];
export type CityFacts = Shapes['CityShape'];
export type TicketFacts = Shapes['TicketShape'];

/** A route as the server writes it; `colour` null is grey, `symbols` are spaces that carry a locomotive. */
export type WireRoute = Shapes['RouteShape'];

/** A route as the page knows it. */
export interface RouteFacts extends Omit<WireRoute, 'kind' | 'symbols' | 'swap' | 'merchandise'> {
  tunnel: boolean;
  /** spaces that carry a locomotive */
  ferry: number;
  swap?: number;
  merchandise?: boolean;
}

export type RulesFacts = Shapes['RulesShape'];

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

export type BoardFacts = Closer<Shapes['BoardFacts'], { routes: RouteFacts[]; layout: Layout }>;

// --- actions and facts --------------------------------------------------------

export type Slot = number | 'deck';

export type Action =
  | { type: 'draw'; slot: Slot }
  | Closer<Shapes['Claim'], { cards: Cards }>
  | Closer<Shapes['Pay'], { cards: Cards }>
  | Closer<Shapes['Station'], { cards: Cards }>
  | Shapes['Keep']
  | Shapes['Plain'];

/** What may be done now: every target of a choice goes with every payment of it. */
export type LegalChoice =
  | Closer<Shapes['DrawChoice'], { slots: Slot[] }>
  | Closer<Shapes['ClaimChoice'], { payments: Cards[] }>
  | Closer<Shapes['StationChoice'], { payments: Cards[] }>
  | Closer<Shapes['PayChoice'], { payments: Cards[] }>
  | Shapes['KeepChoice']
  | Shapes['PlainChoice'];

/** What came of an action; what the reader may not know is null. */
export type Fact = Shapes['Started']['facts'][number];

// --- what one seat may know ------------------------------------------------------

export type Phase = Shapes['ObservationShape']['phase'];
export type PlayerView = Closer<Shapes['PlayerShape'], { known: Cards; played: Cards }>;
export type Observation = Closer<
  Shapes['ObservationShape'],
  {
    discard: Cards;
    hand: Cards;
    players: PlayerView[];
    tunnel: Closer<Shapes['TunnelShape'], { cards: Cards }> | null;
  }
>;
export type PlayerOutcome = Shapes['ResultShape'];
export type Outcome = Shapes['OutcomeShape'];

// --- tables ---------------------------------------------------------------------

export type Clock =
  { kind: 'none' } | { kind: 'live'; seconds: number; increment: number } | { kind: 'days'; days: number };

export type TableSeat = Shapes['SeatShape'];
export type Table = Closer<Shapes['TableShape'], { clock: Clock }>;
export type View = Closer<Shapes['View'], { table: Table; observation: Observation | null; legal: LegalChoice[] }>;

export type TableEvent = Shapes['Events']['events'][number];

export type Refusal = Shapes['Fault'];
export type Judgement = Shapes['Verdict'];
export type Way = Shapes['Way'];
export type LessonLine = Shapes['LessonLine'];
export type LessonView = Closer<
  Shapes['LessonView'],
  { observation: Observation; legal: LegalChoice[]; facts: Fact[] }
>;
export type MyTable = Shapes['TableLine'];
export type Me = Shapes['Me'];
export type NewTable = Closer<Shapes['NewTable'], { clock: Clock; seats: string[] }>;
/** What one seat held after a step of a finished game. */
export type Held = Closer<Shapes['Held'], { hand: Cards }>;
export type Replay = Closer<
  Shapes['Replay'],
  {
    steps: Closer<
      Shapes['ReplayStep'],
      { action: Action | null; facts: Fact[]; observation: Observation; held: Held[] }
    >[];
  }
>;
export type ShuffleCheck = Shapes['ShuffleCheck'];

export type FeedMessage =
  | { type: 'hello'; events: TableEvent[]; view: View }
  | { type: 'event'; event: TableEvent; view: View }
  | { type: 'view'; view: View }
  | { type: 'accepted'; id: string; number: number }
  | { type: 'refused'; id: string; error: Refusal; events?: TableEvent[]; view?: View }
  | { type: 'pong' };

export type FeedRequest =
  { type: 'act'; id: string; number: number; action: Action } | { type: 'say'; text: string } | { type: 'ping' };

// --- the map widget ----------------------------------------------------------------
// <Board facts observation affordable selected target hints ticketEnds last seats interactive
//        onroute oncity onclear bind:api />

export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];
/** The colours of seats, in the order of their shapes and tokens: cobalt is `--seat-1`, a circle. */
export const SEAT_COLOURS = ['cobalt', 'vermilion', 'amber', 'aqua', 'aubergine'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Who sits in a seat, and how it looks everywhere. */
export interface SeatInfo {
  seat: Seat;
  name: string;
  /** the number of its token: `--seat-1` to `--seat-5` */
  colour: number;
  shape: SeatShape;
  you: boolean;
}

export interface TicketEnd {
  letter: string;
  done: boolean;
}

/** What is new on the board. */
export interface LastMove {
  routes: RouteId[];
  cities?: CityId[];
}

export interface BoardApi {
  showRoute(id: RouteId): void;
  /** the focus goes to a route, or to where it was last */
  enter(id?: RouteId): void;
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
  /** routes that are missing on the ways of tickets, with the letters of these */
  hints: ReadonlyMap<RouteId, string>;
  ticketEnds: Map<CityId, TicketEnd>;
  last: LastMove | null;
  /** whose network is looked at: the rest fades */
  spotlight: Seat | null;
  seats: SeatInfo[];
  interactive: boolean;
  /** a route was chosen; all that lay under the finger, if a finger chose it */
  onroute: (id: RouteId, near?: RouteId[]) => void;
  oncity: (id: CityId) => void;
  onclear: () => void;
  api?: BoardApi | undefined;
}
