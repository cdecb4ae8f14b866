"""Amsterdam: double routes."""

import shutil
from pathlib import Path

import pytest
from amsterdam_tables import BOARD, J, owned
from rules_table import Table

import perron.boards
from perron.core.board import NONE
from perron.core.errors import BadInput

FIRST, SECOND = "dam-oude_kerk-1", "dam-oude_kerk-2"


@pytest.mark.clause("AM-DBL-01")
def test_the_tracks_of_a_double_join_the_same_places_and_are_equally_long() -> None:
    doubles = 0
    for n, route in enumerate(BOARD.routes):
        ends = {route.a, route.b}
        others = [
            o for o, other in enumerate(BOARD.routes) if o != n and {other.a, other.b} == ends
        ]
        assert (others or [int(NONE)]) == [int(BOARD.twin[n])]
        for other in others:
            assert BOARD.routes[other].length == route.length
            doubles += 1
    assert doubles == 2 * 13


@pytest.mark.clause("AM-DBL-01")
def test_a_double_with_tracks_of_unequal_length_is_not_this_board(tmp_path: Path) -> None:
    source = Path(perron.boards.__file__).parent / "amsterdam"
    board = shutil.copytree(source, tmp_path / "amsterdam")
    routes = board / "routes.csv"
    text = routes.read_text()
    assert perron.boards.load(str(board)).route(SECOND) is not None
    routes.write_text(text.replace("dam,oude_kerk,2,2,", "dam,oude_kerk,2,3,"))
    with pytest.raises(BadInput, match="2 and 3 spaces long"):
        perron.boards.load(str(board))


@pytest.mark.clause("AM-DBL-02")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("mine", "twin"), [(FIRST, SECOND), (SECOND, FIRST)])
def test_nobody_owns_both_tracks_of_a_double(players: int, mine: str, twin: str) -> None:
    table = Table("amsterdam", players, hands=[{J: 8}], claims=owned([mine]))
    assert table.refused("claim", route=twin, cards={J: 2}) == "twin-owned"
    assert twin not in [action["route"] for action in table.legal("claim")]


@pytest.mark.clause("AM-DBL-02")
def test_the_other_track_stays_barred_when_somebody_else_could_have_it() -> None:
    table = Table("amsterdam", 3, hands=[{J: 4}, {"pink": 2}], claims=owned([FIRST]))
    assert table.refused("claim", route=SECOND, cards={J: 2}) == "twin-owned"
    with pytest.raises(BadInput, match="the other of these two parallel tracks"):
        Table("amsterdam", 3, claims=owned([FIRST, SECOND]))


@pytest.mark.clause("AM-DBL-03")
@pytest.mark.parametrize(("taken", "twin"), [(FIRST, SECOND), (SECOND, FIRST)])
def test_with_two_players_the_first_claim_closes_the_other_track(taken: str, twin: str) -> None:
    table = Table("amsterdam", 2, hands=[{J: 2}, {J: 4}])
    assert twin in [action["route"] for action in table.legal("claim")]
    table.do("claim", route=taken, cards={J: 2})
    assert table.mover == 1
    assert table.refused("claim", route=twin, cards={J: 2}) == "route-closed"
    assert twin not in [action["route"] for action in table.legal("claim")]


@pytest.mark.clause("AM-DBL-04")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("taken", "twin"), [(FIRST, SECOND), (SECOND, FIRST)])
def test_with_more_players_somebody_else_may_use_the_other_track(
    players: int, taken: str, twin: str
) -> None:
    table = Table("amsterdam", players, hands=[{J: 2}, {J: 2}, {J: 2}])
    table.do("claim", route=taken, cards={J: 2})
    assert twin in [action["route"] for action in table.legal("claim")]
    table.do("claim", route=twin, cards={J: 2})
    assert (table.owner(taken), table.owner(twin)) == (0, 1)
    assert table.refused("claim", route=taken, cards={J: 2}) == "route-taken"
    assert table.refused("claim", route=twin, cards={J: 2}) == "route-taken"
