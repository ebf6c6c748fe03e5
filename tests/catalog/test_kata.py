"""A kata as its kata.toml describes it, and what is said when it describes it badly."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.catalog import Board, Kata, Shelf, open_shelf
from katas.catalog.kata import read_kata
from katas.errors import SpecError, UsageError

QUESTION = """
[[questions]]
name = "ties"
category = "pair"
asks = "Who wins a tie?"
table = "where ties are split"
readings.split = "both"
"""


class Spoilt:
    """The kata.toml of Chicago, to be changed and read again."""

    def __init__(self, pack: Path) -> None:
        self.katas = pack / "katas"
        self.features = pack / "features"
        self.manifest = self.katas / "chicago" / "kata.toml"

    def change(self, old: str, new: str) -> None:
        """Replace a text that is there."""
        text = self.manifest.read_text("utf-8")
        assert old in text
        self.manifest.write_text(text.replace(old, new), "utf-8")

    def drop(self, key: str) -> None:
        """Drop every line that gives a key."""
        lines = self.manifest.read_text("utf-8").splitlines()
        kept = [line for line in lines if not line.startswith((f"{key} =", f"[[{key}]]"))]
        assert kept != lines
        self.manifest.write_text("\n".join(kept), "utf-8")

    def read(self) -> Kata:
        """Read the kata."""
        return read_kata(self.manifest, self.katas, self.features, self.katas)

    def complaint(self) -> str:
        """What is said of it, as one message."""
        with pytest.raises(SpecError) as caught:
            self.read()
        return str(caught.value)


@pytest.fixture
def spoilt(own_pack: Path) -> Spoilt:
    """A kata.toml to spoil."""
    return Spoilt(own_pack)


@pytest.fixture
def find() -> Callable[[str], Kata]:
    """Find one of our own katas."""
    return Shelf([Board.ours()]).find


def names(files: list[Path]) -> list[str]:
    """The features' names."""
    return [file.stem for file in files]


def test_everything_in_the_file_is_read(pack: Path) -> None:
    """Each key of kata.toml reaches the kata under its own name."""
    kata = open_shelf([pack]).find("chicago")
    assert kata.title == "Chicago at the dice club"
    assert kata.family == "chicago"
    assert kata.path == "chicago"
    assert kata.document == "the club's rules"
    assert kata.document_title == "House rules of the dice club"
    assert kata.task == "write"
    assert kata.rulebook == "club"
    assert kata.contract == "score(dice)"
    assert kata.questions == ()
    assert [(stage.name, stage.features) for stage in kata.stages] == [
        ("faces", ("faces",)),
        ("chicago", ("three_ones",)),
    ]


def test_the_steps_are_those_of_the_family_unless_others_are_named(
    find: Callable[[str], Kata],
) -> None:
    """Only a kata in another language has to say where its steps are."""
    assert find("yatzy-exactly").steps == ("steps",)
    assert find("yatzy-norwegian").steps == ("steps_norwegian", "steps_game_norwegian")


def test_the_brief_is_what_a_learner_works_from(find: Callable[[str], Kata]) -> None:
    """The brief beside kata.toml is read with all its letters."""
    assert find("yatzy-norwegian").brief.startswith("# Yatzy på norsk\n")


def test_a_kata_without_a_brief_is_told(spoilt: Spoilt) -> None:
    """A pack that forgets the brief hears which file is missing, and sees no traceback."""
    (spoilt.manifest.parent / "brief.md").unlink()
    with pytest.raises(SpecError, match=r"brief\.md"):
        _ = spoilt.read().brief


def test_stages_give_the_features_in_their_order(find: Callable[[str], Kata]) -> None:
    """Without a stage named, every feature is there, stage after stage."""
    assert names(find("greed").feature_files()) == [
        "single_dice",
        "triples",
        "four_or_five_alike",
        "mixed_rolls",
        "misprint",
    ]


@pytest.mark.parametrize(
    ("stage", "last"),
    [("singles", "single_dice"), ("triples", "four_or_five_alike"), ("mixed", "misprint")],
)
def test_a_stage_ends_the_list_with_its_own_features(
    find: Callable[[str], Kata], stage: str, last: str
) -> None:
    """Up to a stage means: all before it, it as well, and nothing after."""
    kata = find("greed")
    everything = names(kata.feature_files())
    upto = names(kata.feature_files(stage))
    assert upto == everything[: len(upto)]
    assert upto[-1] == last


def test_a_stage_that_is_not_there_gives_the_nearest(find: Callable[[str], Kata]) -> None:
    """A misspelt stage is answered with the stage that was meant."""
    with pytest.raises(UsageError) as caught:
        find("greed").feature_files("tripels")
    assert str(caught.value) == "greed has no stage 'tripels'\n  nearest: triples"


def test_an_open_question_is_found_by_its_category(find: Callable[[str], Kata]) -> None:
    """A category has the question that is about it, or none."""
    kata = find("yatzy-fixed-scores")
    question = kata.question_about("two pairs")
    assert question is not None
    assert question.name == "four-alike"
    assert kata.question_about("pair") is None


