// Every word that the page asks for is in the catalogue, and every refusal has its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const catalogue = readFileSync(join(root, '../src/perron/words/en.ftl'), 'utf8');
const parsed = new FluentParser({ withSpans: false }).parse(catalogue);
const keys = new Set(parsed.body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : [])));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

const sources = files(join(root, 'src')).filter((path) => !path.includes('/board/')).map((path) => [path, readFileSync(path, 'utf8')] as const);

describe('the English catalogue', () => {
  it('is well formed', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  });

  it('names each message once', () => {
    const names = parsed.body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it('has every key that is asked for by name', () => {
    const missing = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*'([a-z0-9_-]+)'/g)].flatMap((match) => (keys.has(match[1] ?? '') ? [] : [`${path}: ${match[1]}`])),
    );
    expect(missing).toEqual([]);
  });

  it('has something for every key that is put together', () => {
    const missing = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*`([^`]*)`/g)].flatMap((match) => {
        const pattern = new RegExp(`^${(match[1] ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '.+')}$`);
        return [...keys].some((key) => pattern.test(key)) ? [] : [`${path}: ${match[1]}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  // What only the terminal says is checked beside it, in tests/cli.
  it('is used, all of it', () => {
    const all = sources.map(([, text]) => text).join('\n');
    const patterns = [...all.matchAll(/`([a-z-]+-)\$\{[^`]*`/g)].map((match) => new RegExp(`^${match[1]}`));
    const unused = [...keys].filter((key) => !key.startsWith('cli-') && !all.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it('has a message for every refusal of the rules', () => {
    const engine = readFileSync(join(root, '../src/perron/core/errors.py'), 'utf8');
    const codes = [...engine.matchAll(/^\s+code(?:: ClassVar\[str\])? = "([a-z-]+)"/gm)].map((match) => match[1] ?? '');
    expect(codes.length).toBeGreaterThan(25);
    expect(codes.filter((code) => !keys.has(`refusal-${code}`))).toEqual([]);
  });

  it('has no English in the components', () => {
    const loose = sources.filter(([path]) => path.endsWith('.svelte')).flatMap(([path, text]) => {
      const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '').replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
      return [...markup.matchAll(/>([^<>]*[A-Za-z]{3,}[^<>]*)</g)].flatMap((match) => (/[=&]/.test(match[1] ?? '') ? [] : [`${path}: ${(match[1] ?? '').trim()}`]));
    });
    expect(loose).toEqual([]);
  });
});
