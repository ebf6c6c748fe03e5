"""The baseline: a table as data, as text, read back; and compared with what comes later."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest

from katas.catalog import Expected, baseline_of, open_shelf, read_settings
from katas.errors import UsageError
from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.practice.baseline.asking import word_of
from katas.practice.baseline.comparing import Move, compare
from katas.practice.baseline.declaring import declared_for
from katas.practice.baseline.keeping import keep
from katas.practice.baseline.reading import read_baseline
from katas.practice.baseline.table import NOT_ASKED, Baseline, by_shape
from katas.practice.baseline.telling import ComparisonTelling
from katas.practice.baseline.text import as_text
from katas.practice.baseline.wording import Wording
from katas.proof.domain import domain_of
from katas.spec import Specification, open_specification

Gives = dict[str | None, Callable[[Roll], object]]
"""What each category gives for a roll."""

Declared = dict[str | None, Expected]


@cache
def specification(kata: str) -> Specification:
    """A kata, opened once."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find(kata))


EXACTLY = "yatzy-exactly"


def made(gives: Gives, dice: tuple[int, ...] = (5,), kata: str = EXACTLY) -> Baseline:
    """A baseline of some categories, by what they give for a roll."""
    cells = {
        category: {many: [str(give(roll)) for roll in domain_of((many,)).rolls] for many in dice}
        for category, give in gives.items()
    }
    return Baseline(kata, cells)


SUMS: Gives = {"chance": sum, "pair": lambda roll: 2 * max(roll)}


def first_of_ones_and_twos(roll: Roll) -> int:
    """Something that hangs on the order of the dice, in a few rolls."""
    return roll[0] if set(roll) == {1, 2} else 0


def written(path: Path, baseline: Baseline) -> Path:
    """A baseline in its file."""
    path.write_text(as_text(specification(baseline.kata), baseline, "mine.py"), "utf-8")
    return path


# The table and its text


def test_a_table_has_a_row_a_roll_and_a_column_a_category(tmp_path: Path) -> None:
    """252 rows that can be read, the dice in ascending order, and the categories as printed."""
    lines = written(tmp_path / "table.txt", made(SUMS)).read_text("utf-8").splitlines()
    assert "mine.py" in lines[0]
    assert lines[1:6] == [
        "kata: yatzy-exactly",
        "",
        "roll      | chance | pair",
        "1,1,1,1,1 |      5 |    2",
        "1,1,1,1,2 |      6 |    4",
    ]
    assert len(lines) == 4 + 252
    assert all(line == line.rstrip() for line in lines)


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    """Whatever came, and however many dice: nothing is lost."""
    odd: Gives = {"chance": lambda roll: "ValueError" if len(roll) == 4 else "None", "yatzy": sum}
    for baseline in (
        made(SUMS),
        made(odd, (5, 4), "yatzy-four-dice"),
        made({None: sum}, (5, 4, 3, 2, 1, 0), "greed"),
        made({"chance": sum, "three of a kind": max}, kata="yatzy-norwegian"),
    ):
        path = written(tmp_path / "table.txt", baseline)
        assert read_baseline(path, specification(baseline.kata)) == baseline


def test_categories_may_be_asked_with_other_numbers_of_dice(tmp_path: Path) -> None:
    """What isn't asked with so many is a dash."""
    four, five = made({"chance": sum}, (4,)), made({"pair": sum}, (5,))
    both = Baseline("yatzy-four-dice", {**four.cells, **five.cells})
    path = written(tmp_path / "table.txt", both)
    assert "1,1,1,1   |      4 |    -" in path.read_text("utf-8").splitlines()
    assert read_baseline(path, specification("yatzy-four-dice")) == both


