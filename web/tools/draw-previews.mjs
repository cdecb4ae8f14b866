// Pictures for links, 1200 by 630: one for the house and one for each board, drawn from the page's own drawings by Chromium.
//   node tools/draw-previews.mjs
// Only when a drawing has changed: the pictures are kept with the source, in public/assets. They have 256 colours, so they are small.
import { readFile, writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const WIDTH = 1200;
const HEIGHT = 630;
const assets = new URL('../public/assets/', import.meta.url);
const PICTURES = {
  house: 'poster.svg',
  europe: 'board-europe.svg',
  nordic: 'board-nordic.svg',
  amsterdam: 'board-amsterdam.svg',
};

const drawing = async (name) =>
  `data:image/svg+xml;base64,${(await readFile(new URL(name, assets))).toString('base64')}`;

/** The drawing fills the picture; the house's mark lies in its corner. */
async function sheet(name) {
  const [picture, mark] = await Promise.all([drawing(name), drawing('icon.svg')]);
  return `<!doctype html><style>
    body { margin: 0; position: relative; overflow: hidden }
    .picture { width: ${WIDTH}px; height: ${HEIGHT}px; object-fit: cover; display: block }
    .mark { position: absolute; left: 40px; bottom: 40px; width: 112px; height: 112px; border-radius: 26px }
  </style><img class="picture" src="${picture}"><img class="mark" src="${mark}">`;
}

/** The pixels of a picture, as numbers from 0 to 0xffffff. */
async function pixels(page, png) {
  const text = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const found = [];
      for (let at = 0; at < data.length; at += 4) found.push((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
      return found.join(' ');
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return text.split(' ').map(Number);
}

const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
const apart = (a, b) => parts(a).reduce((sum, part, n) => sum + (part - parts(b)[n]) ** 2, 0);

/** The colours that there is most of, and for each colour the one of them that is nearest. */
function palette(all) {
  const counts = new Map();
  for (const colour of all) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const kept = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 256);
  const colours = kept.map(([colour]) => colour);
  const nearest = (colour) =>
    colours.reduce((best, _, n) => (apart(colours[n], colour) < apart(colours[best], colour) ? n : best), 0);
  return { colours, places: new Map([...counts.keys()].map((colour) => [colour, nearest(colour)])) };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

function png(all) {
  const { colours, places } = palette(all);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each pixel, each the place of its colour.
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT);
  all.forEach((colour, n) => (rows[Math.floor(n / WIDTH) * (WIDTH + 1) + 1 + (n % WIDTH)] = places.get(colour)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const browser = await chromium.launch({ executablePath: process.env.PERRON_CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const [name, from] of Object.entries(PICTURES)) {
  await page.setContent(await sheet(from));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await writeFile(new URL(`preview-${name}.png`, assets), png(await pixels(page, await page.screenshot())));
}
await browser.close();
