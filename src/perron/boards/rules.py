"""Answers: Rules from the [rules] table, each answer by itself and then some together."""

from collections.abc import Callable
from typing import Final

from perron.boards.toml_file import Table
from perron.core.cards import KINDS, MOST_IN_ALL, MOST_OF_A_KIND
from perron.core.rules import (
    BOX,
    MARKET_SLOTS,
    RETURNS,
    TIE_BREAKS,
    WILD_PLACES,
    Rules,
    TicketDeal,
)
from perron.core.trail import MOST_ROUTES

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
LONGEST_ROUTE: Final = 20
MOST_POINTS: Final = 1000
# The cards of an exchange, the cards turned for a tunnel, the stations of a player.
MOST_AT_ONCE: Final = 9

_MOST_TRAINS: Final = MOST_ROUTES
_MOST_DEALT: Final = 20
_MOST_TICKETS_DEALT: Final = 8
_MOST_MERCHANDISE: Final = 100


def read_rules(table: Table) -> Rules:
    """The answers of a board. Where one is wrong a lenient one stands in, for the map's sake."""
    fewest, most = table.numbers("players", 2, FEWEST_PLAYERS, MOST_PLAYERS)
    rules = Rules(
        players=(fewest, most),
        deck=_deck(table),
        trains=table.number("trains", 1, _MOST_TRAINS, stand_in=_MOST_TRAINS),
        end_trains=table.number("end_trains", 0, _MOST_TRAINS),
        hand=table.number("hand", 0, _MOST_DEALT),
        market_reset=table.number("market_reset", 0, MARKET_SLOTS),
        locomotive_ends_draw=table.flag("locomotive_ends_draw"),
        wild_on=frozenset(table.choices("wild_on", WILD_PLACES)),
        ferry_exchange=table.number("ferry_exchange", 0, MOST_AT_ONCE),
        tunnel_cards=table.number("tunnel_cards", 0, MOST_AT_ONCE, stand_in=1),
        double_from=table.number("double_from", FEWEST_PLAYERS, MOST_PLAYERS + 1),
        unequal_doubles=table.flag("unequal_doubles"),
        setup=_deal(table, "setup", _MOST_TICKETS_DEALT),
        # Long tickets are dealt at the start and never lie in the pile (EU-SET-06, EU-TKT-01).
        draw=_deal(table, "draw", most_long=0),
        stations=table.number("stations", 0, MOST_AT_ONCE),
        station_points=table.number("station_points", 0, MOST_POINTS),
        route_points=_route_points(table),
        longest_path_bonus=table.number("longest_path_bonus", 0, MOST_POINTS),
        globetrotter_bonus=table.number("globetrotter_bonus", 0, MOST_POINTS),
        merchandise=table.number("merchandise", 0, _MOST_MERCHANDISE, stand_in=1),
        merchandise_bonus=_merchandise_bonus(table),
        tie_breaks=table.choices("tie_breaks", TIE_BREAKS),
    )
    table.close()
    _check_together(table, rules)
    return rules


def _deck(table: Table) -> tuple[int, ...]:
    deck = table.table("deck")
    counts = tuple(deck.number(kind, 0, MOST_OF_A_KIND, stand_in=1) for kind in KINDS)
    deck.close()
    return counts


def _deal(table: Table, key: str, most_long: int) -> TicketDeal:
    deal = table.table(key)
    found = TicketDeal(
        long=deal.number("long", 0, most_long),
        regular=deal.number("regular", 0, _MOST_TICKETS_DEALT),
        keep=deal.number("keep", 1, _MOST_TICKETS_DEALT),
        returns=deal.choice("returns", RETURNS),
    )
    deal.close()
    return found


def _route_points(table: Table) -> dict[int, int]:
    points = table.table("route_points")
    lengths = {str(length): length for length in range(1, LONGEST_ROUTE + 1)}
    found = {lengths[key]: points.number(key, 0, MOST_POINTS) for key in points.among(lengths)}
    points.close()
    return found if table.sound("route_points") else dict.fromkeys(lengths.values(), 0)


def _merchandise_bonus(table: Table) -> dict[int, tuple[int, ...]]:
    bonus = table.table("merchandise_bonus")
    counts = {str(count): count for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    found = {
        counts[key]: bonus.numbers(key, counts[key], 0, MOST_POINTS) for key in bonus.among(counts)
    }
    bonus.close()
    return found


def _check_together(table: Table, rules: Rules) -> None:
    for keys, check in _TOGETHER:
        if table.sound(*keys) and (problem := check(rules)):
            table.wrong(keys[0], problem)


def _players(rules: Rules) -> str | None:
    fewest, most = rules.players
    return f"says at least {fewest} and at most {most}" if fewest > most else None


def _end_trains(rules: Rules) -> str | None:
    if rules.end_trains < rules.trains:
        return None
    return f"is {rules.end_trains}: with {rules.trains} trains every game would end at once"


def _ferry_exchange(rules: Rules) -> str | None:
    return "must be 0, or 2 and more" if rules.ferry_exchange == 1 else None


def _deck_size(rules: Rules) -> str | None:
    total = sum(rules.deck)
    return f"has {total} cards, the most is {MOST_IN_ALL}" if total > MOST_IN_ALL else None


def _first_deal(rules: Rules) -> str | None:
    most = rules.players[1]
    needed = most * rules.hand + MARKET_SLOTS
    if sum(rules.deck) >= needed:
        return None
    return f"has {sum(rules.deck)} cards, the first deal for {most} players takes {needed}"


def _setup(rules: Rules) -> str | None:
    # Long tickets never lie in the pile that players draw from.
    if rules.setup.long and rules.setup.returns != BOX:
        return "deals long tickets: what is given back has to leave the game"
    return _deal_size(rules.setup)


def _draw(rules: Rules) -> str | None:
    return _deal_size(rules.draw)


def _deal_size(deal: TicketDeal) -> str | None:
    if deal.size > _MOST_TICKETS_DEALT:
        return f"deals {deal.size} tickets, the most is {_MOST_TICKETS_DEALT}"
    if deal.keep > deal.size:
        return f"asks to keep {deal.keep} of {deal.size} tickets"
    return None


def _points_given(rules: Rules) -> str | None:
    return None if rules.route_points else "has no length at all"


def _bonus_places(rules: Rules) -> str | None:
    if not rules.merchandise:
        return "gives points on a board without merchandise" if rules.merchandise_bonus else None
    fewest, most = rules.players
    expected = set(range(fewest, most + 1))
    for count in sorted(expected.symmetric_difference(rules.merchandise_bonus)):
        problem = "lacks" if count in expected else "is not asked for"
        return f"{problem} the points for {count} players"
    return None


_Check = Callable[[Rules], str | None]

# The answers that each check looks at, all of which have to make sense by themselves; a
# mistake is placed at the first.
_TOGETHER: Final[tuple[tuple[tuple[str, ...], _Check], ...]] = (
    (("players",), _players),
    (("end_trains", "trains"), _end_trains),
    (("ferry_exchange",), _ferry_exchange),
    (("deck",), _deck_size),
    (("deck", "players", "hand"), _first_deal),
    (("setup",), _setup),
    (("draw",), _draw),
    (("route_points",), _points_given),
    (("merchandise_bonus", "merchandise", "players"), _bonus_places),
)
