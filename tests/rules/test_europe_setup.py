"""Europe: setting up. (EU-SET, EU-TRN-01)"""

from typing import Any

import pytest
from europe_tables import ROW, held, named
from random_games import walk
from rules_table import Table, words

from perron.boards import load
from perron.core.actions import DECK, Draw, Keep
from perron.core.cards import KINDS, counts, total
from perron.core.facts import CARD_PILE, HandDealt, RowCleared, Shuffled
from perron.core.judge import judge
from perron.core.play import Journal, apply, new_game
from perron.core.position import IN_BOX

EUROPE = load("europe")
COUNTS = [2, 3, 4, 5]
# Four tickets for the first choice, one of them long.
DEALT = ["danzig-lisboa", "berlin-roma", "essen-kyiv", "paris-wien"]
OTHERS = ["athina-edinburgh", "kyiv-sochi", "brest-venezia", "london-wien"]


def choosing(**fields: Any) -> Table:
    """Two players before the first turn."""
    return Table("europe", phase="setup", offers=[DEALT, OTHERS], **fields)


@pytest.mark.clause("EU-SET-02")
def test_everybody_may_build_three_stations_though_setting_up_forgets_them() -> None:
    table = Table("europe", 5, new=True)
    for seat in range(5):
        assert table.position.stations_left(seat) == 3
    table = Table("europe", hands=[{"red": 7}])
    for price, city in enumerate(("roma", "wien", "riga"), 1):
        table.do("station", city=city, cards={"red": price})
        table.do("draw", slot="deck")
        table.do("draw", slot="deck")
    assert table.refused("station", city="kyiv", cards={"red": 1}) == "stations-used-up"


@pytest.mark.clause("EU-SET-03")
@pytest.mark.parametrize("players", COUNTS)
def test_four_cards_are_dealt_to_each_player_from_the_shuffled_deck(players: int) -> None:
    journal: Journal = []
    position = new_game(EUROPE, players, seed=3, journal=journal)
    shuffled, *deals = journal[: players + 1]
    assert isinstance(shuffled, Shuffled)
    assert (shuffled.pile, len(shuffled.order)) == (CARD_PILE, 110)
    for seat, deal in enumerate(deals):
        assert deal == HandDealt(seat, shuffled.order[4 * seat : 4 * seat + 4])
        assert total(position.hand(seat)) == 4


