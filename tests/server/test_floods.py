"""Floods: too many requests, tables, sockets or messages, of one visitor or one address."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from refusals import count_of, refused
from servers import Server, serving
from visitors import Feed, Visitor
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perron.server.http.identity import new_secret
from perron.server.http.limits import neighbourhood


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Limits that are soon reached. Each test comes from addresses of its own."""
    file = tmp_path_factory.mktemp("strict") / "perron.db"
    with serving(
        f"sqlite:///{file}",
        tables_an_hour="3",
        address_tables_an_hour="5",
        actions_a_second="1",
        address_requests_a_second="5",
        address_sockets="3",
    ) as server:
        yield server


@contextmanager
def visitor_from(server: Server, address: str) -> Iterator[Visitor]:
    """Somebody who comes through a proxy from this address."""
    with Visitor(server.url) as visitor:
        visitor.http.headers["x-forwarded-for"] = address
        yield visitor


def until_refused(visitor: Visitor, path: str, most: int) -> int:
    """How many requests are answered before one is refused in the right way."""
    for n in range(most):
        response = visitor.http.get(path)
        if response.status_code != 200:
            refused(response, 429, "too-many")
            seconds = response.json()["error"]["params"]["seconds"]
            assert response.headers["retry-after"] == str(seconds)
            assert seconds >= 1
            return n
    raise AssertionError(f"{most} requests were answered")


def test_a_visitor_who_asks_too_often_has_to_wait_and_nobody_else(strict_server: Server) -> None:
    before = count_of(strict_server, "too-many")
    with visitor_from(strict_server, "198.51.100.1") as greedy:
        greedy.http.cookies.set("perron", new_secret())
        assert until_refused(greedy, "/api/me", 14) >= 3
    assert count_of(strict_server, "too-many") == before + 1
    with visitor_from(strict_server, "198.51.100.1") as neighbour:
        neighbour.http.cookies.set("perron", new_secret())
        assert neighbour.get("/api/me") == {"tables": []}


@pytest.mark.parametrize(
    "addresses", [["198.51.100.2"], ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2"]]
)
def test_an_address_that_asks_too_often_has_to_wait_whoever_it_is(
    strict_server: Server, addresses: list[str]
) -> None:
    with Visitor(strict_server.url) as many:
        for n in range(200):
            many.http.headers["x-forwarded-for"] = addresses[n % len(addresses)]
            many.http.cookies.set("perron", new_secret())
            response = many.http.get("/api/bots")
            if response.status_code != 200:
                break
        refused(response, 429, "too-many")
        assert n >= 15
    with visitor_from(strict_server, "198.51.100.3") as other:
        assert other.get("/api/bots")
    # Whoever looks after the server is always answered.
    for path in ("/healthz", "/readyz", "/metrics"):
        assert httpx.get(strict_server.url + path, timeout=60).status_code == 200


def test_files_of_the_page_count_a_tenth(strict_server: Server) -> None:
    with visitor_from(strict_server, "198.51.100.15") as visitor:
        statuses = [visitor.http.get("/assets/nothing.js").status_code for _ in range(100)]
        assert statuses == [404] * 100
        assert visitor.get("/api/bots")


def test_a_visitor_opens_so_many_tables_an_hour(strict_server: Server) -> None:
    with visitor_from(strict_server, "198.51.100.4") as visitor:
        for _ in range(3):
            visitor.open("amsterdam", ["you", "open"])
        body = {"board": "amsterdam", "seats": ["you", "open"], "name": "Aino"}
        response = visitor.http.post("/api/tables", json=body)
        refused(response, 429, "too-many")
        assert int(response.headers["retry-after"]) > 600


def test_newcomers_of_one_address_open_so_many_tables_an_hour(strict_server: Server) -> None:
    for n in range(6):
        with visitor_from(strict_server, "198.51.100.5") as newcomer:
            body = {"board": "amsterdam", "seats": ["you", "open"], "name": "Aino"}
            response = newcomer.http.post("/api/tables", json=body)
            assert response.status_code == (201 if n < 5 else 429)


def flooded(feed: Feed) -> int:
    for _ in range(100):
        try:
            feed.send({"type": "ping"})
        except ConnectionClosed:
            break
    return feed.closed()


def test_a_flood_over_a_socket_closes_it_and_no_other(strict_server: Server) -> None:
    before = count_of(strict_server, "too-many")
    with (
        visitor_from(strict_server, "198.51.100.6") as host,
        Visitor(strict_server.url) as stranger,
    ):
        id = host.open("amsterdam", ["you", "open"])["table"]["id"]
        with stranger.feed(id, headers={"X-Forwarded-For": "198.51.100.8"}) as calm:
            for person, address in ((stranger, "198.51.100.7"), (host, "198.51.100.14")):
                with person.feed(id, headers={"X-Forwarded-For": address}) as feed:
                    assert flooded(feed) == 1008
            assert count_of(strict_server, "too-many") >= before + 2
            calm.send({"type": "ping"})
            while (told := calm.receive())["type"] == "view":
                pass
            assert told == {"type": "pong"}


def test_sockets_of_one_address_are_counted_together(strict_server: Server) -> None:
    address = {"X-Forwarded-For": "198.51.100.9"}
    with visitor_from(strict_server, "198.51.100.10") as host:
        id = host.open("amsterdam", ["you", "open"])["table"]["id"]
    with Visitor(strict_server.url) as stranger, pytest.raises(InvalidStatus) as refusal:
        for _ in range(100):
            with stranger.feed(id, headers=address):
                pass
    response = refusal.value.response
    assert response.status_code == 429
    assert int(response.headers["retry-after"]) >= 1
    assert b"too-many" in response.body


def followers(server: Server) -> str:
    text = httpx.get(f"{server.url}/metrics", timeout=60).text
    return next(line for line in text.splitlines() if line.startswith("perron_followers "))


def test_an_address_holds_so_many_sockets_at_once(strict_server: Server) -> None:
    address = {"X-Forwarded-For": "198.51.100.11"}
    with visitor_from(strict_server, "198.51.100.12") as host, ExitStack() as stack:
        id = host.open("amsterdam", ["you", "open"])["table"]["id"]
        first, *_ = [stack.enter_context(host.feed(id, headers=address)) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refusal:
            host.feed(id, headers=address)
        assert refusal.value.response.status_code == 429
        # From elsewhere it can be followed, and when one goes another may come.
        stack.enter_context(host.feed(id, headers={"X-Forwarded-For": "198.51.100.13"}))
        before = followers(strict_server)
        first.socket.close()
        while followers(strict_server) == before:
            pass
        stack.enter_context(host.feed(id, headers=address))


def test_a_household_is_the_first_half_of_an_ipv6_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("un:known") == "un:known"
