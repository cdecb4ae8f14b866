"""Positions from JSON: what people write by hand, checked and filled in.

A position is put together with the methods of Position that play uses too, so that what
follows from its parts (open routes, trains left) follows in the same way.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perron.core.blank import blank
from perron.core.board import NONE, TUNNEL, Board
from perron.core.cards import HOLE, KINDS, counts, placed
from perron.core.chance import SEEDS
from perron.core.errors import BadInput
from perron.core.judge import price_text, route_price
from perron.core.moves import extra_cards
from perron.core.payment import pays
from perron.core.play import new_game, shuffle, tidy
from perron.core.position import (
    CLOSED,
    KEEP_TICKETS,
    OVER,
    PHASES,
    SETUP,
    TUNNEL_PAYMENT,
    TURN,
    Position,
)
from perron.core.rules import MARKET_SLOTS
from perron.wire.cards import read_card, read_cards
from perron.wire.places import read_city, read_route, read_ticket
from perron.wire.reading import MOST_POINTS, Node, quote

FindBoard = Callable[[str], Board]

_PLACE: Final = "position"

_NEW_FIELDS: Final = ("board", "players", "seed", "new")
# The fields that belong to one phase.
_PHASE_FIELDS: Final = {
    "tunnel": TUNNEL_PAYMENT,
    "offer": KEEP_TICKETS,
    "offers": SETUP,
    "returned": SETUP,
    "starter": SETUP,
}
_PHASE_NEEDS: Final = ("tunnel", "offer", "offers")
_FIELDS: Final = (
    *_NEW_FIELDS,
    "phase",
    "to_move",
    "final_turns",
    "passes",
    "market",
    "market_only",
    "deck",
    "deck_only",
    "discard",
    "hands",
    "claims",
    "stations",
    "trains",
    "scores",
    "merchandise",
    "tickets",
    "ticket_deck",
    "ticket_deck_only",
    *_PHASE_FIELDS,
)

Fields = dict[str, Node]


def position_from_json(value: object, find_board: FindBoard) -> Position:
    """The position that was written, filled in where it is silent. Raises BadInput.

    `find_board` knows the boards by id and raises BadInput for any other name.
    """
    fields = Node(value, _PLACE).fields(_FIELDS, ("board", "players"))
    board = _read_board(fields["board"], find_board)
    seats = fields["players"].whole(*board.rules.players)
    seed = fields["seed"].whole(0, SEEDS - 1) if "seed" in fields else 0
    if _flag(fields, "new"):
        for name, node in fields.items():
            if name not in _NEW_FIELDS:
                raise node.wrong("a new game is dealt by its seed: leave this out")
        return new_game(board, seats, seed)
    position = blank(board, seats)
    position.seed = seed
    _read_phase(position, fields)
    _read_turn(position, fields)
    _read_claims(position, fields)
    _read_stations(position, fields)
    _read_track(position, fields)
    position.final_turns = _read_final_turns(position, fields)
    _read_cards(position, fields)
    _read_tickets(position, fields)
    if not _flag(fields, "market_only"):
        tidy(position)
    return position


def _read_board(node: Node, find_board: FindBoard) -> Board:
    try:
        return find_board(node.text())
    except BadInput as error:
        raise node.wrong(error.problem) from None


def _flag(fields: Fields, name: str) -> bool:
    return name in fields and fields[name].flag()


def _read_list(fields: Fields, name: str, most: int, what: str) -> list[Node]:
    return fields[name].items(most, what) if name in fields else []


def _per_seat(position: Position, fields: Fields, name: str) -> list[tuple[int, Node]]:
    """The seats for which a list says something; it may end early."""
    return list(enumerate(_read_list(fields, name, position.seats, "entries for the players")))


# Whose turn it is.


def _read_phase(position: Position, fields: Fields) -> None:
    name = fields["phase"].word(PHASES, "a phase") if "phase" in fields else PHASES[TURN]
    position.phase = PHASES.index(name)
    for field, phase in _PHASE_FIELDS.items():
        if field in fields and phase != position.phase:
            raise fields[field].wrong(f"belongs to phase {quote(PHASES[phase])}, not {quote(name)}")
        if field in _PHASE_NEEDS and field not in fields and phase == position.phase:
            raise BadInput(f"{_PLACE}.{field}", f"is missing in phase {quote(name)}")


def _read_turn(position: Position, fields: Fields) -> None:
    position.mover = _read_mover(position, fields)
    if "passes" in fields:
        position.passes = fields["passes"].whole(0, _most_passes(position))


def _read_mover(position: Position, fields: Fields) -> int:
    """The seat to move, NONE when the game is over, in setup the seat that will begin."""
    last = int(position.seats) - 1
    asked = fields.get("to_move")
    if position.phase not in (SETUP, OVER):
        return 0 if asked is None else asked.whole(0, last)
    if asked is not None and asked.value is not None:
        raise asked.wrong(f"nobody is to move in phase {quote(PHASES[position.phase])}: give null")
    if position.phase == OVER:
        return int(NONE)
    return fields["starter"].whole(0, last) if "starter" in fields else 0


def _read_final_turns(position: Position, fields: Fields) -> int:
    asked = fields.get("final_turns")
    if position.phase == OVER and (asked is None or asked.value is None):
        return 0
    if asked is None:
        return _turns_left(position)
    if asked.value is None:
        return int(NONE)
    if position.phase == SETUP:
        raise asked.wrong("the end can't be near before the first turn: give null")
    if position.phase == OVER:
        return asked.whole(0, 0)
    return asked.whole(1, int(position.seats))


def _turns_left(position: Position) -> int:
    """How many turns are left, as the trains tell; NONE if nobody has brought the end about.

    Whoever did so plays last. Nobody who has yet to play a last turn was short of trains before, or
    would have brought the end about first: so it was the next in turn who is short of trains.
    """
    if position.phase == SETUP:
        return int(NONE)
    seats = int(position.seats)
    order = [(int(position.mover) + turn) % seats for turn in range(seats)]
    short = [
        turn
        for turn, seat in enumerate(order)
        if position.trains(seat) <= position.board.end_trains
    ]
    return short[0] + 1 if short else int(NONE)


def _most_passes(position: Position) -> int:
    """Whoever does anything but pass sets the count to 0; when all have passed it is over."""
    seats = int(position.seats)
    return {int(TURN): seats - 1, int(OVER): seats}.get(int(position.phase), 0)


# What is on the board.


def _read_claims(position: Position, fields: Fields) -> None:
    board = position.board
    for item in _read_list(fields, "claims", len(board.routes), "claims"):
        claim = item.fields(("route", "player"), ("route", "player"))
        route = read_route(board, claim["route"])
        seat = claim["player"].whole(0, int(position.seats) - 1)
        _check_open(position, seat, route, claim["route"])
        position.own(seat, route, board.points[route])
        if board.merchandise[route] and position.merchandise_left() > 0:
            position.gain_merchandise(seat)


def _check_open(position: Position, seat: int, route: int, node: Node) -> None:
    if position.claimable(seat, route):
        return
    if position.owner[route] >= 0:
        raise node.wrong(f"{quote(node.value)} is claimed already")
    if position.owner[route] == CLOSED:
        raise node.wrong(f"with {position.seats} players only one of two parallel tracks is used")
    raise node.wrong(f"player {seat} has the other of these two parallel tracks")


def _read_stations(position: Position, fields: Fields) -> None:
    board = position.board
    if "stations" in fields and not board.rules.stations:
        raise fields["stations"].wrong("this board has no stations")
    for item in _read_list(fields, "stations", len(board.cities), "stations"):
        station = item.fields(("city", "player"), ("city", "player"))
        city = read_city(board, station["city"])
        seat = station["player"].whole(0, int(position.seats) - 1)
        if position.station[city] != NONE:
            raise station["city"].wrong(f"{quote(board.cities[city].id)} has a station already")
        if position.stations_left(seat) == 0:
            raise station["player"].wrong(
                f"player {seat} has no more than {board.rules.stations} stations"
            )
        position.build(seat, city)


def _read_track(position: Position, fields: Fields) -> None:
    """Trains, points and merchandise: as given, else what the claims made of them."""
    rules = position.board.rules
    seats = range(int(position.seats))
    trains = [int(position.trains(seat)) for seat in seats]
    scores = [int(position.score(seat)) for seat in seats]
    merchandise = [int(position.merchandise(seat)) for seat in seats]
    for seat, node in _per_seat(position, fields, "trains"):
        trains[seat] = node.whole(0, rules.trains)
    for seat, node in _per_seat(position, fields, "scores"):
        scores[seat] = node.whole(0, MOST_POINTS)
    for seat, node in _per_seat(position, fields, "merchandise"):
        merchandise[seat] = node.whole(0, rules.merchandise)
    for seat in seats:
        if trains[seat] < 0:
            needed = rules.trains - trains[seat]
            problem = f"player {seat}'s routes take {needed} trains, a player has {rules.trains}"
            raise BadInput(f"{_PLACE}.claims", problem)
        if list(position.owner).count(seat) > rules.trains:
            problem = f"player {seat} has more routes than a player has trains, {rules.trains}"
            raise BadInput(f"{_PLACE}.claims", problem)
        position.set_track(seat, trains[seat], scores[seat], merchandise[seat])
    if position.merchandise_left() < 0:
        problem = f"{sum(merchandise)} cards, the stack has {rules.merchandise}"
        raise BadInput(f"{_PLACE}.merchandise", problem)


# Train cards.


class _Stock:
    """The cards of a board that have not yet been placed anywhere."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.left = list(board.rules.deck)

    def take_cards(self, node: Node) -> int:
        """The multiset that stands here."""
        cards = read_cards(self.board, node)
        for kind, number in enumerate(counts(cards)):
            self._take(kind, number, f"{node.place}.{KINDS[kind]}")
        return cards

    def take_card(self, node: Node) -> int:
        """The one card that stands here."""
        kind = read_card(self.board, node)
        self._take(kind, 1, node.place)
        return kind

    def take_rest(self) -> list[int]:
        """All cards that are left."""
        return [kind for kind, number in enumerate(self.left) for _ in range(number)]

    def _take(self, kind: int, number: int, place: str) -> None:
        if number > self.left[kind]:
            held = self.board.rules.deck[kind]
            raise BadInput(place, f"more {KINDS[kind]} cards in all than the deck's {held}")
        self.left[kind] -= number


