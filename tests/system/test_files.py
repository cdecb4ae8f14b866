"""Files that are written whole or not at all."""

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, Thread

import pytest

from perron.system.files import new_folder, replaced, write_whole, written

OLD, NEW = b"what stood there", b"what is there now\n" * 1000


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "file").write_bytes(OLD)
    return tmp_path / "file"


def test_a_file_is_written_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    write_whole(tmp_path / "text", "Þórsmörk\n")
    write_whole(tmp_path / "bytes", NEW)
    assert (tmp_path / "text").read_bytes() == "Þórsmörk\n".encode()
    assert (tmp_path / "bytes").read_bytes() == NEW
    assert sorted(os.listdir(tmp_path)) == ["bytes", "text"]


def test_the_old_file_stands_until_the_new_one_is_whole(file: Path) -> None:
    with written(file) as opened:
        opened.write(NEW)
        opened.flush()
        assert file.read_bytes() == OLD
    assert file.read_bytes() == NEW


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt, SystemExit])
def test_after_an_error_the_old_file_stands_and_nothing_is_beside_it(
    file: Path, error: type[BaseException]
) -> None:
    with pytest.raises(error), written(file) as opened:
        opened.write(NEW)
        raise error
    assert file.read_bytes() == OLD
    assert os.listdir(file.parent) == ["file"]


def in_another_process(path: Path, lines: str) -> subprocess.CompletedProcess[str]:
    head = "import os, resource, signal, sys\nfrom pathlib import Path\nfrom perron.system.files import written\n"
    command = [sys.executable, "-c", head + lines, str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_who_is_killed_in_the_middle_leaves_the_old_file(file: Path) -> None:
    done = in_another_process(
        file,
        "with written(Path(sys.argv[1])) as file:\n"
        "    file.write(b'half')\n    file.flush()\n    os.kill(os.getpid(), signal.SIGKILL)",
    )
    assert done.returncode == -signal.SIGKILL
    assert file.read_bytes() == OLD
    (left,) = (path for path in file.parent.iterdir() if path != file)
    assert left.name.startswith(".file.") and left.name.endswith(".part")
    assert left.read_bytes() == b"half"
    write_whole(file, NEW)
    assert file.read_bytes() == NEW


def test_a_file_that_finds_no_room_is_not_written_at_all(file: Path) -> None:
    limit = 100
    done = in_another_process(
        file,
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))\n"
        f"with written(Path(sys.argv[1])) as file:\n    file.write(b'x' * {limit + 1})",
    )
    assert done.returncode == 1 and "OSError" in done.stderr
    assert file.read_bytes() == OLD
    assert os.listdir(file.parent) == ["file"]


def test_content_is_on_the_disk_before_the_name_and_the_name_before_the_end(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a power cut would tell; here the calls that prevent it are written down as they are made."""
    done: list[str] = []

    def noted(call: Callable[..., object], name: str) -> Callable[..., object]:
        def and_done(first: object, *more: object) -> object:
            if isinstance(first, int):
                done.append(
                    f"{name} {'folder' if stat.S_ISDIR(os.fstat(first).st_mode) else 'file'}"
                )
            else:
                done.append(name)
            return call(first, *more)

        return and_done

    monkeypatch.setattr(os, "fsync", noted(os.fsync, "sync"))
    monkeypatch.setattr(os, "replace", noted(os.replace, "replace"))
    write_whole(file, NEW)
    assert done == ["sync file", "replace", "sync folder"]


def test_a_link_stays_a_link_and_what_it_points_to_is_replaced(tmp_path: Path, file: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link"
    link.symlink_to(file)
    write_whole(link, NEW)
    assert link.is_symlink() and file.read_bytes() == NEW
    dangling = tmp_path / "dangling"
    dangling.symlink_to(tmp_path / "later")
    write_whole(dangling, NEW)
    assert dangling.is_symlink() and (tmp_path / "later").read_bytes() == NEW


@pytest.mark.parametrize("umask", [0o022, 0o077])
def test_a_new_file_has_the_mode_that_the_umask_leaves(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        write_whole(tmp_path / "new", NEW)
    finally:
        os.umask(before)
    assert mode(tmp_path / "new") == 0o666 & ~umask


def test_a_file_that_is_replaced_keeps_its_mode(file: Path) -> None:
    file.chmod(0o660)
    with replaced(file) as part:
        assert mode(part) == 0o660
        part.write_bytes(NEW)
    assert mode(file) == 0o660


def test_a_mode_that_is_asked_for_holds_from_the_first_byte_on(file: Path) -> None:
    file.chmod(0o644)
    with replaced(file, 0o600) as part:
        assert mode(part) == 0o600
        part.write_bytes(NEW)
    assert mode(file) == 0o600


def test_the_longest_name_is_not_too_long(tmp_path: Path) -> None:
    for name in ("x" * 255, "þ" * 127):
        write_whole(tmp_path / name, NEW)
        assert (tmp_path / name).read_bytes() == NEW


def test_several_may_write_the_same_file_at_once(file: Path) -> None:
    contents = [bytes([letter]) * 100_000 for letter in b"abcd"]
    together = Barrier(len(contents))

    def write(content: bytes) -> None:
        with written(file) as opened:
            opened.write(content)
            together.wait(timeout=60)

    threads = [Thread(target=write, args=(content,)) for content in contents]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert file.read_bytes() in contents
    assert os.listdir(file.parent) == ["file"]


def test_a_folder_is_there_with_all_its_files_or_not_at_all(tmp_path: Path) -> None:
    with new_folder(tmp_path / "folder") as part:
        (part / "one").write_bytes(NEW)
        assert not (tmp_path / "folder").exists()
    assert (tmp_path / "folder" / "one").read_bytes() == NEW
    with pytest.raises(RuntimeError), new_folder(tmp_path / "other") as part:
        (part / "one").write_bytes(NEW)
        raise RuntimeError
    assert os.listdir(tmp_path) == ["folder"]


def test_a_folder_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "old").touch()
    with pytest.raises(OSError), new_folder(tmp_path / "folder") as part:
        (part / "new").touch()
    assert os.listdir(tmp_path / "folder") == ["old"]
    assert os.listdir(tmp_path) == ["folder"]
