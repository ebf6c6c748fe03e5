"""Finds the step definition for a step's text, and runs it, without pytest.

The one place outside `katas.plugin` that reads pytest-bdd's own registry of step
functions (`step_function_context_registry`, private): so that the very functions which
pytest-bdd runs under pytest also record the transcript.
"""

import inspect
from collections.abc import Callable, Sequence
from types import ModuleType

from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from katas.errors import SpecError
from katas.model import Draft
from katas.records import dataclass

DRAFT = "example"
"""The one thing that a step may ask for besides what stands in its text."""


@dataclass(frozen=True, slots=True)
class Definition:
    """A step function with its pattern, as pytest-bdd keeps it."""

    context: StepFunctionContext
    parameters: frozenset[str]

    def matches(self, kind: str, text: str) -> bool:
        """Whether it is the definition of a step."""
        return self.context.type in (None, kind) and bool(self.context.parser.is_matching(text))

    def run(self, draft: Draft, text: str, table: Sequence[Sequence[str]]) -> None:
        """Run the step on a draft, its arguments parsed and converted as pytest-bdd does."""
        parsed = self.context.parser.parse_arguments(text) or {}
        given = {
            name: self.context.converters.get(name, _as_it_is)(value)
            for name, value in parsed.items()
            if name in self.parameters
        }
        if "datatable" in self.parameters:
            given["datatable"] = [list(row) for row in table]
        if DRAFT in self.parameters:
            given[DRAFT] = draft
        self.context.step_func(**given)

    def __str__(self) -> str:
        code = self.context.step_func.__code__
        return f"{code.co_name} ({code.co_filename.rpartition('/')[2]}:{code.co_firstlineno})"


class StepDefinitions:
    """The step definitions of some modules."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        names = {module.__name__ for module in modules}
        self._definitions = [
            Definition(context, frozenset(_kept_signature(context.step_func).parameters))
            for context in step_function_context_registry.values()
            if context.step_func.__module__ in names
        ]

    def find(self, kind: str, text: str, place: str) -> Definition:
        """Give the one definition that matches.

        Raises SpecError, with file and line, if there is none or several.
        """
        found = [item for item in self._definitions if item.matches(kind, text)]
        if len(found) == 1:
            return found[0]
        if found:
            raise SpecError.at(
                place,
                f"step {text!r} is ambiguous: {len(found)} definitions match it",
                found=[str(item) for item in found],
                advice="pytest-bdd would take one of them without a word",
            )
        raise SpecError.at(place, f"step {text!r} has no definition")


def _kept_signature(function: Callable[..., object]) -> inspect.Signature:
    """The signature, left on the function: pytest-bdd asks for it several times a step."""
    signature = inspect.signature(function)
    function.__signature__ = signature  # type: ignore[attr-defined]  # `inspect` looks there first
    return signature


def _as_it_is(value: object) -> object:
    return value
