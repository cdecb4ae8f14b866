"""People at a table: names at any time or none, colours of one's own, results, and rematches without waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import orjson
import pytest
from servers import Server, serving
from stored_houses import fill, play
from table_stories import Story, created, person
from visitors import Json, Visitor

from perron.boards import load
from perron.core.chance import Dice
from perron.core.score import score
from perron.server.errors import ColourTaken, NotSeated, NotWaiting
from perron.server.http.identity import hash_of_token
from perron.server.http.routes.me import listed
from perron.server.storage.database import address, connect
from perron.server.storage.log_writer import TableRow
from perron.server.storage.store import Store
from perron.server.storage.table_log import table_of
from perron.server.table.colours import COLOURS
from perron.server.table.entries import Coloured, Named, Seated
from perron.server.table.entry_json import from_json, to_json
from perron.server.table.events import event
from perron.server.table.records import record_of
from perron.server.table.table import OVER_STATE, Table
from perron.server.table.views import encode
from perron.wire.names import given_name

EUROPE = load("europe")
OLD_NAMES = ["You", "Du", "Sinä", "Þú"]


@pytest.fixture
def url(shared_server: Server) -> str:
    return shared_server.url


def names(view: Json) -> list[str | None]:
    return [seat["name"] for seat in view["table"]["seats"]]


def colours(view: Json) -> list[str]:
    return [seat["colour"] for seat in view["table"]["seats"]]


# Names.


@pytest.mark.parametrize("name", [*OLD_NAMES, " you ", "DU", None])
def test_a_word_that_stands_for_the_reader_is_no_name(name: str | None) -> None:
    assert given_name(name) is None


@pytest.mark.parametrize("name", ["Noor", "Youri", "Dua", "you two"])
def test_every_other_name_is_one(name: str) -> None:
    assert given_name(name) == name


@pytest.mark.parametrize("name", OLD_NAMES)
def test_in_old_logs_whoever_gave_no_name_is_a_guest(name: str) -> None:
    written = to_json(EUROPE, created("europe", ["person", "open"]))
    del written["colours"]
    sitting = written["sitting"]
    assert isinstance(sitting, list)
    sitting[0]["name"] = name
    story = Story(created("europe", ["person", "open"]))
    first, *_ = story.log
    old = type(first)(first.number, first.at, encode(written))
    table = table_of(story.table.id, [old])
    assert table.seats[0].name is None
    assert not table.seats[0].open
    assert table.colours == COLOURS[:2]
    seated = {**to_json(EUROPE, Seated(1, None, person(1), b"12345678")), "name": name}
    assert from_json(EUROPE, orjson.loads(encode(seated))) == Seated(
        1, None, person(1), b"12345678"
    )


def test_a_person_takes_another_name_before_during_and_after_the_game() -> None:
    story = Story(created("amsterdam", ["person", "person"]))
    table = story.table
    story.note(table.rename(person(0), "Noor"))
    story.start()
    fresh = table.fresh
    assert table.rename(person(0), "Noor") is None
    story.note(table.rename(person(0), None))
    assert table.seats[0].name is None
    # What others are deciding is not made stale by it.
    assert table.fresh == fresh
    table = story.play(Dice(5))
    assert table.state == OVER_STATE
    renamed = table.rename(person(0), "Liv")
    assert renamed == Named(0, "Liv", None)
    story.note(renamed)
    assert table.seats[0].name == "Liv"
    assert record_of(table, story.entries).names == ("Liv", "Aino 1")
    assert event(table.board, story.entries[-1], None) == {
        "number": story.entries[-1].number,
        "at": story.entries[-1].at,
        "type": "named",
        "seat": 0,
        "name": "Liv",
        "before": None,
    }
    with pytest.raises(NotSeated):
        table.rename(person(4), "Eero")


def test_the_record_of_a_game_with_a_guest_has_an_empty_name() -> None:
    story = Story(created("amsterdam", ["person", "level1"]))
    story.note(story.table.rename(person(0), None))
    story.start()
    story.play(Dice(5), 6)
    assert record_of(story.table, story.entries).names == ("", "level1")


def test_adding_to_the_shuffles_without_a_name_keeps_the_one_given() -> None:
    story = Story(created("europe", ["person", "open"]))
    again = story.table.sit(person(0), None, None, b"another part", "")
    assert again == Seated(0, "Aino 0", person(0), b"another part")


def test_people_need_no_name_and_give_one_when_they_like(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        body = {"board": "amsterdam", "seats": ["you", "open"]}
        view = aino.post("/api/tables", body, 201)
        path = f"/api/tables/{view['table']['id']}"
        joined = eero.post(f"{path}/join", {"key": view["key"], "name": "You"})
        assert names(joined) == [None, None]
        assert [seat["kind"] for seat in joined["table"]["seats"]] == ["person", "person"]
        assert names(eero.put(f"{path}/name", {"name": "  Eero "})) == [None, "Eero"]
        aino.post(f"{path}/start")
        with aino.feed(view["table"]["id"], 0) as feed:
            named = eero.put(f"{path}/name", {"name": "Þú"})
            assert names(named) == [None, None]
            feed.until(named["number"])
            told = [each for each in feed.events if each["type"] == "named"]
        assert [(each["name"], each["before"]) for each in told] == [("Eero", None), (None, "Eero")]
        for wrong in ("", "a" * 31, "two\nlines", 7):
            eero.put(f"{path}/name", {"name": wrong}, 422)
        with Visitor(url, "Ilse") as stranger:
            stranger.post("/api/tokens", {"name": "somebody"}, 201)
            refused = stranger.put(f"{path}/name", {"name": "Ilse"}, 403)
            assert refused["error"]["code"] == "not-seated"


def test_names_are_not_changed_without_end(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'perron.db'}") as server, Visitor(server.url) as aino:
        view = aino.open("amsterdam", ["you", "open"])
        path = f"/api/tables/{view['table']['id']}/name"
        replies = [aino.http.put(path, json={"name": f"Aino {n}"}) for n in range(14)]
        assert [reply.status_code for reply in replies[:10]] == [200] * 10
        assert {reply.status_code for reply in replies[10:]} >= {429}


# Colours.


def test_a_bot_or_an_open_seat_gives_its_colour_up_and_a_person_does_not() -> None:
    story = Story(created("europe", ["person", "person", "level1", "open"]))
    table = story.table
    assert table.colours == ("cobalt", "vermilion", "amber", "aqua")
    with pytest.raises(ColourTaken):
        table.choose_colour(person(0), "vermilion")
    story.note(table.choose_colour(person(0), "amber"))
    assert table.colours == ("amber", "vermilion", "cobalt", "aqua")
    story.note(table.choose_colour(person(1), "aqua"))
    assert table.colours == ("amber", "aqua", "cobalt", "vermilion")
    # Nobody had it: nobody takes another.
    story.note(table.choose_colour(person(0), "aubergine"))
    assert table.colours == ("aubergine", "aqua", "cobalt", "vermilion")
    assert table.choose_colour(person(0), "aubergine") is None
    assert table_of(table.id, story.log).colours == table.colours
    with pytest.raises(NotSeated):
        table.choose_colour(person(4), "cobalt")
    story.note(table.set_seat(person(0), 3, "level1"))
    story.start()
    with pytest.raises(NotWaiting):
        table.choose_colour(person(0), "cobalt")
    heard = event(table.board, story.entries[1], 1)
    assert heard["type"] == "coloured" and heard["colour"] == "amber"
    assert isinstance(story.entries[1].body, Coloured)


def test_a_colour_is_chosen_with_the_table_or_in_the_waiting_room(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        view = aino.open("nordic", ["level1", "you", "open"], colour="cobalt")
        assert colours(view) == ["vermilion", "cobalt", "amber"]
        path = f"/api/tables/{view['table']['id']}/colour"
        assert colours(eero.join(view)) == ["vermilion", "cobalt", "amber"]
        refused = eero.put(path, {"colour": "cobalt"}, 409)
        assert refused["error"]["code"] == "colour-taken"
        eero.put(path, {"colour": "green"}, 422)
        assert colours(eero.put(path, {"colour": "vermilion"})) == ["amber", "cobalt", "vermilion"]


# Meeting again.


def test_a_rematch_against_bots_begins_at_once_and_keeps_names_and_colours(url: str) -> None:
    with Visitor(url, "Aino") as aino:
        seats = ["level1", "you"]
        view = aino.open("amsterdam", seats, colour="aubergine", start=True, clock={"kind": "none"})
        id = view["table"]["id"]
        play([aino], id)
        again = aino.post(f"/api/tables/{id}/rematch", {"entropy": "00" * 16})
        assert again["table"]["state"] == "playing"
        assert again["table"]["after"] == id
        assert again["table"]["fair"]["entropy"][1] == "00" * 16
        assert colours(again) == ["cobalt", "aubergine"]
        assert names(again) == [None, "Aino"]
        # Once more leads to the same game, and changes nothing.
        once_more = aino.post(f"/api/tables/{id}/rematch")
        assert once_more["table"]["id"] == again["table"]["id"]
        assert once_more["table"]["created"] == again["table"]["created"]


def test_a_rematch_of_people_waits_for_them(url: str) -> None:
    with Visitor(url, "Aino") as aino, Visitor(url, "Eero") as eero:
        view = aino.open("amsterdam", ["you", "open", "level1"], colour="aqua")
        id = view["table"]["id"]
        eero.join(view)
        aino.post(f"/api/tables/{id}/start")
        play([aino, eero], id)
        again = eero.post(f"/api/tables/{id}/rematch")
        assert again["table"]["state"] == "waiting"
        assert colours(again) == ["aqua", "vermilion", "amber"]


# Results in the list of one's games.

TOKEN = "perron_" + "a" * 43


def finished() -> Story:
    story = Story(created("amsterdam", ["person", "person", "level1"]))
    story.start()
    assert story.play(Dice(5)).state == OVER_STATE
    return story


def standing(table: Table) -> list[Json]:
    assert table.position is not None
    return [
        {"rank": player.rank, "points": player.total} for player in score(table.position).players
    ]


def write(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Something done to a database that nobody serves."""

    async def done() -> None:
        store = Store(connect(address(database)), "test")
        await work(store)
        await store.close()

    asyncio.run(done())


