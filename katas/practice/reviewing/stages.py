"""How far the code has come: stage by stage, with the first failures in dice words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from katas.catalog import Stage
from katas.model import Result, Verdict
from katas.plug import Binding
from katas.practice.reviewing.review import StageFacts, Stages
from katas.spec import Specification, Teller, failure_lines

FIRST = 3
"""So many failures are told."""


def stages_of(
    spec: Specification,
    results: Sequence[Result],
    teller: Teller,
    binding: Binding,
    upto: str | None,
) -> Stages:
    """What became of all examples of a kata, of which those up to a stage are asked for."""
    asked_for = {stage.name for stage in spec.kata.stages_upto(upto)}
    by_stage = {stage: list(_of(stage, spec, results)) for stage in spec.kata.stages}
    facts = tuple(
        StageFacts(
            name=stage.name,
            passed=sum(result.passed for result in mine),
            examples=len(mine),
            stretch=stage.stretch and stage.name != upto,
            beyond=stage.name not in asked_for,
            there=not all(binding.lacks(result.example.parts) for result in mine),
        )
        for stage, mine in by_stage.items()
    )
    required = [item for item in facts if not (item.stretch or item.beyond)]
    names = {item.name for item in required}
    asked = [result for stage, mine in by_stage.items() if stage.name in names for result in mine]
    failed = [result for result in asked if not result.passed]
    lacking = [part for result in failed for part in binding.lacks(result.example.parts)]
    there = [result for result in failed if not _lacks(result, binding)]
    return Stages(
        facts,
        _reached(required),
        tuple(tuple(failure_lines(teller.tell(result))) for result in there[:FIRST]),
        len(there[FIRST:]),
        tuple(dict.fromkeys(map(spec.category_name, lacking))),
    )


def _of(stage: Stage, spec: Specification, results: Sequence[Result]) -> Iterator[Result]:
    features = {f"{spec.kata.path}/{name}.feature" for name in stage.features}
    return (result for result in results if result.example.feature in features)


def _lacks(result: Result, binding: Binding) -> bool:
    """Whether nobody has written yet what an example asks for."""
    return result.verdict is Verdict.NOT_THERE or bool(binding.lacks(result.example.parts))


def _reached(required: Sequence[StageFacts]) -> str:
    """The last stage up to which every example passes; what comes behind a gap doesn't count."""
    reached = ""
    for stage in required:
        if not stage.complete:
            break
        reached = stage.name
    return reached
