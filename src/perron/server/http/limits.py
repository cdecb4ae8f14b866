"""Rate limits for a visitor or an address: token buckets."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

from perron.server.errors import TooMany

_MOST_BUCKETS: Final = 50_000


class Limit:
    """For each key a burst of requests, and a number of requests a second in the long run."""

    def __init__(
        self, burst: float, a_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._a_second = a_second
        self._clock = clock
        # For each key: how much was left, and when.
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> None:
        """Count a request. TooMany, with the seconds to wait, if the key has used up its share."""
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
    """What an address is counted as. Of IPv6 that is the first half: a household has all addresses that begin with it."""
    if ":" not in address:
        return address
    try:
        whole = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(whole, IPv6Address) and whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    return f"{int(whole) >> 64:x}"
