"""The longest trail: trains on the longest unbroken line of a seat.

Nothing here may look at a hand or a deck: all of it lies open on the board.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.core.board import NONE, Board
from perron.core.position import Position

# A player's trains bound the routes; the checker of board packs holds this.
MOST_ROUTES: Final = 60

_BITS: Final = vec[i64]([2**n for n in range(62)])
# A piece that takes no more steps than this is searched without looking ahead.
_EASY: Final[i64] = 60
# After so many steps the search stops guessing and pairs the odd cities off.
_PATIENCE: Final[i64] = 3000
# More odd cities than this are not paired off: the table would grow too large.
_MOST_ODD: Final[i64] = 20
_FAR: Final[i64] = 100000


def longest_trail(position: Position, seat: i64) -> i64:
    """Trains on the seat's longest unbroken line: a city may repeat, a route may not.

    EU-SCO-05. Exponential in theory; bounded in practice, see tests/core/test_trail.py.
    """
    board = position.board
    routes = vec[i64]()
    for route in range(board.route_count):
        if position.owner[route] == seat:
            routes = append(routes, route)
    if len(routes) == 0:
        return 0
    return _TrailSearch(board, routes).longest()


class _TrailSearch:
    """The heaviest trail among some routes.

    Where every city of a connected piece has an even number of routes, or all but two, one
    trail takes in the whole piece (Euler). Otherwise a longest trail runs between two odd
    cities: at an even end a route would be left over to go on with. Each odd city that is not
    an end leaves a route unused; what that wastes at least bounds every trail from above, and
    a trail that reaches the bound ends the search. When that takes long, the cheapest way to
    pair the other odd cities off, along routes that are then left out, gives the exact bound;
    if what remains hangs together it is itself the longest trail.
    """

    def __init__(self, board: Board, routes: vec[i64]) -> None:
        self.count: i64 = len(routes)
        # Cities get numbers as they come up; an edge is a route by its place in the list.
        number = vec[i64]([NONE] * board.city_count)
        self.cities: i64 = 0
        self.a: vec[i64] = routes[:]
        self.b: vec[i64] = routes[:]
        self.weight: vec[i64] = routes[:]
        # across[edge]: the sum of its two cities, so that one end gives the other.
        self.across: vec[i64] = routes[:]
        # edges_at[city]: the edges there, as bits.
        self.edges_at: vec[i64] = vec[i64]([i64(0)] * (2 * self.count))
        for edge in range(self.count):
            a = self._numbered(number, board.a[routes[edge]])
            b = self._numbered(number, board.b[routes[edge]])
            self.a[edge] = a
            self.b[edge] = b
            self.weight[edge] = board.length[routes[edge]]
            self.across[edge] = a + b
            self.edges_at[a] = self.edges_at[a] | _BITS[edge]
            self.edges_at[b] = self.edges_at[b] | _BITS[edge]
        self.best: i64 = 0
        self.enough: i64 = 0
        # Where the search has been: a city and the edges not yet used settle all the rest.
        self.seen: set[int] = set()
        self.steps: i64 = 0
        # Of the piece being searched: all its edges, and the lightest edge at each odd city.
        self.piece: i64 = 0
        self.waste: vec[i64] = vec[i64]([i64(0)] * self.cities)

    def _numbered(self, number: vec[i64], city: i64) -> i64:
        if number[city] == NONE:
            number[city] = self.cities
            self.cities += 1
        return number[city]

    def longest(self) -> i64:
        left = vec[i64]([i64(1)] * self.cities)
        for start in range(self.cities):
            if left[start]:
                edges = self._reach(start, _BITS[self.count] - 1)
                for city in range(self.cities):
                    if self.edges_at[city] & edges:
                        left[city] = 0
                self._search(edges)
        return self.best

    def _search(self, edges: i64) -> None:
        """Look for a trail longer than the best so far in one connected piece."""
        whole = self._weigh(edges)
        if whole <= self.best:
            return
        odd: i64 = 0
        wasted: i64 = 0
        for city in range(self.cities):
            self.waste[city] = 0
            here = self.edges_at[city] & edges
            if here and _odd(here):
                odd += 1
                self.waste[city] = self._lightest(here)
                wasted += self.waste[city]
        if odd <= 2:
            self.best = max(self.best, whole)
            return
        self.enough = whole - (wasted - self._two_largest() + 1) // 2
        self.steps = 0
        self.piece = edges
        for start in range(self.cities):
            if self.best >= self.enough:
                return
            if self.waste[start]:
                self._walk(start, start, edges, 0)

    def _walk(self, start: i64, city: i64, edges: i64, length: i64) -> None:
        """Go on from a city over the edges not yet used."""
        here = self.edges_at[city] & edges
        if here == 0:
            self.best = max(self.best, length)
            return
        self.steps += 1
        if self.steps == _PATIENCE:
            self._pair_off()
        if self.steps > _EASY and self._hopeless(start, city, edges, length):
            return
        while here:
            bit = here & -here
            here -= bit
            edge = _index(bit)
            self._walk(start, self.across[edge] - city, edges - bit, length + self.weight[edge])
            if self.best >= self.enough:
                return

    def _hopeless(self, start: i64, city: i64, edges: i64, length: i64) -> bool:
        """Has the search been here, or can nothing better come of it?"""
        if length + self._hope(start, city, edges) <= self.best:
            return True
        state = int(edges) * 64 + int(city)
        if state in self.seen:
            return True
        self.seen.add(state)
        return False

    def _pair_off(self) -> None:
        """Find the exact bound, and often the trail itself, by pairing odd cities."""
        odd = vec[i64]([city for city in range(self.cities) if self.waste[city]])
        if len(odd) > _MOST_ODD:
            return
        pairing = _Pairing(self, odd)
        whole = self._weigh(self.piece)
        self.enough = min(self.enough, whole - pairing.cheapest)
        for one in range(len(odd)):
            for other in range(one):
                paired = pairing.everybody - _BITS[one] - _BITS[other]
                if pairing.cost[paired] == pairing.cheapest:
                    kept = self.piece & ~pairing.left_out(paired)
                    if self._reach(odd[one], kept) == kept:
                        self.best = max(self.best, whole - pairing.cheapest)
                        return

    def _hope(self, start: i64, city: i64, edges: i64) -> i64:
        """More than this can't be added: what is in reach, less what odd cities waste."""
        reached = self._reach(city, edges)
        wasted: i64 = 0
        most: i64 = 0
        for other in range(self.cities):
            here = self.edges_at[other] & reached
            if here and self.waste[other] and other != start and other != city:
                wasted += self.waste[other]
                most = max(most, self.waste[other])
        return self._weigh(reached) - (wasted - most + 1) // 2

    def _reach(self, city: i64, edges: i64) -> i64:
        """The edges that can be reached from a city over these edges."""
        reached: i64 = 0
        fresh = self.edges_at[city] & edges
        while fresh:
            reached |= fresh
            found: i64 = 0
            while fresh:
                bit = fresh & -fresh
                fresh -= bit
                edge = _index(bit)
                found |= self.edges_at[self.a[edge]] | self.edges_at[self.b[edge]]
            fresh = found & edges & ~reached
        return reached

    def _weigh(self, edges: i64) -> i64:
        weight: i64 = 0
        while edges:
            bit = edges & -edges
            edges -= bit
            weight += self.weight[_index(bit)]
        return weight

    def _lightest(self, edges: i64) -> i64:
        lightest: i64 = 1000
        while edges:
            bit = edges & -edges
            edges -= bit
            lightest = min(lightest, self.weight[_index(bit)])
        return lightest

    def _two_largest(self) -> i64:
        first: i64 = 0
        second: i64 = 0
        for city in range(self.cities):
            second = max(second, min(first, self.waste[city]))
            first = max(first, self.waste[city])
        return first + second


