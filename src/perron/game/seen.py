"""Observations that can be read: what a seat may know, with cards and names in place of numbers.

They are the engine's own observations (core/view.py) underneath: bots take them as they are.
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from perron.core import view
from perron.core.board import NONE
from perron.core.cards import HOLE
from perron.game.cards import Cards
from perron.game.names import EMPTY, Named, names_of


class _Counted:
    """A field in which the engine has the number of some cards."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    def __get__(self, seen: object, kind: type | None = None) -> Any:
        return self if seen is None else Cards(self._inner.__get__(seen, kind))

    def __set__(self, seen: object, cards: int) -> None:
        self._inner.__set__(seen, int(cards))


class _Kept:
    """A field that keeps the name beside the number that the engine has."""

    def __init__(self, inner: Any, slot: str) -> None:
        self._inner = inner
        self._slot = slot

    def __get__(self, seen: object, kind: type | None = None) -> Any:
        return self if seen is None else getattr(seen, self._slot)

    def __set__(self, seen: object, number: int) -> None:
        self._inner.__set__(seen, int(number))
        object.__setattr__(seen, self._slot, number)


class SeatView(view.SeatView):
    """What lies open before one player, and what anybody could have noted.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> player = game.observe(0).players[1]
    >>> player.hand_size, player.trains, player.known
    (4, 45, Cards())
    """

    __slots__ = ()

    if TYPE_CHECKING:
        # Cards surely in the hand, because everybody saw them go there.
        known: Cards
    else:
        known = _Counted(view.SeatView.known)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return SeatView, view.SeatView.__reduce__(self)[1]


class TunnelView(view.TunnelView):
    """The tunnel being dug: its route, the cards laid out and turned up, what it costs on top.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> bot = perron.bots.make("greedy", seed=1)
    >>> while game.phase != "tunnel":
    ...     seat = game.to_act[0]
    ...     facts = game.act(seat, bot.decide(game.observe(seat), game.legal(seat)))
    >>> tunnel = game.observe().tunnel
    >>> tunnel.route, tunnel.cards, tunnel.revealed, tunnel.extra
    (<angora-constantinople>, Cards(black=2), (<locomotive>, <green>, <white>), 1)
    """

    __slots__ = ("_route",)

    if TYPE_CHECKING:
        route: Named
        cards: Cards
        revealed: tuple[Named, ...]
    else:
        route = _Kept(view.TunnelView.route, "_route")
        cards = _Counted(view.TunnelView.cards)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return TunnelView, view.TunnelView.__reduce__(self)[1]


class Observation(view.Observation):
    """All that one seat may know: what lies open, what it holds, what it could have noted.

    A seat of None is a spectator. Bots are given nothing else.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> seen = game.observe(1)
    >>> seen.seat, seen.phase, seen.offer[0]
    (1, 'setup', <cadiz-stockholm>)
    >>> seen.hand
    Cards(white=1, yellow=1, red=1, locomotive=1)
    >>> seen.market
    (<locomotive>, <yellow>, <orange>, <blue>, <pink>)
    >>> seen.claims, seen.built
    ({}, {})
    """

    __slots__ = ()

    if TYPE_CHECKING:
        market: tuple[Named, ...]
        discard: Cards
        tunnel: TunnelView | None
        players: tuple[SeatView, ...]
        hand: Cards
        tickets: tuple[Named, ...]
        offer: tuple[Named, ...]
        returned: tuple[Named, ...]
    else:
        hand = _Counted(view.Observation.hand)
        discard = _Counted(view.Observation.discard)

    @property
    def claims(self) -> dict[str, int]:
        """Who owns which route: seats by the ids of routes."""
        routes = self.board.routes
        return {routes[at].id: owner for at, owner in enumerate(self.owners) if owner >= 0}

    @property
    def built(self) -> dict[str, int]:
        """Who has a station where: seats by the ids of cities."""
        cities = self.board.cities
        return {cities[at].id: owner for at, owner in enumerate(self.stations) if owner != NONE}

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        said = [self.phase if self.to_move is None else f"{self.phase} of seat {self.to_move}"]
        said.append(f"market {' '.join(map(str, self.market))}")
        if self.seat is not None:
            said.append(f"hand {self.hand}")
            for word in ("tickets", "offer"):
                if held := getattr(self, word):
                    said.append(f"{word} {' '.join(map(str, held))}")
        return f"<Observation of {self.board.id} by {who}: {'; '.join(said)}>"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Observation, view.Observation.__reduce__(self)[1]


def readable(seen: view.Observation) -> Observation:
    """The same observation, with names."""
    names = names_of(seen.board)
    parts = _parts(seen)
    parts["market"] = tuple([EMPTY if c == HOLE else names.kinds[c] for c in seen.market])
    for field in ("tickets", "offer", "returned"):
        parts[field] = tuple([names.tickets[ticket] for ticket in parts[field]])
    parts["players"] = tuple([SeatView(**_parts(player)) for player in seen.players])
    if seen.tunnel is not None:
        tunnel = _parts(seen.tunnel)
        tunnel["route"] = names.routes[seen.tunnel.route]
        tunnel["revealed"] = tuple([names.kinds[card] for card in seen.tunnel.revealed])
        parts["tunnel"] = TunnelView(**tunnel)
    return Observation(**parts)


def _parts(seen: view.Observation | view.SeatView | view.TunnelView) -> dict[str, Any]:
    return {field.name: getattr(seen, field.name) for field in fields(seen)}
