"""Refusals by a table or the server, each with a stable code and an HTTP status.

The engine's refusals (perron.core.errors) have codes of their own, and are sent in the same form.
"""

from typing import ClassVar

from perron.core.errors import Refusal


class ServiceError(Refusal):
    """A refusal; `status` is its HTTP status."""

    status: ClassVar[int] = 409


class NotWaiting(ServiceError):
    code = "not-waiting"
    text = "the game has already started"


class NotPlaying(ServiceError):
    code = "not-playing"
    text = "no game is being played at this table"


class NotOver(ServiceError):
    code = "not-over"
    text = "the game is not over yet"


class SeatTaken(ServiceError):
    code = "seat-taken"
    text = "seat {seat} is not free"


class ColourTaken(ServiceError):
    code = "colour-taken"
    text = "somebody else has chosen {colour}"


class TableFull(ServiceError):
    code = "table-full"
    text = "every seat is taken"


class SeatsOpen(ServiceError):
    code = "seats-open"
    text = "a seat is still open: wait for somebody, or give it to a bot"


class Stale(ServiceError):
    code = "stale"
    text = "this was decided at number {number}; since then the game has moved on, to {now}"


class SatInFor(ServiceError):
    code = "stand-in"
    text = "a bot sits in for you: take the seat back first"


class NotSeated(ServiceError):
    code = "not-seated"
    text = "you have no seat at this table"
    status = 403


class NotHost(ServiceError):
    code = "not-host"
    text = "only the host of the table can do that"
    status = 403


class WrongKey(ServiceError):
    code = "wrong-key"
    text = "this link does not open the table"
    status = 403


class ChatOff(ServiceError):
    code = "chat-off"
    text = "there is no chat at this table"
    status = 403


class NoSuchTable(ServiceError):
    """Also for tables that the visitor may not see: whether they exist is not said."""

    code = "no-such-table"
    text = "there is no such table"
    status = 404


class NoSuchBoard(ServiceError):
    code = "no-such-board"
    text = "there is no board {name}"
    status = 404


class NoSuchLesson(ServiceError):
    code = "no-such-lesson"
    text = "there is no lesson {name}"
    status = 404


class BadRequest(ServiceError):
    code = "bad-request"
    text = "{problem}"
    status = 422


class NotSignedIn(ServiceError):
    code = "not-signed-in"
    text = "nobody knows who you are: join a table, or give a token"
    status = 401


class ForeignOrigin(ServiceError):
    code = "foreign-origin"
    text = "requests from other sites are refused"
    status = 403


class TooMany(ServiceError):
    code = "too-many"
    text = "too many requests: wait {seconds} s"
    status = 429


class TooLarge(ServiceError):
    code = "too-large"
    text = "the request is larger than {most} bytes"
    status = 413


class TooSlow(ServiceError):
    code = "too-slow"
    text = "the request did not arrive within {seconds} s"
    status = 408


class Busy(ServiceError):
    code = "busy"
    text = "too much happened at this table at once: try again"
    status = 503


class StorageUnavailable(ServiceError):
    """It may have been stored or not. Sending the same action id again is safe: it counts once."""

    code = "storage-unavailable"
    text = "the database can't be reached or written: {problem}"
    status = 503
