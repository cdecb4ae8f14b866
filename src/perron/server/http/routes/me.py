"""Visitors: their tables, and tokens for their bots."""

from dataclasses import replace

import orjson
from fastapi import APIRouter, Request, Response

from perron.bots.levels import LEVELS
from perron.server.http.identity import hash_of_token, new_token
from perron.server.http.routes.tables import Visitor, Welcomed
from perron.server.http.schemas.examples import ERRORS
from perron.server.http.schemas.replies import Me, Token
from perron.server.http.schemas.requests import NewToken
from perron.server.http.service import Service, answer, service_of
from perron.server.storage.log_writer import Line
from perron.server.table.table import OVER_STATE
from perron.server.table.views import summary
from perron.wire.names import given_name

router = APIRouter(prefix="/api", tags=["visitors"], responses=ERRORS)

_MOST_TABLES = 100
# So many games are counted anew for one answer, if they were stored without their results.
_MOST_COUNTED = 8


@router.get("/me", response_model=Me)
async def see_me(request: Request, identity: Visitor) -> Response:
    """The tables where you sit, the latest first."""
    service = service_of(request)
    if identity is None:
        return answer({"tables": []})
    tables = await service.house.store.tables_of(identity, _MOST_TABLES)
    told = await _with_results(service, tables)
    return answer({"tables": [line_of(seat, line) for seat, line in told]})


async def _with_results(service: Service, tables: list[tuple[int, Line]]) -> list[tuple[int, Line]]:
    """The same lines. Finished games of earlier versions are counted once, the latest first."""
    store = service.house.store
    left = _MOST_COUNTED
    told: list[tuple[int, Line]] = []
    for seat, line in tables:
        if left and line.state == OVER_STATE and "result" not in orjson.loads(line.summary):
            left -= 1
            counted = summary((await service.house.live(line.id)).table)
            await store.tell_again(line, counted)
            line = replace(line, summary=counted)
        told.append((seat, line))
    return told


def line_of(seat: int, line: Line) -> dict[str, object]:
    """A table as its line tells it, also one that an earlier version wrote."""
    summary = orjson.loads(line.summary)
    players = summary.get("players") or [_player(name) for name in summary["seats"]]
    return {
        "id": line.id,
        "board": summary["board"],
        "state": line.state,
        "seats": [player["name"] or player["level"] for player in players],
        "players": players,
        "you": seat,
        "your_turn": seat in summary["asked"],
        "result": summary.get("result"),
        "updated": line.updated,
    }


def _player(name: str | None) -> dict[str, str | None]:
    """Who sits in a seat, from a summary of an earlier version: a name, a level, or nothing."""
    if name is None:
        return {"kind": "open", "name": None, "level": None}
    if name in LEVELS:
        return {"kind": "bot", "name": None, "level": name}
    return {"kind": "person", "name": given_name(name), "level": None}


@router.post("/tokens", status_code=201, response_model=Token)
async def make_token(
    wanted: NewToken, request: Request, response: Response, identity: Welcomed
) -> Response:
    """An API token that acts for you, for a bot of yours. It is shown only now."""
    service = service_of(request)
    service.limit_opening(request, identity)
    token = new_token()
    now = service.house.time.now()
    await service.house.store.add_token(hash_of_token(token), identity, wanted.name, now)
    return answer({"token": token}, response, 201)