def _read_cards(position: Position, fields: Fields) -> None:
    stock = _Stock(position.board)
    for seat, node in _per_seat(position, fields, "hands"):
        position.set_hand(seat, stock.take_cards(node))
    if "discard" in fields:
        position.discard = stock.take_cards(fields["discard"])
    for slot, node in enumerate(_read_list(fields, "market", MARKET_SLOTS, "slots")):
        kind = HOLE if node.value is None else stock.take_card(node)
        position.market = placed(position.market, slot, kind)
    if position.phase == TUNNEL_PAYMENT:
        _read_tunnel(position, fields["tunnel"], stock)
    most = int(position.board.card_count)
    deck = [stock.take_card(node) for node in _read_list(fields, "deck", most, "cards")]
    if not _flag(fields, "deck_only"):
        deck += _shuffled(position, stock.take_rest())
    position.stack_deck(deck)


def _read_tunnel(position: Position, node: Node, stock: _Stock) -> None:
    board = position.board
    needed = ("route", "cards", "revealed")
    fields = node.fields((*needed, "extra"), needed)
    route = read_route(board, fields["route"])
    _check_diggable(position, route, fields["route"])
    cards = stock.take_cards(fields["cards"])
    price = route_price(board, route)
    if not pays(price, cards):
        raise fields["cards"].wrong(f"does not pay for the tunnel ({price_text(board, price)})")
    position.tunnel, position.laid = route, cards
    for item in fields["revealed"].items(board.rules.tunnel_cards, "revealed cards"):
        kind = stock.take_card(item)
        position.turned = placed(position.turned, position.turned_count, kind)
        position.turned_count += 1
    extra = int(extra_cards(position.laid, position.turned))
    if extra == 0:
        raise fields["revealed"].wrong(
            "costs nothing extra, so the tunnel would be claimed already"
        )
    if "extra" in fields:
        fields["extra"].whole(extra, extra)


