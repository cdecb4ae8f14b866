// Hills and the compass rose as single paths, and which names of seas have room.

import type { Layout } from '../wire';
import { short } from './paths';
import type { Box } from './view';

type Draw = (x: number, y: number) => string;

const hill = (at: Draw) =>
  `M${at(-9, 5)}Q${at(-4.5, 1.5)} ${at(-2.2, -4.2)}Q${at(-1.2, -6.4)} ${at(0.2, -4.4)}Q${at(2.6, 1.6)} ${at(8.4, 5)}`;
const hachure = (at: Draw) =>
  `M${at(0.6, -3.4)}Q${at(1, 1)} ${at(0.2, 4.6)}` +
  `M${at(2.4, -0.8)}Q${at(3.2, 2)} ${at(3, 4.6)}` +
  `M${at(4.6, 1.8)}Q${at(5.6, 3.2)} ${at(5.8, 4.6)}`;

export function hills(places: readonly [number, number, number][]): { ridges: string; shades: string } {
  const all = (draw: (at: Draw) => string) =>
    places.map(([x, y, k]) => draw((px, py) => `${short(x + px * k)} ${short(y + py * k)}`)).join('');
  return { ridges: all(hill), shades: all(hachure) };
}

const RAYS = [1, 0.5, 0.72, 0.5];

/** Sixteen rays of a compass rose: their dark or their light half. */
export function rays(r: number, side: 1 | -1): string {
  let path = '';
  for (let k = 0; k < 16; k += 1) {
    const long = r * (RAYS[k % 4] ?? 1);
    const wide = long * 0.115 * side;
    const turn = (k * Math.PI) / 8;
    const at = (x: number, y: number) =>
      `${short(x * Math.cos(turn) - y * Math.sin(turn))} ${short(x * Math.sin(turn) + y * Math.cos(turn))}`;
    path += `M${at(0, -long)}L${at(wide, -Math.abs(wide) * 1.4)}L0 0Z`;
  }
  return path;
}

/** Words on the ground: the name of a sea, the title. */
type Words = Omit<NonNullable<Layout['names']>[number], 'angle'> & { angle?: number };

/** Is one of the boxes where a letter of these words stands? Names of cities come first. */
export function covered({ text, x, y, size, angle }: Words, boxes: readonly Box[]): boolean {
  const advance = size * 0.74;
  const turn = ((angle ?? 0) * Math.PI) / 180;
  return [...text].some((_, n) => {
    const along = (n - (text.length - 1) / 2) * advance;
    // Letters stand on the line: their middle is a little above it.
    const at = {
      x: x + along * Math.cos(turn) + size * 0.28 * Math.sin(turn),
      y: y + along * Math.sin(turn) - size * 0.28 * Math.cos(turn),
    };
    const r = size * 0.6;
    return boxes.some(
      (box) => at.x > box.left - r && at.x < box.right + r && at.y > box.top - r && at.y < box.bottom + r,
    );
  });
}
