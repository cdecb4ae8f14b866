// What a picture of the board tells: how far spaces stand out from the ground, and how far they are from each other.
import type { BoardShape } from '../../src/board/shape';
import { distance, lab, seen, type Colour, type Sight } from '../unit/colour';

/** A space as it lies in the window, in pixels. */
export interface Spot {
  /** its route and its place there */
  id: string;
  route: string;
  kind: string;
  /** who has claimed it */
  seat: number | null;
  x: number;
  y: number;
  angle: number;
  w: number;
  h: number;
}

/** Where each space is in the window, and what is on it. */
export function spotsOn(
  { routes, w, h }: BoardShape,
  at: { scale: number; x: number; y: number },
  claims: readonly { route: string; player: number }[],
): Spot[] {
  const owner = new Map(claims.map(({ route, player }) => [route, player]));
  return routes.flatMap(({ id, kind, spaces }) =>
    spaces.map(({ x, y, angle }, n) => ({
      id: `${id} ${n}`,
      route: id,
      kind,
      seat: owner.get(id) ?? null,
      x: x * at.scale + at.x,
      y: y * at.scale + at.y,
      angle,
      w: w * at.scale,
      h: h * at.scale,
    })),
  );
}

/** A space with its colour in the picture, and that of the land or sea beside it. */
export interface Measured extends Spot {
  colour: Colour;
  ground: Colour;
}

/** By colour, as most people or as some see it, or by lightness alone. */
export type Eye = Sight | 'greyscale';

function look(colour: Colour, eye: Eye): Colour {
  return eye === 'greyscale' ? [lab(colour)[0], 0, 0] : lab(seen(colour, eye));
}

/** How far each space stands out from the ground. */
export const salience = (spots: readonly Measured[], eye: Eye): number[] =>
  spots.map(({ colour, ground }) => distance(look(colour, eye), look(ground, eye)));

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? NaN;
}

/** Spaces that belong together, with the middle of their colours: a name over one of them does not count. */
export interface Group {
  name: string;
  seat: number | null;
  colour: Colour;
}

export function grouped(spots: readonly Measured[], name: (spot: Measured) => string, eye: Eye): Group[] {
  const all = new Map<string, Measured[]>();
  for (const spot of spots) all.set(name(spot), [...(all.get(name(spot)) ?? []), spot]);
  return [...all].map(([name, members]) => {
    const seen = members.map(({ colour }) => look(colour, eye));
    const middle = (n: 0 | 1 | 2): number =>
      quantile(
        seen.map((one) => one[n]),
        0.5,
      );
    return { name, seat: members[0]!.seat, colour: [middle(0), middle(1), middle(2)] };
  });
}

export interface Nearest {
  apart: number;
  who: string;
}

/** The two nearest to each other, one of each list. */
export function nearest(ones: readonly Group[], others: readonly Group[]): Nearest {
  let found: Nearest = { apart: Infinity, who: '' };
  for (const one of ones)
    for (const other of others) {
      const apart = distance(one.colour, other.colour);
      if (apart < found.apart) found = { apart, who: `${one.name} / ${other.name}` };
    }
  return found;
}

/** The two nearest to each other of two seats. */
export function nearestSeats(groups: readonly Group[]): Nearest {
  const found = groups
    .filter(({ seat }) => seat !== null)
    .map((one) =>
      nearest(
        [one],
        groups.filter(({ seat }) => seat !== null && seat > one.seat!),
      ),
    );
  return found.reduce((a, b) => (b.apart < a.apart ? b : a), { apart: Infinity, who: '' });
}
