"""Nordic: what is in the box, and how it is set up. (NC-CMP, NC-SET)"""

import pytest
from nordic_tables import BOARD, COLOURS, begin, claimed, dealt, heard, named, nordic, verdict
from random_games import walk
from rules_table import words

from perron.core.cards import counts, packed, row_cards, row_list
from perron.core.errors import BadInput, UnknownCard
from perron.core.facts import Shuffled
from perron.core.play import Journal, new_game
from perron.core.position import MARKET, Position
from perron.core.view import observe


def cards_in_the_game(position: Position) -> dict[str, int]:
    """The train cards in all places together."""
    cards = int(position.discard + position.laid)
    cards += int(row_cards(position.market) + row_cards(position.turned))
    cards += sum(int(position.hand(seat)) for seat in range(int(position.seats)))
    pile = position.deck_list()
    return words(cards + packed([pile.count(kind) for kind in range(len(counts(0)))]))


@pytest.mark.clause("NC-CMP-01")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_play(players: int) -> None:
    table = dealt(players)
    begin(table)
    assert table.phase == "turn"
    assert len(observe(table.position, 0).players) == players


@pytest.mark.clause("NC-CMP-01")
@pytest.mark.parametrize("players", [0, 1, 4, 5])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 3 players"):
        new_game(BOARD, players, 0)
    with pytest.raises(BadInput, match="players"):
        nordic(players)


@pytest.mark.clause("NC-CMP-02", "NC-SET-01")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_starts_with_forty_trains_and_no_points(players: int) -> None:
    table = dealt(players)
    for seat in range(players):
        assert table.trains(seat) == 40
        assert table.points(seat) == 0


@pytest.mark.clause("NC-CMP-02")
def test_the_spare_trains_are_never_laid() -> None:
    forty = ["lieksa-murmansk", "mo_i_rana-trondheim-2", "andalsnes-bergen", "kirkenes-rovaniemi"]
    forty += ["kuopio-vaasa", "stockholm-tallinn", "mo_i_rana-narvik", "narvik-tromso"]
    assert nordic(claims=claimed(forty)).trains(0) == 0
    with pytest.raises(BadInput, match="take 41 trains, a player has 40"):
        nordic(claims=claimed([*forty, "helsinki-lahti"]))


@pytest.mark.clause("NC-CMP-03")
@pytest.mark.parametrize("players", [2, 3])
def test_the_110_train_cards_stay_in_the_game(players: int) -> None:
    whole = dict.fromkeys(COLOURS, 12) | {"locomotive": 14}
    assert sum(whole.values()) == 110
    for turn in walk(BOARD, players, seed=players):
        assert cards_in_the_game(turn.position) == whole


@pytest.mark.clause("NC-CMP-04")
@pytest.mark.parametrize(
    ("route", "colour"),
    [
        ("alborg-arhus", "pink"),
        ("kajaani-lieksa", "blue"),
        ("helsinki-tampere", "orange"),
        ("helsinki-turku", "white"),
        ("boden-tornio", "green"),
        ("kajaani-oulu", "yellow"),
        ("helsinki-lahti", "black"),
        ("rovaniemi-tornio", "red"),
    ],
)
def test_each_of_the_eight_colours_pays_for_its_own_routes(route: str, colour: str) -> None:
    length = named(route).length
    paying = [kind for kind in COLOURS if verdict(route, {kind: length}) == "accepted"]
    assert paying == [colour]


@pytest.mark.clause("NC-CMP-04")
def test_brown_cards_are_called_orange() -> None:
    assert verdict("goteborg-oslo", {"orange": 2}) == "accepted"
    with pytest.raises(UnknownCard):
        nordic().refused("claim", route="goteborg-oslo", cards={"brown": 2})


@pytest.mark.clause("NC-CMP-05", "NC-SET-05")
@pytest.mark.parametrize(("players", "pile"), [(2, 36), (3, 31)])
def test_five_of_the_46_tickets_are_dealt_to_each_player(players: int, pile: int) -> None:
    table = dealt(players)
    offers = [table.offer(seat) for seat in range(players)]
    assert [len(offer) for offer in offers] == [5] * players
    assert len(table.pile) == pile
    everywhere = sorted(table.pile + [id for offer in offers for id in offer])
    assert everywhere == sorted(ticket.id for ticket in BOARD.tickets)
    assert len(set(everywhere)) == 46


@pytest.mark.clause("NC-SET-05")
def test_the_tickets_are_shuffled_before_they_are_dealt() -> None:
    journal: Journal = []
    position = new_game(BOARD, 2, 5, journal=journal)
    order = next(f.order for f in journal if isinstance(f, Shuffled) and f.pile == "tickets")
    assert (*position.offer(0), *position.offer(1), *position.pile_list()) == order
    assert len({tuple(dealt(2, seed).offer(0)) for seed in range(5)}) == 5


@pytest.mark.clause("NC-CMP-05")
def test_the_bonus_card_exists_once_and_is_worth_ten() -> None:
    table = nordic(
        claims=claimed(["helsinki-tallinn", "helsinki-tampere"]), tickets=[["tallinn-tampere"]]
    )
    assert [table.result(seat).globetrotter_bonus for seat in (0, 1)] == [10, 0]


