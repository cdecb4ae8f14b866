"""Check the shuffles of a game record. Needs nothing but Python: read it, then trust it.

    python verify_shuffle.py RECORD.json

Says yes, or names the first card that does not fit. The method is written out in docs/fair.md.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator

KINDS = ["pink", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"]
METHOD = b"perron-shuffle-1"


def framed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def words(key: bytes, shuffle: int) -> Iterator[int]:
    """32-bit numbers without end, from the key and the number of the shuffle."""
    block = 0
    while True:
        message = shuffle.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.new(key, message, "sha256").digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def shuffled(items: list[str], key: bytes, shuffle: int) -> list[str]:
    """Fisher and Yates; numbers that would favour some places are thrown away."""
    items, stream = list(items), words(key, shuffle)
    for last in range(len(items) - 1, 0, -1):
        usable = 2**32 - 2**32 % (last + 1)
        chosen = next(word for word in stream if word < usable) % (last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return items


def compare(found: list[str], expected: list[str], place: str) -> None:
    for at, (one, other) in enumerate(zip(found, expected, strict=False)):
        if one != other:
            sys.exit(f"no: {place}[{at}] is {one}, it should be {other}")
    if len(found) != len(expected):
        sys.exit(f"no: {place} has {len(found)} items, it should have {len(expected)}")


def main(path: str) -> None:
    with open(path, encoding="utf-8") as file:
        record = json.load(file)
    fair = record["fair"]
    if fair is None or fair["secret"] is None:
        sys.exit("no: nobody committed to these shuffles, or the secret is not revealed yet")
    secret = bytes.fromhex(fair["secret"])
    if hashlib.sha256(framed(METHOD, secret)).hexdigest() != fair["commitment"]:
        sys.exit("no: this is not the secret that was committed to")
    entropy = [bytes.fromhex(part) for part in fair["entropy"]]
    key = hashlib.sha256(framed(METHOD, b"key", secret, *entropy)).digest()

    piles: dict[str, list[str]] = {"cards": [], "tickets": []}
    number = 0
    for n, step in enumerate(record["steps"]):
        for m, fact in enumerate(step["facts"]):
            place = f"steps[{n}].facts[{m}]"
            kind = fact["type"]
            if kind == "shuffled":
                cards = fact["pile"] == "cards"
                items = sorted(fact["order"], key=KINDS.index if cards else None)
                compare(fact["order"], shuffled(items, key, number), f"{place}.order")
                piles["cards" if cards else "tickets"] = list(fact["order"])
                number += 1
            elif kind in ("hand_dealt", "tickets_offered"):
                name = "cards" if kind == "hand_dealt" else "tickets"
                top, piles[name] = piles[name][: len(fact[name])], piles[name][len(fact[name]) :]
                compare(fact[name], top, f"{place}.{name}")
            elif kind in ("slot_filled", "card_turned") or fact.get("slot") == "deck":
                compare([fact["card"]], piles["cards"][:1], f"{place}.card")
                del piles["cards"][0]
            elif kind == "tickets_buried":
                piles["tickets"] += fact["tickets"]
    print(f"yes: {number} shuffles, and every card came from the top of its pile")


if __name__ == "__main__":
    main(sys.argv[1])
