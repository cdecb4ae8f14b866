import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tools/catalogues.ts';

export default defineConfig({
  plugins: [svelte(), catalogues()],
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['tests/unit/english.ts'] },
});
