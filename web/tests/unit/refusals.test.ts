// Each refusal of the rules is said in words, from its code and parameters alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusalText } from '../../src/say';
import { has } from '../../src/words/words';
import type { SeatInfo } from '../../src/wire';

const engine = readFileSync(join(import.meta.dirname, '../../../src/perron/core/errors.py'), 'utf8');
const refusals = [...engine.matchAll(/code(?:: ClassVar\[str\])? = "([a-z-]+)"\s+text(?:: ClassVar\[str\])? = (?:"([^"]*)"|'([^']*)')/g)].map((match) => ({
  code: match[1] ?? '', params: [...(match[2] ?? match[3] ?? '').matchAll(/\{(\w+)\}/g)].map((each) => each[1] ?? ''),
}));
const seats: SeatInfo[] = [
  { seat: 0, name: 'Noor', shape: 'circle', you: true },
  { seat: 1, name: 'Aino', shape: 'square', you: false },
];

it.each(refusals)('$code', ({ code, params }) => {
  const values = Object.fromEntries(params.map((name) => [name, ['owner', 'mover', 'player', 'length', 'trains', 'least', 'offered', 'kept', 'players', 'stations'].includes(name) ? 1 : 'Roma']));
  const text = refusalText({ code, message: 'no', params: values }, seats, has);
  expect(text).toMatch(/\.$|: no$/);
  expect(text).not.toMatch(/[{}$]|undefined/);
});

it('an unknown code still says something', () => {
  expect(refusalText({ code: 'brand-new', message: 'because', params: {} }, seats, has)).toContain('because');
});
