"""Forgets what a test has loaded into this process."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def forgetting(*folders: Path) -> Iterator[None]:
    """Forget the modules that are loaded meanwhile from some folders, and where they came from."""
    modules, path = set(sys.modules), list(sys.path)
    yield
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        file = Path(getattr(sys.modules[name], "__file__", None) or ".").resolve()
        if any(file.is_relative_to(folder.resolve()) for folder in folders):
            del sys.modules[name]
