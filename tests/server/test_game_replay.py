"""The replay of a finished game: what every seat held after each step, told where it changed."""

import gzip
from collections.abc import Iterator

import httpx
import orjson
import pytest
from servers import Server
from stored_houses import play
from table_stories import Story, created
from visitors import Json, Visitor

from perron.analysis.ways import missing
from perron.boards import builtin, load
from perron.core.chance import Dice
from perron.core.position import OVER
from perron.core.view import observe
from perron.server.table.records import record_of
from perron.server.table.replay import replay_of
from perron.wire.cards import cards_to_json
from perron.wire.records import Record


def recorded(board: str, steps: int = 10_000) -> Record:
    """A game with as many seats as the board has."""
    story = Story(created(board, ["person"] * load(board).rules.players[1]))
    story.start()
    story.play(Dice(3), steps)
    return record_of(story.table, story.entries)


def held_after_each(replay: Json) -> Iterator[dict[int, Json]]:
    held: dict[int, Json] = {}
    for step in replay["steps"]:
        held = {**held, **{each["seat"]: each for each in step["held"]}}
        yield held


@pytest.mark.parametrize("board", builtin())
def test_after_each_step_hands_and_tickets_are_what_each_seat_saw(board: str) -> None:
    record = recorded(board)
    told = held_after_each(orjson.loads(orjson.dumps(replay_of(record))))
    for (_, position), held in zip(record.replay(), told, strict=True):
        for seat in range(record.players):
            saw = observe(position, seat)
            ids = [record.board.tickets[ticket].id for ticket in saw.tickets]
            assert held[seat]["hand"] == cards_to_json(saw.hand)
            assert held[seat]["tickets"] == ids
            assert held[seat]["offer"] == [record.board.tickets[n].id for n in saw.offer]
            if position.phase != OVER:
                linked = [missing(saw, ticket) == () for ticket in saw.tickets]
                assert held[seat]["done"] == [i for i, yes in zip(ids, linked, strict=True) if yes]


@pytest.mark.parametrize("board", builtin())
def test_at_the_end_the_tickets_that_are_done_are_those_that_were_counted(board: str) -> None:
    replay: Json = orjson.loads(orjson.dumps(replay_of(recorded(board))))
    *_, held = held_after_each(replay)
    for seat, player in enumerate(replay["outcome"]["players"]):
        assert held[seat]["done"] == player["completed"]
        assert set(held[seat]["tickets"]) == {*player["completed"], *player["failed"]}


def test_what_did_not_change_is_not_told_again() -> None:
    replay: Json = orjson.loads(orjson.dumps(replay_of(recorded("europe"))))
    assert [len(step["held"]) for step in replay["steps"][:1]] == [5]
    for before, step in zip(held_after_each(replay), replay["steps"][1:], strict=False):
        assert all(before[held["seat"]] != held for held in step["held"])


def test_a_game_that_still_runs_has_no_replay() -> None:
    with pytest.raises(AssertionError):
        replay_of(recorded("amsterdam", 20))


def test_a_replay_travels_compressed(shared_server: Server) -> None:
    with Visitor(shared_server.url) as visitor:
        id = visitor.open("amsterdam", ["you", "level1"], start=True)["table"]["id"]
        path = f"{shared_server.url}/api/tables/{id}/replay"
        assert httpx.get(path, timeout=60).status_code == 409
        play([visitor], id)
    plain = httpx.get(path, headers={"accept-encoding": "identity"}, timeout=60)
    with httpx.stream("GET", path, headers={"accept-encoding": "gzip"}, timeout=60) as reply:
        raw = b"".join(reply.iter_raw())
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 10
    assert (reply.headers["vary"], reply.headers["cache-control"]) == (
        "accept-encoding",
        "no-store",
    )
