// What types and the formatter can't see: promises nobody waits for, things nobody uses, lines nobody can read.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const LONGEST_LINE = 140;

export default defineConfig(
  { ignores: ['dist/', 'test-results/', 'playwright-report/', 'src/openapi.ts', 'public/assets/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node, ...globals.serviceworker },
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      'max-len': ['error', { code: LONGEST_LINE, ignoreUrls: false }],
      // `{#each ... as _, n}` counts; a fixture of Playwright names its dependencies even where it has none.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // A space that a line break would lose is written out.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps here are made anew and never changed: `$state.raw` and `$derived` see that.
      'svelte/prefer-svelte-reactivity': 'off',
      // The page has no framework that routes: `pageUrl` makes addresses.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // What a component exports has no type outside svelte-check, which checks the same.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
