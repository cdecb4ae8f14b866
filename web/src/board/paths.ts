// Lines and outlines as SVG path strings, all in board units.

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  angle: number;
}

export const short = (value: number): string => {
  const text = String(Math.round(value * 100) / 100);
  return text === '-0' ? '0' : text;
};

const RADIANS = Math.PI / 180;

/** A smooth line through the points (Catmull-Rom, written as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${short(first.x)} ${short(first.y)}`;
  eachCurve(points, (_, p, q, c) => {
    path += `C${short(p.x)} ${short(p.y)} ${short(q.x)} ${short(q.y)} ${short(c.x)} ${short(c.y)}`;
  });
  return path;
}

function eachCurve(points: readonly Point[], draw: (b: Point, p: Point, q: Point, c: Point) => void): void {
  for (let k = 0; k + 1 < points.length; k += 1) {
    const b = points[k]!;
    const c = points[k + 1]!;
    const a = points[k - 1] ?? b;
    const d = points[k + 2] ?? c;
    draw(
      b,
      { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 },
      { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 },
      c,
    );
  }
}

/** The same line as a chain of short straight pieces, for measuring. */
export function chain(points: readonly Point[], pieces = 6): Point[] {
  const out: Point[] = points[0] ? [points[0]] : [];
  eachCurve(points, (b, p, q, c) => {
    for (let i = 1; i <= pieces; i += 1) {
      const t = i / pieces;
      const s = 1 - t;
      const w0 = s * s * s;
      const w1 = 3 * s * s * t;
      const w2 = 3 * s * t * t;
      const w3 = t * t * t;
      out.push({
        x: w0 * b.x + w1 * p.x + w2 * q.x + w3 * c.x,
        y: w0 * b.y + w1 * p.y + w2 * q.y + w3 * c.y,
      });
    }
  });
  return out;
}

/** Where the chain is after this part (0 to 1) of its length. */
export function along(line: readonly Point[], part: number): Point {
  const lengths: number[] = [];
  let total = 0;
  for (let k = 0; k + 1 < line.length; k += 1) {
    const d = Math.hypot(line[k + 1]!.x - line[k]!.x, line[k + 1]!.y - line[k]!.y);
    lengths.push(d);
    total += d;
  }
  let left = total * part;
  for (let k = 0; k < lengths.length; k += 1) {
    const d = lengths[k]!;
    if (left <= d || k === lengths.length - 1) {
      const t = d ? Math.min(1, left / d) : 0;
      const a = line[k]!;
      const b = line[k + 1]!;
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    }
    left -= d;
  }
  return line[0] ?? { x: 0, y: 0 };
}

/** Distance from a point to the chain. */
export function distance(line: readonly Point[], at: Point): number {
  let best = Infinity;
  for (let k = 0; k + 1 < line.length; k += 1) {
    const a = line[k]!;
    const b = line[k + 1]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = dx * dx + dy * dy;
    const t = length ? Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / length)) : 0;
    best = Math.min(best, Math.hypot(a.x + dx * t - at.x, a.y + dy * t - at.y));
  }
  return best;
}

/** A turned rectangle with round corners. */
export function slab({ x, y, angle }: Place, w: number, h: number, round: number): string {
  const cos = Math.cos(angle * RADIANS);
  const sin = Math.sin(angle * RADIANS);
  const at = (u: number, v: number) => `${short(x + u * cos - v * sin)} ${short(y + u * sin + v * cos)}`;
  const r = Math.min(round, w / 2, h / 2);
  const a = w / 2;
  const b = h / 2;
  const arc = `A${short(r)} ${short(r)} 0 0 1 `;
  return (
    `M${at(r - a, -b)}L${at(a - r, -b)}${arc}${at(a, r - b)}L${at(a, b - r)}${arc}${at(a - r, b)}` +
    `L${at(r - a, b)}${arc}${at(-a, b - r)}L${at(-a, r - b)}${arc}${at(r - a, -b)}Z`
  );
}

/** A line along the middle of a turned rectangle, moved sideways by `v`. */
export function stripe({ x, y, angle }: Place, u: number, v: number): string {
  const cos = Math.cos(angle * RADIANS);
  const sin = Math.sin(angle * RADIANS);
  // "Up" is the side that lies higher on the sheet, whichever way the space is turned.
  const side = cos >= 0 ? v : -v;
  const at = (p: number) => `${short(x + p * cos - side * sin)} ${short(y + p * sin + side * cos)}`;
  return `M${at(-u)}L${at(u)}`;
}

/** Short lines across the line at the borders between spaces. */
export function ticks(points: readonly Point[], spaces: readonly Place[], half: number): string {
  let path = '';
  for (let k = 0; k <= spaces.length; k += 1) {
    const a = spaces[k - 1] ?? points[0]!;
    const b = spaces[k] ?? points[points.length - 1]!;
    if (k === 0 || k === spaces.length) continue;
    const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const nx = (-(b.y - a.y) / d) * half;
    const ny = ((b.x - a.x) / d) * half;
    const x = (a.x + b.x) / 2;
    const y = (a.y + b.y) / 2;
    path += `M${short(x - nx)} ${short(y - ny)}L${short(x + nx)} ${short(y + ny)}`;
  }
  return path;
}
