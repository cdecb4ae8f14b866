"""Folding facts comes to the same position as doing what was asked."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import TABLES
from walks import Style, play, styles

from perron.boards import load
from perron.core.actions import DECK
from perron.core.board import Board
from perron.core.errors import BadInput
from perron.core.facts import (
    CARD_PILE,
    LAST_ROUND,
    CardTurned,
    Claimed,
    Drawn,
    Ended,
    EndTriggered,
    Fact,
    HandDealt,
    MerchandiseTaken,
    Passed,
    RowCleared,
    Shuffled,
    SlotFilled,
    StationBuilt,
    TicketsBuried,
    TicketsKept,
    TicketsOffered,
    TunnelAbandoned,
    TunnelEntered,
    TunnelPriced,
)
from perron.core.fold import before_the_deal, fold
from perron.core.position import Position


@pytest.mark.parametrize(("name", "players"), TABLES)
@given(data=st.data())
@settings(max_examples=4)
def test_folded_facts_are_the_position_after_every_action(
    name: str, players: int, data: st.DataObject
) -> None:
    board = load(name)
    style = data.draw(styles(players))
    folded: Position | None = None
    for step in play(board, players, style):
        if folded is None:
            # Before the deal only who begins is known, and the seed.
            folded = before_the_deal(board, players, style.seed, int(step.position.mover))
        for fact in step.facts:
            fold(folded, fact)
        assert folded.state() == step.position.state()


def test_the_games_that_are_folded_have_every_kind_of_fact_but_passing() -> None:
    found: set[type[Fact]] = set()
    for name, players in TABLES:
        for step in play(load(name), players, Style(1, ("even",) * players)):
            found.update(type(fact) for fact in step.facts)
    expected = {
        CardTurned,
        Claimed,
        Drawn,
        Ended,
        EndTriggered,
        HandDealt,
        MerchandiseTaken,
        RowCleared,
        Shuffled,
        SlotFilled,
        StationBuilt,
        TicketsBuried,
        TicketsKept,
        TicketsOffered,
        TunnelAbandoned,
        TunnelEntered,
        TunnelPriced,
    }
    assert expected <= found


# A fact that can't have happened is refused.


def dealt(board: Board) -> tuple[Position, list[Fact]]:
    """A game up to the first turn, and all its facts."""
    style = Style(3, ("even", "even"))
    facts: list[Fact] = []
    for step in play(board, 2, style):
        facts += step.facts
        if step.position.choosing == 0:
            return step.position.clone(), facts
    raise AssertionError("the game never began")


@pytest.mark.parametrize("name", ["europe", "nordic", "amsterdam"])
def test_a_fact_that_is_left_out_is_missed(name: str) -> None:
    """Without any one of the facts of the deal the rest does not fold to the same position."""
    board = load(name)
    after, facts = dealt(board)
    for left_out in range(len(facts)):
        folded = before_the_deal(board, 2, 3, int(after.mover))
        try:
            for fact in facts[:left_out] + facts[left_out + 1 :]:
                fold(folded, fact)
        except BadInput:
            continue
        assert folded.state() != after.state()


def impossible(position: Position) -> list[Fact]:
    """Facts that can't follow the first turn's beginning, each for a reason of its own."""
    mover, other = int(position.mover), 1 - int(position.mover)
    top, second = position.deck_list()[0], (position.deck_list()[0] + 1) % 9
    open_card = int(position.market & 15) - 1
    nobodys = [ticket for ticket in position.pile_list() if ticket not in position.tickets(mover)]
    return [
        Shuffled(CARD_PILE, tuple(position.deck_list())),
        Shuffled("tickets", (0, 1)),
        HandDealt(mover, (second,)),
        SlotFilled(0, top),
        RowCleared((open_card,)),
        Drawn(mover, DECK, second),
        Drawn(mover, 0, (open_card + 1) % 9),
        Drawn(other, DECK, top),
        TunnelEntered(other, 0, 0),
        TunnelEntered(mover, 0, 2**58),
        CardTurned(top),
        TunnelPriced(mover, 0, 1),
        TunnelAbandoned(mover, 0),
        Claimed(other, 0, 0, 1),
        Claimed(mover, 0, 2**58, 1),
        TicketsOffered(mover, tuple(nobodys[1:3])),
        TicketsKept(mover, (nobodys[0],), ()),
        TicketsBuried(mover, (nobodys[0],)),
        Passed(other),
        EndTriggered(other, 2),
    ]


def test_a_fact_that_can_not_have_happened_is_refused() -> None:
    position, _ = dealt(load("europe"))
    for fact in impossible(position):
        with pytest.raises(BadInput):
            fold(position.clone(), fact)


def test_after_the_end_nobody_does_anything() -> None:
    position, _ = dealt(load("europe"))
    mover, top = int(position.mover), position.deck_list()[0]
    fold(position, Ended(LAST_ROUND))
    for fact in (Drawn(mover, DECK, top), Passed(mover), StationBuilt(mover, 0, 0)):
        with pytest.raises(BadInput):
            fold(position.clone(), fact)


def test_merchandise_is_taken_only_while_there_is_some() -> None:
    position, _ = dealt(load("amsterdam"))
    for _ in range(position.board.rules.merchandise):
        fold(position, MerchandiseTaken(0))
    with pytest.raises(BadInput, match="no merchandise is left"):
        fold(position, MerchandiseTaken(0))
