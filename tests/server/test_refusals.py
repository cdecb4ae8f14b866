"""What is refused: in the one form, counted, without telling anything, and the game goes on."""

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from refusals import count_of, refused
from servers import Server
from visitors import Json, Visitor, sensible
from websockets.exceptions import ConnectionClosed

from perron.server.http.identity import new_secret, new_token
from perron.server.http.schemas.replies import Failure


@dataclass(frozen=True)
class Table:
    """Aino hosts, Eero is her guest, and a stranger watches."""

    id: str
    key: str
    aino: Visitor
    eero: Visitor
    stranger: Visitor

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def mover(self) -> tuple[Visitor, Visitor, Json]:
        """Whoever may act now, the other, and the mover's view."""
        mine = self.aino.get(self.path)
        if mine["legal"]:
            return self.aino, self.eero, mine
        return self.eero, self.aino, self.eero.get(self.path)

    def goes_on(self) -> None:
        """It can be played: the next action counts, once."""
        mover, _, view = self.mover()
        assert mover.act(view, sensible(view), id=new_secret())["number"] == view["number"] + 1


def begin(table: Table) -> Table:
    table.aino.post(f"{table.path}/start")
    for person in (table.aino, table.eero):
        view = person.get(table.path)
        person.act(view, sensible(view))
    return table


@contextmanager
def at_a_table(url: str) -> Iterator[Table]:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero, Visitor(url) as stranger:
        view = aino.open("amsterdam", ["you", "open"])
        eero.join(view)
        yield Table(view["table"]["id"], view["key"], aino, eero, stranger)


@pytest.fixture
def waiting(shared_server: Server) -> Iterator[Table]:
    with at_a_table(shared_server.url) as table:
        yield table


@pytest.fixture(scope="module")
def table(shared_server: Server) -> Iterator[Table]:
    """A table in play, the first tickets chosen; whatever it goes through, it goes on."""
    with at_a_table(shared_server.url) as table:
        yield begin(table)


# Acting for others.


def test_nobody_acts_when_it_is_another_ones_turn(table: Table) -> None:
    _, other, view = table.mover()
    body = {"id": "not-mine", "number": view["number"], "action": sensible(view)}
    refused(other.http.post(f"{table.path}/actions", json=body), 422, "not-your-turn")
    table.goes_on()


def test_nobody_acts_by_naming_another_seat(table: Table) -> None:
    mover, other, view = table.mover()
    action = {**sensible(view), "player": view["you"]}
    body = {"id": "in-your-name", "number": view["number"], "action": action}
    refused(other.http.post(f"{table.path}/actions", json=body), 422, "malformed")
    verdict = other.post(f"{table.path}/judge", {"action": action})
    assert verdict["refusal"]["code"] == "malformed"
    assert mover.get(table.path)["number"] == view["number"]
    assert mover.act(view, action)["number"] == view["number"] + 1


@pytest.mark.parametrize("call", ["actions", "judge", "ways", "chat", "leave", "return", "rematch"])
def test_a_spectator_and_a_stranger_do_nothing_at_a_table(table: Table, call: str) -> None:
    with Visitor(table.aino.url) as stranger:
        does_nothing(stranger, table, call)
    table.goes_on()


def does_nothing(stranger: Visitor, table: Table, call: str) -> None:
    bodies = {
        "actions": {"id": "x", "number": 1, "action": {"type": "pass"}},
        "judge": {"action": {"type": "pass"}},
        "chat": {"text": "hello"},
    }
    method = "GET" if call == "ways" else "POST"
    body = None if call == "ways" else bodies.get(call, {})
    path = f"{table.path}/{call}"
    refused(stranger.http.request(method, path, json=body), 401, "not-signed-in")
    stranger.post("/api/tokens", {"name": "a bot"}, 201)
    refused(stranger.http.request(method, path, json=body), 403, "not-seated")


def test_a_spectator_does_nothing_over_the_feed(table: Table) -> None:
    _, _, view = table.mover()
    with table.stranger.feed(table.id) as feed:
        feed.send({"type": "act", "id": "x", "number": view["number"], "action": sensible(view)})
        assert feed.receive()["error"]["code"] == "not-seated"
        feed.send({"type": "say", "text": "hello"})
        assert feed.receive()["error"]["code"] == "not-seated"
    table.goes_on()


def test_what_the_host_decides_no_guest_decides(waiting: Table) -> None:
    guest, path = waiting.eero.http, waiting.path
    refused(guest.post(f"{path}/start", json={}), 403, "not-host")
    for seat in (0, 1):
        refused(guest.put(f"{path}/seats/{seat}", json={"kind": "open"}), 403, "not-host")
    begin(waiting).goes_on()
    refused(waiting.aino.http.post(f"{path}/start", json={}), 409, "not-waiting")
    refused(waiting.aino.http.put(f"{path}/seats/1", json={"kind": "open"}), 409, "not-waiting")


# Links, names and identities that are made up.


