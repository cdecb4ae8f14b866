// The geometry of a board, worked out once from its facts: every outline as a finished path. All
// boards are brought to one scale, in which a space is 16 high, so that the drawing has one set of sizes.

import type { BoardFacts, CityId, Kind, Layout, RouteFacts, RouteId, SeatShape } from '../wire';
import { along, chain, slab, smooth, stripe, ticks, type Place, type Point } from './paths';
import { symbolPath } from './symbols';
import type { Box } from './view';

export interface RouteShape {
  id: RouteId;
  a: CityId;
  b: CityId;
  kind: Kind | 'any';
  tunnel: boolean;
  ferry: boolean;
  merchandise: boolean;
  /** one of several tracks: 0, 1, ...; null when it is the only one */
  twin: number | null;
  spaces: Place[];
  line: Point[];
  box: Box;
  /** the points along the way where a chip may sit, in the order of STOPS */
  readonly stops: Point[];
  /** paths */
  readonly track: string;
  readonly slabs: string;
  readonly mouth: string;
  readonly engines: string;
  readonly signs: string;
  readonly engineSigns: string;
  readonly carts: string;
  readonly ticks: string;
}

export interface CityShape extends Point {
  id: CityId;
  name: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; w: number };
  routes: RouteId[];
}

export interface BoardShape {
  /** units here for one unit of the layout */
  unit: number;
  width: number;
  height: number;
  w: number;
  h: number;
  dot: number;
  text: number;
  /** the size of a symbol, in board units */
  symbol: number;
  cities: CityShape[];
  city: Map<CityId, CityShape>;
  routes: RouteShape[];
  route: Map<RouteId, RouteShape>;
}

/** the height of a space on every board */
export const SPACE = 16;
/** parts of the way along a route at which its chip may sit, the best first */
export const STOPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73] as const;
const TUNNEL_SYMBOL = 0.8;
const SYMBOL = 0.9;
/** where a cart and the symbol beside it sit, as parts of a space's width */
const ASIDE = 0.22;

/** A city with some room around it. */
export const cityBox = ({ w }: BoardShape, { x, y }: Point): Box => ({
  left: x - w,
  top: y - w,
  right: x + w,
  bottom: y + w,
});

const shapes = new WeakMap<BoardFacts, BoardShape>();

export function shapeOf(facts: BoardFacts): BoardShape {
  let shape = shapes.get(facts);
  if (!shape) shapes.set(facts, (shape = build(facts)));
  return shape;
}

function build(facts: BoardFacts): BoardShape {
  // A pack may leave out whatever it has no drawing for; then routes are straight.
  const layout: Partial<Layout> = facts.layout ?? {};
  const h = SPACE;
  const unit = h / (layout.space?.h ?? SPACE);
  const width = (layout.width ?? 1400) * unit;
  const height = (layout.height ?? 1000) * unit;
  const w = (layout.space?.w ?? SPACE * 2.75) * unit;
  const dot = (layout.dot ?? 9) * unit;
  const text = (layout.label?.size ?? 20) * unit;
  const at = (id: CityId): Point => {
    const place = layout.cities?.[id];
    return place ? { x: place.x * unit, y: place.y * unit } : { x: width / 2, y: height / 2 };
  };

  const tracks = new Map<string, RouteId[]>();
  for (const { id, a, b } of facts.routes) {
    const key = [a, b].sort().join(' ');
    tracks.set(key, [...(tracks.get(key) ?? []), id]);
  }
  const routes = facts.routes.map((route) => {
    const ids = tracks.get([route.a, route.b].sort().join(' ')) ?? [];
    const twin = ids.length > 1 ? ids.indexOf(route.id) : null;
    const offset = twin === null ? 0 : (twin - (ids.length - 1) / 2) * (h + 2.4);
    const drawn = layout.routes?.[route.id]?.spaces;
    const spaces =
      drawn && drawn.length === route.length
        ? drawn.map(({ x, y, angle }) => ({ x: x * unit, y: y * unit, angle }))
        : straight(at(route.a), at(route.b), route.length, offset, route.a < route.b);
    return routeShape(route, twin, at(route.a), at(route.b), spaces, fitted(spaces, w), h);
  });
  const cities = facts.cities.map(({ id, name }) => {
    const place = at(id);
    const label = (layout.cities?.[id] as Partial<Layout['cities'][string]> | undefined)?.label;
    return {
      id,
      name,
      x: place.x,
      y: place.y,
      label: {
        x: label ? label.x * unit : place.x,
        y: label ? label.y * unit : place.y - dot * 1.7,
        anchor: label?.anchor ?? ('middle' as const),
        w: label?.w ? label.w * unit : name.length * text * 0.5,
      },
      routes: routes.filter(({ a, b }) => a === id || b === id).map((route) => route.id),
    };
  });
  const city = new Map(cities.map((one) => [one.id, one]));
  for (const one of cities) one.routes.sort((p, q) => bearing(one, p, routes, city) - bearing(one, q, routes, city));
  return {
    unit,
    width,
    height,
    w,
    h,
    dot,
    text,
    symbol: h * SYMBOL,
    cities,
    city,
    routes,
    route: new Map(routes.map((route) => [route.id, route])),
  };
}

/** Spaces on a straight line where nobody drew them. */
export function straight(a: Point, b: Point, count: number, offset: number, forward: boolean): Place[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const d = Math.hypot(dx, dy) || 1;
  const side = forward ? offset : -offset;
  let angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  if (angle > 90) angle -= 180;
  if (angle <= -90) angle += 180;
  return Array.from({ length: count }, (_, k) => {
    const t = (k + 0.5) / count;
    // The ends keep clear of the two cities.
    const s = 0.5 + (t - 0.5) * Math.max(0.2, 1 - 28 / d);
    return { x: a.x + dx * s - (dy / d) * side, y: a.y + dy * s + (dx / d) * side, angle };
  });
}

