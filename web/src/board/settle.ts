// Where chips and names go at a given scale, so that as few as possible overlap. Everything is
// measured in screen pixels here; the answer is in board units.

import type { CityId, RouteId } from '../wire';
import { around, halfOf, markBox, wideOf, type Mark } from './marks';
import { overlap } from './names';
import type { Point } from './paths';
import type { BoardShape, CityShape, RouteShape } from './shape';
import type { Box } from './view';

export interface ChipPlace extends Point {
  id: RouteId;
  /** the icon of a tunnel, a ferry or merchandise still fits beside it */
  icon: boolean;
}

export interface LabelSpot extends Point {
  id: CityId;
  name: string;
  anchor: 'start' | 'middle' | 'end';
  size: number;
  /** about how wide it is */
  w: number;
}

/** So many square pixels of a name or of the letters on a city are too many to hide. */
const HIDES = 24;
export const CHIP = 14;
export const CHIP_HINT = 17;
export const ICON = 12;
export const TEXT_MIN = 12;
/** the board's frame */
const FRAME = 12;
/** A map whose own names would be smaller than this is very small. */
export const TINY = 7;

/** Names of this rank are always there: those of the cities of one's tickets. */
export const NEEDED = 3;

/** What stands on cities, and what it covers. */
export const markedCities = (shape: BoardShape, scale: number, marks: (city: CityShape) => Mark | null) =>
  shape.cities.flatMap((city) => {
    const mark = marks(city);
    return mark ? [{ id: city.id, mark, box: markBox(shape, scale, city, mark) }] : [];
  });

/** Which stops of a route are tried, the best first: two tracks side by side keep apart. */
const ORDER = [0, 1, 2, 3, 4, 5, 6];
const TWIN_ORDER = [
  [3, 1, 5, 0, 2],
  [4, 2, 6, 0, 1],
];

/**
 * A chip for each route that has something to say: its kind, or that it is a tunnel, a ferry or has merchandise.
 * Routes of one's ticket paths come first. A chip is never left out, an icon may be, and a mere number where it would hide a name
 * or what marks a city.
 */
export function placeChips(
  shape: BoardShape,
  scale: number,
  chosen: (route: RouteShape) => 'chip' | 'hint' | 'none',
  labels: readonly LabelSpot[],
  marks: (city: CityShape) => Mark | null,
): ChipPlace[] {
  const dot = Math.max(shape.dot * 2 * scale, 7) + 2;
  const badges = markedCities(shape, scale, marks).map(({ box }) => box);
  const dots = [
    ...badges,
    ...shape.cities.filter((city) => !marks(city)).map(({ x, y }) => around(x * scale, y * scale, dot, dot)),
  ];
  const names = labels.map((label) => nameBox(label, scale));
  const said = [...names, ...badges];
  const taken: Box[] = [];
  const places: ChipPlace[] = [];
  const list = shape.routes
    .map((route) => ({ route, rank: chosen(route) }))
    .filter(({ rank }) => rank !== 'none')
    .sort(
      (p, q) => Number(q.rank === 'hint') - Number(p.rank === 'hint') || p.route.spaces.length - q.route.spaces.length,
    );
  for (const { route, rank } of list) {
    const plain = route.kind === 'any' && rank !== 'hint';
    const special = route.tunnel || route.ferry || route.merchandise;
    const size = rank === 'hint' ? CHIP_HINT : CHIP;
    const stops = route.twin === null ? ORDER : (TWIN_ORDER[route.twin % 2] ?? ORDER);
    // At a very small scale signs would hide the map: the dashes of a tunnel have to do.
    const signs = special && (shape.symbol * scale > 4.6 || (plain && route.ferry));
    let best: { at: Point; box: Box; bad: number; icon: boolean } | null = null;
    for (const withIcon of signs ? [true, false] : [false]) {
      if (plain && !withIcon) continue;
      const w = plain ? ICON + 3 : size + (withIcon ? ICON + 2 : 0);
      for (const [order, stop] of stops.entries()) {
        const at = route.stops[stop]!;
        const box = around(at.x * scale, at.y * scale, w + 2, size + 2);
        let bad = order * 0.5 + (withIcon || !signs ? 0 : 8);
        const most: number = best?.bad ?? Infinity;
        for (let k = 0; bad < most && k < taken.length; k += 1) bad += overlap(box, taken[k]!) * 2;
        for (let k = 0; bad < most && k < dots.length; k += 1) bad += overlap(box, dots[k]!);
        for (let k = 0; bad < most && k < names.length; k += 1) bad += overlap(box, names[k]!) * 3;
        if (bad < most) best = { at, box, bad, icon: withIcon };
      }
    }
    if (!best || (plain && best.bad > 60)) continue;
    const { box } = best;
    if (route.kind === 'any' && said.some((words) => overlap(box, words) > HIDES)) continue;
    taken.push(best.box);
    places.push({ id: route.id, x: best.at.x, y: best.at.y, icon: best.icon });
  }
  return places;
}

