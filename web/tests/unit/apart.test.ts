// Code and words that come apart from the first of a page: they are asked for once, what fails can be asked for again, and nobody
// sees a view without its words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './browser';
import { Chunk } from '../../src/chunk.svelte';
import { notices } from '../../src/notices.svelte';
import { underWay, whenQuiet } from '../../src/quiet';
import { atFirst, reached, saidAtFirst } from '../../tools/first';
import { part, read } from '../../tools/catalogues';

const SRC = join(import.meta.dirname, '../../src');
const lost = (): Promise<never> => Promise.reject(new Error('no network'));

describe('code that comes later', () => {
  beforeEach(() => {
    notices.dismiss();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is asked for once, and then there for everybody', async () => {
    const load = vi.fn(() => Promise.resolve('code'));
    const chunk = new Chunk(load);
    expect(chunk.here).toBe(null);
    await Promise.all([chunk.fetch(), chunk.fetch()]);
    expect(chunk.here).toBe('code');
    const used: string[] = [];
    chunk.use((code) => used.push(code));
    expect(used).toEqual(['code']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says nothing when it does not come before anybody wants it, and is asked for again when somebody does', async () => {
    const load = vi.fn(lost);
    const chunk = new Chunk<string>(load);
    chunk.prepare();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(notices.now).toBe(null);
    load.mockResolvedValueOnce('code' as never);
    const used: string[] = [];
    chunk.use((code) => used.push(code));
    await vi.waitFor(() => expect(used).toEqual(['code']));
  });

  it('is told of when somebody wants it and it does not come; trying again does what was wanted', async () => {
    const load = vi.fn(lost);
    const chunk = new Chunk<string>(load);
    const used: string[] = [];
    chunk.use((code) => used.push(code));
    await vi.waitFor(() => expect(notices.now?.text).toBe('This part of the page did not arrive.'));
    load.mockResolvedValueOnce('code' as never);
    notices.now?.way?.go();
    expect(notices.now).toBe(null);
    await vi.waitFor(() => expect(used).toEqual(['code']));
  });
});

describe('what has time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits until nothing is on its way, and a while longer', async () => {
    const done = vi.fn();
    let arrive = (): void => undefined;
    const work = underWay(new Promise<void>((come) => (arrive = come)));
    whenQuiet(done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    arrive();
    await work;
    await vi.advanceTimersByTimeAsync(1500);
    // The next thing is asked for.
    const refused = underWay(Promise.reject(new Error('no network')));
    await expect(refused).rejects.toThrow('no network');
    await vi.advanceTimersByTimeAsync(1500);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('words', () => {
  it('that home and a table say at first come with them, all others later', () => {
    const [first, rest] = ['page', 'rest'].map((each) => part(read('en'), each));
    expect(first).toContain('\nhome-play = ');
    expect(first).toContain('\nidle-title = ');
    expect(first).toContain('\nrefusal-stale = ');
    expect(rest).toContain('\nreplay-title = ');
    expect(rest).toContain('\nsettings-theme = ');
    expect(rest).toContain('\nclaim-for = ');
    const said = saidAtFirst();
    expect([said('part-missing'), said('keys-deck')]).toEqual([true, false]);
  });

  it('come with every view that says more than the first ones', () => {
    const first = atFirst();
    const says = (path: string): boolean =>
      [...reached(path)].some(([each, text]) => !first.has(each) && /\bt\(/.test(text));
    const views = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(SRC, file), 'utf8').matchAll(/(\w+\()?import\('(\.[^']+)'\)/g)].map(
          ([, by, name = '']) => ({
            by,
            name: join(file, '..', name)
              .replace(/(?<!\.svelte)$/, '.ts')
              .replace('.ts.ts', '.ts'),
          }),
        ),
      );
    expect(views.length).toBeGreaterThan(8);
    expect(views.filter(({ by, name }) => by !== 'withWords(' && says(name))).toEqual([]);
  });
});