/** A space no longer than its neighbours leave room for. */
function fitted(spaces: readonly Place[], w: number): number {
  let room = w;
  for (let k = 0; k + 1 < spaces.length; k += 1) {
    const a = spaces[k]!;
    const b = spaces[k + 1]!;
    room = Math.min(room, Math.hypot(b.x - a.x, b.y - a.y) - 1);
  }
  return Math.max(room, 6);
}

function routeShape(
  route: RouteFacts,
  twin: number | null,
  a: Point,
  b: Point,
  spaces: Place[],
  w: number,
  h: number,
): RouteShape {
  const kind = route.colour ?? 'any';
  const ferry = route.ferry > 0;
  const points = [a, ...spaces, b];
  const line = chain(points);
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const round = ferry ? h / 2 : h * 0.16;
  const first = Math.floor((spaces.length - route.ferry) / 2);
  const engine = (k: number) => k >= first && k < first + route.ferry;
  const cart = route.merchandise === true;
  const size = h * (route.tunnel ? TUNNEL_SYMBOL : SYMBOL);
  const path = (draw: (space: Place, k: number) => string) => spaces.map(draw).join('');
  const aside = (space: Place, part: number): Point => {
    const turn = (space.angle * Math.PI) / 180;
    const sign = Math.cos(turn) >= -0.01 ? 1 : -1;
    return { x: space.x + part * sign * w * Math.cos(turn), y: space.y + part * sign * w * Math.sin(turn) };
  };
  return lazily(
    {
      id: route.id,
      a: route.a,
      b: route.b,
      kind,
      tunnel: route.tunnel,
      ferry,
      merchandise: cart,
      twin,
      spaces,
      line,
      box: {
        left: Math.min(...xs) - h,
        top: Math.min(...ys) - h,
        right: Math.max(...xs) + h,
        bottom: Math.max(...ys) + h,
      },
    },
    {
      track: () => smooth(points),
      // A tunnel's spaces are a little smaller, so that its mouth stands clear of them.
      slabs: () =>
        path((space, k) =>
          engine(k) ? '' : slab(space, w - (route.tunnel ? 4.4 : 1.6), h * (route.tunnel ? 0.84 : 0.91), round),
        ),
      mouth: () => (route.tunnel ? path((space) => slab(space, w, h * 1.09, h * 0.24)) : ''),
      engines: () => path((space, k) => (engine(k) ? slab(space, w - 1.6, h * 0.91, round) : '')),
      signs: () =>
        path((space, k) => {
          if (engine(k)) return '';
          const place = cart ? aside(space, ASIDE) : space;
          return symbolPath(kind, place.x, place.y, size);
        }),
      engineSigns: () => path((space, k) => (engine(k) ? symbolPath('locomotive', space.x, space.y, size) : '')),
      carts: () =>
        path((space) => {
          if (!cart) return '';
          const place = aside(space, -ASIDE);
          return symbolPath('merchandise', place.x, place.y, h * 0.74);
        }),
      ticks: () => ticks(points, spaces, h * 0.35),
      stops: () => STOPS.map((part) => along(line, part)),
    },
  );
}

/** Adds what is worked out only when it is asked for, and then kept: a board has more paths than are seen at first. */
function lazily<T extends object, L extends Record<string, () => unknown>>(
  base: T,
  later: L,
): T & { readonly [K in keyof L]: ReturnType<L[K]> } {
  for (const [key, make] of Object.entries(later)) {
    Object.defineProperty(base, key, {
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(base, key, { value });
        return value;
      },
    });
  }
  return base as T & { readonly [K in keyof L]: ReturnType<L[K]> };
}

function bearing(city: Point, id: RouteId, routes: RouteShape[], cities: Map<CityId, CityShape>): number {
  const route = routes.find((one) => one.id === id)!;
  const away = cities.get(route.a) === city;
  const space = route.spaces[away ? 0 : route.spaces.length - 1] ?? city;
  // Clockwise from the top.
  return (Math.atan2(space.x - city.x, city.y - space.y) + 2 * Math.PI) % (2 * Math.PI);
}

export interface WagonPaths {
  shadow: string;
  edge: string;
  body: string;
  roof: string;
  shape: string;
}

/** One wagon, or with several places a whole train, as paths. */
export function wagons(places: readonly Place[], shape: SeatShape, w: number): WagonPaths {
  const h = SPACE;
  const path = (draw: (place: Place) => string) => places.map(draw).join('');
  return {
    shadow: path((p) => slab({ ...p, x: p.x + 1.4, y: p.y + 3 }, w + 2, h + 6.5, h * 0.2)),
    edge: path((p) => slab(p, w + 1, h + 5, h * 0.2)),
    body: path((p) => slab(p, w - 2, h, h * 0.1)),
    roof: path((p) => stripe(p, w / 2 - h * 0.3, -h * 0.34)),
    shape: path((p) => symbolPath(shape, p.x, p.y, h * 0.6)),
  };
}

/** Where the wagons of a train hang together. */
export const couplings = ({ ticks }: RouteShape): string => ticks;

const trains = new WeakMap<RouteShape, Map<SeatShape, WagonPaths>>();

export function trainOf(route: RouteShape, shape: SeatShape, board: BoardShape): WagonPaths {
  let made = trains.get(route);
  if (!made) trains.set(route, (made = new Map<SeatShape, WagonPaths>()));
  let train = made.get(shape);
  if (!train) made.set(shape, (train = wagons(route.spaces, shape, fitted(route.spaces, board.w))));
  return train;
}
