"""Refusals of a server: their one form, and how often they were counted."""

import re

import httpx
from servers import Server
from visitors import Json

from perron.server.http.schemas.replies import Failure, StaleFailure


def refused(response: httpx.Response, status: int, code: str) -> Json:
    """The one form of a refusal; its parameters."""
    assert response.status_code == status, f"{response.status_code}: {response.text[:300]}"
    assert response.headers["content-type"] == "application/json"
    shape = StaleFailure if code == "stale" else Failure
    error = shape.model_validate_json(response.content).error
    assert error.code == code, error
    assert error.message
    assert "Traceback" not in response.text
    return dict(error.params)


def count_of(server: Server, code: str) -> float:
    """How often something was refused with this code."""
    text = httpx.get(f"{server.url}/metrics", timeout=60).text
    found = re.search(rf'perron_refused_total{{code="{code}"}} (\S+)', text)
    return float(found[1]) if found else 0.0