class _Pairing:
    """The cheapest ways to join odd cities two by two along the edges of a piece."""

    def __init__(self, search: _TrailSearch, odd: vec[i64]) -> None:
        self.odd: vec[i64] = odd
        self.everybody: i64 = _BITS[len(odd)] - 1
        self.cities: i64 = search.cities
        self.a: vec[i64] = search.a
        self.b: vec[i64] = search.b
        self._walk_everywhere(search)
        # cost[set]: the cheapest way to pair off this set of odd cities.
        self.cost: vec[i64] = vec[i64]([_FAR] * _BITS[len(odd)])
        self.cost[0] = 0
        for paired in range(1, _BITS[len(odd)]):
            self.cost[paired] = self._best_partner(paired) // 64
        self.cheapest: i64 = _FAR
        for one in range(len(odd)):
            for other in range(one):
                rest = self.everybody - _BITS[one] - _BITS[other]
                self.cheapest = min(self.cheapest, self.cost[rest])

    def _walk_everywhere(self, search: _TrailSearch) -> None:  # noqa: C901 - nested loops of one algorithm
        """Shortest ways between all cities (Floyd and Warshall), and the first edge of each."""
        n = self.cities
        self.far: vec[i64] = vec[i64]([_FAR] * (n * n))
        self.first: vec[i64] = vec[i64]([NONE] * (n * n))
        for city in range(n):
            self.far[city * n + city] = 0
        for edge in range(search.count):
            if search.piece & _BITS[edge]:
                for at in (self.a[edge] * n + self.b[edge], self.b[edge] * n + self.a[edge]):
                    if search.weight[edge] < self.far[at]:
                        self.far[at] = search.weight[edge]
                        self.first[at] = edge
        for via in range(n):
            for start in range(n):
                here = self.far[start * n + via]
                if here < _FAR:
                    for end in range(n):
                        length = here + self.far[via * n + end]
                        if length < self.far[start * n + end]:
                            self.far[start * n + end] = length
                            self.first[start * n + end] = self.first[start * n + via]

    def _best_partner(self, paired: i64) -> i64:
        """64 times the cost of a set plus the partner of its first city."""
        one = _index(paired & -paired)
        rest = paired & (paired - 1)
        best = _FAR * 64
        others = rest
        while others:
            bit = others & -others
            others -= bit
            other = _index(bit)
            way = self.far[self.odd[one] * self.cities + self.odd[other]]
            best = min(best, (self.cost[rest - bit] + way) * 64 + other)
        return best

    def left_out(self, paired: i64) -> i64:
        """The edges along the cheapest pairing of this set."""
        edges: i64 = 0
        while paired:
            one = _index(paired & -paired)
            other = self._best_partner(paired) % 64
            paired -= _BITS[one] + _BITS[other]
            city = self.odd[one]
            while city != self.odd[other]:
                edge = self.first[city * self.cities + self.odd[other]]
                # A way and the same way back cancel out.
                edges ^= _BITS[edge]
                city = self.a[edge] + self.b[edge] - city
        return edges


def _odd(bits: i64) -> bool:
    odd = False
    while bits:
        bits &= bits - 1
        odd = not odd
    return odd


# Every power of two up to 2**61 leaves a different remainder when divided by 67.
_SMALL: Final = 67
_LOG: Final = vec[i64]([next((n for n in range(62) if 2**n % 67 == r), 0) for r in range(67)])


def _index(bit: i64) -> i64:
    """Which bit this is."""
    return _LOG[bit % _SMALL]
