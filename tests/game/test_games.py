"""A game in the hands of a Python user: played, looked at, copied, compared, kept."""

import copy
import json
import pickle
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from random_games import TABLES
from small_boards import small_board

import perron
from perron.boards.packs import folder_of
from perron.core import moves, view
from perron.core.chance import Dice
from perron.core.fair import Fairness, commit
from perron.core.judge import judge
from perron.core.play import apply, new_game
from perron.wire import records
from perron.wire.records import record_lines

each_table = pytest.mark.parametrize(("board", "players"), TABLES)


def played(board: str, players: int, seed: int = 3) -> Iterator[perron.Game]:
    """A random game through the front door, before each decision and at the end."""
    game = perron.Game.new(board, players, seed)
    dice = Dice(seed)
    while not game.over:
        yield game
        seat = game.to_act[-1]
        legal = game.legal(seat)
        game.act(seat, legal[int(dice.below(len(legal)))])
    yield game


@each_table
def test_a_whole_game_is_the_game_that_the_engine_plays(board: str, players: int) -> None:
    position = new_game(perron.load(board), players, 3)
    dice = Dice(3)
    for game in played(board, players):
        assert game.position.state() == position.state()
        assert game.over == (not game.to_act)
        for seat in range(players):
            listed = moves.legal(position, seat)
            assert game.legal(seat) == listed
            assert game.observe(seat) == perron.observe(position, seat)
        if game.to_act:
            seat = game.to_act[-1]
            listed = moves.legal(position, seat)
            action = listed[int(dice.below(len(listed)))]
            assert judge(position, seat, action) is None
            apply(position, seat, action, None)


@each_table
def test_what_is_seen_is_what_the_engine_shows(board: str, players: int) -> None:
    """Field by field: names and counts stand for the numbers that bots get from the engine."""
    fields = list(view.Observation.__dataclass_fields__)
    for n, game in enumerate(played(board, players)):
        if n % 10:
            continue
        for seat in (None, *range(players)):
            ours, theirs = game.observe(seat), view.observe(game.position, seat)
            for field in set(fields) - {"players", "tunnel"}:
                assert getattr(ours, field) == getattr(theirs, field), field
            for mine, shown in zip(ours.players, theirs.players, strict=True):
                for field in view.SeatView.__dataclass_fields__:
                    assert getattr(mine, field) == getattr(shown, field), field
            assert (ours.tunnel is None) == (theirs.tunnel is None)
            if ours.tunnel and theirs.tunnel:
                for field in view.TunnelView.__dataclass_fields__:
                    assert getattr(ours.tunnel, field) == getattr(theirs.tunnel, field), field
                assert ours.tunnel.route.id in repr(ours.tunnel)


def test_an_observation_reads_by_names() -> None:
    game = perron.Game.new("europe", players=2, seed=7)
    for seat in (0, 1):
        game.act(seat, game.legal(seat)[-1])
    seen = game.observe(0)
    assert repr(seen.hand) == "Cards(pink=1, yellow=1, black=2)"
    assert repr(seen.market) == "(<locomotive>, <yellow>, <orange>, <blue>, <pink>)"
    assert {repr(ticket) for ticket in seen.tickets} == {
        *("<athina-edinburgh>", "<essen-marseille>"),
        *("<sarajevo-sevastopol>", "<berlin-roma>"),
    }
    assert "turn of seat 0" in repr(seen)
    assert "hand 1 pink, 1 yellow, 2 black" in repr(seen)
    assert "hand" not in repr(game.observe())
    with pytest.raises(AttributeError):
        seen.hand = perron.Cards()


def test_routes_and_stations_are_seen_by_name() -> None:
    for game in played("europe", 2):
        seen = game.observe()
        board = game.board
        assert len(seen.claims) == sum(owner >= 0 for owner in seen.owners)
        assert all(seen.owners[board.route(id)] == seat for id, seat in seen.claims.items())  # type: ignore[index]
        assert all(seen.stations[board.city(id)] == seat for id, seat in seen.built.items())  # type: ignore[index]
    assert seen.claims
    assert seen.built


def test_observations_and_facts_cross_processes() -> None:
    seen = perron.Game.new("europe", players=2, seed=7).observe(1)
    again = pickle.loads(pickle.dumps(seen))
    assert again == seen
    assert type(again) is perron.Observation
    assert again.board is seen.board
    assert repr(again) == repr(seen)
    assert type(again.players[0]) is perron.SeatView


