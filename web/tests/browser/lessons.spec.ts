// Every lesson and every chapter of the Learn pages, by somebody who presses what they say: they fit, and axe finds nothing.
import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { LONGEST, offerLongest } from './longest.ts';
import { pressRoute } from './player.ts';
import { BOARDS } from './sights.ts';
import { accessible, fits, LANGUAGES, SIZES, speak, test } from './sweep.ts';
import { ALL, expect } from './test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });
// A card is taken when it is pressed.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('perron.settings', JSON.stringify({ draw: 'instant' }))),
);

interface Line {
  id: string;
  chapter: string;
  route: string | null;
  city: string | null;
}

async function lines(page: Page, house: House, board: string): Promise<Line[]> {
  return (await (await page.request.get(`${house.url}api/lessons/${board}`)).json()) as Line[];
}

/** What a lesson asks for. */
const PRESS: Record<string, (page: Page, line: Line) => Promise<void>> = {
  async draw(page) {
    await page.getByRole('button', { name: 'Take Red' }).click();
    await expect(page.getByText('Take one more card')).toBeVisible();
    await page.getByRole('button', { name: /Take from the deck/ }).click();
  },
  async locomotive(page) {
    await page.getByRole('button', { name: /^Take (Locomotive|Joker)/ }).click();
  },
  async locomotives(page) {
    const open = page.getByRole('button', { name: 'Take Locomotive' });
    await open.first().click();
    await expect(open).toHaveCount(1);
    await open.click();
  },
  async tunnel(page, line) {
    await pressRoute(page, line.route ?? '');
    await page.getByRole('button', { name: /^Claim/ }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
  },
  async station(page, line) {
    await page.getByRole('button', { name: 'Build station' }).click();
    await page.locator(`[data-city="${line.city}"]`).press('Enter');
    await page.getByRole('button', { name: /^Build( for|$)/ }).click();
  },
  async keep(page) {
    await page.getByRole('button', { name: /^Draw (tickets|contracts)/ }).click();
    await page.getByRole('button', { name: /^Draw \d/ }).click();
    await page.locator('.pick input[type=checkbox]').first().check({ force: true });
    await page.locator('.pick .btn.primary').click();
  },
};

async function claim(page: Page, line: Line): Promise<void> {
  await pressRoute(page, line.route ?? '');
  await page.getByRole('button', { name: /^Claim/ }).click();
}

/** It fits in these languages, and axe finds nothing, light and dark. */
async function nothingIsWrong(page: Page, what: string, languages: string[]): Promise<void> {
  expect.soft(await accessible(page), what).toEqual([]);
  expect.soft(await fits(languages)(page), what).toEqual([]);
  await speak(page, 'en');
}

/** Every lesson of a board by pressing what it says. */
async function tryLessons(page: Page, house: House, board: string, languages: string[]): Promise<void> {
  const all = await lines(page, house, board);
  expect(all.length).toBeGreaterThan(9);
  for (const line of all) {
    await test.step(line.id, async () => {
      await page.goto(`${house.url}learn/${board}/${line.chapter}`);
      const nth = all.filter((other) => other.chapter === line.chapter).findIndex((other) => other.id === line.id);
      if (nth > 0) await page.getByRole('radio', { name: String(nth + 1) }).check({ force: true });
      // A phone has no room for a map where only cards are asked for.
      await expect(page.locator('.try .board[data-ready]:visible, .try .aside:not(:visible)')).toHaveCount(1);
      await nothingIsWrong(page, line.id, languages);
      await (PRESS[line.id] ?? claim)(page, line);
      await expect(page.locator('.came')).toHaveClass(/done/);
      await expect(page.locator('.came')).toContainText('Done:');
      if (languages.length > 1) await nothingIsWrong(page, `${line.id}, done`, languages);
      else expect.soft(await fits(languages)(page), `${line.id}, done`).toEqual([]);
    });
  }
}

/** Every chapter that has no lesson. */
async function readOthers(page: Page, house: House, board: string, languages: string[]): Promise<void> {
  const tried = new Set((await lines(page, house, board)).map((line) => line.chapter));
  await page.goto(`${house.url}learn/${board}`);
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
  await chapters.first().waitFor();
  const links = await chapters.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const others = links.filter((link) => !tried.has(link.split('/').at(-1) ?? ''));
  expect(others.length).toBeGreaterThan(0);
  for (const link of others) {
    await page.goto(link);
    await expect(page.locator('.board[data-ready]')).toBeVisible();
    await nothingIsWrong(page, link, languages);
  }
}

for (const [board, size] of BOARDS.flatMap((board) => SIZES.map((size) => [board, size] as const))) {
  test(
    `every lesson of ${board} is done by pressing what it says, and nothing is wrong before and after, ${size.width}`,
    { tag: ALL },
    async ({ house, page }) => {
      await page.setViewportSize(size);
      await tryLessons(page, house, board, LANGUAGES);
    },
  );

  test(
    `chapters of ${board} with nothing to try are right, too, ${size.width}`,
    { tag: ALL },
    async ({ house, page }) => {
      await page.setViewportSize(size);
      await readOthers(page, house, board, LANGUAGES);
    },
  );
}

// The gate: on a phone and on a large screen, in words as long as any.
for (const [board, size] of [
  ['europe', SIZES[1]],
  ['amsterdam', SIZES[0]],
] as const)
  test(`every chapter of ${board} is done by pressing what it says, and nothing is wrong, ${size.width}`, async ({
    house,
    page,
  }) => {
    await offerLongest(page);
    await page.setViewportSize(size);
    await tryLessons(page, house, board, [LONGEST]);
    await readOthers(page, house, board, [LONGEST]);
  });