/** The pixels that a name covers. */
export function nameBox({ x, y, size, anchor, w }: LabelSpot, scale: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - w : x - w / 2;
  return {
    left: left * scale,
    top: (y - size * 0.75) * scale,
    right: (left + w) * scale,
    bottom: (y + size * 0.15) * scale,
  };
}

/** The size of names: as the layout has it, but never below 12 pixels. */
export const textSize = (shape: BoardShape, scale: number): number => Math.max(shape.text, TEXT_MIN / scale);

/** Names in the close drawing: all of them, where the layout puts them. */
export function allLabels(shape: BoardShape, scale: number, marked: (city: CityShape) => boolean): LabelSpot[] {
  const size = textSize(shape, scale);
  return shape.cities.map((city) => {
    const { id, name, x, label } = city;
    // A name that had to grow keeps the end that is nearest to its city.
    const grown = (size / shape.text - 1) * label.w;
    const shift =
      label.anchor !== 'middle'
        ? 0
        : label.x + label.w * 0.2 < x
          ? -grown / 2
          : label.x - label.w * 0.2 > x
            ? grown / 2
            : 0;
    // It moves aside for a badge or a station, which are larger than a plain city.
    const more = marked(city) ? shape.dot * 0.45 : 0;
    const middle = label.x + (label.anchor === 'start' ? 0.5 : label.anchor === 'end' ? -0.5 : 0) * label.w;
    const dx = middle - x;
    const dy = label.y - shape.text * 0.35 - city.y;
    const beside = Math.abs(dy) < shape.text * 0.8;
    const w = label.w * (size / shape.text);
    const wished = label.x + shift + (beside ? Math.sign(dx) * more : 0);
    const left = wished - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? w : w / 2);
    const inside = Math.max(FRAME, Math.min(left, shape.width - FRAME - w)) - left;
    // One that would leave the board stands above its city if it stood beside it.
    const up = beside && inside !== 0;
    return {
      id,
      name,
      anchor: label.anchor,
      size,
      w,
      x: wished + inside,
      y: up ? city.y - shape.dot * 1.3 - more : label.y + (beside ? 0 : Math.sign(dy) * more),
    };
  });
}

type NameSpot = Pick<LabelSpot, 'x' | 'y' | 'anchor'>;

/** More places for a name that has to be there: at the corners of its city, and a line above and below. */
function further(cx: number, cy: number, aside: number, px: number): NameSpot[] {
  return [-1.9, -1, 1, 1.9].flatMap((lines): NameSpot[] => {
    const y = cy + px * (lines + 0.34);
    return [
      { x: cx + aside * 0.6, y, anchor: 'start' },
      { x: cx - aside * 0.6, y, anchor: 'end' },
      { x: cx, y: cy + px * (lines * 1.5 + 0.34), anchor: 'middle' },
    ];
  });
}

/** The place moved as far as it must be for the name to stay on the board; all in pixels. */
function inside({ x, y, anchor }: NameSpot, w: number, px: number, width: number, height: number): NameSpot {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - w : x - w / 2;
  const shift = Math.max(2, Math.min(left, width - 2 - w)) - left;
  return { x: x + shift, y: Math.max(2 + px * 0.78, Math.min(y, height - 2 - px * 0.2)), anchor };
}