def test_where_the_order_of_the_dice_matters_every_order_is_there(tmp_path: Path) -> None:
    """A ~ in the table; in the second one these rolls alone, and this category."""
    gives: Gives = {"chance": sum, "pair": first_of_ones_and_twos, "yatzy": max}
    baseline = made(gives)
    path = written(tmp_path / "table.txt", baseline)
    lines = path.read_text("utf-8").splitlines()
    assert "1,1,1,1,2 |      6 |    ~ |     2" in lines
    assert "1,1,1,1,3 |      7 |    0 |     3" in lines
    at = lines.index("roll      | pair")
    assert lines[at + 1 : at + 3] == ["1,1,1,1,2 |    1", "1,1,1,2,1 |    1"]
    assert len(lines[at + 1 :]) == 2**5 - 2
    assert read_baseline(path, specification(EXACTLY)) == baseline


def test_the_norwegian_table_is_norwegian(tmp_path: Path) -> None:
    """Its words and its categories; the line with the kata is the same."""
    baseline = made({"chance": sum, "three of a kind": max}, kata="yatzy-norwegian")
    lines = written(tmp_path / "table.txt", baseline).read_text("utf-8").splitlines()
    assert lines[0].startswith("Det mine.py gjør")
    assert lines[1] == "kata: yatzy-norwegian"
    assert lines[3] == "kast      | Sjanse | Tre like"


@pytest.mark.parametrize(
    "changed",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: f"\ufeff{text}",
        lambda text: text.replace(" | ", "|"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n\n", "\nkept before the great clean-up\n\n", 1),
    ],
    ids=["CRLF", "a byte order mark", "no blanks", "no last line end", "a remark in the heading"],
)
def test_what_changes_no_cell_changes_nothing(
    changed: Callable[[str], str], tmp_path: Path
) -> None:
    """Git, editors and people do that to a file."""
    baseline = made(SUMS)
    path = written(tmp_path / "table.txt", baseline)
    path.write_bytes(changed(path.read_text("utf-8")).encode())
    assert read_baseline(path, specification(EXACTLY)) == baseline


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("1,1,1,1,2 |      6 |    4", "1,1,1,1,2 |      6", 6, "there are 1 cells, not 2"),
        ("1,1,1,1,2 |      6 |    4", "1,1,1,1,2 |        |    4", 6, "a cell is empty"),
        ("1,1,1,1,2 |", "1,1,1,2,1 |", 6, "'1,1,1,2,1' is no roll that belongs here"),
        ("1,1,1,1,2 |", "1,1,1,1,7 |", 6, "'1,1,1,1,7' is no roll that belongs here"),
        ("1,1,1,1,2 |", "1,1,1,1,1 |", 6, "1,1,1,1,1 is there twice"),
        ("1,1,1,1,2 |      6 |    4\n", "", 4, "chance has nothing for 1,1,1,1,2"),
        ("1,1,1,1,2 |      6 |", "1,1,1,1,2 |      - |", 4, "chance has nothing for 1,1,1,1,2"),
        ("1,1,1,1,2 |      6 |    4", "<<<<<<< HEAD", 6, "this is no row of the table"),
        ("1,1,1,1,2 |      6 |", "1,1,1,1,2 |      ~ |", 6, "1,1,1,1,2 is missing below"),
        ("chance |", "chanse |", 4, "yatzy-exactly has no category 'chanse'"),
        ("chance |", "pair |", 4, "pair is there twice"),
    ],
)
def test_nonsense_is_told_with_its_line(
    old: str, new: str, line: int, said: str, tmp_path: Path
) -> None:
    """The file, the line, what is wrong with it, and what to do."""
    path = written(tmp_path / "table.txt", made(SUMS))
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(UsageError) as caught:
        read_baseline(path, specification(EXACTLY))
    assert caught.value.problem.startswith(f"{path}, line {line}: ")
    assert said in caught.value.problem
    assert "kata baseline" in caught.value.advice


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.partition("\n\n")[0], "there are 0 tables"),
        (lambda text: text + "\nroll | pair\n" * 2, "there are 3 tables"),
        (lambda text: f"{text}\nroll | pair\n1,1,1,1,2 | 5\n", "there is no ~ in the table above"),
        (lambda text: f"{text}\nroll | yatzy\n1,1,1,1,2 | 5\n", "there is no ~ in the table above"),
    ],
)
def test_tables_that_do_not_belong_there_are_told(
    change: Callable[[str], str], said: str, tmp_path: Path
) -> None:
    """None, too many, or a second one that says what the first has said."""
    path = written(tmp_path / "table.txt", made(SUMS))
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    with pytest.raises(UsageError, match=said):
        read_baseline(path, specification(EXACTLY))


