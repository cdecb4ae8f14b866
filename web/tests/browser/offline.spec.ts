// The installed page without a network: the front page with its pictures and names, Learn to read, in a language that was never
// looked at before; and after an upgrade nothing of the old page is left.
import type { Page } from '@playwright/test';
import { House } from './house.ts';
import { settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.use({ serviceWorkers: 'allow' });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** The page has kept what it needs. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then((found) => found.active?.state ?? ''));

/** The pictures of the boards: how wide each is, as it came. */
const pictures = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    Promise.all(
      ['europe', 'amsterdam', 'nordic'].map(async (board) => {
        const picture = new Image();
        picture.src = `assets/board-${board}.svg`;
        await picture.decode();
        return picture.naturalWidth;
      }),
    ),
  );

test('the front page is there without a network, in every language, and Learn can be read', async ({
  page,
  context,
}) => {
  await settle(page, {});
  await page.goto(house.url);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The server does not answer. Your games are safe.')).toBeVisible();
  for (const board of ['Europe', 'Amsterdam', 'Nordic'])
    await expect(page.getByRole('radio', { name: new RegExp(board) })).toBeAttached();
  expect(Math.min(...(await pictures(page)))).toBeGreaterThan(0);

  await page.goto(`${house.url}learn/europe`);
  await expect(page.getByText('Trying it out needs the server, which does not answer just now.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Chapters' }).getByRole('link')).not.toHaveCount(0);

  await settle(page, { language: 'fi' });
  await page.goto(house.url);
  await expect(page.getByText('Palvelin ei vastaa. Pelisi ovat tallessa.')).toBeVisible();

  await context.setOffline(false);
  const begun = page.waitForResponse(/lessons\/europe\/.+/);
  await page.goto(`${house.url}learn/europe`);
  expect((await begun).status()).toBe(200);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the shell opens without a network, and says so', async ({ page, context }) => {
  await page.goto(house.url);
  await kept(page);
  await page.reload();
  const all = () =>
    page.evaluate(async () =>
      Promise.all(
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => (name.includes('/assets/') ? [caches.match(name).then(Boolean)] : [])),
      ),
    );
  await expect.poll(async () => (await all()).length > 0 && (await all()).every(Boolean)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Perron' })).toBeVisible();
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server does not answer')).toHaveCount(0);
});

test('every file of the build is kept once, and those of an older build are not', async ({ page }) => {
  await page.goto(house.url);
  await page.evaluate(() => caches.open('perron-older').then((cache) => cache.put('./old', new Response('old'))));
  await kept(page);
  const worker = await (await page.request.get(`${house.url}sw.js`)).text();
  const build = /BUILD = '(\w+)'/.exec(worker)?.[1];
  const files = JSON.parse(/FILES = (\[.*?\]);/.exec(worker)?.[1] ?? '[]') as string[];
  expect(files.filter((name) => /\.js$/.test(name)).length).toBeGreaterThan(20);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`perron-${build}`]);
  const names = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname.slice(1)),
    `perron-${build}`,
  );
  expect(names).toEqual(expect.arrayContaining(['', ...files, 'api/boards', 'api/bots', 'api/lessons/europe']));
});
