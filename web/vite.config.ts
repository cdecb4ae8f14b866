import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { catalogues, codes, served } from './tools/catalogues.ts';

/** The symbol sheet goes into the document itself; the two latin fonts are asked for at once. */
function head(): Plugin {
  return {
    name: 'perron-head',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const sheet = readFileSync(new URL('src/symbols.svg', import.meta.url), 'utf8')
          .replace(/<!--[\s\S]*?-->/g, '')
          .replace(/\s*\n\s*/g, '');
        // What each view needs, so that theme.js can ask for it before the page itself has arrived.
        const needs = (view: string): string => {
          const found = new Set<string>();
          const take = (name: string): void => {
            const chunk = bundle?.[name];
            if (found.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return;
            found.add(name);
            for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
            chunk.imports.forEach(take);
          };
          const chunk = Object.values(bundle ?? {}).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(view));
          if (chunk) take(chunk.fileName);
          return [...found].join(' ');
        };
        const words = codes().map((code) => {
          const chunk = Object.values(bundle ?? {}).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(`/${code}.ftl?page`));
          return `${code}=${chunk?.fileName ?? ''}`;
        });
        const serves = [...served()].map(([tag, code]) => `${tag}=${code}`);
        const marks = `data-words="${words.join(' ')}" data-serves="${serves.join(' ')}" data-home="${needs('/home/Home.svelte')}" data-table="${needs('/table/Table.svelte')}"`;
        const fonts = Object.keys(bundle ?? {}).filter((name) => /latin-wght.*\.woff2$/.test(name));
        return {
          html: html.replace('<body>', `<body>${sheet}`).replace('assets/theme.js"', `assets/theme.js" ${marks}`),
          tags: fonts.map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}

// While the page is being worked on, a server of its own answers.
const proxy = { '/api': { target: process.env['PERRON_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } };

// Addresses in the build are relative, so that the page works under any base path: the server
// writes the path into <base href>, and nothing else knows it.
export default defineConfig({
  base: './',
  plugins: [svelte(), catalogues(), head()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
});
