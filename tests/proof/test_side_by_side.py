"""How games beside ours are made up, judged and made short."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from katas.model import (
    Ask,
    Begin,
    Course,
    Failure,
    Hold,
    Move,
    Place,
    Refused,
    Throw,
    Verdict,
)
from katas.plug import Solution
from katas.proof import SideBySide, play_side_by_side
from katas.proof.playing.side_by_side import LONGEST
from katas.proof.playing.stories import Stories
from katas.spec import OwnTable, Specification
from katas.spec.own_table import HOUSE
from tests.proof.conftest import NAMES

Open = Callable[[str], Specification]
Plug = Callable[[str, Path], Solution]

NORWEGIAN = "yatzy-norwegian"
FOUR_DICE = "yatzy-four-dice"


def stories(spec: Specification, seed: int, *, house: bool = False) -> list[list[Move]]:
    """All games of a seed."""
    made = Stories(spec, NAMES, seed, house=house)
    return [made.story(number) for number in range(1, 31)]


def played(spec: Specification, story: list[Move]) -> tuple[OwnTable, list[Failure]]:
    """A story played by our own rules: the table in the end, and what was refused."""
    table = OwnTable(spec)
    outcomes = [table.do(move) for move in story]
    return table, [outcome for outcome in outcomes if isinstance(outcome, Failure)]


def seen(table: OwnTable, what: str, player: str = "") -> object:
    """What our own game answers."""
    assert table.game is not None
    return table.game.do(Ask(what, player))


def test_a_seed_has_its_games_and_another_has_others(spec: Open) -> None:
    """What went otherwise once can be played again, and more games can be had."""
    kata = spec(NORWEGIAN)
    first, again, others = (Stories(kata, NAMES, seed, house=False).story(3) for seed in (1, 1, 2))
    assert first == again != others
    assert first != Stories(kata, NAMES, 1, house=True).story(3)


def test_the_games_of_the_first_seed_come_across_what_matters(spec: Open) -> None:
    """Ends, ties, a bonus at its least, everything that is refused: some of each."""
    kata = spec(NORWEGIAN)
    met: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for story in stories(kata, 1):
        table, failures = played(kata, story)
        refused.update(
            "used" if failure.message.endswith("er brukt") else failure.message
            for failure in failures
        )
        assert all(failure.accident != HOUSE for failure in failures)
        begin = story[0]
        assert isinstance(begin, Begin)
        met[f"{len(begin.players)} players"] += 1
        if seen(table, "over"):
            met["over"] += 1
            met["a tie"] += len(seen(table, "winners")) > 1  # type: ignore[arg-type]
            uppers = [seen(table, "upper", name) for name in begin.players]
            met["63"] += 63 in uppers
            met["no bonus"] += any(isinstance(upper, int) and upper < 63 for upper in uppers)
    wanted = {"over", "a tie", "63", "no bonus", *(f"{many} players" for many in (1, 2, 3, 4))}
    assert {name for name, times in met.items() if times} == wanted
    assert set(refused) == {"used", "det er bare tre kast", "omgangen er over"}


def test_only_games_by_the_house_have_moves_that_no_document_forbids(spec: Open) -> None:
    """They are a stretch of their own."""
    kata = spec(NORWEGIAN)
    why = {
        failure.message
        for story in stories(kata, 1, house=True)
        for failure in played(kata, story)[1]
        if failure.accident == HOUSE
    }
    assert {
        "det er ikke kastet ennå",
        "ingen terninger ligger på bordet",
        "en terning som ikke finnes, holdes igjen",
        "en terning holdes igjen to ganger",
        "en terning viser 1 til 6",
        "det er ingen rubrikk no category",
    } <= why


def test_a_kata_for_four_dice_is_played_with_four_and_with_five(spec: Open) -> None:
    """Each game has one of the numbers that its rules know."""
    begun = [story[0] for story in stories(spec(FOUR_DICE), 1)]
    assert {begin.dice for begin in begun if isinstance(begin, Begin)} == {4, 5}


def test_slow_games_end_after_a_while_and_say_so(spec: Open, plugged: Plug, right: Path) -> None:
    """Whoever waits for a slow solution learns how much was played; what was, went alike."""
    ticks = iter(range(0, 1000, 4))
    solution = plugged(NORWEGIAN, right)
    told = play_side_by_side(spec(NORWEGIAN), solution, NAMES, 1, clock=lambda: next(ticks))
    assert told.result is None
    assert 0 < told.games < 30
    assert told.stopped > 10


@pytest.fixture
def reading(tmp_path: Path, references: Path) -> Callable[[str, str], Path]:
    """Our game for four dice, with another rule for one category."""

    def write(category: str, rule: str) -> Path:
        text = (references / "yatzy" / "reference" / "python" / "four_dice.py").read_text("utf-8")
        file = tmp_path / "read_otherwise.py"
        file.write_text(f'{text}\n\nCATEGORIES["{category}"] = {rule}\n', "utf-8")
        return file

    return write


FOUR_ALIKE = "lambda dice: 4 * max(faces_showing(4, dice), default=0) or two_pairs(dice)"
BY_THREES = "lambda dice: 3 * max(faces_showing(4, dice), default=0) or two_pairs(dice)"


def test_any_reading_of_an_open_question_goes_alike(
    reading: Callable[[str, str], Path], spec: Open, plugged: Plug
) -> None:
    """Four alike are two pairs at some tables; a game that keeps to it is right."""
    solution = plugged(FOUR_DICE, reading("two pairs", FOUR_ALIKE))
    told = play_side_by_side(spec(FOUR_DICE), solution, NAMES, 1, clock=lambda: 0)
    assert told.result is None


def test_a_reading_that_was_announced_has_to_be_kept_to(
    reading: Callable[[str, str], Path], spec: Open, plugged: Plug
) -> None:
    """Written down as `no`, four alike are no two pairs any more."""
    solution = plugged(FOUR_DICE, reading("two pairs", FOUR_ALIKE))
    pair = SideBySide(spec(FOUR_DICE), solution, {"four-alike": "no"})
    story: list[Move] = [Begin(("Ann",)), Throw((3, 3, 3, 3, 1)), Place("two pairs")]
    result = pair.play(story)
    assert result is not None
    assert result.verdict is Verdict.WRONG
    assert SideBySide(spec(FOUR_DICE), solution).play(story) is None


def test_readings_that_are_mixed_in_one_game_go_otherwise(
    reading: Callable[[str, str], Path], spec: Open, plugged: Plug
) -> None:
    """Ann's four alike are two pairs and Bo's are none: no table plays so."""
    mixed = (
        "lambda dice: 4 * dice[0] if dice.count(dice[0]) > 3 and dice[0] > 3 else two_pairs(dice)"
    )
    solution = plugged(FOUR_DICE, reading("two pairs", mixed))
    story: list[Move] = [Begin(("Ann", "Bo"))]
    story += [Throw((5, 5, 5, 5, 1)), Place("two pairs")]
    story += [Throw((2, 2, 2, 2, 1)), Place("two pairs")]
    pair = SideBySide(spec(FOUR_DICE), solution)
    assert pair.play(story) is not None
    assert pair.play(story[:3]) is None


def test_an_answer_that_fits_no_reading_ends_the_game_and_counts_for_nothing(
    reading: Callable[[str, str], Path], spec: Open, plugged: Plug
) -> None:
    """It is to discuss, as in the examples; there is nothing to go on with."""
    solution = plugged(FOUR_DICE, reading("two pairs", BY_THREES))
    story: list[Move] = [
        Begin(("Ann",)),
        Throw((3, 3, 3, 3, 1)),
        Place("two pairs"),
        Throw((1, 1, 1, 1, 1)),
    ]
    assert SideBySide(spec(FOUR_DICE), solution).play(story) is None


def test_a_story_is_shortened_to_what_goes_otherwise(
    spec: Open, plugged: Plug, right: Path, tmp_path: Path
) -> None:
    """Other goes, other players and needless throws are left out; the last move decides."""
    wrong = tmp_path / "pairs.py"
    wrong.write_text(right.read_text("utf-8").replace("many * max(", "many * min("), "utf-8")
    pair = SideBySide(spec(NORWEGIAN), plugged(NORWEGIAN, wrong))
    story: list[Move] = [Begin(("Kari", "Ola"))]
    story += [Throw((1, 1, 1, 1, 1)), Throw((5, 5, 5, 1, 2)), Place("fives")]
    story += [Throw((1, 2, 3, 4, 6)), Hold((5,)), Throw((6, 2, 2, 1)), Place("pair")]
    result = pair.play(story)
    assert result is not None
    shortest = pair.shortest(result)
    assert shortest.example.moves[:1] == (Begin(("Ola",)),)
    moves = [move for move in shortest.example.moves if not isinstance(move, Ask)]
    assert moves[1:] == [Throw((6, 2, 2, 1, 6)), Place("pair")]


def test_a_story_is_not_shortened_to_a_move_that_only_the_house_refuses(
    spec: Open, plugged: Plug, right: Path, tmp_path: Path
) -> None:
    """Without its throw the place would be refused, by a rule that isn't played."""
    wrong = tmp_path / "clears.py"
    text = right.read_text("utf-8").replace('raise NotAllowed("it is used")', "self.goes += 1")
    wrong.write_text(text, "utf-8")
    pair = SideBySide(spec(NORWEGIAN), plugged(NORWEGIAN, wrong))
    story: list[Move] = [Begin(("Kari",)), Throw((1,) * 5), Place("ones")]
    story += [Throw((2,) * 5), Place("ones")]
    result = pair.play(story)
    assert result is not None
    shortest = pair.shortest(result).example
    assert [move for move in shortest.moves if not isinstance(move, Ask)] == story
    assert isinstance(shortest.expectation, Course)
    assert shortest.expectation.expected[-1] == Refused("Enere er brukt")


