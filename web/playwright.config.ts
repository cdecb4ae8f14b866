import { defineConfig } from '@playwright/test';

// Debian's Chromium; each file plays against a real server process of its own.
/** Through many views, each at many sizes: minutes, so they begin first. They say in words what they find. */
const WALKS = /\/(every-view|lessons|tickets|ways|sweep|sizes|text|forced)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/browser',
  workers: 2,
  // Whoever waits sees it as soon as it is there; on a busy machine that is later.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // In this order: nothing long is left when one of the two workers has nothing more to do.
  projects: [
    { name: 'walks', testMatch: WALKS, use: { trace: 'off' } },
    { name: 'pages', testIgnore: WALKS },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['PERRON_CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    // What was done, and the page as it was at the end, in words and in a picture. (Pictures and copies of the page at every step
    // take a third of the time of all tests: `--trace on`.)
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // It fetches the whole build for each new visitor, a quarter of what is left. Tests that have one say so.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
  },
});
