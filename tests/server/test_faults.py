"""Faults, for real: servers killed, databases away, disks full, clocks set back, clients that never read.

Shorter than `make faults`, and the same checks: what was acknowledged is in the log exactly once, with
the number that was told, and every game goes on to its end.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from crowd import Crowd
from ledger import Row, read_log
from mishaps import (
    Deaf,
    be_away,
    fill_disk,
    kill,
    lagging,
    set_clock_back,
    small_disk,
    take_database_away,
)
from servers import Cluster, Server, serving
from visitors import Visitor, sensible

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


def play_through(
    server: Server, story: Callable[[Crowd], Awaitable[None]], tables: int = 4
) -> Crowd:
    """A crowd plays while things go wrong; afterwards every game ends and the log is as it was told."""

    async def evening() -> Crowd:
        crowd = Crowd(server.url)
        crowd.sit_down(tables, bots=1)
        await story(crowd)
        await crowd.go_home()
        return crowd

    crowd = asyncio.run(evening())
    assert crowd.games_over >= tables
    assert crowd.ledger.acknowledged > 100
    assert crowd.ledger.check(read_log(server.database)) == []
    return crowd


def test_a_server_killed_again_and_again_loses_and_doubles_nothing(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'perron.db'}", limits="no", bot_seconds="0.1") as server:

        async def story(crowd: Crowd) -> None:
            for _ in range(2):
                await kill(server, crowd, after=25)

        crowd = play_through(server, story)
        assert crowd.ledger.counts["reconnected"] >= 2 * 4


def test_on_postgresql_neither_killed_servers_nor_a_killed_database_lose_anything(
    cluster: Cluster,
) -> None:
    with serving(cluster.new_database(), limits="no", bot_seconds="0.1", workers="2") as server:

        async def story(crowd: Crowd) -> None:
            await kill(server, crowd, after=25)
            await take_database_away(cluster, server, crowd, after=25, refusals=5)

        play_through(server, story)


def test_a_process_that_starts_while_the_database_is_away_waits_for_it(cluster: Cluster) -> None:
    with serving(cluster.new_database(), workers="2") as server:
        with Visitor(server.url) as visitor:
            visitor.get("/readyz")
        cluster.stop()
        try:
            server.kill_one()
            server.until_said("the start waits for the database")
        finally:
            cluster.start()
        # Neither process has seen the database since; each finds out by asking.
        with httpx.Client(base_url=server.url) as http:
            while http.get("/readyz").status_code != httpx.codes.OK:
                pass
        assert server.process.poll() is None


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk, which can be filled."""
    with small_disk(tmp_path, megabytes=12) as folder:
        if folder is None:
            pytest.skip("no disk can be mounted here")
        yield folder


def test_a_full_disk_is_told_and_nothing_is_half_written(disk: Path) -> None:
    with serving(f"sqlite:///{disk / 'perron.db'}", limits="no", bot_seconds="0.1") as server:

        async def story(crowd: Crowd) -> None:
            for _ in range(2):
                await fill_disk(disk, crowd, after=25, refusals=5)

        play_through(server, story)


def test_a_client_that_never_reads_is_let_go_and_can_come_back(shared_server: Server) -> None:
    url = shared_server.url
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        table = aino.open("europe", ["you", "open"])
        id = table["table"]["id"]
        eero.join(table)
        aino.post(f"/api/tables/{id}/start")
        with eero.feed(id) as feed:
            deaf = Deaf(url, id)
            said = 0
            while lagging(url) == 0:
                for _ in range(50):
                    said = aino.post(f"/api/tables/{id}/chat", {"text": "x" * 300})["number"]
                # Those who read hear everything, at once.
                feed.until(said)
            assert said < 5_000
        assert deaf.close_code() == 1013
        with Visitor(url).feed(id, said - 3) as back:
            assert [event["number"] for event in back.events] == [said - 2, said - 1, said]


