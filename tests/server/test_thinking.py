"""What bots are asked in their own processes."""

import asyncio
import pickle
from multiprocessing.reduction import ForkingPickler

import pytest

from perron.boards import builtin, load
from perron.core.moves import legal
from perron.core.play import new_game
from perron.core.view import TunnelView, observe
from perron.server.live.thinking import BotPool, Question


@pytest.mark.parametrize("board", builtin())
def test_what_a_seat_sees_reaches_the_process_of_a_bot_unchanged(board: str) -> None:
    seen = observe(new_game(load(board), 2, 7, 0), 1)
    question = Question("level1", 1, seen, (), 1.0)
    assert pickle.loads(ForkingPickler.dumps(question)) == question


def test_so_does_a_tunnel_being_dug() -> None:
    tunnel = TunnelView(route=3, cards=2, revealed=(1, 8), extra=1)
    assert pickle.loads(pickle.dumps(tunnel)) == tunnel


def test_who_stops_while_a_bot_thinks_stops_in_good_order() -> None:
    position = new_game(load("europe"), 2, 7, 0)
    seen, choices = observe(position, 0), legal(position, 0)

    async def stop_while_it_thinks() -> None:
        thinkers = BotPool(1, 30.0)
        # From here on there is a process that waits for work.
        await thinkers.decide("random", 1, seen, choices)
        deciding = asyncio.create_task(thinkers.decide("search:30s", 1, seen, choices))
        await asyncio.sleep(0)
        thinkers.close()
        deciding.cancel()
        with pytest.raises(asyncio.CancelledError):
            await deciding

    for _ in range(10):
        asyncio.run(stop_while_it_thinks())
