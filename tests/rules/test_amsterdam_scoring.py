"""Amsterdam: the end of the game, final scoring, the winner."""

import pytest
from amsterdam_tables import BOARD, PLAYERS, ROW, Asked, contracts, owned
from random_games import walk
from rules_table import Table

from perron.core.position import OVER, Position
from perron.core.score import score

GREY_TWO: Asked = {"type": "claim", "route": "begijnhof-dam", "cards": {"red": 2}}


def finished(players: int, seed: int) -> Position:
    """A random game that has been played to the end."""
    for turn in walk(BOARD, players, seed):
        position = turn.position
    assert position.phase == OVER
    return position


def final_turns(table: Table) -> object:
    return table.printed["final_turns"]


# The end.


@pytest.mark.clause("AM-END-01")
@pytest.mark.parametrize(("wagons", "turns"), [(5, None), (4, 3), (3, 3), (2, 3)])
def test_two_wagons_or_fewer_at_the_end_of_a_turn_bring_the_last_round(
    wagons: int, turns: int | None
) -> None:
    table = Table("amsterdam", 3, hands=[{"red": 2}], trains=[wagons], final_turns=None)
    facts = table.do(**GREY_TWO)
    assert table.trains(0) == wagons - 2
    assert final_turns(table) == turns
    assert ("end_triggered" in [fact["type"] for fact in facts]) == (turns is not None)


@pytest.mark.clause("AM-END-01")
def test_only_claiming_brings_the_end_nearer() -> None:
    table = Table("amsterdam", trains=[3, 3], market=ROW, ticket_deck=contracts(2))
    table.do("draw", slot=0)
    table.do("draw", slot="deck")
    table.do("tickets")
    table.do("keep", tickets=contracts(2))
    assert (table.trains(0), table.trains(1)) == (3, 3)
    assert final_turns(table) is None


@pytest.mark.clause("AM-END-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_trigger_everybody_has_one_more_turn_and_the_trigger_the_last(
    players: int,
) -> None:
    hands = [{}, {"red": 2}]
    table = Table("amsterdam", players, to_move=1, market=ROW, hands=hands, trains=[16, 4])
    table.do(**GREY_TWO)
    movers, left = [], []
    while table.phase != "over":
        movers.append(table.mover)
        left.append(final_turns(table))
        table.do("draw", slot="deck")
        facts = table.do("draw", slot="deck")
    assert movers == [(2 + n) % players for n in range(players)]
    assert left == list(range(players, 0, -1))
    assert facts[-1] == {"type": "ended", "reason": "last_round"}


@pytest.mark.clause("AM-END-02")
def test_a_second_trigger_changes_nothing() -> None:
    hands = [{"red": 2}, {"blue": 2, "green": 2}]
    table = Table("amsterdam", 2, hands=hands, trains=[4, 4], market=ROW)
    table.do(**GREY_TWO)
    assert final_turns(table) == 2
    facts = table.do("claim", route="munttoren-oost_indisch_huis", cards={"blue": 2})
    assert "end_triggered" not in [fact["type"] for fact in facts]
    assert final_turns(table) == 1
    table.do("draw", slot=0)
    table.do("draw", slot=0)
    assert table.phase == "over"


@pytest.mark.clause("AM-END-02")
def test_a_last_turn_is_a_turn_like_any_other() -> None:
    table = Table("amsterdam", hands=[{"red": 2}], trains=[2, 2], market=ROW, final_turns=1)
    assert {action["type"] for action in table.legal()} == {"draw", "claim", "tickets"}


@pytest.mark.clause("AM-END-02")
@pytest.mark.parametrize(
    "asked", [GREY_TWO, {"type": "draw", "slot": "deck"}, {"type": "tickets"}, {"type": "pass"}]
)
def test_when_the_game_is_over_nothing_can_be_done(asked: Asked) -> None:
    table = Table("amsterdam", hands=[{"red": 2}], phase="over")
    assert table.mover is None
    assert table.refused(player=0, **asked) == "game-over"


# Scoring.


