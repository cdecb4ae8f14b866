// Types of what travels, from a server's own description:
//   npm run types -- http://127.0.0.1:8000/api/openapi.json
import { readFile, writeFile } from 'node:fs/promises';
import openapi, { astToString } from 'openapi-typescript';

const [source] = process.argv.slice(2);
if (!source) throw new Error('say where the description is: an address or a file');
const text = /^https?:/.test(source) ? await (await fetch(source)).text() : await readFile(source, 'utf8');
const described = JSON.parse(text);

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

const shapes = {
  openapi: '3.1.0',
  info: described.info,
  paths: {},
  components: { schemas: bare(described.components.schemas) },
};
const types = astToString(await openapi(shapes)).replace(/export type (paths|webhooks|operations|\$defs) = .*;\n/g, '');
await writeFile(
  new URL('../src/openapi.ts', import.meta.url),
  `// Made by \`npm run types\` from the server's description. Not to be edited.\n\n${types}`,
);