@each_table
def test_facts_read_by_names_and_equal_those_of_the_engine(board: str, players: int) -> None:
    *_, game = played(board, players)
    kept = [step.facts for step in game.record.steps]
    assert [step.facts for step, _ in game.replay()] == kept
    names = {route.id for route in game.board.routes}
    claims = [f for step, _ in game.replay() for f in step.facts if isinstance(f, perron.Claimed)]
    assert claims
    assert {fact.route.id for fact in claims} <= names  # type: ignore[attr-defined]
    assert all(isinstance(fact.cards, perron.Cards) for fact in claims)


@each_table
def test_a_replay_has_the_game_after_every_step(board: str, players: int) -> None:
    copies = [game.copy() for game in played(board, players)]
    replayed = list(perron.replay(copies[-1]))
    assert [then for _, then in replayed] == copies
    assert replayed[0][0].action is None
    # Each is a game of its own.
    assert [then for _, then in replayed] == copies
    early = replayed[0][1]
    early.act(0, early.legal(0)[0])
    assert early != copies[1]
    assert [then for _, then in perron.replay(copies[-1])] == copies


@each_table
def test_copies_pickles_and_files_are_equal_and_go_on_alike(
    board: str, players: int, tmp_path: Path
) -> None:
    for n, game in enumerate(played(board, players)):
        if n not in (0, 20, 40):
            continue
        path = tmp_path / "game.json"
        game.save(path)
        others = [
            copy.copy(game),
            copy.deepcopy(game),
            game.copy(),
            pickle.loads(pickle.dumps(game)),
            perron.Game.load(path),
        ]
        ends = []
        for other in others:
            assert other == game
            assert other is not game
            ends.append(finished(other, n))
            assert other != game
        assert all(end == ends[0] for end in ends)
        assert [repr(end.score()) for end in ends] == [repr(ends[0].score())] * len(ends)


def finished(game: perron.Game, seed: int) -> perron.Game:
    dice = Dice(seed)
    while not game.over:
        legal = game.legal(game.to_act[0])
        game.act(game.to_act[0], legal[int(dice.below(len(legal)))])
    return game


def test_games_that_differ_only_in_the_seed_differ() -> None:
    assert perron.Game.new("europe", 2, 7) == perron.Game.new("europe", 2, 7)
    assert perron.Game.new("europe", 2, 7) != perron.Game.new("europe", 2, 8)
    assert perron.Game.new("europe", 2, 7) != perron.Game.new("europe", 2, 7, names=("a", "b"))
    assert perron.Game.new("europe", 2, 7) != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(perron.Game.new("europe", 2, 7))


def test_a_game_without_a_seed_is_dealt_anew_and_can_be_dealt_again() -> None:
    game = perron.Game.new("europe", 2)
    assert game.seed is not None
    assert perron.Game.new("europe", 2, game.seed) == game
    assert perron.Game.new("europe", 2) != game


def test_shuffles_that_anyone_can_check_go_on_in_copies() -> None:
    secret, entropy = b"secret", (b"one", b"two")
    fair = Fairness(commit(secret), entropy, secret)
    game = perron.Game(records.Game.new(perron.load("europe"), 2, 0, fair=fair))
    ends = [finished(each, 1) for each in (game.copy(), pickle.loads(pickle.dumps(game)))]
    assert ends[0] == ends[1]
    assert ends[0].record.check_shuffles() > 2


def test_a_saved_game_is_a_record_that_all_commands_read(tmp_path: Path) -> None:
    game = finished(perron.Game.new("amsterdam", 2, 5), 1)
    path = tmp_path / "game.json"
    game.save(str(path))
    assert path.read_text(encoding="utf-8").splitlines() == list(record_lines(game.record))
    value = json.loads(path.read_text(encoding="utf-8"))
    assert records.record_from_json(value, perron.load).outcome == game.record.outcome
    assert [path] == list(tmp_path.iterdir())


