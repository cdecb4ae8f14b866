"""No payload ever holds what its receiver may not know.

Two servers, each with tables that look the same to one seat and to spectators while everything
hidden differs: whole answers and whole feeds are the same, byte for byte.
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field

import httpx
import pytest
from servers import Server, serving
from twin_tables import LIVE, Twin, twins, write_logs
from visitors import Feed, Json, Visitor

from perron.boards import load
from perron.wire.actions import action_to_json

TABLES = [("europe", 3, 2), ("nordic", 3, 0), ("amsterdam", 2, 1)]
tables = pytest.mark.parametrize(
    "which", range(len(TABLES)), ids=lambda n: "-".join(map(str, TABLES[n]))
)

# Times are public, and two servers are not asked in the same millisecond.
TIMES = re.compile(rb'"(now|at|updated)":\d{13}')


@dataclass
class Heard:
    """All that somebody was told by one of the servers, as it came over the line."""

    told: list[tuple[str, bytes]] = field(default_factory=list)

    def answer(self, label: str, response: httpx.Response) -> Json | None:
        headers = [item for item in response.headers.raw if item[0].lower() != b"date"]
        self.told.append((label, repr((response.status_code, headers)).encode()))
        self.told.append((label, response.content))
        assert response.status_code < 500
        return response.json() if response.is_success else None

    def feed(self, label: str, feed: Feed) -> None:
        self.told += [(f"{label} {n}", message) for n, message in enumerate(feed.raw)]

    def comparable(self, twin: Twin) -> list[tuple[str, bytes]]:
        """Without the time of day, and without the commitment, a hash of what differs."""
        return [
            (label, TIMES.sub(rb'"\1":0', part).replace(twin.commitment, b"-"))
            for label, part in self.told
        ]


@dataclass(frozen=True)
class Pair:
    """Two servers with one twin each of every table."""

    servers: tuple[Server, Server]
    tables: list[tuple[Twin, Twin]]
    heard: dict[tuple[int, int], dict[str, Heard]] = field(default_factory=dict)

    def listen(self, which: int) -> list[tuple[Twin, dict[str, Heard]]]:
        """What everybody heard at the twins of one table, played on at both servers, once."""
        for n, (server, twin) in enumerate(zip(self.servers, self.tables[which], strict=True)):
            if (which, n) not in self.heard:
                self.heard[which, n] = visit(server.url, twin)
        return [(twin, self.heard[which, n]) for n, twin in enumerate(self.tables[which])]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    made = [twins(*terms) for terms in TABLES]
    with ExitStack() as stack:
        servers = []
        for n in range(2):
            database = f"sqlite:///{tmp_path_factory.mktemp('twins') / 'perron.db'}"
            asyncio.run(write_logs(database, [both[n] for both in made]))
            settings = {"limits": "no", "log": "json", "log_level": "debug"}
            servers.append(stack.enter_context(serving(database, **settings)))
        yield Pair((servers[0], servers[1]), made)


def visit(url: str, twin: Twin) -> dict[str, Heard]:
    """Ask for everything there is, play on, and ask again: what each person heard."""
    heard = {"watcher": Heard(), "spectator": Heard(), "other": Heard()}
    with ExitStack() as stack:
        seats = []
        for seat, cookie in enumerate(twin.cookies):
            person = stack.enter_context(Visitor(url, f"seat-{seat}"))
            person.http.cookies.set("perron", cookie)
            seats.append(person)
        stranger = stack.enter_context(Visitor(url))
        people = {
            "watcher": seats[twin.watcher],
            "spectator": stranger,
            "other": seats[twin.watcher - 1],
        }
        feeds = {
            name: stack.enter_context(person.feed(twin.id, 0)) for name, person in people.items()
        }
        for name, person in people.items():
            ask_everything(person, twin, heard[name])
        play_on(seats, feeds, twin, heard["watcher"])
        for name, person in people.items():
            ask_everything(person, twin, heard[name])
            heard[name].feed("feed", feeds[name])
    return heard


def play_on(seats: list[Visitor], feeds: dict[str, Feed], twin: Twin, heard: Heard) -> None:
    board = load(twin.created.terms.board)
    for n, (who, action) in enumerate(twin.rest):
        number = feeds["watcher"].view["number"]
        body = {"id": f"live-{n}", "number": number, "action": action_to_json(board, action)}
        answer = seats[who].http.post(f"/api/tables/{twin.id}/actions", json=body)
        assert answer.status_code == 200, answer.text
        if who == twin.watcher:
            heard.answer(f"action {n}", answer)
        for feed in feeds.values():
            feed.until(number + 1)
    seats[twin.watcher - 1].post(f"/api/tables/{twin.id}/chat", {"text": "Good luck"})
    for feed in feeds.values():
        feed.until(number + 2)


def ask_everything(person: Visitor, twin: Twin, heard: Heard) -> None:
    """Every call that shows something of a table in play."""
    for path in ("", "/events?since=0", "/events?since=9", "/ways", "/record", "/replay", "/check"):
        heard.answer(f"GET {path}", person.http.get(f"/api/tables/{twin.id}{path}"))
    heard.answer("GET me", person.http.get("/api/me"))
    for path in ("/rematch", "/start", "/return"):
        heard.answer(f"POST {path}", person.http.post(f"/api/tables/{twin.id}{path}", json={}))
    stale = {"id": "stale", "number": 1, "action": {"type": "pass"}}
    heard.answer("stale", person.http.post(f"/api/tables/{twin.id}/actions", json=stale))
    for action in questions(twin):
        answer = person.http.post(f"/api/tables/{twin.id}/judge", json={"action": action})
        heard.answer(f"judge {action}", answer)


def questions(twin: Twin) -> list[Json]:
    """Actions of every kind that somebody might try, to learn something from the refusal."""
    board = load(twin.created.terms.board)
    return [
        *({"type": kind} for kind in ("tickets", "pass", "decline")),
        *({"type": "draw", "slot": slot} for slot in (0, 4, "deck")),
        *({"type": "keep", "tickets": [ticket.id]} for ticket in board.tickets[::12]),
        *(
            {"type": "claim", "route": route.id, "cards": {"red": 2}}
            for route in board.routes[::19]
        ),
        *({"type": "station", "city": city.id, "cards": {"red": 1}} for city in board.cities[::19]),
        {"type": "pay", "cards": {"locomotive": 1}},
    ]


@tables
@pytest.mark.parametrize("who", ["watcher", "spectator"])
def test_answers_and_feeds_are_the_same_whatever_is_hidden(
    pair: Pair, which: int, who: str
) -> None:
    (one, first), (two, second) = pair.listen(which)
    left, right = first[who].comparable(one), second[who].comparable(two)
    assert [label for label, _ in left] == [label for label, _ in right]
    for mine, other in zip(left, right, strict=True):
        assert mine == other
    assert sum(label.startswith("feed") for label, _ in left) > LIVE


@tables
def test_whoever_may_see_the_difference_does(pair: Pair, which: int) -> None:
    """The control: the twins are no copies of each other."""
    (one, first), (two, second) = pair.listen(which)
    left = dict(first["other"].comparable(one))
    right = dict(second["other"].comparable(two))
    for label in ("GET ", "GET /events?since=0", "GET /ways", "feed 0"):
        assert left[label] != right[label]


@tables
def test_no_secret_is_told_to_anybody_before_the_end(pair: Pair, which: int) -> None:
    for twin, heard in pair.listen(which):
        for who in ("watcher", "spectator", "other"):
            everything = b"\n".join(part for _, part in heard[who].told)
            assert twin.commitment in everything
            for secret in twin.secrets():
                assert secret not in everything


@tables
def test_tickets_of_others_are_told_to_nobody_before_the_end(pair: Pair, which: int) -> None:
    for twin, heard in pair.listen(which):
        assert len(twin.hidden_tickets) > 3
        for who in ("watcher", "spectator"):
            told = heard[who].told
            unasked = b"\n".join(part for label, part in told if not label.startswith("judge"))
            for ticket in twin.hidden_tickets:
                assert f'"{ticket}"'.encode() not in unasked


def test_neither_log_nor_metrics_hold_a_secret(pair: Pair) -> None:
    for which in range(len(TABLES)):
        pair.listen(which)
    for n, server in enumerate(pair.servers):
        metrics = httpx.get(f"{server.url}/metrics", timeout=60).text
        assert "perron_requests_total" in metrics
        text = "\n".join([*server.lines, metrics])
        assert '"message":"POST /api/tables/{table}/actions 200' in text
        for both in pair.tables:
            twin = both[n]
            for secret in [twin.id.encode(), *twin.secrets()]:
                assert secret.decode() not in text
            for ticket in twin.hidden_tickets:
                assert ticket not in text


def test_the_key_of_the_link_is_for_the_host_alone_and_gone_after_the_start(pair: Pair) -> None:
    url = pair.servers[0].url
    with Visitor(url, "Aino") as host, Visitor(url, "Eero") as guest, Visitor(url) as stranger:
        view = host.open("amsterdam", ["you", "open"])
        key, path = view["key"], f"/api/tables/{view['table']['id']}"
        assert len(key) >= 16
        assert guest.join(view)["key"] is None
        for person in (guest, stranger):
            with person.feed(view["table"]["id"], 0) as feed:
                told = [*feed.raw, person.http.get(path).content]
                told.append(person.http.get(f"{path}/events").content)
                assert not [part for part in told if key.encode() in part]
        assert host.get(path)["key"] == key
        assert host.post(f"{path}/start")["key"] is None
        assert key not in host.http.get(f"{path}/events?since=0").text


def test_whoever_only_has_the_link_hears_nothing_of_a_game_that_is_not_watched(pair: Pair) -> None:
    url = pair.servers[0].url
    with Visitor(url, "Aino") as host, Visitor(url) as stranger:
        view = host.open("amsterdam", ["you", "open"], watch=False)
        id, path = view["table"]["id"], f"/api/tables/{view['table']['id']}"
        stranger.get(path, 404)
        assert stranger.get(path, key=view["key"])["you"] is None
        with stranger.feed(f"{id}", key=view["key"]) as feed, host.feed(id) as own:
            host.put(f"{path}/seats/1", {"kind": "bot", "level": "level1"})
            feed.until(2)
            host.post(f"{path}/start")
            own.until(3)
            assert feed.closed() == 4404
            assert not [part for part in feed.raw if b'"started"' in part]
        # That it has begun is all that the link tells.
        told = stranger.get(path, 409, key=view["key"])
        assert told == {
            "error": {
                "code": "not-waiting",
                "message": "the game has already started",
                "params": {},
            }
        }
