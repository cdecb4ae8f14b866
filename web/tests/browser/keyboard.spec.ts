// A whole game on each board with nothing but keys, from the front page to the count.
import type { Page } from '@playwright/test';
import { House } from './house.ts';
import { asked, settle, type Moment } from './table.ts';
import { ALL, expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** What a screen reader would say of the element that has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement;
    const labels = here instanceof HTMLInputElement ? [...(here.labels ?? [])].map((label) => label.innerText) : [];
    return (
      here?.getAttribute('aria-label') ??
      [...labels, here instanceof HTMLElement && here !== document.body ? here.innerText : ''].join(' ').trim()
    );
  });

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function open(page: Page, board: RegExp): Promise<void> {
  await page.goto(house.url);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await tabTo(page, /players/);
  for (let n = 0; n < 3 && !board.test(await focused(page)); n++) await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(board);
  await tabTo(page, /Who plays seat 2/);
  await page.keyboard.type('Bot: beginner');
  await tabTo(page, /Remove seat 3/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
}

/** The next claimable route with so many spaces, if there is one. */
async function goToClaim(page: Page, least: number): Promise<boolean> {
  const first = { label: '' };
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('c');
    const label = await focused(page);
    if (!/you can claim it/.test(label) || label === first.label) return false;
    first.label ||= label;
    if (Number(/(\d+) space/.exec(label)?.[1]) >= least) return true;
  }
  return false;
}

interface Done {
  claims: number;
  draws: number;
  tunnels: number;
  stations: number;
  tickets: number;
}

const answers: Record<Exclude<Moment, 'over'>, (page: Page, done: Done) => Promise<void>> = {
  async offer(page) {
    await tabTo(page, /points$/);
    for (let n = 0; n < 6 && !(await page.getByRole('button', { name: /^Keep th/ }).count()); n++) {
      await page.keyboard.press(' ');
      if (!(await page.getByRole('button', { name: /^Keep th/ }).count())) await page.keyboard.press('Tab');
    }
    await tabTo(page, /^Keep th/);
    await page.keyboard.press('Enter');
  },
  async tunnel(page, done) {
    done.tunnels++;
    await expect(page.getByRole('button', { name: /^Pay|Give up/ }).last()).toBeFocused();
    await page.keyboard.press('Enter');
  },
  async pass(page) {
    await expect(page.getByRole('button', { name: 'Pass', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
  },
  async second(page, done) {
    await draw(page, done);
  },
  async turn(page, done) {
    if (done.draws > 6 && (await goToClaim(page, done.draws > 24 ? 2 : 3))) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Claim/ })).toBeFocused();
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
      done.claims++;
    } else if (
      done.claims > 2 &&
      done.stations === 0 &&
      (await page.getByRole('button', { name: 'Build station' }).count())
    ) {
      await page.keyboard.press('s');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-city') ?? null))
        .not.toBeNull();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      done.stations++;
    } else if (done.claims > 3 && done.tickets === 0) {
      await page.keyboard.press('t');
      await expect(page.getByRole('button', { name: /^Draw \d/ })).toBeFocused();
      await page.keyboard.press('Enter');
      done.tickets++;
    } else await draw(page, done);
  },
};

async function draw(page: Page, done: Done): Promise<void> {
  const can = await page
    .getByRole('toolbar', { name: 'Market' })
    .getByRole('button', { disabled: false })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-keyshortcuts') ?? ''));
  await page.keyboard.press(can[done.draws % can.length] ?? '0');
  done.draws++;
}

test('the first turns of a game on Europe by keys alone', async ({ page }) => {
  await settle(page);
  await open(page, /Europe/);
  const done: Done = { claims: 0, draws: 0, tunnels: 0, stations: 0, tickets: 0 };
  let sight = await asked(page);
  for (let n = 0; n < 100 && sight.moment !== 'over' && done.claims === 0; n++) {
    await answers[sight.moment](page, done);
    sight = await asked(page, sight.seen);
  }
  expect(done.claims).toBe(1);
  expect(done.draws).toBeGreaterThan(6);
});

for (const [name, board] of [
  ['Amsterdam', /Amsterdam/],
  ['the Nordic countries', /Nordic/],
  ['Europe', /Europe/],
] as const) {
  test(`a whole game on ${name} by keys alone`, { tag: ALL }, async ({ page }) => {
    await settle(page);
    await open(page, board);
    const done: Done = { claims: 0, draws: 0, tunnels: 0, stations: 0, tickets: 0 };
    let sight = await asked(page);
    for (let n = 0; n < 500 && sight.moment !== 'over'; n++) {
      await answers[sight.moment](page, done);
      sight = await asked(page, sight.seen);
    }
    expect(done.claims).toBeGreaterThan(3);
    expect(done.tickets).toBe(1);
    await expect(page.getByRole('button', { name: 'Count the points' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Show result$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /win/ })).toBeVisible();
  });
}
