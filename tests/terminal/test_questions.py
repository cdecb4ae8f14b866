"""What a person is asked in every phase, and the action that comes of the answers."""

import io

import pytest
from rich.console import Console

from perron.boards import load
from perron.core.actions import Action
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.view import observe
from perron.terminal.person import Leave, Person
from perron.terminal.places import matching_cities
from perron.terminal.questions import Questions
from perron.terminal.screen import Screen, progress_text
from perron.terminal.speech import Speech
from perron.wire.actions import action_to_json
from perron.wire.position_reading import position_from_json
from perron.words.catalogue import Words

Patch = pytest.MonkeyPatch


def asked(position: dict[str, object], typed: str, monkeypatch: Patch) -> tuple[Action, str]:
    """The action that seat 0 decides on, and all that was printed."""
    loaded = position_from_json(position, load)
    console = Console(file=io.StringIO(), width=80, markup=False, highlight=False)
    speech = Speech(Words(), loaded.board)
    screen = Screen(console, speech, ("you", "Anna", "Bo"), 0)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    questions = Questions(
        Person(console, speech.commands),
        screen,
        observe(loaded, 0),
        legal(loaded, 0),
        lambda action: judge(loaded, 0, action),
    )
    action = questions.decide(())
    assert judge(loaded, 0, action) is None
    assert isinstance(console.file, io.StringIO)
    return action, console.file.getvalue()


def turn(**fields: object) -> dict[str, object]:
    market = ["red", "locomotive", "blue", None, "green"]
    return {
        "board": "europe",
        "players": 2,
        "market": market,
        "market_only": True,
        "hands": [{"red": 3, "blue": 2, "green": 1, "locomotive": 2}],
        "tickets": [["paris-zagrab"]],
        **fields,
    }


TUNNEL = turn(
    phase="tunnel",
    tunnel={
        "route": "paris-zurich",
        "cards": {"locomotive": 3},
        "revealed": ["locomotive", "red", "blue"],
    },
)
SECOND = turn(phase="second_card")
KEEP = turn(phase="keep", offer=["amsterdam-wilno", "angora-kharkov", "athina-wilno"])
STUCK = turn(
    market=[], deck=[], deck_only=True, ticket_deck=[], ticket_deck_only=True, hands=[], trains=[0]
)

DECISIONS: list[tuple[dict[str, object], str, dict[str, object]]] = [
    (turn(), "1", {"type": "draw", "slot": 0}),
    (turn(), "2", {"type": "draw", "slot": 1}),
    (turn(), "6", {"type": "draw", "slot": "deck"}),
    (turn(), "4\n1", {"type": "draw", "slot": 0}),
    (turn(), "8\n1", {"type": "tickets"}),
    (turn(), "8\n0\n6", {"type": "draw", "slot": "deck"}),
    (
        turn(),
        "7\nzur\n1\n2",
        {"type": "claim", "route": "paris-zurich", "cards": {"blue": 2, "locomotive": 1}},
    ),
    (turn(), "9\nkobenhavn\n1", {"type": "station", "city": "kobenhavn", "cards": {"blue": 1}}),
    (turn(), "9\nKØBENHAVN\n2", {"type": "station", "city": "kobenhavn", "cards": {"green": 1}}),
    (SECOND, "2\n3", {"type": "draw", "slot": 2}),
    (TUNNEL, "1", {"type": "pay", "cards": {"locomotive": 1}}),
    (TUNNEL, "\n3\n2", {"type": "decline"}),
    (KEEP, "0\n2", {"type": "keep", "tickets": ["angora-kharkov"]}),
    (KEEP, "3, 1", {"type": "keep", "tickets": ["amsterdam-wilno", "athina-wilno"]}),
    (STUCK, "7\n1", {"type": "pass"}),
]


@pytest.mark.parametrize(("position", "typed", "action"), DECISIONS)
def test_answers_become_an_action(
    position: dict[str, object], typed: str, action: dict[str, object], monkeypatch: Patch
) -> None:
    decided, _ = asked(position, typed, monkeypatch)
    board = load("europe")
    assert action_to_json(board, decided) == action


