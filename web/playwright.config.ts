import { defineConfig } from '@playwright/test';

// Debian's Chromium, one at a time: the games are played against a real server process.
export default defineConfig({
  testDir: 'tests/browser',
  workers: 1,
  timeout: 420_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['PERRON_CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
  },
});
