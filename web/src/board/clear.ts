// A place for the zoom buttons where they cover no city: at the edge of the map, and where they are as long as that is clear.

import type { CityId, Observation, TicketEnd } from '../wire';
import { overlap } from './names';
import type { Point } from './paths';
import { markBox, marksOn, RIM } from './marks';
import type { BoardShape } from './shape';
import { placed, type Box, type Frame, type View } from './view';

/** Pixels of the window. */
export interface Room {
  /** the free part of the window, less a margin */
  within: Box;
  /** cities with their badges and stations: none may be covered */
  cities: readonly Box[];
  /** names of cities: better not covered */
  names: readonly Box[];
}

/** between the buttons and the edge of the map */
const EDGE = 12;
/** between the buttons and a city */
const CLEAR = 3;
const USUAL: Point = { x: 0, y: 0 };
/** how finely places are tried along the edges, and all over the map */
const STEP = 6;
const STRIDE = 12;
/** So many pixels further away is as bad as a square pixel of a name covered: a name is no reason to go far. */
const WORDS = 0.03;

const moved = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** The least box that holds these. */
export const hullOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const stretched = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

const around = ({ left, top, right, bottom }: Box, rim: number, more: number): Box => {
  const [x, y] = [((right - left) * (rim - 1)) / 2 + more, ((bottom - top) * (rim - 1)) / 2 + more];
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
};

interface Looked {
  shape: BoardShape;
  frame: Frame;
  view: View;
  ticketEnds: ReadonlyMap<CityId, TicketEnd>;
  stations: Observation['stations'];
  /** where names stand, in the layout's units */
  names: readonly Box[];
}

/** What there is to keep off, as the map is looked at. The insets are those of what covers the window. */
export function roomOn({ shape, frame, view, ticketEnds, stations, names }: Looked, insets: Frame['insets']): Room {
  const { scale, ...corner } = placed(frame, view);
  const marks = marksOn(shape, scale, ticketEnds, new Set(stations.map(({ city }) => city)));
  const { width, height } = frame.window;
  return {
    within: {
      left: insets.left + EDGE,
      top: insets.top + EDGE,
      right: width - insets.right - EDGE,
      bottom: height - insets.bottom - EDGE,
    },
    cities: shape.cities.map((city) => {
      const mark = marks.get(city.id) ?? { letters: 0, station: false };
      return around(moved(markBox(shape, scale, city, mark), corner), RIM, CLEAR);
    }),
    names: names.map((each) => moved(stretched(each, shape.unit * scale), corner)),
  };
}

const steps = (first: number, last: number, step: number): number[] => [
  ...Array.from({ length: Math.max(0, Math.ceil((last - first) / step)) }, (_, n) => first + n * step),
  last,
];

/**
 * How far from its usual place a box lies where it covers no city; null where there is no such place. It stays where it is while
 * that is clear, and else slides no further along the edges than it has to; off the edges only where all of them have cities.
 */
export function clearPlace(box: Box, { within, cities, names }: Room, now: Point = USUAL): Point | null {
  const seen = cities.filter((each) => overlap(each, within) > 0);
  const covers = (at: Point, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + overlap(moved(box, at), other), 0);
  const [left, right] = [within.left - box.left, within.right - box.right];
  const [top, bottom] = [within.top - box.top, within.bottom - box.bottom];
  const nearest = (places: Point[]): Point | undefined =>
    places
      .filter((at) => covers(at, seen) === 0)
      .map((at) => ({ at, bad: covers(at, names) * WORDS + Math.hypot(at.x - now.x, at.y - now.y) }))
      .sort((p, q) => p.bad - q.bad)[0]?.at;
  const grid = (xs: number[], ys: number[]): Point[] => xs.flatMap((x) => ys.map((y) => ({ x, y })));
  const stays = now.x >= left && now.x <= right && now.y >= top && now.y <= bottom;
  const [xs, ys] = [steps(left, right, STEP), steps(top, bottom, STEP)];
  return (
    nearest(stays ? [now] : []) ??
    nearest([...grid(xs, [top, bottom]), ...grid([left, right], ys)]) ??
    nearest(grid(steps(left, right, STRIDE), steps(top, bottom, STRIDE))) ??
    null
  );
}
