"""Shuffles that anyone can check: unbiased, reproducible, and caught when tampered with."""

import hashlib
import hmac
import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from random_games import TABLES

from perron.boards import load
from perron.cli.main import main
from perron.core.chance import Dice
from perron.core.errors import BadInput
from perron.core.facts import Shuffled
from perron.core.fair import Fairness, FairShuffles, commit, starter_of
from perron.core.moves import legal
from perron.core.turns import next_to_act
from perron.wire.records import Game, Record, record_from_json, record_lines

SECRET = bytes(range(32))
TOOL = Path(__file__).parent.parent.parent / "tools" / "verify_shuffle.py"


def fairness(players: int) -> Fairness:
    return Fairness(commit(SECRET), tuple(b"seat %d" % seat for seat in range(players)), SECRET)


def played(board: str, players: int, seed: int, most: int = 10**6) -> Game:
    game = Game.new(load(board), players, 0, fair=fairness(players))
    dice = Dice(seed)
    while not game.over and len(game.record.steps) < most:
        seat = int(next_to_act(game.position))
        actions = legal(game.position, seat)
        game.act(seat, actions[dice.below(len(actions))])
    return game


def text(record: Record) -> str:
    return "\n".join(record_lines(record))


def swapped(record: Record, step: int, fact: int) -> Record:
    """The same record with the first two different items of an order swapped."""
    told = record.steps[step].facts[fact]
    assert isinstance(told, Shuffled)
    order = list(told.order)
    other = next(n for n, item in enumerate(order) if item != order[0])
    order[0], order[other] = order[other], order[0]
    facts = list(record.steps[step].facts)
    facts[fact] = replace(told, order=tuple(order))
    steps = list(record.steps)
    steps[step] = replace(steps[step], facts=tuple(facts))
    return replace(record, steps=steps)


def test_the_orders_are_known_for_ever() -> None:
    """These values are what the method gives; another answer would break every old record."""
    shuffles = FairShuffles(SECRET, [b"a", b""])
    assert commit(SECRET) == "68382be81b65ab414b4e08ec295729d9735e697a4f594e7721af190cffcf4966"
    assert [shuffles(6), shuffles(6)] == [[4, 0, 2, 1, 3, 5], [4, 1, 5, 3, 0, 2]]


def test_every_order_is_as_likely_as_any_other() -> None:
    shuffles = FairShuffles(SECRET, [])
    times = 24 * 200
    found = Counter(tuple(shuffles(4)) for _ in range(times))
    assert len(found) == 24
    chi_square = sum((number - 200) ** 2 / 200 for number in found.values())
    # 23 degrees of freedom: above 49.7 once in a thousand times.
    assert chi_square < 49.7


def test_secret_and_every_entropy_matter() -> None:
    orders = [
        FairShuffles(secret, entropy)(50)
        for secret, entropy in [
            (SECRET, [b"a", b"b"]),
            (SECRET[::-1], [b"a", b"b"]),
            (SECRET, [b"ab", b""]),
            (SECRET, [b"", b"ab"]),
            (SECRET, [b"b", b"a"]),
        ]
    ]
    assert len({tuple(order) for order in orders}) == len(orders)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_game_dealt_fairly_is_found_to_be(board: str, players: int) -> None:
    record = played(board, players, 5).record
    assert record.check_shuffles() == record.shuffles() >= 2


def test_a_game_goes_on_with_the_same_shuffles_after_a_stop() -> None:
    whole = played("amsterdam", 2, 3)
    part = played("amsterdam", 2, 3, most=20)
    game = Game.resumed(record_from_json(json.loads(text(part.record)), load))
    for step in whole.record.steps[20:]:
        assert step.player is not None
        assert step.action is not None
        game.act(step.player, step.action)
    assert text(game.record) == text(whole.record)


def test_a_card_that_does_not_fit_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = swapped(played("europe", 2, 1, most=1).record, 0, 0)
    with pytest.raises(BadInput, match=r"^steps\[0\]\.facts\[0\]\.order\[0\]: is \w+, the seeds"):
        record.check_shuffles()
    file = tmp_path / "game.json"
    file.write_text(text(record), encoding="utf-8")
    ran = subprocess.run([sys.executable, TOOL, file], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("no: steps[0].facts[0].order[0] is ")
    # Dealt from that order the game could still be folded, but not the hands it tells of.
    assert main(["verify", str(file)]) == 2
    assert "on top of the pile" in capsys.readouterr().err


@pytest.mark.parametrize("change", ["secret", "entropy", "commitment"])
def test_another_secret_entropy_or_commitment_is_found_out(change: str, tmp_path: Path) -> None:
    record = played("amsterdam", 2, 2).record
    assert record.fair is not None
    other = {
        "secret": replace(record.fair, secret=SECRET[::-1]),
        "entropy": replace(record.fair, entropy=(b"mine", b"yours")),
        "commitment": replace(record.fair, commitment=commit(b"something else")),
    }[change]
    forged = replace(record, fair=other)
    with pytest.raises(BadInput):
        forged.check_shuffles()
    file = tmp_path / "game.json"
    file.write_text(text(forged), encoding="utf-8")
    ran = subprocess.run([sys.executable, TOOL, file], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr[:3]) == (1, "no:")
    assert main(["verify", str(file)]) == 1


@pytest.mark.parametrize(("board", "players"), [("europe", 3), ("nordic", 2), ("amsterdam", 4)])
def test_the_command_and_the_tool_say_yes(
    board: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text(played(board, players, 8).record), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("yes: ")
    ran = subprocess.run([sys.executable, TOOL, file], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout[:4]) == (0, "yes:")


def test_a_game_without_a_commitment_or_before_the_end_can_not_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = Game.new(load("europe"), 2, 1).record
    file = tmp_path / "game.json"
    file.write_text(text(plain), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "nobody committed" in capsys.readouterr().err
    running = played("europe", 2, 1, most=3).record
    assert running.fair is not None
    hidden = replace(running, fair=replace(running.fair, secret=None))
    with pytest.raises(BadInput, match="not revealed yet"):
        hidden.check_shuffles()
    assert record_from_json(json.loads(text(hidden)), load).fair == hidden.fair


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_lets_every_seat_begin_as_the_method_says(seats: int) -> None:
    begun = []
    for n in range(60):
        secret, entropy = bytes([n]) * 16, [bytes([seat]) for seat in range(seats)]
        parts = [b"perron-shuffle-1", b"key", secret, *entropy]
        framed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        key = hashlib.sha256(framed).digest()
        digest = hmac.new(key, b"starter", hashlib.sha256).digest()
        begun.append(starter_of(secret, entropy))
        assert begun[-1] == int.from_bytes(digest, "big") % seats
    assert set(begun) == set(range(seats))
