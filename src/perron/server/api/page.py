"""The page: files that were built from `web/`, and the same shell for every address in it."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from perron.server.api.service import service_of

router = APIRouter(include_in_schema=False)

_FOLDER = Path(str(files("perron.server") / "page"))

_NO_PAGE = """<!doctype html>
<html lang="en"><title>Perron</title>
<h1>Perron</h1>
<p>The server runs. The page was not built into this installation; the interface is described at
<a href="api/openapi.json">api/openapi.json</a>.</p>
</html>
"""


def assets() -> StaticFiles | None:
    folder = _FOLDER / "assets"
    return StaticFiles(directory=folder) if folder.is_dir() else None


@cache
def _shell(base: str) -> str:
    """The one page, told where it is served."""
    file = _FOLDER / "index.html"
    text = file.read_text(encoding="utf-8") if file.is_file() else _NO_PAGE
    return text.replace('<base href="/">', f'<base href="{base}/">')


@router.get("/")
@router.get("/t/{table}")
@router.get("/t/{table}/replay")
@router.get("/learn")
async def see_page(request: Request) -> HTMLResponse:
    headers = {"cache-control": "no-cache"}
    return HTMLResponse(_shell(service_of(request).settings.base_path), headers=headers)


@router.get("/{file}")
async def see_file(file: str) -> Response:
    """Files beside the page: icons, the manifest, the service worker."""
    if file not in _beside():
        raise HTTPException(404)
    return FileResponse(_FOLDER / file, headers={"cache-control": "no-cache"})


@cache
def _beside() -> frozenset[str]:
    """The files that may be asked for, by name: no path is ever made from what was asked."""
    if not _FOLDER.is_dir():
        return frozenset()
    return frozenset(
        path.name for path in _FOLDER.iterdir() if path.is_file() and path.name != "index.html"
    )
