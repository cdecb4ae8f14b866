"""The longest trail: against brute force on small boards, and never slow on the real ones."""

from collections.abc import Iterator, Sequence
from statistics import median
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import TABLES
from small_boards import Track, laid, small_board

from perron.boards import load
from perron.core import COMPILED
from perron.core.blank import blank
from perron.core.playout import Playout
from perron.core.trail import MOST_ROUTES, longest_trail


def longest(tracks: Sequence[Track]) -> int:
    """What the core finds when one seat owns all these tracks."""
    return int(longest_trail(laid(small_board(tracks), [0] * len(tracks)), 0))


# Two solvers that share nothing with the core, nor with each other.


def by_walking(tracks: Sequence[Track]) -> int:
    """Walk on from every city over every track not yet used. For a dozen tracks."""

    def further(city: int, left: frozenset[int]) -> int:
        best = 0
        for n in left:
            a, b, length = tracks[n]
            if city in (a, b):
                best = max(best, length + further(a + b - city, left - {n}))
        return best

    everything = frozenset(range(len(tracks)))
    return max(further(city, everything) for a, b, _ in tracks for city in (a, b))


def by_leaving_out(tracks: Sequence[Track]) -> int:
    """Leave out as few trains as possible until the rest can be walked in one go (Euler)."""
    order = near_each_other(tracks)
    whole = sum(length for _, _, length in order)
    return next(whole - least for least in range(whole) if any(rests(order, least)))


def near_each_other(tracks: Sequence[Track]) -> list[Track]:
    """The tracks in an order in which cities are soon done with."""
    left, order, met = list(tracks), list[Track](), set[int]()
    while left:
        track = max(left, key=lambda t: (t[0] in met) + (t[1] in met))
        left.remove(track)
        order.append(track)
        met |= {track[0], track[1]}
    return order


def rests(order: list[Track], least: int) -> Iterator[bool]:
    """True for each set of tracks with just this many trains, the others being one trail."""
    last = {city: n for n, (a, b, _) in enumerate(order) for city in (a, b)}
    odd: set[int] = set()
    kept: list[Track] = []

    def choose(n: int, to_leave: int, ends: int) -> Iterator[bool]:
        """Settle the n-th track; `ends` counts the odd cities that nothing can mend."""
        if ends > 2 or n == len(order):
            yield ends <= 2 and to_leave == 0 and hangs_together(kept)
            return
        a, b, length = order[n]
        for keep in (True, False):
            if keep:
                kept.append(order[n])
                odd.symmetric_difference_update((a, b))
            if keep or length <= to_leave:
                done = sum(city in odd for city in (a, b) if last[city] == n)
                yield from choose(n + 1, to_leave - (0 if keep else length), ends + done)
            if keep:
                kept.pop()
                odd.symmetric_difference_update((a, b))

    return choose(0, least, 0)


def hangs_together(tracks: Sequence[Track]) -> bool:
    left = list(tracks)
    met = {left[0][0]}
    while near := [track for track in left if met & {track[0], track[1]}]:
        met |= {city for a, b, _ in near for city in (a, b)}
        left = [track for track in left if track not in near]
    return not left


# Small boards.


@st.composite
def networks(draw: st.DrawFn, cities: int, most: int) -> list[Track]:
    """Tracks between a few cities, of which at most two lie side by side."""
    ends = st.tuples(st.integers(0, cities - 1), st.integers(0, cities - 1))
    found: list[Track] = []
    for a, b in draw(st.lists(ends, min_size=1, max_size=most)):
        if a != b and sum({a, b} == {c, d} for c, d, _ in found) < 2:
            found.append((a, b, draw(st.integers(1, 4))))
    return found or [(0, 1, draw(st.integers(1, 4)))]


@given(networks(cities=6, most=9))
@settings(max_examples=300)
def test_the_longest_trail_is_the_one_that_walking_everywhere_finds(tracks: list[Track]) -> None:
    assert longest(tracks) == by_walking(tracks)


@given(networks(cities=9, most=16))
def test_the_longest_trail_leaves_out_as_little_as_possible(tracks: list[Track]) -> None:
    assert longest(tracks) == by_leaving_out(tracks)


@given(networks(cities=5, most=7))
def test_the_two_slow_solvers_agree(tracks: list[Track]) -> None:
    assert by_walking(tracks) == by_leaving_out(tracks)