def test_a_clock_set_back_over_a_restart_moves_no_deadline(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'perron.db'}"
    with serving(database) as server, Visitor(server.url) as aino, Visitor(server.url) as eero:
        clock = {"kind": "live", "seconds": 600, "increment": 10}
        table = aino.open("amsterdam", ["you", "open"], clock=clock)
        id = table["table"]["id"]
        eero.join(table)
        aino.post(f"/api/tables/{id}/start")
        server.stop()
        set_clock_back(database, DAY)
        server.start()
        for visitor in (aino, eero):
            view = visitor.get(f"/api/tables/{id}")
            mine = view["deadlines"][view["you"]]
            assert 0 < mine - view["now"] <= 600_000
            visitor.act(view, sensible(view))
        view = aino.get(f"/api/tables/{id}")
        running = [time for time in view["deadlines"] if time is not None]
        assert all(0 < time - view["now"] <= 610_000 for time in running)
        clocks = [seat["clock"] for seat in view["table"]["seats"]]
        assert all(590_000 < left <= 610_000 for left in clocks)
    times = [row.at for row in read_log(database)]
    assert times == sorted(times)
    assert len(times) == 5


@pytest.mark.parametrize("kind", ["live", "days"])
def test_no_clock_runs_while_the_server_is_down(database: str, kind: str) -> None:
    """Killed and started again an hour later, it gives back what was left: at most two seconds more."""
    clock = {"live": {"seconds": 600, "increment": 5}, "days": {"days": 1}}[kind]
    processes = [] if database.startswith("sqlite") else ["--workers", "2"]
    with serving(database, *processes, limits="no") as server, Visitor(server.url) as aino:
        opened = aino.open(
            "europe", ["you", "level1"], start=True, clock={"kind": kind, **clock}, starter=0
        )
        id = opened["table"]["id"]

        def left() -> int:
            view = aino.get(f"/api/tables/{id}")
            time: int = view["deadlines"][0] - view["now"]
            return time

        began, before = time.monotonic(), left()
        server.kill()
        be_away(database, HOUR)
        server.start()
        after = left()
        passed = round((time.monotonic() - began) * 1000)
        assert before - passed <= after <= before + 2_000
        # And so it stays: what was noted is what everybody counts with, and nobody sits in.
        server.kill()
        be_away(database, 2 * HOUR)
        server.start()
        view = aino.get(f"/api/tables/{id}")
        aino.act(view, sensible(view))
        after = aino.get(f"/api/tables/{id}")
        passed = round((time.monotonic() - began) * 1000)
        if kind == "live":
            clock_left = after["table"]["seats"][0]["clock"]
            assert before - passed <= clock_left - 5_000 <= before + 4_000
        assert not after["table"]["seats"][0]["stand_in"]


def test_the_ledger_notices_what_is_lost_doubled_or_changed() -> None:
    asyncio.run(_check_the_ledger())


async def _check_the_ledger() -> None:
    ledger = Crowd("http://localhost").ledger
    ledger.accept("t", "0 w1", 2)
    ledger.answer("t", "1 w2", 4)
    ledger.hear("t", {"number": 2, "type": "acted", "at": 5})
    first = Row("t", 1, 1, None, "created")
    second, third = Row("t", 2, 5, "0 w1", "acted"), Row("t", 3, 6, "1 w2", "acted")
    assert ledger.check([first, second, third]) == []
    wrong = [
        [first, second],
        [first, third],
        [first, second, second, third],
        [first, second, third, Row("t", 4, 7, "0 w1", "acted")],
        [first, second, Row("t", 3, 4, "1 w2", "acted")],
        [first, Row("t", 2, 5, "0 w1", "said"), third],
        [
            first,
            second,
            Row("t", 3, 6, None, "said"),
            Row("t", 4, 7, None, "said"),
            Row("t", 5, 8, "1 w2", "acted"),
        ],
    ]
    for log in wrong:
        assert ledger.check(log) != [], log
