"""Visitors of a server: what a browser or a bot would do, over real connections."""

import itertools
import json
from collections.abc import Iterator
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Visitor:
    """Somebody with a cookie jar."""

    def __init__(self, url: str, name: str = "Aino") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=60)
        self._ids = itertools.count(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **query: str | int) -> Any:
        return self._read(self.http.get(path, params=query), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self._read(self.http.post(path, json={} if body is None else body), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return self._read(self.http.put(path, json=body), status)

    def _read(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code}: {response.text}"
        return response.json()

    def open(self, board: str, seats: list[str], **terms: object) -> Json:
        """Open a table; its view."""
        body = {"board": board, "seats": seats, "name": self.name, **terms}
        view: Json = self.post("/api/tables", body, 201)
        return view

    def join(self, view: Json, status: int = 200) -> Json:
        """Take a seat at a table that its host showed."""
        body = {"key": view["key"], "name": self.name}
        joined: Json = self.post(f"/api/tables/{view['table']['id']}/join", body, status)
        return joined

    def act(self, view: Json, action: Json, status: int = 200, id: str | None = None) -> Json:
        """Act on what a view showed."""
        body = {
            "id": id or f"{self.name}-{next(self._ids)}",
            "number": view["number"],
            "action": action,
        }
        after: Json = self.post(f"/api/tables/{view['table']['id']}/actions", body, status)
        return after

    def feed(
        self, table: str, since: int | None = None, key: str | None = None, **options: Any
    ) -> "Feed":
        asked = {"since": since, "key": key}
        query = f"?{httpx.QueryParams({name: v for name, v in asked.items() if v is not None})}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/feed{query}"
        headers = {"Cookie": cookies} if cookies else {}
        headers.update(options.pop("headers", {}))
        return Feed(connect(address, additional_headers=headers, max_size=None, **options))


class Feed:
    """A live connection; `view` is the latest."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket.__enter__()
        self.events: list[Json] = []
        # Every message as it came.
        self.raw: list[bytes] = []
        hello = self.receive()
        assert hello["type"] == "hello", hello

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.__exit__(None, None, None)

    def receive(self, timeout: float = 60) -> Json:
        """The next message; events and views are kept."""
        self.raw.append(self.socket.recv(timeout, decode=False))
        message: Json = json.loads(self.raw[-1])
        if message["type"] == "event":
            self.events.append(message["event"])
        if message["type"] == "hello":
            self.events.extend(message["events"])
        if message.get("view") is not None:
            self.view: Json = message["view"]
        return message

    def until(self, number: int) -> Json:
        """Wait until the view has reached a number."""
        while self.view["number"] < number:
            self.receive()
        return self.view

    def closed(self) -> int:
        """Wait for the server to close the line; why it did."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))


def actions(view: Json) -> Iterator[Json]:  # noqa: C901 - one case for each kind of action
    """The legal actions of a view, written out."""
    for choice in view["legal"]:
        match choice["type"]:
            case "draw":
                yield from ({"type": "draw", "slot": slot} for slot in choice["slots"])
            case "claim":
                for route, cards in itertools.product(choice["routes"], choice["payments"]):
                    yield {"type": "claim", "route": route, "cards": cards}
            case "station":
                for city, cards in itertools.product(choice["cities"], choice["payments"]):
                    yield {"type": "station", "city": city, "cards": cards}
            case "pay":
                yield from ({"type": "pay", "cards": cards} for cards in choice["payments"])
            case "keep":
                for size in range(choice["least"], len(choice["tickets"]) + 1):
                    for kept in itertools.combinations(choice["tickets"], size):
                        yield {"type": "keep", "tickets": list(kept)}
            case plain:
                yield {"type": plain}


def sensible(view: Json) -> Json:
    """One of the legal actions that brings a game to its end: claim what can be claimed."""
    order = {"keep": 0, "claim": 1, "pay": 2, "draw": 3, "decline": 4, "pass": 5}
    return min(
        actions(view),
        key=lambda action: (order.get(action["type"], 9), action.get("slot") != "deck"),
    )
