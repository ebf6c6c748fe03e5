"""Runs many solutions in one process, by pytest and by `kata check`, and writes what came of each.

`python -m tests.both_ways WANTED RESULTS`: both are JSON. A list of katas and files is wanted, or
a family whose near misses are. One process does it all, for most of what a run costs is to start.
The proof asks each roll in two orders here, not in all, and no causes are looked for: what is
tried is that both ways come to the same verdicts, for which nobody has to know why.
"""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from katas.catalog import open_shelf
from katas.cli import main
from katas.model import FACES, Example, Roll
from katas.plug import InProcess
from katas.proof import domain, near_misses
from katas.proof.checking import Checking
from katas.proof.diagnosing.diagnosis import Diagnosing, Diagnosis
from katas.proof.items import Prover
from katas.proof.vectors import Vectors
from katas.spec import Recorder, Specification, open_specification, replay
from katas.spec.examining import Examined
from tests.dump_verdicts import all_told
from tests.running import NOT_A_LEARNERS

DROPPED = (*NOT_A_LEARNERS, "xdist", "cacheprovider")
QUIET = [word for name in DROPPED for word in ("-p", f"no:{name}")]


def rolls_of(many: int) -> list[Roll]:
    """Each roll of so many dice in ascending order, and in descending."""
    shapes = list(combinations_with_replacement(FACES, many))
    return list(dict.fromkeys([*shapes, *(shape[::-1] for shape in shapes)]))


class FewRolls(domain.Domain):
    """The domain of these."""

    def span(self, many: int) -> slice:
        """Where the rolls with so many dice stand."""
        at = [index for index, roll in enumerate(self.rolls) if len(roll) == many]
        return slice(at[0], at[-1] + 1)


@cache
def vectors(family: str) -> Vectors:
    """What rulebooks and near misses give on these rolls, made once."""
    return Vectors(open_shelf(), family, afresh=True)


@cache
def specification(kata: str) -> Specification:
    """A kata, opened once."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find(kata))


class Listening:
    """A plugin that keeps what the reports carry."""

    told: list[dict[str, Any]]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Keep it."""
        self.told = all_told(terminalreporter)


def by_pytest(kata: str, file: str) -> dict[str, Any]:
    """What `pytest --proof` says."""
    heard = Listening()
    asked = [f"--kata={kata}", f"--solution={file}", "--proof", *QUIET]
    code = int(pytest.main(asked, plugins=[heard]))
    required = [item for item in heard.told if not item["stretch"]]
    examples = [item for item in required if not item["asked"] and not item["played"]]
    return {
        "code": code,
        "asked": sum(item["rows"] for item in examples),
        "failed": {
            item["where"]: item["verdict"]
            for item in examples
            if item["verdict"] not in {"passed", "not_there"}
        },
        "not there": sum(item["rows"] for item in examples if item["verdict"] == "not_there"),
        "games": [item["verdict"] == "passed" for item in required if item["played"]],
        "proof": {
            item["category"]: [item["verdict"] == "passed", item["asked"] - item["right"]]
            for item in required
            if item["asked"]
        },
        "every": {
            item["where"] or item["category"]: item["verdict"]
            for item in heard.told
            if not item["asked"] and not item["played"]
        },
    }


def by_check(kata: str, file: str) -> dict[str, Any]:
    """What `kata check --json` says."""
    out = io.StringIO()
    with redirect_stdout(out):
        code = main(["check", file, f"--kata={kata}", "--json"])
    found = json.loads(out.getvalue())
    return {
        "code": code,
        "asked": found["examples"]["asked"],
        "failed": {
            item["where"]: item["verdict"]
            for item in found["examples"]["failed"]
            if item["verdict"] != "not_there"
        },
        "not there": [item["verdict"] for item in found["examples"]["failed"]].count("not_there"),
        "games": [item["passed"] for item in found["games"]],
        "proof": {
            name: [item["passed"], item["wrong"]]
            for name, item in found["proof"]["categories"].items()
        },
    }


def by_replay(kata: str, file: str) -> dict[str, str]:
    """The verdict of every example as the replay has it, stretches too."""
    spec = specification(kata)
    solution = spec.plug(InProcess(Path(file)))
    verdicts = {}
    for result in replay(transcript_of(kata), solution):
        example = result.example
        missing = solution.binding.lacks(example.parts)
        if example.is_game and missing and not spec.kata.asks_for_a_game:
            continue  # a stretch that isn't begun has no item
        place = spec.category_name(missing[0]) if missing else example.place
        verdicts[place] = result.verdict.value
    return verdicts


def both_ways(kata: str, file: str) -> dict[str, Any]:
    """One solution."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        ours = by_pytest(kata, file)
        every = ours.pop("every")
        return {
            "pytest": ours,
            "check": by_check(kata, file),
            "bdd": every,
            "replay": by_replay(kata, file),
        }


def near_misses_of(family: str) -> dict[str, Any]:
    """What an item of pytest's and the check say of what each near miss gets wrong."""
    found = {}
    for near in near_misses(open_shelf(), family):
        if near.categories:
            spec = specification(near.kata)
            solution, transcript = spec.plug(InProcess(near.file)), transcript_of(near.kata)
            prover = Prover(spec, solution, transcript, None, {})
            checking = Checking(spec, transcript, vectors(family))
            none_yet = Examined(spec, solution, None, {}, [])
            checked = checking.prove(none_yet, only=near.categories, games=False)
            proofs = checked.proof.categories.values()
            told = [prover.tell(category) for category in near.categories]
            found[near.name] = {
                "item": [[item.passed, item.asked, item.right] for item in told],
                "check": [[item.passed, item.asked, item.asked - item.wrong] for item in proofs],
            }
    return found


@cache
def transcript_of(kata: str) -> list[Example]:
    """The examples of a kata, read once."""
    return Recorder(specification(kata)).transcript()


if __name__ == "__main__":
    wanted = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    with (
        patch.object(domain, "rolls_of", rolls_of),
        patch.object(domain, "Domain", FewRolls),
        patch.object(Diagnosing, "category", lambda *_: Diagnosis(())),
        patch("katas.proof.Vectors", lambda _, family: vectors(family)),
        patch("katas.proof.items.Vectors", lambda _, family: vectors(family)),
    ):
        if isinstance(wanted, str):
            results = near_misses_of(wanted)
        else:
            results = {file: both_ways(kata, file) for kata, file in wanted}
    Path(sys.argv[2]).write_text(json.dumps(results), "utf-8")
