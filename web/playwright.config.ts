import { defineConfig } from '@playwright/test';

// Debian's Chromium; each file plays against a real server process of its own.
export default defineConfig({
  testDir: 'tests/browser',
  workers: 2,
  // Whoever waits sees it as soon as it is there; on a busy machine that is later.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['PERRON_CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    actionTimeout: 30_000,
  },
});
