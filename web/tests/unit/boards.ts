// The boards that come with Perron, whole, from their own files, as the server tells them.
import { readFileSync } from 'node:fs';
import { table } from '../board-demo/facts';
import { facts as drawn, BOARDS } from '../board-facts';
import { KINDS, type BoardFacts, type RulesFacts } from '../../src/wire';

export { BOARDS };
type BoardId = (typeof BOARDS)[number];

const read = (board: BoardId, file: string): string =>
  readFileSync(new URL(`../../../src/perron/boards/${board}/${file}`, import.meta.url), 'utf8');

type Answers = Record<string, Record<string, unknown>>;

/** What a board.toml answers; its values are written as in JSON. */
function answers(text: string): Answers {
  const found: Answers = {};
  let own: Record<string, unknown> = (found[''] = {});
  for (const line of text.split('\n').map((each) => each.replace(/#.*/, '').trim())) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    const [, key = '', value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name) own = found[name] = {};
    if (value) own[key] = JSON.parse(value);
  }
  return found;
}

export function board(id: BoardId): BoardFacts {
  const told = answers(read(id, 'board.toml'));
  const deck = told['rules.deck'] as Record<string, number>;
  const rules = {
    ...told['rules'],
    deck: KINDS.map((kind) => deck[kind] ?? 0),
    setup: told['rules.setup'],
    draw: told['rules.draw'],
    route_points: told['rules.route_points'],
    merchandise_bonus: told['rules.merchandise_bonus'],
  } as RulesFacts;
  const swaps = table(read(id, 'routes.csv')).map((row) => Number(row['swap']));
  const facts = drawn(id);
  return {
    ...facts,
    players: rules.players,
    kinds: KINDS.filter((kind) => deck[kind]),
    words: told['words'] as BoardFacts['words'],
    rules,
    routes: facts.routes.map((route, n) => ({ ...route, swap: swaps[n] ?? 0 })),
    tickets: table(read(id, 'tickets.csv')).map(({ a = '', b = '', points, long, provenance }) => ({
      id: `${a}-${b}`,
      a,
      b,
      points: Number(points),
      long: long === 'yes',
      original: provenance === 'original',
    })),
  };
}
