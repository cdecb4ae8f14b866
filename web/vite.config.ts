import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { catalogues, codes, served } from './tools/catalogues.ts';
import { manifests } from './tools/manifests.ts';
import { previews } from './tools/previews.ts';
import { screens } from './tools/screens.ts';

/** The one document carries what the first picture needs: the first script, the styles, the symbol sheet; fonts are asked for at once. */
function head(): Plugin {
  return {
    name: 'perron-head',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const source = (name: string): string => readFileSync(new URL(`src/${name}`, import.meta.url), 'utf8');
        const sheet = source('symbols.svg')
          .replace(/<!--[\s\S]*?-->/g, '')
          .replace(/\s*\n\s*/g, '');
        // What each view needs, so that the first script can ask for it before the page itself has arrived.
        const needs = (view: string): string => {
          const found = new Set<string>();
          const take = (name: string): void => {
            const chunk = bundle[name];
            // The document names the page itself.
            if (found.has(name) || chunk?.type !== 'chunk' || html.includes(name)) return;
            found.add(name);
            for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
            chunk.imports.forEach(take);
          };
          const chunk = Object.values(bundle).find(
            (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(view),
          );
          if (chunk) take(chunk.fileName);
          return [...found].join(' ');
        };
        const words = codes().map((code) => {
          const chunk = Object.values(bundle).find(
            (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(`/${code}.ftl?page`),
          );
          return `${code}=${chunk?.fileName ?? ''}`;
        });
        const serves = [...served()].map(([tag, code]) => `${tag}=${code}`);
        const fonts = Object.keys(bundle).filter((name) => /latin-wght.*\.woff2$/.test(name));
        const styled = html.replace(
          /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+)"[^>]*>/g,
          (link, name: string) => {
            const style = bundle[name];
            // Addresses in a style sheet are seen from its folder, in the document from the base.
            return style?.type === 'asset'
              ? `<style>${String(style.source).replace(RELATIVE, (_, up) => (up ? 'url(' : 'url(assets/'))}</style>`
              : link;
          },
        );
        return {
          html: styled.replace('<body>', `<body>${sheet}`),
          tags: [
            ...fonts.map((name) => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `./${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head' as const,
            })),
            // Until the page knows its reader's language.
            {
              tag: 'link',
              attrs: { rel: 'manifest', href: './assets/perron-en.webmanifest' },
              injectTo: 'head' as const,
            },
            {
              tag: 'script',
              attrs: {
                'data-home': needs('/home/Home.svelte'),
                'data-table': needs('/table/Table.svelte'),
                'data-words': words.join(' '),
                'data-serves': serves.join(' '),
              },
              children: source('first.js')
                .replace(/^ *\/\/.*\n/gm, '')
                .replace(/\n\s*/g, '\n'),
              injectTo: 'head' as const,
            },
          ],
        };
      },
    },
  };
}

/** What its views consist of is written into the service worker, which keeps all of it; any change makes it another build. */
function offline(): Plugin {
  return {
    name: 'perron-offline',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }) {
        const files = readdirSync(join(dir, 'assets'))
          .filter((name) => !/\.(br|gz|webmanifest)$|^preview-/.test(name))
          .sort()
          .map((name) => `assets/${name}`);
        const hash = createHash('sha256');
        for (const name of ['index.html', ...files]) hash.update(name).update(readFileSync(join(dir, name)));
        const worker = readFileSync(join(dir, 'sw.js'), 'utf8')
          .replace("const BUILD = '';", `const BUILD = '${hash.digest('hex').slice(0, 12)}';`)
          .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
        writeFileSync(join(dir, 'sw.js'), worker);
      },
    },
  };
}

/** Beside each file that gains by it, the same one packed: nobody has to pack it for each visitor. */
function packed(): Plugin {
  return {
    name: 'perron-packed',
    apply: 'build',
    // After the files that are only copied, too.
    writeBundle: {
      order: 'post',
      handler({ dir = '' }) {
        for (const name of readdirSync(join(dir, 'assets'))) {
          if (!/\.(js|css|svg)$/.test(name)) continue;
          const file = join(dir, 'assets', name);
          const body = readFileSync(file);
          for (const [suffix, bytes] of [
            ['br', brotliCompressSync(body)],
            ['gz', gzipSync(body, { level: 9 })],
          ] as const) {
            if (bytes.length < body.length) writeFileSync(`${file}.${suffix}`, bytes);
          }
        }
      },
    },
  };
}

// While the page is being worked on, a server of its own answers.
const proxy = { '/api': { target: process.env['PERRON_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } };

// Addresses in the build are relative, so that the page works under any base path: the server
// writes the path into <base href>, and nothing else knows it.
/** an address in a style sheet that is not spelled out in it */
const RELATIVE = /url\((?!data:)(\.\.\/)?(?:\.\/)?/g;

export default defineConfig({
  base: './',
  plugins: [screens(), svelte(), catalogues(), manifests(), previews(), head(), packed(), offline()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: a server without HTTP/2 sends six at a time, and each costs a journey. What every view needs
        // is one, the table with all that it draws another; the rest comes when it is asked for.
        codeSplitting: {
          groups: [
            {
              name: 'page',
              test: /\/src\/(main\.ts|api\.ts|say\.ts|parts\/(?!Rich|Card|KindChip|Banner|Dialog|Settings))/,
              priority: 2,
            },
            { name: 'table', test: /\/src\/(table\/Table\.svelte|clipboard\.ts)$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
});
