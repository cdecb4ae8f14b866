import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte({ configFile: '../../svelte.config.js' })],
  server: { fs: { allow: ['../../..'] } },
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0 },
});
