"""Limits: how much one visitor or one address may ask for. Buckets that fill up by the second."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

from perron.server.errors import TooMany

_MOST_BUCKETS: Final = 50_000


class Limit:
    """So many at once, and so many a second for long, for each key."""

    def __init__(
        self, burst: float, a_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._a_second = a_second
        self._clock = clock
        # For each key: what is left, and when that was.
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> None:
        """Raises TooMany, with the seconds to wait, when the key has used up its share."""
        now = self._clock()
        left, at = self._buckets.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._a_second)
        enough = left >= cost
        self._buckets[key] = (left - cost if enough else left, now)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooMany(seconds=max(1, math.ceil((cost - left) / self._a_second)))


def neighbourhood(address: str) -> str:
    """Whom an address stands for: itself; of IPv6 its first half, all of which one household has."""
    if ":" not in address:
        return address
    try:
        whole = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(whole, IPv6Address) and whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    return f"{int(whole) >> 64:x}"
