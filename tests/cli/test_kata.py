"""The command `kata`, as people type it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import katas
from katas.catalog import Board, Shelf, open_shelf
from katas.cli import main
from katas.model import Example
from katas.spec import Recorder, open_specification
from tests.running import Run, run, run_kata

Kata = Callable[..., Run]

OURS = list(Shelf([Board.ours()]).katas)
RULES = ["classic", "exactly", "fixed-scores", "norwegian"]
ROW = re.compile(r"  (\S.*?)\s{2,}(\d+)   (.+?)\s{3,}(.+)")
"""A line of an explanation: whose rules, the score, the arithmetic, the rule."""

ASCII = {"PYTHONIOENCODING": "ascii"}
C_LOCALE = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}


@cache
def transcript(name: str, *packs: Path) -> list[Example]:
    """The examples of a kata, as they are replayed."""
    shelf = open_shelf(packs)
    return Recorder(open_specification(shelf, shelf.find(name))).transcript()


def rows(done: Run) -> dict[str, tuple[int, str, str]]:
    """The score, the arithmetic and the rule that each rulebook gives."""
    found = filter(None, map(ROW.fullmatch, done.out.splitlines()))
    return {match[1]: (int(match[2]), match[3], match[4]) for match in found}


def scores(done: Run) -> dict[str, int]:
    """The score that each rulebook gives."""
    return {name: score for name, (score, _, _) in rows(done).items()}


# The shelf


def test_without_a_verb_the_shelf_is_shown(kata: Kata) -> None:
    """Every kata has a line: its id, its title, its task and the document it comes from."""
    done = kata()
    assert done.code == 0
    lines = done.out.splitlines()
    assert [line.split()[0] for line in lines[: len(OURS)]] == OURS
    assert re.split(r" {2,}", lines[1]) == [
        "yatzy-exactly",
        "Yatzy, exactly",
        "write",
        "Exercise 104: Warm-up - Yatzy in C",
    ]


def test_the_shelf_says_how_to_go_on(kata: Kata) -> None:
    """Below the katas stand the two commands that a beginner needs next."""
    done = kata()
    assert "kata show ID" in done.out
    assert "pytest --kata ID --solution FILE" in done.out


def test_a_pack_is_put_on_the_shelf(kata: Kata, pack: Path) -> None:
    """A folder named by an option adds its katas to ours."""
    done = kata("--kata-path", pack)
    ids = [line.split()[0] for line in done.out.splitlines()[: len(OURS) + 2]]
    assert ids == [*OURS, "chicago", "yatzy-american"]


# kata show


@pytest.mark.parametrize("name", OURS)
def test_a_kata_is_shown_with_its_brief_and_its_facts(kata: Kata, name: str) -> None:
    """The brief comes first, to the letter; then what the harness knows of it."""
    shelf = open_shelf()
    done = kata("show", name)
    assert done.code == 0
    brief, _, facts = done.out.partition("\n\n---\n")
    assert brief == shelf.find(name).brief.rstrip()
    assert f"kata      {name}: {shelf.find(name).title}\n" in facts
    assert f"examples  {len(transcript(name))}\n" in facts


@pytest.mark.parametrize("name", OURS)
def test_the_stages_share_out_the_examples(kata: Kata, name: str) -> None:
    """Each stage is shown with its number of examples, and together they are all there are."""
    stages = re.findall(
        r"^stage +(\S+): (\d+) examples \(.+\)(?:, .+)?$", kata("show", name).out, re.MULTILINE
    )
    assert [stage for stage, _ in stages] == [s.name for s in open_shelf().find(name).stages]
    assert sum(int(count) for _, count in stages) == len(transcript(name))


def test_open_questions_are_shown_with_their_readings(kata: Kata) -> None:
    """What to ask before writing code stands there, with the answers that pass."""
    done = kata("show", "yatzy-fixed-scores")
    assert "open      Are four (or five) equal dice two pairs?  (four-alike)\n" in done.out
    assert "          no: they score 0\n" in done.out
    assert "          yes: they score four times the face\n" in done.out


def test_a_kata_of_a_pack_is_shown(kata: Kata, pack: Path) -> None:
    """A pack's kata is shown as ours are."""
    done = kata("show", "chicago", "--kata-path", pack)
    assert done.code == 0
    assert "rules     club\n" in done.out


