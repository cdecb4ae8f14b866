"""Access to tables: the parameters that routes share, and who may see which table."""

import secrets
from typing import Annotated

from fastapi import Depends, Path, Query

from perron.server.errors import NoSuchTable, NotSeated, NotWaiting
from perron.server.http.service import Service, known, visitor, welcomed
from perron.server.live.open_table import OpenTable
from perron.server.table.ids import is_id
from perron.server.table.table import WAITING, Table

Visitor = Annotated[str | None, Depends(visitor)]
Known = Annotated[str, Depends(known)]
Welcomed = Annotated[str, Depends(welcomed)]
TableId = Annotated[str, Path(examples=["2kq7w8r5mnz3xcvb9"])]
KeyInLink = Annotated[str, Query(max_length=64, description="the key of the join link")]


async def visible_table(
    service: Service, id: str, identity: str | None, key: str = ""
) -> OpenTable:
    """The table with this id, up to date, if the visitor may see it; the visitor then counts as present."""
    if not is_id(id):
        raise NoSuchTable()
    found = await service.house.get_current(id)
    if not may_see(found.table, identity, key):
        # Somebody with the key learns that the game has begun; for everybody else there is no table.
        raise NotWaiting() if _has_key(found.table, key) else NoSuchTable()
    found.visit(identity)
    return found


async def seated_table(service: Service, id: str, identity: str) -> OpenTable:
    """The table with this id, if the visitor has a seat there."""
    found = await visible_table(service, id, identity)
    if found.table.seat_of(identity) is None:
        raise NotSeated()
    return found


def may_see(table: Table, identity: str | None, key: str = "") -> bool:
    """Has the visitor a seat, may anybody watch, or does the link lead to a seat?"""
    return table.terms.watch or table.seat_of(identity) is not None or is_invited(table, key)


def is_invited(table: Table, key: str) -> bool:
    """Does the link lead to a seat?"""
    return table.state == WAITING and _has_key(table, key)


def _has_key(table: Table, key: str) -> bool:
    return secrets.compare_digest(key.encode(), table.key.encode())
