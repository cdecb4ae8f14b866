"""Facts in JSON. The type is the name of the class: TicketsOffered is "tickets_offered"."""

import re
from typing import Final, get_args

from perron.core.board import Board
from perron.core.facts import Fact
from perron.wire.fields import Kinds
from perron.wire.reading import Node

FACTS: Final[dict[str, type[Fact]]] = {
    re.sub(r"(?<!^)(?=[A-Z])", "_", shape.__name__).lower(): shape for shape in get_args(Fact)
}
_KINDS: Final = Kinds("a fact", FACTS)


def fact_to_json(board: Board, fact: Fact) -> dict[str, object]:
    """The fact; what the listener may not know is null."""
    return _KINDS.write(board, fact)


def fact_from_json(board: Board, value: object, place: str) -> Fact:
    """The fact that was written. Raises BadInput with the path below `place`."""
    fact: Fact = _KINDS.read(board, Node(value, place))
    return fact
