"""Positions that people write: what is left out has a default, what can't be is refused."""

import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_games import carried, walk

from perron.boards import load
from perron.core.board import NONE
from perron.core.cards import HOLE, KINDS, counts, packed, place, row_list, total
from perron.core.errors import BadInput
from perron.core.moves import legal
from perron.core.play import new_game
from perron.core.position import (
    IN_BOX,
    KEEP_TICKETS,
    OVER,
    SECOND_CARD,
    SETUP,
    TUNNEL_PAYMENT,
    TURN,
    Position,
)
from perron.wire.position_reading import position_from_json
from perron.wire.position_writing import position_to_json

EUROPE = load("europe")
LONG = [ticket.id for ticket in EUROPE.tickets if ticket.long]
REGULAR = [ticket.id for ticket in EUROPE.tickets if not ticket.long]

TUNNEL = {"route": "barcelona-pamplona", "cards": {"red": 2}, "revealed": ["red", "blue"]}


def read(value: object) -> Position:
    return position_from_json(value, load)


def europe(**fields: object) -> dict[str, object]:
    return {"board": "europe", "players": 3, **fields}


def cards(**numbers: int) -> int:
    return packed([numbers.get(word, 0) for word in KINDS])


def ids(position: Position, tickets: list[int]) -> list[str]:
    return [position.board.tickets[ticket].id for ticket in tickets]


def words(kinds: list[int]) -> list[str | None]:
    return [None if kind == HOLE else KINDS[kind] for kind in kinds]


# Defaults.


def test_a_board_and_a_number_of_players_are_enough() -> None:
    position = read(europe())
    assert position.phase == TURN
    assert position.mover == 0
    assert position.final_turns == NONE
    assert HOLE not in row_list(position.market, 5)
    assert position.deck_size == 105
    assert position.pile_size == 40
    for seat in range(3):
        assert position.hand(seat) == 0
        assert position.trains(seat) == 45
        assert position.score(seat) == 0
        assert position.stations_left(seat) == 3
        assert position.tickets(seat) == []


def test_a_new_game_is_the_one_that_its_seed_deals() -> None:
    for fields, seed in (({"seed": 7}, 7), ({}, 0)):
        position = read(europe(new=True, **fields))
        assert position.phase == SETUP
        assert position.state() == new_game(EUROPE, 3, seed).state()


def test_new_false_is_like_no_new_at_all() -> None:
    assert read(europe(new=False, trains=[1])).state() == read(europe(trains=[1])).state()


def test_the_listed_cards_lie_on_top_and_all_others_beneath_in_the_order_of_the_seed() -> None:
    fields = {
        "deck": ["red", "red", "black"],
        "market": ["red", "blue", "locomotive", "green", "white"],
        "hands": [{"red": 3, "blue": 0}, {"locomotive": 5}],
        "discard": {"yellow": 4},
    }
    position = read(europe(seed=1, **fields))
    deck = position.deck_list()
    assert words(deck[:3]) == ["red", "red", "black"]
    assert [deck.count(kind) for kind in range(9)] == [12, 11, 12, 11, 11, 8, 12, 8, 8]
    assert words(row_list(position.market, 5)) == fields["market"]
    assert position.hand(0) == cards(red=3)
    assert position.hand(1) == cards(locomotive=5)
    assert position.hand(2) == 0
    assert position.discard == cards(yellow=4)
    assert read(europe(seed=1, **fields)).state() == position.state()
    assert read(europe(seed=2, **fields)).deck_list() != deck


def test_with_deck_only_nothing_lies_beneath() -> None:
    position = read(europe(deck=["red"] * 7, deck_only=True))
    assert words(row_list(position.market, 5)) == ["red"] * 5
    assert words(position.deck_list()) == ["red"] * 2


