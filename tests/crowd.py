"""A crowd: many people at many tables, over real connections, who play on through every fault.

Each keeps asking with the same id until there is an answer, comes back with the last number seen, and
writes down what was acknowledged. Games that end are followed by others until it is time to go home.
"""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx
from ledger import Ledger
from visitors import Json, sensible
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

# What a person does not mind: the server is away for a moment.
AWAY = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
UNAVAILABLE = "storage-unavailable"
# How long people wait before they try again, and how long for an answer that should come.
_AGAIN = 0.05
_PATIENCE = 60.0


@dataclass
class Wish:
    """An action that somebody wants to do, until it is known whether it was done."""

    id: str
    number: int
    action: Json
    sent: bool = False


class Crowd:
    """Everybody; `url` may change, and `home` says when to begin no more games."""

    def __init__(self, url: str, seed: int = 1) -> None:
        self.url = url
        self.ledger = Ledger()
        self.dice = random.Random(seed)
        self.home = asyncio.Event()
        self.games_over = 0
        self._ids = itertools.count(1)
        self._told = asyncio.Condition()
        self._players: list[asyncio.Task[None]] = []

    def new_id(self) -> str:
        return f"w{next(self._ids)}"

    async def count(self, what: str) -> None:
        self.ledger.counts[what] += 1
        async with self._told:
            self._told.notify_all()

    async def refused(self, told: Json) -> None:
        """Count a refusal, by its code and, if the database is away, by what is wrong with it."""
        await self.count(told["error"]["code"])
        if told["error"]["code"] == UNAVAILABLE:
            await self.count(told["error"]["params"]["problem"])

    async def until(self, what: str, more: int, seconds: float = _PATIENCE) -> None:
        """Wait until something has happened so many more times."""
        goal = self.ledger.counts[what] + more
        async with asyncio.timeout(seconds), self._told:
            await self._told.wait_for(lambda: self.ledger.counts[what] >= goal)

    def sit_down(self, tables: int, bots: int = 0, board: str = "amsterdam") -> None:
        """Pairs at so many tables, and at some of these with a bot as the third."""
        for n in range(tables):
            others = ["level1"] if n < bots else []
            self._players.append(asyncio.create_task(self._evening(board, others, n)))

    async def go_home(self, seconds: float = 300.0) -> None:
        """Finish the games; whatever went wrong with anybody is raised."""
        self.home.set()
        async with asyncio.timeout(seconds):
            await asyncio.gather(*self._players)

    async def _evening(self, board: str, others: list[str], n: int) -> None:
        while not self.home.is_set():
            async with self._table(board, others, n) as players, asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            self.games_over += 1

    @asynccontextmanager
    async def _table(
        self, board: str, others: list[str], n: int
    ) -> AsyncIterator[tuple["Player", "Player"]]:
        async with (
            httpx.AsyncClient(timeout=_PATIENCE) as aino,
            httpx.AsyncClient(timeout=_PATIENCE) as eero,
        ):
            body = {"board": board, "seats": ["you", "open", *others], "name": "Aino"}
            view = await self._insist(aino, "/api/tables", body)
            table = view["table"]["id"]
            sit = {"key": view["key"], "name": "Eero"}
            await self._look(eero, f"/api/tables/{table}?key={view['key']}")
            await self._insist(eero, f"/api/tables/{table}/join", sit)
            await self._insist(aino, f"/api/tables/{table}/start", {})
            # One in four acts over HTTP and listens to the socket.
            yield (
                Player(self, table, 0, aino, over_http=n % 2 == 1),
                Player(self, table, 1, eero, over_http=False),
            )

    async def _look(self, http: httpx.AsyncClient, path: str) -> Json:
        """Whoever opens the link is somebody from then on."""
        return await self._answered(lambda: http.get(self.url + path))

    async def _insist(self, http: httpx.AsyncClient, path: str, body: Json) -> Json:
        return await self._answered(lambda: http.post(self.url + path, json=body))

    async def _answered(self, ask: Callable[[], Awaitable[httpx.Response]]) -> Json:
        """Ask until there is an answer; what was done already is fine."""
        while True:
            try:
                reply = await ask()
            except httpx.TransportError:
                await asyncio.sleep(_AGAIN)
                continue
            told: Json = reply.json()
            if reply.status_code == 503:
                await self.refused(told)
                await asyncio.sleep(_AGAIN)
                continue
            assert reply.is_success or told["error"]["code"] == "not-waiting", told
            return told