@pytest.mark.parametrize("verb", [["show", "chicago"], ["explain", "1,6,3"]])
def test_a_pack_may_be_named_before_the_verb(kata: Kata, pack: Path, verb: list[str]) -> None:
    """The option says the same wherever it stands."""
    assert kata("--kata-path", pack, *verb).out == kata(*verb, "--kata-path", pack).out


def test_an_unknown_kata_is_a_mistake_of_usage(kata: Kata) -> None:
    """The message goes where errors go, with the nearest ids, and the exit code is 2."""
    done = kata("show", "yatzy-exact")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("kata: there is no kata 'yatzy-exact'\n  nearest: yatzy-exactly")


def test_a_family_is_a_choice(kata: Kata) -> None:
    """Who asks for `yatzy` is shown the four there are."""
    done = kata("show", "yatzy")
    assert (done.code, done.out) == (2, "")
    assert "yatzy is a family of 4 katas: which one?" in done.err


def test_a_folder_that_is_no_pack_is_a_mistake_of_usage(kata: Kata, tmp_path: Path) -> None:
    """A wrong folder after `--kata-path` is told in one message."""
    done = kata("--kata-path", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"kata: {tmp_path} is no pack of katas\n")


# kata show --json


@pytest.mark.parametrize("name", OURS)
def test_the_data_has_every_example_of_the_transcript(kata: Kata, name: str) -> None:
    """One entry for each example, in order: where it stands, what it is called, why it is so."""
    done = kata("show", name, "--json")
    assert done.code == 0
    keys = ("feature", "line", "scenario", "example", "source", "because")
    assert [tuple(entry[key] for key in keys) for entry in json.loads(done.out)["examples"]] == [
        (item.feature, item.line, item.scenario, item.title, item.source.value, item.because)
        for item in transcript(name)
    ]


def test_the_data_has_the_titles_of_the_features(kata: Kata) -> None:
    """What an example is about stands in its feature's title, and in the data."""
    examples = json.loads(kata("show", "greed", "--json").out)["examples"]
    assert [entry.get("heading") for entry in examples] == [
        item.heading for item in transcript("greed")
    ]


@pytest.mark.parametrize("name", OURS)
def test_the_data_has_every_operation(kata: Kata, name: str) -> None:
    """What is asked is a roll and a category, or no category where the kata has none."""
    examples = json.loads(kata("show", name, "--json").out)["examples"]
    shown = [entry["operations"] for entry in examples]
    assert [[*map(list, operations)] for operations in shown] == [
        [[type(asked).__name__.casefold()] for asked in example.operations]
        for example in transcript(name)
    ]
    scores = [item["score"] for operations in shown for item in operations if "score" in item]
    assert scores == [
        {"roll": list(asked.roll), "category": asked.category}
        for example in transcript(name)
        for asked in example.scores
    ]


def test_the_data_has_what_is_expected_of_every_move(kata: Kata) -> None:
    """Of a game as much is expected as is done in it; a refusal looks before and after."""
    examples = json.loads(kata("show", "yatzy-four-dice", "--json").out)["examples"]
    fourth = next(entry for entry in examples if entry["scenario"] == "A fourth throw")
    expected = fourth["expect"]["Course"]["expected"]
    assert len(expected) == len(fourth["operations"])
    at = expected.index({"refused": {}})
    assert fourth["operations"][at] == {"throw": {"faces": [1, 2, 3, 4, 5]}}
    assert {"noted": {}} in expected[:at]
    assert all("asbefore" in after for after in expected[at + 1 :])