def test_regular_tickets_lie_beneath_the_listed_ones_and_long_ones_are_out_of_the_game() -> None:
    position = read(europe(ticket_deck=REGULAR[5:7], tickets=[[LONG[0]], [REGULAR[0]]]))
    pile = ids(position, position.pile_list())
    assert pile[:2] == REGULAR[5:7]
    assert sorted(pile) == sorted(REGULAR[1:])
    assert ids(position, position.tickets(0)) == [LONG[0]]
    assert ids(position, position.tickets(1)) == [REGULAR[0]]
    unplaced = EUROPE.ticket(LONG[1])
    assert unplaced is not None
    assert position.ticket_at[unplaced] == IN_BOX
    other = read(europe(seed=1, ticket_deck=REGULAR[5:7], tickets=[[LONG[0]], [REGULAR[0]]]))
    assert ids(other, other.pile_list()) != pile


def test_with_ticket_deck_only_nothing_lies_beneath() -> None:
    position = read(europe(ticket_deck=REGULAR[:2], ticket_deck_only=True))
    assert ids(position, position.pile_list()) == REGULAR[:2]


# The market.


def test_holes_are_filled_from_the_deck_in_the_order_of_the_slots() -> None:
    position = read(europe(market=["red", None, "red"], deck=["blue", "green", "white"]))
    assert words(row_list(position.market, 5)) == ["red", "blue", "red", "green", "white"]


def test_the_discards_are_shuffled_when_the_deck_runs_out_of_cards_for_the_market() -> None:
    position = read(
        europe(market=["red"], deck=["blue"], deck_only=True, discard={"pink": 2, "black": 2})
    )
    row = row_list(position.market, 5)
    assert words(row)[:2] == ["red", "blue"]
    assert sorted(row[2:] + position.deck_list()) == [0, 0, 6, 6]
    assert position.discard == 0


def test_three_locomotives_are_cleared_on_loading() -> None:
    position = read(
        europe(
            market=["locomotive"] * 3,
            deck=["red", "blue", "green", "white", "pink", "black", "orange"],
            deck_only=True,
        )
    )
    assert words(row_list(position.market, 5)) == ["green", "white", "pink", "black", "orange"]
    assert position.discard == cards(locomotive=3, red=1, blue=1)


def test_with_market_only_the_row_stays_as_written() -> None:
    row = ["locomotive", None, "locomotive", "locomotive"]
    position = read(europe(market=row, market_only=True))
    assert words(row_list(position.market, 5)) == [*row, None]
    assert row_list(read(europe(market_only=True)).market, 5) == [HOLE] * 5


# Claims, stations, the track.


def test_trains_points_and_stations_left_follow_from_what_is_on_the_board() -> None:
    position = read(
        europe(
            claims=[
                {"route": "palermo-smyrna", "player": 1},
                {"route": "madrid-pamplona-1", "player": 1},
            ],
            stations=[{"city": "roma", "player": 2}, {"city": "wien", "player": 2}],
        )
    )
    assert [position.trains(seat) for seat in range(3)] == [45, 36, 45]
    assert [position.score(seat) for seat in range(3)] == [0, 19, 0]
    assert [position.stations_left(seat) for seat in range(3)] == [3, 3, 1]
    twin = EUROPE.route("madrid-pamplona-2")
    assert twin is not None
    assert not any(position.claimable(seat, twin) for seat in range(3))


def test_trains_and_scores_are_taken_as_given_for_the_players_that_are_listed() -> None:
    claims = [{"route": "palermo-smyrna", "player": player} for player in (1,)]
    position = read(europe(claims=claims, trains=[7, 0], scores=[0, 9999]))
    assert [position.trains(seat) for seat in range(3)] == [7, 0, 45]
    assert [position.score(seat) for seat in range(3)] == [0, 9999, 0]


def test_merchandise_follows_from_the_claims_unless_given() -> None:
    board = load("amsterdam")
    routes = [route.id for route in board.routes if route.merchandise][:3]
    claims = [{"route": route, "player": n % 2} for n, route in enumerate(routes)]
    value = {"board": "amsterdam", "players": 3, "claims": claims}
    assert [read(value).merchandise(seat) for seat in range(3)] == [2, 1, 0]
    given = read({**value, "merchandise": [9, 0, 7]})
    assert [given.merchandise(seat) for seat in range(3)] == [9, 0, 7]


