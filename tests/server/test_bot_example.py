"""The bot of the documentation plays a whole game, also when the server is killed meanwhile."""

import json
import os
import subprocess
import sys
from pathlib import Path

from servers import PACKAGE, serving
from visitors import Visitor, sensible

BOT = Path(__file__).parents[2] / "docs" / "server" / "bot_example.py"


def test_the_example_bot_plays_a_whole_game_through_a_crash(database: str) -> None:
    with serving(database, limits="no") as server, Visitor(server.url, "Aino") as aino:
        opened = aino.open("amsterdam", ["you", "open", "level1"])
        id = opened["table"]["id"]
        with subprocess.Popen(
            [sys.executable, str(BOT), server.url, id, opened["key"]],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **PACKAGE},
        ) as bot:
            try:
                with aino.feed(id) as feed:
                    while feed.view["table"]["seats"][1]["name"] != "Botilda":
                        feed.receive()
                    view = aino.post(f"/api/tables/{id}/start")
                    while feed.until(view["number"])["number"] < 20:
                        if feed.view["legal"]:
                            view = aino.act(feed.view, sensible(feed.view))
                        else:
                            feed.receive()
                server.kill()
                server.start()
                with aino.feed(id, 0) as feed:
                    while feed.view["table"]["state"] != "over":
                        if feed.view["legal"]:
                            feed.until(aino.act(feed.view, sensible(feed.view))["number"])
                        else:
                            feed.receive()
                out, _ = bot.communicate(timeout=60)
            finally:
                bot.kill()
        assert bot.returncode == 0
        assert json.loads(out) == feed.view["outcome"]
        numbers = [event["number"] for event in feed.events]
        assert numbers == list(range(1, len(numbers) + 1))