@given(networks(cities=6, most=9), st.data())
def test_tracks_of_others_do_not_count(tracks: list[Track], data: st.DataObject) -> None:
    owners = data.draw(st.tuples(*[st.sampled_from([0, 1, None])] * len(tracks)))
    position = laid(small_board(tracks), owners)
    for seat in (0, 1):
        mine = [track for track, owner in zip(tracks, owners, strict=True) if owner == seat]
        assert longest_trail(position, seat) == (by_walking(mine) if mine else 0)


def ring(*cities: int) -> list[Track]:
    return [(a, b, 1) for a, b in zip(cities, (*cities[1:], cities[0]), strict=True)]


def complete(cities: int) -> list[Track]:
    return [(a, b, 1) for b in range(cities) for a in range(b)]


def grid(side: int, length: int = 1) -> list[Track]:
    at = {(x, y): y * side + x for x in range(side) for y in range(side)}
    return [
        (at[x, y], at[x + dx, y + dy], length)
        for x, y in at
        for dx, dy in ((1, 0), (0, 1))
        if (x + dx, y + dy) in at
    ]


@pytest.mark.parametrize(
    ("tracks", "expected"),
    [
        ([(0, 1, 4)], 4),
        ([(0, 1, 2), (2, 3, 3)], 3),
        (ring(0, 1, 2), 3),
        (ring(0, 1, 2) + ring(0, 3, 4), 6),
        (ring(0, 1, 2) + ring(3, 4, 5, 6), 4),
        ([*ring(0, 1, 2), *ring(3, 4, 5), (2, 3, 5)], 11),
        ([(0, 1, 3), (0, 1, 2)], 5),
        ([(0, 1, 3), (0, 1, 2), (1, 2, 4), (1, 2, 1)], 10),
        ([(0, 1, 1), (0, 2, 2), (0, 3, 3), (0, 4, 4)], 7),
        ([(0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 0, 1), (0, 2, 1), (1, 3, 1)], 5),
        (complete(7), 21),
        (complete(8), 28 - 3),
        (complete(10), 45 - 4),
        (complete(11), 55),
        # Each side of a grid has an odd city at every place but the corners.
        (grid(3), 12 - 2),
        (grid(4), 24 - 3),
        (grid(5), 40 - 6),
        (grid(6), 60 - 7),
        (grid(5, length=4), 4 * 34),
    ],
    ids=[
        "one_track",
        "two_pieces",
        "loop",
        "figure_eight",
        "two_loops_apart",
        "spectacles",
        "parallel_tracks",
        "parallel_tracks_in_a_row",
        "star",
        "square_with_diagonals",
        "seven_cities_all_joined",
        "eight_cities_all_joined",
        "ten_cities_all_joined",
        "eleven_cities_all_joined",
        "grid_of_3",
        "grid_of_4",
        "grid_of_5",
        "grid_of_6",
        "grid_of_5_with_long_tracks",
    ],
)
def test_the_longest_trail_of_a_known_network(tracks: list[Track], expected: int) -> None:
    assert len(tracks) <= MOST_ROUTES
    assert longest(tracks) == expected


@given(st.data())
def test_in_a_tree_the_longest_trail_is_its_diameter(data: st.DataObject) -> None:
    """Trees may be as large as a network gets, and have many odd cities."""
    size = data.draw(st.integers(1, MOST_ROUTES))
    tracks = [
        (data.draw(st.integers(0, city)), city + 1, data.draw(st.integers(1, 8)))
        for city in range(size)
    ]
    far = {(city, city): 0 for city in range(size + 1)}
    for parent, city, length in tracks:
        for other in range(city):
            far[other, city] = far[min(other, parent), max(other, parent)] + length
    assert longest(tracks) == max(far.values())


def test_nobody_without_a_route_has_a_trail() -> None:
    assert longest_trail(blank(load("europe"), 5), 3) == 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_games_end_with_trails_that_leave_out_as_little_as_possible(
    name: str, players: int
) -> None:
    board = load(name)
    position = Playout(board, players).play(players, 1)
    for seat in range(players):
        mine = [
            (track.a, track.b, track.length)
            for route, track in enumerate(board.routes)
            if position.owner[route] == seat
        ]
        assert longest_trail(position, seat) == by_leaving_out(mine)


# The worst that the trains of one player can make. Found by climbing from many random networks
# towards those that keep the search busy longest, and towards those with the most odd cities.