@pytest.mark.clause("AM-AIM-01", "AM-SCO-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_final_score_is_routes_and_contracts_and_then_merchandise(players: int) -> None:
    for seed in range(10):
        for result in score(finished(players, seed)).players:
            assert result.total == result.routes + result.tickets + result.merchandise_bonus
            others = (result.stations, result.longest_path_bonus, result.globetrotter_bonus)
            assert others == (0, 0, 0)


@pytest.mark.clause("AM-CMP-06", "AM-AIM-01")
def test_the_longest_line_of_wagons_is_worth_nothing() -> None:
    table = Table("amsterdam", claims=owned(["begijnhof-dam", "munttoren-oost_indisch_huis"]))
    assert table.result(0).longest_path == 2
    assert table.result(0).total == 4


@pytest.mark.clause("AM-SCO-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_recount_of_the_routes_gives_the_points_on_the_score_track(players: int) -> None:
    worth = {1: 1, 2: 2, 3: 4, 4: 7}
    for seed in range(10):
        position = finished(players, seed)
        for seat, result in enumerate(score(position).players):
            mine = [r for r, owner in zip(BOARD.routes, position.owner) if owner == seat]
            assert result.routes == position.score(seat) == sum(worth[r.length] for r in mine)


@pytest.mark.clause("AM-SCO-02", "AM-SET-07")
def test_at_the_end_all_contracts_are_laid_open_and_balanced() -> None:
    claims = owned(["dam-oude_kerk-1", "oude_kerk-waag-1", "oost_indisch_huis-waag-1"])
    tickets = [["oost_indisch_huis-oude_kerk", "munttoren-waag"], ["jordaan-oude_kerk"]]
    table = Table("amsterdam", phase="over", claims=claims, tickets=tickets, scores=[20, 10])
    outcome = score(table.position)
    names = [
        ([BOARD.tickets[t].id for t in p.completed], [BOARD.tickets[t].id for t in p.failed])
        for p in outcome.players
    ]
    assert names == [
        (["oost_indisch_huis-oude_kerk"], ["munttoren-waag"]),
        ([], ["jordaan-oude_kerk"]),
    ]
    assert [p.tickets for p in outcome.players] == [2 - 3, -6]
    assert [p.total for p in outcome.players] == [19, 4]


@pytest.mark.clause("AM-SCO-02")
def test_a_total_may_be_negative() -> None:
    table = Table("amsterdam", tickets=[["jordaan-oude_kerk"]], scores=[2])
    assert table.result(0).total == -4


@pytest.mark.clause("AM-SCO-03")
def test_the_merchandise_bonus_is_added_and_can_turn_the_game() -> None:
    table = Table("amsterdam", 3, scores=[20, 18, 18], merchandise=[1, 2, 3])
    assert [table.result(seat).total for seat in range(3)] == [22, 23, 26]
    assert table.winners() == ((2,), "points")


# The winner.


@pytest.mark.clause("AM-WIN-01")
@pytest.mark.parametrize(
    ("scores", "winner", "ranks"),
    [([12, 30], 1, [2, 1]), ([9, 7, 8], 0, [1, 3, 2]), ([5, 5, 6, 0], 2, [2, 2, 1, 4])],
)
def test_most_points_win(scores: list[int], winner: int, ranks: list[int]) -> None:
    table = Table("amsterdam", len(scores), scores=scores)
    assert table.winners() == ((winner,), "points")
    assert [table.result(seat).rank for seat in range(len(scores))] == ranks


# Two small contracts, worth 2 and 3; one larger, worth 6; one that nobody fulfils, worth 8.
SMALL = [
    *("oude_kerk-waag-1", "oost_indisch_huis-waag-1"),
    *("jan_roodenpoortstoren-korenmetershuisje-1", "jan_roodenpoortstoren-westermarkt-1"),
]
LARGE = [
    *("jordaan-noordermarkt", "haringpakkerstoren-noordermarkt"),
    *("haringpakkerstoren-korenmetershuisje-1", "korenmetershuisje-oude_kerk-1"),
]
TWO = ["oost_indisch_huis-oude_kerk", "korenmetershuisje-westermarkt"]
ONE = ["jordaan-oude_kerk"]
MISSED = ["munttoren-noordermarkt"]


@pytest.mark.clause("AM-WIN-02")
@pytest.mark.parametrize(
    ("tickets", "scores", "merchandise"),
    [
        pytest.param([TWO, ONE], [11, 10], [0, 0], id="number-not-value"),
        pytest.param([TWO, ONE], [15, 10], [1, 2], id="not-merchandise"),
        pytest.param([TWO + MISSED, ONE], [19, 10], [0, 0], id="failed-ones-do-not-count"),
        pytest.param([TWO, ONE + MISSED], [11, 18], [0, 0], id="held-ones-do-not-count"),
    ],
)
def test_level_on_points_the_player_with_more_fulfilled_contracts_wins(
    tickets: list[list[str]], scores: list[int], merchandise: list[int]
) -> None:
    for turned in (1, -1):
        table = Table(
            "amsterdam",
            claims=owned(*[SMALL, LARGE][::turned]),
            tickets=tickets[::turned],
            scores=scores[::turned],
            merchandise=merchandise[::turned],
        )
        assert table.result(0).total == table.result(1).total
        winner = 0 if turned == 1 else 1
        assert table.winners() == ((winner,), "tickets")
        assert table.result(1 - winner).rank == 2


@pytest.mark.clause("AM-WIN-02")
def test_contracts_do_not_help_who_is_behind_on_points() -> None:
    table = Table("amsterdam", claims=owned(SMALL), tickets=[TWO], scores=[10, 16])
    assert table.winners() == ((1,), "points")


@pytest.mark.clause("AM-WIN-03")
@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ([7, 7], (0, 1), [1, 1]),
        ([7, 9, 9], (1, 2), [3, 1, 1]),
        ([4, 4, 4, 4], (0, 1, 2, 3), [1, 1, 1, 1]),
    ],
)
def test_players_who_are_still_level_share_the_win(
    scores: list[int], winners: tuple[int, ...], ranks: list[int]
) -> None:
    table = Table("amsterdam", len(scores), scores=scores)
    assert table.winners() == (winners, "shared")
    assert [table.result(seat).rank for seat in range(len(scores))] == ranks


@pytest.mark.clause("AM-WIN-03")
def test_nothing_but_contracts_breaks_a_tie() -> None:
    table = Table("amsterdam", claims=owned(LARGE), scores=[10, 14], merchandise=[3, 1])
    assert table.result(0).longest_path > table.result(1).longest_path
    assert table.winners() == ((0, 1), "shared")
