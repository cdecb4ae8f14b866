// The signs that lie on the map, as outlines on a 24-unit grid. They are the drawings of
// symbols.svg; here they are written straight into one path per route, because a hundred routes
// of <use> elements cost the browser more than the whole rest of the board.

const SHEET = {
  pink: 'M2.6 2.2 8 7 12 .8 16 7l5.4-4.8V10.8a9.4 9.4 0 0 1-7.7 9.24V24h-3.4v-3.96A9.4 9.4 0 0 1 2.6 10.8Z',
  blue: 'M12 .8c1 2.2 8.4 9 8.4 14.2a8.4 8.4 0 0 1-16.8 0C3.6 9.8 11 3 12 .8Z',
  orange: 'M5.2 1.4 12 8.2l6.8-6.8 3.8 3.8L15.8 12l6.8 6.8-3.8 3.8L12 15.8l-6.8 6.8-3.8-3.8L8.2 12 1.4 5.2Z',
  white:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 4.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6Z' +
    'M12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Z',
  green: 'M2.6 1h3.8v.9L23 9 6.4 16.1V23H2.6Z',
  yellow: 'M12 0l3.3 8.7L24 12l-8.7 3.3L12 24l-3.3-8.7L0 12l8.7-3.3Z',
  black:
    'M5 0h3.6v3h6.8V0H19v3h4v3.6h-4v3.6h4v3.6h-4v3.6h4V21h-4v3h-3.6v-3H8.6v3H5v-3H1v-3.6h4v-3.6H1v-3.6h4V6.6H1V3h4Z' +
    'm3.6 6.6v3.6h6.8V6.6Zm0 7.2v3.6h6.8v-3.6Z',
  red: 'M5.6 5.6a6 6 0 0 1 5.5 4h1.8a6 6 0 1 1 0 4.8h-1.8a6 6 0 1 1-5.5-8.8Z',
  locomotive:
    'M0 2.4h9.8v2.6h-.8V10h5.4V5h-1.4V1.8h7.2V5h-1.4v5h1.7a2 2 0 0 1 2 2v4.4L24 20h-2.3a4 4 0 0 1-7.8 0h-3.3' +
    'a4 4 0 0 1-7.8 0H.9V5H0ZM3.3 5.6v4h3v-4Z',
  any: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  tunnel: 'M1.5 22V12.5a10.5 10.5 0 0 1 21 0V22h-4.7v-9.5a5.8 5.8 0 0 0-11.6 0V22ZM10.3 14.5h3.4L15.3 22H8.7Z',
  ferry:
    'M10 1h4v4h4v5.5l4.5 1.8L19.6 18c-1.5.9-2.7.9-4-.2a6 6 0 0 1-7.2 0c-1.3 1.1-2.5 1.1-4 .2L1.5 12.3 6 10.5V5h4Z' +
    'M1 20.3c2.6 1.3 4.8 1.2 7.3-.5 2.5 1.7 4.9 1.7 7.4 0 2.5 1.7 4.7 1.8 7.3.5v2.4c-2.6 1.1-4.9.9-7.3-.4' +
    '-2.5 1.3-4.9 1.3-7.4 0-2.4 1.3-4.7 1.5-7.3.4Z',
  merchandise:
    'M3.5 5h7v7h-7Zm8.5-3h7v10h-7ZM0 13.5h19.5L22 9h2l-3 7.3h-2.2a4 4 0 1 1-7.8 1.2H9.8a4 4 0 1 1-6.8-1.2H0Z',
  // A station house without its window: the owner's shape stands there instead.
  house: 'M12 0 24 8v3h-2v13H2V11H0V8Z',
  circle: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  square: 'M3 3h18v18H3Z',
  triangle: 'M12 1.5 23.5 21.5H.5Z',
  diamond: 'M12 0 22 12 12 24 2 12Z',
  cross: 'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8Z',
} as const;

export type SymbolName = keyof typeof SHEET;

interface Outline {
  x: number;
  y: number;
  steps: { command: string; numbers: number[] }[];
}

const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

/** The path with every command but the first made relative, so that it can be moved and scaled. */
export function relative(path: string): Outline {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const steps: Outline['steps'] = [];
  let x = 0;
  let y = 0;
  let start = { x: 0, y: 0 };
  let first: { x: number; y: number } | null = null;
  let command = 'M';
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at += 1;
    }
    const lower = command.toLowerCase();
    const count = ARITY[lower] ?? 0;
    const numbers = tokens.slice(at, at + count).map(Number);
    at += count;
    const absolute = command !== lower;
    if (lower === 'z') {
      ({ x, y } = start);
      steps.push({ command: 'z', numbers });
      continue;
    }
    if (absolute) {
      if (lower === 'h') numbers[0] = (numbers[0] ?? 0) - x;
      else if (lower === 'v') numbers[0] = (numbers[0] ?? 0) - y;
      else if (lower === 'a') {
        numbers[5] = (numbers[5] ?? 0) - x;
        numbers[6] = (numbers[6] ?? 0) - y;
      } else for (let i = 0; i < count; i += 1) numbers[i] = (numbers[i] ?? 0) - (i % 2 ? y : x);
    }
    if (lower === 'h') x += numbers[0] ?? 0;
    else if (lower === 'v') y += numbers[0] ?? 0;
    else {
      x += numbers[count - 2] ?? 0;
      y += numbers[count - 1] ?? 0;
    }
    if (lower === 'm') {
      start = { x, y };
      command = absolute ? 'L' : 'l';
      if (!first) {
        first = { x, y };
        continue;
      }
    }
    steps.push({ command: lower, numbers });
  }
  return { x: first?.x ?? 0, y: first?.y ?? 0, steps };
}

const outlines = new Map<SymbolName, Outline>();
const tails = new Map<string, string>();

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The sign as a path, upright, `size` wide, its middle at x, y. */
export function symbolPath(name: SymbolName, x: number, y: number, size: number): string {
  let outline = outlines.get(name);
  if (!outline) outlines.set(name, (outline = relative(SHEET[name])));
  const scale = size / 24;
  const key = `${name} ${size}`;
  let tail = tails.get(key);
  if (tail === undefined) {
    tail = outline.steps
      .map(({ command, numbers }) => {
        // Of an arc the turn and the two flags stay as they are.
        const fixed = (i: number) => command === 'a' && i >= 2 && i <= 4;
        return command + numbers.map((n, i) => short(fixed(i) ? n : n * scale)).join(' ');
      })
      .join('');
    tails.set(key, tail);
  }
  return `M${short(x + (outline.x - 12) * scale)} ${short(y + (outline.y - 12) * scale)}${tail}`;
}
