"""What a link looks like elsewhere: a title, a sentence and a picture, in the asker's language, and nothing of the game."""

import re
import struct
from html import unescape

import httpx
import pytest
from servers import Server
from visitors import Visitor

META = re.compile(r'<meta (?:property|name)="(og:[a-z_:]+|twitter:card)" content="([^"]*)" />')


def told(server: Server, path: str, language: str = "", **headers: str) -> dict[str, str]:
    """What the document at an address says of itself."""
    asked = {"accept-language": language, **headers}
    reply = httpx.get(f"{server.url}/{path}", headers=asked)
    assert "accept-language" in reply.headers["vary"]
    return {name: unescape(text) for name, text in META.findall(reply.text)}


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("", "Perron", "house"),
        ("learn", "Learn to play · Perron", "house"),
        ("learn/nordic", "Rules: Nordic countries · Perron", "nordic"),
        ("learn/europe/tunnels", "Rules: Europe · Perron", "europe"),
        ("learn/atlantis", "Perron", "house"),
        ("t/2kq7w8r5mnz3xcvb9", "Perron", "house"),
        ("t/%3Cscript%3E/replay", "Perron", "house"),
    ],
)
def test_an_address_has_a_title_and_a_picture(
    shared_server: Server, path: str, title: str, picture: str
) -> None:
    said = told(shared_server, path)
    assert said["og:title"] == title
    assert said["og:description"]
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:image"] == f"{shared_server.url}/assets/preview-{picture}.png"
    found = httpx.get(said["og:image"])
    assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
    assert size(found.content) == (1200, 630)
    # Some of those who show links take no larger ones.
    assert len(found.content) < 300_000


@pytest.mark.parametrize(
    ("accepted", "title"),
    [
        ("", "Rules: Europe · Perron"),
        ("de", "Regeln: Europa · Perron"),
        ("fr;q=0.9, sv-FI;q=0.5, en;q=0.2", "Regler: Europa · Perron"),
        ("nn-NO", "Regler: Europa · Perron"),
        ("en;q=0.2, fi", "Säännöt: Eurooppa · Perron"),
        ("fr, *;q=nonsense", "Rules: Europe · Perron"),
    ],
)
def test_the_words_are_in_the_language_of_whoever_asks(
    shared_server: Server, accepted: str, title: str
) -> None:
    assert told(shared_server, "learn/europe", accepted)["og:title"] == title


def test_of_a_game_only_the_board_is_told_and_only_where_anybody_may_watch(
    shared_server: Server,
) -> None:
    with Visitor(shared_server.url, "Aino") as aino:
        view = aino.open("amsterdam", ["you", "open"])
        id = view["table"]["id"]
        waiting = told(shared_server, f"t/{id}")
        assert waiting["og:title"] == "Amsterdam · Perron"
        assert waiting["og:description"] == "You are invited to this table."
        page = httpx.get(f"{shared_server.url}/t/{id}").text
        assert view["key"] not in page
        assert "Aino" not in page
        aino.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "level": "level1"})
        aino.post(f"/api/tables/{id}/start")
        assert told(shared_server, f"t/{id}")["og:title"] == "Amsterdam · Perron"
        assert told(shared_server, f"t/{id}/replay")["og:title"] == "Replay: Amsterdam · Perron"
        hidden = aino.open("amsterdam", ["you", "open"], watch=False)["table"]["id"]
        # Whoever sits there sees the same as those who show its link.
        cookies = "; ".join(f"{name}={value}" for name, value in aino.http.cookies.items())
        assert told(shared_server, f"t/{hidden}", cookie=cookies)["og:title"] == "Perron"


def test_a_host_that_is_none_is_written_as_text(shared_server: Server) -> None:
    reply = httpx.get(f"{shared_server.url}/", headers={"host": 'a"><script>alert(1)</script>'})
    assert "<script>alert(1)" not in reply.text
