"""What the readers of our reports do with them, as their own code does it."""

from __future__ import annotations

import base64
import io
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from katas.grade.formats import FORMATS, ForAll, ForEach
from katas.grade.marks import Marked
from tests.grade.made import RULES

SCHEMAS = Path(__file__).parent / "schemas"


def written(name: str, *submissions: Marked) -> str:
    """What a format says of submissions, which come once and one after the other."""
    made = FORMATS[name]
    to = io.StringIO(newline="")
    if isinstance(made, ForAll):
        made.write(RULES, iter(submissions), to)
    else:
        (only,) = submissions
        made.write(RULES, only, to)
    return to.getvalue()


def parsed(name: str, *submissions: Marked) -> Any:
    """The same of a format that is JSON, held to its schema."""
    assert isinstance(FORMATS[name], (ForAll, ForEach))
    return held_to_schema(name, json.loads(written(name, *submissions)))


def held_to_schema(name: str, data: Any) -> Any:
    """Data that is what its schema says."""
    _validator(name).validate(data)
    return data


@cache
def _validator(name: str) -> Any:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))
    return Draft202012Validator(schema)


# GitHub Classroom's reporter


def handed_on(text: str) -> dict[str, Any]:
    """The results that its reporter finds: a step's outputs, then its own variables of them."""
    outputs = dict(line.split("=", 1) for line in text.splitlines())
    ids = [name.strip() for name in outputs.pop("runners").split(",")]
    assert list(outputs) == ids
    assert re.fullmatch(r"([a-zA-Z0-9]+,)*[a-zA-Z0-9]+", ",".join(ids))
    variables = {f"{name.upper()}_RESULTS": encoded for name, encoded in outputs.items()}
    assert len(variables) == len(ids)
    return {
        name: held_to_schema(
            "classroom", json.loads(base64.b64decode(variables[f"{name.upper()}_RESULTS"]))
        )
        for name in ids
    }


def points_in_the_console(results: Mapping[str, Any]) -> float:
    """What older reporters print of a runner: passed tests of all, of the most there is."""
    passed = sum(test["status"] == "pass" for test in results["tests"])
    score: float = passed / len(results["tests"]) * results["max_score"]
    return score


def points_in_classroom(results: Iterable[Mapping[str, Any]]) -> tuple[float, float]:
    """What Classroom is told: all scores, of all there is; runners for nothing are left out."""
    counted = [each for each in results if each["max_score"]]
    total = sum(test["score"] for each in counted for test in each["tests"])
    return total, sum(each["max_score"] for each in counted)


# Gradescope


def points_in_gradescope(results: Mapping[str, Any]) -> float | None:
    """The score at the top, else the sum of the tests'; none where the grading has failed."""
    if "score" in results:
        score: float = results["score"]
        return score
    if "tests" not in results:
        return None
    total: float = sum(test["score"] for test in results["tests"])
    return total


# GitHub's runner, which reads commands from what a step prints

COMMANDS = {"notice", "warning", "error", "add-mask", "stop-commands", "debug", "group"}


@dataclass(frozen=True)
class Command:
    """A command that was obeyed."""

    name: str
    properties: Mapping[str, str]
    data: str


def commands(log: str) -> Sequence[Command]:
    """The commands in a log that the runner obeys; none between a stop and its token."""
    obeyed, token = [], None
    for line in re.split(r"\r\n|\r|\n", log):
        if token is not None:
            token = None if line.strip() == f"::{token}::" else token
            continue
        command = _new_form(line) or _old_form(line)
        if command is not None and command.name == "stop-commands":
            token = command.data
        elif command is not None:
            obeyed.append(command)
    return obeyed


def _new_form(line: str) -> Command | None:
    line = line.lstrip()
    if not line.startswith("::") or "::" not in line[2:]:
        return None
    about, data = line[2:].split("::", 1)
    name, _, rest = about.partition(" ")
    if name not in COMMANDS:
        return None
    pairs = [pair.split("=", 1) for pair in rest.strip().split(",") if "=" in pair]
    names = {"%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%"}
    return Command(
        name,
        {key: _replaced(value, names) for key, value in pairs},
        _replaced(data, {"%0D": "\r", "%0A": "\n", "%25": "%"}),
    )


def _old_form(line: str) -> Command | None:
    begin = line.find("##[")
    end = line.find("]", begin)
    if begin < 0 or end < 0:
        return None
    name = line[begin + 3 : end].partition(" ")[0]
    return Command(name, {}, line[end + 1 :]) if name in COMMANDS else None


def _replaced(text: str, names: Mapping[str, str]) -> str:
    for name, sign in names.items():
        text = text.replace(name, sign)
    return text
