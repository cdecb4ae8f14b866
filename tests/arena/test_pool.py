"""Work in processes."""

from contextlib import closing
from multiprocessing import active_children

import pytest
from pool_work import first_only, square

from perron.arena.pool import in_order


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_done_comes_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(in_order(square, range(20), jobs)) == [n * n for n in range(20)]


def test_who_stops_early_does_not_wait_for_work_under_way() -> None:
    before = set(active_children())
    with closing(in_order(first_only, range(3), 2)) as done:
        # The second task never ends: only the first one is asked for.
        assert next(done) == 0
    assert set(active_children()) <= before
