"""Europe: what is in the box. (EU-CMP)"""

import pytest
from europe_tables import COLOURS, built, cards_in_all
from random_games import walk
from rules_table import Table

from perron.boards import load
from perron.core.cards import KINDS
from perron.core.errors import BadInput
from perron.core.play import new_game

EUROPE = load("europe")
COUNTS = [2, 3, 4, 5]


@pytest.mark.clause("EU-CMP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_two_to_five_can_play(players: int) -> None:
    assert new_game(EUROPE, players, seed=1).seats == players
    assert Table("europe", players, new=True).printed["players"] == players


@pytest.mark.clause("EU-CMP-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_one_or_six_can_not_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        new_game(EUROPE, players, seed=1)
    with pytest.raises(BadInput, match=r"position\.players"):
        Table("europe", players, new=True)


@pytest.mark.clause("EU-CMP-02")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_45_trains(players: int) -> None:
    assert Table("europe", players, new=True).printed["trains"] == [45] * players


@pytest.mark.clause("EU-CMP-02")
def test_the_spare_trains_are_not_in_play() -> None:
    with pytest.raises(BadInput, match=r"position\.trains\[0\]"):
        Table("europe", trains=[46])


@pytest.mark.clause("EU-CMP-03")
@pytest.mark.parametrize("players", COUNTS)
def test_all_110_cards_are_somewhere_after_every_action(players: int) -> None:
    for turn in walk(EUROPE, players, seed=players):
        assert cards_in_all(turn.position) == [12] * 8 + [14]
    assert cards_in_all(turn.position) == [12] * 8 + [14]


@pytest.mark.clause("EU-CMP-04")
@pytest.mark.parametrize(
    ("colour", "route", "length"),
    [
        ("pink", "lisboa-madrid", 3),
        ("blue", "cadiz-lisboa", 2),
        ("orange", "cadiz-madrid", 3),
        ("white", "amsterdam-frankfurt", 2),
        ("green", "berlin-wien", 3),
        ("yellow", "barcelona-madrid", 2),
        ("black", "amsterdam-bruxelles", 1),
        ("red", "marseille-pamplona", 4),
    ],
)
def test_there_are_eight_colours_and_each_has_its_routes(
    colour: str, route: str, length: int
) -> None:
    table = Table("europe", hands=[{colour: length}])
    table.do("claim", route=route, cards={colour: length})
    assert table.owner(route) == 0


@pytest.mark.clause("EU-CMP-04")
def test_the_deck_has_eight_colours_and_locomotives() -> None:
    position = new_game(EUROPE, 2, seed=1)
    kinds = {KINDS[kind] for kind, number in enumerate(cards_in_all(position)) if number}
    assert kinds == {*COLOURS, "locomotive"}


@pytest.mark.clause("EU-CMP-05")
def test_there_are_6_long_and_40_regular_tickets_among_158_cards() -> None:
    long = [ticket for ticket in EUROPE.tickets if ticket.long]
    regular = [ticket for ticket in EUROPE.tickets if not ticket.long]
    assert (len(long), len(regular)) == (6, 40)
    assert min(ticket.points for ticket in long) > max(ticket.points for ticket in regular)
    summary = bonus = 1
    cards = sum(cards_in_all(new_game(EUROPE, 2, seed=1)))
    assert cards + len(EUROPE.tickets) + summary + bonus == 158


@pytest.mark.clause("EU-CMP-06")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_three_stations(players: int) -> None:
    position = new_game(EUROPE, players, seed=1)
    assert [position.stations_left(seat) for seat in range(players)] == [3] * players
    with pytest.raises(BadInput, match="no more than 3 stations"):
        Table("europe", players, stations=built(0, "roma", "wien", "riga", "kyiv"))


@pytest.mark.clause("EU-CMP-07", "EU-SET-01")
@pytest.mark.parametrize("players", COUNTS)
def test_every_score_starts_at_0(players: int) -> None:
    assert Table("europe", players, new=True).printed["scores"] == [0] * players


@pytest.mark.clause("EU-CMP-07")
def test_a_score_goes_on_beyond_the_end_of_the_track() -> None:
    table = Table("europe", hands=[{"red": 4}], scores=[99])
    table.do("claim", route="marseille-pamplona", cards={"red": 4})
    assert table.points(0) == 106
