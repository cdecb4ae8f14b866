"""Real servers for tests: `perron serve` as a process of its own, and PostgreSQL.

PostgreSQL comes from the system's packages (`make postgresql`); where it can't be had, the tests that need
it are skipped and say so.
"""

import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from tempfile import TemporaryDirectory

import perron

# Programs started here use the package that is being tested.
PACKAGE = {"PYTHONPATH": str(Path(perron.__file__).parent.parent)}

_READY = re.compile(r"Perron is at (http://\S+)")


class Server:
    """`perron serve`, running; `url` has no slash at the end."""

    def __init__(self, database: str, *words: str, **settings: str) -> None:
        self.database = database
        self._words = words
        self._settings = {f"PERRON_{name.upper()}": text for name, text in settings.items()}
        self._port = "0"
        self.lines: list[str] = []
        self._spoke = threading.Condition()
        self.start()

    def start(self) -> None:
        """Start it; again at the same address, if it ran before."""
        self.process = subprocess.Popen(
            [
                sys.executable,
                *("-m", "perron", "serve", "--port", self._port),
                *("--database", self.database, *self._words),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **PACKAGE, **self._settings},
            start_new_session=True,
        )
        ready = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(self.process, ready), daemon=True)
        self._reader.start()
        if not ready.wait(60):
            raise RuntimeError("the server did not start:\n" + "\n".join(self.lines))
        if self.process.poll() is not None:
            raise RuntimeError("the server ended:\n" + "\n".join(self.lines))

    def _read(self, process: "subprocess.Popen[str]", ready: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            with self._spoke:
                self.lines.append(line.rstrip())
                self._spoke.notify_all()
            found = _READY.search(line)
            if found:
                self.url = found[1].rstrip("/")
                self._port = self.url.split(":")[2].split("/")[0]
                ready.set()
        ready.set()

    def until_said(self, words: str) -> None:
        """Wait for a line with these words."""
        with self._spoke:
            said = self._spoke.wait_for(lambda: any(words in line for line in self.lines), 60)
        assert said, "\n".join(self.lines)

    def kill_one(self) -> None:
        """The end without a warning, of one of several server processes."""
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        spawned = [
            pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]
        os.kill(int(spawned[0]), signal.SIGKILL)

    def kill(self) -> None:
        """The end without a warning, of all its processes."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """The end as asked for; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        status = self.process.wait(60)
        self._reader.join(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


@contextmanager
def serving(database: str, *words: str, **settings: str) -> Iterator[Server]:
    """A server, as long as it is needed."""
    server = Server(database, *words, **settings)
    try:
        yield server
    finally:
        server.stop()


# PostgreSQL.


def _find_postgresql() -> Path | None:
    on_path = shutil.which("createdb")
    found = [*glob("/usr/lib/postgresql/*/bin/createdb"), *([on_path] if on_path else [])]
    folders = [Path(program).parent for program in sorted(found, reverse=True)]
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


POSTGRESQL = _find_postgresql()


class Cluster:
    """A PostgreSQL of our own, on a Unix socket in its folder."""

    def __init__(self, folder: Path) -> None:
        assert POSTGRESQL is not None
        self._bin = POSTGRESQL
        self._data = folder / "data"
        self._socket = folder / "socket"
        # PostgreSQL does not run as root.
        self._as: tuple[str, ...] = ("runuser", "-u", "postgres", "--") if os.getuid() == 0 else ()
        self._user = "postgres"
        self._socket.mkdir()
        if self._as:
            shutil.chown(folder, "postgres")
            shutil.chown(self._socket, "postgres")
        how = ("-U", self._user, "-A", "trust", "-E", "UTF8", "--no-sync")
        self._run("initdb", "-D", str(self._data), *how)
        self.start()

    def start(self) -> None:
        # Killed processes lose nothing that was written; only a machine that fails would, and none does here.
        quick = "-c fsync=off -c full_page_writes=off"
        options = f"-k {self._socket} -c listen_addresses='' -c max_connections=60 {quick}"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-o", options, "-l", "log", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The address of a database that nobody else uses."""
        name = f"perron_{secrets.token_hex(6)}"
        self._run("createdb", "-h", str(self._socket), "-U", self._user, name)
        return f"postgresql://{self._user}@/{name}?host={self._socket}"

    def _run(self, program: str, *words: str) -> None:
        # What pg_ctl starts keeps its output open, so it goes to a file.
        with (self._socket.parent / "output").open("a+") as output:
            done = subprocess.run(
                [*self._as, str(self._bin / program), *words],
                cwd=self._socket.parent,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                timeout=120,
                check=False,
            )
            output.seek(0)
            assert done.returncode == 0, output.read()


# Commands.


def run_perron(
    *words: str, send: bytes = b"", **settings: str
) -> "subprocess.CompletedProcess[bytes]":
    """A command of the command line, run to its end."""
    return subprocess.run(
        [sys.executable, "-m", "perron", *words],
        input=send,
        capture_output=True,
        env={**os.environ, **PACKAGE, **settings},
        timeout=120,
        check=False,
    )


@contextmanager
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL of our own, as long as it is needed.

    In a folder of its own: others, pytest's too, are closed to the user that it runs as.
    """
    with TemporaryDirectory(prefix="perron-postgresql-") as folder:
        cluster = Cluster(Path(folder))
        try:
            yield cluster
        finally:
            cluster.stop()
