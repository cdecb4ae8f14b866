"""Tables: the waiting room, seats, leaving and coming back, chat, tokens."""

import httpx
import pytest
from servers import Server
from visitors import Json, Visitor, sensible


@pytest.fixture
def url(shared_server: Server) -> str:
    return shared_server.url


def kinds(view: Json) -> list[str]:
    return [seat["kind"] for seat in view["table"]["seats"]]


def test_the_link_opens_a_seat_and_nobody_needs_an_account(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        view = aino.open("nordic", ["you", "open", "level1"])
        assert kinds(view) == ["person", "open", "bot"]
        assert view["key"] is not None
        joined = eero.join(view)
        assert joined["you"] == 1
        assert joined["key"] is None
        assert joined["table"]["seats"][1]["name"] == "Eero"
        # Once more changes nothing.
        assert eero.join(view)["number"] == joined["number"]
        assert [line["you"] for line in eero.get("/api/me")["tables"]] == [1]


def test_the_host_gives_seats_to_bots_and_opens_them_again(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        view = aino.open("europe", ["you", "open", "open"])
        id = view["table"]["id"]
        view = aino.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "level": "level6"})
        assert kinds(view) == ["person", "bot", "open"]
        refused = aino.post(f"/api/tables/{id}/start", status=409)
        assert refused["error"]["code"] == "seats-open"
        eero.join(view)
        refused = eero.put(f"/api/tables/{id}/seats/1", {"kind": "open"}, 403)
        assert refused["error"]["code"] == "not-host"
        # A person can be asked to leave before the start; the host can't unseat herself.
        assert kinds(aino.put(f"/api/tables/{id}/seats/2", {"kind": "open"})) == [
            "person",
            "bot",
            "open",
        ]
        assert eero.get("/api/me")["tables"] == []
        aino.put(f"/api/tables/{id}/seats/0", {"kind": "open"}, 409)