def test_more_trains_than_a_player_has_may_be_claimed_when_the_rest_is_given() -> None:
    singles = [route.id for route in EUROPE.routes if route.id.count("-") == 1]
    claims = [{"route": route, "player": 0} for route in singles]
    assert read(europe(claims=claims[:45], trains=[2])).trains(0) == 2
    with pytest.raises(BadInput, match=r"^position\.claims: .*takes? \d+ trains"):
        read(europe(claims=claims[:45], trains=[]))
    with pytest.raises(BadInput, match=r"^position\.claims: .*more routes than"):
        read(europe(claims=claims, trains=[2]))


def test_both_tracks_of_a_double_may_be_held_by_two_players_of_four() -> None:
    claims = [{"route": f"madrid-pamplona-{n}", "player": n} for n in (1, 2)]
    position = read(europe(players=4, claims=claims))
    assert [position.trains(seat) for seat in range(4)] == [45, 42, 42, 45]


# Phases.


def test_a_card_of_two_is_drawn() -> None:
    position = read(europe(phase="second_card", to_move=2))
    assert position.phase == SECOND_CARD
    assert position.mover == 2


def test_a_tunnel_waits_for_its_extra_cards() -> None:
    position = read(europe(phase="tunnel", to_move=1, tunnel=TUNNEL))
    assert position.phase == TUNNEL_PAYMENT
    assert position.laid == cards(red=2)
    assert words(row_list(position.turned, position.turned_count)) == ["red", "blue"]
    left = counts(packed([position.deck_list().count(kind) for kind in range(9)]))
    placed = counts(packed([row_list(position.market, 5).count(kind) for kind in range(9)]))
    assert left[KINDS.index("red")] + placed[KINDS.index("red")] == 9
    assert read(europe(phase="tunnel", tunnel={**TUNNEL, "extra": 1})).tunnel == position.tunnel


def test_tickets_are_offered_to_the_player_to_move() -> None:
    position = read(europe(phase="keep", to_move=1, offer=REGULAR[3:0:-1]))
    assert position.phase == KEEP_TICKETS
    assert ids(position, position.offer(1)) == REGULAR[3:0:-1]
    assert position.pile_size == 37


def test_in_setup_those_with_tickets_before_them_have_still_to_choose() -> None:
    position = read(
        europe(
            phase="setup",
            to_move=None,
            offers=[[LONG[0], *REGULAR[:3]], [], [LONG[1]]],
            tickets=[[], [REGULAR[9], REGULAR[8]]],
            returned=[[], [LONG[2]]],
            starter=2,
        )
    )
    assert position.phase == SETUP
    assert [position.is_choosing(seat) for seat in range(3)] == [True, False, True]
    assert ids(position, position.offer(0)) == [LONG[0], *REGULAR[:3]]
    assert ids(position, position.offer(1)) == [LONG[2]]
    assert position.mover == 2


@pytest.mark.parametrize("fields", [{}, {"to_move": None}, {"final_turns": 0, "to_move": None}])
def test_a_game_can_be_over(fields: dict[str, object]) -> None:
    position = read(europe(phase="over", **fields))
    assert position.phase == OVER
    assert position.mover == NONE
    assert position.final_turns == 0


def test_the_last_turns_are_counted() -> None:
    assert read(europe(final_turns=3)).final_turns == 3
    assert read(europe(final_turns=None)).final_turns == NONE


@pytest.mark.parametrize(
    ("trains", "mover", "turns"),
    [
        ([3, 3, 3], 0, NONE),
        ([2, 45, 45], 1, 3),
        ([2, 45, 45], 2, 2),
        ([2, 45, 45], 0, 1),
        ([0, 2, 45], 2, 2),
        ([2, 1, 45], 1, 1),
    ],
)
def test_turns_left_that_are_not_told_follow_from_the_trains(
    trains: list[int], mover: int, turns: int
) -> None:
    position = read(europe(trains=trains, to_move=mover))
    assert position.final_turns == turns
    assert read(europe(trains=trains, to_move=mover, final_turns=None)).final_turns == NONE


@pytest.mark.parametrize(
    ("board", "players"), [("europe", 2), ("europe", 5), ("nordic", 3), ("amsterdam", 4)]
)
def test_in_every_game_the_turns_left_are_what_the_trains_tell(board: str, players: int) -> None:
    told = set()
    for turn in walk(load(board), players, seed=5):
        printed = position_to_json(turn.position)
        told.add(printed.pop("final_turns"))
        assert carried(read(printed)) == carried(turn.position)
    assert told == {None, *range(1, players + 1)}