def test_time_that_is_used_up_is_no_shorter_story(
    spec: Open, plugged: Plug, right: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run limit that ends the trying leaves the story that was found, and its reason."""
    wrong = tmp_path / "pairs.py"
    wrong.write_text(right.read_text("utf-8").replace("many * max(", "many * min("), "utf-8")
    pair = SideBySide(spec(NORWEGIAN), plugged(NORWEGIAN, wrong))
    story: list[Move] = [Begin(("Kari",)), Throw((1, 1, 1, 1, 1)), Place("ones")]
    story += [Throw((6, 2, 2, 1, 6)), Place("pair")]
    result = pair.play(story)
    assert result is not None
    over = replace(result, verdict=Verdict.NOT_RUN, outcomes=result.outcomes[:1])
    short = replace(result.example, operations=result.example.operations[:1])
    monkeypatch.setattr(pair, "play", lambda _: replace(over, example=short))
    assert pair.shortest(result) == result


def test_a_story_is_shortened_as_long_as_there_is_time(
    spec: Open, plugged: Plug, right: Path, tmp_path: Path
) -> None:
    """A clock that has run out leaves it as long as it is."""
    wrong = tmp_path / "pairs.py"
    wrong.write_text(right.read_text("utf-8").replace("many * max(", "many * min("), "utf-8")
    pair = SideBySide(spec(NORWEGIAN), plugged(NORWEGIAN, wrong))
    story: list[Move] = [Begin(("Kari",)), Throw((1, 1, 1, 1, 1)), Place("ones")]
    story += [Throw((6, 2, 2, 1, 6)), Place("pair")]
    result = pair.play(story)
    assert result is not None
    late = iter([0.0, LONGEST + 1])
    assert pair.shortest(result, clock=lambda: next(late)) == result
    assert len(pair.shortest(result).example.moves) < len(result.example.moves)