@pytest.mark.parametrize(
    ("name", "place", "wanted"),
    [
        ("greed", "greed/misprint.feature", {"ExactScore": {"points": 250, "misprint": 50}}),
        ("yatzy-exactly", "yatzy/exactly/chance.feature", {"ExactScore": {"points": 14}}),
        ("yatzy-four-dice", "yatzy/four_dice/wrong_number_of_dice.feature", {"Refusal": {}}),
        (
            "yatzy-four-dice",
            "yatzy/four_dice/shorter_straights.feature",
            {
                "OpenScore": {
                    "printed": [0, 10],
                    "table": "with shorter straights",
                    "question": "small-straight-of-four",
                    "scores": [["as-written", 0], ["shorter", 10]],
                }
            },
        ),
    ],
    ids=["misprint", "score", "refusal", "open"],
)
def test_the_data_has_what_is_expected(
    kata: Kata, name: str, place: str, wanted: dict[str, object]
) -> None:
    """Each kind of expectation carries all that it takes to judge an answer by it."""
    examples = json.loads(kata("show", name, "--json").out)["examples"]
    assert wanted in [entry["expect"] for entry in examples if entry["feature"] == place]


def test_the_data_has_the_kata_too(kata: Kata) -> None:
    """Above the examples stands what they are examples of."""
    data = json.loads(kata("show", "yatzy-norwegian", "--json").out)
    assert data["kata"] == "yatzy-norwegian"
    assert data["title"] == "Yatzy på norsk"
    assert data["rules"] == "norwegian"
    assert data["contract"] == "score(dice, category)"
    assert len(data["categories"]) == 15
    assert [stage["name"] for stage in data["stages"] if not stage["stretch"]] == [
        *("øvre", "nedre", "runden", "brettet", "omgangen")
    ]
    assert data["game"][0] == "Game"


def test_the_data_has_the_open_questions(kata: Kata) -> None:
    """Each question comes with its readings, the document as written first."""
    (question,) = json.loads(kata("show", "yatzy-fixed-scores", "--json").out)["questions"]
    assert question["name"] == "four-alike"
    assert question["category"] == "two pairs"
    assert [reading["name"] for reading in question["readings"]] == ["no", "yes"]


def test_the_data_of_a_packs_kata_is_there(kata: Kata, pack: Path) -> None:
    """A pack's examples are data as ours are."""
    done = kata("show", "yatzy-american", "--json", "--kata-path", pack)
    assert len(json.loads(done.out)["examples"]) == len(transcript("yatzy-american", pack))


# kata explain


def test_a_roll_on_a_category_is_explained_by_every_rulebook(kata: Kata) -> None:
    """One line for each document: its score, its arithmetic, its rule."""
    done = kata("explain", "3,3,3,4,4", "pair")
    assert done.code == 0
    assert done.out.splitlines()[0] == "3,3,3,4,4 on pair"
    assert list(rows(done)) == RULES
    assert rows(done)["exactly"] == (8, "4+4", "exactly two equal dice make a pair")


def test_rulebooks_differ(kata: Kata) -> None:
    """The quarrel about three 3s is there to be seen."""
    assert scores(kata("explain", "3,3,3,4,1", "pair")) == {
        "classic": 6,
        "exactly": 0,
        "fixed-scores": 6,
        "norwegian": 6,
    }


@pytest.mark.parametrize(
    "words", [["two", "pairs"], ["two pairs"], ["twoPairs"], ["to", "par"], ["To_Par"]]
)
def test_a_category_is_known_in_every_spelling(kata: Kata, words: list[str]) -> None:
    """Several words, one word, another style, another language: it is the same category."""
    done = kata("explain", "1,1,2,3,3", *words)
    assert done.out.splitlines()[0] == "1,1,2,3,3 on two pairs"
    assert set(scores(done).values()) == {8}


