"""Visitors: their tables, and tokens for their bots."""

from dataclasses import replace

import orjson
from fastapi import APIRouter, Request, Response

from perron.bots.levels import LEVELS
from perron.server.http.access import Visitor, Welcomed
from perron.server.http.identity import hash_of_token, new_token
from perron.server.http.schemas.examples import ERRORS
from perron.server.http.schemas.replies import Me, Token
from perron.server.http.schemas.requests import NewToken
from perron.server.http.service import Service, answer, service_of
from perron.server.storage.log_writer import TableRow
from perron.server.table.table import OVER_STATE
from perron.server.table.views import summary
from perron.wire.names import given_name

router = APIRouter(prefix="/api", tags=["visitors"], responses=ERRORS)

_MOST_TABLES = 100
# How many finished games of earlier versions, stored without their results, are counted for one reply.
_MOST_COUNTED = 8


@router.get("/me", response_model=Me)
async def see_me(request: Request, identity: Visitor) -> Response:
    """The tables where you sit, the latest first."""
    service = service_of(request)
    if identity is None:
        return answer({"tables": []})
    tables = await service.store.tables_of(identity, _MOST_TABLES)
    tables = await _with_results(service, tables)
    return answer({"tables": [listed(seat, row) for seat, row in tables]})


async def _with_results(
    service: Service, tables: list[tuple[int, TableRow]]
) -> list[tuple[int, TableRow]]:
    """The same rows. Rows of earlier versions get the results of finished games, the latest first."""
    left = _MOST_COUNTED
    found: list[tuple[int, TableRow]] = []
    for seat, row in tables:
        if left and row.state == OVER_STATE and "result" not in orjson.loads(row.summary):
            left -= 1
            counted = summary((await service.house.get(row.id)).table)
            await service.store.update_summary(row, counted)
            row = replace(row, summary=counted)
        found.append((seat, row))
    return found


def listed(seat: int, row: TableRow) -> dict[str, object]:
    """A table in the list, from its row; earlier versions wrote another summary."""
    summary = orjson.loads(row.summary)
    players = summary.get("players") or [_player(name) for name in summary["seats"]]
    return {
        "id": row.id,
        "board": summary["board"],
        "state": row.state,
        "seats": [player["name"] or player["level"] for player in players],
        "players": players,
        "you": seat,
        "your_turn": seat in summary["asked"],
        "result": summary.get("result"),
        "updated": row.updated,
    }


def _player(name: str | None) -> dict[str, str | None]:
    """A player from a summary of an earlier version: a name, a level, or nothing."""
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
    await service.store.add_token(hash_of_token(token), identity, wanted.name, now)
    return answer({"token": token}, response, 201)
