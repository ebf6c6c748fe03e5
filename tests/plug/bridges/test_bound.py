"""How what the bridges describe is bound: forms that Python's own solutions seldom have."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from katas.model import Verdict
from katas.plug import Solution
from katas.plug.elsewhere import open_elsewhere
from katas.spec import Recorder, Specification, replay

SHAPES = Path(__file__).parents[2] / "solutions" / "languages"

Spec = Callable[[str], Specification]


@pytest.fixture
def plugged(spec: Spec) -> Iterator[Callable[..., Solution]]:
    """Plug a file into a kata."""
    opened: list[Solution] = []

    def plug(file: Path, kata: str = "yatzy-four-dice") -> Solution:
        opened.append(spec(kata).plug(open_elsewhere(file)))
        return opened[-1]

    yield plug
    for solution in opened:
        solution.close()


def calls(solution: Solution) -> dict[str | None, str]:
    """How each category that was found is called."""
    return {category: str(call) for category, call in solution.binding.calls.items()}


def test_rules_that_nothing_makes_are_found_and_handed_over(
    plugged: Callable[..., Solution],
) -> None:
    """Classes for an interface that it speaks of; one that does not compile is done without."""
    folder = SHAPES / "java" / "rules_elsewhere" / "src" / "main" / "java" / "org" / "dice"
    found = calls(plugged(folder / "yatzy" / "Yatzy.java"))
    assert found["chance"] == "Yatzy(*dice).score(Chance())"
    assert found["threes"] == "Yatzy(*dice).score(UpperRule(3))"
    assert len(found) == 7


def test_a_class_that_is_imported_for_its_type_alone_is_made(
    plugged: Callable[..., Solution],
) -> None:
    """By its own function, for nobody else can."""
    found = calls(plugged(SHAPES / "typescript" / "hand_of_its_own" / "yatzy.ts"))
    assert found == {"chance": "Yatzy.chance(Hand.of(*dice))"}


def test_a_common_prefix_means_nothing(plugged: Callable[..., Solution], tmp_path: Path) -> None:
    """Enumerators of C share one; no number is taken for a face where they are wanted."""
    names = ["ONES", "TWOS", "THREES", "FOURS", "FIVES", "SIXES", "PAIR", "CHANCE"]
    file = tmp_path / "yatzy.c"
    file.write_text(
        f"enum box {{ {', '.join(f'BOX_{name}' for name in names)} }};\n"
        "int score(const int dice[5], enum box box)\n"
        "{\n"
        "    int sum = 0;\n"
        "    for (int i = 0; i < 5; i++)\n"
        "        sum += box == BOX_CHANCE || dice[i] == (int)box + 1 ? dice[i] : 0;\n"
        "    return sum;\n"
        "}\n",
        "utf-8",
    )
    found = calls(plugged(file))
    assert found["ones"] == "score(dice, BOX_ONES)"
    assert found["chance"] == "score(dice, BOX_CHANCE)"


def test_symbols_are_handed_over_to_ruby(plugged: Callable[..., Solution], tmp_path: Path) -> None:
    """As texts that begin with a colon; strings where it knows those."""
    file = tmp_path / "yatzy.rb"
    file.write_text(
        "def score(dice, category)\n  { chance: dice.sum, two_pairs: 4 }.fetch(category)\nend\n",
        "utf-8",
    )
    found = calls(plugged(file))
    assert found["chance"] == 'score(dice, ":chance")'
    assert found["two pairs"] == 'score(dice, ":two_pairs")'


@pytest.mark.parametrize(
    ("name", "code", "line"),
    [
        ("yatzy.rb", "def chance(dice) = dice.sum\n", "def two_pairs(dice)"),
        ("yatzy.rb", "class Yatzy\n def self.chance(d) = 0\nend\n", "def self.two_pairs(dice)"),
        ("yatzy.js", "function chance(dice) { return 0; }\n", "function twoPairs(dice)"),
        ("yatzy.ts", "export const chance = (d: number[]) => 1;\n", "twoPairs(dice: number[])"),
        ("Y.java", "class Y { static int chance(int... d) { return 1; } }", "static int twoPairs("),
        ("yatzy.c", "int chance(int d[5]) { return d[0]; }\n", "int two_pairs(const int *dice, "),
    ],
)
def test_what_to_add_is_said_in_the_language(
    name: str, code: str, line: str, plugged: Callable[..., Solution], tmp_path: Path
) -> None:
    """In its own spelling of names, and with its own beginning of a function."""
    (tmp_path / name).write_text(code, "utf-8")
    says = plugged(tmp_path / name).binding.missing["two pairs"].says
    assert says.startswith("add it beside the others: ")
    assert line in says


C_CODE = "int chance(const int *dice, int count) { return count == 5 ? 14 : -1; }\n"


def test_c_is_asked_for_no_refusal_that_it_cannot_give(spec: Spec, tmp_path: Path) -> None:
    """A roll that should be refused is "not there yet"; with a declared score it is refused."""
    file = tmp_path / "yatzy.c"
    file.write_text(C_CODE, "utf-8")
    kata = spec("yatzy-four-dice")
    rows = [
        example
        for example in Recorder(kata).transcript()
        if example.feature.endswith("wrong_number_of_dice.feature")
        and {operation.category for operation in example.scores} == {"chance"}
    ]
    assert rows
    verdicts = []
    for refused in (None, -1):
        solution = kata.plug(open_elsewhere(file), refused=refused)
        verdicts.append({result.verdict for result in replay(rows, solution)})
        solution.close()
    assert verdicts == [{Verdict.NOT_THERE}, {Verdict.PASSED}]
