// The picture of a result: the map, who won, and everybody's points; drawn in the page, in the reader's words, letters and theme.
import { symbolPath } from '../board/symbols';
import type { SeatInfo } from '../wire';
import type { Area, PictureLayout } from './layout';

export interface Result {
  headline: string;
  rows: { rank: number; seat: SeatInfo; points: string }[];
  /** the board, and when it was played */
  about: string;
  perron: string;
}

const ROW = 84;
const CHIP = 54;
const FOOT = 44;
const LEAST_HEADLINE = 30;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const display = (weight: number, size: number): string => `${weight} ${size}px ${token('font-display')}`;
const plain = (weight: number, size: number): string => `${weight} ${size}px ${token('font-text')}`;

export async function drawResult(
  layout: PictureLayout,
  map: HTMLImageElement,
  result: Result,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  await letters(result);
  pen.fillStyle = token('page');
  pen.fillRect(0, 0, layout.width, layout.height);
  pen.drawImage(map, layout.map.x, layout.map.y, layout.map.width, layout.map.height);
  pen.strokeStyle = token('line-strong');
  pen.strokeRect(layout.map.x, layout.map.y, layout.map.width, layout.map.height);
  drawWords(pen, layout.words, result);
  return canvas;
}

/** A canvas does not wait for letters that have not come yet. */
async function letters({ headline, rows, about, perron }: Result): Promise<void> {
  const text = [headline, about, perron, ...rows.flatMap(({ seat, points }) => [seat.name, points])].join('');
  await Promise.all([display(700, 40), plain(600, 30), plain(400, 24)].map((font) => document.fonts.load(font, text)));
}

function drawWords(pen: CanvasRenderingContext2D, area: Area, result: Result): void {
  const { x, width } = area;
  const bottom = area.y + area.height;
  const room = area.height - result.rows.length * ROW - FOOT - 40;
  const lines = headline(pen, result.headline, width, room);
  let y = area.y;
  pen.fillStyle = token('text');
  pen.textBaseline = 'alphabetic';
  for (const line of lines.text) {
    y += lines.size * 1.16;
    pen.fillText(line, x, y - lines.size * 0.22);
  }
  y += 16;
  pen.fillRect(x, y, width, 4);
  pen.fillRect(x, y + 7, width, 2);
  y += 16;
  for (const row of result.rows) {
    drawRow(pen, { x, y, width, height: ROW }, row);
    y += ROW;
  }
  drawFoot(pen, { x, y: bottom - FOOT, width, height: FOOT }, result);
}

/** As large as there is room for. */
function headline(
  pen: CanvasRenderingContext2D,
  text: string,
  width: number,
  room: number,
): { text: string[]; size: number } {
  for (let size = 58; ; size -= 2) {
    pen.font = display(700, size);
    const lines = wrapped(text, (part) => pen.measureText(part).width <= width);
    const fits = lines.every((line) => pen.measureText(line).width <= width) && lines.length * size * 1.16 <= room;
    if (fits || size <= LEAST_HEADLINE) return { text: lines, size };
  }
}

/** Words in lines, each as long as fits; a word that is longer stands alone. */
export function wrapped(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As much of a name as fits. */
export function shortened(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function drawRow(pen: CanvasRenderingContext2D, area: Area, { rank, seat, points }: Result['rows'][number]): void {
  const middle = area.y + area.height / 2;
  if (rank === 1) {
    pen.fillStyle = token('brass-soft');
    pen.fillRect(area.x, area.y, area.width, area.height);
  }
  pen.fillStyle = token('line');
  pen.fillRect(area.x, area.y + area.height - 1, area.width, 1);
  pen.textBaseline = 'middle';
  pen.fillStyle = token('text-soft');
  pen.font = display(500, 28);
  pen.textAlign = 'center';
  pen.fillText(String(rank), area.x + 24, middle + 2);
  drawChip(pen, area.x + 48, middle - CHIP / 2, seat);
  pen.fillStyle = token('text');
  pen.textAlign = 'right';
  pen.font = display(750, 46);
  pen.fillText(points, area.x + area.width - 14, middle + 3);
  const left = area.x + 48 + CHIP + 18;
  const free = area.x + area.width - 14 - pen.measureText(points).width - 16 - left;
  pen.textAlign = 'left';
  pen.font = plain(600, 30);
  pen.fillText(
    shortened(seat.name, (part) => pen.measureText(part).width <= free),
    left,
    middle + 2,
  );
}

function drawChip(pen: CanvasRenderingContext2D, x: number, y: number, { colour, shape }: SeatInfo): void {
  pen.beginPath();
  pen.roundRect(x, y, CHIP, CHIP, CHIP * 0.21);
  pen.fillStyle = token(`seat-${colour}`);
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = token('line-strong');
  pen.stroke();
  pen.fillStyle = token(`on-seat-${colour}`);
  pen.fill(new Path2D(symbolPath(shape, x + CHIP / 2, y + CHIP / 2, CHIP * 0.56)));
}

function drawFoot(pen: CanvasRenderingContext2D, area: Area, { about, perron }: Result): void {
  const line = area.y + area.height - 6;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.fillStyle = token('accent');
  pen.font = display(750, 34);
  pen.fillText(perron, area.x, line);
  const left = area.x + pen.measureText(perron).width + 18;
  pen.textAlign = 'right';
  pen.fillStyle = token('text-soft');
  pen.font = plain(400, 24);
  const end = area.x + area.width;
  pen.fillText(
    shortened(about, (part) => pen.measureText(part).width <= end - left),
    end,
    line,
  );
}