def test_other_readings_are_shown_where_they_score_otherwise(kata: Kata) -> None:
    """An open question has a line for each answer that changes the score."""
    assert scores(kata("explain", "5,5,5,5,2", "two", "pairs")) == {
        "classic": 0,
        "classic, four-alike = yes": 20,
        "exactly": 0,
        "fixed-scores": 0,
        "fixed-scores, four-alike = yes": 20,
        "norwegian": 20,
    }


def test_without_a_category_the_whole_card_is_shown(kata: Kata) -> None:
    """A table of all categories, with a mark where the rules differ; and Greed below it."""
    done = kata("explain", "3,3,3,4,1")
    lines = done.out.splitlines()
    assert lines[0] == "3,3,3,4,1"
    assert lines[1].split() == RULES
    assert [line for line in lines if line.endswith("<- the rules differ")] == [
        line for line in lines if line.split()[0] == "pair"
    ]
    assert lines[-1].split()[:3] == ["koan", "400", "300+100"]


def test_four_dice_are_explained_by_those_who_play_with_four(kata: Kata) -> None:
    """Rulebooks for five dice have no opinion on four."""
    done = kata("explain", "1,1,2,2")
    assert done.code == 0
    assert done.out.splitlines()[1].split() == ["classic"]
    assert scores(kata("explain", "1,1,2,2", "two", "pairs")) == {"classic": 6}


def test_no_dice_are_explained_by_greed(kata: Kata) -> None:
    """The empty roll is a roll at one table only."""
    done = kata("explain", "")
    assert done.code == 0
    assert done.out.splitlines()[0] == "no dice"
    assert {name: score for name, score in scores(done).items() if score == 0} == {"koan": 0}


def test_no_dice_on_a_category_are_a_mistake_of_usage(kata: Kata) -> None:
    """Greed has no categories, and nobody else plays without dice."""
    done = kata("explain", "", "pair")
    assert done.code == 2
    assert done.err == "kata: no rules here score 0 dice on pair\n"


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        ("1,2,3,4,5,6", "no rules here are for 6 dice"),
        ("9,1,1,1,1", "a die has no face 9"),
        ("0,1,1,1,1", "a die has no face 0"),
        ("one,two", "'one,two' is not a roll"),
        ("1,,2", "'1,,2' is not a roll"),
        ("1.5", "'1.5' is not a roll"),
        ("33344", "a die has no face 33344"),
    ],
)
def test_what_is_no_roll_is_a_mistake_of_usage(kata: Kata, roll: str, said: str) -> None:
    """Too many dice, faces that no die has and what is no number are told in one line."""
    done = kata("explain", roll, "pair")
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines()[0] == f"kata: {said}"


def test_an_unknown_category_gives_the_nearest(kata: Kata) -> None:
    """A misspelt category is answered with the one that was meant, spelt as it should be."""
    done = kata("explain", "1,1,2,2,3", "two", "pear")
    assert (done.code, done.out) == (2, "")
    problem, found = done.err.splitlines()
    assert problem == "kata: there is no category 'two pear'"
    assert found.startswith("  nearest: two pairs")


def test_the_rules_of_a_pack_explain_as_well(kata: Kata, pack: Path) -> None:
    """A pack's rulebook stands beside ours, in its family and out of it."""
    american = kata("explain", "1,2,3,4,6", "small", "straight", "--kata-path", pack)
    assert rows(american)["american"] == (30, "1-2-3-4", "30 for any four numbers in a row")
    chicago = kata("explain", "1,6,3", "--kata-path", pack)
    assert scores(chicago) == {"koan": 100, "club": 163}


def test_a_category_that_a_rulebook_lacks_has_no_score_there(kata: Kata, pack: Path) -> None:
    """The American card has no pair: a dash on the card, and no line where pair is asked for."""
    card = kata("explain", "3,3,3,4,1", "--kata-path", pack).out.splitlines()
    pair = next(line.split() for line in card if line.startswith("  pair"))
    assert pair[: len(RULES) + 2] == ["pair", "6", "0", "6", "6", "-"]
    assert "american" not in rows(kata("explain", "3,3,3,4,1", "pair", "--kata-path", pack))


