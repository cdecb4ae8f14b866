// Everybody reads their own language, and can change it in the middle of a game.
import type { Page } from '@playwright/test';
import { House } from './house.ts';
import { chooseTickets } from './player.ts';
import { fits, LANGUAGES, speak } from './sweep.ts';
import { openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const catalogues = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const code = /\/assets\/([a-z]{2})-[\w-]+\.js$/.exec(request.url())?.[1];
    if (code) asked.push(code);
  });
  return asked;
};
async function say(page: Page, from: string, label: string, to: string): Promise<void> {
  await page.getByRole('button', { name: from }).locator('visible=true').first().click();
  await page.getByLabel(label).selectOption(to);
}

/** What the page says of itself to search engines, and to a phone that keeps it on its home screen. */
async function about(
  page: Page,
): Promise<{ html: string | null; meta: string | null; lang: string; description: string; type: string | undefined }> {
  const manifest = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const reply = await page.request.get(manifest);
  const { lang, description } = (await reply.json()) as { lang: string; description: string };
  const meta = await page.locator('meta[name=description]').getAttribute('content');
  return {
    html: await page.locator('html').getAttribute('lang'),
    meta,
    lang,
    description,
    type: reply.headers()['content-type'],
  };
}

test.describe('a browser that asks for German in Austria', () => {
  test.use({ locale: 'de-AT' });

  test('gets German, and loads nothing else', async ({ page }) => {
    const asked = catalogues(page);
    await page.goto(house.url);
    await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByText('Nordische Länder')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['de']));
  });

  test('is told in German what the page is, until another language is chosen', async ({ page }) => {
    await page.goto(house.url);
    await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
    const german = 'Ein freies Zuhause für Eisenbahn-Brettspiele, auf dem eigenen Server.';
    expect(await about(page)).toMatchObject({
      html: 'de',
      lang: 'de',
      meta: german,
      description: german,
      type: expect.stringContaining('application/manifest+json'),
    });
    await say(page, 'Einstellungen', 'Sprache', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const english = 'A free, self-hosted home for train board games.';
    expect(await about(page)).toMatchObject({ html: 'en', lang: 'en', meta: english, description: english });
  });
});

test.describe('a browser that asks for Faroese', () => {
  test.use({ locale: 'fo-FO' });

  test('gets Danish', async ({ page }) => {
    await page.goto(house.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './assets/perron-da.webmanifest');
  });
});

test.describe('a catalogue that lacks a message', () => {
  test.use({ locale: 'de-DE', serviceWorkers: 'block' });

  test('has it said in English, and never shows the key', async ({ page }) => {
    await page.route(/\/assets\/de-[\w-]+\.js$/, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replace(/"home-play":(["'`])Jetzt spielen\1,/, ''),
      });
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      new MutationObserver(
        () => document.body?.innerText.includes('home-play') && seen.push(document.body.innerText),
      ).observe(document, { childList: true, subtree: true, characterData: true });
      Object.assign(globalThis, { seen });
    });
    await page.goto(house.url);
    await expect(page.getByRole('heading', { name: 'Neues Spiel' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  });
});

test('what is refused, and that the server is away, is said in every language and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await page.locator('.pick input[type=checkbox]').first().waitFor();
  await chooseTickets(page);
  // Before the server has taken the tickets, nothing can be drawn.
  await expect(page.getByRole('heading', { name: 'Take two cards' })).toBeVisible();
  await page.keyboard.press('0');
  await expect(page.getByRole('heading', { name: 'Take one more card' })).toBeVisible();
  const notice = page.locator('.toast p');
  const told = new Set<string>();
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.keyboard.press('t');
    await expect(notice).toBeVisible();
    told.add(await notice.innerText());
    expect.soft(await fits([language])(page), language).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  }
  expect(told.size).toBe(LANGUAGES.length);
  await house.stop();
  await expect(page.locator('.banner.info')).toBeVisible();
  expect(await fits(LANGUAGES)(page)).toEqual([]);
  await house.start();
});

test('the language changes in the middle of a game: what is chosen stays, everything is said anew', async ({
  page,
  browser,
}) => {
  const id = await openTable(page, house, 'europe');
  await page.addInitScript(() => {
    if (!localStorage.getItem('perron.settings'))
      localStorage.setItem('perron.settings', JSON.stringify({ motion: 'instant', draw: 'ask', name: 'Noor' }));
  });
  await page.goto(`${house.url}t/${id}`);
  await page.locator('.pick input[type=checkbox]').first().waitFor();
  await chooseTickets(page);
  const bar = page.locator('section.bar');
  await expect(bar).toContainText('Take two cards');
  await expect(page.locator('.log')).toContainText('You kept');

  await page.evaluate(() => document.querySelector<SVGElement>('[data-route="roma-venezia"]')?.focus());
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('heading')).toContainText('Rome – Venice');

  await say(page, 'Settings', 'Language', 'de');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(bar.getByRole('heading')).toContainText('Rom – Venedig');
  await expect(bar.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  await expect(page.locator('.log')).toContainText('Du hast');
  await expect(page.locator('.log')).not.toContainText('You');
  await expect(page.locator('.names text', { hasText: 'Kopenhagen' })).toHaveCount(1);
  // A refusal is said in the reader's language as well.
  await bar.getByRole('button', { name: 'Abbrechen' }).click();
  await page.locator('[data-fly="slot-deck"]').click();
  await bar.getByRole('button', { name: 'Nehmen' }).click();
  await expect(bar).toContainText('Nimm noch eine Karte');
  await page.getByRole('button', { name: 'Zielkarten ziehen' }).click();
  await expect(page.getByRole('group', { name: 'Hinweis' })).toContainText('Nimm zuerst deine zweite Karte.');

  // It is this device's choice: kept when the page is opened again, and nobody else's.
  await page.reload();
  await expect(bar).toContainText('Nimm noch eine Karte');
  const other = await browser.newPage();
  await other.goto(`${house.url}t/${id}`);
  await expect(other.getByText('Watching')).toBeVisible();
  await other.close();

  await say(page, 'Einstellungen', 'Sprache', '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('dialog')).toContainText('Language');
});
