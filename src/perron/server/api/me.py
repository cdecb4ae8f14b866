"""Visitors: their tables, and tokens for their bots."""

import orjson
from fastapi import APIRouter, Request, Response

from perron.server.api.examples import ERRORS
from perron.server.api.requests import NewToken
from perron.server.api.service import answer, service_of
from perron.server.api.shapes import Me, Token
from perron.server.api.tables import Visitor, Welcomed
from perron.server.appends import Line
from perron.server.identity import hash_of_token, new_token

router = APIRouter(prefix="/api", tags=["visitors"], responses=ERRORS)

_MOST_TABLES = 100


@router.get("/me", response_model=Me)
async def see_me(request: Request, identity: Visitor) -> Response:
    """The tables where you sit, the latest first."""
    service = service_of(request)
    if identity is None:
        return answer({"tables": []})
    tables = await service.house.store.tables_of(identity, _MOST_TABLES)
    return answer({"tables": [_line(seat, line) for seat, line in tables]})


def _line(seat: int, line: Line) -> dict[str, object]:
    summary = orjson.loads(line.summary)
    return {
        "id": line.id,
        "board": summary["board"],
        "state": line.state,
        "seats": summary["seats"],
        "you": seat,
        "your_turn": seat in summary["asked"],
        "updated": line.updated,
    }


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
