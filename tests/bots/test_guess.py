"""Guesses fit what the seat sees, and only that."""

from dataclasses import replace

import pytest
from random_games import TABLES, walk

from perron.boards import load
from perron.bots.guess import Guesses
from perron.core.cards import counts, row_cards
from perron.core.chance import Dice
from perron.core.position import Position
from perron.core.view import Observation, observe


def remembered(observation: Observation) -> Observation:
    """Without what a guess does not remember: what was paid and seen before."""
    players = tuple(replace(player, played=()) for player in observation.players)
    return replace(observation, players=players, returned=())


def all_cards(position: Position) -> list[int]:
    lying = [0] * 9
    for kind in position.deck_list():
        lying[kind] += 1
    multisets = [int(position.hand(seat)) for seat in range(int(position.seats))]
    multisets += [int(position.discard), int(position.laid)]
    multisets += [int(row_cards(position.market)), int(row_cards(position.turned))]
    for cards in multisets:
        lying = [a + b for a, b in zip(lying, counts(cards), strict=True)]
    return lying


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_guess_looks_to_the_seat_just_like_the_game(name: str, players: int) -> None:
    board = load(name)
    dice = Dice(5)
    for n, turn in enumerate(walk(board, players, 11)):
        if n % 9 == 0:
            for seat in range(players):
                seen = observe(turn.position, seat)
                guess = Guesses(seen).deal(dice)
                assert remembered(observe(guess, seat)) == remembered(seen)
                assert tuple(all_cards(guess)) == board.rules.deck


def test_guesses_differ() -> None:
    position = next(walk(load("europe"), 3, 1)).position
    guesses = Guesses(observe(position, 0))
    hands = {int(guesses.deal(Dice(seed)).hand(1)) for seed in range(20)}
    assert len(hands) > 5


def test_cards_that_were_seen_stay_where_they_are() -> None:
    board = load("nordic")
    for turn in walk(board, 2, 3):
        known = turn.position.known(1)
        if known:
            guess = Guesses(observe(turn.position, 0)).deal(Dice(1))
            assert all(
                held >= sure
                for held, sure in zip(counts(guess.hand(1)), counts(known), strict=True)
            )


def test_a_spectator_has_no_seat_to_guess_from() -> None:
    position = next(walk(load("europe"), 2, 1)).position
    with pytest.raises(ValueError, match="spectator"):
        Guesses(observe(position, None))