@pytest.mark.parametrize("id", ["2" * 17, "zzzzzzzzzzzzzzzzz", "2", "x" * 400, "%00", "ä"])
def test_a_guessed_table_is_no_table(waiting: Table, id: str) -> None:
    for method, call in (("GET", ""), ("GET", "/events"), ("GET", "/record"), ("POST", "/leave")):
        path = f"/api/tables/{id}{call}"
        response = waiting.aino.http.request(method, path, json={} if method == "POST" else None)
        refused(response, 404, "no-such-table")


@pytest.mark.parametrize("key", ["", "wrong", "\x00", "ключ", "A" * 64])
def test_a_wrong_key_opens_no_seat(shared_server: Server, key: str) -> None:
    with Visitor(shared_server.url) as host, Visitor(shared_server.url) as stranger:
        for watch, status, code in ((True, 403, "wrong-key"), (False, 404, "no-such-table")):
            view = host.open("amsterdam", ["you", "open"], watch=watch)
            path = f"/api/tables/{view['table']['id']}"
            body = {"key": key, "name": "Eero"}
            refused(stranger.http.post(f"{path}/join", json=body), status, code)
            assert host.get(path)["table"]["seats"][1]["kind"] == "open"
            if not watch:
                refused(stranger.http.get(path, params={"key": key}), 404, code)


@pytest.mark.parametrize(
    "cookie", ["", "x", "A" * 42, "A" * 44, "A" * 4000, '"; DROP TABLE seats', "ä" * 43, "%00" * 15]
)
def test_a_malformed_cookie_is_no_identity(table: Table, cookie: str) -> None:
    headers = {b"cookie": f"perron={cookie}".encode()}
    http = table.stranger.http
    refused(http.post(f"{table.path}/leave", json={}, headers=headers), 401, "not-signed-in")
    assert http.get(table.path, headers=headers).json()["you"] is None
    table.goes_on()


def test_a_forged_cookie_is_somebody_who_sits_nowhere(table: Table) -> None:
    real = table.aino.http.cookies["perron"]
    turned = real[:-1] + ("A" if real[-1] != "A" else "B")
    for cookie in (new_secret(), turned, real.swapcase(), real[::-1]):
        headers = {"cookie": f"perron={cookie}"}
        http = table.stranger.http
        refused(http.post(f"{table.path}/leave", json={}, headers=headers), 403, "not-seated")
        assert http.get("/api/me", headers=headers).json() == {"tables": []}
    table.goes_on()


@pytest.mark.parametrize("token", ["x", "perron_", "perron_" + "A" * 43, "A" * 4000, "ä"])
def test_a_forged_token_is_refused_even_with_a_good_cookie(table: Table, token: str) -> None:
    headers = {b"authorization": f"Bearer {token}".encode()}
    for path in (table.path, "/api/me"):
        refused(table.aino.http.get(path, headers=headers), 401, "not-signed-in")
    with pytest.raises(ConnectionClosed, match="4403"):
        table.aino.feed(table.id, headers={"authorization": f"Bearer {new_token()}"})
    table.goes_on()


def test_a_token_acts_for_its_owner_and_at_no_table_of_others(table: Table) -> None:
    token = table.eero.post("/api/tokens", {"name": "my bot"}, 201)["token"]
    for scheme in ("Bearer", "bearer"):
        headers = {"authorization": f"{scheme} {token}"}
        assert table.stranger.http.get(table.path, headers=headers).json()["you"] == 1
    with Visitor(table.aino.url) as other:
        view = other.open("amsterdam", ["you", "open"])
        path = f"/api/tables/{view['table']['id']}/leave"
        refused(table.stranger.http.post(path, json={}, headers=headers), 403, "not-seated")


# Replays.


def test_a_captured_action_counts_once(table: Table) -> None:
    mover, other, view = table.mover()
    body = {"id": "captured", "number": view["number"], "action": sensible(view)}
    path = f"{table.path}/actions"
    after = mover.post(path, body)["number"]
    # The same words again: the same answer. Under another name: too late.
    assert mover.post(path, body)["number"] == after
    replay = {**body, "id": "replayed"}
    assert refused(mover.http.post(path, json=replay), 409, "stale")["number"] == view["number"]
    # By somebody else: not theirs to do.
    response = other.http.post(path, json=body)
    assert response.status_code in (409, 422)
    # The same name for something else: still what was done then.
    changed = {**body, "number": after}
    assert mover.post(path, changed)["number"] == after
    events = mover.get(f"{table.path}/events", since=view["number"])["events"]
    assert [event["type"] for event in events] == ["acted"]
    table.goes_on()


def test_an_action_of_one_table_is_nothing_at_another(table: Table) -> None:
    mover, _, view = table.mover()
    body = {"id": "captured", "number": view["number"], "action": sensible(view)}
    with Visitor(mover.url) as other:
        elsewhere = other.open("amsterdam", ["you", "level1"], start=True)
        path = f"/api/tables/{elsewhere['table']['id']}/actions"
        refused(mover.http.post(path, json=body), 403, "not-seated")
    table.goes_on()