class Player:
    """One person in one seat, until the game is over."""

    def __init__(
        self, crowd: Crowd, table: str, seat: int, http: httpx.AsyncClient, over_http: bool
    ) -> None:
        self._crowd = crowd
        self._ledger = crowd.ledger
        self._table = table
        self._seat = seat
        self._http = http
        self._over_http = over_http
        self._cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        self._seen = 0
        # The table is known to be at least here.
        self._told = 0
        self._lost = False
        self._view: Json | None = None
        self._wish: Wish | None = None

    @property
    def _over(self) -> bool:
        return self._view is not None and self._view["table"]["state"] == "over"

    async def play(self) -> None:
        while not self._over or self._wish is not None:
            try:
                await self._stay()
            except AWAY:
                self._lost = True
                await asyncio.sleep(_AGAIN)

    async def _stay(self) -> None:
        """Follow and act, for as long as the connection stands."""
        address = f"{self._crowd.url.replace('http', 'ws', 1)}/api/tables/{self._table}/feed"
        headers = {"Cookie": self._cookie}
        async with connect(
            f"{address}?since={self._seen}", additional_headers=headers, max_size=None
        ) as socket:
            if self._wish is not None:
                # Whether it arrived is not known, so it is sent again.
                self._wish.sent = False
                await self._crowd.count("retried")
            while not self._over or self._wish is not None:
                await self._ask(socket)
                async with asyncio.timeout(_PATIENCE):
                    message = json.loads(await socket.recv())
                await self._take_in(message)

    async def _ask(self, socket: ClientConnection) -> None:
        if self._view is None:
            return
        number = self._view["number"]
        if self._wish is None and self._view["legal"] and number >= self._told:
            self._wish = Wish(self._crowd.new_id(), number, sensible(self._view))
        if self._wish is None or self._wish.sent:
            return
        self._wish.sent = True
        wish = {"id": self._wish.id, "number": self._wish.number, "action": self._wish.action}
        if self._over_http:
            await self._post(wish)
            # So that there is something to receive, whatever came of it.
            await socket.send(json.dumps({"type": "ping"}))
            return
        # Now and then somebody clicks twice.
        for _ in range(2 if self._crowd.dice.random() < 0.05 else 1):
            await socket.send(json.dumps({"type": "act", **wish}))

    async def _post(self, wish: Json) -> None:
        path = f"{self._crowd.url}/api/tables/{self._table}/actions"
        try:
            reply = await self._http.post(path, json=wish)
        except httpx.TransportError as error:
            raise OSError(str(error)) from error
        told = reply.json()
        if reply.status_code == 200:
            self._ledger.answer(self._table, self._client(wish["id"]), told["number"])
            await self._done(wish["id"], told["number"])
        else:
            await self._refused(wish["id"], told)

    async def _take_in(self, message: Json) -> None:
        match message["type"]:
            case "hello":
                for event in message["events"]:
                    self._hear(event)
                if self._lost:
                    self._lost = False
                    await self._crowd.count("reconnected")
            case "event":
                self._hear(message["event"])
            case "accepted":
                client = self._client(message["id"])
                self._ledger.accept(self._table, client, message["number"])
                await self._done(message["id"], message["number"])
            case "refused":
                await self._refused(message["id"], message)
        self._view = message.get("view") or self._view
        if message["type"] == "hello" and self._seen != message["view"]["number"]:
            self._ledger.problem(
                f"{self._table}: heard {self._seen} of {message['view']['number']}"
            )

    def _hear(self, event: Json) -> None:
        if event["number"] != self._seen + 1:
            self._ledger.problem(f"{self._table}: {event['number']} after {self._seen}")
        self._seen = event["number"]
        self._ledger.hear(self._table, event)

    async def _done(self, id: str, number: int) -> None:
        self._told = max(self._told, number)
        if self._wish is not None and self._wish.id == id:
            self._wish = None
            await self._crowd.count("acknowledged")

    async def _refused(self, id: str | None, told: Json) -> None:
        code = told["error"]["code"]
        await self._crowd.refused(told)
        if self._wish is None or self._wish.id != id:
            return
        if code in (UNAVAILABLE, "busy"):
            await asyncio.sleep(_AGAIN)
            self._wish.sent = False
        elif code == "stale":
            # Decided on an old view, and certainly not done: decide anew.
            self._wish = None
        else:
            self._ledger.problem(f"{self._table}: refused: {told['error']}")
            self._wish = None

    def _client(self, id: str) -> str:
        """What the server calls this action."""
        return f"{self._seat} {id}"
