"""The OpenAPI description: what FastAPI makes of the calls, with whole examples."""

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from perron.server.http.schemas.examples import VIEW_EXAMPLE

_JSON: Final = "application/json"
_METHODS: Final = ("get", "post", "put")


def describe(app: FastAPI) -> dict[str, Any]:
    """The description, made once."""
    if app.openapi_schema is None:
        app.openapi_schema = _made(app)
    return app.openapi_schema


def _made(app: FastAPI) -> dict[str, Any]:
    base: str = app.state.settings.base_path
    found = get_openapi(
        title=app.title,
        version=app.version,
        summary=app.summary,
        routes=app.routes,
        servers=[{"url": base}] if base else None,
    )
    models = found["components"]["schemas"]
    # FastAPI's own answer to what can't be read; ours has the one form of every refusal.
    for name in ("HTTPValidationError", "ValidationError"):
        models.pop(name, None)
    for path in found["paths"].values():
        for call in (path[method] for method in _METHODS if method in path):
            call["summary"] = call["description"].split(". ")[0].rstrip(".")
            if "requestBody" in call:
                body = call["requestBody"]["content"][_JSON]
                body["example"] = _example(models, body["schema"])
            for answer in call["responses"].values():
                _show_view(answer.get("content", {}).get(_JSON, {}))
    return found


def _example(models: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """A body, from the examples of its fields."""
    fields = models[schema["$ref"].rpartition("/")[2]].get("properties", {})
    return {name: field["examples"][0] for name, field in fields.items() if "examples" in field}


def _show_view(content: dict[str, Any]) -> None:
    """A view with what is null in it, which FastAPI leaves out."""
    if str(content.get("schema", {}).get("$ref")).endswith("/View"):
        content["example"] = VIEW_EXAMPLE
