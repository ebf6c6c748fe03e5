"""Shows how far something is, in one line of the terminal, while somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from katas.proof.asking import Progress

SLOW = 1.0
"""Seconds after which it is shown how far the examples are."""


@contextmanager
def rolls_so_far() -> Iterator[Progress | None]:
    """What shows how far the rolls are, where somebody looks on."""
    with in_one_line() as show:
        if show is None:
            yield None
        else:
            yield lambda category, done, of: show(
                f"every roll: {category or 'score'} ({done + 1} of {of}) …"
            )


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
