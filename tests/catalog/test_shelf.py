"""The shelf: which katas there are, ours and those of packs."""

import os
from pathlib import Path

import pytest

import katas
from katas.catalog import Board, Shelf, open_shelf
from katas.errors import SpecError, UsageError
from katas.model import Score
from katas.plug import InProcess
from katas.spec import Recorder, open_specification, replay
from tests.running import run_kata

OURS = ["greed", "yatzy-exactly", "yatzy-fixed-scores", "yatzy-four-dice", "yatzy-norwegian"]


@pytest.fixture
def shelf() -> Shelf:
    """Our own shelf, without packs."""
    return Shelf([Board.ours()])


def install(pack: Path, site: Path, entry: str = "dice_club") -> dict[str, str]:
    """Install a pack as pip would, into a folder of its own; give the environment that sees it."""
    package = site / "dice_club"
    site.mkdir()
    pack.rename(package)
    (package / "__init__.py").touch()
    info = site / "dice_club-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dice-club\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[katas.packs]\nclub = {entry}\n")
    return {"PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])}


def test_five_katas_are_ours(shelf: Shelf) -> None:
    """The shelf has Greed and Yatzy by four documents."""
    assert list(shelf.katas) == OURS


@pytest.mark.parametrize("name", OURS)
def test_a_kata_is_found_by_its_id(shelf: Shelf, name: str) -> None:
    """The id that people type gives the kata of that id."""
    assert shelf.find(name).id == name


def test_the_name_of_a_family_gives_the_choice(shelf: Shelf) -> None:
    """Whoever says `yatzy` is told which four there are, and by what document each."""
    with pytest.raises(UsageError) as caught:
        shelf.find("yatzy")
    assert str(caught.value).splitlines() == [
        "yatzy is a family of 4 katas: which one?",
        "  yatzy-exactly        Exercise 104: Warm-up - Yatzy in C",
        "  yatzy-fixed-scores   Yatzy refactoring kata with fixed scores",
        "  yatzy-four-dice      Yatzy refactoring kata with the story of the missing die",
        '  yatzy-norwegian      Course text "Tvungen OO" and TDD',
        "  take one of these ids",
    ]


def test_a_family_of_one_is_its_kata(shelf: Shelf) -> None:
    """Greed is a family and a kata, and nobody has to choose."""
    assert shelf.find("greed").family == "greed"


def test_a_slip_of_the_keyboard_gives_the_nearest_names(shelf: Shelf) -> None:
    """An id that isn't there is answered with those that look like it, the likeliest first."""
    with pytest.raises(UsageError) as caught:
        shelf.find("yatzy-exactli")
    assert caught.value.problem == "there is no kata 'yatzy-exactli'"
    assert caught.value.found[0].startswith("nearest: yatzy-exactly")


def test_an_id_like_no_other_gives_all_there_are(shelf: Shelf) -> None:
    """Where nothing is near, the whole shelf is named."""
    with pytest.raises(UsageError) as caught:
        shelf.find("bridge")
    assert caught.value.found == (f"there are: {', '.join(OURS)}",)


def test_each_kata_stands_under_one_path_on_every_shelf(shelf: Shelf) -> None:
    """Its description, its features and its family's solutions are found by the same name."""
    board = Board.ours()
    assert board.katas == Path(katas.__file__).parent
    for kata in shelf.katas.values():
        assert kata.folder == board.katas / kata.path
        assert kata.features == board.features / kata.path
        assert kata.features.is_dir()
        assert (board.solutions / kata.family).is_dir()


def test_a_checkout_has_features_and_solutions_beside_the_package() -> None:
    """Nothing is copied in a checkout: the three shelves are the folders one sees."""
    board = Board.ours()
    assert board.features == board.katas.parent / "features"
    assert board.solutions == board.katas.parent / "solutions"


def test_a_pack_stands_after_ours(pack: Path) -> None:
    """A folder with katas of one's own adds to the shelf, and takes nothing away."""
    assert list(open_shelf([pack]).katas) == [*OURS, "chicago", "yatzy-american"]


def test_a_pack_has_its_own_three_shelves(pack: Path) -> None:
    """A kata of a pack is described, and has its features, inside the pack."""
    kata = open_shelf([pack]).find("yatzy-american")
    assert kata.path == "yatzy/american"
    assert kata.folder == pack / "katas" / "yatzy" / "american"
    assert kata.features == pack / "features" / "yatzy" / "american"


def test_a_pack_can_bring_a_family_with_code_of_its_own(pack: Path) -> None:
    """Chicago is nothing that we know of: its rules, words and steps all come with the pack."""
    shelf = open_shelf([pack])
    spec = open_specification(shelf, shelf.find("chicago"))
    assert spec.rulebook.explain((1, 6, 3), None).because == "100+60+3"
    assert spec.vocabulary.operations["score"].probe == (1, 6, 4)
    (first, *_) = Recorder(spec).transcript()
    assert first.operations == (Score((1, 2, 3)),)


def test_a_pack_can_add_to_a_family_of_ours_without_any_code(pack: Path) -> None:
    """The American card is a rulebook as data; steps, words and rules are our Yatzy's."""
    assert not list((pack / "katas" / "yatzy").rglob("*.py"))
    shelf = open_shelf([pack])
    spec = open_specification(shelf, shelf.find("yatzy-american"))
    assert spec.rulebook.name == "american"
    assert "pair" not in spec.rulebook.categories
    assert spec.category_name("ones") == "aces"
    assert [module.__name__ for module in spec.steps] == ["katas.yatzy.steps"]


def test_a_rulebook_of_a_pack_stands_beside_those_of_its_family(pack: Path) -> None:
    """Every rulebook of a family is known by name, whichever board it stands on."""
    ours = ["classic", "exactly", "fixed-scores", "norwegian"]
    assert list(open_shelf([pack]).rulebooks("yatzy")) == [*ours, "american"]


@pytest.mark.parametrize(
    ("name", "file"), [("chicago", "chicago/chicago.py"), ("yatzy-american", "yatzy/american.py")]
)
def test_a_pack_runs_as_ours_do(pack: Path, name: str, file: str) -> None:
    """A right solution of a pack's kata is bound and passes every example of it."""
    shelf = open_shelf([pack])
    spec = open_specification(shelf, shelf.find(name))
    solution = spec.plug(InProcess(pack / "solutions" / file))
    results = list(replay(Recorder(spec).transcript(), solution))
    assert not solution.binding.missing
    assert results
    assert [result.example.place for result in results if not result.passed] == []


def test_the_choice_of_a_family_has_the_packs_katas_too(pack: Path) -> None:
    """With the pack on the shelf there are five Yatzys to choose from."""
    with pytest.raises(UsageError, match="yatzy is a family of 5 katas"):
        open_shelf([pack]).find("yatzy")


def test_a_folder_without_katas_is_no_pack(tmp_path: Path) -> None:
    """A wrong folder is told from an empty pack, and how a pack looks is said."""
    with pytest.raises(UsageError) as caught:
        open_shelf([tmp_path])
    assert caught.value.problem == f"{tmp_path} is no pack of katas"
    assert caught.value.found == ("it has no folder 'katas'",)
    assert "katas/FAMILY/KATA/kata.toml" in caught.value.advice


def test_two_katas_of_one_id_are_refused(pack: Path, own_pack: Path) -> None:
    """An id means one kata: where two packs claim it, both folders are named."""
    with pytest.raises(SpecError) as caught:
        open_shelf([pack, own_pack])
    assert caught.value.problem == "two katas are called chicago"
    assert caught.value.found == (str(pack / "katas/chicago"), str(own_pack / "katas/chicago"))


def test_a_pack_named_twice_is_one_pack(pack: Path) -> None:
    """The settings may name a pack that an option names as well; that is no quarrel."""
    assert list(open_shelf([pack, pack]).katas) == [*OURS, "chicago", "yatzy-american"]


def test_a_family_without_code_is_told(own_pack: Path) -> None:
    """A pack's family needs a package; where there is none, its folder is named."""
    folder = own_pack / "katas" / "dominoes"
    (own_pack / "katas" / "chicago").rename(folder)
    (own_pack / "features" / "chicago").rename(own_pack / "features" / "dominoes")
    (folder / "__init__.py").unlink()
    shelf = open_shelf([own_pack])
    with pytest.raises(SpecError) as caught:
        shelf.code("dominoes")
    assert str(caught.value) == f"{folder} has no __init__.py with the family's code"


def test_a_family_without_words_is_told(own_pack: Path) -> None:
    """A kata whose family nobody describes can't be plugged into: the missing file is named."""
    (own_pack / "katas" / "chicago" / "family.toml").unlink()
    shelf = open_shelf([own_pack])
    with pytest.raises(SpecError, match=r"katas/chicago/family\.toml"):
        shelf.vocabulary("chicago")


def test_an_installed_pack_is_found_by_its_entry_point(own_pack: Path, tmp_path: Path) -> None:
    """Who installs a pack has its katas on the shelf, without naming any folder."""
    env = install(own_pack, tmp_path / "site")
    done = run_kata(cwd=tmp_path, env=env)
    assert done.code == 0
    assert [line.split()[0] for line in done.lines[:7]] == [*OURS, "chicago", "yatzy-american"]


def test_an_installed_pack_brings_its_code(own_pack: Path, tmp_path: Path) -> None:
    """The rules of an installed pack are asked as ours are."""
    env = install(own_pack, tmp_path / "site")
    done = run_kata("explain", "1,6,3", cwd=tmp_path, env=env)
    assert done.code == 0
    assert any(line.split()[:3] == ["club", "163", "100+60+3"] for line in done.lines)


def test_an_installed_pack_that_names_nothing_is_told(own_pack: Path, tmp_path: Path) -> None:
    """An entry point that leads nowhere is the pack's mistake: one message, and its name in it."""
    env = install(own_pack, tmp_path / "site", entry="dice_clubb")
    done = run_kata(cwd=tmp_path, env=env)
    assert done.code == 2
    assert "dice_clubb" in done.err
    assert "Traceback" not in done.err
