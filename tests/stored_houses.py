"""Houses for tests: databases with tables in them, and people who play there."""

import asyncio

import pytest
from table_stories import Story
from visitors import Json, Visitor, sensible

from perron.cli.main import main
from perron.server.storage.database import address, connect
from perron.server.storage.migrate import migrate
from perron.server.storage.store import Store


def fill(database: str, *stories: Story) -> None:
    """A database with these tables."""

    async def filled() -> None:
        url = address(database)
        await migrate(url)
        store = Store(connect(url), "test")
        store.start()
        for story in stories:
            for append in story.appends:
                assert await store.append(append)
        await store.add_token("hash", "person 0", "my bot", 1)
        await store.heartbeat(1, 0, 0)
        await store.close()

    asyncio.run(filled())


def play(visitors: list[Visitor], table: str, most: int = 10_000) -> Json:
    """Let everybody act when they may; the view at the end."""
    for _ in range(most):
        for visitor in visitors:
            view: Json = visitor.get(f"/api/tables/{table}")
            if view["table"]["state"] == "over":
                return view
            if view["legal"]:
                visitor.act(view, sensible(view))
                break
    return view


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command says when it refuses."""
    capsys.readouterr()
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("perron: ")
    assert err.count("\n") == 1
    return err