@pytest.mark.parametrize(
    "content", [b"", b"my notes\n", b"\xff\xfe\x00", b"kata: yatzy-exactly\n\nroll | pair\n"]
)
def test_a_file_of_that_name_that_is_not_ours_is_left_alone(content: bytes, tmp_path: Path) -> None:
    """It is neither read as a table nor written over."""
    path = tmp_path / "mine.baseline.approved.txt"
    path.write_bytes(content)
    with pytest.raises(UsageError, match="is no table that kata baseline has written"):
        read_baseline(path, specification(EXACTLY))
    with pytest.raises(UsageError, match="is no table that kata baseline has written"):
        keep("new", path)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_table_of_another_kata_is_told(tmp_path: Path) -> None:
    """With what to say instead."""
    path = written(tmp_path / "table.txt", made({None: sum}, kata="greed"))
    with pytest.raises(UsageError, match="is about another kata: greed") as caught:
        read_baseline(path, specification(EXACTLY))
    assert "--kata greed" in caught.value.advice


def test_a_table_behind_a_link_stays_behind_it(tmp_path: Path) -> None:
    """The link is followed, and not written over."""
    path = written(tmp_path / "table.txt", made(SUMS))
    link = tmp_path / "mine.baseline.approved.txt"
    link.symlink_to(path)
    keep("new", link)
    assert link.is_symlink()
    assert path.read_text("utf-8") == "new"


def test_the_table_lies_beside_the_settings_that_name_the_solution(tmp_path: Path) -> None:
    """Else beside the solution, whatever its folder."""
    (tmp_path / "pyproject.toml").write_text('[tool.katas]\nsolution = "src/mine.py"\n', "utf-8")
    own = read_settings(tmp_path / "pyproject.toml")
    name = "mine.baseline.approved.txt"
    assert baseline_of(tmp_path / "src" / "mine.py", own) == tmp_path / name
    assert baseline_of(tmp_path / "old" / "mine.rb", own) == tmp_path / "old" / name
    assert baseline_of(tmp_path / "src" / "mine.py", None) == tmp_path / "src" / name


# What came, in a word


@pytest.mark.parametrize(
    ("outcome", "word"),
    [
        (Answer(6, "int", "6"), "6"),
        (Answer(-1, "int", "-1"), "-1"),
        (Answer(None, "NoneType", "None"), "None"),
        (Answer(None, "bool", "True"), "True"),
        (Answer(None, "float", "6.0"), "6.0"),
        (Answer(None, "str", "'x'"), "'x'"),
        (Answer(None, "str", "'a | b'"), "'a ? b'"),
        (Answer(None, "str", "two\nlines"), "two?lines"),
        (Answer(None, "Decimal", "6"), "6 (Decimal)"),
        (Answer(None, "list", "[3, 3]"), "[3, 3]"),
        (Answer(None, "set", "{3, 4}"), "<set>"),
        (Answer(None, "Score", "<mine.Score object at 0x7f00aa>"), "<Score>"),
        (Answer(None, "Score", "Score@1b6d3586"), "<Score>"),
        (Answer(None, "Dash", "-"), "<Dash>"),
        (Answer(None, "Wave", "~"), "<Wave>"),
        (Answer(None, "Empty", " "), "<Empty>"),
        (Answer(None, "str", f"'{'x' * 100}'"), f"'{'x' * 38}…"),
        (Failure(Verdict.RAISED, "ValueError", "not 14:03:22"), "ValueError"),
        (Failure(Verdict.RAISED, "call", "it takes five"), "refused"),
        (Failure(Verdict.RAISED, "", ""), "raised"),
        (Failure(Verdict.TIMEOUT, "TookTooLong", "2"), "timeout"),
        (Failure(Verdict.TOO_MUCH_OUTPUT, "", ""), "too much output"),
        (Failure(Verdict.NOT_RUN, "", ""), "not asked"),
    ],
)
def test_what_came_is_a_word_that_stays_the_same(outcome: Outcome, word: str) -> None:
    """No address, no order of a set, no message with the time of day; a column stays a column."""
    assert word_of(outcome) == word