# What can't be.

STATION = {"city": "roma", "player": 0}
ROMA_WIEN = [STATION, {"city": "wien", "player": 0}]
CLAIM = {"route": "madrid-pamplona-1", "player": 0}


def tunnel(**changes: object) -> dict[str, object]:
    return europe(phase="tunnel", tunnel={**TUNNEL, **changes})


def offers(*lists: object, **fields: object) -> dict[str, object]:
    return europe(phase="setup", offers=list(lists), **fields)


def nordic(**fields: object) -> dict[str, object]:
    return {"board": "nordic", "players": 2, **fields}


BAD: list[tuple[object, str]] = [
    # The whole, and what a game is.
    (None, "position"),
    ([], "position"),
    ({}, "position.board"),
    ({"board": "europe"}, "position.players"),
    ({"board": "atlantis", "players": 3}, "position.board"),
    ({"board": 1, "players": 3}, "position.board"),
    (europe(players=1), "position.players"),
    (europe(players=6), "position.players"),
    (europe(players="3"), "position.players"),
    (europe(players=True), "position.players"),
    (europe(players=3.0), "position.players"),
    (europe(hnads=[]), "position.hnads"),
    (europe(seed=-1), "position.seed"),
    (europe(seed=2**53), "position.seed"),
    (europe(seed=1.0), "position.seed"),
    (europe(seed=None), "position.seed"),
    (europe(new=1), "position.new"),
    (europe(new=True, hands=[]), "position.hands"),
    (europe(new=True, phase="setup"), "position.phase"),
    # Train cards.
    (europe(hands={}), "position.hands"),
    (europe(hands=[[]]), "position.hands[0]"),
    (europe(hands=[{}, {}, {}, {}]), "position.hands"),
    (europe(hands=[{}, {"red": 13}]), "position.hands[1].red"),
    (europe(hands=[{"red": 8}, {"red": 8}]), "position.hands[1].red"),
    (europe(hands=[{"red": -1}]), "position.hands[0].red"),
    (europe(hands=[{"red": True}]), "position.hands[0].red"),
    (europe(hands=[{"red": 1.0}]), "position.hands[0].red"),
    (europe(hands=[{"red": 10**300}]), "position.hands[0].red"),
    (europe(hands=[{"rde": 1}]), "position.hands[0].rde"),
    ({"board": "amsterdam", "players": 2, "hands": [{"white": 1}]}, "position.hands[0].white"),
    (europe(discard={"locomotive": 15}), "position.discard.locomotive"),
    (europe(discard=["red"]), "position.discard"),
    (europe(market="red"), "position.market"),
    (europe(market=["red"] * 6), "position.market"),
    (europe(market=["red", 1]), "position.market[1]"),
    (europe(market=["red", "grey"]), "position.market[1]"),
    (europe(market=["red"], hands=[{"red": 12}]), "position.market[0]"),
    (europe(market_only="yes"), "position.market_only"),
    (europe(deck=["red"] * 13), "position.deck[12]"),
    (europe(deck=["red", None]), "position.deck[1]"),
    (europe(deck=["red"] * 111), "position.deck"),
    (europe(deck_only=0), "position.deck_only"),
    # On the board.
    (europe(claims=[{}]), "position.claims[0].route"),
    (europe(claims=[{"route": "madrid-pamplona-1"}]), "position.claims[0].player"),
    (europe(claims=[{**CLAIM, "points": 4}]), "position.claims[0].points"),
    (europe(claims=[{**CLAIM, "player": 3}]), "position.claims[0].player"),
    (europe(claims=[{**CLAIM, "player": None}]), "position.claims[0].player"),
    (europe(claims=[{**CLAIM, "route": "madrid-pamplona"}]), "position.claims[0].route"),
    (europe(claims=[{**CLAIM, "route": []}]), "position.claims[0].route"),
    (europe(claims=[CLAIM, CLAIM]), "position.claims[1].route"),
    (europe(claims=[CLAIM, {**CLAIM, "player": 1}]), "position.claims[1].route"),
    *(
        (
            europe(
                players=players, claims=[CLAIM, {"route": "madrid-pamplona-2", "player": owner}]
            ),
            "position.claims[1].route",
        )
        for players, owner in ((2, 1), (3, 0), (3, 1), (4, 0), (5, 0))
    ),
    (europe(stations=[STATION, {**STATION, "player": 1}]), "position.stations[1].city"),
    (europe(stations=[{"city": "rom", "player": 1}]), "position.stations[0].city"),
    (
        europe(stations=[*ROMA_WIEN, {"city": "paris", "player": 0}, {**STATION, "city": "brest"}]),
        "position.stations[3].player",
    ),
    (nordic(stations=[]), "position.stations"),
    (europe(trains=[46]), "position.trains[0]"),
    (europe(trains=[1, 1, 1, 1]), "position.trains"),
    (europe(trains=45), "position.trains"),
    (europe(scores=[0, -1]), "position.scores[1]"),
    (europe(scores=[10000]), "position.scores[0]"),
    (europe(merchandise=[0, 0, 1]), "position.merchandise[2]"),
    ({"board": "amsterdam", "players": 2, "merchandise": [17]}, "position.merchandise[0]"),
    ({"board": "amsterdam", "players": 2, "merchandise": [9, 8]}, "position.merchandise"),
    # Tickets.
    (europe(tickets=[["lisboa-danzig"]]), "position.tickets[0][0]"),
    (europe(tickets=["danzig-lisboa"]), "position.tickets[0]"),
    (europe(tickets=[[LONG[0]], [LONG[0]]]), "position.tickets[1][0]"),
    (europe(tickets=[[REGULAR[0]]], ticket_deck=[REGULAR[0]]), "position.ticket_deck[0]"),
    (europe(ticket_deck=[REGULAR[0]] * 2), "position.ticket_deck[1]"),
    (europe(ticket_deck=[LONG[0]]), "position.ticket_deck[0]"),
    (europe(ticket_deck_only=None), "position.ticket_deck_only"),
    # Turns and phases.
    (europe(phase="midnight"), "position.phase"),
    (europe(phase=1), "position.phase"),
    (europe(to_move=3), "position.to_move"),
    (europe(to_move=None), "position.to_move"),
    (europe(phase="over", to_move=0), "position.to_move"),
    (offers([LONG[0]], to_move=0), "position.to_move"),
    (europe(final_turns=0), "position.final_turns"),
    (europe(final_turns=4), "position.final_turns"),
    (europe(phase="over", final_turns=1), "position.final_turns"),
    (offers([LONG[0]], final_turns=1), "position.final_turns"),
    (europe(passes=3), "position.passes"),
    (europe(phase="second_card", passes=1), "position.passes"),
    (europe(starter=0), "position.starter"),
    (europe(offer=[]), "position.offer"),
    (europe(offers=[]), "position.offers"),
    (europe(returned=[]), "position.returned"),
    (europe(tunnel=None), "position.tunnel"),
    (europe(phase="keep"), "position.offer"),
    (europe(phase="keep", offer=[]), "position.offer"),
    (europe(phase="keep", offer=REGULAR[:4]), "position.offer"),
    (europe(phase="keep", offer=[LONG[0]]), "position.offer[0]"),
    (europe(phase="keep", offer=[REGULAR[0]], tickets=[[REGULAR[0]]]), "position.offer[0]"),
    (europe(phase="setup"), "position.offers"),
    (offers(), "position.offers"),
    (offers([], []), "position.offers"),
    (offers(REGULAR[:5]), "position.offers[0]"),
    (offers([LONG[0]], [LONG[0]]), "position.offers[1][0]"),
    (offers([LONG[0]], returned=[[LONG[1]]]), "position.returned[0]"),
    (offers([LONG[0]], starter=3), "position.starter"),
    (europe(phase="tunnel"), "position.tunnel"),
    (tunnel(route="palermo-smyrna"), "position.tunnel.route"),
    (tunnel(route="barcelona-madrid", cards={"yellow": 2}), "position.tunnel.route"),
    (tunnel(cards={"red": 1}), "position.tunnel.cards"),
    (tunnel(cards={"red": 1, "blue": 1}), "position.tunnel.cards"),
    (tunnel(cards={"red": 13}), "position.tunnel.cards.red"),
    (tunnel(revealed=[]), "position.tunnel.revealed"),
    (tunnel(revealed=["blue"] * 3), "position.tunnel.revealed"),
    (tunnel(revealed=["red"] * 4), "position.tunnel.revealed"),
    (tunnel(revealed=["red", None]), "position.tunnel.revealed[1]"),
    (tunnel(extra=2), "position.tunnel.extra"),
    (tunnel(price=1), "position.tunnel.price"),
    (europe(phase="tunnel", tunnel={"route": "barcelona-pamplona"}), "position.tunnel.cards"),
    (
        tunnel() | {"claims": [{"route": "barcelona-pamplona", "player": 1}]},
        "position.tunnel.route",
    ),
    (
        tunnel(route="madrid-pamplona-2", cards={"white": 3}, revealed=["white"])
        | {"claims": [CLAIM]},
        "position.tunnel.route",
    ),
    (tunnel() | {"trains": [1]}, "position.tunnel.route"),
    (tunnel() | {"hands": [{"red": 10}]}, "position.tunnel.revealed[0]"),
    (tunnel() | {"hands": [{"red": 11}]}, "position.tunnel.cards.red"),
]


