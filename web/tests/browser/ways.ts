// Ways to pay: each that is seen is seen whole, and all are there, at once or in the list that a button opens.
import type { Page } from '@playwright/test';

const WAYS = '.bar .opts [data-way]:visible';

/** What is wrong with the ways to pay that are on the page now: those that something covers or cuts, or whose text does not fit. */
export async function hiddenWays(page: Page): Promise<string[]> {
  return page.locator('.bar .opts .pay:visible').evaluateAll((all) =>
    all.flatMap((way) => {
      const list = way.closest('.all, .stacked .opts');
      if (list) way.scrollIntoView({ block: 'nearest' });
      const box = way.getBoundingClientRect();
      const inset = 3;
      const corners = [
        [box.left + inset, box.top + inset],
        [box.right - inset, box.top + inset],
        [box.left + inset, box.bottom - inset],
        [box.right - inset, box.bottom - inset],
        [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      ] as const;
      const covered = corners.some(([x, y]) => !way.contains(document.elementFromPoint(x, y)));
      const cut = way.scrollWidth > way.clientWidth + 1;
      return covered || cut ? [`${covered ? 'covered' : 'cut'}: ${way.textContent.trim()}`] : [];
    }),
  );
}

/** How many ways can be chosen: those in sight, after all are asked for. */
export async function openWays(page: Page): Promise<number> {
  const more = page.locator('.bar .opts > .more:visible');
  if (await more.count()) await more.click();
  const list = page.locator('.bar .opts .all [data-way]');
  return (await list.count()) || page.locator(WAYS).count();
}