def test_a_word_hangs_on_the_order_or_not() -> None:
    """Roll by roll, however the dice lie."""
    words = [str(roll[0] if sum(roll) == 3 else 0) for roll in domain_of((2,)).rolls]
    assert by_shape(words, 2)[:3] == ["0", None, "0"]


# What became of it


def moved(roll: Roll) -> int:
    """A pair that gives something else for one roll, however it lies."""
    return 0 if sorted(roll) == [1, 3, 3, 3, 4] else 2 * max(roll)


def test_nothing_moved() -> None:
    """What is the same is preserved, and there is nothing to approve."""
    comparison = compare(made(SUMS), made(SUMS), {})
    assert comparison.is_the_same
    assert comparison.cells == 2 * 6**5


def test_what_moved_is_told_roll_by_roll() -> None:
    """Each as it lies, with what it gave and what it gives now."""
    comparison = compare(made(SUMS), made({**SUMS, "pair": moved}), {})
    assert not comparison.preserved
    assert list(comparison.moved) == ["pair"]
    assert len(comparison.moved["pair"]) == 20
    assert comparison.moved["pair"][0] == Move((1, 3, 3, 3, 4), "8", "0")


@pytest.mark.parametrize(
    "expected",
    [
        Expected("exactly two"),
        Expected(rolls={(1, 3, 3, 3, 4): None}),
        Expected(rolls={(1, 3, 3, 3, 4): "0"}),
    ],
    ids=["a reason", "a roll", "a score"],
)
def test_what_was_declared_is_no_move(expected: Expected) -> None:
    """Two reports that don't mix: it is preserved, and there is something to approve."""
    comparison = compare(made(SUMS), made({**SUMS, "pair": moved}), {"pair": expected})
    assert comparison.preserved
    assert not comparison.is_the_same
    assert (len(comparison.declared["pair"]), comparison.moved, comparison.still) == (20, {}, {})


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ({"pair": Expected(rolls={(1, 3, 3, 3, 4): "8"})}, "8"),
        ({"pair": Expected(rolls={(1, 1, 1, 1, 1): None})}, ""),
        ({"chance": Expected("as well")}, ""),
    ],
    ids=["another score", "another roll", "another category"],
)
def test_a_move_that_was_declared_otherwise_is_one(declared: Declared, said: str) -> None:
    """To another value, on another roll, in another category."""
    comparison = compare(made(SUMS), made({**SUMS, "pair": moved}), declared)
    assert not comparison.preserved
    assert {move.said for move in comparison.moved["pair"]} == {said}


def test_what_was_declared_and_has_not_moved_is_told() -> None:
    """A category, and the rolls of another that are still to come."""
    declared: Declared = {
        "pair": Expected(rolls={(1, 3, 3, 3, 4): None, (1, 1, 1, 1, 1): None}),
        "chance": Expected("soon"),
        "yatzy": Expected("not even there"),
    }
    comparison = compare(made(SUMS), made({**SUMS, "pair": moved}), declared)
    assert comparison.still == {"pair": [(1, 1, 1, 1, 1)], "chance": [], "yatzy": []}
    assert comparison.preserved


