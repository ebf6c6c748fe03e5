"""Imports our own modules as Python does, past pytest's rewriting of assertions.

pytest rewrites every module of a distribution that has a plugin. Ours assert nothing about a
solution, and where bytecode can't be written (a read-only environment, or
PYTHONDONTWRITEBYTECODE, as containers set it) each run would compile all of them anew: a
third of a second. The finder is known by its module, `_pytest.assertion.rewrite`, which is
private; if it moves, nothing breaks and the third of a second is back.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def plain_imports() -> Iterator[None]:
    """Leave pytest's own finder out meanwhile."""
    before = list(sys.meta_path)
    sys.meta_path[:] = [
        finder for finder in before if type(finder).__module__ != "_pytest.assertion.rewrite"
    ]
    try:
        yield
    finally:
        sys.meta_path[:] = before
