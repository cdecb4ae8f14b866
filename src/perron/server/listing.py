"""Legal actions as JSON text. There may be hundreds of them in every view, so their parts are kept."""

from collections.abc import Iterable
from functools import lru_cache

import orjson

from perron.core.actions import Action, BuildStation, Claim, Pay
from perron.core.board import Board
from perron.core.wire import action_to_json, cards_to_json


def listed(board: Board, actions: Iterable[Action]) -> orjson.Fragment:
    """The same as a list of `action_to_json`, ready to be put into a larger text."""
    return orjson.Fragment(b"[" + b",".join([_text(board, action) for action in actions]) + b"]")


def _text(board: Board, action: Action) -> bytes:
    match action:
        case Claim(route, cards):
            return b'{"type":"claim","route":%b,"cards":%b}' % (
                _word(board.routes[route].id),
                _cards(cards),
            )
        case BuildStation(city, cards):
            return b'{"type":"station","city":%b,"cards":%b}' % (
                _word(board.cities[city].id),
                _cards(cards),
            )
        case Pay(cards):
            return b'{"type":"pay","cards":%b}' % _cards(cards)
        case _:
            return orjson.dumps(action_to_json(board, action))


@lru_cache(maxsize=10_000)
def _word(text: str) -> bytes:
    return orjson.dumps(text)


@lru_cache(maxsize=100_000)
def _cards(cards: int) -> bytes:
    return orjson.dumps(cards_to_json(cards))