# The command itself


def test_a_wrong_verb_is_a_mistake_of_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """A verb that isn't there ends with 2, and names those that are."""
    with pytest.raises(SystemExit) as caught:
        main(["shwo"])
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert "'shwo'" in said
    assert "show" in said
    assert "explain" in said


@pytest.mark.parametrize("arguments", [["show"], ["explain"], ["show", "greed", "--jason"]])
def test_a_command_that_is_cut_short_is_a_mistake_of_usage(arguments: list[str]) -> None:
    """What a verb needs must be there, and what it doesn't know must not."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """`--version` says what is installed."""
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"katas {katas.__version__}\n"


@pytest.mark.parametrize("name", ["kata", "katas"])
def test_the_command_answers_to_both_names(name: str, tmp_path: Path) -> None:
    """Who types `katas` meant `kata`; both are installed, and say the same as the module."""
    command = shutil.which(name, path=str(Path(sys.executable).parent))
    assert command is not None
    done = run(command, "explain", "1", cwd=tmp_path)
    assert done.code == 0
    assert done.out == run_kata("explain", "1", cwd=tmp_path).out


@pytest.mark.parametrize(
    "arguments", [["show", "greed"], ["show", "yatzy-exactly", "--json"]], ids=" ".join
)
def test_a_pipe_that_is_closed_is_no_error(arguments: list[str], tmp_path: Path) -> None:
    """Whoever has seen enough may leave, before the first line even."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "katas", *arguments],
        cwd=tmp_path,
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_pipe_that_is_closed_after_a_line_is_no_error(tmp_path: Path) -> None:
    """`kata show … | head -1` prints one line and nothing else."""
    command = [sys.executable, "-m", "katas", "show", "yatzy-exactly", "--json"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"{\n"
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("env", [ASCII, C_LOCALE], ids=["ascii", "C locale"])
@pytest.mark.parametrize(
    ("arguments", "there"),
    [
        ([], "yatzy-norwegian"),
        (["show", "yatzy-norwegian"], "| Enere"),
        (["explain", "3,3,3,4,1", "to", "par"], "og to like"),
    ],
    ids=["shelf", "show", "explain"],
)
def test_norwegian_comes_through_where_only_ascii_does(
    arguments: list[str], there: str, env: dict[str, str], tmp_path: Path
) -> None:
    """A terminal that can't print å prints everything else."""
    done = run_kata(*arguments, cwd=tmp_path, env=env)
    assert (done.code, done.err) == (0, "")
    assert there in done.out


def test_data_loses_nothing_where_only_ascii_comes_through(tmp_path: Path) -> None:
    """JSON can write every letter in ASCII, so what reads it has them all."""
    done = run_kata("show", "yatzy-norwegian", "--json", cwd=tmp_path, env=ASCII)
    assert done.code == 0
    assert json.loads(done.out)["title"] == "Yatzy på norsk"


def test_what_nobody_expected_is_our_fault(pack: Path, tmp_path: Path) -> None:
    """A rulebook's code that breaks ends with 3, and nobody is told that it was theirs."""
    broken = Path(shutil.copytree(pack, tmp_path / "broken"))
    code = broken / "katas" / "chicago" / "rulebook.py"
    text = code.read_text("utf-8")
    assert "del category, readings" in text
    code.write_text(text.replace("del category, readings", "raise RuntimeError('off the table')"))
    done = run_kata("explain", "1,6,3", "--kata-path", broken, cwd=tmp_path)
    assert done.code == 3
    assert "RuntimeError: off the table" in done.err
    assert done.err.endswith("kata: this is our fault, not yours; please tell us what you did\n")