def _check_diggable(position: Position, route: int, node: Node) -> None:
    board = position.board
    if board.kind[route] != TUNNEL:
        raise node.wrong(f"{quote(node.value)} is not a tunnel")
    _check_open(position, int(position.mover), route, node)
    trains = int(position.trains(position.mover))
    if trains < board.length[route]:
        raise node.wrong(
            f"takes {board.length[route]} trains, player {position.mover} has {trains}"
        )


def _shuffled(position: Position, items: list[int]) -> list[int]:
    """The items in the order that the position's seed gives them."""
    order = vec[i64]([i64(item) for item in items])
    shuffle(position, order, len(items))
    return [int(item) for item in order]


# Tickets.


class _Tickets:
    """The tickets of a board, of which each can be in one place."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.left = set(range(len(board.tickets)))

    def take(self, node: Node) -> int:
        ticket = read_ticket(self.board, node)
        if ticket not in self.left:
            raise node.wrong(f"{quote(node.value)} stands in two places")
        self.left.remove(ticket)
        return ticket

    def take_regular(self, node: Node) -> int:
        """A long ticket is dealt at the start; it never comes from the pile."""
        ticket = self.take(node)
        if self.board.tickets[ticket].long:
            raise node.wrong(f"{quote(node.value)} is a long ticket, which is never in the pile")
        return ticket

    def take_rest(self) -> list[int]:
        """The regular tickets that are left, in the board's order."""
        return [ticket for ticket in sorted(self.left) if not self.board.tickets[ticket].long]


