// What is new and out of sight: where on the edge of the map an arrow points to it.
import type { LastMove, RouteId } from '../wire';
import type { BoardShape } from './shape';
import type { Box } from './view';

export interface Beyond {
  route: RouteId;
  /** where on the edge, as parts of the width and the height of what is seen */
  x: number;
  y: number;
  /** degrees, clockwise from the right */
  turn: number;
}

const MOST = 4;
const part = (value: number, low: number, high: number) => Math.min(1, Math.max(0, (value - low) / (high - low)));

/** An arrow for each new route whose middle is out of sight; one for those that lie the same way. */
export function beyond(shape: BoardShape, last: LastMove | null, seen: Box): Beyond[] {
  const found = new Map<string, Beyond>();
  for (const route of last?.routes ?? []) {
    const at = shape.route.get(route)?.stops[0];
    if (!at || (at.x >= seen.left && at.x <= seen.right && at.y >= seen.top && at.y <= seen.bottom)) continue;
    const x = part(at.x, seen.left, seen.right);
    const y = part(at.y, seen.top, seen.bottom);
    const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
    const turn = Math.round((Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI);
    found.set(`${Math.round(x * 6)} ${Math.round(y * 6)}`, { route, x, y, turn });
  }
  return [...found.values()].slice(0, MOST);
}
