// Every state of the board: ?board=europe|nordic|amsterdam &show=play|idle|free|target|game &theme=dark &plain
import { mount } from 'svelte';
import '../../src/style/fonts.css';
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import { speak } from '../../src/words/language.svelte';
import Demo from './Demo.svelte';
import { factsFrom, plainFacts } from './facts';

const layouts = import.meta.glob<{ default: unknown }>('../../../src/perron/boards/*/layout.json', { eager: true });
const tables = import.meta.glob<string>('../../../src/perron/boards/*/*.csv', {
  eager: true,
  query: '?raw',
  import: 'default',
});

await speak('en');
const query = new URLSearchParams(location.search);
const id = query.get('board') ?? 'europe';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const from = (file: string) => `../../../src/perron/boards/${id}/${file}`;
const layout = layouts[from('layout.json')]?.default;
const facts = factsFrom(id, tables[from('cities.csv')] ?? '', tables[from('routes.csv')] ?? '', layout);

const target = document.getElementById('demo');
if (target) mount(Demo, { target, props: { facts: query.has('plain') ? plainFacts(facts) : facts, query } });
