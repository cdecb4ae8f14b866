// A line beside a route, on the side that is free: away from a second track between the same cities.
import { along, short, type Point } from './paths';
import { STOPS, type BoardShape, type RouteShape } from './shape';

export interface Beside {
  path: string;
  /** where letters may stand on it, the best first */
  stops: Point[];
}

/** The points of a line moved sideways: to the left as it runs where `far` is below zero. */
function moved(line: readonly Point[], far: number): Point[] {
  return line.map(({ x, y }, k) => {
    const a = line[k - 1] ?? line[k]!;
    const b = line[k + 1] ?? line[k]!;
    const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: x - ((b.y - a.y) / d) * far, y: y + ((b.x - a.x) / d) * far };
  });
}

/** Which side of a route its twin lies on: 1 or -1; without one, the lower side is taken to be free. */
function twinSide(shape: BoardShape, route: RouteShape): number {
  const middle = along(route.line, 0.5);
  const ahead = along(route.line, 0.55);
  const cities = (one: RouteShape) => [one.a, one.b].sort().join(' ');
  const twin = shape.routes.find((other) => other !== route && cities(other) === cities(route));
  const other = twin ? along(twin.line, 0.5) : { x: middle.x, y: middle.y - 1 };
  const turn = (ahead.x - middle.x) * (other.y - middle.y) - (ahead.y - middle.y) * (other.x - middle.x);
  return turn > 0 ? 1 : -1;
}

export function besides(shape: BoardShape, route: RouteShape, far: number): Beside {
  const line = moved(route.line, -twinSide(shape, route) * far);
  // It ends before the cities do.
  const parts = Array.from({ length: 25 }, (_, k) => along(line, 0.06 + (0.88 * k) / 24));
  return {
    path: parts.map(({ x, y }, k) => `${k ? 'L' : 'M'}${short(x)} ${short(y)}`).join(''),
    stops: STOPS.map((part) => along(line, part)),
  };
}