def test_a_damaged_file_is_refused_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = perron.Game.new("amsterdam", 2, 5)
    game.act(0, game.legal(0)[0])
    game.save(path)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace('"player": 0', '"player": 1', 1), encoding="utf-8")
    with pytest.raises(perron.BadInput, match=r"game\.json: steps\[0\]"):
        perron.Game.load(path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(perron.BadInput, match="not JSON"):
        perron.Game.load(path)


def test_a_board_of_ones_own_is_played_saved_and_pickled(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(folder_of("amsterdam"), folder)
    toml = folder / "board.toml"
    text = toml.read_text(encoding="utf-8").replace('id = "amsterdam"', 'id = "mine"', 1)
    toml.write_text(text, encoding="utf-8")
    game = perron.Game.new(str(folder), players=2, seed=1)
    assert repr(game).startswith("<Game mine, 2 players")
    assert pickle.loads(pickle.dumps(game)) == game
    assert pickle.loads(pickle.dumps(game.board)).tickets == game.board.tickets
    assert perron.Game.new(perron.load(str(folder)), 2, 1) == game
    game.save(tmp_path / "game.json")
    with pytest.raises(perron.BadInput, match="mine"):
        perron.Game.load(tmp_path / "game.json")
    assert perron.Game.load(tmp_path / "game.json", str(folder)) == game
    assert perron.Game.load(tmp_path / "game.json", game.board) == game
    with pytest.raises(perron.BadInput, match="is not the board given"):
        perron.Game.load(tmp_path / "game.json", perron.load("europe"))
    assert "<svg" in game.svg()
    assert game.svg(folder) != game.svg()


def test_boards_that_differ_make_different_games() -> None:
    one, other = small_board([(0, 1, 1), (1, 2, 1)]), small_board([(0, 1, 1), (1, 2, 2)])
    assert pickle.loads(pickle.dumps(one)).routes == one.routes
    assert repr(one) == "<Board small>"
    assert one.routes != other.routes


def test_a_seat_that_is_none_is_refused() -> None:
    game = perron.Game.new("europe", players=2, seed=7)
    for seat in (-1, 2, 2**70):
        assert isinstance(game.judge(seat, perron.Draw("deck")), perron.UnknownPlayer)
        for ask in (game.legal, game.observe, lambda seat: game.act(seat, perron.Pass())):
            with pytest.raises(perron.UnknownPlayer, match="seats are numbered 0 to 1"):
                ask(seat)


def test_a_refused_action_changes_nothing() -> None:
    game = perron.Game.new("europe", players=2, seed=7)
    for seat in game.to_act:
        game.act(seat, game.legal(seat)[0])
    before = game.copy()
    with pytest.raises(perron.NotInHand, match="player 0 does not hold 2 pink"):
        game.act(0, perron.Claim("brest-pamplona", pink=2))
    with pytest.raises(perron.NotYourTurn):
        game.act(1, perron.Draw("deck"))
    assert game == before


def test_the_verbs_take_a_game_or_a_position() -> None:
    game = perron.Game.new("europe", players=2, seed=7)
    for state in (game, game.position):
        assert perron.legal(state, 1) == game.legal(1)
        assert perron.observe(state, 1) == game.observe(1)
        assert perron.score(state) == game.score()
        assert isinstance(perron.judge(state, 0, perron.Draw(0)), perron.WrongMoment)


def test_every_moment_is_told_in_a_line_and_as_a_table() -> None:
    told: dict[str, str] = {}
    for board in ("europe", "amsterdam"):
        for game in played(board, 2):
            told.setdefault(game.phase, repr(game))
            text = str(game)
            assert text.startswith(f"{game.board.name}, 2 players: ")
            assert text == game.board_text()
            assert all(line == line.rstrip() for line in text.splitlines())
    assert set(told) == {"setup", "turn", "second_card", "tunnel", "keep", "over"}
    assert told["setup"] == "<Game europe, 2 players, choosing first tickets: seats 0, 1>"
    assert told["turn"] == "<Game europe, 2 players, beginning a turn: seat 0>"
    assert "won, " in told["over"]
    assert "choosing first contracts" in repr(perron.Game.new("amsterdam", 2, 1))


class Longest:
    """Claims the longest route that it can pay for; otherwise draws blind."""

    def decide(self, seen: perron.Observation, legal: Sequence[perron.Action]) -> perron.Action:
        claims = [action for action in legal if isinstance(action, perron.Claim)]
        if claims:
            return max(claims, key=lambda claim: seen.board.routes[claim.route].length)
        return perron.Draw("deck") if perron.Draw("deck") in legal else legal[0]


@pytest.mark.parametrize("opponent", ["random", "greedy", "planner", "search:5", "level1"])
def test_a_newcomers_bot_plays_against_the_others(opponent: str) -> None:
    game = perron.Game.new("amsterdam", players=2, seed=4)
    other = perron.bots.make(opponent, seed=1)
    mine = Longest()
    while not game.over:
        (seat, *_), decide = game.to_act, mine.decide
        if seat:
            game.act(seat, other.decide(game.observe(seat), game.legal(seat)))
        else:
            game.act(seat, decide(game.observe(seat), game.legal(seat)))
    assert {player.rank for player in game.score().players} <= {1, 2}
    assert game.observe(0).claims


def test_a_bot_decides_alike_for_what_the_engine_shows_and_for_what_is_shown_here() -> None:
    for name in ("greedy", "planner", "search:5"):
        for n, game in enumerate(played("europe", 2)):
            if n % 40:
                continue
            seat = game.to_act[0]
            ours = perron.bots.make(name, n).decide(game.observe(seat), game.legal(seat))
            theirs = perron.bots.make(name, n).decide(
                view.observe(game.position, seat), moves.legal(game.position, seat)
            )
            assert game.named(ours) == game.named(theirs)
