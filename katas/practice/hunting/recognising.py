"""Recognises a file of Python as it is imported, by whatever name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

HOOK = "exec_module"
"""What every loader of a source file is asked to do."""

Taken = Callable[[ModuleType], object]


class Recogniser:
    """Hands each module that is made of one file to `taken`, once, as soon as it is loaded."""

    def __init__(self, file: Path, taken: Taken) -> None:
        self._file = file.resolve()
        self._taken = taken
        self._seen: list[ModuleType] = []
        self._plain = SourceFileLoader.exec_module

    def watch(self) -> None:
        """Look at everything that is loaded from now on, and at what is there already."""
        plain = self._plain

        def exec_module(loader: SourceFileLoader, module: ModuleType) -> None:
            plain(loader, module)
            if module in self._seen:
                self._seen.remove(module)  # loaded again: its functions are new ones
            self._look(module)

        # The loader and not the finder: who imports by path asks no finder.
        setattr(SourceFileLoader, HOOK, exec_module)
        self.look_around()

    def look_around(self) -> None:
        """Look at what is loaded by now: pytest loads what it rewrites by a loader of its own."""
        for module in list(sys.modules.values()):
            if isinstance(module, ModuleType):
                self._look(module)

    def stop(self) -> None:
        """Look no longer."""
        setattr(SourceFileLoader, HOOK, self._plain)

    def _look(self, module: ModuleType) -> None:
        origin = getattr(module, "__file__", None)
        if origin is None or Path(origin).name != self._file.name or module in self._seen:
            return
        if Path(origin).resolve() == self._file:
            self._seen.append(module)
            self._taken(module)
