"""Files that commands write: whole or not at all."""

import os
from pathlib import Path


def check_place(path: str) -> None:
    """Could a file be written here? Asked before the work, so that it is not done for nothing."""
    from perron.core.errors import BadInput

    target = Path(path)
    if target.is_dir():
        raise BadInput(str(target), "is a folder")
    if not target.parent.is_dir():
        raise BadInput(str(target.parent), "there is no such folder")
    if not os.access(target.parent, os.W_OK):
        raise BadInput(str(target.parent), "nothing can be written here")


def write_file(path: str, content: str) -> None:
    """Write beside the wanted file and move it there when done."""
    target = Path(path)
    part = target.with_name(f"{target.name}.part")
    part.write_text(content, encoding="utf-8")
    os.replace(part, target)
