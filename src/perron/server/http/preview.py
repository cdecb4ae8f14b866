"""Link previews: the title, sentence and picture that messengers show, in the reader's language.

Words and pictures are made when the page is built (web/tools). A preview says nothing of a game but its board. The key of
an invitation stands after the # of a link, which browsers do not send: the server never sees it.
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

# For each place its title and its text.
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
    """The texts in each language, and which language serves readers of others. Both empty if the page was not built."""
    file = assets / _WORDS
    if not file.is_file():
        return {}, {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return found["words"], found["serves"]


def _wanted(accepted: str, words: dict[str, _Said], serves: dict[str, str]) -> str:
    """The reader's favourite among the languages that there are; otherwise English."""
    for tag in _wishes(accepted):
        language = tag.split("-")[0]
        if language in words:
            return language
        if language in serves:
            return serves[language]
    return _ENGLISH


def _wishes(accepted: str) -> Iterator[str]:
    """Parse an Accept-Language header, like `da, en;q=0.5`: in small letters, the favourite first. Malformed parts are skipped."""
    wishes: list[tuple[float, str]] = []
    for wish in accepted.split(","):
        tag, _, weight = wish.replace(" ", "").lower().partition(";q=")
        try:
            wishes.append((float(weight or 1), tag))
        except ValueError:
            continue
    yield from (tag for weight, tag in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0)
