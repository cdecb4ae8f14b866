"""At the door: sizes, origins, paths, headers and cookies, over HTTP and over sockets."""

import asyncio
import json
import re
from collections.abc import Iterator

import httpx
import pytest
from refusals import count_of, refused
from servers import Server
from starlette.types import Message
from visitors import Visitor
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perron.server.errors import TooSlow
from perron.server.http.guard import MOST_BYTES, whole_body
from perron.server.http.schemas.replies import Failure

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def aino(shared_server: Server) -> Iterator[Visitor]:
    with Visitor(shared_server.url) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def id(aino: Visitor) -> str:
    """A table at which nothing happens but by Aino."""
    return str(aino.open("amsterdam", ["you", "open"])["table"]["id"])


# Sizes.


def test_a_body_may_be_so_large_and_no_larger(
    aino: Visitor, id: str, shared_server: Server
) -> None:
    path, before = f"/api/tables/{id}/chat", count_of(shared_server, "too-large")
    padded = json.dumps({"text": "hello"}).encode().ljust(MOST_BYTES)
    assert aino.http.post(path, content=padded, headers=JSON).status_code == 200
    refused(aino.http.post(path, content=padded + b" ", headers=JSON), 413, "too-large")
    refused(aino.http.post(path, content=b" " * 3_000_000, headers=JSON), 413, "too-large")
    assert count_of(shared_server, "too-large") == before + 2
    assert aino.post(path, {"text": "still here"})


def test_a_body_without_a_length_is_no_way_around(aino: Visitor, id: str) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 8192

    path = f"/api/tables/{id}/chat"
    refused(aino.http.post(path, content=parts(), headers=JSON), 413, "too-large")
    assert aino.post(path, {"text": "still here"})


def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    async def half() -> Message:
        if sent:
            await asyncio.Event().wait()
        sent.append(True)
        return {"type": "http.request", "body": b"{", "more_body": True}

    sent: list[bool] = []
    with pytest.raises(TooSlow):
        asyncio.run(whole_body({"method": "POST"}, half, 0))


def test_a_message_that_is_too_large_closes_the_socket(aino: Visitor, id: str) -> None:
    with aino.feed(id) as feed:
        feed.socket.send("x" * 17_000)
        assert feed.closed() == 1009
    with aino.feed(id) as feed:
        assert feed.view["table"]["id"] == id


# Messages.


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        '{"type":"deal"}',
        '{"type":"ping","more":1}',
        '{"type":"act"}',
        '{"type":"act","id":"","number":1,"action":{}}',
        '{"type":"act","id":"a b","number":1,"action":{}}',
        '{"type":"act","id":"x","number":-1,"action":{}}',
        '{"type":"act","id":"x","number":1e3,"action":{}}',
        '{"type":"act","id":"x","number":99999999999999999999,"action":{}}',
        '{"type":"act","id":"x","number":1,"action":{"type":"\\ud800"}}',
        '{"type":"act","id":"x","number":NaN,"action":{}}',
        '{"type":"say","text":"   "}',
        '{"type":"say","text":"a\\u0000b"}',
        '{"type":"say","text":"' + "x" * 301 + '"}',
        "[" * 8000 + "]" * 8000,
        b"\x00\x01\xff",
    ],
    ids=lambda message: str(message)[:50],
)
def test_a_malformed_message_is_refused_and_the_line_stays(
    aino: Visitor, id: str, message: str | bytes
) -> None:
    with aino.feed(id) as feed:
        feed.socket.send(message)
        while (told := feed.receive())["type"] == "view":
            pass
        assert (told["type"], told["error"]["code"]) == ("refused", "bad-request")
        feed.send({"type": "ping"})
        assert feed.receive() == {"type": "pong"}


def test_letters_that_are_none_close_the_socket(aino: Visitor, id: str) -> None:
    with aino.feed(id) as feed:
        feed.socket.send(b"\xed\xa0\x80", text=True)
        assert feed.closed() == 1007


def test_who_sends_nothing_but_nonsense_is_let_go(aino: Visitor, id: str) -> None:
    with aino.feed(id) as feed:
        for _ in range(60):
            feed.socket.send("nonsense")
        assert feed.closed() == 1008


