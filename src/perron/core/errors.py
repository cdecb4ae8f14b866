"""The tree of refusals; each class has a stable code.

A `Refusal` is a player's mistake: the rules don't allow what was asked. It carries a code and
parameters, so that any language can say it: ids, numbers, cards by kind, prices, never words of
English. `str()` says it in English. `BadInput` is a file or a value that can't be read at all;
it names the place. Anything else that leaves the core is our own bug.
"""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

Param: TypeAlias = str | int | Mapping[str, str | int | None]


def _again(kind: type[Exception], args: tuple[object, ...]) -> Exception:
    """An error from a pickle, in the words in which it was said: it may cross processes."""
    return kind.__new__(kind, *args)


class BadInput(Exception):
    """Input that can't be used, with the place where it goes wrong.

    >>> import perron
    >>> try:
    ...     perron.load("atlantis")
    ... except perron.BadInput as error:
    ...     print(error)
    'atlantis': neither a board (amsterdam, europe, nordic) nor a folder with one
    """

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place
        self.problem = problem

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args), self.__dict__


class Refusal(Exception):
    """What was asked is not allowed; nothing has changed.

    `said` is the English of what `text` names: instead of a parameter, or beside them.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> try:
    ...     game.act(0, perron.Draw("deck"))
    ... except perron.Refusal as refusal:
    ...     print(refusal.code, refusal.params, refusal, sep="; ")
    wrong-moment; {'phase': 'setup'}; not now: choose what to keep of the offer
    """

    code: ClassVar[str] = "refused"
    text: ClassVar[str] = "not allowed"

    def __init__(self, said: Mapping[str, str] | None = None, /, **params: Param) -> None:
        self.params = params
        super().__init__(self.text.format(**{**params, **(said or {})}))

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args), self.__dict__


class Malformed(Refusal):
    """What was asked is not an action at all.

    >>> import perron
    >>> print(perron.Malformed({"problem": "the action has no type"}))
    the action has no type
    """

    code = "malformed"
    text = "{problem}"


class UnknownType(Malformed):
    """JSON names a kind of action that there is not.

    >>> import perron
    >>> print(perron.UnknownType(name="fly"))
    fly is not an action
    """

    code = "unknown-type"
    text = "{name} is not an action"


class UnknownRoute(Malformed):
    """No route of the board has this id or number.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(0, perron.Claim("diepe-paris", pink=1)))
    "diepe-paris" is not a route of this board; did you mean "dieppe-paris"?
    """

    code = "unknown-route"
    text = "{name} is not a route of this board"


class UnknownCity(Malformed):
    """No city of the board has this id or number.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(0, perron.BuildStation("pari", red=1)))
    "pari" is not a city of this board; did you mean "paris"?
    """

    code = "unknown-city"
    text = "{name} is not a city of this board"


class UnknownTicket(Malformed):
    """No ticket of the board has this id or number.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(0, perron.Keep("paris-nowhere")))
    "paris-nowhere" is not a ticket of this board; did you mean "paris-wien"?
    """

    code = "unknown-ticket"
    text = "{name} is not a ticket of this board"


class UnknownCard(Malformed):
    """No kind of card is called this.

    >>> import perron
    >>> try:
    ...     perron.Cards(purple=1)
    ... except perron.UnknownCard as refusal:
    ...     print(refusal)
    "purple" is not a kind of card
    """

    code = "unknown-card"
    text = "{name} is not a kind of card"


class UnknownPlayer(Malformed):
    """The game has no such seat.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(2, perron.Draw("deck")))
    there is no player 2; seats are numbered 0 to 1
    """

    code = "unknown-player"
    text = "there is no player {name}"


class BadSlot(Malformed):
    """A card is drawn from slot 0 to 4 of the market or from the deck.

    >>> import perron
    >>> print(perron.BadSlot(name="9"))
    9 is not a slot: give 0 to 4 or "deck"
    """

    code = "bad-slot"
    text = '{name} is not a slot: give 0 to 4 or "deck"'


class BadCount(Malformed):
    """No number of cards is negative, or larger than the deck.

    >>> import perron
    >>> print(perron.BadCount(name="-1"))
    -1 is not a number of cards
    """

    code = "bad-count"
    text = "{name} is not a number of cards"


class GameOver(Refusal):
    """Nothing more is done in a game that is over.

    >>> import perron
    >>> print(perron.GameOver())
    the game is over
    """

    code = "game-over"
    text = "the game is over"


class NotYourTurn(Refusal):
    """Another seat is to act.

    >>> import perron
    >>> print(perron.NotYourTurn(player=1, mover=0))
    it is player 0's turn, not player 1's
    """

    code = "not-your-turn"
    text = "it is player {mover}'s turn, not player {player}'s"


class WrongMoment(Refusal):
    """The action exists but does not belong to this moment of the turn.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(0, perron.Draw("deck")))
    not now: choose what to keep of the offer
    """

    code = "wrong-moment"
    text = "not now: {expected}"


class AlreadyChosen(Refusal):
    """The seat has chosen its first tickets; others have yet to.

    >>> import perron
    >>> print(perron.AlreadyChosen({"word": "ticket"}, player=0))
    player 0 has already chosen tickets
    """

    code = "already-chosen"
    text = "player {player} has already chosen {word}s"


class PlayerNeeded(Refusal):
    """JSON does not say whose action it is, while many may act.

    >>> import perron
    >>> print(perron.PlayerNeeded())
    before the first turn every player chooses: say which player this is
    """

    code = "player-needed"
    text = "before the first turn every player chooses: say which player this is"


