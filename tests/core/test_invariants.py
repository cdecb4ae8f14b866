"""What holds after every action, on every board, with every number of players."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import TABLES
from rules_table import Table
from walks import Step, Style, play, styles, to_choose

from perron.boards import load
from perron.core import COMPILED
from perron.core.actions import (
    DECK,
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Decline,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.board import NONE
from perron.core.cards import (
    COLOURS,
    HOLE,
    LOCOMOTIVE,
    count,
    counts,
    covers,
    row_cards,
    row_list,
    some,
    total,
)
from perron.core.facts import LAST_ROUND, STALLED, Ended
from perron.core.judge import judge, route_price
from perron.core.moves import legal
from perron.core.play import apply
from perron.core.position import CLOSED, IN_BOX, IN_PILE, MARKET, ON_TABLE, OVER, Position

# No game of these takes nearly as long.
MOST_STEPS = 3000

tables = pytest.mark.parametrize(("name", "players"), TABLES)
# Not compiled, a game takes thirty times as long.
some_games = settings(max_examples=6 if COMPILED else 2)


def games(name: str, players: int, data: st.DataObject) -> Iterator[Step]:
    return play(load(name), players, data.draw(styles(players)))


def seats(position: Position) -> range:
    return range(int(position.seats))


# What holds in every position.


def no_train_card_is_made_or_lost(position: Position) -> None:
    lying = [position.hand(seat) for seat in seats(position)]
    lying += [position.discard, row_cards(position.market)]
    lying += [position.laid, row_cards(position.turned)]
    found = Counter(position.deck_list())
    for cards in lying:
        found.update(dict(enumerate(counts(cards))))
    assert [found[kind] for kind in range(9)] == list(position.board.rules.deck)


def every_ticket_is_in_just_one_place(position: Position) -> None:
    at = [int(place) for place in position.ticket_at]
    pile = position.pile_list()
    table = [ticket for seat in seats(position) for ticket in position.offer(seat)]
    boxed = [ticket for ticket, place in enumerate(at) if place == IN_BOX]
    assert sorted(pile) == [ticket for ticket, place in enumerate(at) if place == IN_PILE]
    assert sorted(table) == [ticket for ticket, place in enumerate(at) if place == ON_TABLE]
    everywhere = pile + table + boxed
    for seat in seats(position):
        mine = position.tickets(seat)
        assert position.ticket_total(seat) == len(mine)
        assert all(position.has_seen(seat, ticket) for ticket in mine)
        everywhere += mine
    assert sorted(everywhere) == list(range(len(at)))


def trains_and_points_follow_from_the_board(position: Position) -> None:
    board, rules = position.board, position.board.rules
    for seat in seats(position):
        mine = [board.routes[r] for r, owner in enumerate(position.owner) if owner == seat]
        built = [int(owner) for owner in position.station].count(seat)
        assert position.trains(seat) == rules.trains - sum(route.length for route in mine)
        assert position.trains(seat) >= 0
        assert position.score(seat) == sum(rules.route_points[route.length] for route in mine)
        assert position.stations_left(seat) == rules.stations - built
        assert position.merchandise(seat) == sum(route.merchandise for route in mine)


def open_routes_are_what_a_recount_gives(position: Position) -> None:
    board = position.board
    width = int(board.tariff_count)
    recount = [0] * (width * int(position.seats))
    for seat in seats(position):
        for route in range(len(board.routes)):
            if position.claimable(seat, route):
                recount[seat * width + int(board.tariff[route])] += 1
    assert [int(number) for number in position.open] == recount


def doubles_are_held_as_the_number_of_players_allows(position: Position) -> None:
    both = position.seats >= position.board.rules.double_from
    for route, twin in enumerate(position.board.twin):
        owner = int(position.owner[route])
        if owner >= 0 and twin != NONE:
            other = int(position.owner[twin])
            assert other != owner
            assert both or other == CLOSED


def known_cards_are_in_the_hand(position: Position) -> None:
    for seat in seats(position):
        assert covers(position.hand(seat), position.known(seat))


def paid_cards_were_counted(position: Position) -> None:
    """A route costs at least a card for each space, unless more are exchanged for one."""
    board = position.board
    for seat in seats(position):
        paid = sum(int(position.played(seat, kind)) for kind in range(9))
        built = board.rules.stations - int(position.stations_left(seat))
        spaces = board.rules.trains - int(position.trains(seat))
        assert paid >= spaces + built * (built + 1) // 2


def the_market_has_no_hole_while_there_are_cards(position: Position) -> None:
    assert int(HOLE) not in row_list(position.market, MARKET) or position.stock() == 0


def too_many_locomotives_lie_open_only_where_it_can_not_be_helped(position: Position) -> None:
    reset = position.board.rules.market_reset
    row = row_list(position.market, MARKET)
    if reset and row.count(int(LOCOMOTIVE)) >= reset:
        others = [kind for kind in row if kind not in (HOLE, LOCOMOTIVE)]
        others += [kind for kind in position.deck_list() if kind != LOCOMOTIVE]
        discarded = total(position.discard) - count(position.discard, LOCOMOTIVE)
        in_all = total(row_cards(position.market)) + position.stock()
        # Even the best row of all these cards would be cleared again.
        assert min(5, in_all) - (len(others) + discarded) >= reset


INVARIANTS = (
    no_train_card_is_made_or_lost,
    every_ticket_is_in_just_one_place,
    trains_and_points_follow_from_the_board,
    open_routes_are_what_a_recount_gives,
    doubles_are_held_as_the_number_of_players_allows,
    known_cards_are_in_the_hand,
    paid_cards_were_counted,
    the_market_has_no_hole_while_there_are_cards,
    too_many_locomotives_lie_open_only_where_it_can_not_be_helped,
)


@tables
@given(data=st.data())
@some_games
def test_every_invariant_holds_after_every_action(
    name: str, players: int, data: st.DataObject
) -> None:
    for step in games(name, players, data):
        for holds in INVARIANTS:
            holds(step.position)


@tables
@given(data=st.data())
@some_games
def test_what_is_out_of_the_game_stays_out_and_what_is_built_stays_built(
    name: str, players: int, data: st.DataObject
) -> None:
    boxed: set[int] = set()
    owned: dict[int, int] = {}
    built: dict[int, int] = {}
    for step in games(name, players, data):
        position = step.position
        out = {ticket for ticket, place in enumerate(position.ticket_at) if place == IN_BOX}
        routes = {route: int(seat) for route, seat in enumerate(position.owner) if seat != NONE}
        cities = {city: int(seat) for city, seat in enumerate(position.station) if seat != NONE}
        assert boxed <= out
        assert owned.items() <= routes.items()
        assert built.items() <= cities.items()
        boxed, owned, built = out, routes, cities


# What may be done.


def subsets(offer: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(offer) + 1):
        yield from combinations(offer, size)


def small_payments(position: Position, seat: int) -> list[int]:
    """Up to four cards of one colour and locomotives, whether in the hand or not."""
    return [
        int(some(colour, spent) + some(LOCOMOTIVE, locomotives))
        for colour in range(int(COLOURS))
        for spent in range(4)
        for locomotives in range(4)
        if (spent or colour == 0)
        and spent + locomotives <= 4
        and spent + locomotives <= total(position.hand(seat))
    ]


def asked(position: Position, seat: int) -> list[Action]:
    """Much of what somebody could ask for, sensible or not; no claims."""
    board = position.board
    free = [city for city, owner in enumerate(position.station) if owner == NONE]
    taken = [city for city, owner in enumerate(position.station) if owner != NONE]
    cards = small_payments(position, seat)
    actions: list[Action] = [AskTickets(), Decline(), Pass()]
    actions += [Draw(slot) for slot in range(DECK + 1)]
    actions += [Keep(kept) for kept in subsets(position.offer(seat))]
    actions += [Pay(payment) for payment in cards]
    for city in [*free[:1], *taken[:1], len(board.cities) - 1]:
        actions += [BuildStation(city, payment) for payment in cards]
    return actions


@tables
@given(data=st.data())
@some_games
def test_what_is_listed_is_accepted_and_what_is_not_is_refused(
    name: str, players: int, data: st.DataObject
) -> None:
    """Draws, tickets, stations and a tunnel's extra: what is accepted is listed. Claims: below."""
    for n, step in enumerate(games(name, players, data)):
        position = step.position
        before = position.state()
        for seat in to_choose(position):
            actions = legal(position, seat)
            listed = set(actions)
            assert listed
            assert len(listed) == len(actions)
            # One in seven of the many; which ones changes from turn to turn.
            assert all(judge(position, seat, action) is None for action in actions[n % 7 :: 7])
            if n % 7 == 0:
                for action in asked(position, seat):
                    assert (judge(position, seat, action) is None) == (action in listed)
        for seat in set(seats(position)) - set(to_choose(position)):
            for action in (Draw(DECK), AskTickets(), Decline(), Pass(), Keep(())):
                assert judge(position, seat, action) is not None
        assert position.state() == before


