"""The pages of the site: the sections of nav.toml, and links that lead out of docs/.

A link to a file that is no page (code, a picture in full size) leads to a copy on the site: code
is shown as a page of its own under files/, pictures are copied there.
"""

import re
import shutil
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from html import escape
from html.parser import HTMLParser
from os.path import relpath
from pathlib import Path
from typing import Any

from docutils import nodes
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.transforms import SphinxTransform

SITE = Path(__file__).parent
ROOT = SITE.parents[1]
DOCS = ROOT / "docs"
PICTURES = {".webp", ".png", ".svg"}
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)#:\s]+)(#[^)\s]*|)\)")
NAV = tomllib.loads((SITE / "nav.toml").read_text(encoding="utf-8"))


# Sections.


def add_sections(app: Sphinx, page: str, source: list[str]) -> None:
    """Write the table of contents into the pages that have others beneath them."""
    known = sorted(app.env.found_docs)
    if page == app.config.root_doc:
        for section in NAV["section"]:
            source[0] += toctree(expand(section["pages"], known), section["title"])
    if page in NAV["beneath"]:
        source[0] += toctree([one for one in expand(NAV["beneath"][page], known) if one != page])


def expand(entries: list[str], known: list[str]) -> list[str]:
    """The pages that are meant; a name that no page has stays, and Sphinx complains about it."""
    return [
        page
        for entry in entries
        for page in ([one for one in known if fnmatch(one, entry)] or [entry])
    ]


def toctree(pages: list[str], title: str = "") -> str:
    entries = "\n".join(
        page.replace("<", "</") if page.endswith(">") else f"/{page}" for page in pages
    )
    caption = f":caption: {title}\n" if title else ""
    return f"\n\n```{{toctree}}\n:hidden:\n{caption}\n{entries}\n```\n"


# Links that lead out of docs/.


def read_page(app: Sphinx, page: str, source: list[str]) -> None:
    """Give a page its text, where that lies elsewhere, and its links their places on the site."""
    folder = (DOCS / page).parent
    here = folder
    if page in NAV["held"]:
        file = ROOT / NAV["held"][page]
        source[0] = file.read_text(encoding="utf-8")
        folder = file.parent

    pages = {(ROOT / file).resolve(): DOCS / f"{name}.md" for name, file in NAV["held"].items()}

    def placed(link: re.Match[str]) -> str:
        text, target, anchor = link[1], (folder / link[2]).resolve(), link[3]
        target = pages.get(target, target)
        if text.startswith("!") or (target.is_relative_to(DOCS) and target.suffix == ".md"):
            return f"{text}({relpath(target, here)}{anchor})"
        return f"{text}(path:{relpath(target, here)})" if target.is_file() else link[0]

    source[0] = LINK.sub(placed, source[0])


class FileLinks(SphinxTransform):
    """Links to files that are no pages lead to the copies that show_files makes."""

    default_priority = 400

    def apply(self, **_: Any) -> None:
        here = Path(self.env.doc2path(self.env.docname)).parent
        up = "../" * self.env.docname.count("/")
        for link in list(self.document.findall(addnodes.download_reference)):
            path = (here / link["reftarget"]).resolve().relative_to(ROOT)
            linked(self.env).add(path.as_posix())
            uri = f"{up}files/{path.as_posix()}" + ("" if path.suffix in PICTURES else ".html")
            link.replace_self(nodes.reference("", "", *link.children, refuri=uri, internal=True))


def linked(env: Any) -> set[str]:
    """The files that pages link to."""
    if not hasattr(env, "perron_files"):
        env.perron_files = set()
    files: set[str] = env.perron_files
    return files


def show_files(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A page for each file of code that is linked to; a copy of each picture."""
    for path in sorted(linked(app.env)):
        file = ROOT / path
        if file.suffix in PICTURES:
            copy = Path(app.outdir) / "files" / path
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
            continue
        try:
            lexer = get_lexer_for_filename(path)
        except ClassNotFound:
            lexer = TextLexer()
        code = highlight(file.read_text(encoding="utf-8"), lexer, HtmlFormatter(linenos=False))
        title = escape(path)
        yield f"files/{path}", {"title": title, "body": f"<h1>{title}</h1>\n{code}"}, "page.html"


# What the theme leaves out for those who use keys or a screen reader: with, in its place.
MENDED = {
    'role="heading">': 'role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="All pages">',
    '<aside class="toc-drawer': '<aside aria-label="On this page" class="toc-drawer',
    "<pre>": '<pre tabindex="0">',
}


def mend(app: Sphinx, failed: Exception | None) -> None:
    if failed is not None:
        return
    found: set[str] = set()
    for page in Path(app.outdir).rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for lacking, mended in MENDED.items():
            if lacking in text:
                found.add(lacking)
                text = text.replace(lacking, mended)
        page.write_text(text, encoding="utf-8")
    if found != set(MENDED):
        raise ExtensionError(f"the theme no longer writes {set(MENDED) - found}")


# The site stands by itself.


class Loads(HTMLParser):
    """What a page loads by itself, as against what it links to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        if tag in ("script", "img", "iframe", "source", "video", "audio"):
            self.found.append(values.get("src") or "")
        if tag == "link" and values.get("rel") in ("stylesheet", "preload", "shortcut icon"):
            self.found.append(values.get("href") or "")


def nothing_from_elsewhere(app: Sphinx, failed: Exception | None) -> None:
    """No page and no style sheet of the site may load anything from another host."""
    if failed is not None:
        return
    outside = re.compile(r"(https?:)?//")
    for page in Path(app.outdir).rglob("*.html"):
        loads = Loads()
        loads.feed(page.read_text(encoding="utf-8"))
        for address in loads.found:
            if outside.match(address):
                raise ExtensionError(f"{page.relative_to(app.outdir)} loads {address}")
    for sheet in Path(app.outdir).rglob("*.css"):
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", sheet.read_text(encoding="utf-8")):
            if outside.match(address):
                raise ExtensionError(f"{sheet.relative_to(app.outdir)} loads {address}")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", read_page)
    app.connect("source-read", add_sections)
    app.add_transform(FileLinks)
    app.connect("html-collect-pages", show_files)
    app.connect("build-finished", mend)
    app.connect("build-finished", nothing_from_elsewhere)
    return {"parallel_read_safe": False}