# Bodies.

NOTED: list[tuple[str, bytes | str, int, str]] = [
    ("nothing", "", 422, "bad-request"),
    ("no JSON", "{", 422, "bad-request"),
    ("no UTF-8", b"\xff\xfe\x00", 422, "bad-request"),
    ("a list", "[]", 422, "bad-request"),
    ("null", "null", 422, "bad-request"),
    ("deep", "[" * 20_000 + "]" * 20_000, 422, "bad-request"),
    ("deep action", '{"action":' + '{"a":' * 9_000 + "1" + "}" * 9_001, 422, "bad-request"),
    ("huge number", '{"action":' + "9" * 5_000 + "}", 422, "bad-request"),
    ("unknown field", '{"action":{"type":"pass"},"seat":1}', 422, "bad-request"),
    ("odd field", '{"action":{"type":"pass"},"\\ud800":1}', 422, "bad-request"),
    ("missing field", "{}", 422, "bad-request"),
]


@pytest.mark.parametrize(("body", "status", "code"), [n[1:] for n in NOTED], ids=lambda n: "")
@pytest.mark.parametrize("call", ["judge", "actions"])
def test_a_malformed_body_is_refused(
    table: Table, shared_server: Server, call: str, body: bytes | str, status: int, code: str
) -> None:
    before = count_of(shared_server, code)
    headers = {"content-type": "application/json"}
    path = f"{table.path}/{call}"
    refused(table.aino.http.post(path, content=body, headers=headers), status, code)
    assert count_of(shared_server, code) > before


ODD_ACTIONS = [
    "[]",
    "17",
    "{}",
    '{"type":"\\ud800"}',
    '{"type":["draw"]}',
    '{"type":"draw","slot":NaN}',
    '{"type":"draw","slot":1e400}',
    '{"type":"draw","slot":-1}',
    '{"type":"draw","slot":' + "9" * 400 + "}",
    '{"type":"draw","slot":0,"\\u0000":1}',
    '{"type":"draw","slot":0,"player":' + "9" * 4000 + "}",
    '{"type":"claim","route":"\\udfff","cards":{}}',
    '{"type":"claim","route":"\\u0000","cards":{"red":1e99}}',
    '{"type":"claim","route":"dam-munttoren","cards":{"red":' + "9" * 99 + "}}",
    '{"type":"keep","tickets":["\\ud800",null,{}]}',
    '{"type":"keep","tickets":' + json.dumps(["x"] * 9000) + "}",
    '{"type":"station","city":"' + "x" * 60_000 + '","cards":{}}',
]


@pytest.mark.parametrize("action", ODD_ACTIONS, ids=lambda text: text[:40])
def test_an_odd_action_is_refused_and_judged(table: Table, action: str) -> None:
    mover, _, view = table.mover()
    headers = {"content-type": "application/json"}
    body = f'{{"id":"odd","number":{view["number"]},"action":{action}}}'
    response = mover.http.post(f"{table.path}/actions", content=body, headers=headers)
    error = Failure.model_validate_json(response.content).error
    assert (response.status_code, len(error.message) < 300) == (422, True)
    body = f'{{"action":{action}}}'
    verdict = mover.http.post(f"{table.path}/judge", content=body, headers=headers)
    assert verdict.json()["refusal"]["code"] == error.code


BODIES: dict[str, Callable[[], Json]] = {
    "lone surrogate": lambda: {"name": "\ud800"},
    "control characters": lambda: {"name": "a\x00b"},
    "nothing but space": lambda: {"name": "   "},
    "too long": lambda: {"name": "x" * 31},
    "a number": lambda: {"name": 17},
    "a yes": lambda: {"name": True},
    "unknown": lambda: {"name": "Aino", "identity": secrets.token_hex(32)},
}


@pytest.mark.parametrize("made", BODIES.values(), ids=BODIES)
def test_a_name_is_a_short_line_of_text(shared_server: Server, made: Callable[[], Json]) -> None:
    with Visitor(shared_server.url) as visitor:
        for path, more in (
            ("/api/tables", {"board": "amsterdam", "seats": ["you", "open"]}),
            ("/api/tokens", {}),
        ):
            body = json.dumps({**more, **made()})
            headers = {"content-type": "application/json"}
            response = visitor.http.post(path, content=body, headers=headers)
            refused(response, 422, "bad-request")
            assert "set-cookie" not in response.headers


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
def test_a_body_of_another_kind_is_refused(table: Table, kind: str) -> None:
    headers = {"content-type": kind}
    body = b'{"text": "sent by a form of another site"}'
    response = table.aino.http.post(f"{table.path}/chat", content=body, headers=headers)
    refused(response, 422, "bad-request")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "HEAD"])
def test_a_wrong_method_is_refused(table: Table, method: str) -> None:
    response = table.aino.http.request(method, table.path)
    assert response.status_code == 405
    assert "GET" in response.headers["allow"]
    if method != "HEAD":
        refused(response, 405, "http-405")
