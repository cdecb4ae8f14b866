"""Examples for the OpenAPI description."""

from typing import Any, Final

from perron.boards import builtin
from perron.server.http.schemas.replies import Failure, StaleFailure

VIEW_EXAMPLE: Final[dict[str, Any]] = {
    "table": {
        "id": "2kq7w8r5mnz3xcvb9",
        "board": builtin()[0],
        "state": "waiting",
        "created": 1763200000000,
        "host": 0,
        "chat": True,
        "watch": True,
        "clock": {"kind": "live", "seconds": 900, "increment": 15},
        "starter": "random",
        "stand_in": "level4",
        "seats": [
            {
                "kind": "person",
                "name": "Aino",
                "level": None,
                "colour": "cobalt",
                "connected": True,
                "stand_in": False,
                "clock": None,
            },
            {
                "kind": "open",
                "name": None,
                "level": None,
                "colour": "vermilion",
                "connected": False,
                "stand_in": False,
                "clock": None,
            },
        ],
        "fair": {
            "commitment": "9b1c" * 16,
            "entropy": ["00112233445566778899aabbccddeeff", None],
            "secret": None,
        },
        "rematch": None,
        "after": None,
    },
    "number": 1,
    "you": 0,
    "key": "6hq2w8kz3mns4rty",
    "observation": None,
    "legal": [],
    "deadlines": [None, None],
    "outcome": None,
    "traces": None,
    "tickets": None,
    "now": 1763200000123,
}


def _fault(description: str, code: str, message: str, **params: int) -> dict[str, Any]:
    example = {"error": {"code": code, "message": message, "params": params}}
    return {
        "model": Failure,
        "description": description,
        "content": {"application/json": {"example": example}},
    }


ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    401: _fault("Nobody knows you", "not-signed-in", "nobody knows who you are: join a table"),
    403: _fault("Not for you to do", "not-host", "only the host of the table can do that"),
    404: _fault("Not found, or not for you to see", "no-such-table", "there is no such table"),
    408: _fault("Too slow", "too-slow", "the request did not arrive within 20 s", seconds=20),
    409: _fault("Not now", "not-waiting", "the game has already started"),
    413: _fault("Too large", "too-large", "the request is larger than 65536 bytes", most=65536),
    422: _fault("Not allowed", "not-your-turn", "it is not your turn"),
    429: _fault("Too many requests", "too-many", "too many requests: wait 2 s", seconds=2),
    503: _fault("No database", "storage-unavailable", "the database can't be reached or written"),
}
VIEW: Final[dict[str, Any]] = {
    "description": "The table as you see it now",
    "content": {"application/json": {"example": VIEW_EXAMPLE}},
}
STALE: Final[dict[str, Any]] = {
    "model": StaleFailure | Failure,
    "description": "The game has moved on since the number you saw: here is what changed; "
    "or no game is being played",
}