@pytest.mark.parametrize("query", ["since=-1", "since=x", f"since={2**40}", "key=" + "x" * 99])
def test_a_feed_with_a_malformed_query_is_refused(aino: Visitor, id: str, query: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        aino.feed(f"{id}/feed?{query}&x=")
    assert refusal.value.response.status_code == 422


def test_a_feed_of_no_table_is_closed_and_counted(aino: Visitor, shared_server: Server) -> None:
    before = count_of(shared_server, "no-such-table")
    for table in ("2" * 17, "%00", "x" * 300):
        with pytest.raises(ConnectionClosed, match="4404"):
            aino.feed(table)
    assert count_of(shared_server, "no-such-table") == before + 3


# Paths.


@pytest.mark.parametrize(
    "path",
    [
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%2e%2e",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/settings.py",
        "/app.py",
        "/%00",
        "/" + "a" * 300,
        "/" + "a" * 20_000,
        "/api/boards/..%2feurope",
        "/api/boards/%00",
        "/api",
        "//api//me",
        "/api/me/",
        "/API/ME",
        "/t/x/y/z",
    ],
    ids=lambda path: str(path)[:40],
)
def test_a_path_leads_to_what_is_served_and_nowhere_else(aino: Visitor, path: str) -> None:
    response = aino.http.get(httpx.URL(aino.url).copy_with(raw_path=path.encode()))
    assert response.status_code == 404
    code = Failure.model_validate_json(response.content).error.code
    assert code in ("http-404", "no-such-board")


# Other sites.

ORIGINS = ["http://evil.example", "null", "http://[", "https://127.0.0.1", "", "file://", "ä"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_of_another_site_can_neither_act_nor_listen(
    aino: Visitor, id: str, shared_server: Server, origin: str
) -> None:
    before = count_of(shared_server, "foreign-origin")
    headers = {b"origin": origin.encode()}
    for method, path in (("POST", "chat"), ("PUT", "seats/1"), ("DELETE", "")):
        response = aino.http.request(method, f"/api/tables/{id}/{path}", headers=headers)
        refused(response, 403, "foreign-origin")
    if origin.isascii():
        with pytest.raises(InvalidStatus) as refusal:
            aino.feed(id, headers={"Origin": origin})
        answer = refusal.value.response
        assert answer.status_code == 403
        assert b"foreign-origin" in answer.body
        assert answer.headers["x-frame-options"] == "DENY"
        assert count_of(shared_server, "foreign-origin") == before + 4


def test_the_own_page_may_act_and_listen(aino: Visitor, id: str) -> None:
    response = aino.http.post(
        f"/api/tables/{id}/chat", json={"text": "hello"}, headers={"origin": aino.url}
    )
    assert response.status_code == 200
    with aino.feed(id, headers={"Origin": aino.url}) as feed:
        assert feed.view["you"] == 0


def test_no_other_site_is_ever_allowed_to_read(aino: Visitor, id: str) -> None:
    headers = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    for method in ("GET", "OPTIONS", "POST"):
        response = aino.http.request(method, f"/api/tables/{id}", headers=headers)
        assert not [name for name in response.headers if name.startswith("access-control")]


# Addresses that lead nowhere.


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/nowhere/at/all", "/t/x/other", "/learn/a/b/c", "/learn/a/rules/c/d", "/t/x/"],
)
def test_a_mistyped_address_is_told_by_the_page(aino: Visitor, path: str) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    response = aino.http.get(path, headers=browser)
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/html")
    assert response.text == aino.http.get("/", headers=browser).text
    refused(aino.http.get(path), 404, "http-404")


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nothing.js"])
def test_programs_are_told_in_their_own_way(aino: Visitor, path: str) -> None:
    refused(aino.http.get(path, headers={"accept": "text/html"}), 404, "http-404")


# Headers and cookies.


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/whatever", 200),
        ("GET", "/learn/europe/rules/cards", 200),
        ("GET", "/nowhere/at/all", 404),
        ("GET", "/api/boards", 200),
        ("GET", "/api/boards/europe", 200),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/openapi.json", 200),
        ("POST", "/api/tables", 422),
        ("DELETE", "/api/tables", 405),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
    ],
)
def test_every_answer_has_the_strict_headers(
    aino: Visitor, method: str, path: str, status: int
) -> None:
    response = aino.http.request(method, path)
    assert response.status_code == status
    policy = dict(
        part.strip().split(" ", 1)
        for part in response.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    # Scripts come from here; what stands in the page itself is named by its hash.
    first, *named = policy.get("script-src", "'self'").split()
    assert first == "'self'"
    assert all(re.fullmatch(r"'sha256-[A-Za-z0-9+/]{43}='", each) for each in named)
    for name, value in {
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }.items():
        assert response.headers[name] == value
    assert "server" not in response.headers


def test_answers_for_one_person_are_not_kept_by_anybody(aino: Visitor, id: str) -> None:
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/events", "/api/me", "/api/tables/none"):
        assert aino.http.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("proto", "secure"), [("https", True), ("http", False)])
def test_the_cookie_is_for_this_site_and_not_for_scripts(
    shared_server: Server, proto: str, secure: bool
) -> None:
    headers = {"x-forwarded-proto": proto}
    response = httpx.post(
        f"{shared_server.url}/api/tokens", json={"name": "x"}, headers=headers, timeout=60
    )
    value, *attributes = response.headers["set-cookie"].split("; ")
    assert re.fullmatch(r"perron=[A-Za-z0-9_-]{43}", value)
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(attributes)
    assert ("Secure" in attributes) == secure
    assert not [attribute for attribute in attributes if attribute.startswith("Domain")]


def test_whoever_opens_the_link_is_somebody_so_that_a_lost_answer_loses_no_seat(
    shared_server: Server,
) -> None:
    with Visitor(shared_server.url) as host, Visitor(shared_server.url) as guest:
        opened = host.open("amsterdam", ["you", "open"])
        id, key = opened["table"]["id"], opened["key"]
        guest.get(f"/api/tables/{id}", key=key)
        cookie = guest.http.cookies["perron"]
        sit = {"key": key, "name": "Eero"}
        # The answer never came; whoever asks again is in the seat.
        httpx.post(
            f"{shared_server.url}/api/tables/{id}/join", json=sit, cookies={"perron": cookie}
        )
        assert guest.post(f"/api/tables/{id}/join", sit)["you"] == 1


def test_whoever_only_watches_gets_no_cookie(shared_server: Server) -> None:
    with Visitor(shared_server.url) as host, Visitor(shared_server.url) as passer:
        opened = host.open("amsterdam", ["you", "open"], watch=True)
        for key in ("", "wrong"):
            passer.get(f"/api/tables/{opened['table']['id']}", key=key)
        assert not passer.http.cookies
