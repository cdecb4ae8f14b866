// What Lighthouse says of the page, on its throttled phone, against a real server. `npm run lighthouse`.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, expect, test } from '@playwright/test';
import { freePort, House } from './house.ts';

// Not among the dependencies: it is as large as all of them together.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const runs = Number(process.env['PERRON_LIGHTHOUSE'] ?? 0);
test.skip(runs === 0, 'PERRON_LIGHTHOUSE names no number of runs');

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: unknown[] } }
  >;
}

// Whoever records what a page does slows it down.
test.use({ trace: 'off' });
const house = new House();
let folder = '';
test.beforeAll(async () => {
  await house.open();
  folder = mkdtempSync(join(tmpdir(), 'perron-lighthouse-'));
});
test.afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

async function measure(address: string, port: number, name: string): Promise<Report> {
  const kept = process.env['PERRON_LIGHTHOUSE_REPORTS'];
  const file = join(kept ?? folder, `${name}.json`);
  await promisify(execFile)('npx', [
    '--yes',
    LIGHTHOUSE,
    address,
    '--port',
    String(port),
    '--quiet',
    '--output',
    'json',
    '--output-path',
    file,
    '--only-categories',
    'performance,accessibility,best-practices',
    ...(kept ? ['--save-assets'] : []),
  ]);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function figures({ categories, audits }: Report): Record<string, number> {
  const ms = (audit: string): number => Math.round(audits[audit]?.numericValue ?? NaN);
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    practices: Math.round(categories['best-practices'].score * 100),
    'first paint': ms('first-contentful-paint'),
    'largest paint': ms('largest-contentful-paint'),
    'speed index': ms('speed-index'),
    blocking: ms('total-blocking-time'),
    shift: Math.round((audits['cumulative-layout-shift']?.numericValue ?? NaN) * 1000) / 1000,
    kB: Math.round((audits['total-byte-weight']?.numericValue ?? NaN) / 1024),
  };
}

for (const view of ['home', 'table']) {
  test(`lighthouse: ${view}`, async () => {
    const port = await freePort();
    const context = await chromium.launchPersistentContext(mkdtempSync(join(folder, 'profile-')), {
      executablePath: process.env['PERRON_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    let address = house.url;
    if (view === 'table') {
      const headers = { origin: new URL(house.url).origin };
      const reply = await context.request.post(`${house.url}api/tables`, {
        headers,
        data: {
          board: 'europe',
          seats: ['you', 'level3', 'level3'],
          name: 'Noor',
          clock: { kind: 'none' },
          starter: 0,
          start: true,
        },
      });
      const made = (await reply.json()) as { table: { id: string }; number: number; observation: { offer: string[] } };
      const at = `${house.url}api/tables/${made.table.id}`;
      await context.request.post(`${at}/actions`, {
        headers,
        data: {
          id: 'keep',
          number: made.number,
          action: { type: 'keep', tickets: made.observation.offer.slice(0, 3) },
        },
      });
      await expect
        .poll(async () => ((await (await context.request.get(at)).json()) as { legal: unknown[] }).legal.length)
        .toBeGreaterThan(1);
      address = `${house.url}t/${made.table.id}`;
    }
    const found: Record<string, number>[] = [];
    for (let n = 0; n < runs; n++) {
      const report = await measure(address, port, `${view}-${n + 1}`);
      found.push(figures(report));
      for (const audit of Object.values(report.audits))
        if (audit.score === 0 && n === 0)
          console.log(`  ${audit.title}`, JSON.stringify(audit.details?.items?.slice(0, 3) ?? []).slice(0, 300));
    }
    await context.close();
    console.log(view);
    console.table(found);
    const median = (name: string): number =>
      found.map((each) => each[name] ?? 0).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    expect.soft(median('performance')).toBeGreaterThanOrEqual(90);
    expect.soft(median('accessibility')).toBe(100);
    expect.soft(median('practices')).toBe(100);
  });
}
