// Pictures of the board as Chromium paints it, read back pixel by pixel.
import type { Page } from '@playwright/test';
import type { Colour } from '../unit/colour';
import { shapeOf } from '../../src/board/shape';
import type { BoardFacts } from '../../src/wire';
import { spotsOn, type Measured, type Spot } from './spots';

interface Patch {
  x: number;
  y: number;
  angle: number;
  /** how far it reaches along the track and across it */
  along: number;
  across: number;
}

/** The mean colour of each patch of a picture, which may be blurred before (Gaussian, sigma in pixels); none of one that is outside. */
async function colours(page: Page, png: Buffer, blur: number, patches: Patch[]): Promise<(Colour | null)[]> {
  return page.evaluate(
    async ({ png, blur, patches }) => {
      const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
      if (blur) context.filter = `blur(${blur}px)`;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      return patches.map(({ x, y, angle, along, across }): [number, number, number] | null => {
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        const sum: [number, number, number] = [0, 0, 0];
        let n = 0;
        for (let u = -along / 2; u <= along / 2; u += 0.75)
          for (let v = -across / 2; v <= across / 2; v += 0.75) {
            const [px, py] = [Math.round(x + u * cos - v * sin), Math.round(y + u * sin + v * cos)];
            if (px < 0 || py < 0 || px >= width || py >= height) continue;
            for (const c of [0, 1, 2] as const) sum[c] += data[(py * width + px) * 4 + c]! / 255;
            n += 1;
          }
        return n ? [sum[0] / n, sum[1] / n, sum[2] / n] : null;
      });
    },
    { png: png.toString('base64'), blur, patches },
  );
}

/** What part of a space is measured: its middle, where neighbours reach least. */
const PART = 0.8;
/** The ground is measured this many heights of a space beside its middle. */
const BESIDE = 1.6;
/** How far from the edge of the window a space is at least that is measured. */
const RIM = 8;

/** What lies over the map, and what lies over its routes. */
export const CONTROLS = '.board > :not(.layer)';
export const CITIES = '.cities, .names';
const ALL = '.layer > :not(.ground)';

async function picture(page: Page, without: string[]): Promise<Buffer> {
  const style = await page.addStyleTag({ content: `${without.join()} { visibility: hidden !important }` });
  const png = await page.screenshot();
  await style.evaluate((node) => (node as Element).remove());
  return png;
}

function mean(colours: (Colour | null)[]): Colour {
  const there = colours.filter((one) => one !== null);
  const of = (c: 0 | 1 | 2) => there.reduce((sum, one) => sum + one[c], 0) / there.length;
  return [of(0), of(1), of(2)];
}

/** The colour of the ground on both sides of each space, on a picture of the ground alone. */
export async function grounds(page: Page, blur: number, spots: readonly Spot[]): Promise<Map<string, Colour>> {
  const beside = spots.flatMap((spot) =>
    [-BESIDE, BESIDE].map((far) => {
      const turn = (spot.angle * Math.PI) / 180;
      const x = spot.x - far * spot.h * Math.sin(turn);
      const y = spot.y + far * spot.h * Math.cos(turn);
      return { x, y, angle: spot.angle, along: spot.w * PART, across: spot.h * 0.5 };
    }),
  );
  const found = await colours(page, await picture(page, [CONTROLS, ALL]), blur, beside);
  return new Map(spots.map(({ id }, n) => [id, mean(found.slice(2 * n, 2 * n + 2))]));
}

/** The spaces in sight, of the board alone. */
export async function spotsOf(page: Page): Promise<Spot[]> {
  const { width, height } = page.viewportSize()!;
  const spots = await page.evaluate(() => (window as unknown as { demo: { spots(): Spot[] } }).demo.spots());
  return inSight(spots, { x: 0, y: 0, width, height });
}

/** The spaces in sight on the map of a page, by what is claimed there. */
export async function spotsOnPage(
  page: Page,
  facts: BoardFacts,
  claims: readonly { route: string; player: number }[],
): Promise<Spot[]> {
  const map = (await page.locator('main.map').boundingBox())!;
  const { a, e, f } = await page.locator('.board .layer').evaluate((layer) => {
    const { a, e, f } = new DOMMatrix((layer as HTMLElement).style.transform);
    return { a, e, f };
  });
  const spots = spotsOn(shapeOf(facts), { scale: a, x: map.x + e, y: map.y + f }, claims);
  return inSight(spots, map);
}

const inSight = (spots: Spot[], seen: { x: number; y: number; width: number; height: number }): Spot[] =>
  spots.filter(
    ({ x, y }) =>
      x > seen.x + RIM && y > seen.y + RIM && x < seen.x + seen.width - RIM && y < seen.y + seen.height - RIM,
  );

/** These spaces with the colours that they have in a picture and the ground has beside them. */
export async function measure(
  page: Page,
  blur: number,
  ground: Map<string, Colour>,
  without: string[],
  spots: readonly Spot[],
): Promise<Measured[]> {
  const on = spots.map((spot) => ({ ...spot, along: spot.w * PART, across: spot.h * PART }));
  const found = await colours(page, await picture(page, without), blur, on);
  return spots.map((spot, n) => ({ ...spot, colour: found[n]!, ground: ground.get(spot.id)! }));
}
