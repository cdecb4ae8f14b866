import { defineConfig } from '@playwright/test';

// Debian's Chromium; each file plays against a real server process of its own.
export default defineConfig({
  testDir: 'tests/browser',
  workers: 2,
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
