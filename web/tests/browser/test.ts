// What every test in the browser has: a page that throws fails it, whatever the page still shows.
import { expect, test as base, type BrowserContext, type WebError } from '@playwright/test';

export { expect };

/** What only `make test-all` runs; docs/testing.md says what that is, and what stands for it in the gate. */
export const ALL = '@all';
/** Where tests of a kind differ in this: those that `make test` runs. */
export const GATE: string[] = [];

export const test = base.extend<{
  /** what pages threw; a test that breaks one on purpose takes it from here */
  thrown: string[];
}>({
  thrown: [
    async ({ browser }, use) => {
      const thrown: string[] = [];
      const note = (problem: WebError): void => void thrown.push(problem.error().stack || problem.error().message);
      const listen = (context: BrowserContext): void => void context.on('weberror', note);
      browser.on('context', listen);
      await use(thrown);
      browser.off('context', listen);
      expect(thrown, 'thrown by a page').toEqual([]);
    },
    { auto: true },
  ],
});
