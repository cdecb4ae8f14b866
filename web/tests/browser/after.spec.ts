// After the game: the count and what can be done there, the replay, the picture of the result. One game is played for all of it.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { SEAT_COLOURS } from '../../src/wire.ts';
import { House } from './house.ts';
import { finish, openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
interface Held {
  seat: number;
  hand: Record<string, number>;
  tickets: string[];
}
let id = '';
let steps: { facts: { type: string }[]; held: Held[] }[] = [];
let mine: Awaited<ReturnType<BrowserContext['storageState']>>;
test.beforeAll(async ({ browser }) => {
  await house.open();
  const page = await browser.newPage();
  id = await openTable(page, house, 'amsterdam', { seats: ['you', 'level1', 'level1'] });
  await finish(page, house, id);
  steps = ((await (await page.request.get(`${house.url}api/tables/${id}/replay`)).json()) as { steps: typeof steps })
    .steps;
  mine = await page.context().storageState();
  await page.close();
});
test.afterAll(() => house.close());

/** what a phone's browser leaves of its screen */
const PHONE = { width: 390, height: 664 };

async function count(page: Page): Promise<void> {
  await settle(page);
  await page.context().addCookies(mine.cookies);
  await page.goto(`${house.url}t/${id}`);
  await page.getByRole('button', { name: 'Show result' }).click();
}

test('on a phone the answer about the shuffle is in sight', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await count(page);
  const ask = page.getByRole('button', { name: 'Check the shuffle' });
  // The lowest place where it can be pressed.
  await ask.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await ask.click();
  await expect(page.getByRole('status').filter({ hasText: 'follow from the seeds' })).toBeInViewport({ ratio: 1 });
});

async function replay(page: Page, step: number): Promise<void> {
  await settle(page);
  await page.goto(`${house.url}t/${id}/replay#${step}`);
  await expect(page.getByText(at(step)).locator('visible=true')).toBeVisible();
}
const at = (step: number): string => `Step ${step} of ${steps.length - 1}`;
const claims = (): number[] =>
  steps.flatMap(({ facts }, n) => (facts.some(({ type }) => type === 'claimed') ? [n] : []));

test('whoever drags through a replay writes the address once, when it rests', async ({ page }) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const replace = history.replaceState.bind(history);
    history.replaceState = (data, unused, url) => {
      written.push(String(url));
      replace(data, unused, url);
    };
  });
  await replay(page, 0);
  await expect(page).toHaveURL(/replay#0$/);
  const slid = await page.getByRole('slider').evaluate(async (slider: HTMLInputElement) => {
    const { written } = window as unknown as { written: string[] };
    const before = written.length;
    // A finger that goes to and fro: every step is an event of its own, as in a browser.
    for (let n = 1; n <= 40; n += 1) {
      slider.value = String(n % 2 ? n % Number(slider.max) : 1);
      slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
    }
    slider.value = '7';
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return before;
  });
  await expect(page).toHaveURL(/replay#7$/);
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  expect(written.slice(slid)).toHaveLength(1);
});

