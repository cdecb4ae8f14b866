// The rules in full: read from Learn, chapter by chapter, in any language; and from a refusal at the table.
import { House } from './house.ts';
import { speak } from './sweep.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('from Learn to the contents, and through the chapters', async ({ page }) => {
  await page.goto(`${house.url}learn/europe/tunnels`);
  await page.getByRole('main').getByRole('link', { name: 'All the rules' }).click();
  await expect(page).toHaveURL(/learn\/europe\/rules\/tunnels$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tunnels' })).toBeVisible();
  await expect(page).toHaveTitle('Tunnels – All the rules: Europe');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stations' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tunnels' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contents' }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link', { name: 'Setting up' })).toBeVisible();
  await contents.getByRole('link', { name: 'What a station lends' }).click();
  await expect(page).toHaveURL(/rules\/stations#lend$/);
  await expect(page.getByText('One and the same route serves all your tickets')).toBeInViewport();
  await speak(page, 'fi');
  await expect(page.getByRole('heading', { level: 1, name: 'Asemat' })).toBeVisible();
  await expect(page.getByText('Yksi ja sama reitti palvelee kaikkia')).toBeVisible();
});

test('each board has its own numbers and chapters, all of them on one page', async ({ page }) => {
  const told = page.getByRole('main');
  await page.goto(`${house.url}learn/amsterdam/rules/all`);
  await expect(told).toContainText('20 of the 24 contracts of this board are our own design.');
  await expect(told).toContainText('You have 16 wagons');
  await expect(page.getByRole('heading', { level: 2, name: 'Merchandise' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tunnels' })).toHaveCount(0);
  await page.goto(`${house.url}learn/nordic/rules/all`);
  await expect(told).toContainText('You have 40 trains');
  await expect(told).toContainText('On a ferry any 3 cards may stand for one locomotive');
});

test('a chapter that is not there is told, and leads to the contents', async ({ page }) => {
  await page.goto(`${house.url}learn/europe/rules/dragons`);
  await expect(page.getByRole('heading', { name: 'There is no such chapter' })).toBeVisible();
  await page.getByRole('link', { name: 'Contents' }).click();
  await expect(page.getByRole('heading', { name: 'All the rules: Europe' })).toBeVisible();
});

test('a refusal leads to its rule, and the game stays', async ({ page, context }) => {
  const reply = await page.request.post(`${house.url}api/tables`, {
    headers: { origin: new URL(house.url).origin },
    data: { board: 'europe', seats: ['you', 'level1'], name: 'Noor', clock: { kind: 'none' }, starter: 0, start: true },
  });
  const { table } = (await reply.json()) as { table: { id: string } };
  await page.goto(`${house.url}t/${table.id}`);
  await page.locator('.pick .btn.primary').click();
  const notice = page.getByRole('group', { name: 'Notice' });
  await expect(notice).toContainText('Keep at least 2');
  const [rule] = await Promise.all([
    context.waitForEvent('page'),
    notice.getByRole('link', { name: 'The rule' }).click(),
  ]);
  await expect(rule).toHaveURL(/learn\/europe\/rules\/setup#first$/);
  await expect(rule.getByRole('heading', { name: 'The first tickets' })).toBeInViewport();
  await expect(page.locator('.pick')).toBeVisible();
});
