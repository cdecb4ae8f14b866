import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

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
        const fonts = Object.keys(bundle ?? {}).filter((name) => /latin-wght.*\.woff2$/.test(name));
        return {
          html: html.replace('<body>', `<body>${sheet}`),
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
  plugins: [svelte(), head()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy },
  preview: { proxy },
});
