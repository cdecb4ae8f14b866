"""Boards and bots: what can be played, and against whom."""

import gzip
import hashlib
import json
from dataclasses import asdict
from functools import cache

import orjson
from fastapi import APIRouter, Request, Response

from perron.boards import builtin, load
from perron.boards.layouts import LAYOUT
from perron.boards.packs import folder_of
from perron.bots.levels import LEVELS
from perron.core.board import Board
from perron.core.cards import GREY, KINDS
from perron.server.errors import NoSuchBoard
from perron.server.http.schemas.examples import ERRORS
from perron.server.http.schemas.replies import BoardFacts, BoardLine, BotLine
from perron.server.http.service import answer
from perron.wire.cards import card_words

router = APIRouter(prefix="/api", tags=["boards"], responses=ERRORS)


@router.get("/boards", response_model=list[BoardLine])
async def see_boards() -> Response:
    """The boards that can be played here."""
    boards = [load(id) for id in builtin()]
    return answer([_line(board) for board in boards])


@router.get("/bots", response_model=list[BotLine])
async def see_bots() -> Response:
    """The levels of the bots, from gentle to the strongest."""
    return answer([{"level": level} for level in LEVELS])


@router.get("/boards/{board}", response_model=BoardFacts)
async def see_board(board: str, request: Request) -> Response:
    """All facts of a board, and where everything lies on it."""
    if board not in builtin():
        raise NoSuchBoard(name=board[:40])
    body, compressed, tag = _encoded(board)
    headers = {"etag": tag, "cache-control": "public, max-age=300", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = compressed, "gzip"
    return Response(body, media_type="application/json", headers=headers)


@cache
def _encoded(id: str) -> tuple[bytes, bytes, str]:
    """A board as JSON, the same compressed, and an ETag that changes with it."""
    board = load(id)
    layout = folder_of(id) / LAYOUT
    facts = {
        **_line(board),
        "kinds": card_words(board),
        "words": asdict(board.words),
        "rules": _rules(board),
        "cities": [
            {"id": city.id, "name": city.name, "names": city.names} for city in board.cities
        ],
        "routes": [_route(board, n) for n in range(len(board.routes))],
        "tickets": [_ticket(board, n) for n in range(len(board.tickets))],
        "layout": json.loads(layout.read_bytes()) if layout.exists() else None,
    }
    body = orjson.dumps(facts, option=orjson.OPT_NON_STR_KEYS)
    return body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _line(board: Board) -> dict[str, object]:
    return {"id": board.id, "name": board.name, "players": list(board.rules.players)}


def _rules(board: Board) -> dict[str, object]:
    rules = asdict(board.rules)
    rules["wild_on"] = sorted(board.rules.wild_on)
    return rules


def _route(board: Board, number: int) -> dict[str, object]:
    route = board.routes[number]
    return {
        "id": route.id,
        "a": board.cities[route.a].id,
        "b": board.cities[route.b].id,
        "length": route.length,
        "colour": None if route.colour == GREY else KINDS[route.colour],
        "kind": route.kind,
        "symbols": route.symbols,
        "swap": route.swap,
        "merchandise": route.merchandise,
    }


def _ticket(board: Board, number: int) -> dict[str, object]:
    ticket = board.tickets[number]
    return {
        "id": ticket.id,
        "a": board.cities[ticket.a].id,
        "b": board.cities[ticket.b].id,
        "points": ticket.points,
        "long": ticket.long,
        "original": ticket.provenance == "original",
    }
