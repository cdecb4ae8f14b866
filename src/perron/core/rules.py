"""Rules: every question in which the games differ, answered by data.

No field has a default: a board that forgets an answer is refused, not played wrongly.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from perron.core.meanings import OneOf

# Raised whenever a game that was recorded before would be judged differently now.
RULES_VERSION: Final = 1

MARKET_SLOTS: Final = 5

BOX: Final = "box"
BOTTOM: Final = "bottom"
RETURNS: Final = (BOX, BOTTOM)

ROUTE_KINDS: Final = ("train", "tunnel", "ferry")
WILD_PLACES: Final = (*ROUTE_KINDS, "station")

# What may settle a tie, in the order that a board gives. `longest_path_bonus` looks at who
# received the award, `longest_path` at the length itself.
TIE_BREAKS: Final = ("tickets", "stations", "longest_path_bonus", "longest_path")


@dataclass(frozen=True)
class TicketDeal:
    """How many tickets are dealt, how many must be kept, where the others go."""

    long: int
    regular: int
    keep: int
    returns: Annotated[str, OneOf(RETURNS, "where tickets go")]

    @property
    def size(self) -> int:
        return self.long + self.regular


@dataclass(frozen=True)
class Rules:
    """The answers of a board to every question in which the games differ.

    The clause of each is in docs/rules/.
    """

    # Fewest and most players.
    players: tuple[int, int]
    # Train cards of each kind, in the order of cards.KINDS.
    deck: tuple[int, ...]
    # Trains of each player, and the number at which the last round begins.
    trains: int
    end_trains: int
    # Train cards dealt to each player.
    hand: int
    # This many face-up locomotives clear the market; 0 for never.
    market_reset: int
    # A face-up locomotive is the whole draw and never the second card.
    locomotive_ends_draw: bool
    # Where a locomotive stands for any colour: of WILD_PLACES.
    wild_on: frozenset[Annotated[str, OneOf(WILD_PLACES, "where a locomotive is wild")]]
    # Any so many cards stand for a locomotive on a ferry; 0 for no such exchange.
    ferry_exchange: int
    # Cards turned up when a tunnel is dug.
    tunnel_cards: int
    # From this many players on, both tracks of a double may be used.
    double_from: int
    # May the two tracks of a double differ in length?
    unequal_doubles: bool
    # Tickets at the start, and when a player asks for more.
    setup: TicketDeal
    draw: TicketDeal
    # Stations of each player, and the points for one that is not built.
    stations: int
    station_points: int
    # Points by length of a route.
    route_points: dict[int, int]
    # Awards; 0 where the board has none.
    longest_path_bonus: int
    globetrotter_bonus: int
    # Merchandise cards in the stack, and the points by place for each number of players.
    merchandise: int
    merchandise_bonus: dict[int, tuple[int, ...]]
    # What settles a tie on points: of TIE_BREAKS, in order.
    tie_breaks: tuple[str, ...]
