// Coastlines with fewer points. Layouts draw every inlet; a soft band of shallow water does not
// need them, and a browser that has to draw the coast anew at each zoom is grateful for the rest.

interface Vertex {
  x: number;
  y: number;
}

/** The closed and open lines of a path that has only M, L, H, V and Z, in either case; null if it has more. */
export function lines(path: string): { points: Vertex[]; closed: boolean }[] | null {
  if (/[^MmLlHhVvZz0-9eE\s,.+-]/.test(path)) return null;
  const tokens = path.match(/[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const out: { points: Vertex[]; closed: boolean }[] = [];
  let x = 0;
  let y = 0;
  let command = '';
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    if (/[A-Za-z]/.test(token)) {
      command = token;
      at += 1;
      const line = out.at(-1);
      if ((command === 'z' || command === 'Z') && line) {
        line.closed = true;
        ({ x, y } = line.points[0]!);
      }
      continue;
    }
    const lower = command.toLowerCase();
    const relative = command === lower;
    if (lower === 'h') x = Number(token) + (relative ? x : 0);
    else if (lower === 'v') y = Number(token) + (relative ? y : 0);
    else {
      x = Number(token) + (relative ? x : 0);
      y = Number(tokens[at + 1]) + (relative ? y : 0);
      at += 1;
    }
    at += 1;
    if (lower === 'm') {
      out.push({ points: [], closed: false });
      command = relative ? 'l' : 'L';
    } else if (out.at(-1)?.closed) out.push({ points: [{ ...out.at(-1)!.points[0]! }], closed: false });
    out.at(-1)?.points.push({ x, y });
  }
  return out;
}

/** Keeps the points that lie further than `error` from the line through their neighbours (Douglas-Peucker). */
export function thin(points: readonly Vertex[], error: number): Vertex[] {
  if (points.length < 3) return [...points];
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const a = points[from]!;
    const b = points[to]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = dx * dx + dy * dy;
    let far = -1;
    let most = error * error;
    for (let k = from + 1; k < to; k += 1) {
      const p = points[k]!;
      const t = length ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0;
      const d = (a.x + dx * t - p.x) ** 2 + (a.y + dy * t - p.y) ** 2;
      if (d > most) {
        most = d;
        far = k;
      }
    }
    if (far > 0) {
      keep[far] = 1;
      open.push([from, far], [far, to]);
    }
  }
  return points.filter((_, k) => keep[k]);
}

const made = new WeakMap<readonly string[], Map<number, string>>();

/** All the paths as one, drawn with no more points than the error asks for; specks are left out. */
export function simpler(paths: readonly string[], error: number): string {
  let kept = made.get(paths);
  if (!kept) made.set(paths, (kept = new Map<number, string>()));
  let path = kept.get(error);
  if (path === undefined) kept.set(error, (path = drawn(paths, error)));
  return path;
}

function drawn(paths: readonly string[], error: number): string {
  let out = '';
  for (const path of paths) {
    const found = lines(path);
    if (!found) {
      out += path;
      continue;
    }
    for (const { points, closed } of found) {
      const kept = thin(points, error);
      const size = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
      if (closed && (kept.length < 3 || size < error * 2)) continue;
      let x = 0;
      let y = 0;
      kept.forEach((point, k) => {
        const px = Math.round(point.x * 10);
        const py = Math.round(point.y * 10);
        out += k ? `${k === 1 ? 'l' : ' '}${(px - x) / 10} ${(py - y) / 10}` : `M${px / 10} ${py / 10}`;
        x = px;
        y = py;
      });
      if (closed) out += 'z';
    }
  }
  return out;
}
