// The game as a list of words: found and done by role and name alone, as a screen reader would.
import type { Page } from '@playwright/test';
import { House } from './house.ts';
import { asked, openTable, settle, type Moment } from './table.ts';
import { ALL, expect, GATE, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const actions = (page: Page) => page.getByRole('region', { name: 'What you can do' });
const line = (page: Page) => page.getByRole('textbox', { name: 'Command line' });

async function command(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press('Enter');
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().press('Enter');
}

interface Done {
  claims: number;
  draws: number;
  stations: number;
  tickets: number;
}

async function draw(page: Page, done: Done): Promise<void> {
  const market = page.getByRole('toolbar', { name: 'Market' }).getByRole('button', { disabled: false });
  await market.nth(done.draws++ % (await market.count())).press('Enter');
}

const answers: Record<Exclude<Moment, 'over'>, (page: Page, done: Done) => Promise<void>> = {
  async offer(page) {
    for (const box of await page.getByRole('checkbox', { name: /points$/ }).all())
      if (!(await page.getByRole('button', { name: /^Keep th/ }).count())) await box.press(' ');
    await press(page, /^Keep th/);
  },
  async tunnel(page) {
    const pay = actions(page).getByRole('button', { name: /^Pay / });
    await press(page, (await pay.count()) ? /^Pay / : 'Give up');
  },
  pass: (page) => press(page, /^Pass$/),
  second: draw,
  async turn(page, done) {
    const routes = page.getByRole('button', {
      name: done.draws > 24 ? /you can claim it/ : /([3-8] spaces|tunnel).*you can claim it/,
    });
    if (done.draws > 6 && (await routes.count())) {
      await routes.first().press('Enter');
      await expect(actions(page).getByRole('button', { name: /^Claim for/ })).toBeFocused();
      await actions(page)
        .getByRole('button', { name: /^Claim for/ })
        .press('Enter');
      done.claims++;
    } else if (
      done.claims > 2 &&
      done.stations === 0 &&
      (await page.getByRole('button', { name: 'Build station' }).count())
    ) {
      await press(page, 'Build station');
      await page
        .getByRole('list', { name: 'Choose a city for your station' })
        .getByRole('button')
        .first()
        .press('Enter');
      await press(page, /^Build for/);
      done.stations++;
    } else if (done.claims > 3 && done.tickets === 0) {
      await press(page, /^Draw (tickets|contracts)$/);
      await press(page, /^Draw \d$/);
      done.tickets++;
    } else await draw(page, done);
  },
};

for (const [board, stations, tag] of [
  ['europe', 1, ALL],
  ['nordic', 0, ALL],
  ['amsterdam', 0, GATE],
] as const)
  test(`a whole game on ${board} through the accessibility tree`, { tag }, async ({ page }) => {
    await settle(page);
    await page.goto(`${house.url}t/${await openTable(page, house, board)}`);
    await page.getByRole('heading', { name: /^Keep at least/ }).waitFor();
    await press(page, 'List view');
    await expect(page.getByRole('main', { name: 'List view' })).toBeVisible();
    const done: Done = { claims: 0, draws: 0, stations: 0, tickets: 0 };
    let sight = await asked(page);
    for (let n = 0; n < 500 && sight.moment !== 'over'; n++) {
      await answers[sight.moment](page, done);
      sight = await asked(page, sight.seen);
    }
    expect(done).toMatchObject({ stations, tickets: 1 });
    await press(page, 'Count the points');
    await press(page, 'Show result');
    await expect(page.getByRole('heading', { level: 1, name: /win/ })).toBeVisible();
    // The count is a table: a row for each player, named, with the points by reason.
    await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /Noor/ })).toBeVisible();
  });

