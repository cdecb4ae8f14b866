// Where the letters of tickets stand on the ways that they miss: on the way, or a little aside with a line to it. Every ticket has its
// letter on its way; only where there is no room near a route is it left to the next one.
import type { RouteId } from '../wire';
import { besides } from './aside';
import { around, type Mark } from './marks';
import { overlap } from './names';
import type { Point } from './paths';
import { CHIP_HINT, ICON, markedCities, nameBox, type ChipPlace, type LabelSpot } from './settle';
import type { BoardShape, CityShape } from './shape';
import type { Box } from './view';

export interface LetterPlace extends Point {
  id: RouteId;
  text: string;
  /** half of the width, in pixels */
  wide: number;
  /** the point of its way that a line leads to, where it stands aside */
  from?: Point;
}

/** half the height of the letters, and what another letter adds to half their width */
export const LETTER = 9;
const LETTER_MORE = 7;
/** Where they find no place on their way they are tried round it: in rings so many pixels further out each, in so many directions. */
const RING = 6;
const RINGS = 26;
/** and no further than so many, if the same letters stand elsewhere on the way */
const NEAR = 6;
const DIRECTIONS = 16;
/** what the middle of a track has around it, a chip or a number, and a plain city: rather not covered */
const CHIPS = 16;

/** The pixels that a chip may cover, with its icon. */
export const chipBox = ({ x, y, icon }: ChipPlace, scale: number): Box =>
  around(x * scale, y * scale, CHIP_HINT + (icon ? ICON + 2 : 0), CHIP_HINT);

/** Letters keep off names, the marks of cities, chips and each other. Those that stand on their ways come first. */
export function placeLetters(
  shape: BoardShape,
  scale: number,
  hints: ReadonlyMap<RouteId, string>,
  aside: number,
  labels: readonly LabelSpot[],
  marks: (city: CityShape) => Mark | null,
  chips: readonly ChipPlace[] = [],
): LetterPlace[] {
  const taken = [
    ...labels.map((label) => nameBox(label, scale)),
    ...markedCities(shape, scale, marks).map(({ box }) => box),
    ...chips.map((chip) => chipBox(chip, scale)),
  ];
  const covers = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + overlap(box, other), 0);
  const wideOf = (text: string): number => LETTER + LETTER_MORE * (text.length - 1);
  const boxAt = (at: Point, text: string): Box => around(at.x * scale, at.y * scale, 2 * wideOf(text), 2 * LETTER);
  const found: LetterPlace[] = [];
  const left: { id: RouteId; text: string; stops: Point[] }[] = [];
  for (const [id, text] of hints) {
    const route = shape.route.get(id);
    if (!route || !text) continue;
    const { stops } = besides(shape, route, aside);
    const at = stops.find((each) => covers(boxAt(each, text), taken) === 0);
    if (!at) {
      left.push({ id, text, stops });
      continue;
    }
    taken.push(boxAt(at, text));
    found.push({ id, text, wide: wideOf(text), ...at });
  }
  if (!left.length) return found;
  const soft = [...shape.cities, ...shape.routes.map(({ stops }) => stops[0]!)].map(({ x, y }) =>
    around(x * scale, y * scale, CHIPS, CHIPS),
  );
  const hidden = (box: Box): number =>
    box.left < 0 || box.top < 0 || box.right > shape.width * scale || box.bottom > shape.height * scale
      ? Infinity
      : covers(box, taken);
  for (const { id, text, stops } of left) {
    let best = { at: stops[0]!, from: stops[0]!, hides: Infinity, bad: Infinity };
    const said = [...text].every((letter) => found.some((other) => other.text.includes(letter)));
    for (let ring = 0; ring <= (said ? NEAR : RINGS) && best.hides > 0; ring += 1)
      for (const from of stops.slice(0, 3))
        for (let k = 0; k < DIRECTIONS; k += 1) {
          const turn = (k * 2 * Math.PI) / DIRECTIONS;
          const far = (ring * RING) / scale;
          const at = { x: from.x + far * Math.cos(turn), y: from.y + far * Math.sin(turn) };
          const box = boxAt(at, text);
          const hides = hidden(box);
          if (hides > best.hides) continue;
          const bad = covers(box, soft);
          if (hides < best.hides || bad < best.bad) best = { at, from, hides, bad };
        }
    if (said && best.hides > 0) continue;
    taken.push(boxAt(best.at, text));
    found.push({ id, text, wide: wideOf(text), ...best.at, from: best.from });
  }
  return found;
}
