"""What bots are asked in their own processes."""

import pickle
from multiprocessing.reduction import ForkingPickler

import pytest

from perron.boards import builtin, load
from perron.core.play import new_game
from perron.core.view import TunnelView, observe
from perron.server.thinking import Question


@pytest.mark.parametrize("board", builtin())
def test_what_a_seat_sees_reaches_the_process_of_a_bot_unchanged(board: str) -> None:
    seen = observe(new_game(load(board), 2, 7, 0), 1)
    question = Question("level1", 1, seen, (), 1.0)
    assert pickle.loads(ForkingPickler.dumps(question)) == question


def test_so_does_a_tunnel_being_dug() -> None:
    tunnel = TunnelView(route=3, cards=2, revealed=(1, 8), extra=1)
    assert pickle.loads(pickle.dumps(tunnel)) == tunnel