@pytest.mark.parametrize(("value", "place"), BAD)
def test_what_can_not_be_is_refused_where_it_stands(value: object, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(value)
    assert caught.value.place == place
    assert str(caught.value).isprintable()


def test_the_nearest_known_name_is_offered() -> None:
    with pytest.raises(BadInput, match='did you mean "madrid-pamplona-'):
        read(europe(claims=[{**CLAIM, "route": "madrid-pampalona"}]))


# Anything at all.

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 200) | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


def printed_positions() -> list[dict[str, object]]:
    """Some positions of real games, with every phase among them."""
    found: dict[tuple[str, int], dict[str, object]] = {}
    for name, players in (("europe", 3), ("nordic", 2), ("amsterdam", 4)):
        for turn in walk(load(name), players, seed=1):
            found[name, int(turn.position.phase)] = position_to_json(turn.position)
    return list(found.values())


PRINTED = printed_positions()
NAMES = st.sampled_from([*KINDS, "roma", "brest-petrograd", "tunnel", "keep", "setup", "over"])


def holders(value: object) -> list[dict[str, object] | list[object]]:
    """Every object and list in a value."""
    found: list[dict[str, object] | list[object]] = []
    if isinstance(value, dict | list):
        found.append(value)
        for inner in value.values() if isinstance(value, dict) else value:
            found += holders(inner)
    return found


