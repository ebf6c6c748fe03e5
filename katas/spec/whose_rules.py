"""Finds whose rules a wrong score follows."""

from katas.model import ExactScore, Example
from katas.spec.specification import Specification
from katas.spec.told import joined, phrases


def whose_rules(spec: Specification, example: Example, points: int) -> str:
    """Whose rules give the wrong score that came, with their arithmetic; empty if nobody's do."""
    says, operation = phrases(spec.rulebook.language), example.scores[-1]
    expectation = example.expectation
    if isinstance(expectation, ExactScore) and points == expectation.misprint:
        misprint: str = says["misprint"]
        return misprint.format(because=example.because)
    agreeing = {
        name: explained.because
        for name, rulebook in spec.rulebooks.items()
        if operation.category in rulebook.categories and len(operation.roll) in rulebook.dice
        if (explained := rulebook.explain(operation.roll, operation.category)).score == points
    }
    if not agreeing or spec.rulebook.name in agreeing:
        return ""
    names: str = says["as-rules"].format(names=joined(list(agreeing), says["and"]))
    # A sum is a sum in every language; a rulebook's words are in its own.
    told = [
        because
        for name, because in agreeing.items()
        if because[0].isdigit() or spec.rulebooks[name].language == spec.rulebook.language
    ]
    return ", ".join([*told[:1], names])
