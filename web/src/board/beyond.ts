// What is new and out of sight: where on the edge of the map an arrow points to it.
import type { LastMove } from '../wire';
import type { BoardShape } from './shape';
import type { Box } from './view';

export interface Beyond {
  /** a route, or the city of a station */
  id: string;
  station: boolean;
  /** where on the edge, as parts of the width and the height of what is seen */
  x: number;
  y: number;
  /** degrees, clockwise from the right */
  turn: number;
}

const MOST = 4;
const part = (value: number, low: number, high: number) => Math.min(1, Math.max(0, (value - low) / (high - low)));

/** An arrow for each new route or station whose middle is out of sight; one for those that lie the same way. */
export function beyond(shape: BoardShape, last: LastMove | null, seen: Box): Beyond[] {
  const found = new Map<string, Beyond>();
  const built = [
    ...(last?.routes ?? []).map((id) => ({ id, station: false, at: shape.route.get(id)?.stops[0] })),
    ...(last?.cities ?? []).map((id) => ({ id, station: true, at: shape.city.get(id) })),
  ];
  for (const { id, station, at } of built) {
    if (!at || (at.x >= seen.left && at.x <= seen.right && at.y >= seen.top && at.y <= seen.bottom)) continue;
    const x = part(at.x, seen.left, seen.right);
    const y = part(at.y, seen.top, seen.bottom);
    const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
    const turn = Math.round((Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI);
    found.set(`${Math.round(x * 6)} ${Math.round(y * 6)}`, { id, station, x, y, turn });
  }
  return [...found.values()].slice(0, MOST);
}
