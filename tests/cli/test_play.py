"""`kata play`: a game at the terminal, typed or piped, by our own card or a learner's."""

import io
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.running import Run, run_kata

Play = Callable[..., Run]

GO_TO_CARD = "place"
"""Typed where dice could be held: enough, and on to the card."""


@pytest.fixture
def play(kata: Callable[..., Run], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterable[Play]:
    """Play in the learner's folder, with what is typed piped in."""
    monkeypatch.chdir(folder)
    modules = set(sys.modules)

    def play(*arguments: str | Path, typed: Iterable[str] = ()) -> Run:
        text = "".join(f"{line}\n" for line in typed)
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return kata("play", *arguments)

    yield play
    for name in set(sys.modules) - modules:
        file = Path(getattr(sys.modules[name], "__file__", None) or ".").resolve()
        if file.is_relative_to(folder.resolve()):
            del sys.modules[name]


@pytest.fixture
def mine(folder: Path, solutions: Path) -> Callable[..., Path]:
    """Write the right game, with a mistake or without, into the learner's folder."""

    def write(*replaced: tuple[str, str], name: str = "spill.py") -> Path:
        text = (solutions / "games" / "right.py").read_text("utf-8")
        for old, new in replaced:
            assert old in text, old
            text = text.replace(old, new)
        (folder / name).write_text(text, "utf-8")
        return Path(name)

    return write


ALIKE = "1085"
"""With this seed the first throw of four dice is four sixes."""

TWO_PAIRS = ["1 2 3 4", "two pairs"]


def whole_game(categories: int = 15, enough: str = GO_TO_CARD) -> list[str]:
    """What is typed for a game alone: one throw a go, and the card from top to bottom."""
    return [line for number in range(1, categories + 1) for line in (enough, str(number))]


def test_a_game_is_played_to_its_end_on_our_own_card(play: Play) -> None:
    """Nobody needs a solution to play; the last words are who wins, or that it is over."""
    done = play("yatzy-four-dice", "--seed", "3", typed=whole_game())
    assert done.code == 0
    assert done.err == ""
    first, *_, last = done.out.splitlines()
    assert first == "our own game keeps the card; --seed 3 throws the same dice again"
    assert "Ann, round 15 of 15" in done.lines
    assert last == "the game is over"


def test_a_norwegian_game_names_its_winner(play: Play, mine: Callable[..., Path]) -> None:
    """Where the document has a winner, the learner's own game says who it is."""
    done = play("yatzy-norwegian", mine(), "--seed", "3", typed=whole_game(enough="før"))
    assert done.code == 0
    assert done.lines[0] == "spill.py fører brettet; --seed 3 kaster de samme terningene igjen"
    assert done.lines[-1] == "Kari vinner"
    assert [line.split()[0] for line in done.lines[-4:-1]] == ["delsum", "bonus", "sum"]


def test_the_same_seed_is_the_same_game(play: Play) -> None:
    """Whoever was asked by us to look at a game can see it too; no seed is another game."""
    typed = ["1 2", "", "chance", "card", GO_TO_CARD, "ones"]
    first, again, other = (
        play("yatzy-four-dice", "--seed", seed, typed=typed).out for seed in ("7", "7", "8")
    )
    assert first == again
    assert first.replace("--seed 7", "--seed 8") != other


def test_a_seed_that_nobody_gave_is_told(play: Play) -> None:
    """So that it can be given the next time."""
    done = play("yatzy-four-dice", typed=[GO_TO_CARD, "chance"])
    seed = done.lines[0].partition("--seed ")[2].split()[0]
    assert play("yatzy-four-dice", "--seed", seed, typed=[GO_TO_CARD, "chance"]).out == done.out


def test_where_nobody_types_any_more_the_card_is_shown(play: Play) -> None:
    """The end of what was piped in is no failure, wherever it comes."""
    done = play("yatzy-four-dice", "--seed", "7", typed=[GO_TO_CARD, "chance"])
    assert done.code == 0
    assert done.lines[-1] == "and there the game was left"
    (chance,) = [line for line in done.lines if line.split()[:2] == ["1", "chance"]]
    assert chance.split()[2].isdigit()
    assert play("yatzy-four-dice", typed=[]).lines[-1] == "and there the game was left"


def test_what_is_held_stays_and_the_rest_is_thrown(play: Play) -> None:
    """Positions in any punctuation; nothing typed is all of them thrown again."""
    typed = ["1, 4", "2 og 5", "chance"]
    done = play("yatzy-four-dice", "--seed", "7", typed=typed)
    thrown = [line.partition(": ")[2] for line in done.lines if line.startswith("  throw ")]
    first, second, third = (roll.split(",") for roll in thrown[:3])
    assert (second[0], second[3]) == (first[0], first[3])
    assert (third[1], third[4]) == (second[1], second[4])


def test_who_has_had_enough_may_leave(play: Play) -> None:
    """The card is shown, and nobody has done anything wrong."""
    done = play("yatzy-norwegian", "--seed", "7", typed=["slutt"])
    assert done.code == 0
    assert done.lines[-1] == "og der ble omgangen forlatt"


def test_all_held_is_enough(play: Play) -> None:
    """There is nothing left to throw, so the card comes next."""
    done = play("yatzy-four-dice", "--seed", "7", typed=["1 2 3 4 5", "chance"])
    assert "  throw 2 of 3" not in done.out.partition("round 2")[0]
    assert any(line.startswith("  chance: ") for line in done.lines)


def test_what_makes_no_sense_is_asked_again(play: Play) -> None:
    """Words for dice, dice that aren't there, a category that isn't, a number beyond the card.

    Whether a game refuses such dice is a house rule of its own: it is never asked.
    """
    typed = ["keep the sixes", "9", "0", "1-3", GO_TO_CARD, "twelve alike", "16", "0", "chance"]
    done = play("yatzy-four-dice", "--seed", "7", typed=typed)
    assert "  say which dice, by their places from the left, 1 to 5: 1 4" in done.lines
    assert sum("say which dice" in line for line in done.lines) == 4
    for said in ("twelve alike", "16", "0"):
        assert f"  there is no '{said}' on the card" in done.lines
    assert any(line.startswith("  chance: ") for line in done.lines)


def test_a_refused_move_is_asked_again(play: Play) -> None:
    """A category that is used: the game goes on where it was."""
    typed = [GO_TO_CARD, "chance", GO_TO_CARD, "chance", "ones", GO_TO_CARD]
    done = play("yatzy-four-dice", "--seed", "7", typed=typed)
    assert done.code == 0
    assert "  not allowed: chance is used" in done.lines
    assert "Ann, round 3 of 15" in done.lines


def test_a_card_is_shown_as_often_as_it_is_asked_for(play: Play) -> None:
    """Before a throw is chosen and before a place is."""
    done = play("yatzy-four-dice", "--seed", "7", typed=["card", "c", GO_TO_CARD, "card"])
    assert done.out.count(" 15 full house") == 4


def test_players_take_turns_and_have_a_column_each(play: Play) -> None:
    """As many as there is room for, each with a name."""
    done = play(
        *("yatzy-four-dice", "--players", "Ann, Bo,Cy", "--seed", "7"),
        typed=[GO_TO_CARD, "1", GO_TO_CARD, "2"],
    )
    turns = [line for line in done.lines if ", round" in line]
    assert turns == ["Ann, round 1 of 15", "Bo, round 1 of 15", "Cy, round 1 of 15"]
    assert any(line.split() == ["Ann", "Bo", "Cy"] for line in done.lines)


def test_four_dice_are_thrown_where_there_is_a_game_with_four(play: Play) -> None:
    """By a kata that knows them."""
    done = play("yatzy-four-dice", "--dice", "4", "--seed", "7", typed=["", "", "chance"])
    thrown = [line.partition(": ")[2] for line in done.lines if line.startswith("  throw ")][:3]
    assert [len(roll.split(",")) for roll in thrown] == [4, 4, 4]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["yatzy-four-dice", "--dice", "3"], "there is no game with 3 dice"),
        (["yatzy-norwegian", "--dice", "4"], "det er ingen omgang med 4 terninger"),
        (["yatzy-four-dice", "--players", "Ann,Ann"], "two players have the same name"),
        (["yatzy-four-dice", "--players", "Ann,,Bo"], "so they can't play: Ann, , Bo"),
        (["yatzy-four-dice", "--players", ",".join("ABCDEFGHI")], "there is room for 8"),
        (["greed"], "greed has no game, only rolls to score"),
        (["yatzy-exactly"], "yatzy-exactly has no game, only rolls to score"),
        (["yatzy-four-dies"], "yatzy-four-dice"),
        (["yatzy-four-dice", "nowhere.py"], "nowhere.py"),
    ],
)
def test_what_can_not_be_played_is_refused_at_once(
    arguments: list[str], says: str, play: Play
) -> None:
    """Before a die is thrown, with a word on what could be."""
    done = play(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("kata: ")
    assert says in done.err


def test_a_solution_without_a_game_can_not_keep_the_card(
    play: Play, folder: Path, mine: Callable[..., Path]
) -> None:
    """What is missing is told, and who says more about it."""
    scores = (folder / mine()).read_text("utf-8").partition("class Game")[0]
    (folder / "yatzy.py").write_text(scores, "utf-8")
    done = play("yatzy-norwegian", "yatzy.py")
    assert done.code == 2
    assert done.err.splitlines() == [
        "kata: yatzy.py can't keep the card yet: Game: not there yet",
        "  kata calls --kata yatzy-norwegian yatzy.py says what was looked for",
    ]


def test_a_game_without_a_part_that_is_needed_can_not_keep_the_card(
    play: Play, mine: Callable[..., Path]
) -> None:
    """Nobody can play without an end; without a bonus one can."""
    done = play("yatzy-norwegian", mine(("def hold(", "def nothing(")))
    assert done.code == 2
    assert "can't keep the card yet: game.hold: not there yet" in done.err
    done = play(
        "yatzy-norwegian",
        mine(("def bonus(", "def extra("), ("self.bonus(", "self.extra("), name="without.py"),
    )
    assert done.code == 0
    (bonus,) = [line for line in done.lines if line.split()[:1] == ["bonus"]]
    assert bonus.split() == ["bonus", "-"]


def test_a_game_that_refuses_what_is_allowed_ends_the_play(
    play: Play, mine: Callable[..., Path]
) -> None:
    """The place in their code and no traceback; the exit code says that it went wrong."""
    file = mine(("if self.thrown == 3:", "if self.thrown == 1:"))
    done = play("yatzy-norwegian", file, "--seed", "7", typed=["", "", "1"])
    assert done.code == 1
    assert done.err == ""
    assert done.lines[-1] == (
        "koden som fører brettet, kommer ikke videre: "
        "NotAllowed: three throws are all there are (spill.py:54 in throw)"
    )


def test_a_game_that_fails_in_the_middle_ends_the_play(
    play: Play, mine: Callable[..., Path]
) -> None:
    """Asked for what it can't tell."""
    file = mine(("return min(self.goes // len(self.players) + 1, 15)", "return 1 // self.goes"))
    done = play("yatzy-norwegian", file, "--seed", "7")
    assert done.code == 1
    assert "ZeroDivisionError" in done.lines[-1]
    assert "Traceback" not in done.text


def test_a_game_that_never_ends_is_ended(play: Play, mine: Callable[..., Path]) -> None:
    """Nobody is asked for a sixteenth roll that no category is left for."""
    file = mine(("return self.goes == 15 * len(self.players)", "return False"))
    done = play("yatzy-norwegian", file, "--seed", "3", typed=whole_game(enough="før"))
    assert done.code == 1
    assert done.lines[-1].startswith("alle rubrikker er brukt")


def test_a_game_that_scores_wrongly_is_told_beside_ours(
    play: Play, mine: Callable[..., Path]
) -> None:
    """Their card is theirs; what our rules give stands below it, where it differs."""
    file = mine(("return sum(dice)\n    return 50", "return sum(dice) + 1\n    return 50"))
    done = play("yatzy-norwegian", file, "--seed", "7", typed=["før", "Sjanse", "før", "Enere"])
    at = next(i for i, line in enumerate(done.lines) if line.startswith("  Sjanse: "))
    theirs = int(done.lines[at].rpartition(" ")[2])
    assert done.lines[at + 1] == f"  etter reglene norwegian blir det {theirs - 1}"
    assert done.text.count("etter reglene") == 1


def test_any_reading_of_an_open_question_is_as_good_as_ours(
    play: Play, folder: Path, references: Path
) -> None:
    """Four alike as two pairs: the document leaves it open, so nobody is told otherwise."""
    source = references / "yatzy" / "reference" / "python" / "four_dice.py"
    for factor, told in ((4, False), (3, True)):
        rule = f"lambda dice: {factor} * max(faces_showing(4, dice), default=0)"
        name = f"by_{factor}.py"
        text = f'{source.read_text("utf-8")}\nCATEGORIES["two pairs"] = {rule}\n'
        (folder / name).write_text(text, "utf-8")
        done = play("yatzy-four-dice", name, "--dice", "4", "--seed", ALIKE, typed=TWO_PAIRS)
        assert f"  two pairs: {factor * 6}" in done.lines
        assert ("  by the classic rules it is 0 / 24" in done.lines) is told


def test_settings_name_the_solution(play: Play, mine: Callable[..., Path], folder: Path) -> None:
    """In a folder that was set up for the kata nobody has to say which file it is."""
    mine()
    settings = '[tool.katas]\nkata = "yatzy-norwegian"\nsolution = "spill.py"\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    assert play("yatzy-norwegian").lines[0].startswith("spill.py fører brettet;")
    assert play("yatzy-four-dice").lines[0].startswith("our own game keeps the card;")


def test_a_process_plays_the_same_game_without_an_escape_character(
    play: Play, folder: Path, mine: Callable[..., Path]
) -> None:
    """Piped into a process of its own, as into this one; nothing moves a cursor or is coloured."""
    shutil.copy(mine(), folder / "copy.py")
    here = play("yatzy-norwegian", "copy.py", "--seed", "7", typed=["1 2", "", "Sjanse"])
    there = run_kata(
        *("play", "yatzy-norwegian", "copy.py", "--isolate", "--seed", "7"),
        cwd=folder,
        stdin="1 2\n\nSjanse\n",
    )
    assert (there.code, there.out) == (here.code, here.out)
    assert "\x1b" not in there.text
    assert "\r" not in there.text
