"""Everything private of pytest and pytest-bdd that the plugin leans on, with the reason.

- `Module._getobj` ("may be overwritten by subclasses"): a feature file is a module whose
  object is the family's step module, so that the steps are fixtures of that file alone and
  a learner's conftest can't get between.
- `from_parent(nodeid=…)`: features lie in the installed package, so ids made from paths
  would differ from machine to machine, or be empty.
- `_pytest_bdd_example`, the keyword by which pytest-bdd hands a row to a scenario: one item
  a row is collected here, instead of pytest-bdd's own parametrisation, for the row's line,
  the tags of its Examples block, and editors that can't take parametrised non-.py items.
- `_pytest.runner.pytest_make_collect_report`: pytest's own way to collect a node, for when
  `--lf` has answered for one of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest
from _pytest.runner import pytest_make_collect_report as collect_now
from pytest_bdd import scenario as pytest_bdd_scenario

__all__ = ["BesideFiles", "StepsFile", "collect_now", "row_runner", "scenario_runner"]


class StepsFile(pytest.Module):
    """A file whose fixtures are step definitions, and nothing in which is a test."""

    @classmethod
    def below(cls, parent: pytest.Collector, path: Path, nodeid: str) -> Self:
        """Make the node for a file, under an id of its own."""
        return cls.from_parent(parent, path=path, nodeid=nodeid)

    def modules(self) -> tuple[ModuleType, ...]:
        """Give the modules whose fixtures belong to this file; the last wins."""
        raise NotImplementedError

    def _getobj(self) -> ModuleType:
        # A copy for each file: before pytest 9.2 one module object registers its fixtures
        # for the first node only.
        module = ModuleType(self.path.name)
        for source in self.modules():
            vars(module).update(vars(source))
        return module

    def istestfunction(self, obj: object, name: str) -> bool:  # noqa: ARG002  # pytest's own
        """Nothing here is a test, whatever `python_functions` says."""
        return False

    def istestclass(self, obj: object, name: str) -> bool:  # noqa: ARG002  # pytest's own
        """Nothing here is a test, whatever `python_classes` says."""
        return False

    def register_steps(self) -> None:
        """Register the fixtures: what pytest.Module does before it collects."""
        list(super().collect())


class BesideFiles(pytest.Item):
    """An item of the kata that is in no file: right below the session."""

    @classmethod
    def below(cls, parent: pytest.Collector, nodeid: str) -> Self:
        """Make the item, under an id of its own."""
        return cls.from_parent(parent, name=nodeid.rpartition("::")[2], nodeid=nodeid)


def scenario_runner(path: Path, scenario: str) -> Callable[..., Any]:
    """Give the function with which pytest-bdd runs a scenario."""

    def nothing() -> None:
        """Be what pytest-bdd hangs the scenario on: it decorates a test."""

    decorated = pytest_bdd_scenario(path.name, scenario, features_base_dir=str(path.parent))
    runner: Callable[..., Any] = decorated(nothing)
    return runner


def row_runner(run: Callable[..., Any], cells: Mapping[str, str]) -> Callable[..., Any]:
    """Give the function with which pytest-bdd runs one row of a scenario."""
    return partial(run, _pytest_bdd_example=dict(cells))
