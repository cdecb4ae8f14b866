"""Bots: legal, deterministic, blind to what their seat can't see, and replaced when they fail."""

import time
from collections.abc import Sequence

import pytest
from random_games import TABLES, walk

from perron.boards import load
from perron.bots import DEFAULT_BOT, NAMES, UNLIMITED, Budget, make
from perron.bots.guess import Guesses
from perron.bots.search import SearchBot
from perron.bots.supervise import safe_choice, supervise
from perron.core.actions import Action, Claim
from perron.core.chance import Dice
from perron.core.errors import BadInput
from perron.core.moves import legal
from perron.core.play import apply
from perron.core.position import OVER, Position
from perron.core.score import score
from perron.core.turns import next_to_act
from perron.core.view import Observation, observe
from perron.wire.records import Game

QUICK = ("random", "greedy", "planner", "level1", "level2", "search:6")


def decided(name: str, position: Position, seat: int, seed: int = 3) -> Action:
    actions = legal(position, seat)
    decision = supervise(make(name, seed), observe(position, seat), actions, Budget())
    assert decision.failure is None
    return decision.action


def played(board: str, names: Sequence[str], seed: int) -> Game:
    game = Game.new(load(board), len(names), seed)
    bots = [make(name, seed + seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = int(next_to_act(game.position))
        actions = legal(game.position, seat)
        decision = supervise(bots[seat], observe(game.position, seat), actions, Budget())
        assert decision.failure is None
        game.act(seat, decision.action)
    return game


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_a_whole_game_by_the_rules(name: str) -> None:
    game = played("amsterdam", [name, "random"], 4)
    assert game.position.phase == OVER


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_planner_plays_every_board_with_every_number(board: str, players: int) -> None:
    outcome = score(played(board, ["planner"] * players, 2).position)
    assert max(player.total for player in outcome.players) > 0


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, second = (played("amsterdam", [name, name], 9).record.steps for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["greedy", "planner", "search:6"])
@pytest.mark.parametrize("board", ["europe", "nordic", "amsterdam"])
def test_two_positions_equal_to_the_seats_eye_get_the_same_decision(name: str, board: str) -> None:
    """Deal out anew all that the seat can't see: what it decides stays the same."""
    looks = 0
    for n, turn in enumerate(walk(load(board), 2, 21)):
        if n % 23 == 0:
            seat = turn.seat
            seen = observe(turn.position, seat)
            other = Guesses(seen).deal(Dice(n))
            assert legal(other, seat) == legal(turn.position, seat)
            if observe(other, seat).returned == seen.returned:
                assert decided(name, other, seat) == decided(name, turn.position, seat)
                looks += 1
    assert looks > 0


def test_the_planner_beats_greedy_and_greedy_beats_random() -> None:
    for strong, weak in (("planner", "greedy"), ("greedy", "random")):
        wins = 0
        for seed in range(5):
            for seats in ([strong, weak], [weak, strong]):
                winners = score(played("amsterdam", seats, seed).position).winners
                wins += winners == (seats.index(strong),)
        assert wins >= 8, (strong, weak, wins)


def test_the_planner_links_its_tickets() -> None:
    done = failed = 0
    for seed in range(4):
        for player in score(played("europe", ["planner", "planner"], seed).position).players:
            done += len(player.completed)
            failed += len(player.failed)
    assert failed <= done // 4


class Broken:
    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        raise ZeroDivisionError("oh")


class Cheating:
    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        return Claim(0, 0)


@pytest.mark.parametrize(
    ("bot", "failure"), [(Broken(), "ZeroDivisionError: oh"), (Cheating(), "not among the legal")]
)
def test_a_bot_that_fails_is_replaced_and_reported(bot: Broken | Cheating, failure: str) -> None:
    for n, turn in enumerate(walk(load("europe"), 2, 5)):
        if n % 40 == 0:
            actions = legal(turn.position, turn.seat)
            decision = supervise(bot, observe(turn.position, turn.seat), actions, Budget())
            assert decision.failure is not None
            assert failure in decision.failure
            assert decision.action == safe_choice(actions)
            assert decision.action in actions


def test_a_bot_that_overruns_is_replaced_and_reported() -> None:
    position = next(walk(load("europe"), 2, 5)).position
    actions = legal(position, 0)

    class Slow:
        def decide(
            self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
        ) -> Action:
            end = time.perf_counter() + 0.4
            while time.perf_counter() < end:
                Guesses(observation).deal(Dice(1))
            return legal[0]

    decision = supervise(Slow(), observe(position, 0), actions, Budget(seconds=0.0))
    assert decision.failure is not None
    assert "took" in decision.failure


def test_a_bot_is_held_to_a_budget_of_its_own() -> None:
    position = next(walk(load("europe"), 2, 5)).position
    actions = legal(position, 0)

    class Slow:
        budget = Budget(seconds=0.0)

        def decide(
            self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
        ) -> Action:
            assert budget == Budget(seconds=0.0, iterations=3)
            end = time.perf_counter() + 0.4
            while time.perf_counter() < end:
                Guesses(observation).deal(Dice(1))
            return legal[0]

    decision = supervise(Slow(), observe(position, 0), actions, Budget(seconds=9, iterations=3))
    assert decision.failure is not None
    assert decision.failure.endswith("of 0.00 s")
    assert decision.action == safe_choice(actions)


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("search:0.5s", Budget(seconds=0.5)),
        ("search:60", Budget(iterations=60)),
        ("search", Budget(iterations=200)),
    ],
)
def test_a_bot_made_with_a_budget_carries_it(name: str, own: Budget) -> None:
    bot = make(name, 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == own


def test_of_two_budgets_the_tighter_counts_in_each_respect() -> None:
    one, other = Budget(seconds=2, iterations=5), Budget(seconds=1)
    assert one.within(other) == other.within(one) == Budget(seconds=1, iterations=5)
    assert Budget().within(Budget()) == Budget()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", "there is no such bot; there are random, greedy"),
        ("search:0", "a budget is 1 to"),
        ("search:-1s", "a budget is 1 to"),
        ("search:nans", "a budget is 1 to"),
        ("search:", "a budget is 1 to"),
        ("search:601s", "or up to 600 seconds"),
        ("planner:5", "planner takes no budget"),
        ("level4:5", "level4 takes no budget"),
        ("nobody:5", "there is no such bot"),
        ("level7", "there is no such bot"),
    ],
)
def test_a_name_that_is_no_bot_is_refused(name: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        make(name, 0)


def test_every_name_makes_a_bot() -> None:
    assert DEFAULT_BOT in NAMES
    for name in NAMES:
        assert make(name, 1) is not None


def test_budget_in_seconds_is_kept() -> None:
    game = Game.new(load("amsterdam"), 2, 1)
    decision = supervise(
        make("search:0.05s", 1), observe(game.position, 0), legal(game.position, 0), Budget()
    )
    assert decision.failure is None
    assert decision.seconds < 2


def test_applying_the_planners_moves_needs_no_other_position() -> None:
    """The planner's decision on a guess is the one it makes on what lies open."""
    for n, turn in enumerate(walk(load("europe"), 3, 8)):
        if n > 60:
            break
        if n % 5 == 0:
            action = decided("planner", turn.position, turn.seat)
            trial = turn.position.clone()
            apply(trial, turn.seat, action, None)
            assert trial.state() != turn.position.state()
