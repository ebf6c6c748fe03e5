"""A transcript in a few requests: the verdicts of a plain replay, whatever the code does."""

from contextlib import closing
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.errors import UsageError
from katas.model import Example, Failure, Readings, Result, Verdict
from katas.plug import InProcess, Limits, Solution
from katas.proof import replaying
from katas.proof.replaying import replay_in_batches
from katas.spec import judge, open_specification, replay, transcript

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


def test_what_a_batch_has_told_counts_where_no_time_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is wrong is wrong, though it couldn't be asked once more to see its line."""

    def too_late(example: Example, _: Solution, readings: Readings | None) -> Result:
        return judge(example, [Failure(Verdict.NOT_RUN, "", "20")], readings)

    monkeypatch.setattr(replaying, "play", too_late)
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find("yatzy-exactly"))
    with closing(
        InProcess(SOLUTIONS / "wrong" / "pair_at_least.py", limits=Limits(0.5, 20))
    ) as host:
        results = list(replay_in_batches(transcript(spec), spec.plug(host)))
    assert {item.verdict for item in results} == {Verdict.PASSED, Verdict.WRONG}
