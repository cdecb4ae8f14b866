"""Migrations: they lead to the schema, all or nothing, with a copy first, and only forwards."""

import asyncio
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from servers import Cluster, Server, run_perron, serving
from sqlalchemy import Connection, inspect
from stored_houses import fill
from table_stories import Story, created
from visitors import Visitor

from perron.core.errors import BadInput
from perron.server.storage.backup import back_up, restore
from perron.server.storage.backup_file import check_backup
from perron.server.storage.database import address, connect, writing
from perron.server.storage.migrate import STEPS, check_known, head, migrate, revision_of
from perron.server.storage.schema import metadata
from perron.server.storage.store import Store

_T = TypeVar("_T")

STEP = '''
"""A step that a later version might take."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("used", sa.BigInteger))
    op.create_table("friends", sa.Column("id", sa.String(24), primary_key=True))
    {then}
'''


def later(folder: Path, then: str = "pass") -> Path:
    """The steps of a later version of Perron: ours and one more."""
    steps = folder / "later 100% steps"
    shutil.copytree(STEPS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    step = STEP.format(before=head(), then=then)
    (steps / "versions" / "v9999_later.py").write_text(step, encoding="utf-8")
    return steps


def look(database: str, see: Callable[[Connection], _T]) -> _T:
    """What a connection to the database shows."""

    async def looked() -> _T:
        engine = connect(address(database))
        try:
            async with writing(engine) as connection:
                return await connection.run_sync(see)
        finally:
            await engine.dispose()

    return asyncio.run(looked())


def columns_of_tokens(connection: Connection) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns("tokens")}


def a_house(database: str) -> Story:
    story = Story(created("amsterdam", ["person", "open"]))
    fill(database, story)
    return story


def test_the_steps_lead_to_the_schema(database: str) -> None:
    asyncio.run(migrate(address(database)))

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    assert look(database, differences) == []
    # Once is enough.
    assert asyncio.run(migrate(address(database))) is None
    assert look(database, revision_of) == head()


def test_the_files_of_the_steps_are_named_after_their_revisions() -> None:
    scripts = ScriptDirectory(str(STEPS))
    assert head() == scripts.get_current_head()
    for step in scripts.walk_revisions():
        assert Path(step.path).name.startswith(f"v{step.revision}_")
        check_known(step.revision, "here")
    with pytest.raises(BadInput):
        check_known("9999", "here")


def test_an_older_database_is_brought_up_to_date_and_copied_first(
    database: str, tmp_path: Path
) -> None:
    story = a_house(database)
    copy = asyncio.run(migrate(address(database), later(tmp_path)))
    assert look(database, revision_of) == "9999"
    assert "used" in look(database, columns_of_tokens)

    async def entries() -> None:
        store = Store(connect(address(database)), "test")
        assert await store.entries(story.table.id) == story.log
        await store.close()

    asyncio.run(entries())
    if not database.startswith("sqlite"):
        assert copy is None
        return
    assert copy == tmp_path / f"perron.db.before-{head()}-1"
    assert look(f"sqlite:///{copy}", revision_of) == head()
    assert "used" not in look(f"sqlite:///{copy}", columns_of_tokens)
    assert list(tmp_path.glob("*.part*")) == []


def test_a_database_from_before_hours_were_kept_is_brought_up_to_date(
    database: str, tmp_path: Path
) -> None:
    first = tmp_path / "first steps"
    shutil.copytree(STEPS, first, ignore=shutil.ignore_patterns("__pycache__", "v0002*"))
    asyncio.run(migrate(address(database), first))
    assert look(database, revision_of) == "0001"
    a_house(database)
    assert look(database, revision_of) == head()


def test_a_step_that_fails_leaves_everything_as_it_was(database: str, tmp_path: Path) -> None:
    a_house(database)
    steps = later(tmp_path, then='raise ValueError("half way")')
    with pytest.raises(ValueError, match="half way"):
        asyncio.run(migrate(address(database), steps))
    assert look(database, revision_of) == head()
    assert "used" not in look(database, columns_of_tokens)
    assert not look(database, lambda connection: inspect(connection).has_table("friends"))


def test_a_first_start_that_fails_can_be_tried_again(database: str, tmp_path: Path) -> None:
    steps = later(tmp_path, then='raise ValueError("half way")')
    with pytest.raises(ValueError, match="half way"):
        asyncio.run(migrate(address(database), steps))
    assert look(database, lambda connection: inspect(connection).get_table_names()) == []
    asyncio.run(migrate(address(database)))
    assert look(database, revision_of) == head()


def test_a_newer_database_is_refused_and_left_alone(database: str, tmp_path: Path) -> None:
    asyncio.run(migrate(address(database), later(tmp_path)))
    with pytest.raises(BadInput, match="newer Perron .revision 9999"):
        asyncio.run(migrate(address(database)))
    for words in (["serve", "--port", "0"], ["backup", str(tmp_path / "file")], ["export", "x"]):
        done = run_perron(*words, "--database", database)
        assert (done.returncode, done.stdout) == (2, b"")
        told = b"perron: database: was made by a newer Perron (revision 9999)\n"
        assert done.stderr == told
    assert look(database, revision_of) == "9999"


def test_an_older_backup_is_brought_up_to_date_when_it_is_restored(
    database: str, other_database: str, tmp_path: Path
) -> None:
    story = a_house(database)
    steps = later(tmp_path)

    async def moved() -> None:
        with (tmp_path / "file").open("w+b") as file:
            await back_up(address(database), file, lambda done, total: None)
            backup = check_backup(file, "file")
            url = address(other_database)
            await restore(url, file, "file", backup, False, lambda done, total: None, steps)
        store = Store(connect(url), "test")
        assert await store.entries(story.table.id) == story.log
        await store.close()

    asyncio.run(moved())
    assert look(other_database, revision_of) == "9999"
    assert "used" in look(other_database, columns_of_tokens)


def test_processes_that_start_at_once_make_the_database_once(cluster: Cluster) -> None:
    database = cluster.new_database()
    with ThreadPoolExecutor(2) as starting:
        servers = list(starting.map(Server, [database] * 2))
    try:
        with Visitor(servers[0].url) as aino, Visitor(servers[1].url) as other:
            id = aino.open("amsterdam", ["you", "open"])["table"]["id"]
            assert other.get(f"/api/tables/{id}")["table"]["id"] == id
    finally:
        for server in servers:
            server.stop()
    assert look(database, revision_of) == head()


def test_one_sqlite_file_has_one_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'perron.db'}"
    with serving(database):
        done = run_perron("serve", "--port", "0", "--database", database)
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"another perron serve uses this database" in done.stderr
        assert done.stderr.count(b"\n") == 1
    # Once it is gone, the next one may.
    with serving(database) as server, Visitor(server.url) as aino:
        aino.get("/readyz")


def test_a_database_that_is_not_there_is_told_in_a_line(tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path}/no/folder/perron.db"
    done = run_perron("serve", "--port", "0", "--database", nowhere)
    assert done.returncode == 2
    assert b"there is no folder" in done.stderr
