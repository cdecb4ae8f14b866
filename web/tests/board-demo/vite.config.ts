import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from '../../tools/catalogues.ts';
import { screens } from '../../tools/screens.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [screens(), svelte({ configFile: '../../svelte.config.js' }), catalogues()],
  server: { fs: { allow: ['../../..'] } },
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0 },
});
