"""How sure a figure is: 95 % intervals that know that games of one deal belong together.

The Bayesian bootstrap: every deal gets a random weight (exponential, of mean 1), the figure is
worked out again with these weights, and the middle 95 % of two thousand such figures are
the interval. A share also gets half an outcome of either kind, randomly weighted,
so that a bot that has never lost is not said to be unbeatable: without duplicates this comes to
the Jeffreys interval. Weights follow from a fixed seed: the same results, the same intervals.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Interval = tuple[float, float]

RESAMPLES: Final = 2000
# Half an outcome of either kind.
PRIOR: Final = 0.5

_SEED: Final = 20_250_101
_BOUNDS: Final = (2.5, 97.5)
# Resamples worked out at once: a matrix of so many rows, a column for each deal.
_BATCH: Final = 50


def by_deal(frame: pl.DataFrame, keys: pl.DataFrame, values: Sequence[str]) -> list[Numbers]:
    """The sums of these columns: a row for each deal, a column for each of the keys."""
    columns = keys.with_row_index("column")
    rows = frame.select("deal").unique().sort("deal").with_row_index("row")
    summed = (
        frame.join(columns, on=keys.columns)
        .join(rows, on="deal")
        .group_by("row", "column")
        .agg(pl.col(values).sum())
    )
    at = summed["row"].to_numpy(), summed["column"].to_numpy()
    grids = []
    for value in values:
        grid = np.zeros((len(rows), len(columns)))
        grid[at] = summed[value].to_numpy()
        grids.append(grid)
    return grids


def resampled(*sums: Numbers) -> Iterator[tuple[Numbers, ...]]:
    """The sums over all deals, weighted anew each time. Each array has a row for each deal."""
    dice = np.random.default_rng(_SEED)
    deals = len(sums[0])
    flat = [array.reshape(deals, -1) for array in sums]
    for _ in range(RESAMPLES // _BATCH):
        weights = dice.standard_exponential((_BATCH, deals))
        totals = [weights @ array for array in flat]
        for n in range(_BATCH):
            yield tuple(
                total[n].reshape(array.shape[1:]) for total, array in zip(totals, sums, strict=True)
            )


def doubts(shape: tuple[int, ...]) -> Iterator[Numbers]:
    """Randomly weighted halves of an outcome, for each resample."""
    dice = np.random.default_rng(_SEED + 1)
    for _ in range(RESAMPLES):
        yield dice.standard_gamma(PRIOR, shape)


def share_intervals(hits: Numbers, trials: Numbers) -> list[Interval]:
    """The interval of each column's share of hits among trials; a row is a deal."""
    columns = hits.shape[1]
    samples = np.empty((RESAMPLES, columns))
    halves = doubts((2, columns))
    for n, (hit, trial) in enumerate(resampled(hits, trials)):
        yes, no = next(halves)
        samples[n] = (hit + yes) / (trial + yes + no)
    return bounds(samples)


def mean_intervals(sums: Numbers, trials: Numbers) -> list[Interval]:
    """The interval of each column's mean; columns without a trial have (0, 0)."""
    samples = np.array(
        [total / np.maximum(trial, 1e-9) for total, trial in resampled(sums, trials)]
    )
    return bounds(samples)


def bounds(samples: Numbers) -> list[Interval]:
    """The interval of each column of samples."""
    low, high = np.percentile(samples, _BOUNDS, axis=0)
    return [(float(one), float(other)) for one, other in zip(low, high, strict=True)]