def test_when_the_host_leaves_somebody_else_is_host(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        view = aino.open("amsterdam", ["you", "open"])
        id = view["table"]["id"]
        eero.join(view)
        aino.post(f"/api/tables/{id}/leave")
        seen = eero.get(f"/api/tables/{id}")
        assert seen["table"]["host"] == 1
        assert seen["key"] == view["key"]
        eero.put(f"/api/tables/{id}/seats/0", {"kind": "bot", "level": "level1"})
        assert eero.post(f"/api/tables/{id}/start")["table"]["state"] == "playing"


def test_who_leaves_a_game_is_replaced_and_can_come_back(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        view = aino.open("amsterdam", ["you", "open"], starter=1)
        id = view["table"]["id"]
        eero.join(view)
        aino.post(f"/api/tables/{id}/start")
        with aino.feed(id) as feed:
            left = eero.post(f"/api/tables/{id}/leave")
            assert left["table"]["seats"][1]["stand_in"] is True
            # Also on a view of long ago: what to do about it is to take the seat back.
            act = {"id": "1", "number": 0, "action": {"type": "pass"}}
            refused = eero.post(f"/api/tables/{id}/actions", act, 409)
            assert refused["error"]["code"] == "stand-in"
            # The stand-in chooses tickets and, as it begins, also plays its first turn.
            aino.act(feed.view, sensible(feed.view))
            while feed.view["observation"]["to_move"] != 0:
                feed.receive()
            assert {event.get("by") for event in feed.events if event.get("seat") == 1} >= {
                "stand_in"
            }
            back = eero.post(f"/api/tables/{id}/return")
            assert back["table"]["seats"][1]["stand_in"] is False


def test_two_tables_do_not_mix(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        mine = aino.open("europe", ["you", "open"])
        theirs = eero.open("europe", ["you", "open"])
        refused = aino.post(
            f"/api/tables/{theirs['table']['id']}/join", {"key": mine["key"], "name": "A"}, 403
        )
        assert refused["error"]["code"] == "wrong-key"


def test_a_table_that_is_not_to_be_watched_is_not_there_for_others(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        view = aino.open("europe", ["you", "open"], watch=False)
        id = view["table"]["id"]
        eero.get(f"/api/tables/{id}", 404)
        assert eero.get(f"/api/tables/{id}", key=view["key"])["you"] is None
        eero.join(view)
        aino.post(f"/api/tables/{id}/start")
        with Visitor(url) as stranger:
            stranger.get(f"/api/tables/{id}", 404)
            late = stranger.get(f"/api/tables/{id}", 409, key=view["key"])
            assert late["error"]["code"] == "not-waiting"
            stranger.get(f"/api/tables/{id}", 404, key="wrong")


def test_chat_can_be_switched_off_and_is_for_those_who_play(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        loud = aino.open("europe", ["you", "open"])["table"]["id"]
        quiet = aino.open("europe", ["you", "open"], chat=False)["table"]["id"]
        aino.post(f"/api/tables/{loud}/chat", {"text": "  Hello  "})
        last = aino.get(f"/api/tables/{loud}/events", since=1)["events"][-1]
        assert (last["type"], last["text"]) == ("said", "Hello")
        assert aino.post(f"/api/tables/{quiet}/chat", {"text": "Hello"}, 403)["error"]["code"] == (
            "chat-off"
        )
        eero.get("/api/me")
        eero.post(f"/api/tables/{loud}/chat", {"text": "Hello"}, 401)


def test_a_token_plays_like_its_owner(url: str) -> None:
    with Visitor(url, "Aino") as aino:
        view = aino.open("amsterdam", ["you", "level1"], start=True)
        token = aino.post("/api/tokens", {"name": "my bot"}, 201)["token"]
        headers = {"Authorization": f"Bearer {token}"}
        with httpx.Client(base_url=url, headers=headers) as bot:
            path = f"/api/tables/{view['table']['id']}"
            seen = bot.get(path).json()
            assert seen["you"] == 0
            body = {"id": "1", "number": seen["number"], "action": sensible(seen)}
            assert bot.post(f"{path}/actions", json=body).status_code == 200
        with httpx.Client(base_url=url, headers={"Authorization": "Bearer nonsense"}) as bot:
            assert bot.get("/api/me").status_code == 401


def test_the_referee_says_why_not(url: str) -> None:
    with Visitor(url, "Aino") as aino:
        view = aino.open("europe", ["you", "level1"], start=True)
        path = f"/api/tables/{view['table']['id']}"
        verdict = aino.post(f"{path}/judge", {"action": {"type": "draw", "slot": 0}})
        assert verdict["refusal"]["code"] == "wrong-moment"
        assert aino.post(f"{path}/judge", {"action": sensible(view)}) == {"refusal": None}
        assert aino.get(path)["legal"] == view["legal"]


def test_ways_tell_what_each_ticket_needs(url: str) -> None:
    with Visitor(url, "Aino") as aino:
        view = aino.open("europe", ["you", "level1"], start=True)
        ways = aino.get(f"/api/tables/{view['table']['id']}/ways")["tickets"]
        assert [way["id"] for way in ways] == view["observation"]["offer"]
        assert all(way["missing"] and way["trains"] > 0 and not way["done"] for way in ways)
        path = f"/api/tables/{view['table']['id']}/ways"
        avoided = ways[0]["missing"][0]
        other = aino.get(path, without=avoided)["tickets"][0]
        assert other["trains"] >= ways[0]["trains"]
        assert avoided not in other["missing"]
        assert aino.get(path, without="nowhere-nowhere")["tickets"] == ways


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"board": "atlantis", "seats": ["you", "open"]}, "no-such-board"),
        ({"board": "nordic", "seats": ["you", "open", "open", "open"]}, "bad-request"),
        ({"board": "nordic", "seats": ["open", "open"]}, "bad-request"),
        ({"board": "nordic", "seats": ["you", "open"], "starter": 2}, "bad-request"),
        ({"board": "nordic", "seats": ["you", "open"], "start": True}, "bad-request"),
        ({"board": "nordic", "seats": ["you", "level9"]}, "bad-request"),
        ({"board": "nordic", "seats": ["you", "open"], "clock": {"kind": "live"}}, "bad-request"),
        ({"board": "nordic", "seats": ["you", "open"], "entropy": "xyz"}, "bad-request"),
        ({"board": "nordic", "seats": ["you", "open"], "colour": "red"}, "bad-request"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_a_reason(url: str, terms: Json, code: str) -> None:
    with Visitor(url, "Aino") as aino:
        body = {"name": "Aino", **terms}
        refused = aino.http.post("/api/tables", json=body)
        assert refused.status_code in (404, 422)
        assert refused.json()["error"]["code"] == code
        assert refused.json()["error"]["message"]
