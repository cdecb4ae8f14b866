// Hills and the compass rose as single paths.

import { short } from './paths';

type Draw = (x: number, y: number) => string;

const hill = (at: Draw) => `M${at(-9, 5)}Q${at(-4.5, 1.5)} ${at(-2.2, -4.2)}Q${at(-1.2, -6.4)} ${at(0.2, -4.4)}Q${at(2.6, 1.6)} ${at(8.4, 5)}`;
const hachure = (at: Draw) =>
  `M${at(0.6, -3.4)}Q${at(1, 1)} ${at(0.2, 4.6)}M${at(2.4, -0.8)}Q${at(3.2, 2)} ${at(3, 4.6)}M${at(4.6, 1.8)}Q${at(5.6, 3.2)} ${at(5.8, 4.6)}`;

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
