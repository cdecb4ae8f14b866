// Colour arithmetic: sRGB, CIELAB, CIEDE2000, WCAG contrast, and how dichromats see
// (Machado, Oliveira and Fernandes 2009, severity 1).

export type Colour = [number, number, number];

export function parse(hex: string): Colour {
  const digits = hex.replace('#', '');
  const at = (n: number): number => parseInt(digits.slice(n, n + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const each = (colour: Colour, f: (v: number) => number): Colour => [f(colour[0]), f(colour[1]), f(colour[2])];

function luminance(colour: Colour): number {
  const [r, g, b] = each(colour, toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: Colour, b: Colour): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const SIGHT = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, [Colour, Colour, Colour]>;

export type Sight = 'normal' | keyof typeof SIGHT;
export const SIGHTS: Sight[] = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'];

export function seen(colour: Colour, sight: Sight): Colour {
  if (sight === 'normal') return colour;
  const [r, g, b] = each(colour, toLinear);
  const mix = (row: number[]): number =>
    toGamma(Math.min(1, Math.max(0, (row[0] ?? 0) * r + (row[1] ?? 0) * g + (row[2] ?? 0) * b)));
  const [red, green, blue] = SIGHT[sight];
  return [mix(red), mix(green), mix(blue)];
}

export function lab(colour: Colour): Colour {
  const [r, g, b] = each(colour, toLinear);
  const f = (v: number): number => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 between two colours in CIELAB. */
export function distance([l1, a1, b1]: Colour, [l2, a2, b2]: Colour): number {
  const rad = Math.PI / 180;
  const seventh = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const grey = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [p1, p2] = [a1 * (1 + grey), a2 * (1 + grey)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const coloured = c1 * c2 !== 0;
  const turn = !coloured ? 0 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((turn * rad) / 2)];
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const around = h1 + h2 + (coloured && Math.abs(h1 - h2) > 180 ? (h1 + h2 < 360 ? 360 : -360) : 0);
  const hm = coloured ? around / 2 : around;
  const t =
    1 -
    0.17 * Math.cos((hm - 30) * rad) +
    0.24 * Math.cos(2 * hm * rad) +
    0.32 * Math.cos((3 * hm + 6) * rad) -
    0.2 * Math.cos((4 * hm - 63) * rad);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt = -2 * seventh(cm) * Math.sin(60 * rad * Math.exp(-(((hm - 275) / 25) ** 2)));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}
