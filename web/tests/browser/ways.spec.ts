// A route with many ways to pay for it: there is room for them at every width, in the languages with the longest words.
import { expect } from '@playwright/test';
import { speak, test } from './sweep.ts';
import { openTable, settle } from './table.ts';
import { hiddenWays, openWays } from './ways.ts';

// Each board on its own: the slower one takes a minute.
test.describe.configure({ mode: 'parallel' });

interface Offer {
  type: string;
  route?: string;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

for (const board of ['europe', 'nordic'] as const) {
  test(`many ways to pay for a route on ${board} are all in reach, and none is half covered`, async ({
    house,
    page,
  }) => {
    await settle(page);
    const id = await openTable(page, house, board);
    const at = `${house.url}api/tables/${id}`;
    const headers = { origin: new URL(house.url).origin };
    /** draws until some route has five ways */
    let found: { route: string; ways: number } | undefined;
    await expect
      .poll(
        async () => {
          const view = (await (await page.request.get(at)).json()) as {
            number: number;
            observation: { offer: string[] };
          };
          const { legal } = (await (await page.request.get(`${at}/legal`)).json()) as { legal: Offer[] };
          const count = new Map<string, number>();
          for (const { type, route } of legal)
            if (type === 'claim' && route) count.set(route, (count.get(route) ?? 0) + 1);
          const [best] = [...count].sort((a, b) => b[1] - a[1]);
          if (best && best[1] >= 5) found = { route: best[0], ways: best[1] };
          if (found) return true;
          const action = view.observation.offer.length
            ? { type: 'keep', tickets: view.observation.offer }
            : legal.filter(({ type }) => type === 'draw').at(-1);
          if (action)
            await page.request.post(`${at}/actions`, {
              headers,
              data: { id: `n${view.number}`, number: view.number, action },
            });
          return false;
        },
        { intervals: [20], timeout: 120_000 },
      )
      .toBe(true);
    const { route, ways } = found!;
    await page.goto(`${house.url}t/${id}`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const language of ['de', 'fi']) {
        await speak(page, language);
        await page.locator('.board[data-ready]').waitFor();
        await page.locator(`[data-route="${route}"]`).first().dispatchEvent('click');
        await page.locator('.bar .opts').waitFor();
        const where = `${size.width} ${language}`;
        await expect.poll(() => hiddenWays(page), where).toEqual([]);
        expect(await openWays(page), where).toBe(ways);
        await expect.poll(() => hiddenWays(page), `${where}, all of them`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
    }
  });
}
