"""Metrics for Prometheus."""

import os
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector

# Buckets for what should take a moment, in seconds.
_SHORT: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """All metrics of a process."""

    def __init__(self) -> None:
        self.requests = Counter("perron_requests", "HTTP requests", ["method", "route", "status"])
        self.refused = Counter("perron_refused", "Requests refused, by code", ["code"])
        self.entries = Counter("perron_entries", "Entries stored, by kind", ["kind"])
        self.tables = Counter("perron_tables_opened", "Tables opened")
        self.followers = Gauge("perron_followers", "Live connections", multiprocess_mode="livesum")
        self.lagging = Counter("perron_lagging", "Live connections let go: they read too slowly")
        self.thinking = Histogram("perron_thinking_seconds", "What bots take for a decision")
        self.bot_failures = Counter("perron_bot_failures", "Decisions that a bot could not make")
        self.latency = Histogram(
            "perron_action_seconds",
            "From an action's arrival to its being stored and told",
            buckets=_SHORT,
        )
        self.storing = Histogram(
            "perron_storing_seconds",
            "What the database takes for the entries of a moment",
            buckets=_SHORT,
        )


METRICS: Final = Metrics()


def registry() -> CollectorRegistry:
    """The metrics of this process, or, with several processes, of all of them."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together
