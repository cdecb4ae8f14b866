// Board facts from the packs' own files, as the server would answer them.

import type { BoardFacts, Kind, Layout, RouteFacts } from '../../src/wire';

export function table(csv: string): Record<string, string>[] {
  const [head = '', ...rows] = csv.trim().split(/\r?\n/);
  const keys = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, k) => [keys[k] ?? '', cell])));
}

export function factsFrom(id: string, cities: string, routes: string, layout: unknown, names = ''): BoardFacts {
  const called = new Map(
    table(names).map(({ city = '', ...languages }) => [
      city,
      Object.fromEntries(Object.entries(languages).filter(([, name]) => name)),
    ]),
  );
  const list: RouteFacts[] = table(routes).map((row) => ({
    id: `${row['a']}-${row['b']}${row['track'] ? `-${row['track']}` : ''}`,
    a: row['a'] ?? '',
    b: row['b'] ?? '',
    length: Number(row['length']),
    colour: row['colour'] === 'grey' ? null : (row['colour'] as Kind),
    tunnel: row['kind'] === 'tunnel',
    ferry: row['kind'] === 'ferry' ? Number(row['locomotives']) : 0,
    merchandise: row['merchandise'] === 'yes',
  }));
  return {
    id,
    name: id[0]?.toUpperCase() + id.slice(1),
    words: { locomotive: 'locomotive', train: 'train', ticket: 'ticket' },
    players: [2, 5],
    kinds: [],
    rules: {} as BoardFacts['rules'],
    cities: table(cities).map((row) => ({
      id: row['id'] ?? '',
      name: row['name'] ?? '',
      names: called.get(row['id'] ?? '') ?? {},
    })),
    routes: list,
    tickets: [],
    layout: layout as Layout,
  };
}

/** The same board as a pack without a drawing gives it: places of cities, nothing else. */
export function plainFacts(facts: BoardFacts): BoardFacts {
  const { width, height, cities } = facts.layout;
  const places = Object.fromEntries(Object.entries(cities).map(([id, { x, y }]) => [id, { x, y }]));
  return { ...facts, layout: { width, height, cities: places } as unknown as Layout };
}
