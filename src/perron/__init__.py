"""Perron: train board games, played by the rules.

>>> import perron
>>> game = perron.Game.new("europe", players=2, seed=7)
>>> game
<Game europe, 2 players, choosing first tickets: seats 0, 1>

What stands here is loaded when it is first asked for: `import perron` by itself costs next to nothing.
docs/python.md is the guide.
"""

from importlib import import_module

# The name that type checkers know. Loading `typing` for it would cost more than all the rest.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from perron import bots
    from perron.game import (
        Action,
        AlreadyChosen,
        AskTickets,
        BadCount,
        BadInput,
        BadSlot,
        Borrowed,
        BuildStation,
        Cards,
        CardTurned,
        CityTaken,
        Claim,
        Claimed,
        Counts,
        Decline,
        Draw,
        Drawn,
        EmptySlot,
        Ended,
        EndTriggered,
        Fact,
        Game,
        GameOver,
        HandDealt,
        Keep,
        KeepTooFew,
        LocomotiveSecond,
        Malformed,
        MerchandiseTaken,
        MustAct,
        Named,
        NamedTwice,
        NoCards,
        NoStations,
        NoTickets,
        NotInHand,
        NotOffered,
        NotYourTurn,
        Observation,
        Outcome,
        Pass,
        Passed,
        Pay,
        PlayerNeeded,
        Refusal,
        Result,
        RouteClosed,
        RouteTaken,
        RowCleared,
        SeatView,
        Shuffled,
        SlotFilled,
        StationBuilt,
        StationsUsedUp,
        Step,
        TicketsBuried,
        TicketsKept,
        TicketsOffered,
        TooFewTrains,
        TunnelAbandoned,
        TunnelEntered,
        TunnelPriced,
        TunnelView,
        TurnStarted,
        TwinOwned,
        UnknownCard,
        UnknownCity,
        UnknownPlayer,
        UnknownRoute,
        UnknownTicket,
        UnknownType,
        WrongMoment,
        WrongPayment,
        judge,
        legal,
        load,
        observe,
        replay,
        score,
    )

__version__ = "0.9.0"

__all__ = [
    "Action",
    "AlreadyChosen",
    "AskTickets",
    "BadCount",
    "BadInput",
    "BadSlot",
    "Borrowed",
    "BuildStation",
    "CardTurned",
    "Cards",
    "CityTaken",
    "Claim",
    "Claimed",
    "Counts",
    "Decline",
    "Draw",
    "Drawn",
    "EmptySlot",
    "EndTriggered",
    "Ended",
    "Fact",
    "Game",
    "GameOver",
    "HandDealt",
    "Keep",
    "KeepTooFew",
    "LocomotiveSecond",
    "Malformed",
    "MerchandiseTaken",
    "MustAct",
    "Named",
    "NamedTwice",
    "NoCards",
    "NoStations",
    "NoTickets",
    "NotInHand",
    "NotOffered",
    "NotYourTurn",
    "Observation",
    "Outcome",
    "Pass",
    "Passed",
    "Pay",
    "PlayerNeeded",
    "Refusal",
    "Result",
    "RouteClosed",
    "RouteTaken",
    "RowCleared",
    "SeatView",
    "Shuffled",
    "SlotFilled",
    "StationBuilt",
    "StationsUsedUp",
    "Step",
    "TicketsBuried",
    "TicketsKept",
    "TicketsOffered",
    "TooFewTrains",
    "TunnelAbandoned",
    "TunnelEntered",
    "TunnelPriced",
    "TunnelView",
    "TurnStarted",
    "TwinOwned",
    "UnknownCard",
    "UnknownCity",
    "UnknownPlayer",
    "UnknownRoute",
    "UnknownTicket",
    "UnknownType",
    "WrongMoment",
    "WrongPayment",
    "__version__",
    "bots",
    "judge",
    "legal",
    "load",
    "observe",
    "replay",
    "score",
]


def __getattr__(name: str) -> object:
    """The public names (PEP 562). A name once asked for is kept."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object
    if name == "bots":
        value = import_module("perron.bots")
    else:
        value = getattr(import_module("perron.game"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
