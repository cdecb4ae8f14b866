// The measure itself: it must see what a person would see.
import { misfits } from './misfits.ts';
import { expect, test } from './test.ts';

const found = async (page: Parameters<typeof misfits>[0], html: string) => {
  await page.setContent(`<meta charset="utf-8"><body style="margin: 0; font: 16px/1.4 sans-serif">${html}`);
  return (await misfits(page)).map((each) => each.what);
};

test('finds text that is cut off', async ({ page }) => {
  expect(
    await found(
      page,
      '<button style="width: 60px; overflow: hidden; white-space: nowrap">Strecke beanspruchen</button>',
    ),
  ).toEqual(['cut']);
  expect(
    await found(
      page,
      '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Strecke beanspruchen</p>',
    ),
  ).toEqual(['cut']);
  expect(
    await found(page, '<p style="height: 20px; overflow: hidden; width: 4em">eine zwei drei vier fünf</p>'),
  ).not.toEqual([]);
});

test('finds text outside the page', async ({ page }) => {
  expect(
    await found(
      page,
      '<p style="position: absolute; left: calc(100vw - 40px); white-space: nowrap">Strecke beanspruchen</p>' +
        '<style>body { overflow: hidden }</style>',
    ),
  ).toEqual(['outside']);
});

test('finds a button outside the page', async ({ page }) => {
  expect(
    await found(
      page,
      '<div style="display: flex; width: 120vw"><p style="flex: 1">Lautasi</p><button aria-label="Asetukset">⚙</button></div>',
    ),
  ).toContain('outside');
  expect(
    await found(
      page,
      '<div style="display: flex; width: 120vw"><p style="flex: 1">Lautasi</p>' +
        '<button aria-label="Asetukset"><svg width="20" height="20"></svg></button></div>',
    ),
  ).toEqual(['outside']);
  expect(
    await found(
      page,
      '<div style="width: 90vw; overflow: auto"><div style="display: flex; width: 120vw"><p style="flex: 1">Lautasi</p>' +
        '<button aria-label="Asetukset"></button></div></div>',
    ),
  ).toEqual([]);
});

test('finds a dialog that has to be moved sideways', async ({ page }) => {
  const dialog = (width: number) =>
    `<dialog open style="width: 200px; padding: 0"><h2>Asetukset</h2><div style="width: ${width}px">Kieli</div></dialog>`;
  expect(await found(page, dialog(180))).toEqual([]);
  expect(await found(page, dialog(260))).toEqual(['outside']);
});

test('finds text printed over other text', async ({ page }) => {
  expect(await found(page, '<p style="margin: 0">Menolippu</p><p style="margin: -18px 0 0">Rautatie</p>')).toEqual([
    'over',
  ]);
  const list = (rows: string) =>
    `<div style="height: 30px; overflow-y: auto">${rows}</div><p style="margin: 0">Rautatie</p>`;
  expect(await found(page, list('<p style="margin: 0">Menolippu</p><p style="margin: 0">Asema</p>'))).toEqual([]);
  expect(await found(page, list('<p style="margin: 0">Menolippu</p><p style="margin: -18px 0 0">Asema</p>'))).toEqual([
    'over',
  ]);
  expect(
    await found(
      page,
      list(
        '<div style="height: 90px; overflow-y: auto"><p style="margin: 0">Menolippu</p><p style="margin: 0">Asema</p></div>',
      ),
    ),
  ).toEqual([]);
});

test('finds text that is pushed out of its place and under what comes next', async ({ page }) => {
  const bar = (height: string) =>
    `<div style="height: ${height}"><p style="margin: 0">Menolippu</p><p style="margin: 0">Asema</p></div>` +
    '<footer style="position: relative; background: white">Kortit</footer>';
  expect(await found(page, bar('auto'))).toEqual([]);
  expect(await found(page, bar('30px'))).toEqual(['under']);
  // A drawer that was opened over it is no fault of the bar's.
  expect(
    await found(page, `${bar('auto')}<aside style="position: fixed; inset: 0; background: white">Tapahtumat</aside>`),
  ).toEqual([]);
});

test('finds a word that is broken without a hyphen', async ({ page }) => {
  const narrow = (text: string) => `<p style="width: 5em; overflow-wrap: break-word">${text}</p>`;
  expect(await found(page, narrow('Pohjoismaatkin'))).toEqual(['broken']);
  expect(await found(page, narrow('Pohjois&shy;maatkin'))).toEqual([]);
  expect(await found(page, narrow('Itä-Suomi-Tampere'))).toEqual([]);
  expect(await found(page, narrow('Kaikki asemat'))).toEqual([]);
  expect(await found(page, narrow('https://example.org/t/abcdefghijkl'))).toEqual([]);
});

test('finds labels of a map printed over each other, also at an angle', async ({ page }) => {
  const map = (label: string) =>
    `<main><svg width="300" height="300" style="font-size: 20px"><text x="100" y="150">København</text>${label}</svg></main>`;
  expect(await found(page, map('<text x="120" y="155">Malmø</text>'))).not.toEqual([]);
  expect(await found(page, map('<text transform="translate(120 200) rotate(-60)">Mare Balticum</text>'))).not.toEqual(
    [],
  );
  expect(await found(page, map('<text transform="translate(215 170) rotate(-60)">Mare Balticum</text>'))).toEqual([]);
  expect(await found(page, map('<text x="100" y="250">Rostock</text>'))).toEqual([]);
  expect(await found(page, map('<g style="display: none"><text x="120" y="155">Malmø</text></g>'))).toEqual([]);
});

test('leaves alone what can be read, scrolled to, or is covered', async ({ page }) => {
  expect(await found(page, '<p>Eine Strecke</p><p>Noch eine</p>')).toEqual([]);
  expect(
    await found(
      page,
      '<div style="width: 80px; overflow: auto; white-space: nowrap">Strecke beanspruchen und weiter</div>',
    ),
  ).toEqual([]);
  expect(
    await found(
      page,
      '<p style="margin: 0">Darunter</p>' +
        '<div style="position: absolute; inset: 0; background: white"><p style="margin: 0">Darüber</p></div>',
    ),
  ).toEqual([]);
  expect(
    await found(
      page,
      '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">nur für Vorleser</span>',
    ),
  ).toEqual([]);
});
