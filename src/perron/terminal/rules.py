"""The rules of a board in sentences: what sets it apart from others."""

from collections.abc import Iterator
from typing import Final

from perron.core.rules import TicketDeal
from perron.terminal.speech import Speech

# Where a locomotive may stand for any colour, in the order of telling.
_PLACES: Final = ("train", "tunnel", "ferry", "station")


def rules_text(speech: Speech) -> Iterator[str]:
    """A sentence for each group of answers."""
    rules = speech.board.rules
    yield from _pieces(speech)
    yield from _cards(speech)
    yield from _lines(speech)
    yield _deal(speech, "cli-rules-first", rules.setup)
    yield _deal(speech, "cli-rules-later", rules.draw)
    yield from _awards(speech)


def _pieces(speech: Speech) -> Iterator[str]:
    rules = speech.board.rules
    yield speech.say("cli-rules-trains", n=rules.trains, end=rules.end_trains)
    if rules.stations:
        yield speech.say("cli-rules-stations", n=rules.stations, points=rules.station_points)


def _cards(speech: Speech) -> Iterator[str]:
    rules = speech.board.rules
    deck = speech.cards(rules.deck)
    yield speech.say("cli-rules-deck", n=sum(rules.deck), cards=deck, hand=rules.hand)
    if rules.market_reset:
        yield speech.say("cli-rules-reset", n=rules.market_reset)
    yield speech.say("cli-rules-face-up", whole="yes" if rules.locomotive_ends_draw else "no")
    if rules.wild_on:
        places = (speech.say(f"cli-rules-wild-{on}") for on in _PLACES if on in rules.wild_on)
        yield speech.say("cli-rules-wild", places=", ".join(places))
    if rules.ferry_exchange:
        yield speech.say("cli-rules-ferry", n=rules.ferry_exchange)


def _lines(speech: Speech) -> Iterator[str]:
    rules = speech.board.rules
    points = ", ".join(f"{length} = {points}" for length, points in rules.route_points.items())
    yield speech.say("cli-rules-points", points=points)
    if rules.tunnel_cards:
        yield speech.say("cli-rules-tunnel", n=rules.tunnel_cards)
    unequal = "yes" if rules.unequal_doubles else "no"
    yield speech.say("cli-rules-double", unequal=unequal, n=rules.double_from)


def _deal(speech: Speech, key: str, deal: TicketDeal) -> str:
    dealt = speech.say(key, long=deal.long, n=deal.regular, keep=deal.keep)
    return f"{dealt} {speech.say(f'cli-rules-returns-{deal.returns}')}"


def _awards(speech: Speech) -> Iterator[str]:
    rules = speech.board.rules
    if rules.longest_path_bonus:
        yield speech.say("cli-rules-longest", n=rules.longest_path_bonus)
    if rules.globetrotter_bonus:
        yield speech.say("cli-rules-most", n=rules.globetrotter_bonus)
    if rules.merchandise:
        places = "; ".join(
            speech.say("cli-rules-rank", players=players, points="/".join(map(str, points)))
            for players, points in sorted(rules.merchandise_bonus.items())
        )
        yield speech.say("cli-rules-merchandise", n=rules.merchandise, places=places)
    ways = [speech.say(f"cli-rules-tie-{way}") for way in rules.tie_breaks]
    if ways:
        yield speech.say("cli-rules-tie", n=len(ways), ways=", ".join(ways))
    else:
        yield speech.say("cli-rules-tie-shared")