class EmptySlot(Refusal):
    """No card lies in this slot of the market.

    >>> import perron
    >>> print(perron.EmptySlot(slot=3))
    no card lies in slot 3
    """

    code = "empty-slot"
    text = "no card lies in slot {slot}"


class NoCards(Refusal):
    """The pile and the discards are empty.

    >>> import perron
    >>> print(perron.NoCards())
    no card is left to draw: the pile and the discards are empty
    """

    code = "no-cards"
    text = "no card is left to draw: the pile and the discards are empty"


class LocomotiveSecond(Refusal):
    """A face-up locomotive is a whole draw: never the second card.

    >>> import perron
    >>> print(perron.LocomotiveSecond({"locomotive": "locomotive"}))
    a face-up locomotive can't be the second card
    """

    code = "locomotive-second"
    text = "a face-up {locomotive} can't be the second card"


class RouteTaken(Refusal):
    """The route has an owner.

    >>> import perron
    >>> print(perron.RouteTaken({"route": "Dieppe-Paris"}, route="dieppe-paris", owner=1))
    Dieppe-Paris belongs to player 1
    """

    code = "route-taken"
    text = "{route} belongs to player {owner}"


class RouteClosed(Refusal):
    """With few players, the second track of a double is closed once the first is claimed.

    >>> import perron
    >>> refusal = perron.RouteClosed(
    ...     {"route": "Essen-Kobenhavn"}, route="essen-kobenhavn-1", players=2
    ... )
    >>> print(refusal)
    Essen-Kobenhavn is closed: with 2 players only one of its two tracks is used
    """

    code = "route-closed"
    text = "{route} is closed: with {players} players only one of its two tracks is used"


class TwinOwned(Refusal):
    """Nobody claims both tracks of a double.

    >>> import perron
    >>> print(perron.TwinOwned({"route": "Essen-Kobenhavn"}, route="essen-kobenhavn-1", player=0))
    player 0 already owns the other track of Essen-Kobenhavn
    """

    code = "twin-owned"
    text = "player {player} already owns the other track of {route}"


class TooFewTrains(Refusal):
    """The route is longer than the trains that are left.

    >>> import perron
    >>> refusal = perron.TooFewTrains(
    ...     {"route": "Dieppe-Paris", "word": "train"},
    ...     route="dieppe-paris", length=1, player=0, trains=0
    ... )
    >>> print(refusal)
    Dieppe-Paris takes 1 trains, player 0 has 0
    """

    code = "too-few-trains"
    text = "{route} takes {length} {word}s, player {player} has {trains}"


class NotInHand(Refusal):
    """The seat does not hold the cards that it wants to pay with.

    >>> import perron
    >>> print(perron.NotInHand({"cards": "1 pink"}, player=0, cards={"pink": 1}))
    player 0 does not hold 1 pink
    """

    code = "not-in-hand"
    text = "player {player} does not hold {cards}"


class WrongPayment(Refusal):
    """The cards are not the price.

    >>> import perron
    >>> refusal = perron.WrongPayment(
    ...     {"cards": "2 red", "what": "Dieppe-Paris", "price": "1 pink"},
    ...     what="route", route="dieppe-paris"
    ... )
    >>> print(refusal)
    2 red does not pay for Dieppe-Paris (1 pink)
    """

    code = "wrong-payment"
    text = "{cards} does not pay for {what} ({price})"


class NoStations(Refusal):
    """The board is played without stations.

    >>> import perron
    >>> print(perron.NoStations())
    this board has no stations
    """

    code = "no-stations"
    text = "this board has no stations"


class StationsUsedUp(Refusal):
    """All stations of the seat are built.

    >>> import perron
    >>> print(perron.StationsUsedUp(player=0, stations=3))
    player 0 has built all 3 stations
    """

    code = "stations-used-up"
    text = "player {player} has built all {stations} stations"


class CityTaken(Refusal):
    """A city takes one station.

    >>> import perron
    >>> print(perron.CityTaken({"city": "Paris"}, owner=1, city="paris"))
    player 1 has a station in Paris
    """

    code = "city-taken"
    text = "player {owner} has a station in {city}"


class NoTickets(Refusal):
    """The pile of tickets is empty.

    >>> import perron
    >>> print(perron.NoTickets({"word": "ticket"}))
    the ticket pile is empty
    """

    code = "no-tickets"
    text = "the {word} pile is empty"


class KeepTooFew(Refusal):
    """Some of the tickets offered have to be kept.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(0, perron.Keep()))
    keep at least 2 of the 4 tickets, not 0
    """

    code = "keep-too-few"
    text = "keep at least {least} of the {offered} {word}s, not {kept}"


class NotOffered(Refusal):
    """Only what is offered is kept.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(0, perron.Keep("barcelona-munchen")))
    Barcelona-München was not offered
    """

    code = "not-offered"
    text = "{ticket} was not offered"


class NamedTwice(Refusal):
    """A ticket is named once.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> print(game.judge(0, perron.Keep("berlin-roma", "berlin-roma")))
    Berlin-Roma is named twice
    """

    code = "named-twice"
    text = "{ticket} is named twice"


class MustAct(Refusal):
    """A seat passes only when it can do nothing else.

    >>> import perron
    >>> print(perron.MustAct())
    passing is allowed only when nothing else is possible
    """

    code = "must-act"
    text = "passing is allowed only when nothing else is possible"