HARDEST = [
    (
        "europe",
        36,
        (
            "amsterdam-bruxelles amsterdam-essen amsterdam-frankfurt berlin-essen "
            "berlin-frankfurt-2 berlin-wien bruxelles-frankfurt bruxelles-paris-2 "
            "budapest-wien-2 budapest-zagrab dieppe-paris essen-frankfurt essen-kobenhavn-1 "
            "frankfurt-munchen frankfurt-paris-1 munchen-venezia munchen-zurich paris-zurich "
            "venezia-zagrab venezia-zurich wien-zagrab"
        ),
    ),
    (
        "europe",
        38,
        (
            "amsterdam-bruxelles amsterdam-frankfurt amsterdam-london berlin-essen "
            "berlin-frankfurt-2 berlin-wien brest-dieppe bruxelles-dieppe bruxelles-frankfurt "
            "bruxelles-paris-2 budapest-wien-2 budapest-zagrab dieppe-london-1 dieppe-paris "
            "essen-frankfurt frankfurt-munchen frankfurt-paris-2 munchen-venezia paris-zurich "
            "venezia-zagrab venezia-zurich wien-zagrab"
        ),
    ),
    (
        "europe",
        27,
        (
            "amsterdam-bruxelles amsterdam-frankfurt amsterdam-london bruxelles-dieppe "
            "bruxelles-frankfurt bruxelles-paris-1 bucuresti-sofia budapest-wien-2 "
            "constantinople-smyrna danzig-warszawa dieppe-london-1 dieppe-paris "
            "essen-frankfurt frankfurt-munchen frankfurt-paris-1 moskva-smolensk "
            "munchen-venezia munchen-zurich paris-zurich roma-venezia sevastopol-sochi "
            "venezia-zagrab venezia-zurich"
        ),
    ),
    (
        "nordic",
        33,
        (
            "boden-kiruna-1 boden-tornio boden-umea-1 helsinki-imatra helsinki-lahti "
            "helsinki-tampere helsinki-turku imatra-kuopio imatra-lahti kajaani-kuopio "
            "kajaani-lieksa kajaani-oulu kiruna-narvik-2 kuopio-lahti kuopio-lieksa "
            "kuopio-vaasa lahti-tampere oulu-rovaniemi oulu-tornio rovaniemi-tornio "
            "tampere-turku tampere-vaasa umea-vaasa"
        ),
    ),
    (
        "nordic",
        33,
        (
            "boden-kiruna-2 boden-tornio boden-umea-1 helsinki-imatra helsinki-lahti "
            "helsinki-tampere helsinki-turku imatra-kuopio imatra-lahti kajaani-kuopio "
            "kajaani-lieksa kajaani-oulu kiruna-narvik-1 kuopio-lahti kuopio-lieksa "
            "kuopio-vaasa lahti-tampere oulu-rovaniemi oulu-tornio rovaniemi-tornio "
            "tampere-turku tampere-vaasa umea-vaasa"
        ),
    ),
    (
        "nordic",
        26,
        (
            "alborg-arhus arhus-kobenhavn bergen-stavanger boden-tornio helsinki-lahti "
            "helsinki-tampere helsinki-turku imatra-kuopio imatra-lahti kajaani-kuopio "
            "kajaani-lieksa kajaani-oulu kiruna-narvik-2 kuopio-lahti kuopio-lieksa "
            "kuopio-oulu lahti-tampere lillehammer-oslo ostersund-trondheim oulu-rovaniemi "
            "oulu-tornio oulu-vaasa rovaniemi-tornio tampere-vaasa umea-vaasa"
        ),
    ),
]


@pytest.mark.parametrize(("name", "expected", "routes"), HARDEST)
def test_the_hardest_networks_that_a_player_can_lay_take_less_than_100_ms(
    name: str, expected: int, routes: str
) -> None:
    board = load(name)
    position = blank(board, 3)
    for id in routes.split():
        route = board.route(id)
        assert route is not None
        assert position.claimable(0, route)
        position.own(0, route, board.points[route])
    assert position.trains(0) >= 0
    times = []
    for _ in range(5 if COMPILED else 1):
        started = perf_counter()
        found = longest_trail(position, 0)
        times.append(perf_counter() - started)
    mine = [board.routes[r] for r, owner in enumerate(position.owner) if owner == 0]
    assert found == expected
    assert found == by_leaving_out([(track.a, track.b, track.length) for track in mine])
    if COMPILED:
        assert median(times) < 0.1