test('typed lines choose, an empty one confirms, and what is not possible says why', async ({ page }) => {
  await settle(page, { list: true });
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  const answer = page.getByRole('status').filter({ hasText: /./ });
  await command(page, 'keep a b');
  await expect(answer.filter({ hasText: '2 chosen. Enter keeps them.' })).toBeVisible();
  await line(page).press('Enter');
  await expect(actions(page).getByRole('heading')).toHaveText(/^Take two cards/);

  await expect(page.getByText('For example: claim Amsterdam Brussels, take deck, tickets.')).toBeVisible();
  await command(page, 'jump');
  await expect(
    answer.filter({
      hasText:
        'Not understood: jump. Commands are take, claim, station, tickets, keep, pay, give up, pass, undo and hand.',
    }),
  ).toBeVisible();
  await command(page, 'claim stockholm petrograd');
  await expect(actions(page).getByRole('heading')).toHaveText('Petrograd – Stockholm');
  await expect(actions(page).getByRole('status')).toContainText('Your cards do not pay for this route yet');
  await command(page, 'undo');
  await command(page, 'take deck');
  await expect(actions(page).getByRole('heading')).toHaveText('Take one more card');
  await command(page, 'tickets');
  await expect(page.getByRole('group', { name: 'Notice' })).toContainText('Not now');
  await command(page, 'take deck');
  await expect(actions(page).getByRole('heading')).toHaveText(/^Take two cards/);
  await expect(line(page)).toBeFocused();
});

interface Sought {
  id: string;
  missing: string[] | null;
}

/** A table where two tickets on offer have a route in common, and the letters of the other two. */
async function commonWay(page: Page): Promise<{ id: string; others: string[] }> {
  for (let n = 0; n < 40; n++) {
    const id = await openTable(page, house, 'europe');
    const at = `${house.url}api/tables/${id}`;
    const { offer } = ((await (await page.request.get(at)).json()) as { observation: { offer: string[] } }).observation;
    const { tickets } = (await (await page.request.get(`${at}/ways`)).json()) as { tickets: Sought[] };
    const both = tickets.flatMap((a, k) =>
      tickets
        .slice(k + 1)
        .flatMap((b) => (a.missing?.some((route) => b.missing?.includes(route)) ? [[a.id, b.id]] : [])),
    )[0];
    if (both) return { id, others: [...'ABCD'].filter((_, k) => !both.includes(offer[k] ?? '')) };
  }
  throw new Error('no two tickets have a route in common');
}

test('tickets given back are off the routes at once, however late the server finds the ways anew', async ({ page }) => {
  await settle(page, { list: true });
  const { id, others } = await commonWay(page);
  await page.goto(`${house.url}t/${id}`);
  const tags = page.getByRole('region', { name: 'Routes' }).locator('.tag');
  const letters = async () => [...new Set(await tags.allTextContents())].sort();
  await expect.poll(letters).toEqual(['A', 'B', 'C', 'D']);
  let answer = (): void => undefined;
  const late = new Promise<void>((done) => (answer = done));
  await page.route('**/ways', async (route) => {
    await late;
    await route.continue();
  });
  await command(page, `keep ${others.join(' ')}`);
  await line(page).press('Enter');
  await expect(actions(page).getByRole('heading')).toHaveText(/^Take two cards/);
  // Each keeps the letter that it had in the offer.
  expect(await letters()).toEqual(others);
  answer();
  await page.waitForResponse('**/ways');
  await expect.poll(letters).toEqual(others);
});

test('routes are found by city, by what can be claimed and by tickets', async ({ page }) => {
  await settle(page, { list: true });
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await command(page, 'keep a b');
  await line(page).press('Enter');
  // What is missing is a choice here, and no marks on a map.
  await expect(page.getByRole('region', { name: 'Your tickets' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const routes = page.getByRole('region', { name: 'Routes' });
  await page.getByRole('searchbox', { name: 'Name of a city' }).fill('zuri');
  await expect(routes.getByRole('heading', { level: 3 })).toHaveText(['Zurich']);
  await expect(
    routes.getByRole('button', { name: 'Zurich to Paris, free, tunnel, 3 spaces, any one colour' }),
  ).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Name of a city' }).fill('');
  await routes.getByRole('radio', { name: 'On my tickets' }).check({ force: true });
  const ways = routes.getByRole('button');
  await expect(ways.first()).toHaveAccessibleName(/On the way of|completes/);
  for (const name of await ways.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? '')))
    expect(name).toMatch(/On the way of|completes/);
});