def first_person(server: Server) -> Visitor:
    """The person in the first seat of every story here."""
    visitor = Visitor(server.url)
    visitor.http.headers["authorization"] = f"Bearer {TOKEN}"
    return visitor


async def give_token(store: Store) -> None:
    await store.add_token(hash_of_token(TOKEN), person(0), "me", 1)


def test_the_list_of_games_tells_results_and_who_played(database: str) -> None:
    over, waiting = finished(), Story(created("europe", ["person", "open"]), "3kq7w8r5mnz3xcvb9")
    waiting.note(waiting.table.rename(person(0), None))
    fill(database, over, waiting)
    write(database, give_token)
    with serving(database, limits="no") as server, first_person(server) as aino:
        first, second = aino.get("/api/me")["tables"]
    assert first["result"] == standing(over.table)
    assert [player["kind"] for player in first["players"]] == ["person", "person", "bot"]
    assert first["seats"] == ["Aino 0", "Aino 1", "level1"]
    assert second["result"] is None
    assert [(player["kind"], player["name"]) for player in second["players"]] == [
        ("person", None),
        ("open", None),
    ]


def test_games_that_ended_before_results_were_kept_are_counted_once(database: str) -> None:
    story = finished()
    fill(database, story)
    old = encode({"board": "amsterdam", "seats": ["You", "Aino 1", "level1"], "asked": []})

    async def as_it_was(store: Store) -> None:
        await give_token(store)
        ((_, row),) = await store.tables_of(person(0), 9)
        await store.update_summary(row, old)

    async def counted(store: Store) -> None:
        ((_, row),) = await store.tables_of(person(0), 9)
        assert orjson.loads(row.summary)["result"] == standing(story.table)
        # Who comes late with an older row changes nothing.
        await store.update_summary(replace(row, updated=row.updated - 1), old)
        ((_, still),) = await store.tables_of(person(0), 9)
        assert still == row

    write(database, as_it_was)
    with serving(database, limits="no") as server, first_person(server) as aino:
        (line,) = aino.get("/api/me")["tables"]
    assert line["result"] == standing(story.table)
    write(database, counted)


def test_lines_of_earlier_versions_say_who_plays() -> None:
    old = {"board": "europe", "seats": ["Du", None, "level4", "Noor"], "asked": [0]}
    told = listed(0, TableRow("2kq7w8r5mnz3xcvb9", "playing", 1, None, None, encode(old)))
    assert told["players"] == [
        {"kind": "person", "name": None, "level": None},
        {"kind": "open", "name": None, "level": None},
        {"kind": "bot", "name": None, "level": "level4"},
        {"kind": "person", "name": "Noor", "level": None},
    ]
    assert told["result"] is None
