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

export interface Between {
  id: string;
  a: string;
  b: string;
}

/** Between which cities the tickets of a board are. */
export function tickets(board: (typeof BOARDS)[number]): Between[] {
  const file = new URL(`../../src/perron/boards/${board}/tickets.csv`, import.meta.url);
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [a = '', b = ''] = row.split(',');
    return { id: `${a} ${b}`, a, b };
  });
}
