"""The page: files that were built from `web/`, and the same shell for every address in it."""

import gzip
import re
from base64 import b64encode
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from os import PathLike, stat_result
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from perron.server.errors import NoSuchTable, StorageUnavailable
from perron.server.http.access import may_see
from perron.server.http.guard import HEADERS
from perron.server.http.identity import COOKIE, identity_of_cookie
from perron.server.http.preview import HOUSE, LEARN, preview
from perron.server.http.service import Service, service_of
from perron.server.table.ids import is_id
from perron.server.table.table import WAITING

_FOR_EVER = "public, max-age=31536000, immutable"

router = APIRouter(include_in_schema=False)

_FOLDER = Path(str(files("perron.server") / "page"))

_NO_PAGE = """<!doctype html>
<html lang="en"><base href="/"><title>Perron</title>
<h1>Perron</h1>
<p>The server runs. The page was not built into this installation; the interface is described at
<a href="api/openapi.json">api/openapi.json</a>.</p>
</html>
"""


# The build puts a hash of the contents into these names, so the files never change.
_HASHED = re.compile(r"-[A-Za-z0-9_-]{8}\.(css|js|woff2)$")

# The build also writes compressed copies of these files, here with the smallest first.
_PACKED = (("br", ".br"), ("gzip", ".gz"))


class _Assets(StaticFiles):
    """The files of the page: compressed if the visitor accepts it, and with a time for which they may be cached."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        taken = Headers(scope=scope).get("accept-encoding", "")
        packed = (
            (Path(f"{full_path}{suffix}"), encoding)
            for encoding, suffix in _PACKED
            if encoding in taken
        )
        path, encoding = next(
            ((path, encoding) for path, encoding in packed if path.is_file()),
            (Path(full_path), None),
        )
        response = super().file_response(path, path.stat(), scope, status_code)
        if encoding is not None:
            response.headers["content-encoding"] = encoding
        lasting = _HASHED.search(str(full_path)) is not None
        response.headers["cache-control"] = _FOR_EVER if lasting else "no-cache"
        response.headers["vary"] = "accept-encoding"
        return response


def assets() -> ASGIApp | None:
    """The files that the page consists of; none if it was not built."""
    folder = _FOLDER / "assets"
    return _Assets(directory=folder) if folder.is_dir() else None


_BASE = re.compile(r'<base href="/" ?/?>')
_SCRIPT = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)


@lru_cache(maxsize=256)
def _shell(base: str, head: str) -> tuple[bytes, bytes, str]:
    """The one page, told where it is served and how it is shown elsewhere: plain, packed, and the policy for what it may run."""
    file = _FOLDER / "index.html"
    text = file.read_text(encoding="utf-8") if file.is_file() else _NO_PAGE
    based, found = _BASE.subn(f'<base href="{base}/">', text)
    assert found == 1, f"{file} has no place for the base path"
    page = based.replace("</head>", f"{head}</head>", 1).encode()
    # The policy allows inline scripts only by their hashes.
    hashes = [
        f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
        for script in _SCRIPT.findall(text)
    ]
    scripts = " ".join(["script-src 'self'", *hashes])
    return page, gzip.compress(page), f"{HEADERS['content-security-policy']}; {scripts}"


@router.get("/")
@router.get("/t/{table}")
@router.get("/t/{table}/replay")
@router.get("/learn")
@router.get("/learn/{board}")
@router.get("/learn/{board}/{chapter}")
@router.get("/learn/{board}/rules/{chapter}")
async def see_page(request: Request) -> HTMLResponse:
    return shell(request, place=await _place(service_of(request), request))


async def _place(service: Service, request: Request) -> str:
    """What the preview of a link shows: only what everybody who has the address may know."""
    below = request.url.path.removeprefix(service.settings.base_path)
    id, board = request.path_params.get("table"), request.path_params.get("board")
    if id is None:
        return f"{LEARN} {board}" if board else LEARN if below == "/learn" else HOUSE
    try:
        table = (await service.house.get(id)).table if is_id(id) else None
    except (NoSuchTable, StorageUnavailable):
        table = None
    if table is None or not table.terms.watch:
        return HOUSE
    kind = (
        "replay" if below.endswith("/replay") else "waiting" if table.state == WAITING else "table"
    )
    return f"{kind} {table.terms.board}"


def shell(request: Request, status: int = 200, place: str = HOUSE) -> HTMLResponse:
    """The page, the same for every address: it finds out by itself what is there, or that nothing is."""
    service = service_of(request)
    base = service.settings.base_path
    site = f"{request.url.scheme}://{request.url.netloc}{base}"
    head = preview(_FOLDER / "assets", place, site, request.headers.get("accept-language", ""))
    page, packed, policy = _shell(base, head)
    headers = {
        "cache-control": "no-cache",
        "content-security-policy": policy,
        "vary": "accept-encoding, accept-language",
        **_ahead(service, request),
    }
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return HTMLResponse(page, status, headers=headers)
    return HTMLResponse(packed, status, headers=headers | {"content-encoding": "gzip"})


def reads(request: Request) -> bool:
    """Does a browser ask for a page, and not a program for data?"""
    below = request.url.path.removeprefix(service_of(request).settings.base_path)
    page = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and page and not below.startswith(("/api/", "/assets/"))


def _ahead(service: Service, request: Request) -> dict[str, str]:
    """A link header for the table's board, which the page will need. Only if the table is open, and the visitor may see it."""
    found = service.house.get_open(request.path_params.get("table", ""))
    identity = identity_of_cookie(request.cookies.get(COOKIE))
    if found is None or not may_see(found.table, identity):
        return {}
    board = f"{service.settings.base_path}/api/boards/{found.table.terms.board}"
    return {"link": f"<{board}>; rel=preload; as=fetch; crossorigin"}


@router.get("/{file}")
async def see_file(file: str) -> Response:
    """Files beside the page: icons, the manifest, the service worker."""
    if file not in _beside():
        raise HTTPException(404)
    return FileResponse(_FOLDER / file, headers={"cache-control": "no-cache"})


@cache
def _beside() -> frozenset[str]:
    """The files that can be asked for, by name: no path is ever made from a request."""
    if not _FOLDER.is_dir():
        return frozenset()
    return frozenset(
        path.name for path in _FOLDER.iterdir() if path.is_file() and path.name != "index.html"
    )
