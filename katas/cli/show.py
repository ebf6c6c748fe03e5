"""`kata show ID`: a kata's brief and open questions, or its examples as data."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from katas.catalog import LANGUAGES, Kata, open_shelf
from katas.errors import UsageError
from katas.model import Course, Example, Expected
from katas.practice.starting import start_names
from katas.spec import Recorder, Specification, open_specification


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "show", parents=[common], help="a kata's brief, rules and open questions"
    )
    verb.add_argument("id", metavar="ID", help="the kata")
    verb.add_argument(
        "--notes", action="store_true", help="the facilitator's notes; they give mistakes away"
    )
    verb.add_argument("--json", action="store_true", help="the kata and its examples as data")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Print the brief, then what the harness knows of the kata."""
    shelf = open_shelf(asked.kata_path)
    spec = open_specification(shelf, shelf.find(asked.id))
    if asked.json:
        print(json.dumps(as_data(spec), indent=2))
        return 0
    if asked.notes:
        if spec.kata.notes is None:
            raise UsageError(f"{spec.kata.id} has no facilitator's notes")
        print(spec.kata.notes.rstrip())
        return 0
    print(spec.kata.brief.rstrip())
    print()
    print("\n".join(facts(spec)))
    return 0


def facts(spec: Specification) -> list[str]:
    """What the harness runs: stages with their examples, questions with their readings."""
    kata = spec.kata
    counts = {
        feature.name: sum(len(item.rows) for item in feature.scenarios)
        for feature in spec.features()
    }
    lines = [
        "---",
        f"kata      {kata.id}: {kata.title}",
        f"document  {kata.document_title}",
        f"task      {kata.task}",
        f"rules     {spec.rulebook.name}",
        f"contract  {kata.contract}",
        *([f"game      {', '.join(kata.parts)}"] if kata.parts else []),
        *_starts(kata),
        f"examples  {sum(counts.values())}",
    ]
    for stage in kata.stages:
        names = [spec.name_of(kata.features / f"{feature}.feature") for feature in stage.features]
        examples = sum(counts[name] for name in names)
        lines.append(
            f"stage     {stage.name}: {examples} examples ({', '.join(stage.features)})"
            + (", a stretch, not required" if stage.stretch else "")
            + (", and whole games beside ours" if stage.side_by_side else "")
        )
    for question in kata.questions:
        lines.append(f"open      {question.asks}  ({question.name})")
        lines += [f"          {item.name}: {item.says}" for item in question.readings]
    if kata.notes is not None:
        lines.append(
            f"notes     kata show {kata.id} --notes, for facilitators: they give mistakes away"
        )
    return lines


def _starts(kata: Kata) -> Iterator[str]:
    """The starts by language; those that have the same stand together, Python's first."""
    by_names: dict[str, list[str]] = {}
    for language in LANGUAGES:
        by_names.setdefault(", ".join(start_names(kata, language)), []).append(language.key)
    titles = ["starts", *[""] * len(by_names)]
    for title, (names, languages) in zip(titles, by_names.items(), strict=False):
        yield f"{title:<9} {names}  ({', '.join(languages)})"


def as_data(spec: Specification) -> dict[str, Any]:
    """The kata, its questions and its transcript, in values that JSON has."""
    kata = spec.kata
    return {
        "kata": kata.id,
        "title": kata.title,
        "document": kata.document_title,
        "task": kata.task,
        "rules": spec.rulebook.name,
        "contract": kata.contract,
        "game": list(kata.parts),
        "starts": start_names(kata),
        "languages": {known.key: start_names(kata, known) for known in LANGUAGES},
        "categories": [name for name in spec.rulebook.categories if name is not None],
        "stages": [
            {"name": stage.name, "features": list(stage.features), "stretch": stage.stretch}
            for stage in kata.stages
        ],
        "questions": [asdict(question) for question in kata.questions],
        "examples": [example_as_data(example) for example in Recorder(spec).transcript()],
    }


def example_as_data(example: Example) -> dict[str, Any]:
    """One example: where it stands, what is asked, what is expected."""
    if isinstance(example.expectation, Course):
        expected = [_move_expected(wanted) for wanted in example.expectation.expected]
        expectation: dict[str, Any] = {"expected": expected}
    else:
        expectation = {
            key: value for key, value in asdict(example.expectation).items() if value is not None
        }
    return {
        "feature": example.feature,
        "line": example.line,
        "heading": example.heading,
        "scenario": example.scenario,
        "example": example.title,
        "source": example.source.value,
        "because": example.because,
        "operations": [
            {type(operation).__name__.casefold(): asdict(operation)}
            for operation in example.operations
        ],
        "expect": {type(example.expectation).__name__: expectation},
    }


def _move_expected(wanted: Expected) -> dict[str, Any]:
    """What is expected of one move: `{"gives": {"value": 15}}`, `{"refused": {}}`."""
    known = {key: value for key, value in asdict(wanted).items() if value != ""}
    return {type(wanted).__name__.casefold(): known}
