// The Learn pages and "What is this?", by somebody who presses what they say.
import type { Page } from '@playwright/test';
import { House } from './house.ts';
import { pressRoute } from './player.ts';
import { speak } from './sweep.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());
test.use({ reducedMotion: 'reduce' });
// A card is taken when it is pressed.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('perron.settings', JSON.stringify({ draw: 'instant' }))),
);

test('the chapters are linked from home, follow each other, and have their headings', async ({ page }) => {
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await page.getByRole('link', { name: /Europe/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
  await expect(chapters).toHaveCount(9);
  for (let n = 0; n < 9; n++) {
    await expect(chapters.nth(n)).toHaveAttribute('aria-current', 'page');
    await expect(chapters.nth(n)).toContainText(await heading.innerText());
    if (n < 8) await page.locator('.turn').getByRole('link', { name: 'Next' }).click();
  }
  await expect(page.locator('.turn').getByRole('link', { name: 'Play this board' })).toBeVisible();
});

test('from the last chapter one goes on to play that board', async ({ page }) => {
  await page.goto(`${house.url}learn/nordic/end`);
  await page.getByRole('link', { name: 'Play this board' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Nordic/ })).toBeChecked();
  await page.goto(`${house.url}?board=nosuch`);
  await expect(page.getByRole('radio', { checked: true, name: /players/ })).toHaveCount(1);
});

test('whoever does something else is told so, and can try again', async ({ page }) => {
  await page.goto(`${house.url}learn/europe/tunnels`);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  await pressRoute(page, 'paris-zurich');
  await page.getByRole('button', { name: /^Claim/ }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.came')).toHaveClass(/missed/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.came')).toHaveCount(0);
  await pressRoute(page, 'paris-zurich');
  await page.getByRole('button', { name: /^Claim/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.locator('.came')).toContainText('one card more');
});

test('a board that is not there is told', async ({ page }) => {
  await page.goto(`${house.url}learn/atlantis`);
  await expect(page.getByRole('heading', { name: 'There is no such board' })).toBeVisible();
});

test('a chapter fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${house.url}learn/europe/ferries`);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  await page.locator('.try .map').scrollIntoViewIfNeeded();
  await pressRoute(page, 'athina-brindisi');
  await page.getByRole('button', { name: /^Claim for/ }).click();
  await expect(page.locator('.came')).toHaveClass(/done/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

async function table(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('radio', { name: /Europe/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.pick .btn.primary')).toBeVisible();
  for (const box of await page.locator('.pick input[type=checkbox]').all()) await box.check({ force: true });
  await page.locator('.pick .btn.primary').click();
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  await expect(page.locator('.pick')).toHaveCount(0);
}

test('“What is this?” explains what is pressed, and nothing is done by it', async ({ page }) => {
  await table(page);
  await page.getByRole('button', { name: 'What is this?' }).click();
  await expect(page.getByText('Press anything at the table')).toBeVisible();
  const card = page.getByRole('dialog');
  const hand = await page.locator('[role=toolbar].hand').innerText();
  const things: [string, RegExp][] = [
    ['[data-fly="slot-deck"]', /you take two/],
    ['[data-help^="trains:"]', /2 trains or fewer/],
    ['[data-help^="score:"]', /points for routes/],
    ['[data-help^="stations:"]', /You have 3 stations/],
    ['[data-help^="ticket:"]', /names two cities/],
    ['[data-help="tickets"]', /keep at least 2/],
  ];
  for (const [selector, text] of things) {
    await page.locator(selector).first().click({ force: true });
    await expect(card).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  }
  for (const [route, text] of [
    ['paris-zurich', /3 cards from the deck/],
    ['athina-brindisi', /needs a locomotive/],
    ['berlin-frankfurt-1', /4 players or more/],
  ] as const) {
    await pressRoute(page, route);
    await expect(card).toContainText(text);
    await page.keyboard.press('Escape');
  }
  const city = await page.locator('[data-city="roma"]').boundingBox();
  if (city) await page.mouse.click(city.x + city.width / 2, city.y + city.height / 2);
  await expect(card.getByRole('heading', { name: 'Rome' })).toBeVisible();
  const more = await card.getByRole('link', { name: 'Read more' }).getAttribute('href');
  expect(more).toContain('learn/europe/stations');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await page.locator('[role=toolbar].hand').innerText()).toBe(hand);
  await expect(page.locator('.do .primary')).toHaveCount(0);
});

test('the key ? explains the thing in focus, and gives the focus back', async ({ page }) => {
  await table(page);
  const deck = page.locator('[data-fly="slot-deck"]').first();
  await deck.focus();
  await page.keyboard.press('?');
  const told = page.getByRole('dialog');
  await expect(told).toContainText('Deck');
  // The focus stays within until it is put away, and all of it is said in the language that is chosen.
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(
      await told.evaluate((dialog) => dialog !== document.activeElement && dialog.contains(document.activeElement)),
      key,
    ).toBe(true);
  }
  await speak(page, 'fi');
  await expect(told.getByRole('heading')).toHaveText(/^Pakka/);
  await speak(page, 'en');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(deck).toBeFocused();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a tunnel is told when its cards lie open, and not before', async ({ page }) => {
    await page.goto(`${house.url}learn/europe/tunnels`);
    await pressRoute(page, 'paris-zurich');
    const told = page.evaluate(
      () =>
        new Promise<{ turning: number; moved: number }>((done) => {
          let moved = 0;
          document.addEventListener(
            'animationstart',
            ({ target }) => (moved += Number((target as Element).matches('.turned .flip'))),
          );
          new MutationObserver((changes) => {
            const said = changes
              .flatMap(({ addedNodes }) => [...addedNodes])
              .some((node) => /turned up/.test(node.textContent ?? ''));
            if (said)
              done({ turning: document.querySelector('.turned')?.getAnimations({ subtree: true }).length ?? 0, moved });
          }).observe(document.querySelector('[aria-live=polite]')!, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('button', { name: /^Claim/ }).click();
    expect(await told).toEqual({ turning: 0, moved: 3 });
    await expect(page.locator('[aria-live=polite] p').last()).toHaveText(/^You dig .*turned up/);
  });
});
