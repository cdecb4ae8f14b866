"""May this be done? judge() answers for every action; it never changes anything.

Judging is apart from listing on purpose: with exchanges there are thousands of payments for
one route; moves.py lists the sensible ones, this answers for all.
"""

from typing import Final, assert_never

from perron.core.actions import (
    DECK,
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Decline,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.board import NONE, Board
from perron.core.cards import GREY, HOLE, KINDS, counts, covers, place
from perron.core.errors import (
    AlreadyChosen,
    CityTaken,
    EmptySlot,
    GameOver,
    KeepTooFew,
    LocomotiveSecond,
    MustAct,
    NamedTwice,
    NoCards,
    NoStations,
    NoTickets,
    NotInHand,
    NotOffered,
    NotYourTurn,
    Refusal,
    RouteClosed,
    RouteTaken,
    StationsUsedUp,
    TooFewTrains,
    TwinOwned,
    WrongMoment,
    WrongPayment,
)
from perron.core.moves import PASS, Moves, drawable, extra_price, keep_least
from perron.core.payment import Price, pays
from perron.core.position import (
    CLOSED,
    KEEP_TICKETS,
    OVER,
    PHASES,
    SECOND_CARD,
    SETUP,
    TUNNEL_PAYMENT,
    TURN,
    Position,
)

# What each phase waits for, and the actions that belong to it.
_EXPECTED: Final = {
    int(SETUP): ("choose what to keep of the offer", (Keep,)),
    int(TURN): ("begin your turn", (Draw, Claim, AskTickets, BuildStation)),
    int(SECOND_CARD): ("draw the second card", (Draw,)),
    int(TUNNEL_PAYMENT): ("pay the tunnel's extra cards or decline", (Pay, Decline)),
    int(KEEP_TICKETS): ("choose what to keep of the offer", (Keep,)),
}


def judge(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now, or None when it may."""
    return _at_the_wrong_time(position, seat, action) or _against_the_rules(position, seat, action)


def _at_the_wrong_time(position: Position, seat: int, action: Action) -> Refusal | None:
    phase = int(position.phase)
    if phase == OVER:
        return GameOver()
    expected, kinds = _EXPECTED[phase]
    if phase != SETUP and seat != position.mover:
        return NotYourTurn(player=seat, mover=int(position.mover))
    if not isinstance(action, (*kinds, Pass)):
        return WrongMoment({"expected": expected}, phase=PHASES[phase])
    if phase == SETUP and not position.is_choosing(seat):
        return AlreadyChosen({"word": position.board.words.ticket}, player=seat)
    return None


def _against_the_rules(position: Position, seat: int, action: Action) -> Refusal | None:
    match action:
        case Draw(slot):
            return _judge_draw(position, slot)
        case Claim(route, cards):
            return _judge_claim(position, seat, route, cards)
        case Pay(cards):
            price, for_what = extra_price(position), {"what": "tunnel"}
            return _judge_cards(position, seat, cards, price, "the tunnel's extra", for_what)
        case Decline():
            return None
        case AskTickets():
            word = position.board.words.ticket
            return None if position.pile_size else NoTickets({"word": word})
        case Keep(tickets):
            return _judge_keep(position, seat, tickets)
        case BuildStation(city, cards):
            return _judge_station(position, seat, city, cards)
        case Pass():
            moves = Moves(position.board)
            moves.look(position, seat)
            moves.find(position, seat, 0)
            return None if moves.kind == PASS else MustAct()
        case _:
            assert_never(action)


def _judge_draw(position: Position, slot: int) -> Refusal | None:
    if drawable(position, slot):
        return None
    if slot == DECK:
        return NoCards()
    if place(position.market, slot) == HOLE:
        return EmptySlot(slot=slot)
    return LocomotiveSecond({"locomotive": position.board.words.locomotive})


def _judge_claim(position: Position, seat: int, route: int, cards: int) -> Refusal | None:
    board = position.board
    for_what = {"what": "route", "route": board.routes[route].id}
    return _judge_route(position, seat, route) or _judge_cards(
        position, seat, cards, route_price(board, route), board.route_name(route), for_what
    )


def _judge_route(position: Position, seat: int, route: int) -> Refusal | None:
    board = position.board
    id, said = board.routes[route].id, {"route": board.route_name(route)}
    owner = int(position.owner[route])
    if owner >= 0:
        return RouteTaken(said, route=id, owner=owner)
    twin = int(board.twin[route])
    if twin != NONE and position.owner[twin] == seat:
        return TwinOwned(said, player=seat, route=id)
    if owner == CLOSED:
        return RouteClosed(said, route=id, players=int(position.seats))
    length, trains = int(board.length[route]), int(position.trains(seat))
    if trains < length:
        said["word"] = board.words.train
        return TooFewTrains(said, route=id, length=length, player=seat, trains=trains)
    return None


def _judge_station(position: Position, seat: int, city: int, cards: int) -> Refusal | None:
    board = position.board
    id, name = board.cities[city].id, board.cities[city].name
    left = int(position.stations_left(seat))
    if board.rules.stations == 0:
        return NoStations()
    if left == 0:
        return StationsUsedUp(player=seat, stations=board.rules.stations)
    if position.station[city] != NONE:
        return CityTaken({"city": name}, owner=int(position.station[city]), city=id)
    price = board.station_prices[board.rules.stations - left]
    for_what = {"what": "station", "city": id}
    return _judge_cards(position, seat, cards, price, f"a station in {name}", for_what)


def _judge_cards(
    position: Position, seat: int, cards: int, price: Price, name: str, for_what: dict[str, str]
) -> Refusal | None:
    """`for_what` are the parameters that tell what was to be paid for, `name` is its English."""
    board = position.board
    said, held = {"cards": cards_text(board, cards)}, _cards_param(cards)
    if not covers(position.hand(seat), cards):
        return NotInHand(said, player=seat, cards=held)
    if not pays(price, cards):
        said |= {"what": name, "price": price_text(board, price)}
        return WrongPayment(said, cards=held, price=_price_param(price), **for_what)
    return None


def _cards_param(cards: int) -> dict[str, int]:
    return {KINDS[kind]: number for kind, number in enumerate(counts(cards)) if number}


def _price_param(price: Price) -> dict[str, str | int | None]:
    return {
        "length": int(price.length),
        "colour": None if price.colour == GREY else KINDS[int(price.colour)],
        "locomotives": int(price.symbols),
        "exchange": int(price.exchange),
    }


def _judge_keep(position: Position, seat: int, tickets: tuple[int, ...]) -> Refusal | None:
    offer = position.offer(seat)
    for n, ticket in enumerate(tickets):
        id = position.board.tickets[ticket].id
        said = {"ticket": position.board.ticket_name(ticket)}
        if ticket not in offer:
            return NotOffered(said, ticket=id)
        if ticket in tickets[:n]:
            return NamedTwice(said, ticket=id)
    least = int(keep_least(position, seat))
    if len(tickets) < least:
        said = {"word": position.board.words.ticket}
        return KeepTooFew(said, least=least, offered=len(offer), kept=len(tickets))
    return None


def route_price(board: Board, route: int) -> Price:
    """What a route costs."""
    return board.tariffs[int(board.tariff[route])]


def price_text(board: Board, price: Price) -> str:
    """A price in words: `4 black`, `6 of one colour, 2 of them locomotives`."""
    length, symbols = int(price.length), int(price.symbols)
    locomotives = board.words.locomotive + "s"
    if symbols == length:
        text = f"{length} {locomotives if length != 1 else board.words.locomotive}"
    else:
        colour = "of one colour" if price.colour == GREY else board.colour_name(int(price.colour))
        text = f"{length} {colour}"
        if symbols:
            text += f", at least {symbols} of them {locomotives}"
    if price.exchange:
        text += f"; any {int(price.exchange)} cards stand for one"
    return text


def cards_text(board: Board, cards: int) -> str:
    """Cards in words: `1 red, 2 locomotives`."""
    words = [
        f"{number} {board.kind_name(kind)}" for kind, number in enumerate(counts(cards)) if number
    ]
    return ", ".join(words) or "no cards"
