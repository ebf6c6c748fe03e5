"""A transcript in a few requests: the verdicts of a plain replay, whatever the code does."""

from contextlib import closing
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.errors import UsageError
from katas.model import Verdict
from katas.plug import InProcess, Limits
from katas.proof.replaying import replay_in_batches
from katas.spec import open_specification, replay, transcript

SOLUTIONS = Path(__file__).parent.parent / "solutions"

STARTS = {"greed": "greed", "four": "yatzy-four-dice", "norwegian": "yatzy-norwegian"}
"""The kata that a file is about, by how it is called."""

FILES = [
    file
    for folder in ("wrong", "broken", "right")
    for file in sorted((SOLUTIONS / folder).glob("*.py"))
]


def kata_of(file: Path) -> str:
    """Which kata a file is for."""
    for start, kata in STARTS.items():
        if start in file.stem:
            return kata
    return "yatzy-fixed-scores" if "fixed" in file.stem else "yatzy-exactly"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_verdicts_are_those_of_a_plain_replay(file: Path) -> None:
    """Right or wrong, a stub, an error at each call, scores that are no scores: all alike."""
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find(kata_of(file)))
    found: list[dict[str, tuple[Verdict, bool]]] = []
    for by in (replay, replay_in_batches):
        with closing(InProcess(file, limits=Limits(0.5, 20))) as host:
            try:
                solution = spec.plug(host)
            except UsageError:
                return  # nothing to ask, in either way
            results = by(transcript(spec), solution)
            found.append({item.example.place: (item.verdict, item.to_discuss) for item in results})
    assert found[0] == found[1]
