"""The live feed: exactly what happened, to everybody who follows, once."""

import itertools

import pytest
from servers import Server
from visitors import Feed, Json, Visitor, actions, sensible


def two_at_a_table(
    server: Server, host: Visitor, guest: Visitor, board: str = "europe", **terms: object
) -> Json:
    """A game that has just begun between two people."""
    opened = host.open(board, ["you", "open"], **terms)
    guest.join(opened)
    view: Json = host.post(f"/api/tables/{opened['table']['id']}/start")
    return view


def choose_tickets(*players: Visitor, table: str) -> None:
    for player in players:
        view = player.get(f"/api/tables/{table}")
        player.act(view, sensible(view))


def test_after_a_lost_connection_exactly_what_was_missed_comes(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = two_at_a_table(server, aino, eero)["table"]["id"]
        with aino.feed(id) as feed:
            last = feed.view["number"]
        choose_tickets(aino, eero, table=id)
        eero.post(f"/api/tables/{id}/chat", {"text": "Are you there?"})
        with aino.feed(id, last) as again, aino.feed(id, 0) as whole:
            assert [event["number"] for event in again.events] == [last + 1, last + 2, last + 3]
            assert again.events == whole.events[last:]
            assert again.view["number"] == last + 3
        with aino.feed(id, last + 3) as nothing_missed:
            assert nothing_missed.events == []


def test_two_windows_of_a_seat_both_follow_and_both_can_act(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = two_at_a_table(server, aino, eero)["table"]["id"]
        with aino.feed(id, 0) as one, aino.feed(id, 0) as other:
            choose_tickets(aino, eero, table=id)
            number = aino.get(f"/api/tables/{id}")["number"]
            assert one.until(number)["legal"] == other.until(number)["legal"]
            assert one.events == other.events
            for window in itertools.islice(itertools.cycle((one, other)), 6):
                mover = window if window.view["legal"] else None
                if mover is None:
                    view = eero.get(f"/api/tables/{id}")
                    number = eero.act(view, sensible(view))["number"]
                else:
                    number = act(window)
                one.until(number)
                other.until(number)
            assert one.events == other.events


def act(feed: Feed, id: str | None = None) -> int:
    number = feed.view["number"]
    name = id or f"at-{number}"
    feed.send({"type": "act", "id": name, "number": number, "action": sensible(feed.view)})
    while (answer := feed.receive())["type"] not in ("accepted", "refused"):
        pass
    assert answer["type"] == "accepted", answer
    return int(answer["number"])


def test_a_stale_action_is_refused_with_what_changed(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = two_at_a_table(server, aino, eero, starter=0)["table"]["id"]
        choose_tickets(aino, eero, table=id)
        old = aino.get(f"/api/tables/{id}")
        draw = {"type": "draw", "slot": "deck"}
        aino.act(old, draw)
        refused = aino.act(old, draw, 409)
        assert refused["error"]["code"] == "stale"
        assert [event["number"] for event in refused["events"]] == [old["number"] + 1]
        assert refused["view"] == {
            **aino.get(f"/api/tables/{id}"),
            "now": refused["view"]["now"],
        }
        with aino.feed(id) as feed:
            feed.send({"type": "act", "id": "late", "number": old["number"], "action": draw})
            answer = feed.receive()
            while answer["type"] != "refused":
                answer = feed.receive()
            assert answer["id"] == "late"
            assert answer["events"] == refused["events"]


def test_first_tickets_are_chosen_by_all_at_once(server: Server) -> None:
    """What others chose meanwhile does not make a choice stale."""
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        view = two_at_a_table(server, aino, eero)
        both = [player.get(f"/api/tables/{view['table']['id']}") for player in (aino, eero)]
        aino.act(both[0], sensible(both[0]))
        eero.act(both[1], sensible(both[1]))


def test_chat_makes_no_action_stale(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = two_at_a_table(server, aino, eero, starter=0)["table"]["id"]
        choose_tickets(aino, eero, table=id)
        view = aino.get(f"/api/tables/{id}")
        eero.post(f"/api/tables/{id}/chat", {"text": "Take your time"})
        aino.act(view, {"type": "draw", "slot": "deck"})


def test_the_same_action_sent_twice_counts_once(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = two_at_a_table(server, aino, eero, starter=0)["table"]["id"]
        choose_tickets(aino, eero, table=id)
        view = aino.get(f"/api/tables/{id}")
        draw = {"type": "draw", "slot": "deck"}
        first = aino.act(view, draw, id="the-same")
        second = aino.act(view, draw, id="the-same")
        assert {**first, "now": 0} == {**second, "now": 0}
        assert sum(first["observation"]["hand"].values()) == 5
        # The id is the seat's own: another seat may use the same word.
        aino.act(second, draw)
        other = eero.get(f"/api/tables/{id}")
        assert eero.act(other, draw, id="the-same")["number"] == other["number"] + 1


@pytest.mark.full
def test_a_slow_reader_does_not_slow_the_others(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = two_at_a_table(server, aino, eero, board="amsterdam")["table"]["id"]
        # A window that never reads: not even what lies in its first buffers.
        sleepy = aino.feed(id, max_queue=1)
        with aino.feed(id, 0) as one, eero.feed(id, 0) as two:
            while one.view["table"]["state"] != "over":
                feed = next((feed for feed in (one, two) if feed.view["legal"]), one)
                number = act(feed)
                one.until(number)
                two.until(number)
            assert [event["number"] for event in one.events] == list(
                range(1, one.view["number"] + 1)
            )
        sleepy.socket.close()


def test_everybody_sees_who_is_there(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = two_at_a_table(server, aino, eero)["table"]["id"]
        with aino.feed(id) as feed:
            assert [seat["connected"] for seat in feed.view["table"]["seats"]] == [True, False]
            with eero.feed(id):
                assert feed.receive()["view"]["table"]["seats"][1]["connected"] is True
            assert feed.receive()["view"]["table"]["seats"][1]["connected"] is False


def test_legal_written_out_is_what_the_choices_say(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino:
        view = aino.open("europe", ["you", "level1"], start=True)
        flat = aino.get(f"/api/tables/{view['table']['id']}/legal")["legal"]
        assert sorted(map(str, flat)) == sorted(map(str, actions(view)))
