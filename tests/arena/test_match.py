"""Duplicate deals: who sits where, and that everybody gets the same cards."""

from collections import Counter

import pytest

from perron.arena.match import Deal, Table, Tournament, play_deal, seatings, tables_for
from perron.arena.rows import Rows
from perron.boards import load
from perron.core.chance import derived
from perron.core.facts import Shuffled
from perron.wire.records import Game

TABLES: list[tuple[str, int, list[str]]] = [
    ("a", 2, ["aa"]),
    ("ab", 2, ["ab"]),
    ("abc", 2, ["ab", "ac", "bc"]),
    ("abc", 3, ["abc"]),
    ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
    ("ab", 3, ["aab", "abb"]),
    ("ab", 4, ["aaab", "aabb", "abbb"]),
    ("abc", 4, ["aabc", "abbc", "abcc"]),
    ("a", 3, ["aaa"]),
]


@pytest.mark.parametrize(("bots", "players", "expected"), TABLES)
def test_every_table_that_the_bots_can_fill(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(table) for table in tables_for(bots, players)] == expected


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("ab", "ab ba"),
        ("aa", "aa"),
        ("abc", "abc bca cab"),
        ("aab", "aab aba baa"),
        ("abab", "abab baba"),
    ],
)
def test_a_table_is_turned_until_it_looks_the_same(table: str, expected: str) -> None:
    assert ["".join(seating) for seating in seatings(tuple(table))] == expected.split()


@pytest.mark.parametrize("table", [tuple("ab"), tuple("aab"), tuple("aabb"), tuple("abcd")])
def test_every_bot_sits_in_every_seat_equally_often(table: Table) -> None:
    for seat in range(len(table)):
        seen = Counter(seating[seat] for seating in seatings(table))
        share = {bot: seen[bot] * len(table) for bot in table}
        assert share == {bot: table.count(bot) * len(seatings(table)) for bot in table}


def test_games_are_rounded_up_to_whole_deals() -> None:
    tournament = Tournament("amsterdam", tables_for("ab", 3), 4, 0)
    assert tournament.total == 2 * 2 * 3
    assert list(tournament.deals()) == [Deal(0, 0), Deal(1, 0), Deal(0, 1), Deal(1, 1)]


def test_no_two_games_have_the_same_number_and_more_games_change_none() -> None:
    tables = (*tables_for("ab", 2), *tables_for("a", 2))
    few, many = Tournament("amsterdam", tables, 4, 0), Tournament("amsterdam", tables, 9, 0)

    def numbers(tournament: Tournament) -> list[int]:
        return [
            tournament.game_number(deal, rotation)
            for deal in tournament.deals()
            for rotation in range(len(seatings(tournament.tables[deal.table])))
        ]

    assert len(set(numbers(many))) == many.total
    assert set(numbers(few)) <= set(numbers(many))


def played(players: int, deal: int, seed: int = 3) -> list[Rows]:
    """One deal, at every table."""
    tournament = Tournament("amsterdam", tables_for(("greedy", "random"), players), 1, seed)
    return [play_deal(tournament, Deal(at, deal)) for at in range(len(tournament.tables))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_offered_the_same_tickets_however_the_bots_sit(players: int) -> None:
    offers: dict[int, set[frozenset[str]]] = {seat: set() for seat in range(players)}
    for rows in played(players, deal=5):
        for game in rows.games:
            for seat in range(players):
                tickets = frozenset(
                    row.ticket
                    for row in rows.tickets
                    if (row.game, row.seat, row.offered) == (game.game, seat, "start")
                )
                offers[seat].add(tickets)
    assert all(len(different) == 1 for different in offers.values())


def test_the_seed_of_a_game_is_the_order_of_all_its_cards() -> None:
    (rows,) = played(2, deal=5)
    assert {game.seed for game in rows.games} == {derived(3, 10)}
    orders = [
        [fact for fact in dealt.record.steps[0].facts if isinstance(fact, Shuffled)]
        for dealt in (Game.new(load("amsterdam"), 2, game.seed) for game in rows.games)
    ]
    assert orders[0] == orders[1] != []


def test_other_deals_and_other_seeds_are_other_cards() -> None:
    seeds = {played(2, deal, seed)[0].games[0].seed for deal in range(3) for seed in (3, 4)}
    assert len(seeds) == 6


def test_rows_agree_with_each_other() -> None:
    (rows,) = played(2, deal=0)
    for game in rows.games:
        seats = [row for row in rows.seats if row.game == game.game]
        assert [row.bot for row in seats] == game.seating.split(",")
        assert sum(row.decisions for row in seats) == game.decisions
        for row in seats:
            reasons = row.routes + row.tickets + row.stations + row.merchandise_bonus
            assert row.score == reasons + row.longest_path_bonus + row.globetrotter_bonus
            kept = [
                t for t in rows.tickets if (t.game, t.seat, t.kept) == (row.game, row.seat, True)
            ]
            assert sum(bool(ticket.completed) for ticket in kept) == row.completed
            assert len(kept) == row.completed + row.failed
            points = sum(t.points if t.completed else -t.points for t in kept)
            assert points == row.tickets
        turns = [claim.turn for claim in rows.claims if claim.game == game.game]
        assert turns == sorted(turns)
        assert 1 <= turns[0] <= turns[-1] <= game.turns


def test_a_ticket_given_back_is_neither_completed_nor_failed() -> None:
    (rows,) = played(2, deal=0)
    back = [ticket for ticket in rows.tickets if not ticket.kept]
    assert back
    assert all(ticket.completed is None for ticket in back)