@tables
@given(data=st.data())
@some_games
def test_a_payment_is_listed_for_every_route_that_it_buys_and_for_no_other(
    name: str, players: int, data: st.DataObject
) -> None:
    for n, step in enumerate(games(name, players, data)):
        position, board = step.position, step.position.board
        if n % 40 or not to_choose(position):
            continue
        seat = to_choose(position)[0]
        listed = {action for action in legal(position, seat) if isinstance(action, Claim)}
        for cards in {claim.cards for claim in listed}:
            for route in range(len(board.routes)):
                accepted = judge(position, seat, Claim(route, cards)) is None
                # Where cards are exchanged, more is accepted than listed.
                if route_price(board, route).exchange == 0:
                    assert accepted == (Claim(route, cards) in listed)
                else:
                    assert accepted >= (Claim(route, cards) in listed)


@tables
@given(data=st.data())
@some_games
def test_a_clone_is_equal_and_goes_its_own_way(
    name: str, players: int, data: st.DataObject
) -> None:
    style = data.draw(styles(players))
    clone: Position | None = None
    for step in play(load(name), players, style):
        if clone is not None and step.seat is not None and step.action is not None:
            before = clone.state()
            moved = clone.clone()
            apply(moved, step.seat, step.action, None)
            # With and without a journal the same happens, to the one position only.
            assert moved.state() == step.position.state()
            assert moved.state() != before
            assert clone.state() == before
        clone = step.position.clone()
        assert clone.state() == step.position.state()


