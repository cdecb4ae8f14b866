import { readFileSync } from 'node:fs';
import { factsFrom } from './board-demo/facts';

export const BOARDS = ['europe', 'nordic', 'amsterdam'] as const;

export function facts(board: (typeof BOARDS)[number]) {
  const read = (file: string) =>
    readFileSync(new URL(`../../src/perron/boards/${board}/${file}`, import.meta.url), 'utf8');
  return factsFrom(
    board,
    read('cities.csv'),
    read('routes.csv'),
    JSON.parse(read('layout.json')),
    board === 'amsterdam' ? '' : read('names.csv'),
  );
}
