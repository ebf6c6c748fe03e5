"""The items of a submission: what came of it, each thing that can earn points by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath

from katas.grade.graded import Item, Part
from katas.model import Result, Verdict
from katas.proof import CategoryProof
from katas.proof.checking import Checked
from katas.proof.diagnosing.diagnosis import Diagnosis
from katas.proof.report import tell_category
from katas.records import replace
from katas.spec import Specification, Teller, Told
from katas.spec.examining import Examined

NOT_THERE = Verdict.NOT_THERE.value


def example_items(examined: Examined) -> tuple[Item, ...]:
    """The examples that were asked, in the order of the spec."""
    spec = examined.spec
    teller = Teller(spec, examined.solution.binding, examined.readings)
    told = [(result, teller.tell(result)) for result in examined.results]
    names = _unique(
        [_name(result, told) for result, told in told], [item.where for _, item in told]
    )
    return tuple(
        Item(Part.EXAMPLES, _stage(spec, result), name, item)
        for (result, item), name in zip(told, names, strict=True)
    )


def game_items(checked: Checked) -> tuple[Item, ...]:
    """The whole games that are to be played beside ours; where there is none to play, not there."""
    upto = checked.examined.stage
    stages = [
        stage.name
        for stage in checked.spec.kata.stages_upto(upto)
        if stage.side_by_side and (not stage.stretch or stage.name == upto)
    ]
    told = list(checked.games) or [
        Told("", f"{name}: not there yet", name, NOT_THERE, "not there yet") for name in stages
    ]
    return tuple(
        Item(Part.GAMES, stage, f"whole games: {stage}", item)
        for stage, item in zip(stages, told, strict=True)
    )


def proof_items(checked: Checked) -> tuple[Item, ...]:
    """Every roll there is, a category each; one that isn't there yet has proved nothing."""
    spec = checked.spec
    stage = checked.spec.kata.stages_upto(checked.examined.stage)[-1].name
    told = [
        _told(spec, proof, checked.diagnoses[category])
        for category, proof in checked.proof.categories.items()
    ]
    told += [_not_there(spec, category) for category in checked.proof.missing]
    return tuple(Item(Part.PROOF, stage, f"every roll: {item.category}", item) for item in told)


def _told(spec: Specification, proof: CategoryProof, diagnosis: Diagnosis) -> Told:
    """A category in words; one of which nothing was wrong, and not all was asked, was not run."""
    told = tell_category(spec, proof, diagnosis)
    if proof.not_run and not proof.wrong:
        return replace(told, verdict=Verdict.NOT_RUN.value, word=Verdict.NOT_RUN.word)
    return told


def _not_there(spec: Specification, category: str | None) -> Told:
    name = spec.category_name(category)
    return Told("", f"{name}: not there yet", name, NOT_THERE, "not there yet")


def _stage(spec: Specification, result: Result) -> str:
    feature = PurePosixPath(result.example.feature)
    return next(stage.name for stage in spec.kata.stages if feature.stem in stage.features)


def _name(result: Result, told: Told) -> str:
    """What an example is called: its scenario, and the roll."""
    scenario = result.example.scenario
    return f"{scenario}: {told.heading}" if told.heading not in scenario else scenario


def _unique(names: Sequence[str], places: Iterable[str] = ()) -> list[str]:
    """The names, those that are there twice with their place or their number behind."""
    often = Counter(names)
    where = list(places) or list(map(str, range(1, len(names) + 1)))
    return [
        name if often[name] == 1 else f"{name} ({place})"
        for name, place in zip(names, where, strict=True)
    ]
