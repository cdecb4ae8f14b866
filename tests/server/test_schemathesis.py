"""Every call that is described, with whatever its description allows and with what it does not."""

from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from servers import Server
from visitors import Visitor

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 12


@pytest.fixture(scope="module")
def tables(shared_server: Server) -> Iterator[tuple[Visitor, list[str]]]:
    """Somebody who sits at a table that waits, at one in play and at one in which a bot plays."""
    with Visitor(shared_server.url) as host:
        waiting = host.open("amsterdam", ["you", "open"])["table"]["id"]
        playing = host.open("nordic", ["you", "level1"], start=True)["table"]["id"]
        yield host, [waiting, playing]


@pytest.fixture(scope="module")
def description(shared_server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{shared_server.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("description")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    suppress_health_check=[*HealthCheck],
)
def test_no_call_fails_whatever_it_is_given(
    case: schemathesis.Case, tables: tuple[Visitor, list[str]]
) -> None:
    host, ids = tables
    table = case.path_parameters.get("table")
    # Two of three ask for a table that there is.
    if isinstance(table, str) and len(table) % 3:
        case.path_parameters["table"] = ids[len(table) % 3 - 1]
    case.call_and_validate(cookies=dict(host.http.cookies), checks=CHECKS)


def test_the_server_is_none_the_worse(shared_server: Server) -> None:
    assert httpx.get(f"{shared_server.url}/readyz").json() == {"status": "ok"}
