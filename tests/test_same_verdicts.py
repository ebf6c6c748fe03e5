"""The replay and pytest-bdd judge alike: every kata, right solutions and broken ones."""

from functools import cache
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.plug import InProcess
from katas.spec import Recorder, open_specification, replay
from tests.running import run_for_verdicts

RUNS = [
    ("greed", "right/greed.py"),
    ("greed", "wrong/greed_misprint.py"),
    ("yatzy-exactly", "right/yatzy_exactly_static.py"),
    ("yatzy-exactly", "wrong/pair_at_least.py"),
    ("yatzy-exactly", "wrong/loops_to_five.py"),
    ("yatzy-exactly", "broken/raises.py"),
    ("yatzy-exactly", "broken/none.py"),
    ("yatzy-exactly", "broken/tuples.py"),
    ("yatzy-exactly", "broken/wrong_arguments.py"),
    ("yatzy-exactly", "broken/missing_category.py"),
    ("yatzy-exactly", "broken/exits_in_call.py"),
    ("yatzy-fixed-scores", "wrong/fixed_scores_pay_the_sum.py"),
    ("yatzy-four-dice", "right/yatzy_four_dice_short.py"),
    ("yatzy-four-dice", "wrong/four_dice_mixed_readings.py"),
    ("yatzy-four-dice", "wrong/four_dice_neither_reading.py"),
    ("yatzy-four-dice", "wrong/four_dice_refuses_all.py"),
    ("yatzy-four-dice", "wrong/four_dice_no_refusal.py"),
    ("yatzy-norwegian", "wrong/norwegian_four_alike.py"),
]


@cache
def replayed(kata: str, file: Path) -> dict[str, str]:
    """The verdicts of the replay, with a missing category under its name as pytest has it."""
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find(kata))
    solution = spec.plug(InProcess(file))
    results = replay(Recorder(spec).transcript(), solution)
    verdicts = {}
    for result in results:
        example = result.example
        missing = solution.binding.lacks(example.parts)
        if example.is_game and missing and not spec.kata.asks_for_a_game:
            continue  # a stretch that isn't begun has no item
        place = spec.category_name(missing[0]) if missing else example.place
        verdicts[place] = result.verdict.value
    return verdicts


@pytest.mark.parametrize(("kata", "solution"), RUNS)
def test_replay_and_pytest_agree(kata: str, solution: str, solutions: Path, tmp_path: Path) -> None:
    """Each example has the same verdict, whether pytest-bdd runs it or the replay does."""
    file = solutions / solution
    assert run_for_verdicts(kata, file, tmp_path).verdicts == replayed(kata, file)


def test_the_runs_cover_what_can_go_wrong(solutions: Path) -> None:
    """All katas are among the runs, and every verdict that code in process can come to."""
    seen = {verdict for kata, name in RUNS for verdict in replayed(kata, solutions / name).values()}
    assert {kata for kata, _ in RUNS} == set(open_shelf().katas)
    assert seen == {"passed", "wrong", "raised", "not_a_score", "not_there"}