/** Names in the overview: those that fit at 12 pixels, the important ones first; none on what marks another city. */
export function thinnedLabels(
  shape: BoardShape,
  scale: number,
  important: (city: CityShape) => number,
  marks: (city: CityShape) => Mark | null,
): LabelSpot[] {
  const size = textSize(shape, scale);
  const px = size * scale;
  // On a very small map only the great junctions have names, besides what matters to the reader.
  const tiny = shape.text * scale < TINY;
  const r = Math.max(shape.dot * scale, 3) + 3;
  const dots = shape.cities.map(({ x, y }) => around(x * scale, y * scale, r * 1.6, r * 1.6));
  const marked = markedCities(shape, scale, marks);
  const taken: Box[] = [];
  const out: LabelSpot[] = [];
  const list = shape.cities
    .map((city) => ({ city, rank: important(city) }))
    .sort((p, q) => q.rank - p.rank || q.city.routes.length - p.city.routes.length);
  for (const { city, rank } of list) {
    // What matters to the reader is printed bold.
    const w = city.label.w * (size / shape.text) * scale * (rank > 0 ? 1.08 : 1) + 4;
    const wide = rank > 0 ? r + 4 : r;
    const own = marked.find(({ id }) => id === city.id);
    const beside = own ? halfOf(shape, scale) * wideOf(own.mark) + 3.5 : wide;
    const cx = city.x * scale;
    const cy = city.y * scale;
    const middle = cy + px * 0.34;
    const sides: NameSpot[] = [
      { x: cx + Math.max(wide, beside), y: middle, anchor: 'start' },
      { x: cx - Math.max(wide, beside), y: middle, anchor: 'end' },
      { x: cx, y: cy - wide - 1, anchor: 'middle' },
      { x: cx, y: cy + wide + px * 0.75, anchor: 'middle' },
      ...(rank < NEEDED ? [] : further(cx, cy, Math.max(wide, beside), px)),
    ];
    const dx =
      city.label.x +
      (city.label.anchor === 'start' ? 0.5 : city.label.anchor === 'end' ? -0.5 : 0) * city.label.w -
      city.x;
    const dy = city.label.y - shape.text * 0.35 - city.y;
    const wish = Math.abs(dx) > Math.abs(dy) * 1.6 ? (dx > 0 ? 0 : 1) : dy < 0 ? 2 : 3;
    let best: { spot: NameSpot; box: Box; bad: number } | null = null;
    for (const [index, wished] of sides.entries()) {
      const spot = rank < NEEDED ? wished : inside(wished, w, px, shape.width * scale, shape.height * scale);
      const left = spot.anchor === 'start' ? spot.x : spot.anchor === 'end' ? spot.x - w : spot.x - w / 2;
      const box = { left, top: spot.y - px * 0.78, right: left + w, bottom: spot.y + px * 0.2 };
      const off =
        box.left < 2 || box.right > shape.width * scale - 2 || box.top < 2 || box.bottom > shape.height * scale - 2;
      if (off && rank < NEEDED) continue;
      // A name that has to be there stands over others if there is no other place, over as little of them as possible.
      const others = [
        ...taken,
        ...marked.flatMap((other) => (other.id === city.id && !other.mark.aside ? [] : [other.box])),
      ];
      const covers = others.reduce((sum, other) => sum + overlap(box, other), 0);
      if (covers > 0 && rank < NEEDED) continue;
      let bad = (index === wish ? 0 : index < 4 ? 12 : 30) + covers * 20;
      for (const dot of dots) bad += overlap(box, dot) * 1.5;
      if (!best || bad < best.bad) best = { spot, box, bad };
    }
    const worth = tiny ? city.routes.length >= 6 && best !== null && best.bad < w : true;
    if (!best || (rank <= 0 && (!worth || best.bad > w * 2.2))) continue;
    taken.push(best.box);
    out.push({
      id: city.id,
      name: city.name,
      anchor: best.spot.anchor,
      size,
      w: w / scale,
      x: best.spot.x / scale,
      y: best.spot.y / scale,
    });
  }
  return out;
}
