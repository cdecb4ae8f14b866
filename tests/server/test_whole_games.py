"""Whole games through a real server: HTTP, WebSocket, people and bots."""

import json

import pytest
from servers import Server
from visitors import Feed, Json, Visitor, sensible

from perron.boards import load
from perron.wire.records import record_from_json


def play_on(
    players: list[tuple[Visitor, Feed]], over_socket: bool, watchers: tuple[Feed, ...] = ()
) -> None:
    """Let people act when they may, until the game is over."""
    everybody = [*(feed for _, feed in players), *watchers]
    while any(feed.view["table"]["state"] != "over" for _, feed in players):
        for visitor, feed in players:
            if feed.view["legal"]:
                act(visitor, feed, over_socket)
                break
        else:
            feed = players[0][1]
            feed.receive()
        number = feed.view["number"]
        for other in everybody:
            other.until(number)


def act(visitor: Visitor, feed: Feed, over_socket: bool) -> None:
    action = sensible(feed.view)
    if not over_socket:
        feed.until(visitor.act(feed.view, action)["number"])
        return
    id = f"{feed.view['number']}"
    feed.send({"type": "act", "id": id, "number": feed.view["number"], "action": action})
    while (answer := feed.receive())["type"] != "accepted":
        assert answer["type"] in ("event", "view"), answer
    feed.until(answer["number"])


@pytest.mark.parametrize(
    ("board", "over_socket"),
    [
        pytest.param("europe", True, marks=pytest.mark.full),
        pytest.param("nordic", False, marks=pytest.mark.full),
        ("amsterdam", True),
    ],
)
def test_two_people_and_a_bot_play_a_whole_game(
    server: Server, board: str, over_socket: bool
) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        table = aino.open(board, ["you", "open", "level2"])
        id = table["table"]["id"]
        eero.join(table)
        aino.post(f"/api/tables/{id}/start", {"entropy": "ab" * 16})
        with (
            Visitor(server.url) as stranger,
            aino.feed(id, 0) as one,
            eero.feed(id, 0) as two,
            stranger.feed(id, 0) as watcher,
        ):
            play_on([(aino, one), (eero, two)], over_socket, (watcher,))
            watcher.until(one.view["number"])
        # Everybody heard the same story, from the first entry to the last.
        for feed in (one, two, watcher):
            assert [event["number"] for event in feed.events] == list(
                range(1, len(feed.events) + 1)
            )
        assert one.view["outcome"] == two.view["outcome"] == watcher.view["outcome"]
        record = record_from_json(aino.get(f"/api/tables/{id}/record"), load)
        assert record.outcome == one.view["outcome"]
        assert record.check_shuffles() >= 2
        assert aino.get(f"/api/tables/{id}/check")["ok"] is True


def test_a_rematch_is_the_same_table_for_everybody(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        table = aino.open("amsterdam", ["you", "open"])
        id = table["table"]["id"]
        eero.join(table)
        aino.post(f"/api/tables/{id}/rematch", status=409)
        aino.post(f"/api/tables/{id}/start")
        with aino.feed(id) as one, eero.feed(id) as two:
            play_on([(aino, one), (eero, two)], False)
        again: Json = eero.post(f"/api/tables/{id}/rematch")
        assert aino.post(f"/api/tables/{id}/rematch")["table"]["id"] == again["table"]["id"]
        assert [seat["name"] for seat in again["table"]["seats"]] == ["Aino", "Eero"]
        assert again["table"]["after"] == id
        assert eero.post(f"/api/tables/{again['table']['id']}/start")["table"]["state"] == "playing"
        tables = aino.get("/api/me")["tables"]
        assert {line["id"] for line in tables} == {id, again["table"]["id"]}
        assert json.dumps(tables)
