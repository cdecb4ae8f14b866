// What axe finds fault with. Axe is run by hand: the library that runs it for Playwright also looks into frames, of which
// we have none, and takes twice as long.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const library = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(library).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}
declare global {
  var axe: Axe | undefined;
}

/** Everything, or contrast alone. */
export async function faults(page: Page, contrastAlone = false): Promise<string[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await globalThis.axe!.run(document, { resultTypes: ['violations'], runOnly });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    contrastAlone ? ['color-contrast'] : TAGS,
  );
}
