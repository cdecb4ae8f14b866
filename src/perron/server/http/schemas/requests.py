"""What may be asked for: the bodies of requests. An unknown field is refused."""

from typing import Annotated, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    WrapValidator,
)

from perron.boards import builtin
from perron.lessons import MOST_ACTIONS
from perron.server.http.schemas.derived import ActionShape
from perron.server.http.schemas.replies import ClockShape
from perron.server.table.colours import Colour
from perron.wire.names import given_name

Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=30, pattern=r"^[^\x00-\x1f\x7f]+$"
    ),
]
# A person's name; without one, a guest.
PersonName = Annotated[Name | None, AfterValidator(given_name)]
# What somebody says: longer, but in one line, too.
Line = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=300, pattern=r"^[^\x00-\x1f\x7f]+$"
    ),
]
Level = Literal["level1", "level2", "level3", "level4", "level5", "level6"]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){8,64}$", strict=True)]
ClientId = Annotated[str, StringConstraints(pattern=r"^[\x21-\x7e]{1,64}$", strict=True)]
# A key of a link; a wrong one is refused, whatever it looks like.
Key = Annotated[str, StringConstraints(max_length=64)]


T = TypeVar("T")


def _as_written(value: T, _: object) -> T:
    return value


# An action is read by the engine, whose refusals say more; here it is only described.
WrittenAction = Annotated[ActionShape, WrapValidator(_as_written)]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Request):
    board: Annotated[str, StringConstraints(max_length=40)] = Field(examples=[builtin()[0]])
    seats: list[Literal["you", "open"] | Level] = Field(
        min_length=2, max_length=5, examples=[["you", "open", "level4"]]
    )
    name: PersonName = Field(default=None, examples=["Aino"])
    colour: Colour | None = None
    clock: ClockShape = Field(default_factory=lambda: ClockShape(kind="none"))
    starter: Literal["random"] | Annotated[int, Field(ge=0, le=4)] = "random"
    chat: bool = True
    watch: bool = True
    stand_in: Level = "level4"
    entropy: Entropy | None = None
    start: bool = False


class Join(Request):
    key: Key = Field(default="", examples=["6hq2w8kz3mns"])
    seat: int | None = Field(default=None, ge=0, le=4)
    name: PersonName = Field(default=None, examples=["Eero"])
    entropy: Entropy | None = Field(default=None, examples=["00112233445566778899aabbccddeeff"])


class SetSeat(Request):
    kind: Literal["open", "bot"] = Field(examples=["bot"])
    level: Level | None = Field(default=None, examples=["level3"])


class Rename(Request):
    name: PersonName = Field(examples=["Noor"])


class ChooseColour(Request):
    colour: Colour = Field(examples=["amber"])


class Start(Request):
    entropy: Entropy | None = None


class MeetAgain(Request):
    """The entropy counts when the game begins at once."""

    entropy: Entropy | None = None


class Act(Request):
    id: ClientId = Field(examples=["9f2c-1"])
    number: int = Field(ge=0, le=2**31 - 1, examples=[17])
    action: WrittenAction = Field(examples=[{"type": "draw", "slot": "deck"}])


class Judge(Request):
    action: WrittenAction = Field(examples=[{"type": "draw", "slot": 2}])


class Attempted(Request):
    """All that was done in a lesson, from its beginning."""

    actions: list[WrittenAction] = Field(
        max_length=MOST_ACTIONS, examples=[[{"type": "draw", "slot": "deck"}]]
    )


class Say(Request):
    text: Line = Field(examples=["Good luck, everyone"])


class NewToken(Request):
    name: Name = Field(examples=["my bot"])


class Nothing(Request):
    """An empty object."""
