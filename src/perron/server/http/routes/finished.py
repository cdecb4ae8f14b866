"""Finished games: the record, the replay, and a check of the shuffles."""

from typing import Any

from fastapi import APIRouter, Request, Response

from perron.core.errors import BadInput
from perron.server.errors import NotOver
from perron.server.http.access import TableId, Visitor, visible_table
from perron.server.http.schemas.examples import ERRORS
from perron.server.http.schemas.replies import Replay, ShuffleCheck
from perron.server.http.service import Service, answer, compressed, service_of
from perron.server.table.records import record_of
from perron.server.table.replay import replay_of
from perron.server.table.table import OVER_STATE
from perron.wire.records import Record, record_lines

router = APIRouter(prefix="/api/tables", tags=["play"], responses=ERRORS)


async def _record(service: Service, id: str, identity: str | None) -> Record:
    """The record of a finished game; NotOver before the end, since it shows every hand."""
    found = await visible_table(service, id, identity)
    if found.table.state != OVER_STATE:
        raise NotOver()
    return record_of(found.table, await found.entries())


@router.get("/{table}/record", response_model=dict[str, Any])
async def see_record(table: TableId, request: Request, identity: Visitor) -> Response:
    """The whole record, for `perron replay` and `perron verify`; once the game is over."""
    record = await _record(service_of(request), table, identity)
    reply = Response("\n".join(record_lines(record)) + "\n", media_type="application/json")
    reply.headers["content-disposition"] = f'attachment; filename="perron-{table}.json"'
    return reply


@router.get("/{table}/replay", response_model=Replay)
async def see_replay(table: TableId, request: Request, identity: Visitor) -> Response:
    """The game step by step, with what lay open and what every seat held; once the game is over."""
    record = await _record(service_of(request), table, identity)
    return compressed(answer(replay_of(record)), request)


@router.get("/{table}/check", response_model=ShuffleCheck)
async def check_shuffles(table: TableId, request: Request, identity: Visitor) -> Response:
    """Work every shuffle out again from the revealed seeds; once the game is over."""
    record = await _record(service_of(request), table, identity)
    try:
        shuffles = record.check_shuffles()
    except BadInput as error:
        return answer({"ok": False, "shuffles": None, "problem": str(error)})
    return answer({"ok": True, "shuffles": shuffles, "problem": None})
