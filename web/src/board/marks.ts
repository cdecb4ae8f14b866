// What stands on a city and is larger than its dot: a badge with the letters of tickets, a station, or the one beside the other.
import type { CityId, TicketEnd } from '../wire';
import type { Point } from './paths';
import type { BoardShape } from './shape';
import type { Box } from './view';

export interface Mark {
  letters: number;
  station: boolean;
  /** how far it is moved from its city, in pixels, so that it hides no other */
  aside?: Point;
}

/** About half as high as a badge or a station is on the screen at least. */
export const BADGE = 8.6;
/** A badge has a rim, which is drawn outside its size. */
export const RIM = 1.1;
/** So often badges that lie over each other are pushed apart: a push may move one over a third. */
const ROUNDS = 24;

export const around = (x: number, y: number, w: number, h: number): Box => ({
  left: x - w / 2,
  top: y - h / 2,
  right: x + w / 2,
  bottom: y + h / 2,
});

export const halfOf = (shape: BoardShape, scale: number): number => Math.max(shape.dot * 1.4 * scale, BADGE) + 1;
export const wideOf = ({ letters }: Mark): number => 0.5 + 0.5 * Math.max(1, letters);

/** The pixels that a mark may cover: a letter beside a station stands at one of its corners. */
export function markBox(shape: BoardShape, scale: number, city: Point, mark: Mark): Box {
  const half = halfOf(shape, scale);
  const corner = mark.letters && mark.station ? half : 0;
  const { x, y } = mark.aside ?? { x: 0, y: 0 };
  return around(city.x * scale + x, city.y * scale + y, (half * wideOf(mark) + corner) * 2, (half + corner) * 2);
}

/** What stands on each city. On a small map badges would hide each other: they are moved apart, and stations stay. */
export function marksOn(
  shape: BoardShape,
  scale: number,
  ends: ReadonlyMap<CityId, TicketEnd>,
  built: ReadonlySet<CityId>,
): Map<CityId, Mark> {
  const marks = new Map<CityId, Mark>();
  for (const id of [...ends.keys(), ...built])
    marks.set(id, { letters: ends.get(id)?.letter.length ?? 0, station: built.has(id) });
  const boxes = [...marks].flatMap(([id, mark]) => {
    const city = shape.city.get(id);
    if (!city) return [];
    const box = markBox(shape, scale, city, mark);
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    return [{ id, mark, x, y, w: (box.right - box.left) * RIM, h: (box.bottom - box.top) * RIM, dx: 0, dy: 0 }];
  });
  for (let round = 0, apart = false; round < ROUNDS && !apart; round += 1) {
    apart = true;
    for (const [n, p] of boxes.entries())
      for (const q of boxes.slice(0, n)) {
        const [dx, dy] = [p.x + p.dx - q.x - q.dx, p.y + p.dy - q.y - q.dy];
        const [wide, high] = [(p.w + q.w) / 2 - Math.abs(dx), (p.h + q.h) / 2 - Math.abs(dy)];
        const moving = Number(!p.mark.station) + Number(!q.mark.station);
        if (wide <= 0.01 || high <= 0.01 || !moving) continue;
        apart = false;
        const by = wide < high ? { x: wide * (dx < 0 ? -1 : 1), y: 0 } : { x: 0, y: high * (dy < 0 ? -1 : 1) };
        for (const [each, sign] of [
          [p, 1],
          [q, -1],
        ] as const) {
          if (each.mark.station) continue;
          each.dx += (sign * by.x) / moving;
          each.dy += (sign * by.y) / moving;
        }
      }
  }
  for (const { mark, dx, dy } of boxes) if (dx || dy) mark.aside = { x: dx, y: dy };
  return marks;
}