@pytest.mark.clause("EU-SET-03")
def test_another_seed_deals_other_hands() -> None:
    hands = {tuple(counts(new_game(EUROPE, 2, seed).hand(0))) for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.clause("EU-SET-04")
@pytest.mark.parametrize("seed", range(40))
def test_the_first_row_has_five_cards_and_at_most_two_locomotives(seed: int) -> None:
    row = Table("europe", 5, seed=seed, new=True).market
    assert isinstance(row, list)
    assert len(row) == 5
    assert None not in row
    assert row.count("locomotive") <= 2


@pytest.mark.clause("EU-SET-04")
def test_three_locomotives_clear_the_first_row_too() -> None:
    # A deck turned round: fourteen locomotives on top, then red.
    journal: Journal = []
    position = new_game(
        EUROPE, 2, 0, shuffler=lambda size: list(range(size))[::-1], journal=journal
    )
    cleared = [fact for fact in journal if isinstance(fact, RowCleared)]
    assert cleared == [RowCleared((KINDS.index("locomotive"),) * 5)]
    assert words(int(position.discard)) == {"locomotive": 5}


@pytest.mark.clause("EU-SET-05")
def test_nobody_has_the_bonus_before_the_final_scoring() -> None:
    table = Table("europe", claims=held(0, "marseille-pamplona"), hands=[{"blue": 4}])
    table.do("claim", route="pamplona-paris-1", cards={"blue": 4})
    assert table.points(0) == 7 + 7
    assert table.result(0).longest_path_bonus == 10


@pytest.mark.clause("EU-SET-06")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_is_dealt_one_long_ticket_and_the_others_leave_the_game(players: int) -> None:
    position = new_game(EUROPE, players, seed=5)
    long = {t for t, ticket in enumerate(EUROPE.tickets) if ticket.long}
    dealt = [long.intersection(position.offer(seat)) for seat in range(players)]
    assert [len(tickets) for tickets in dealt] == [1] * players
    gone = {t for t in long if position.ticket_at[t] == IN_BOX}
    assert gone == long.difference(*dealt)
    assert len(gone) == 6 - players
    assert not long.intersection(position.pile_list())


@pytest.mark.clause("EU-SET-06")
def test_the_long_tickets_are_dealt_at_random() -> None:
    assert len({new_game(EUROPE, 2, seed).offer(0)[0] for seed in range(60)}) == 6


@pytest.mark.clause("EU-SET-07")
@pytest.mark.parametrize("players", COUNTS)
def test_three_regular_tickets_each_leave_the_pile(players: int) -> None:
    table = Table("europe", players, new=True, seed=9)
    assert [len(table.offer(seat)) for seat in range(players)] == [1 + 3] * players
    assert len(table.pile) == 40 - 3 * players
    assert len(set(table.pile)) == len(table.pile)


@pytest.mark.clause("EU-SET-08")
@pytest.mark.parametrize("kept", [[], ["danzig-lisboa"], ["paris-wien"]])
def test_fewer_than_two_first_tickets_are_too_few(kept: list[str]) -> None:
    table = choosing()
    assert table.refused("keep", player=0, tickets=kept) == "keep-too-few"
    table.do("keep", player=0, tickets=DEALT)


@pytest.mark.clause("EU-SET-08")
@pytest.mark.parametrize(
    "kept",
    [
        ["danzig-lisboa", "berlin-roma"],
        ["berlin-roma", "essen-kyiv"],
        ["berlin-roma", "essen-kyiv", "paris-wien"],
        DEALT,
    ],
)
def test_any_two_or_more_first_tickets_may_be_kept_also_without_the_long_one(
    kept: list[str],
) -> None:
    table = choosing()
    table.do("keep", player=0, tickets=kept)
    assert sorted(table.tickets(0)) == sorted(kept)


@pytest.mark.clause("EU-SET-09")
def test_first_tickets_given_back_leave_the_game() -> None:
    table = choosing(ticket_deck=["angora-athina", "berlin-london"], ticket_deck_only=True)
    table.do("keep", player=1, tickets=OTHERS[2:])
    facts = table.do("keep", player=0, tickets=DEALT[1:3])
    assert table.pile == ["angora-athina", "berlin-london"]
    assert not named(facts, "tickets_buried")
    gone = [EUROPE.ticket(ticket) for ticket in ("danzig-lisboa", "paris-wien", *OTHERS[:2])]
    assert [table.position.ticket_at[ticket or 0] for ticket in gone] == [IN_BOX] * 4


@pytest.mark.clause("EU-SET-10", "EU-TKT-05")
@pytest.mark.parametrize("players", [2, 5])
def test_a_ticket_once_kept_is_never_given_back(players: int) -> None:
    before: list[set[int]] = [set()] * players
    for turn in walk(EUROPE, players, seed=11):
        now = [set(turn.position.tickets(seat)) for seat in range(players)]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now


@pytest.mark.clause("EU-SET-10")
def test_no_action_gives_a_first_ticket_back() -> None:
    table = Table("europe", tickets=[DEALT], ticket_deck=["kyiv-sochi", "london-wien"])
    assert table.refused("keep", tickets=DEALT[:2]) == "wrong-moment"
    table.do("tickets")
    assert table.refused("keep", tickets=["kyiv-sochi", "danzig-lisboa"]) == "not-offered"
    table.do("keep", tickets=["kyiv-sochi"])
    assert set(DEALT) < set(table.tickets(0))


@pytest.mark.clause("EU-SET-11")
def test_no_turn_begins_before_everybody_has_chosen() -> None:
    table = choosing(market=ROW)
    assert table.refused("draw", player=0, slot="deck") == "wrong-moment"
    table.do("keep", player=1, tickets=OTHERS[:2])
    assert (table.phase, table.mover) == ("setup", None)
    assert table.refused("keep", player=1, tickets=OTHERS[2:]) == "already-chosen"
    assert table.refused("draw", player=1, slot="deck") == "wrong-moment"
    table.do("keep", player=0, tickets=DEALT)
    assert (table.phase, table.mover) == ("turn", 0)
    table.do("draw", slot=0)


@pytest.mark.clause("EU-TRN-01")
@pytest.mark.parametrize("starter", range(4))
def test_the_host_says_who_begins(starter: int) -> None:
    position = new_game(EUROPE, 4, seed=2, starter=starter)
    for seat in (2, 0, 3, 1):
        apply(position, seat, Keep(tuple(position.offer(seat))), None)
    assert position.mover == starter
    assert judge(position, starter, Draw(DECK)) is None
    assert judge(position, (starter + 1) % 4, Draw(DECK)) is not None


@pytest.mark.clause("EU-TRN-01")
def test_who_begins_stands_in_the_position_until_everybody_has_chosen() -> None:
    table = choosing(starter=1)
    assert table.printed["starter"] == 1
    table.do("keep", player=0, tickets=DEALT)
    table.do("keep", player=1, tickets=OTHERS)
    assert table.mover == 1
