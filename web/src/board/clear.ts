// A place for the zoom buttons where they cover no city: at the edge of the map, as near to their usual place as can be.

import type { CityId, Observation, TicketEnd } from '../wire';
import { overlap } from './names';
import type { Point } from './paths';
import { markBox } from './settle';
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
/** how finely places are tried along the edges, and all over the map */
const STEP = 6;
const STRIDE = 12;
/** So many pixels further away is as bad as a square pixel of a name covered. */
const WORDS = 0.25;
/** A badge has a rim, which is drawn outside its size. */
const RIM = 1.1;

const moved = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
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
  const built = new Set(stations.map(({ city }) => city));
  const { width, height } = frame.window;
  return {
    within: {
      left: insets.left + EDGE,
      top: insets.top + EDGE,
      right: width - insets.right - EDGE,
      bottom: height - insets.bottom - EDGE,
    },
    cities: shape.cities.map((city) => {
      const mark = { letters: ticketEnds.get(city.id)?.letter.length ?? 0, station: built.has(city.id) };
      return around(moved(markBox(shape, scale, city, mark), corner), RIM, CLEAR);
    }),
    names: names.map((each) => moved(stretched(each, shape.unit * scale), corner)),
  };
}

const steps = (first: number, last: number, step: number): number[] => [
  ...Array.from({ length: Math.max(0, Math.ceil((last - first) / step)) }, (_, n) => first + n * step),
  last,
];

/** How far to move a box: not at all if it is clear; else to the nearest clear place, at an edge if there is one. */
export function clearPlace(box: Box, { within, cities, names }: Room): Point {
  const seen = cities.filter((each) => overlap(each, within) > 0);
  const covers = (at: Point, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + overlap(moved(box, at), other), 0);
  const usual = { x: 0, y: 0 };
  if (covers(usual, seen) === 0) return usual;
  const least = (places: Point[]) =>
    places
      .map((at) => ({ at, hides: covers(at, seen), bad: covers(at, names) * WORDS + Math.hypot(at.x, at.y) }))
      .sort((p, q) => p.hides - q.hides || p.bad - q.bad)[0];
  const [left, right] = [within.left - box.left, within.right - box.right];
  const [top, bottom] = [within.top - box.top, within.bottom - box.bottom];
  const edges = least([
    ...steps(left, right, STEP).flatMap((x) => [top, bottom].map((y) => ({ x, y }))),
    ...steps(top, bottom, STEP).flatMap((y) => [left, right].map((x) => ({ x, y }))),
  ]);
  if (edges?.hides === 0) return edges.at;
  const inside = least(steps(left, right, STRIDE).flatMap((x) => steps(top, bottom, STRIDE).map((y) => ({ x, y }))));
  return inside?.at ?? usual;
}