TEXTS: list[tuple[dict[str, object], str, str]] = [
    (turn(), "1", "a face-up locomotive is both"),
    (turn(), "1", "7 claim a route (you can pay for "),
    (turn(hands=[]), "7\n1", "! Your cards pay for no open route yet; b shows what routes cost."),
    (
        turn(hands=[]),
        "9\n1",
        "! The next station costs 1 card of any colour; your cards do not pay",
    ),
    (turn(), "4\n1", "! No card lies there."),
    (turn(ticket_deck=[], ticket_deck_only=True), "8\n1", "! The pile of tickets is empty."),
    (turn(stations=[{"city": "roma", "player": 0}]), "1", "a station for 2 cards of one colour"),
    (turn(final_turns=1), "1", "Last round: this is your last turn."),
    (turn(trains=[12, 45]), "1", "only 12"),
    (SECOND, "2\n1", "Take the second card (not a face-up locomotive):"),
    (SECOND, "2\n1", "! A face-up locomotive counts as both cards, so it can’t be your second."),
    ({**TUNNEL, "hands": []}, "1", "You can’t pay that. Your cards come back to you."),
    (STUCK, "1", "nothing can be paid for. You may only pass."),
]


@pytest.mark.parametrize(("position", "typed", "text"), TEXTS)
def test_the_screen_says_what_is_possible_and_why_not(
    position: dict[str, object], typed: str, text: str, monkeypatch: Patch
) -> None:
    assert text in asked(position, typed, monkeypatch)[1]


def test_all_stations_built_is_said(monkeypatch: Patch) -> None:
    built = [{"city": city, "player": 0} for city in ("roma", "paris", "wien")]
    _, shown = asked(turn(stations=built), "9\n1", monkeypatch)
    assert "build a station (all are built)" in shown
    assert "! You have built all 3 stations." in shown


def test_routes_on_ticket_paths_come_first(monkeypatch: Patch) -> None:
    _, shown = asked(turn(), "7\n0\n1", monkeypatch)
    rows = [line for line in shown.splitlines() if line.startswith((" 1  ", " 2  "))]
    assert rows[0].endswith("for A")


def test_payments_with_few_locomotives_come_first(monkeypatch: Patch) -> None:
    _, shown = asked(turn(), "9\nroma\n0\n0\n1", monkeypatch)
    lines = [line.strip() for line in shown.splitlines() if "station in Rome with" in line]
    assert [line.split(" with ")[1] for line in lines] == [
        "1 blue",
        "1 green",
        "1 red",
        "1 locomotive",
    ]


def test_the_end_of_input_leaves(monkeypatch: Patch) -> None:
    with pytest.raises(Leave):
        asked(turn(), "", monkeypatch)


CITIES = [
    ("nordic", "kobenhavn", ["København"]),
    ("nordic", "KØBEN", ["København"]),
    ("nordic", "oreb", ["Örebro"]),
    ("europe", "zur", ["Erzurum", "Zürich"]),
    ("europe", "køben", ["Kobenhavn"]),
    ("europe", "wien", ["Wien"]),
    ("amsterdam", "waal", ["Nieuwe Waal", "Oude Waal"]),
    ("amsterdam", "nowhere", []),
]


@pytest.mark.parametrize(("board", "typed", "names"), CITIES)
def test_cities_are_found_by_part_of_their_name(board: str, typed: str, names: list[str]) -> None:
    cities = load(board).cities
    found = [cities[city].name for city in matching_cities(load(board), typed)]
    assert found == names


def progress(ticket: str, **fields: object) -> str:
    loaded = position_from_json(turn(tickets=[[ticket]], **fields), load)
    held = loaded.board.ticket(ticket)
    assert held is not None
    return progress_text(Speech(Words(), loaded.board), observe(loaded, 0), held)


def claims(player: int, *routes: str) -> list[dict[str, object]]:
    return [{"route": route, "player": player} for route in routes]


EDINBURGH = claims(1, "edinburgh-london-1")


def test_a_ticket_says_what_it_still_needs() -> None:
    assert progress("athina-edinburgh", claims=EDINBURGH) == "Cut off. A station could help"
    built = [{"city": city, "player": 0} for city in ("roma", "paris", "wien")]
    assert progress("athina-edinburgh", claims=EDINBURGH, stations=built) == "Cut off"
    lent = progress(
        "athina-edinburgh", claims=EDINBURGH, stations=[{"city": "london", "player": 0}]
    )
    assert lent.endswith("; your station lends Edinburgh–London")
    assert " trains to go, tunnel risk: " in lent
    short = progress("athina-edinburgh", trains=[3, 45])
    assert " trains to go, tunnel risk; you have only 3: " in short
    paris = claims(0, "paris-zurich", "venezia-zurich")
    assert progress("paris-zagrab", claims=paris) == "2 trains to go: Venice–Zagrab (2)"
    assert progress("paris-zagrab", claims=[*paris, *claims(0, "venezia-zagrab")]) == "Done"