def test_what_is_gone_and_what_is_new() -> None:
    """A category that isn't there any more is no correction; a new one fails nobody."""
    now = made({"pair": SUMS["pair"], "yatzy": max})
    comparison = compare(made(SUMS), now, {"chance": Expected("so")})
    assert comparison.gone == ("chance",)
    assert comparison.new == {"yatzy": 6**5}
    assert not comparison.preserved
    assert compare(made({"pair": max}), made({"pair": max, "yatzy": max}), {}).preserved


def test_what_was_not_asked_is_not_known() -> None:
    """Not asked before, it can't have moved; not asked now, it isn't preserved."""
    whole = made({"pair": max})
    half = made({"pair": lambda roll: max(roll) if roll[0] < 4 else NOT_ASKED})
    later = compare(half, whole, {})
    assert (later.preserved, later.new) == (True, {"pair": 3 * 6**4})
    before = compare(whole, half, {"pair": Expected("anything")})
    assert (before.preserved, before.unasked) == (False, {"pair": 3 * 6**4})
    assert compare(half, half, {}).is_the_same


def test_ten_are_shown_of_all_categories_and_those_that_people_know_first() -> None:
    """Each of other dice; the rest is counted, by category."""
    now = made({"chance": lambda roll: sum(roll) + 1, "pair": moved})
    comparison = compare(made(SUMS), now, {})
    telling = ComparisonTelling(Wording(specification(EXACTLY)), {"chance": [(6, 5, 4, 4, 4)]}, {})
    lines = list(telling.moved(comparison))
    assert telling.headline(made(SUMS), comparison) == "not preserved: 7,796 of 15,552 cells moved"
    assert lines[0] == "chance: 6,5,4,4,4 gave 23, gives 24 now"
    assert lines[1] == "chance: 1,1,1,1,1 gave 5, gives 6 now"
    assert lines[2] == "chance: 1,1,1,1,2 gave 6, gives 7 now"
    assert lines[9:] == [
        "pair: 1,3,3,3,4 gave 8, gives 0 now",
        "and 7,786 more",
        "by category: chance 7,776, pair 20",
    ]


def test_the_words_are_those_of_the_rulebook() -> None:
    """Norwegian, with the categories of that document."""
    kata = "yatzy-norwegian"
    before, now = made(SUMS, kata=kata), made({"chance": sum, "pair": moved}, kata=kata)
    telling = ComparisonTelling(Wording(specification(kata)), {}, {})
    comparison = compare(before, now, {})
    headline = telling.headline(before, comparison)
    assert headline == "ikke bevart: 20 av 15\u00a0552 svar er blitt andre"
    assert list(telling.moved(comparison)) == ["Par: 1,3,3,3,4 ga 8, gir 0 nå", "og 19 til"]


# What is declared


@pytest.mark.parametrize(
    ("kata", "written", "category"),
    [
        ("yatzy-norwegian", "Tre like", "three of a kind"),
        (EXACTLY, "three of a kind", "three of a kind"),
        (EXACTLY, "threeOfAKind", "three of a kind"),
        ("greed", "score", None),
    ],
)
def test_a_category_may_be_called_as_people_call_it(
    kata: str, written: str, category: str | None
) -> None:
    """As the document prints it, or in any spelling; `score` where there are none."""
    reason = Expected("so")
    assert declared_for(specification(kata), {written: reason}) == {category: reason}


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        (
            {"pear": Expected("so")},
            "[tool.katas.expected]: yatzy-exactly has no category 'pear'\n  nearest: pair",
        ),
        ({"pair": Expected("so"), "Pair": Expected("so")}, "[tool.katas.expected] has pair twice"),
        (
            {"pair": Expected(rolls={(1, 1): None})},
            "[tool.katas.expected], pair: yatzy-exactly has no roll of 2 dice\n  it is 1,1",
        ),
    ],
)
def test_what_is_declared_belongs_to_the_kata(expected: Mapping[str, Expected], said: str) -> None:
    """The nearest category, and no roll that it doesn't roll."""
    with pytest.raises(UsageError) as caught:
        declared_for(specification(EXACTLY), expected)
    assert str(caught.value).startswith(said)
