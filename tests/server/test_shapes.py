"""Real answers and live messages of whole games have the shapes that are described."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import BaseModel, TypeAdapter
from servers import Server
from visitors import Feed, Json, Visitor, sensible

from perron.boards import builtin
from perron.server.http.schemas import replies, requests

LIVE: TypeAdapter[object] = TypeAdapter(replies.LiveMessage)
METHODS = ("get", "post", "put", "delete", "patch")


def has_shape(shape: type[BaseModel], value: object) -> None:
    """Nothing is missing, nothing is left over, and nothing changes on the way."""
    read = shape.model_validate(value)
    assert json.loads(read.model_dump_json(exclude_unset=True)) == value


def follow(feed: Feed, number: int) -> None:
    feed.until(number)
    for message in feed.raw:
        LIVE.validate_json(message)
    feed.raw.clear()


@pytest.mark.parametrize("board", builtin())
def test_a_whole_game_is_told_in_the_described_shapes(shared_server: Server, board: str) -> None:
    url = shared_server.url
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero, Visitor(url) as stranger:
        clock = {"kind": "live", "seconds": 600, "increment": 5}
        view = aino.open(board, ["you", "open"], clock=clock)
        has_shape(replies.View, view)
        id, path = view["table"]["id"], f"/api/tables/{view['table']['id']}"
        eero.join(view)
        aino.post(f"{path}/chat", {"text": "hello"})
        with aino.feed(id, 0) as one, eero.feed(id, 0) as two, stranger.feed(id, 0) as watching:
            aino.post(f"{path}/start")
            play_out([(aino, one), (eero, two)], watching)
            eero.post(f"{path}/rematch")
            follow(one, one.view["number"] + 1)
        finished(aino, path, {event["type"] for event in one.events})


def play_out(players: list[tuple[Visitor, Feed]], watching: Feed) -> None:
    """Play to the end; look at everything now and then."""
    feed = players[0][1]
    feed.until(4)
    while feed.view["table"]["state"] != "over":
        number = feed.view["number"]
        for _, other in players:
            follow(other, number)
        follow(watching, number)
        visitor, mine = next(pair for pair in players if pair[1].view["legal"])
        if number % 25 == 10:
            look_around(visitor, mine.view)
        has_shape(replies.View, visitor.act(mine.view, sensible(mine.view)))
        feed.until(number + 1)


def look_around(visitor: Visitor, view: Json) -> None:
    path = f"/api/tables/{view['table']['id']}"
    has_shape(replies.Ways, visitor.get(f"{path}/ways"))
    has_shape(replies.Events, visitor.get(f"{path}/events", since=0))
    for action in (view["legal"][0], {"type": "draw", "slot": 9}, {"type": "decline"}):
        has_shape(replies.Verdict, visitor.post(f"{path}/judge", {"action": action}))
    has_shape(replies.StaleFailure, visitor.act({**view, "number": 1}, view["legal"][0], 409))
    has_shape(replies.Failure, visitor.act(view, {"type": "draw", "slot": 9}, 422))
    has_shape(replies.Failure, visitor.get(f"{path}/replay", 409))


def finished(visitor: Visitor, path: str, heard: set[str]) -> None:
    assert {"created", "seated", "said", "started", "acted", "rematched"} <= heard
    view = visitor.get(path)
    assert view["outcome"]
    has_shape(replies.View, view)
    has_shape(replies.Replay, visitor.get(f"{path}/replay"))
    has_shape(replies.ShuffleCheck, visitor.get(f"{path}/check"))
    has_shape(replies.Me, visitor.get("/api/me"))
    has_shape(replies.Events, visitor.get(f"{path}/events", since=0))


def test_what_is_told_about_boards_bots_and_tokens_has_its_shape(shared_server: Server) -> None:
    with Visitor(shared_server.url) as visitor:
        for line in visitor.get("/api/boards"):
            has_shape(replies.BoardLine, line)
            has_shape(replies.BoardFacts, visitor.get(f"/api/boards/{line['id']}"))
        for line in visitor.get("/api/bots"):
            has_shape(replies.BotLine, line)
        has_shape(replies.Token, visitor.post("/api/tokens", {"name": "my bot"}, 201))
        has_shape(replies.Health, visitor.get("/healthz"))


def test_a_board_is_told_once_as_long_as_it_stays_the_same(shared_server: Server) -> None:
    path = f"{shared_server.url}/api/boards/nordic"
    first = httpx.get(path, timeout=60)
    again = httpx.get(path, headers={"if-none-match": first.headers["etag"]}, timeout=60)
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(path, headers={"if-none-match": '"other"'}, timeout=60).status_code == 200


def test_seats_that_come_and_go_are_told_in_the_described_shapes(shared_server: Server) -> None:
    with Visitor(shared_server.url, "Aino") as aino, Visitor(shared_server.url, "Eero") as eero:
        view = aino.open("amsterdam", ["you", "open"])
        id, path = view["table"]["id"], f"/api/tables/{view['table']['id']}"
        with aino.feed(id, 0) as feed:
            eero.join(view)
            eero.post(f"{path}/leave")
            aino.put(f"{path}/seats/1", {"kind": "bot", "level": "level1"})
            aino.put(f"{path}/seats/1", {"kind": "open"})
            eero.join(view)
            aino.post(f"{path}/start")
            eero.post(f"{path}/leave")
            eero.post(f"{path}/return")
            while feed.events[-1]["type"] != "returned":
                follow(feed, feed.view["number"] + 1)
            feed.send({"type": "ping"})
            feed.send({"type": "act", "id": "x", "number": 0, "action": {"type": "pass"}})
            feed.send({"type": "act", "id": "y", "number": 99, "action": {"type": "pass"}})
            feed.send({"type": "act", "id": "z", "number": 99, "action": sensible(feed.view)})
            while feed.receive()["type"] != "accepted":
                pass
            follow(feed, 0)
            kinds = {event["type"] for event in feed.events}
        assert {"seated", "left", "seat_set", "stepped_out", "returned", "acted"} <= kinds


# The description.


@pytest.fixture(scope="module")
def description(shared_server: Server) -> Json:
    found: Json = httpx.get(f"{shared_server.url}/api/openapi.json", timeout=60).json()
    return found


def calls(description: Json) -> Iterator[tuple[str, Json]]:
    for path, methods in description["paths"].items():
        for method in METHODS:
            if method in methods:
                yield f"{method.upper()} {path}", methods[method]


def model_of(schema: Json) -> Any:
    """The shape that a part of the description names."""
    name = schema["$ref"].rpartition("/")[2]
    return getattr(requests, name, None) or getattr(replies, name)


def test_every_call_is_described_with_examples(description: Json) -> None:
    found = dict(calls(description))
    assert len(found) > 20
    for name, call in found.items():
        assert len(call["summary"]) > 10, name
        assert call["description"], name
        if "requestBody" in call:
            body = call["requestBody"]["content"]["application/json"]
            model_of(body["schema"]).model_validate(body["example"])
        success = next(answer for status, answer in call["responses"].items() if status < "300")
        for content in success["content"].values():
            assert content["schema"] or "text/plain" in success["content"], name


def test_every_example_of_an_answer_has_its_shape(description: Json) -> None:
    shown = 0
    for _, call in calls(description):
        for answer in call["responses"].values():
            content = answer.get("content", {}).get("application/json", {})
            if "example" in content:
                model_of(content["schema"]).model_validate(content["example"])
                shown += 1
    assert shown > 100


def test_the_description_is_the_same_every_time(description: Json, shared_server: Server) -> None:
    from perron.server.http.app import application
    from perron.server.settings import Settings

    again = httpx.get(f"{shared_server.url}/api/openapi.json", timeout=60)
    assert again.json() == description
    # In another process, with other hashes, too.
    assert json.dumps(application(Settings()).openapi()) == json.dumps(description)


def test_the_description_is_the_one_that_the_types_of_the_page_are_made_from() -> None:
    """A change of what travels is written down with it: `make types`."""
    from perron.server.http.app import application
    from perron.server.settings import Settings

    description = application(Settings()).openapi()
    del description["info"]["version"]
    kept = json.loads((Path(__file__).parent / "openapi.json").read_text(encoding="utf-8"))
    assert json.dumps(description, sort_keys=True) == json.dumps(kept, sort_keys=True)


def test_the_description_names_the_base_path() -> None:
    from perron.server.http.app import application
    from perron.server.settings import Settings

    description = application(Settings(base_path="/trains")).openapi()
    assert description["servers"] == [{"url": "/trains"}]