@pytest.mark.clause("NC-CMP-06")
def test_there_are_no_stations() -> None:
    table = nordic(hands=[{"green": 3}])
    assert table.refused("station", city="oslo", cards={"green": 1}) == "no-stations"
    assert table.legal("station") == []
    assert table.result(0).stations == 0
    with pytest.raises(BadInput, match="no stations"):
        nordic(stations=[{"city": "oslo", "player": 0}])


@pytest.mark.clause("NC-CMP-06")
def test_the_longest_path_earns_nothing() -> None:
    long, short = nordic(claims=claimed(["lieksa-murmansk"], ["boden-tornio"])), nordic()
    assert long.result(0).longest_path == 9
    assert long.result(0).longest_path_bonus == 0
    assert long.result(0).total - 27 == long.result(1).total - 1 == short.result(0).total


@pytest.mark.clause("NC-SET-02")
@pytest.mark.parametrize("players", [2, 3])
def test_four_train_cards_are_dealt_to_each_player(players: int) -> None:
    table = dealt(players, seed=1)
    assert [sum(table.hand(seat).values()) for seat in range(players)] == [4] * players
    assert len({str(dealt(players, seed).hand(0)) for seed in range(5)}) > 1


@pytest.mark.clause("NC-SET-03")
@pytest.mark.parametrize("players", [2, 3])
def test_the_five_cards_after_the_hands_lie_open(players: int) -> None:
    journal: Journal = []
    position = new_game(BOARD, players, 9, journal=journal)
    assert isinstance(journal[0], Shuffled)
    order = list(journal[0].order)
    hands = 4 * players
    assert row_list(position.market, MARKET) == order[hands : hands + 5]
    assert position.deck_list() == order[hands + 5 :]


@pytest.mark.clause("NC-SET-03")
def test_an_opening_row_of_locomotives_stays() -> None:
    # Turned round, the deck has all its locomotives on top.
    table = dealt(2, shuffler=lambda size: list(range(size))[::-1])
    assert table.market == ["locomotive"] * 5
    assert table.discard == {}


@pytest.mark.clause("NC-SET-04")
def test_the_bonus_card_belongs_to_nobody_before_scoring() -> None:
    table = nordic(
        hands=[{"orange": 1}],
        claims=claimed(["helsinki-tallinn"]),
        tickets=[["tallinn-tampere"]],
        trains=[3, 40],
    )
    table.do("claim", route="helsinki-tampere", cards={"orange": 1})
    assert [table.points(seat) for seat in (0, 1)] == [3, 0]
    for _ in range(4):
        table.do("draw", slot="deck")
    assert table.phase == "over"
    assert [table.points(seat) for seat in (0, 1)] == [3, 0]
    assert [table.result(seat).total for seat in (0, 1)] == [3 + 3 + 10, 0]


@pytest.mark.clause("NC-SET-06")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_than_two_opening_tickets_are_too_few(number: int) -> None:
    table = dealt(2)
    assert table.refused("keep", player=0, tickets=table.offer(0)[:number]) == "keep-too-few"


@pytest.mark.clause("NC-SET-06")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_two_to_five_opening_tickets_may_be_kept(number: int) -> None:
    table = dealt(2)
    wanted = table.offer(0)[5 - number :]
    table.do("keep", player=0, tickets=wanted)
    assert sorted(table.tickets(0)) == sorted(wanted)


@pytest.mark.clause("NC-SET-07")
def test_opening_tickets_not_kept_leave_the_game_unseen() -> None:
    table = dealt(3)
    pile, returned = table.pile, table.offer(0)[2:]
    facts = table.do("keep", player=0, tickets=table.offer(0)[:2])
    for other in (1, 2, None):
        assert heard(facts, other)[0]["returned"] == [None] * 3
        assert observe(table.position, other).returned == ()
    for seat in (1, 2):
        table.do("keep", player=seat, tickets=table.offer(seat))
    assert table.pile == pile
    everywhere = [*table.pile, *table.tickets(0), *table.tickets(1), *table.tickets(2)]
    assert not set(returned) & set(everywhere)


@pytest.mark.clause("NC-SET-08")
def test_a_kept_opening_ticket_cannot_be_given_back() -> None:
    table = dealt(2)
    kept = table.offer(0)[:2]
    table.do("keep", player=0, tickets=kept)
    assert table.refused("keep", player=0, tickets=kept[:1]) == "already-chosen"
    table.do("keep", player=1, tickets=table.offer(1))
    assert table.refused("keep", tickets=kept[:1]) == "wrong-moment"
    table.do("tickets")
    assert not set(kept) & set(table.offer(0))
    assert table.refused("keep", tickets=kept) == "not-offered"
    table.do("keep", tickets=table.offer(0)[:1])
    assert set(kept) < set(table.tickets(0))


@pytest.mark.clause("NC-SET-08")
def test_tickets_once_held_are_held_to_the_end() -> None:
    held: list[set[int]] = [set(), set(), set()]
    for turn in walk(BOARD, 3, seed=4):
        for seat, before in enumerate(held):
            now = set(turn.position.tickets(seat))
            assert before <= now
            held[seat] = now
    assert min(len(tickets) for tickets in held) >= 2
