"""Amsterdam: what is in the box, and what is not."""

from collections import Counter
from collections.abc import Iterator

import pytest
from amsterdam_tables import BOARD, PLAYERS, Asked
from random_games import walk
from rules_table import Table, words

from perron.core.cards import KINDS, row_cards
from perron.core.errors import BadInput, UnknownCard
from perron.core.facts import StationBuilt, TunnelEntered, TunnelPriced
from perron.core.moves import legal
from perron.core.play import Journal, apply, new_game
from perron.core.position import Position


def moments(players: int) -> Iterator[Position]:
    """Every position of two random games, the last one included."""
    for seed in (1, 2):
        for turn in walk(BOARD, players, seed):
            yield turn.position
        yield turn.position


@pytest.mark.clause("AM-CMP-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_four_players_can_play(players: int) -> None:
    table = Table("amsterdam", players, new=True)
    assert [len(table.offer(seat)) for seat in range(players)] == [2] * players


@pytest.mark.clause("AM-CMP-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_can_not_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        new_game(BOARD, players, seed=1)
    with pytest.raises(BadInput, match=r"position\.players"):
        Table("amsterdam", players, new=True)


@pytest.mark.clause("AM-CMP-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_sixteen_wagons_in_hand_or_on_the_board(players: int) -> None:
    for position in moments(players):
        for seat in range(players):
            laid = sum(r.length for r, owner in zip(BOARD.routes, position.owner) if owner == seat)
            assert position.trains(seat) + laid == 16


@pytest.mark.clause("AM-CMP-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_44_transport_cards_are_always_all_there(players: int) -> None:
    colours = ("pink", "blue", "orange", "green", "black", "red")
    for position in moments(players):
        cards = Counter(KINDS[kind] for kind in position.deck_list())
        for part in (position.discard, row_cards(position.market)):
            cards.update(words(int(part)))
        for seat in range(players):
            cards.update(words(int(position.hand(seat))))
        assert cards == {colour: 6 for colour in colours} | {"locomotive": 8}


@pytest.mark.clause("AM-CMP-03")
@pytest.mark.parametrize("colour", ["white", "yellow"])
def test_there_are_no_white_or_yellow_cards(colour: str) -> None:
    with pytest.raises(UnknownCard):
        Table("amsterdam").refused("claim", route="begijnhof-dam", cards={colour: 2})
    with pytest.raises(BadInput):
        Table("amsterdam", hands=[{colour: 1}])


@pytest.mark.clause("AM-CMP-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_24_contracts_are_always_all_there(players: int) -> None:
    for position in moments(players):
        places = [position.pile_list()]
        places += [position.tickets(seat) + position.offer(seat) for seat in range(players)]
        assert sorted(ticket for place in places for ticket in place) == list(range(24))


@pytest.mark.clause("AM-CMP-05", "AM-SET-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_sixteen_merchandise_cards_lie_in_a_stack_until_they_are_gained(players: int) -> None:
    assert new_game(BOARD, players, seed=1).merchandise_left() == 16
    for position in moments(players):
        claimed = sum(
            route.merchandise and owner >= 0 for route, owner in zip(BOARD.routes, position.owner)
        )
        assert position.merchandise_left() == 16 - claimed


@pytest.mark.clause("AM-CMP-05")
def test_no_more_than_sixteen_merchandise_cards_can_be_out() -> None:
    assert Table("amsterdam", merchandise=[9, 7]).position.merchandise_left() == 0
    with pytest.raises(BadInput, match=r"position\.merchandise"):
        Table("amsterdam", merchandise=[9, 8])


@pytest.mark.clause("AM-CMP-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_ferry_tunnel_or_station_ever_comes_up(players: int) -> None:
    facts: Journal = []
    for turn in walk(BOARD, players, 3):
        kinds = {type(action).__name__ for action in legal(turn.position, turn.seat)}
        assert kinds <= {"Draw", "Claim", "AskTickets", "Keep", "Pass"}
        apply(turn.position.clone(), turn.seat, turn.action, facts)
    assert not any(isinstance(fact, StationBuilt | TunnelEntered | TunnelPriced) for fact in facts)
    assert all(price.symbols == 0 and price.exchange == 0 for price in BOARD.tariffs)


@pytest.mark.clause("AM-CMP-06")
@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"type": "station", "city": "dam", "cards": {"red": 1}}, "no-stations"),
        ({"type": "pay", "cards": {"red": 1}}, "wrong-moment"),
        ({"type": "decline"}, "wrong-moment"),
    ],
)
def test_stations_and_tunnel_payments_are_refused(asked: Asked, code: str) -> None:
    assert Table("amsterdam", hands=[{"red": 3}]).refused(**asked) == code
