// Types of what travels, from the server's own description, which `make types` writes down:
//   npm run types                # writes src/openapi.ts
//   npm run types -- --check     # fails unless src/openapi.ts is what would be written
import { readFile, writeFile } from 'node:fs/promises';
import openapi, { astToString } from 'openapi-typescript';

const SOURCE = new URL('../../tests/server/openapi.json', import.meta.url);
const TARGET = new URL('../src/openapi.ts', import.meta.url);

function bare(node) {
  if (Array.isArray(node)) return node.map(bare);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) => !((key === 'title' && typeof value === 'string') || key === 'examples' || key === 'example'),
      )
      .map(([key, value]) => [key, bare(value)]),
  );
}

const described = JSON.parse(await readFile(SOURCE, 'utf8'));
const shapes = {
  openapi: '3.1.0',
  info: { title: described.info.title, version: '' },
  paths: {},
  components: { schemas: bare(described.components.schemas) },
};
const types = astToString(await openapi(shapes)).replace(/export type (paths|webhooks|operations|\$defs) = .*;\n/g, '');
const made = `// Made by \`make types\` from the server's description. Not to be edited.\n\n${types}`;
if (!process.argv.includes('--check')) await writeFile(TARGET, made);
else if ((await readFile(TARGET, 'utf8')) !== made)
  throw new Error('src/openapi.ts is not what the server describes: run `make types`');
