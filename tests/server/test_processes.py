"""Several processes on one PostgreSQL: any of them serves any table, and they follow each other.

Two `perron serve` on the same database, so that a test knows who is where.
"""

import time
from collections import Counter
from collections.abc import Iterator

import pytest
from ledger import read_log
from servers import Cluster, Server, serving
from visitors import Feed, Json, Visitor, sensible

from perron.server.live.open_table import LEASE
from perron.server.live.presence import RemotePresence

Pair = tuple[Server, Server]


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[Pair]:
    database = cluster.new_database()
    quick = {"limits": "no", "bot_seconds": "0.1"}
    with serving(database, **quick) as one, serving(database, **quick) as other:
        yield one, other


def start(aino: Visitor, eero: Visitor, *others: str, **terms: object) -> str:
    """A game between somebody at one server and somebody at the other."""
    table = aino.open("amsterdam", ["you", "open", *others], **terms)
    id: str = table["table"]["id"]
    eero.join(table)
    aino.post(f"/api/tables/{id}/start")
    return id


def connected(feed: Feed, seat: int, there: bool) -> None:
    """Wait until the feed shows that somebody is there, or is not."""
    while feed.view["table"]["seats"][seat]["connected"] is not there:
        feed.receive()


def test_players_at_two_processes_follow_each_other_and_a_bot_moves_once(pair: Pair) -> None:
    with Visitor(pair[0].url, "Aino") as aino, Visitor(pair[1].url, "Eero") as eero:
        id = start(aino, eero, "level1")
        with aino.feed(id, 0) as one, eero.feed(id, 0) as other:
            players = [(aino, one), (eero, other)]
            while one.view["table"]["state"] != "over":
                acting = next(((v, f) for v, f in players if f.view["legal"]), None)
                if acting is None:
                    one.receive()
                else:
                    # The bot may have moved in between: what counts is the number it got.
                    done = acting[0].act(acting[1].view, sensible(acting[1].view))
                    acting[1].until(done["number"])
                latest = max(one.view["number"], other.view["number"])
                for feed in (one, other):
                    feed.until(latest)
            numbers = list(range(1, one.view["number"] + 1))
            for feed in (one, other):
                assert [event["number"] for event in feed.events] == numbers
        assert aino.get(f"/api/tables/{id}/check")["ok"] is True
    assert [row.number for row in read_log(pair[0].database)] == numbers


def test_a_race_for_the_same_number_has_one_winner(pair: Pair) -> None:
    with Visitor(pair[0].url, "Aino") as aino, Visitor(pair[1].url, "Eero") as eero:
        id = start(aino, eero)
        # The same person in two windows, at two servers, wants the same thing.
        twin = Visitor(pair[1].url, "Aino")
        twin.http.cookies.update(aino.http.cookies)
        with twin:
            view = aino.get(f"/api/tables/{id}")
            first = aino.act(view, sensible(view), id="once")
            again = twin.act(view, sensible(view), id="once")
            assert first["number"] == again["number"] == view["number"] + 1
            refused: Json = twin.act(view, sensible(view), 409, id="another")
            assert refused["error"]["code"] == "stale"
            assert [event["number"] for event in refused["events"]] == [first["number"]]


def test_everybody_sees_who_is_connected_to_which_process_and_who_went_down_with_one(
    pair: Pair,
) -> None:
    with Visitor(pair[0].url, "Aino") as aino, Visitor(pair[1].url, "Eero") as eero:
        id = start(aino, eero)
        with eero.feed(id) as feed:
            connected(feed, 0, False)
            with aino.feed(id) as own:
                connected(feed, 0, True)
                connected(own, 1, True)
            connected(feed, 0, False)
            with aino.feed(id):
                connected(feed, 0, True)
                pair[0].kill()
                connected(feed, 0, False)
        pair[0].start()
        # A process that starts is told who is where.
        with aino.feed(id) as own, eero.feed(id):
            connected(own, 1, True)


def test_when_a_process_dies_another_lets_its_bots_go_on_long_before_the_lease_ends(
    pair: Pair,
) -> None:
    with Visitor(pair[0].url, "Aino") as aino, Visitor(pair[1].url, "Eero") as eero:
        id = start(aino, eero, "level1", "level1", starter=0)
        with eero.feed(id, 0) as feed:
            began = time.monotonic()
            aino.act(view := aino.get(f"/api/tables/{id}"), sensible(view))
            pair[0].kill()
            while sum(_by_bot(event) for event in feed.events) < 2:
                feed.receive()
            assert time.monotonic() - began < LEASE / 1000
        pair[0].start()


def test_when_a_process_dies_stand_ins_go_on_where_people_are(pair: Pair) -> None:
    with Visitor(pair[0].url, "Aino") as aino, Visitor(pair[1].url, "Eero") as eero:
        id = start(aino, eero)
        with eero.feed(id, 0) as feed:
            began = time.monotonic()
            aino.post(f"/api/tables/{id}/leave")
            pair[0].kill()
            while not any(event.get("by") == "stand_in" for event in feed.events):
                feed.receive()
            assert time.monotonic() - began < LEASE / 1000
        pair[0].start()


def test_a_stand_in_plays_where_somebody_comes_whoever_noted_its_turn(pair: Pair) -> None:
    with Visitor(pair[0].url, "Aino") as aino, Visitor(pair[1].url, "Aino") as elsewhere:
        id = aino.open("amsterdam", ["you", "level1"], start=True)["table"]["id"]
        aino.post(f"/api/tables/{id}/leave")
        elsewhere.http.cookies.update(aino.http.cookies)
        with elsewhere.feed(id, 0) as feed:
            while feed.view["table"]["state"] != "over":
                feed.receive()
    kinds = Counter(row.kind for row in read_log(pair[0].database))
    assert kinds["acted"] == feed.view["number"] - kinds["stepped_out"] - 2


def _by_bot(event: Json) -> bool:
    return bool(event["type"] == "acted" and event["by"] == "bot")


@pytest.mark.full
def test_a_deadline_is_noted_once_and_the_stand_in_moves_once(pair: Pair) -> None:
    clock = {"kind": "live", "seconds": 10, "increment": 0}
    with Visitor(pair[0].url, "Aino") as aino, Visitor(pair[1].url, "Eero") as eero:
        id = start(aino, eero, clock=clock, stand_in="level1")
        with aino.feed(id, 0) as one, eero.feed(id, 0) as other:
            while one.view["table"]["state"] != "over":
                one.receive()
            other.until(one.view["number"])
        told = Counter(event["type"] for event in one.events)
        assert told["timed_out"] == 2
        assert [event["number"] for event in other.events] == list(range(1, one.view["number"] + 1))
    kinds = Counter(row.kind for row in read_log(pair[0].database))
    assert kinds["timed_out"] == 2
    assert {event["by"] for event in one.events if event["type"] == "acted"} == {"stand_in"}


# Presence by itself.


def test_who_is_elsewhere_is_what_each_process_told_last() -> None:
    elsewhere = RemotePresence()
    elsewhere.set("a", "t", frozenset({0, 1}))
    elsewhere.set("b", "t", frozenset({1, 2}))
    assert elsewhere.seats("t") == {0, 1, 2}
    elsewhere.set("a", "t", frozenset())
    assert elsewhere.seats("t") == {1, 2}
    elsewhere.forget("b")
    assert elsewhere.seats("t") == frozenset()
    assert elsewhere.processes == ["a"]
