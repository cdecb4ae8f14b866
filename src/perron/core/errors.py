"""The tree of refusals; each class has a stable code.

A `Refusal` is a player's mistake: the rules don't allow what was asked. It carries a code and
parameters, so that any language can say it: ids, numbers, cards by kind, prices, never words of
English. `str()` says it in English. `BadInput` is a file or a value that can't be read at all;
it names the place. Anything else that leaves the core is our own bug.
"""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

Param: TypeAlias = str | int | Mapping[str, str | int | None]


class BadInput(Exception):
    """Input that can't be used, with the place where it goes wrong."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place
        self.problem = problem


class Refusal(Exception):
    """What was asked is not allowed; nothing has changed.

    `said` is the English of what `text` names: instead of a parameter, or beside them.
    """

    code: ClassVar[str] = "refused"
    text: ClassVar[str] = "not allowed"

    def __init__(self, said: Mapping[str, str] | None = None, /, **params: Param) -> None:
        self.params = params
        super().__init__(self.text.format(**{**params, **(said or {})}))


class Malformed(Refusal):
    """What was asked is not an action at all."""

    code = "malformed"
    text = "{problem}"


class UnknownType(Malformed):
    code = "unknown-type"
    text = "{name} is not an action"


class UnknownRoute(Malformed):
    code = "unknown-route"
    text = "{name} is not a route of this board"


class UnknownCity(Malformed):
    code = "unknown-city"
    text = "{name} is not a city of this board"


class UnknownTicket(Malformed):
    code = "unknown-ticket"
    text = "{name} is not a ticket of this board"


class UnknownCard(Malformed):
    code = "unknown-card"
    text = "{name} is not a kind of card"


class UnknownPlayer(Malformed):
    code = "unknown-player"
    text = "there is no player {name}"


class BadSlot(Malformed):
    code = "bad-slot"
    text = '{name} is not a slot: give 0 to 4 or "deck"'


class BadCount(Malformed):
    code = "bad-count"
    text = "{name} is not a number of cards"


class GameOver(Refusal):
    code = "game-over"
    text = "the game is over"


class NotYourTurn(Refusal):
    code = "not-your-turn"
    text = "it is player {mover}'s turn, not player {player}'s"


class WrongMoment(Refusal):
    """The action exists but does not belong to this moment of the turn."""

    code = "wrong-moment"
    text = "not now: {expected}"


class AlreadyChosen(Refusal):
    code = "already-chosen"
    text = "player {player} has already chosen {word}s"


class PlayerNeeded(Refusal):
    code = "player-needed"
    text = "before the first turn every player chooses: say which player this is"


class EmptySlot(Refusal):
    code = "empty-slot"
    text = "no card lies in slot {slot}"


class NoCards(Refusal):
    code = "no-cards"
    text = "no card is left to draw: the pile and the discards are empty"


class LocomotiveSecond(Refusal):
    code = "locomotive-second"
    text = "a face-up {locomotive} can't be the second card"


class RouteTaken(Refusal):
    code = "route-taken"
    text = "{route} belongs to player {owner}"


class RouteClosed(Refusal):
    code = "route-closed"
    text = "{route} is closed: with {players} players only one of its two tracks is used"


class TwinOwned(Refusal):
    code = "twin-owned"
    text = "player {player} already owns the other track of {route}"


class TooFewTrains(Refusal):
    code = "too-few-trains"
    text = "{route} takes {length} {word}s, player {player} has {trains}"


class NotInHand(Refusal):
    code = "not-in-hand"
    text = "player {player} does not hold {cards}"


class WrongPayment(Refusal):
    code = "wrong-payment"
    text = "{cards} does not pay for {what} ({price})"


class NoStations(Refusal):
    code = "no-stations"
    text = "this board has no stations"


class StationsUsedUp(Refusal):
    code = "stations-used-up"
    text = "player {player} has built all {stations} stations"


class CityTaken(Refusal):
    code = "city-taken"
    text = "player {owner} has a station in {city}"


class NoTickets(Refusal):
    code = "no-tickets"
    text = "the {word} pile is empty"


class KeepTooFew(Refusal):
    code = "keep-too-few"
    text = "keep at least {least} of the {offered} {word}s, not {kept}"


class NotOffered(Refusal):
    code = "not-offered"
    text = "{ticket} was not offered"


class NamedTwice(Refusal):
    code = "named-twice"
    text = "{ticket} is named twice"


class MustAct(Refusal):
    code = "must-act"
    text = "passing is allowed only when nothing else is possible"
