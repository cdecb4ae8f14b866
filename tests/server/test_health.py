"""Care: health, counters, logs, settings, the stop, base paths and proxies."""

import gzip
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from refusals import count_of, refused
from servers import PACKAGE, Server, serving
from visitors import Visitor, sensible

from perron.core.errors import BadInput
from perron.server.settings import Settings, read_settings, table_of_settings
from perron.server.storage.database import address

SETTINGS = Path(__file__).parents[2] / "docs" / "server" / "settings.md"


@pytest.fixture(scope="module")
def trains(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Under a base path, writing its log as JSON, trusting one proxy that is not us."""
    file = tmp_path_factory.mktemp("trains") / "perron.db"
    with serving(
        f"sqlite:///{file}",
        *("--base-path", "/trains/"),
        log="json",
        log_level="debug",
        proxies="192.0.2.1",
        metrics="no",
        actions_a_second="1000",
        address_requests_a_second="1000",
    ) as server:
        yield server


# Health and counters.


def test_a_server_is_alive_and_ready_and_counts(shared_server: Server) -> None:
    for path in ("/healthz", "/readyz"):
        assert httpx.get(shared_server.url + path, timeout=60).json() == {"status": "ok"}
    with Visitor(shared_server.url) as visitor:
        visitor.open("amsterdam", ["you", "open"])
    answer = httpx.get(f"{shared_server.url}/metrics", timeout=60)
    assert answer.headers["content-type"].startswith("text/plain")
    for line in (
        r'perron_requests_total{method="POST",route="/api/tables",status="201"} [1-9]',
        r"perron_tables_opened_total [1-9]",
        r"perron_followers 0",
        r"perron_action_seconds_bucket{le=",
        r"perron_storing_seconds_count [1-9]",
        r"perron_thinking_seconds_count",
    ):
        assert re.search(line, answer.text), line


def test_health_is_told_also_where_counters_are_not(trains: Server) -> None:
    for path in ("/healthz", "/readyz"):
        assert httpx.get(trains.url + path, timeout=60).status_code == 200
    refused(httpx.get(f"{trains.url}/metrics", timeout=60), 404, "http-404")


def test_a_server_without_its_database_is_alive_and_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "perron.db"
    with serving(f"sqlite:///{file}") as server, Visitor(server.url) as visitor:
        view = visitor.open("amsterdam", ["you", "level1"], start=True)
        with sqlite3.connect(file) as database:
            database.execute("ALTER TABLE tables RENAME TO gone")
        assert visitor.get("/healthz") == {"status": "ok"}
        refused(visitor.http.get("/readyz"), 503, "storage-unavailable")
        body = {"board": "amsterdam", "seats": ["you", "open"], "name": "Aino"}
        refused(visitor.http.post("/api/tables", json=body), 503, "storage-unavailable")
        with sqlite3.connect(file) as database:
            database.execute("ALTER TABLE gone RENAME TO tables")
        database.close()
        assert visitor.get("/readyz") == {"status": "ok"}
        view = visitor.get(f"/api/tables/{view['table']['id']}")
        assert visitor.act(view, sensible(view))
        assert "secret" not in "\n".join(server.lines)


# Logs.


def test_every_line_of_the_log_is_json_and_holds_no_secret(trains: Server) -> None:
    with Visitor(trains.url) as visitor, Visitor(trains.url) as guest:
        view = visitor.open("amsterdam", ["you", "open"])
        guest.join(view)
        token = visitor.post("/api/tokens", {"name": "my bot"}, 201)["token"]
        id, headers = view["table"]["id"], {"authorization": f"Bearer {token}"}
        visitor.http.get(f"/api/tables/{id}", params={"key": view["key"]}, headers=headers)
        with visitor.feed(id, key=view["key"]):
            pass
        visitor.http.post(f"/api/tables/{id}/chat", content=b"{", headers=headers)
        cookies = [person.http.cookies["perron"] for person in (visitor, guest)]
        secrets = [id, view["key"], token, *cookies]
    # One line is for people: it tells the address.
    lines = [json.loads(line) for line in trains.lines if not line.startswith("Perron is at")]
    assert {"at", "level", "from", "message"} <= set.intersection(*map(set, lines))
    assert any(line["message"].startswith("POST /api/tokens 201") for line in lines)
    assert not [line for line in lines if line["level"] in ("warning", "error")]
    for secret in secrets:
        assert secret not in "\n".join(trains.lines)


# Settings.


def test_the_table_of_settings_is_the_one_in_the_documentation() -> None:
    rows = [
        f"| `{name}` | {f'`{default}`' if default else ''} | {about} |"
        for name, default, about in table_of_settings()
    ]
    text = SETTINGS.read_text(encoding="utf-8")
    found = [line for line in text.splitlines() if line.startswith("| `PERRON_")]
    assert found == rows


def test_a_setting_is_read_from_the_environment_or_from_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://perron:s3cret@db/perron\n", encoding="utf-8")
    settings, unknown = read_settings(
        {
            "PERRON_DATABASE_FILE": str(secret),
            "PERRON_PORT": "0",
            "PERRON_LIMITS": "off",
            "PERRON_ORIGINS": "https://a.example/, https://b.example",
            "PERRON_BASE_PATH": "/trains/",
            "PERRON_DATABSE": "x",
            "PERRON_PORT_FILES": "x",
            "PATH": "/bin",
        }
    )
    assert settings == Settings(
        database="postgresql://perron:s3cret@db/perron",
        port=0,
        limits=False,
        origins=("https://a.example", "https://b.example"),
        base_path="/trains",
    )
    assert unknown == ["PERRON_DATABSE", "PERRON_PORT_FILES"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("PORT", "65536"),
        ("PORT", "-1"),
        ("PORT", "٣"),
        ("PORT", "9" * 5000),
        ("WORKERS", "0"),
        ("BOT_SECONDS", "nan"),
        ("BOT_SECONDS", "fast"),
        ("LIMITS", "perhaps"),
        ("LOG", "xml"),
        ("LOG_LEVEL", "loud"),
        ("BASE_PATH", "trains"),
        ("BASE_PATH", "/a//b"),
        ("BASE_PATH", "/a/../b"),
        ("BASE_PATH", '/"><script>'),
        ("DATABASE_FILE", "/nowhere/at/all"),
        ("DATABASE_FILE", "/"),
    ],
)
def test_a_bad_setting_is_named(name: str, text: str) -> None:
    with pytest.raises(BadInput) as error:
        read_settings({f"PERRON_{name}": text})
    assert error.value.place == f"PERRON_{name}"


def test_a_setting_given_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="twice"):
        read_settings({"PERRON_PORT": "1", "PERRON_PORT_FILE": str(tmp_path / "port")})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("s3cret", "is not the address of a database"),
        ("sqlite://", "give a file: what lies in memory is lost"),
        ("sqlite:///:memory:", "give a file: what lies in memory is lost"),
        ("oracle://u:s3cret@h/d", "'oracle': give sqlite or postgresql"),
    ],
)
def test_an_address_that_is_none_of_a_database_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadInput) as error:
        address(text)
    assert str(error.value) == f"PERRON_DATABASE: {told}"


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"PERRON_PORT": "many"}, "PERRON_PORT: give a whole number from 0 to 65535"),
        ({"PERRON_DATABASE": "mysql://u:s3cret@h/d"}, "PERRON_DATABASE: 'mysql'"),
        ({"PERRON_DATABASE": "sqlite:////nowhere/x.db"}, "PERRON_DATABASE: there is no folder"),
        ({"PERRON_WORKERS": "2"}, "PERRON_WORKERS: several processes need PostgreSQL"),
    ],
)
def test_a_server_with_a_bad_setting_says_so_in_one_line_and_ends(
    tmp_path: Path, settings: dict[str, str], told: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "perron", "serve"],
        cwd=tmp_path,
        env={**os.environ, **PACKAGE, "PERRON_UNHEARD_OF": "1", **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    # In the order in which settings are read, unknown ones are reported first.
    *before, last = done.stderr.splitlines()
    assert told in last
    assert before in ([], ["perron: PERRON_UNHEARD_OF is not a setting"])
    assert "s3cret" not in done.stdout + done.stderr


def test_the_command_line_wins_over_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = tmp_path / "environment.db"
    told = tmp_path / "told.db"
    monkeypatch.setenv("PERRON_DATABASE", f"sqlite:///{environment}")
    # Also where what it says is what would hold anyway.
    words = ("--base-path", "")
    with serving(f"sqlite:///{told}", *words, base_path="/trains", unheard_of="1") as server:
        with Visitor(server.url) as visitor:
            response = visitor.http.post("/api/tokens", json={"name": "x"})
            assert "Path=/;" in response.headers["set-cookie"]
        assert "perron: PERRON_UNHEARD_OF is not a setting" in server.lines
    assert told.exists()
    assert not environment.exists()


# The stop.


def test_a_server_that_is_told_to_stop_closes_sockets_and_loses_nothing(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'perron.db'}") as server, Visitor(server.url) as visitor:
        view = visitor.open("amsterdam", ["you", "level1"], start=True)
        id = view["table"]["id"]
        with visitor.feed(id) as feed:
            number = visitor.act(view, sensible(view))["number"]
            server.process.send_signal(signal.SIGTERM)
            assert feed.closed() == 1012
        assert server.stop() == 0
        assert "Traceback" not in "\n".join(server.lines)
        server.start()
        with visitor.feed(id, number) as feed:
            assert feed.view["number"] >= number
            assert visitor.get("/api/me")["tables"][0]["id"] == id
            acted = visitor.get(f"/api/tables/{id}/events", since=0)["events"]
            assert [event["number"] for event in acted] == [*range(1, len(acted) + 1)]


# Proxies.


@pytest.mark.parametrize("stripped", [True, False])
def test_a_base_path_works_whether_the_proxy_takes_it_off_or_not(
    trains: Server, stripped: bool
) -> None:
    assert trains.url.endswith("/trains")
    url = trains.url.removesuffix("/trains") if stripped else trains.url
    assert '<base href="/trains/">' in httpx.get(f"{url}/", timeout=60).text
    with Visitor(url) as visitor:
        response = visitor.http.post("/api/tokens", json={"name": "x"})
        assert "Path=/trains/" in response.headers["set-cookie"]
        cookie = response.headers["set-cookie"].split(";")[0]
        visitor.http.headers["cookie"] = cookie
        view = visitor.open("amsterdam", ["you", "open"])
        id = view["table"]["id"]
        assert visitor.get(f"/api/tables/{id}")["you"] == 0
        with visitor.feed(id, headers={"Cookie": cookie}) as feed:
            assert feed.view["you"] == 0
        assert visitor.get("/api/openapi.json")["servers"] == [{"url": "/trains"}]
        refused(visitor.http.get("/trainsandmore"), 404, "http-404")


def test_a_page_without_its_last_slash_is_found(trains: Server) -> None:
    assert '<base href="/trains/">' in httpx.get(trains.url, timeout=60).text


def test_the_page_may_run_its_own_files_and_what_it_says_itself(trains: Server) -> None:
    for encoding in ("gzip", "identity"):
        response = httpx.get(f"{trains.url}/t/x", headers={"accept-encoding": encoding}, timeout=60)
        written = re.findall(r"<script(?![^>]*src=)[^>]*>(.*?)</script>", response.text, re.DOTALL)
        named = [
            f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in written
        ]
        policy = response.headers["content-security-policy"].split("; ")
        assert policy[-1].split() == ["script-src", "'self'", *named]
        assert "default-src 'self'" in policy
        assert response.headers.get("content-encoding", "identity") == encoding


def test_the_board_of_a_table_is_asked_for_ahead_by_whom_may_see_it(trains: Server) -> None:
    with Visitor(trains.url) as visitor, Visitor(trains.url) as stranger:
        shown = visitor.open("amsterdam", ["you", "level1"], start=True)["table"]["id"]
        hidden = visitor.open("amsterdam", ["you", "level1"], start=True, watch=False)["table"][
            "id"
        ]
        ahead = "</trains/api/boards/amsterdam>; rel=preload; as=fetch; crossorigin"
        for guest, table, link in (
            (visitor, shown, ahead),
            (visitor, f"{shown}/replay", ahead),
            (stranger, shown, ahead),
            (visitor, hidden, ahead),
            (stranger, hidden, None),
            (visitor, "nothing-here", None),
        ):
            assert guest.http.get(f"/t/{table}").headers.get("link") == link
        assert visitor.http.get("/").headers.get("link") is None
        assert visitor.http.get("/api/boards/amsterdam").status_code == 200


def test_files_of_the_page_come_packed_as_the_visitor_can_take_them(trains: Server) -> None:
    script = re.search(r'src="\./(assets/[^"]+\.js)"', httpx.get(trains.url, timeout=60).text)
    if script is None:
        pytest.skip("the page was not built into this installation")
    bodies = {}
    for taken, encoding in (("identity", None), ("gzip, deflate", "gzip"), ("gzip, br", "br")):
        asked = {"accept-encoding": taken}
        with httpx.stream(
            "GET", f"{trains.url}/{script[1]}", headers=asked, timeout=60
        ) as response:
            assert response.headers.get("content-encoding") == encoding
            assert response.headers["content-type"].startswith("text/javascript")
            assert response.headers["vary"] == "accept-encoding"
            assert "immutable" in response.headers["cache-control"]
            bodies[encoding] = b"".join(response.iter_raw())
        asked["if-none-match"] = response.headers["etag"]
        again = httpx.get(f"{trains.url}/{script[1]}", headers=asked, timeout=60)
        assert (again.status_code, again.content) == (304, b"")
    assert gzip.decompress(bodies["gzip"]) == bodies[None]
    assert len(bodies["br"]) < len(bodies["gzip"]) < len(bodies[None]) / 2


def test_forwarded_headers_of_strangers_are_not_believed(trains: Server) -> None:
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.1"}
    response = httpx.post(
        f"{trains.url}/api/tokens", json={"name": "x"}, headers=headers, timeout=60
    )
    assert "Secure" not in response.headers["set-cookie"]


def test_addresses_of_strangers_are_not_believed(tmp_path: Path) -> None:
    """Whoever makes addresses up is still one address."""
    with serving(
        f"sqlite:///{tmp_path / 'perron.db'}", proxies="192.0.2.1", address_requests_a_second="1"
    ) as server:
        with Visitor(server.url) as stranger:
            for n in range(200):
                headers = {"x-forwarded-for": f"198.51.100.{n}"}
                if stranger.http.get("/api/bots", headers=headers).status_code == 429:
                    break
        assert count_of(server, "too-many") >= 1
