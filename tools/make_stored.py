"""What this version of Perron stores, for the tests of those to come: see tests/stored/README.md.

    python tools/make_stored.py tests/stored/VERSION

Plays games of every kind on a server of its own and in the terminal, stops in the middle of most of them, and keeps the
database, a backup, records, a folder of the arena, and what the server said of each table to each visitor.
"""

import argparse
import gzip
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from servers import run_perron, serving
from stored_houses import play
from visitors import Json, Visitor

LIVE: Final[Json] = {"kind": "live", "seconds": 600, "increment": 10}
SHORT: Final[Json] = {"kind": "live", "seconds": 10, "increment": 0}
DAYS: Final[Json] = {"kind": "days", "days": 3}
# What a person types at `perron play`: tickets, then routes and cards as they come.
TICKETS, ONWARDS = "all\n", "7\n1\n1\n6\n"


@dataclass(frozen=True)
class Told:
    """A table, and what everybody was told of it."""

    story: str
    id: str
    views: dict[str, Json]
    events: dict[str, list[Json]]


class House:
    """Two people and somebody who watches, at one server."""

    def __init__(self, url: str) -> None:
        self.aino = Visitor(url, "Aino")
        self.eero = Visitor(url, "Eero")
        self.watcher = Visitor(url, "Watcher")
        self.tables: dict[str, str] = {}

    @property
    def everybody(self) -> dict[str, Visitor]:
        return {"aino": self.aino, "eero": self.eero, "watcher": self.watcher}

    def close(self) -> None:
        for visitor in self.everybody.values():
            visitor.http.close()

    def begun(self, board: str, *bots: str, **terms: object) -> str:
        """The id of a new game of these two."""
        view = self.aino.open(board, ["you", "open", *bots], **terms)
        id: str = view["table"]["id"]
        self.eero.join(view)
        self.aino.post(f"/api/tables/{id}/start")
        return id

    def on(self, id: str, most: int = 10_000) -> Json:
        return play([self.aino, self.eero], id, most)

    # Stories: each leaves a table, and says which.

    def finished(self) -> str:
        """finished: two people and a bot, with chat, somebody who went and came back, and a rematch that runs"""
        id = self.begun("amsterdam", "level1", starter=1)
        self.aino.post(f"/api/tables/{id}/chat", {"text": "Good luck, everyone"})
        self.on(id, 12)
        self.eero.post(f"/api/tables/{id}/leave")
        self.eero.post(f"/api/tables/{id}/return")
        self.on(id)
        again: str = self.aino.post(f"/api/tables/{id}/rematch")["table"]["id"]
        self.aino.post(f"/api/tables/{again}/start")
        self.on(again, 9)
        self.tables["the rematch, running"] = again
        return id

    def finished_alone(self) -> str:
        """finished: one person against a bot in the Nordic countries"""
        view = self.aino.open("nordic", ["you", "level1"], start=True, colour="amber")
        id: str = view["table"]["id"]
        play([self.aino], id)
        return id

    def finished_in_europe(self) -> str:
        """finished: two people in Europe"""
        id = self.begun("europe", starter=0)
        self.on(id)
        return id

    def against_the_clock(self) -> str:
        """running: a live clock, two people and a bot, another colour and another name"""
        view = self.aino.open("europe", ["open", "you", "level1"], clock=LIVE, chat=True)
        id: str = view["table"]["id"]
        self.eero.join(view)
        self.eero.put(f"/api/tables/{id}/colour", {"colour": "aubergine"})
        self.aino.post(f"/api/tables/{id}/start", {"entropy": "ab" * 16})
        self.on(id, 24)
        self.eero.put(f"/api/tables/{id}/name", {"name": None})
        self.aino.post(f"/api/tables/{id}/chat", {"text": "Til lykke 🚂"})
        return id

    def a_move_a_day(self) -> str:
        """running: three days for each turn; somebody left, and a bot sits in"""
        id = self.begun("nordic", clock=DAYS, stand_in="level2")
        self.on(id, 20)
        self.eero.post(f"/api/tables/{id}/leave")
        return id

    def hidden(self) -> str:
        """running: nobody may watch, and there is no chat; somebody went and came back"""
        id = self.begun("amsterdam", watch=False, chat=False)
        self.on(id, 7)
        self.aino.post(f"/api/tables/{id}/leave")
        self.aino.post(f"/api/tables/{id}/return")
        self.on(id, 4)
        return id

    def out_of_time(self) -> str:
        """running: somebody's time ran out, and a bot sits in"""
        id = self.begun("amsterdam", clock=SHORT, stand_in="level1", starter=0)
        # Only while nobody of the table is there does the stand-in wait.
        with self.watcher.feed(id) as feed:
            while not any(seat["stand_in"] for seat in feed.view["table"]["seats"]):
                feed.receive()
        return id

    def waiting(self) -> str:
        """waiting: a bot, and a seat that somebody took and left again"""
        view = self.aino.open("amsterdam", ["you", "open", "level3"])
        id: str = view["table"]["id"]
        self.eero.join(view)
        self.eero.post(f"/api/tables/{id}/leave")
        return id

    @property
    def stories(self) -> list[Callable[[], str]]:
        return [
            self.finished,
            self.finished_alone,
            self.finished_in_europe,
            self.against_the_clock,
            self.a_move_a_day,
            self.hidden,
            self.waiting,
            # Last, so that little happens afterwards at a table whose clock runs out.
            self.out_of_time,
        ]

    def told(self, story: str, id: str) -> Told:
        """What everybody is told of a table who may see it."""
        views: dict[str, Json] = {}
        events: dict[str, list[Json]] = {}
        for name, visitor in self.everybody.items():
            answer = visitor.http.get(f"/api/tables/{id}/events")
            if answer.status_code == 200:
                views[name] = answer.json()["view"]
                events[name] = answer.json()["events"]
        return Told(story, id, views, events)


