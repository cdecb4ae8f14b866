"""A bot that plays one seat by the interface alone: python bot_example.py URL TABLE KEY

It takes a seat at a table that somebody opened (TABLE and KEY are in the link, t/TABLE#KEY), follows the
live feed, and claims the longest route it can. A lost connection costs nothing: it comes back with the
last number it saw, and an action sent twice under the same id counts once.
"""

import json
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

WISHES = ["keep", "claim", "pay", "draw", "station", "tickets", "decline", "pass"]
# What a choice lists, and what the action calls the one that is taken.
PARTS = {"slots": "slot", "routes": "route", "cities": "city", "payments": "cards"}


def choose(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """The first kind of action on our list; of several claims one with the most cards."""
    choice = min(
        legal,
        key=lambda one: (WISHES.index(one["type"]), -sum(one.get("payments", [{}])[0].values())),
    )
    taken = {PARTS[name]: listed[0] for name, listed in choice.items() if name in PARTS}
    if choice["type"] == "keep":
        taken = {"tickets": choice["tickets"][: choice["least"]]}
    return {"type": choice["type"], **taken}


def play(url: str, table: str, key: str) -> dict[str, Any]:
    """Play until the game is over; the last view."""
    token = httpx.post(f"{url}/api/tokens", json={"name": "my bot"}).raise_for_status().json()
    headers = {"Authorization": f"Bearer {token['token']}"}
    seat = httpx.post(
        f"{url}/api/tables/{table}/join", json={"name": "Botilda", "key": key}, headers=headers
    )
    view: dict[str, Any] = seat.raise_for_status().json()
    while view["table"]["state"] != "over":
        feed = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/feed?since={view['number']}"
        try:
            with connect(feed, additional_headers=headers) as socket:
                while view["table"]["state"] != "over":
                    message = json.loads(socket.recv())
                    view = message.get("view", view)
                    if "view" in message and view["legal"]:
                        action = choose(view["legal"])
                        asked = {"id": f"bot-{view['number']}", "number": view["number"]}
                        socket.send(json.dumps({"type": "act", **asked, "action": action}))
        except (OSError, WebSocketException):
            # Restarting, or we were too quick: what we miss meanwhile comes with the next hello.
            time.sleep(1)
    return view


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:4])["outcome"]))
