// Drives the board in Chromium: node tests/board-demo/check.mjs [--shots FOLDER] [--frames]
// Without options it checks what only a browser can show; exit 0 when all is well.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveDemo } from './serve.mjs';

const option = (name) => process.argv.includes(name) && (process.argv[process.argv.indexOf(name) + 1] ?? true);
const demo = await serveDemo();
const home = demo.url;
const browser = await chromium.launch({
  executablePath: process.env.PERRON_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function open(query, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => assert.fail(error));
  page.on('console', (message) => assert.ok(!/unknown|attribute d/.test(message.text()), message.text()));
  await page.goto(home + query);
  await page.waitForSelector('[data-ready]');
  await page.evaluate(() => document.fonts.ready);
  return page;
}
const said = (page) => page.evaluate(() => window.demo.said());
const place = (page) => page.evaluate(() => document.querySelector('.layer').style.transform);
const focus = (page) =>
  page.evaluate(() => document.activeElement.dataset.route ?? document.activeElement.dataset.city);
/** Until the map has not moved for a while, however busy the machine. */
async function rest(page) {
  // Frames, not milliseconds: a wheel rests for a while, a flight takes fifteen of them.
  const frames = () =>
    page.evaluate(async () => {
      for (let k = 0; k < 12; k += 1) await new Promise(requestAnimationFrame);
    });
  await page.waitForTimeout(200);
  for (let same = 0, was = ''; same < 3; await frames()) {
    const now = await place(page);
    same = now === was ? same + 1 : 0;
    was = now;
  }
}

async function mouseAndKeys() {
  const page = await open('?board=europe&show=idle');
  await page.getByRole('button', { name: /^Kharkov to Moskva/ }).click();
  assert.equal(await said(page), 'route kharkov-moskva');
  await page.mouse.click(60, 300);
  assert.equal(await said(page), 'clear');
  await page.keyboard.press('Tab');
  assert.equal(await focus(page), 'kharkov-moskva');
  for (const [key, route] of [
    ['ArrowRight', 'kharkov-rostov'],
    [']', 'rostov-sochi'],
    ['ArrowDown', 'rostov-sochi'],
    ['ArrowLeft', 'sevastopol-sochi'],
  ]) {
    await page.keyboard.press(key);
    await page.waitForFunction((id) => document.activeElement.dataset.route === id, route);
  }
  await page.keyboard.press('Enter');
  assert.equal(await said(page), 'route sevastopol-sochi');
  await page.keyboard.press('Escape');
  assert.equal(await said(page), 'clear');
  await page
    .locator('[data-route="berlin-wien"]')
    .evaluate((node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  assert.equal(await said(page), 'route berlin-wien', 'a press without a pointer');

  const before = await place(page);
  const hint = () => page.evaluate(() => document.querySelector('.layer').style.willChange);
  await page.mouse.dblclick(60, 300);
  await rest(page);
  assert.notEqual(await place(page), before, 'a double press zooms');
  const held = await place(page);
  await page.mouse.move(400, 300);
  await page.mouse.down();
  for (let k = 1; k <= 5; k += 1) await page.mouse.move(400 - k * 10, 300);
  await page.waitForFunction((was) => document.querySelector('.layer').style.transform !== was, held);
  assert.equal(await hint(), 'transform', 'a map that is dragged is not drawn anew');
  await page.mouse.up();
  await rest(page);
  assert.equal(await hint(), '', 'a map at rest is sharp');
  const box = await page.locator('.locator').boundingBox();
  const zoomed = await place(page);
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
  await rest(page);
  assert.notEqual(await place(page), zoomed, 'the locator jumps');
  await page.mouse.move(500, 400);
  for (let k = 0; k < 20; k += 1) await page.mouse.wheel(0, -200);
  await rest(page);
  const { scale, fit } = await page.evaluate(() => ({
    scale: new DOMMatrix(document.querySelector('.layer').style.transform).a,
    fit: (1024 - 12) / 1600,
  }));
  assert.ok(Math.abs(scale / fit - 4) < 0.01, `zoom stops at 4, not ${scale / fit}`);
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await rest(page);
  assert.equal(await place(page), before, 'the whole board again');

  const laid = await page.evaluate(async () => {
    window.demo.claim('kyiv-smolensk', 2);
    await new Promise(requestAnimationFrame);
    return document.querySelectorAll('.laid').length;
  });
  assert.equal(laid, 3, 'wagons are laid one by one');
  await page.waitForFunction(() => !document.querySelector('.laid'));
  await page.context().close();

  const quiet = await open('?board=europe&show=idle', { reducedMotion: 'reduce' });
  await quiet.evaluate(() => window.demo.claim('kyiv-smolensk', 2));
  assert.equal(await quiet.locator('.laid').count(), 0);
  assert.equal(await quiet.locator('[data-route="kyiv-smolensk"]').getAttribute('data-state'), 'claimed');
  await quiet.context().close();
}

async function fingers() {
  const page = await open('?board=europe&show=target', {
    viewport: { width: 390, height: 500 },
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const before = await place(page);
  await touch('touchStart', [[150, 250]]);
  await touch('touchStart', [
    [150, 250],
    [250, 250],
  ]);
  for (let k = 1; k <= 8; k += 1)
    await touch('touchMove', [
      [150 - k * 6, 250],
      [250 + k * 6, 250],
    ]);
  await touch('touchEnd', []);
  await rest(page);
  assert.notEqual(await place(page), before, 'two fingers zoom');
  assert.equal(await said(page), '', 'and choose nothing');
  await page.evaluate(() => window.demo.api.fit());
  await rest(page);
  const box = await page.locator('[data-city=wilno]').boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2 + 12, box.y + box.height / 2);
  assert.equal(await said(page), 'city wilno');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await rest(page);
  await page.keyboard.press('Enter');
  assert.match(await said(page), /^city /);
  await page.context().close();

  const phone = await open('?board=europe&show=idle', { viewport: { width: 390, height: 500 }, hasTouch: true });
  await phone.evaluate(() => window.demo.api.showRoute('angora-smyrna'));
  await rest(phone);
  await phone.waitForSelector('[data-drawing=near]');
  const width = await phone.evaluate(() => {
    const { a } = new DOMMatrix(document.querySelector('.layer').style.transform);
    return a * Number(document.querySelector('[data-route="angora-smyrna"] path').getAttribute('stroke-width'));
  });
  assert.ok(width > 26 && width < 31, `the target of a route is ${width} wide`);
  await phone.context().close();
}

async function shots(into) {
  for (const board of ['europe', 'nordic', 'amsterdam'])
    for (const theme of ['light', 'dark'])
      for (const [width, height, after] of [
        [1440, 900],
        [1024, 768],
        [390, 844, 'fit'],
        [390, 844, 'near'],
      ]) {
        const page = await open(`?board=${board}&theme=${theme}&show=${after === 'fit' ? 'idle' : 'play'}`, {
          viewport: { width, height },
          deviceScaleFactor: width < 500 ? 2 : 1,
        });
        if (after === 'fit') await page.evaluate(() => window.demo.api.fit());
        if (after === 'near')
          await page.evaluate(() =>
            window.demo.api.showRoute(document.querySelector('[aria-pressed=true]').dataset.route),
          );
        await rest(page);
        await page.screenshot({ path: join(into, `${board}-${width}${after ? `-${after}` : ''}-${theme}.png`) });
        await page.context().close();
      }
}

/** Frame times while Europe is dragged about, with a processor four times slower. */
async function frames() {
  for (const [name, viewport, deviceScaleFactor] of [
    ['laptop', { width: 950, height: 620 }, 1],
    ['phone', { width: 390, height: 500 }, 2],
  ]) {
    const page = await open('?board=europe', { viewport, deviceScaleFactor });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => window.demo.api.showRoute('berlin-danzig'));
    await page.evaluate(() => window.demo.api.zoomIn());
    await page.waitForTimeout(2500);
    const result = await page.evaluate(async () => {
      const long = [];
      new PerformanceObserver((list) =>
        long.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
      ).observe({ type: 'longtask' });
      const host = document.querySelector('.board');
      const send = (type, x, y) =>
        host.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
        );
      const times = [];
      send('pointerdown', 200, 250);
      let last = await new Promise(requestAnimationFrame);
      for (let k = 0; k < 240; k += 1) {
        send('pointermove', 200 + 120 * Math.sin(k / 20), 250 + 90 * Math.sin(k / 13));
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      send('pointerup', 200, 250);
      await new Promise((done) => setTimeout(done, 300));
      times.sort((a, b) => a - b);
      const part = (p) => Math.round(10 * times[Math.floor((times.length - 1) * p)]) / 10;
      return {
        median: part(0.5),
        p95: part(0.95),
        longest: part(1),
        over20: times.filter((t) => t > 20).length,
        of: times.length,
        long,
      };
    });
    console.log(name, JSON.stringify(result));
    await page.context().close();
  }
}

try {
  if (option('--shots')) await shots(option('--shots'));
  else if (option('--frames')) await frames();
  else {
    await mouseAndKeys();
    await fingers();
    console.log('the board does what it should');
  }
} finally {
  await browser.close();
  demo.close();
}
