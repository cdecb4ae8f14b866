"""Databases and servers that tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from servers import POSTGRESQL, Cluster, Server, postgresql, serving


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL, for all tests of this run."""
    if POSTGRESQL is None:
        pytest.skip("no PostgreSQL here: see `make postgresql`")
    with postgresql() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'perron.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server of its own for each test; without limits, which test_floods.py holds."""
    with serving(database, limits="no") as server:
        yield server


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for tests that leave each other alone; without limits."""
    file = tmp_path_factory.mktemp("shared") / "perron.db"
    with serving(f"sqlite:///{file}", limits="no") as server:
        yield server


@pytest.fixture
def other_database(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """The address of an empty database of the other kind."""
    if database.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