def play_in(house: House) -> dict[str, object]:
    """All stories; who the people are, and what they are told."""
    for story in house.stories:
        said = (story.__doc__ or "").strip()
        print(f"  {said}", flush=True)
        house.tables[said] = story()
    token = house.aino.post("/api/tokens", {"name": "my bot"}, 201)["token"]
    return {
        "cookies": {
            name: house.everybody[name].http.cookies["perron"] for name in ("aino", "eero")
        },
        "token": token,
        "tables": [asdict(house.told(said, id)) for said, id in house.tables.items()],
    }


def packed(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, mtime=0))


def run(*words: str, send: bytes = b"", **settings: str) -> bytes:
    """A command that has to succeed; what it prints."""
    done = run_perron(*words, send=send, **settings)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def make(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as aside:
        file = Path(aside) / "house.db"
        database = f"sqlite:///{file}"
        with serving(database, limits="no", bot_seconds="0.1") as server:
            house = House(server.url)
            told = play_in(house)
            house.close()
        packed(folder / "told.json.gz", json.dumps(told).encode())
        packed(folder / "house.db.gz", file.read_bytes())
        run("backup", str(folder / "house.backup"), "--database", database)
        for story, id in house.tables.items():
            if story == house.finished.__doc__:
                run("export", id, "--database", database, "-o", str(folder / "exported.json"))
            if story == house.hidden.__doc__:
                out = str(folder / "exported-running.json")
                run("export", id, "--database", database, "--running", "-o", out)
    (folder / "house.backup").chmod(0o644)
    for name in ("exported", "exported-running"):
        (folder / f"{name}.json").chmod(0o644)
    play = ("play", "--board", "amsterdam")
    seeded = (
        *play,
        "--bots",
        "greedy,level1",
        "--seed",
        "7",
        "--save",
        str(folder / "played.json"),
    )
    run(*seeded, send=(TICKETS + ONWARDS * 400).encode())
    fair = (*play, "--bots", "random", "--fair", "--save", str(folder / "left.json"))
    run(*fair, send=("some words\n" + TICKETS + ONWARDS * 5).encode())
    contest = ("arena", "--board", "amsterdam", "--players", "2", "--bots", "random,greedy")
    kept = ("--games", "4", "--seed", "1", "--out", str(folder / "arena"), "--json")
    answer = json.loads(run(*contest, *kept))
    del answer["seconds"]
    (folder / "arena.json").write_text(json.dumps(answer, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    make(parser.parse_args().folder)


if __name__ == "__main__":
    main()