@pytest.mark.parametrize(
    "key",
    ["id", "title", "document", "document_title", "task", "rulebook", "contract"],
)
def test_a_missing_key_is_told_with_the_file(spoilt: Spoilt, key: str) -> None:
    """One line says which file lacks what."""
    spoilt.drop(key)
    assert spoilt.complaint() == f"{spoilt.manifest}: {key!r} is missing"


def test_a_kata_without_stages_is_told(spoilt: Spoilt) -> None:
    """A kata of no examples would pass with nothing done, so it is refused."""
    text = spoilt.manifest.read_text("utf-8")
    spoilt.manifest.write_text(text.partition("[[stages]]")[0], "utf-8")
    assert spoilt.complaint() == f"{spoilt.manifest}: 'stages' is missing"


@pytest.mark.parametrize("key", ["name", "features"])
def test_a_stage_that_lacks_something_is_told_with_the_file(spoilt: Spoilt, key: str) -> None:
    """The message says that it is about a stage."""
    spoilt.drop(key)
    assert spoilt.complaint() == f"{spoilt.manifest}, stages: {key!r} is missing"


@pytest.mark.parametrize("key", ["name", "category", "asks", "table"])
def test_a_question_that_lacks_something_is_told_with_the_file(spoilt: Spoilt, key: str) -> None:
    """The message says that it is about an open question."""
    question = [line for line in QUESTION.splitlines() if not line.startswith(f"{key} =")]
    with spoilt.manifest.open("a", encoding="utf-8") as file:
        file.write("\n".join(question))
    assert spoilt.complaint() == f"{spoilt.manifest}, questions: {key!r} is missing"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "chicago"', "id = 5", "'id' should be a text\n  it is 5"),
        ('task = "write"', "task = true", "'task' should be a text\n  it is True"),
        ('"faces"]', "1]", "'features' should be a list of texts"),
        ('["faces"]', '"faces"', "'features' should be a list\n  it is 'faces'"),
    ],
)
def test_a_wrong_type_is_told_with_the_file(spoilt: Spoilt, old: str, new: str, said: str) -> None:
    """What it should be is said in plain words, and what it is instead."""
    spoilt.change(old, new)
    complaint = spoilt.complaint()
    assert complaint.startswith(str(spoilt.manifest))
    assert complaint.endswith(said)


@pytest.mark.parametrize("stages", ['stages = ["faces"]', 'stages = "faces"'])
def test_stages_that_are_no_tables_are_told_with_the_file(spoilt: Spoilt, stages: str) -> None:
    """Names where whole stages are wanted are a wrong type like any other."""
    text = spoilt.manifest.read_text("utf-8")
    spoilt.manifest.write_text(text.partition("[[stages]]")[0] + stages, "utf-8")
    complaint = spoilt.complaint()
    assert complaint.startswith(str(spoilt.manifest))
    assert "stages" in complaint


def test_a_feature_that_is_not_there_is_told_with_both_files(spoilt: Spoilt) -> None:
    """Who names the feature and where it was looked for stand in one line."""
    spoilt.change('"faces"]', '"fases"]')
    missing = spoilt.features / "chicago" / "fases.feature"
    assert spoilt.complaint() == f"{spoilt.manifest} names a feature that isn't there: {missing}"


def test_what_is_no_toml_is_told_with_the_file(spoilt: Spoilt) -> None:
    """The parser's own word comes after the name of the file, with line and column."""
    spoilt.change('id = "chicago"', "id = chicago")
    complaint = spoilt.complaint()
    assert complaint.startswith(f"{spoilt.manifest} is no valid TOML: ")
    assert "line 1" in complaint


def test_what_is_no_utf8_is_told_with_the_file(spoilt: Spoilt) -> None:
    """A file saved in an old encoding is named, and nothing is guessed."""
    spoilt.manifest.write_bytes(spoilt.manifest.read_bytes() + b"# caf\xe9\n")
    assert spoilt.complaint() == f"{spoilt.manifest} is not UTF-8"


def test_a_kata_outside_any_family_is_told(spoilt: Spoilt) -> None:
    """A kata.toml right below `katas` belongs to no family, and that is said."""
    stray = spoilt.manifest.rename(spoilt.katas / "kata.toml")
    with pytest.raises(SpecError, match=r"kata\.toml"):
        read_kata(stray, spoilt.katas, spoilt.features, spoilt.katas)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('side_by_side = "game"', "a stage plays side by side, and there is no 'game'"),
        ('side_by_side = "chess"', "nothing is played side by side by 'chess'"),
    ],
)
def test_games_beside_ours_need_a_game(spoilt: Spoilt, more: str, said: str) -> None:
    """A stage that would play nothing, without a word, is told."""
    spoilt.change('features = ["faces"]', f'features = ["faces"]\n{more}')
    assert said in spoilt.complaint()


def test_a_part_that_no_game_has_is_told_with_those_it_has(spoilt: Spoilt) -> None:
    """The contract has twelve beside its beginning."""
    spoilt.change('task = "write"', 'task = "write"\ngame = ["throw", "shake"]')
    complaint = spoilt.complaint()
    assert "a game has no 'shake'" in complaint
    assert "it has: throw, hold, place, roll, " in complaint
