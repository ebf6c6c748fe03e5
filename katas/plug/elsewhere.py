"""Opens a host with a process of its own, for a solution in any language or a command."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from katas.catalog import PYTHON, language_of
from katas.plug.bridges import open_bridge
from katas.plug.hosts.limits import Limits
from katas.plug.hosts.worker import Worker


def open_elsewhere(
    file: Path,
    *,
    limits: Limits | None = None,
    known: Mapping[str, Sequence[str]] | None = None,
) -> Worker:
    """Run a file in a process of its own: a worker for Python, a bridge for all else.

    `known` are Python modules that may be missing.

    Raises UsageError if what its language needs isn't here.
    """
    language = language_of(file)
    assert language is not None, "find_source gives no other"
    if language is PYTHON:
        return Worker.python(file, limits=limits, known=known)
    return open_bridge(file, language, limits=limits)


def open_command(command: Sequence[str], folder: Path, *, limits: Limits | None = None) -> Worker:
    """Run a program that speaks the lines by itself, in `folder`.

    A path among its first word is looked for from there.
    """
    program, *arguments = command
    if "/" in program:
        program = str((folder / program).resolve())
    # `perl mine.pl` is called mine.pl by who wrote it.
    named = next((word for word in arguments if (folder / word).is_file()), program)
    return Worker.running(
        [program, *arguments], Path(named).name, limits=limits, folder=folder, advice=FLUSHED
    )


FLUSHED = (
    "it is the command under [tool.katas]: does it read line by line, and flush each answer? "
    "docs/protocol.md has the lines"
)
