"""Finds what is wrong with a kata's features: for our own tests, and for the author of a pack."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod

from katas.errors import SpecError
from katas.model import (
    Answer,
    Course,
    ExactScore,
    Example,
    OpenScore,
    Readings,
    Refusal,
    show_roll,
)
from katas.spec.judge import judge
from katas.spec.own_table import OwnTable
from katas.spec.reader import BECAUSE, Feature
from katas.spec.recorder import Recorder
from katas.spec.specification import Specification

ARITHMETIC = re.compile(r"\d+(?:\s*[+*]\s*\d+)+|\d+(?=,|$)")
"""What a reason may begin with: `6+6`, `3*200+50`; a lone number only before a comma."""

TAG = re.compile(r"[a-z0-9_]+")
"""A tag becomes a marker of pytest, and `-m` takes it for a name in an expression."""

NOT_IN_IDS = ("[", "]", "::")
"""What pytest's ids are put together with."""


def lint(spec: Specification) -> list[str]:
    """Name the problems of a kata's features, each as `file:line: what is wrong`."""
    problems = list(_forgotten(spec))
    examples: list[Example] = []
    recorder = Recorder(spec)
    for path in spec.kata.feature_files():
        try:
            feature = spec.read(path)
        except SpecError as error:
            problems.append(_in_one_line(error))
            continue
        recorded, unrecorded = _recorded(recorder, feature)
        examples += recorded
        problems += [*_tags(feature), *_names(feature), *_steps(feature, recorded), *unrecorded]
    for example in examples:
        problems += [*_reason(example), *_settled(spec, example), *_refused(spec, example)]
        problems += _course(spec, example)
    return [*problems, *_repeated(examples)]


def _in_one_line(error: SpecError) -> str:
    return "; ".join((error.problem, *error.found))


def _recorded(recorder: Recorder, feature: Feature) -> tuple[list[Example], list[str]]:
    """The examples that can be recorded, and what is wrong with the others."""
    examples: list[Example] = []
    problems: list[str] = []
    for scenario in feature.scenarios:
        for row in scenario.rows:
            try:
                examples.append(recorder.record(feature, scenario, row))
            except SpecError as error:
                problems.append(_in_one_line(error))
    return examples, problems


def _forgotten(spec: Specification) -> Iterator[str]:
    """A feature that no stage names would never be run. A kata may lie in another's folder."""
    named = {path for kata in spec.shelf.katas.values() for path in kata.feature_files()}
    for path in sorted(spec.kata.features.rglob("*.feature")):
        if path not in named:
            yield f"{spec.name_of(path)}:1: it belongs to no stage, so it is never run"


def _tags(feature: Feature) -> Iterator[str]:
    tags = [*feature.tags]
    for scenario in feature.scenarios:
        tags += [*scenario.tags, *(tag for row in scenario.rows for tag in row.tags)]
    lines = feature.path.read_text("utf-8-sig").splitlines()
    for tag in dict.fromkeys(tags):
        if not TAG.fullmatch(tag):
            line = next(count for count, text in enumerate(lines, 1) if f"@{tag}" in text)
            yield (
                f"{feature.name}:{line}: tag @{tag} has more in it than "
                "small letters, digits and underscores"
            )


def _names(feature: Feature) -> Iterator[str]:
    """Looks at the cells, since the reader has made a title of them that fits."""
    for scenario in feature.scenarios:
        yield from _clashes(f"{feature.name}:{scenario.line}: the scenario's name", scenario.name)
        for row in scenario.rows:
            title = " ".join(cell for key, cell in row.cells.items() if key not in BECAUSE)
            yield from _clashes(f"{feature.name}:{row.line}: the row's title", title)


def _clashes(where: str, name: str) -> Iterator[str]:
    for sign in NOT_IN_IDS:
        if sign in name:
            yield f"{where} has {sign} in it, which pytest's ids are put together with"


