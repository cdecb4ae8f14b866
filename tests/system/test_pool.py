"""Work in processes."""

from contextlib import closing
from multiprocessing import active_children

import pytest
from pool_work import end_at_once, first_only, large, refuse, square

from perron.system.pool import in_order


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_done_comes_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(in_order(square, range(20), jobs)) == [n * n for n in range(20)]


def test_who_stops_early_does_not_wait_for_work_under_way() -> None:
    before = set(active_children())
    with closing(in_order(first_only, range(3), 2)) as done:
        # The second task never ends: only the first one is asked for.
        assert next(done) == 0
    assert set(active_children()) <= before


def test_who_stops_while_much_is_being_sent_does_not_wait() -> None:
    before = set(active_children())
    for _ in range(5):
        with closing(in_order(large, range(50), 2)) as done:
            assert len(next(done)) > 1_000_000
    assert set(active_children()) <= before


def test_what_goes_wrong_in_a_process_is_raised_where_it_was_asked_for() -> None:
    with pytest.raises(ZeroDivisionError) as failure:
        list(in_order(refuse, range(3), 2))
    assert "in refuse" in str(failure.value.__notes__)


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(RuntimeError, match="exit code 3"):
        list(in_order(end_at_once, range(3), 2))