test('a replay is played by keys, and leaves those of the browser alone', async ({ page }) => {
  const [first = 0, second = 0] = claims();
  await replay(page, first - 1);
  const shown = (step: number) => expect(page.getByText(at(step)).locator('visible=true')).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await shown(first);
  await page.keyboard.press('Shift+ArrowRight');
  await shown(second);
  await page.keyboard.press('Shift+ArrowLeft');
  await shown(first);
  await page.keyboard.press('ArrowRight');
  await shown(first + 1);
  const taken = await page.evaluate(() =>
    ['ArrowLeft', 'ArrowRight'].map(
      (key) =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }),
        ),
    ),
  );
  expect(taken).toEqual([false, false]);
  await shown(first + 1);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
  await page.getByRole('combobox', { name: 'Speed' }).blur();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // It goes on by itself: it may be further than any one step when it is looked at.
  const step = async () =>
    Number(
      /\d+/.exec(
        await page
          .getByText(/^Step \d+ of/)
          .locator('visible=true')
          .innerText(),
      )?.[0],
    );
  await expect.poll(step).toBeGreaterThan(first + 2);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('on a phone a replay shows the list of moves, and the hands and tickets of one or of all', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const step = claims().at(-2) ?? 0;
  await replay(page, step);
  await page.getByRole('tab', { name: 'Moves' }).click();
  const here = page.getByRole('tabpanel', { name: 'Moves' }).locator('[aria-current=step]');
  await expect(here).toBeInViewport();
  await expect(here).toContainText('claimed');
  const panel = page.getByRole('tabpanel', { name: 'Hands' });
  await page.getByRole('tab', { name: 'Hands' }).click();
  await expect(panel.getByRole('heading')).toHaveCount(3);
  for (const seat of [1, 0]) {
    await panel
      .getByRole('radio')
      .nth(seat + 1)
      .check({ force: true });
    await expect(panel.getByRole('heading')).toHaveCount(1);
    const held = steps
      .slice(0, step + 1)
      .flatMap((each) => each.held.filter((one) => one.seat === seat))
      .at(-1);
    const cards = await panel.locator('.stack b').allTextContents();
    expect(cards.map(Number)).toEqual(Object.values(held?.hand ?? {}).filter((n) => n));
    await expect(panel.getByRole('listitem')).toHaveCount(held?.tickets.length ?? 0);
  }
  await panel.getByRole('radio', { name: 'All' }).check({ force: true });
  await expect(panel.getByRole('heading')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Hands' }).click();
  await expect(panel).toHaveCount(0);
});

test('a game that still runs has no replay, and no hand is told', async ({ page }) => {
  const running = await openTable(page, house, 'amsterdam');
  await page.goto(`${house.url}t/${running}/replay`);
  await expect(page.getByText('This game is still being played.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect((await page.request.get(`${house.url}api/tables/${running}/replay`)).status()).toBe(409);
});

/** How many pixels of a picture have each of these colours, and how many colours it has in all (of every fourth pixel). */
async function colours(page: Page, png: Buffer, wanted: string[]): Promise<{ all: number; of: number[] }> {
  return page.evaluate(
    async ([picture, tokens]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d')!;
      const rgb = (token: string): number => {
        pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
        pen.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
        return (r << 16) | (g << 8) | b;
      };
      const asked = tokens.map(rgb);
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      const counts = new Map<number, number>();
      for (let n = 0; n < data.length; n += 16) {
        const colour = ((data[n] ?? 0) << 16) | ((data[n + 1] ?? 0) << 8) | (data[n + 2] ?? 0);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      return { all: counts.size, of: asked.map((colour) => counts.get(colour) ?? 0) };
    },
    [png.toString('base64'), wanted] as const,
  );
}

test('a result is saved as a picture with the map and the colours of those who played, and asks nobody else', async ({
  page,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(house.url) && !/^(data|blob):/.test(url)) strangers.push(url);
  });
  await page.setViewportSize(PHONE);
  await count(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the result' });
  await expect(dialog.getByRole('img', { name: /wins|share the win/ })).toBeVisible({ timeout: 30_000 });
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`perron-amsterdam-${id}.png`);
  const png = readFileSync(await saved.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 840]);
  const view = (await (await page.request.get(`${house.url}api/tables/${id}`)).json()) as {
    table: { seats: { colour: string }[] };
  };
  const played = view.table.seats.map(({ colour }) => SEAT_COLOURS.findIndex((each) => each === colour) + 1);
  expect(played).toHaveLength(3);
  const found = await colours(
    page,
    png,
    SEAT_COLOURS.map((_, n) => `--seat-${n + 1}`),
  );
  // A chip beside the name has some five hundred of these pixels; trains on the map have the others.
  const enough = found.of.map((pixels) => pixels > 800);
  expect(enough).toEqual(SEAT_COLOURS.map((_, n) => played.includes(n + 1)));
  expect(found.all).toBeGreaterThan(2000);
  expect(strangers).toEqual([]);
});