def _steps(feature: Feature, examples: Iterable[Example]) -> Iterator[str]:
    """Two steps score a roll; a game takes as many as it takes."""
    played = {example.scenario for example in examples if example.is_game}
    for scenario in feature.scenarios:
        if len(scenario.steps) > 2 and scenario.name not in played:
            yield (
                f"{feature.name}:{scenario.line}: {len(scenario.steps)} steps; "
                "an example has two at most, one that asks and one that expects"
            )


def _reason(example: Example) -> Iterator[str]:
    """Every example says why, and where it adds up dice they come to the score."""
    if not example.because:
        yield f"{example.place}: there is no reason: no because, or no description"
        return
    found = ARITHMETIC.match(example.because)
    wanted = _scores(example)
    if found and wanted and (total := _value(found[0])) not in wanted:
        scores = " or ".join(map(str, sorted(wanted)))
        yield f"{example.place}: because {found[0]} comes to {total}, and the score is {scores}"


def _scores(example: Example) -> set[int]:
    """What the reason can be about: of an open row not the nought, which adds nothing up."""
    match example.expectation:
        case ExactScore(points=points):
            return {points}
        case OpenScore(printed=printed):
            return {*printed} - {0}
        case _:
            return set()


def _value(arithmetic: str) -> int:
    return sum(prod(int(factor) for factor in term.split("*")) for term in arithmetic.split("+"))


def _settled(spec: Specification, example: Example) -> Iterator[str]:
    """A settled example has its score under every reading: no answer to a question touches it."""
    if not isinstance(example.expectation, ExactScore):
        return
    last, points = example.scores[-1], example.expectation.points
    for readings in _all_readings(spec, last.category):
        try:
            score = spec.rulebook.explain(last.roll, last.category, readings).score
        except ValueError as error:
            yield f"{example.place}: {error}"
            return
        if score != points:
            answers = "".join(f", {name} being {reading}" for name, reading in readings.items())
            rules = f"the {spec.rulebook.name} rules give {score}{answers}"
            yield f"{example.place}: the score is {points}, and {rules}"


def _all_readings(spec: Specification, category: str | None) -> Iterator[Readings]:
    """Every combination of answers to the kata's questions about a category."""
    about = [question for question in spec.kata.questions if question.category == category]
    names = [question.name for question in about]
    for answers in product(*(question.readings for question in about)):
        yield dict(zip(names, (reading.name for reading in answers), strict=True))


def _refused(spec: Specification, example: Example) -> Iterator[str]:
    if isinstance(example.expectation, Refusal):
        count = len(example.scores[-1].roll)
        if count in spec.rulebook.dice:
            rules = f"the {spec.rulebook.name} rules score {count} dice"
            yield f"{example.place}: it is refused, and {rules}"


def _course(spec: Specification, example: Example) -> Iterator[str]:
    """A game has the parts that the kata asks for, and goes by the rulebook's own rules."""
    if not isinstance(example.expectation, Course):
        return
    for part in dict.fromkeys(example.parts):
        if part not in spec.kata.parts:
            yield f"{example.place}: {part} is no part of the game in kata.toml"
            return
    outcomes = [*map(OwnTable(spec).do, example.moves)]
    result = judge(example, outcomes)
    if result.passed:
        return
    index = len(result.outcomes) - 1
    wanted, came = example.expectation.expected[index], outcomes[index]
    shown = came.data if isinstance(came, Answer) else f"refused: {came.message}"
    yield (
        f"{example.place}: {example.moves[index]} should come to {wanted}, "
        f"and by the {spec.rulebook.name} rules it is {shown}"
    )


def _repeated(examples: Iterable[Example]) -> Iterator[str]:
    """Two settled examples that ask the same add nothing, or contradict each other."""
    first: dict[object, Example] = {}
    for example in examples:
        if not isinstance(example.expectation, ExactScore):
            continue
        earlier = first.setdefault(example.operations, example)
        if earlier is not example:
            last = example.scores[-1]
            asked = " on ".join(filter(None, (show_roll(last.roll), last.category)))
            yield f"{example.place}: {asked} is asked at {earlier.place} already"
