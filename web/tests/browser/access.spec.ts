// Every stop of the Tab key is seen, moves are told, nothing is lost at 320 pixels or without motion. (forced.spec.ts: in forced colours.)
import type { Page } from '@playwright/test';
import { House } from './house.ts';
import { asked, openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

async function keepTickets(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /points$/ }).all()) await box.check({ force: true });
  await page.getByRole('button', { name: /^Keep th/ }).click();
  await asked(page);
}

test('every stop of the Tab key is seen', async ({ page }) => {
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await asked(page);
  await keepTickets(page);
  await page.reload();
  await asked(page);
  const unseen: string[] = [];
  const names: string[] = [];
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    const { name, ring } = await page.evaluate(() => {
      const here = document.activeElement;
      const drawn = (each: Element | null | undefined): boolean => {
        const style = each ? getComputedStyle(each) : null;
        return style !== null && style.opacity !== '0' && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
      };
      const onMap = here instanceof SVGElement && document.querySelector('.board .focus') !== null;
      return {
        name: here?.getAttribute('aria-label') ?? here?.textContent ?? '',
        ring: here === document.body || onMap || drawn(here) || drawn(here?.closest('label')),
      };
    });
    names.push(name);
    if (!ring) unseen.push(name);
  }
  expect(unseen).toEqual([]);
  expect(names.slice(0, 4)).toEqual(['To the board', 'To what you can do', 'To your cards', 'List view']);
});

test('moves are told one by one, and the turn at once', async ({ page }) => {
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await asked(page);
  await keepTickets(page);
  const polite = page.locator('[aria-live=polite] p');
  const assertive = page.locator('[aria-live=assertive] p');
  await expect(assertive.last()).toHaveText('Your turn');
  await page.keyboard.press('0');
  await expect(polite.last()).toHaveText('One more card');
  await expect(polite.nth(-2)).toHaveText(/^You took \S+ from the deck$/);
  await page.keyboard.press('t');
  await expect(assertive.last()).toContainText('Not now');
  const before = await assertive.count();
  await page.keyboard.press('t');
  await expect(assertive).toHaveCount(before + 1);
  await page.keyboard.press('h');
  await expect(assertive.last()).toContainText('In your hand:');
});

test('dialogs keep the focus, and give it back to what opened them', async ({ page }) => {
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await asked(page);
  await keepTickets(page);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const fromMenu = (name: string) => async (): Promise<void> => {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  };
  // By the button, by a key, or from one dialog to the next.
  const ways: [string, () => Promise<void>][] = [
    ['Menu', () => page.keyboard.press('Enter')],
    ['Command line', () => page.keyboard.press('/')],
    ['Settings', fromMenu('Settings')],
    ['Keys', fromMenu('Keys')],
    ['Leave the table?', fromMenu('Leave the table')],
  ];
  for (const [title, open] of ways) {
    await menu.focus();
    await open();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((each) => each.contains(document.activeElement)), title).toBe(true);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let n = 0; n < 14; n++) {
        await page.keyboard.press(key);
        // Between the last and the first is the browser itself.
        expect(
          await dialog.evaluate(
            (each) => document.activeElement === document.body || each.contains(document.activeElement),
          ),
          title,
        ).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu, title).toBeFocused();
  }
});

test('on a phone the players in the strip have names and numbers for whoever listens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await asked(page);
  const seats = (await page.getByRole('region', { name: 'Players', exact: true }).ariaSnapshot())
    .split('- listitem')
    .slice(1)
    .map((seat) => seat.replace(/\s+/g, ' '));
  expect(seats).toEqual([
    expect.stringMatching(/Noor.* 0 points trains left: 45 cards: 4 tickets: 0 stations left: 3/),
    expect.stringMatching(/Porter.* 0 points trains left: 45 cards: 4 tickets: \d stations left: 3/),
  ]);
});

test('without motion nothing moves, and the end of it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    localStorage.setItem('perron.settings', JSON.stringify({ draw: 'instant', name: 'Noor' })),
  );
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await asked(page);
  const moved = await page.evaluateHandle(() => {
    const found: string[] = [];
    const look = (): void => {
      for (const each of document.getAnimations())
        if (Number(each.effect?.getComputedTiming().duration) > 1)
          found.push((each.effect as KeyframeEffect).target?.className.toString() ?? '');
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
  await keepTickets(page);
  const hand = page.getByRole('toolbar', { name: 'Your cards' });
  const before = await hand.innerText();
  await page.keyboard.press('0');
  await expect(hand).not.toHaveText(before);
  await page.keyboard.press('0');
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await asked(page);
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  expect(await moved.jsonValue()).toEqual([]);
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
  [720, 450],
] as const) {
  test(`nothing is lost at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    const id = await openTable(page, house, 'europe');
    const outside = () =>
      page.evaluate(() => {
        const scrolls = (each: Element | null): boolean =>
          each !== null &&
          each !== document.body &&
          (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
        const out = [...document.querySelectorAll('button, a, input, select, h1, h2, p')].flatMap((each) => {
          const box = each.getBoundingClientRect();
          if (!box.width || box.width <= 1 || scrolls(each) || each.closest('.unseen, .skips')) return [];
          return box.left < -1 || box.right > innerWidth + 1
            ? [
                `${each.tagName} ${each.className} ${each.textContent} ${Math.round(box.left)}..${Math.round(box.right)}`,
              ]
            : [];
        });
        return document.documentElement.scrollWidth > innerWidth
          ? [`page ${document.documentElement.scrollWidth}`, ...out]
          : out;
      });
    for (const path of ['', `t/${id}`]) {
      await page.goto(house.url + path);
      await page
        .getByRole('button', { name: /Play now|Choose/ })
        .first()
        .waitFor();
      expect.soft(await outside(), path).toEqual([]);
    }
    await keepTickets(page);
    expect.soft(await outside(), 'the table').toEqual([]);
    await page.keyboard.press('l');
    await page.getByRole('main', { name: 'List view' }).waitFor();
    expect.soft(await outside(), 'the list').toEqual([]);
    await page.keyboard.press('?');
    expect.soft(await outside(), 'the keys').toEqual([]);
  });
}