@given(JSON)
def test_any_json_is_a_position_or_refused(value: object) -> None:
    with pytest.raises(BadInput):
        read(value)


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_position_with_anything_changed_is_read_or_refused(data: st.DataObject) -> None:
    value = copy.deepcopy(data.draw(st.sampled_from(PRINTED)))
    for _ in range(data.draw(st.integers(1, 3))):
        holder = data.draw(st.sampled_from(holders(value)))
        new = data.draw(JSON | NAMES)
        if isinstance(holder, list):
            at = data.draw(st.integers(0, len(holder)))
            holder[at : at + data.draw(st.integers(0, 1))] = [new]
        else:
            key = data.draw(st.sampled_from(sorted(holder) or ["red"]))
            if data.draw(st.booleans()):
                holder[key] = new
            else:
                holder.pop(key, None)
    try:
        position = read(value)
    except BadInput as error:
        assert error.place.startswith("position")
        assert str(error).isprintable()
        return
    assert carried(read(position_to_json(position))) == carried(position)
    if position.phase not in (SETUP, OVER):
        assert legal(position, int(position.mover))


def test_no_card_is_lost_on_loading() -> None:
    position = read(europe(seed=3, market=[None, "red"], hands=[{"blue": 5}]))
    held = sum(total(position.hand(seat)) for seat in range(3))
    row = sum(place(position.market, slot) != HOLE for slot in range(5))
    assert held + row + position.stock() == 110
