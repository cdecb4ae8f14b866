// A hand-made moment of a game on each board, with every state of a route and a city in it.

import type { BoardFacts, LastMove, Observation, SeatInfo, TicketEnd } from '../../src/wire';

export const seats: SeatInfo[] = (
  [
    ['Noor', 'circle'],
    ['Mikkel', 'square'],
    ['Aino', 'triangle'],
    ['Stoker', 'diamond'],
    ['Jón', 'cross'],
  ] as const
).map(([name, shape], seat) => ({ seat, name, colour: seat + 1, shape, you: seat === 0 }));

interface Moment {
  claims: string[][];
  closed: string[];
  stations: [string, number][];
  affordable: string[];
  /** with the letters of their tickets */
  hints: Record<string, string>;
  selected: string;
  target: string[];
  ends: Record<string, TicketEnd>;
  last: LastMove;
}

const moments: Record<string, Moment> = {
  europe: {
    claims: [
      [
        'lisboa-madrid',
        'madrid-pamplona-1',
        'frankfurt-paris-2',
        'berlin-frankfurt-1',
        'frankfurt-munchen',
        'munchen-wien',
      ],
      [
        'edinburgh-london-2',
        'dieppe-london-1',
        'amsterdam-bruxelles',
        'amsterdam-essen',
        'kobenhavn-stockholm-2',
        'brest-paris',
        'essen-kobenhavn-1',
      ],
      [
        'moskva-petrograd',
        'petrograd-wilno',
        'warszawa-wilno',
        'warszawa-wien',
        'budapest-wien-1',
        'budapest-sarajevo',
      ],
      [
        'kharkov-rostov',
        'rostov-sevastopol',
        'venezia-zagrab',
        'sarajevo-zagrab',
        'roma-venezia',
        'brindisi-roma',
        'angora-constantinople',
        'constantinople-sofia',
        'sarajevo-sofia',
      ],
      ['erzurum-sochi', 'angora-erzurum', 'palermo-smyrna'],
    ],
    closed: ['berlin-frankfurt-2', 'budapest-wien-2', 'kobenhavn-stockholm-1'],
    stations: [
      ['kobenhavn', 1],
      ['budapest', 3],
      ['danzig', 4],
      ['smyrna', 2],
    ],
    affordable: [
      'berlin-danzig',
      'danzig-riga',
      'berlin-wien',
      'berlin-essen',
      'munchen-venezia',
      'munchen-zurich',
      'danzig-warszawa',
      'paris-zurich',
      'marseille-paris',
      'riga-wilno',
      'bruxelles-dieppe',
      'brest-dieppe',
      'barcelona-pamplona',
      'palermo-roma',
      'kyiv-warszawa',
      'sevastopol-sochi',
      'amsterdam-london',
    ],
    hints: { 'kyiv-wilno': 'A', 'smolensk-wilno': 'A', 'danzig-warszawa': 'AB', 'munchen-venezia': 'C' },
    selected: 'berlin-danzig',
    target: ['roma', 'paris', 'kyiv', 'bucuresti', 'wilno', 'marseille', 'athina'],
    ends: {
      lisboa: { letter: 'A', done: false },
      danzig: { letter: 'A', done: false },
      paris: { letter: 'B', done: true },
      wien: { letter: 'B', done: true },
      roma: { letter: 'C', done: false },
      berlin: { letter: 'C', done: false },
      frankfurt: { letter: 'D', done: false },
      smolensk: { letter: 'D', done: false },
    },
    last: { routes: ['budapest-sarajevo'], cities: ['budapest'] },
  },
  nordic: {
    claims: [
      ['kirkenes-rovaniemi', 'rovaniemi-tornio', 'boden-tornio', 'boden-umea-1'],
      ['bergen-oslo-1', 'kristiansand-oslo', 'alborg-kristiansand', 'alborg-arhus'],
      ['helsinki-tallinn', 'helsinki-imatra', 'imatra-lahti', 'kuopio-lahti', 'stockholm-tallinn'],
      ['honningsvag-tromso', 'narvik-tromso', 'orebro-sundsvall'],
      ['karlskrona-norrkoping-1'],
    ],
    closed: ['bergen-oslo-2', 'boden-umea-2', 'karlskrona-norrkoping-2'],
    stations: [],
    affordable: [
      'oulu-vaasa',
      'tampere-vaasa',
      'lahti-tampere',
      'sundsvall-vaasa',
      'goteborg-oslo',
      'orebro-oslo-1',
      'lillehammer-trondheim',
      'mo_i_rana-trondheim-1',
      'kiruna-narvik-1',
      'kuopio-vaasa',
    ],
    hints: { 'goteborg-kobenhavn': 'A', 'goteborg-oslo': 'A', 'lillehammer-oslo': 'AC' },
    selected: 'oulu-vaasa',
    target: [],
    ends: {
      oslo: { letter: 'A', done: false },
      kobenhavn: { letter: 'A', done: false },
      kirkenes: { letter: 'B', done: true },
      boden: { letter: 'B', done: true },
      trondheim: { letter: 'C', done: false },
    },
    last: { routes: ['stockholm-tallinn'] },
  },
  amsterdam: {
    claims: [
      ['jordaan-noordermarkt', 'haringpakkerstoren-noordermarkt'],
      ['dam-oost_indisch_huis-1', 'blauwbrug-munttoren'],
      ['oude_kerk-waag-1', 'oude_kerk-oude_waal'],
      ['begijnhof-dam'],
      [],
    ],
    closed: ['dam-oost_indisch_huis-2', 'oude_kerk-waag-2'],
    stations: [],
    affordable: [
      'begijnhof-westermarkt',
      'nieuwe_waal-noordermarkt',
      'jordaan-westermarkt',
      'montelbaanstoren-waag-1',
      'dam-oude_kerk-1',
    ],
    hints: { 'begijnhof-munttoren': 'A', 'montelbaanstoren-oude_waal': 'B' },
    selected: 'begijnhof-westermarkt',
    target: [],
    ends: {
      dam: { letter: 'A', done: false },
      blauwbrug: { letter: 'A', done: false },
      jordaan: { letter: 'B', done: true },
      nieuwe_waal: { letter: 'B', done: true },
    },
    last: { routes: ['blauwbrug-munttoren'] },
  },
};

export function momentOf(facts: BoardFacts): Moment {
  const moment = moments[facts.id]!;
  // A name that the board does not know is a slip in this file: say so.
  const ids = new Set(facts.routes.map(({ id }) => id));
  for (const id of [...moment.claims.flat(), ...moment.closed, ...moment.affordable, ...Object.keys(moment.hints)]) {
    if (!ids.has(id)) console.warn('unknown route', id);
  }
  return moment;
}

export function observationOf(
  facts: BoardFacts,
  moment: (Pick<Moment, 'claims' | 'stations'> & { closed?: string[] }) | null,
): Observation {
  return {
    board: facts.id,
    seat: 0,
    phase: 'turn',
    to_move: 0,
    starter: 0,
    final_turns: null,
    market: [],
    deck: 38,
    discard: {},
    ticket_deck: 20,
    claims: (moment?.claims ?? []).flatMap((routes, player) => routes.map((route) => ({ route, player }))),
    closed: moment?.closed ?? [],
    stations: (moment?.stations ?? []).map(([city, player]) => ({ city, player })),
    tunnel: null,
    players: [],
    hand: {},
    tickets: [],
    offer: [],
    returned: [],
  };
}
