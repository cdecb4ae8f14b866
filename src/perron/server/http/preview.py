"""What a link looks like where it is sent: a title, a sentence and a picture, in the reader's language.

Words and pictures were made when the page was built (web/tools). Of a game nothing is told but its board. The key of
an invitation stands after the # of a link, which browsers keep to themselves: it never comes here.
"""

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

HOUSE: Final = "house"
LEARN: Final = "learn"
_ENGLISH: Final = "en"
_WORDS: Final = "preview-words.json"

# For each place what it is called and what is said of it.
_Said = dict[str, dict[str, str]]


def preview(assets: Path, place: str, site: str, accepted: str) -> str:
    """The lines for the head of the document; `site` is where the page is served, without a slash at the end.

    A place is `house` or `learn`, or `table`, `waiting`, `replay` or `learn` with a board after it.
    """
    words, serves = _words(assets)
    if not words:
        return ""
    language = _wanted(accepted, words, serves)
    said = words[language].get(place)
    picture = place.partition(" ")[2] or HOUSE
    if said is None:
        said, picture = words[language][HOUSE], HOUSE
    lines = {
        "og:type": "website",
        "og:site_name": words[language][HOUSE]["title"],
        "og:title": said["title"],
        "og:description": said["text"],
        "og:locale": language,
        "og:image": f"{site}/assets/preview-{picture}.png",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": said["title"],
    }
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in lines.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


@cache
def _words(assets: Path) -> tuple[dict[str, _Said], dict[str, str]]:
    """For each language what is said, and which one serves readers of others; nothing if the page was not built."""
    file = assets / _WORDS
    if not file.is_file():
        return {}, {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return found["words"], found["serves"]


def _wanted(accepted: str, words: dict[str, _Said], serves: dict[str, str]) -> str:
    """The language the reader prefers among those we have; English otherwise."""
    for tag in _wishes(accepted):
        language = tag.split("-")[0]
        if language in words:
            return language
        if language in serves:
            return serves[language]
    return _ENGLISH


def _wishes(accepted: str) -> Iterator[str]:
    """`da, en;q=0.5`: the languages in small letters, the best liked first. What can't be read is left out."""
    wishes: list[tuple[float, str]] = []
    for wish in accepted.split(","):
        tag, _, weight = wish.replace(" ", "").lower().partition(";q=")
        try:
            wishes.append((float(weight or 1), tag))
        except ValueError:
            continue
    yield from (tag for weight, tag in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0)
