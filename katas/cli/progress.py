"""Shows how far something is, where somebody looks on."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def in_one_line() -> Iterator[Callable[[str], None] | None]:
    """What shows one line after the other in the same place, and in the end none.

    None where nobody looks on.
    """
    if not sys.stderr.isatty():
        yield None
        return
    try:
        yield _in_place
    finally:
        _in_place("")


def _in_place(line: str) -> None:
    print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
