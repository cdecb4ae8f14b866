// A typed line and what it is taken for.
import { describe, expect, it } from 'vitest';
import { cardsSaid, paymentFor, understand, type Order, type Scene } from '../../src/list/command';
import { findCities } from '../../src/list/find';
import type { RouteFacts } from '../../src/wire';

const cities: [string, string][] = [
  ['berlin', 'Berlin'],
  ['danzig', 'Danzig'],
  ['paris', 'Paris'],
  ['zurich', 'Zürich'],
  ['oslo', 'Oslo'],
  ['tromso', 'Tromsø'],
  ['monte', 'Monte Rosa'],
  ['montreux', 'Montreux'],
  ['bern', 'Bern'],
];
const route = (id: string, a: string, b: string): RouteFacts => ({
  id,
  a,
  b,
  length: 3,
  colour: null,
  tunnel: false,
  ferry: 0,
});
const scene: Scene = {
  routes: [
    route('berlin-danzig', 'berlin', 'danzig'),
    route('paris-zurich', 'paris', 'zurich'),
    route('paris-zurich-2', 'paris', 'zurich'),
    route('monte-oslo', 'monte', 'oslo'),
  ],
  cities: (name) => findCities(cities, name),
  market: ['red', 'blue', null, 'locomotive', 'blue'],
  offer: [
    { id: 'x', letter: 'C' },
    { id: 'y', letter: 'D' },
    { id: 'z', letter: 'E' },
  ],
  verbs: {
    take: ['take', 'draw'],
    claim: ['claim'],
    station: ['station', 'build'],
    tickets: ['tickets'],
    keep: ['keep'],
    pay: ['pay'],
    decline: ['give up', 'decline'],
    pass: ['pass'],
    undo: ['undo'],
    hand: ['hand'],
  },
  deck: ['deck'],
  kinds: { red: ['red'], black: ['black'], blue: ['blue'], locomotive: ['locomotive', 'locomotives'] },
};

const LINES: [string, Order][] = [
  ['claim berlin danzig black', { do: 'claim', routes: ['berlin-danzig'], wanted: { black: null } }],
  [
    'Claim Danzig Berlin 2 black 1 locomotive',
    { do: 'claim', routes: ['berlin-danzig'], wanted: { black: 2, locomotive: 1 } },
  ],
  ['claim paris zuerich', { do: 'unclear', why: 'route', text: 'paris zuerich' }],
  ['claim par züri', { do: 'claim', routes: ['paris-zurich', 'paris-zurich-2'], wanted: {} }],
  ['claim monte rosa oslo', { do: 'claim', routes: ['monte-oslo'], wanted: {} }],
  ['take 2', { do: 'draw', slot: 1 }],
  ['take blue', { do: 'draw', slot: 1 }],
  ['draw loco', { do: 'draw', slot: 3 }],
  ['take deck', { do: 'draw', slot: 'deck' }],
  ['take green', { do: 'unclear', why: 'card', text: 'green' }],
  ['take', { do: 'unclear', why: 'card', text: '' }],
  ['station tromso red', { do: 'station', city: 'tromso', wanted: { red: null } }],
  ['station bern', { do: 'station', city: 'bern', wanted: {} }],
  ['station mont', { do: 'unclear', why: 'city', text: 'mont' }],
  ['station', { do: 'stations' }],
  ['keep c e', { do: 'keep', tickets: ['x', 'z'] }],
  ['keep 2', { do: 'keep', tickets: ['y'] }],
  ['keep q', { do: 'unclear', why: 'ticket', text: 'q' }],
  ['pay 1 locomotive', { do: 'pay', wanted: { locomotive: 1 } }],
  ['give up', { do: 'decline' }],
  ['tickets', { do: 'tickets' }],
  ['dance', { do: 'unclear', why: 'verb', text: 'dance' }],
];

describe('the command line', () => {
  it.each(LINES)('understands: %s', (line, order) => expect(understand(line, scene)).toEqual(order));

  it('takes the first payment of the server that is as asked for', () => {
    const offered = [{ red: 3 }, { black: 3 }, { black: 2, locomotive: 1 }];
    expect(paymentFor(offered, {})).toEqual({ red: 3 });
    expect(paymentFor(offered, { black: null })).toEqual({ black: 3 });
    expect(paymentFor(offered, { black: 2 })).toEqual({ black: 2, locomotive: 1 });
    expect(paymentFor(offered, { blue: null })).toBeNull();
  });

  it('lays cards that were all counted, for the referee to look at', () => {
    expect(cardsSaid({ red: 2, blue: 1 })).toEqual({ red: 2, blue: 1 });
    expect(cardsSaid({ red: null })).toBeNull();
    expect(cardsSaid({})).toBeNull();
  });
});
