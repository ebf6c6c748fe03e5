"""Stand-ins for modules that a solution imports for its tests and that aren't here.

A Koan's runner, a test framework: the scoring beside the tests needs none of it. Whatever is
asked of a stand-in is there, can be called, decorates without a trace and can be inherited
from.
"""

import sys
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

TEST_TOOLS = frozenset(
    {
        "approvaltests",
        "assertpy",
        "behave",
        "ddt",
        "expects",
        "hamcrest",
        "hypothesis",
        "mamba",
        "mock",
        "nose",
        "nose2",
        "parameterized",
        "pytest",
        "pytest_bdd",
        "snapshottest",
        "sure",
        "testfixtures",
        "unittest2",
        "verify",
    }
)
"""Libraries that only tests use."""


class Anything:
    """Stands for anything; as a decorator it leaves what it decorates as it is."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *given: Any, **_: Any) -> Any:
        """Give back the one function that it decorates; else itself."""
        return given[0] if len(given) == 1 and callable(given[0]) else self

    def __mro_entries__(self, _: object) -> tuple[type, ...]:
        """Be no base of a class that inherits from it."""
        return ()


class StandIn(ModuleType):
    """A module in which anything can be found; `names` are what a star import takes."""

    def __init__(self, name: str, names: Iterable[str] = ()) -> None:
        super().__init__(name)
        self.__path__: list[str] = []
        self.__all__ = list(names)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name not in self.__all__:
            raise AttributeError(name)
        return type(name, (), {}) if name[:1].isupper() else Anything()


def stand_in(missing: Iterable[str], known: Mapping[str, Iterable[str]]) -> list[str]:
    """Put stand-ins in the places of missing modules, and say of which.

    `missing` are dotted names; `known` are those that may be stood in for beside the test
    tools, each with the names that a star import takes.
    """
    placed = []
    for name in missing:
        head = name.partition(".")[0]
        if name not in known and head not in TEST_TOOLS:
            continue
        parts = name.split(".")
        for end in range(1, len(parts) + 1):
            dotted = ".".join(parts[:end])
            if dotted not in sys.modules:
                sys.modules[dotted] = StandIn(dotted, known.get(dotted, ()))
        placed.append(name)
    return placed
