"""The page: files that were built from `web/`, and the same shell for every address in it."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from perron.server.api.service import service_of

router = APIRouter(include_in_schema=False)

_FOLDER = Path(str(files("perron.server") / "page"))

_NO_PAGE = """<!doctype html>
<html lang="en"><title>Perron</title>
<h1>Perron</h1>
<p>The server runs. The page was not built into this installation; the interface is described at
<a href="api/docs">api/docs</a>.</p>
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
async def see_file(file: str, request: Request) -> Response:
    """Files beside the page: icons, the manifest, the service worker."""
    from fastapi.responses import FileResponse

    path = _FOLDER / file
    if path.parent != _FOLDER or not path.is_file() or file == "index.html":
        return Response(status_code=404)
    return FileResponse(path, headers={"cache-control": "no-cache"})