# The end.


@tables
@given(data=st.data())
@some_games
def test_every_game_ends_and_says_how(name: str, players: int, data: st.DataObject) -> None:
    last: Step | None = None
    for steps, step in enumerate(games(name, players, data)):
        assert steps < MOST_STEPS
        assert step.position.phase == OVER or not any(isinstance(f, Ended) for f in step.facts)
        last = step
    assert last is not None
    position = last.position
    assert position.phase == OVER
    stalled = position.passes == players
    assert last.facts[-1] == Ended(STALLED if stalled else LAST_ROUND)
    few = min(int(position.trains(seat)) for seat in seats(position))
    assert stalled or few <= position.board.rules.end_trains
    for seat in seats(position):
        assert legal(position, seat) == []


def test_the_tastes_of_these_games_go_to_extremes() -> None:
    """Hoarders empty the pile and the market, askers the tickets: else much of this is idle."""
    holes = tickets_gone = False
    for taste in ("hoarder", "asker"):
        for step in play(load("amsterdam"), 4, Style(5, (taste,) * 4)):
            holes |= int(HOLE) in row_list(step.position.market, MARKET)
            tickets_gone |= step.position.pile_size == 0
    assert holes
    assert tickets_gone


@tables
def test_when_everybody_has_to_pass_the_game_is_over(name: str, players: int) -> None:
    nothing = {"deck_only": True, "ticket_deck_only": True, "market_only": True}
    table = Table(name, players, to_move=1, **nothing)
    for turn in range(players):
        seat = (1 + turn) % players
        assert legal(table.position, seat) == [Pass()]
        facts = table.do("pass", player=seat)
    assert facts[-1] == {"type": "ended", "reason": "stalled"}
    assert table.phase == "over"
    assert table.result(0).rank == 1


def test_passing_is_over_as_soon_as_somebody_can_act_again() -> None:
    """The third player can claim; what is paid can be drawn by the others afterwards."""
    table = Table(
        "europe",
        3,
        hands=[{}, {}, {"red": 2}],
        deck_only=True,
        ticket_deck_only=True,
        market_only=True,
    )
    table.do("pass", player=0)
    table.do("pass", player=1)
    assert table.refused("pass", player=2) == "must-act"
    claim = table.legal("claim")[0]
    table.do("claim", player=2, route=claim["route"], cards=claim["cards"])
    assert table.position.passes == 0
    assert table.mover == 0
    assert table.refused("pass", player=0) == "must-act"