def _read_tickets(position: Position, fields: Fields) -> None:
    rules = position.board.rules
    tickets = _Tickets(position.board)
    most = len(position.board.tickets)
    for seat, node in _per_seat(position, fields, "tickets"):
        for item in node.items(most, "tickets"):
            position.hold_ticket(seat, tickets.take(item))
    if position.phase == KEEP_TICKETS:
        offer = fields["offer"].items(rules.draw.size, "tickets")
        if not offer:
            raise fields["offer"].wrong("there is nothing to choose from")
        for item in offer:
            position.show_ticket(position.mover, tickets.take_regular(item))
    if position.phase == SETUP:
        _read_offers(position, fields, tickets)
    pile = [
        tickets.take_regular(item) for item in _read_list(fields, "ticket_deck", most, "tickets")
    ]
    if not _flag(fields, "ticket_deck_only"):
        pile += _shuffled(position, tickets.take_rest())
    position.stack_tickets(pile)


def _read_offers(position: Position, fields: Fields, tickets: _Tickets) -> None:
    most = position.board.rules.setup.size
    for seat, node in _per_seat(position, fields, "offers"):
        for item in node.items(most, "tickets"):
            position.show_ticket(seat, tickets.take(item))
            position.start_choosing(seat)
    if position.choosing == 0:
        raise fields["offers"].wrong("somebody has still to choose in this phase")
    for seat, node in _per_seat(position, fields, "returned"):
        for item in node.items(most, "tickets"):
            if position.is_choosing(seat):
                raise node.wrong(f"player {seat} has still to choose")
            position.show_ticket(seat, tickets.take(item))
