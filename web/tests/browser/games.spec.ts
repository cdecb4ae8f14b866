// A whole game on each board by clicks alone, against bots; the final scores are the engine's.
import type { Page } from '@playwright/test';
import type { View } from '../../src/wire.ts';
import { House } from './house.ts';
import { playToTheEnd, quick } from './player.ts';
import { ALL, expect, GATE, test } from './test.ts';

const house = new House();
test.use({ serviceWorkers: 'allow' });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

async function twoClicks(page: Page, board: string): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('radio', { name: new RegExp(board) }).check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
}

async function counted(page: Page): Promise<void> {
  const count = page.getByRole('button', { name: 'Count the points' });
  if (await count.count()) await count.click();
  const id = /\/t\/([^/#]+)/.exec(page.url())?.[1] ?? '';
  const view = (await (await page.request.get(`${house.url}api/tables/${id}`)).json()) as View;
  expect(view.table.state).toBe('over');
  await page.getByRole('button', { name: 'Show result' }).click();
  const shown = await page.locator('table tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector('b')?.textContent ?? '',
      total: Number(row.querySelector('.total')?.textContent?.replace('−', '-')),
    })),
  );
  const totals = view.outcome?.players.map((player) => player.total) ?? [];
  expect(shown.map((row) => row.total).sort((a, b) => a - b)).toEqual(
    [...totals].sort((a: number, b: number) => a - b),
  );
  expect(shown.find((row) => row.name === 'Noor')?.total).toBe(totals[view.you ?? -1]);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(page.getByText(/shuffles? follow/)).toBeVisible();
}

for (const [board, levels, tag] of [
  ['Amsterdam', 2, GATE],
  ['Nordic', 2, ALL],
  ['Europe', 2, ALL],
] as const) {
  test(`a whole game on ${board} by clicks alone`, { tag }, async ({ page }) => {
    await quick(page);
    await page.goto(house.url);
    await page.getByRole('radio', { name: new RegExp(board) }).check({ force: true });
    for (let seat = 1; seat <= levels; seat++) {
      const select = page.getByLabel(`Who plays seat ${seat + 1}`);
      if (await select.count()) await select.selectOption('level1');
    }
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\//);
    const seen = await playToTheEnd(page);
    expect(seen.claims).toBeGreaterThan(3);
    expect(seen.draws).toBeGreaterThan(5);
    await counted(page);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page).toHaveURL(/replay#\d+$/);
    const last = page.url();
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(page).not.toHaveURL(last);
  });
}

test('two clicks from the front page to a game', async ({ page }) => {
  await quick(page);
  await twoClicks(page, 'Nordic');
  await expect(page.locator('.pick')).toBeVisible();
});
