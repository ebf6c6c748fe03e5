"""What packing is made of: targets, wheels that require one another, and a folder laid down."""

from collections.abc import Mapping, Sequence
from importlib.metadata import metadata
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from katas.dojo.packing.briefs import as_html
from katas.dojo.packing.closing import close
from katas.dojo.packing.pack import Filled, Pack, is_pack, lay_down, read_pack
from katas.dojo.packing.stick import begin
from katas.dojo.packing.targets import Target, choose, platforms, pythons
from katas.dojo.packing.wheels import Stock, read_wheel
from katas.errors import UsageError


def target(platform: str = "linux", python: str = "3.12") -> Target:
    """A target by its names."""
    return Target(platforms()[platform], python)


def wheel(folder: Path, name: str, *requires: str, tag: str = "py3-none-any") -> Path:
    """A wheel with nothing in it: `name` is name and version, `requires` what it wants."""
    path = folder / f"{name}-{tag}.whl"
    said = ["Metadata-Version: 2.1", *(f"Requires-Dist: {one}" for one in requires)]
    with ZipFile(path, "w") as file:
        file.writestr(f"{name}.dist-info/METADATA", "\n".join(said))
    return path


class Index:
    """Wheels that can be had; it keeps what it was asked for."""

    def __init__(self, *paths: Path) -> None:
        self.stock = Stock(map(read_wheel, paths))
        self.asked: list[str] = []

    def __call__(
        self, wanted: Sequence[Requirement], target: Target, stock: Stock
    ) -> Mapping[str, str]:
        """Give the best of each."""
        self.asked += map(str, wanted)
        found = {need.name: self.stock.best(need, target) for need in wanted}
        for one in found.values():
            if one is not None:
                stock.add(one)
        return {name: "no such thing" for name, one in found.items() if one is None}


def test_the_pythons_are_those_that_katas_says_it_is_for() -> None:
    """Its classifiers are the one place where that stands."""
    said = metadata("katas").get_all("Classifier") or []
    assert [f"Programming Language :: Python :: {version}" for version in pythons()] == [
        line for line in said if line.startswith("Programming Language :: Python :: 3.")
    ]
    assert pythons()[0] == "3.11"


def test_the_newest_python_comes_first_and_each_once() -> None:
    """Whatever the order in which they were asked for."""
    chosen = choose(["windows", "macos", "windows"], ["3.12", "3.13", "3.12"])
    assert list(map(str, chosen)) == ["windows 3.13", "windows 3.12", "macos 3.13", "macos 3.12"]


def test_a_wheel_for_an_older_system_is_one_for_a_newer() -> None:
    """Those of one Python aren't for another, but for what promises to be."""
    tags = set(map(str, target("macos").tags))
    assert {"cp312-cp312-macosx_11_0_arm64", "cp312-cp312-macosx_10_13_universal2"} <= tags
    assert {"cp310-abi3-macosx_11_0_arm64", "py3-none-any"} <= tags
    assert "cp312-cp312-macosx_13_0_arm64" not in tags
    assert "cp311-cp311-macosx_11_0_arm64" not in tags


@pytest.mark.parametrize(
    ("marker", "wants"),
    [
        ('sys_platform == "win32"', {"windows"}),
        ('platform_machine == "aarch64"', {"linux-arm"}),
        ('os_name == "posix" and python_version < "3.13"', {"linux", "linux-arm", "macos"}),
        ('python_full_version < "3.12.4" and platform_system == "Darwin"', {"macos"}),
        ('python_full_version >= "3.12.4" and platform_system == "Darwin"', {"macos"}),
        ('extra == "more" and sys_platform == "linux"', set()),
    ],
)
def test_a_marker_is_answered_as_the_target_would(marker: str, wants: set[str]) -> None:
    """And not as the Python does that packs; which 3.12 it is there, nobody knows."""
    requirement = Requirement(f"something; {marker}")
    found = {name for name in platforms() if target(name).wants(requirement)}
    assert found - {"macos-intel"} == wants


def test_what_a_wheel_requires_is_had_too(tmp_path: Path) -> None:
    """Step by step, with extras, each asked for once, and for this system only."""
    index = Index(
        wheel(tmp_path, "one-1", 'two[more]>=1; sys_platform == "win32"', 'no; extra == "more"'),
        wheel(tmp_path, "two-1", 'three; extra == "more"', "one"),
        wheel(tmp_path, "three-1"),
    )
    stock = Stock([])
    there = close([Requirement("one")], target("windows"), stock, index)
    assert [one.name for one in there.wheels] == ["one", "two", "three"]
    assert index.asked == ["one", "two[more]>=1", "three"]
    elsewhere = close([Requirement("one")], target("linux"), stock, index)
    assert [one.name for one in elsewhere.wheels] == ["one"]
    assert there.missing == elsewhere.missing == ()
    assert len(index.asked) == 3


def test_a_wheel_is_as_all_want_it_that_require_it(tmp_path: Path) -> None:
    """A newest that one of them doesn't take is left, with what only it requires."""
    index = Index(
        wheel(tmp_path, "one-1", "two", "three"),
        wheel(tmp_path, "two-2", "four"),
        wheel(tmp_path, "two-1"),
        wheel(tmp_path, "three-1", "two<2"),
        wheel(tmp_path, "four-1"),
    )
    closed = close([Requirement("one")], target(), Stock([]), index)
    assert [str(one.path.name)[:5] for one in closed.wheels] == ["one-1", "two-1", "three"]


def test_what_is_not_to_be_had_is_told_and_asked_for_once(tmp_path: Path) -> None:
    """The rest is there all the same."""
    index = Index(
        wheel(tmp_path, "one-1", "two", "three"),
        wheel(tmp_path, "two-1", tag="cp311-cp311-win_amd64"),
        wheel(tmp_path, "three-1"),
    )
    closed = close([Requirement("one")], target(), Stock([]), index)
    assert [one.name for one in closed.wheels] == ["one", "three"]
    (missing,) = closed.missing
    assert (str(missing.wanted), missing.by, missing.said) == ("two", ("one 1",), "no such thing")
    assert index.asked == ["one", "two", "three"]


def test_what_is_no_wheel_is_told(tmp_path: Path) -> None:
    """By its name, and without a traceback."""
    (tmp_path / "one-1-py3-none-any.whl").write_text("no zip\n", "utf-8")
    with pytest.raises(UsageError, match=r"one-1-py3-none-any\.whl is no wheel"):
        read_wheel(tmp_path / "one-1-py3-none-any.whl")


PACK = Pack(
    "1", {"greed": "Greed"}, (Filled("linux", "linux-x86_64", "3.12", ("a.whl",)),), ("index.html",)
)


def test_what_is_stopped_half_way_is_no_pack_and_can_be_gone_on_with(tmp_path: Path) -> None:
    """The marker that says it is one comes last; nothing of a file that wasn't done is left."""
    with pytest.raises(UsageError, match="can't be written"):
        lay_down(tmp_path, PACK, {"index.html": b"<p>", "wheels/a.whl": tmp_path / "gone.whl"})
    assert not is_pack(tmp_path)
    assert {path.name for path in tmp_path.rglob("*")} == {"index.html", "pack.json", "wheels"}
    lay_down(tmp_path, PACK, {"index.html": b"<p>"})
    assert is_pack(tmp_path)
    assert read_pack(tmp_path) == PACK


def test_what_is_in_the_way_is_not_written_over(tmp_path: Path) -> None:
    """Neither a file of somebody's in a pack, nor what is behind a link."""
    lay_down(tmp_path, PACK, {"index.html": b"<p>"})
    (tmp_path / "start.sh").write_text("mine\n", "utf-8")
    with pytest.raises(UsageError, match="something of yours") as told:
        lay_down(tmp_path, PACK, {"index.html": b"<p>", "start.sh": b"ours"})
    assert told.value.found == ("start.sh",)
    assert (tmp_path / "start.sh").read_text("utf-8") == "mine\n"
    (tmp_path / "start.sh").unlink()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "wheels").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    with pytest.raises(UsageError, match="something of yours"):
        lay_down(tmp_path, PACK, {"wheels/a.whl": b""})
    assert list((tmp_path / "elsewhere").iterdir()) == []
    assert is_pack(tmp_path)


@pytest.mark.parametrize("name", ["../letter.txt", "/etc/hosts", "wheels/../../a.whl", "a/b.txt"])
def test_a_marker_that_names_other_files_is_not_believed(name: str, tmp_path: Path) -> None:
    """Or whoever wrote it could have them taken away."""
    lay_down(tmp_path, PACK, {"index.html": b"<p>"})
    marker = tmp_path / "pack.json"
    marker.write_text(marker.read_text("utf-8").replace("index.html", name), "utf-8")
    assert not is_pack(tmp_path)
    with pytest.raises(UsageError, match="no pack that can be brought up to date"):
        lay_down(tmp_path, PACK, {"index.html": b"<p>"})


def test_what_stands_in_a_brief_is_text() -> None:
    """HTML is shown, and a link leads nowhere that runs something; tables can be moved."""
    page = as_html(
        "# A <script>alert(1)</script>\n\n[b](javascript:alert(2)) \x1b[31m\n\n"
        "| a | b |\n|---|---|\n| <b onclick=alert(3)> | 1 |\n\n    <pre>\n"
    )
    assert "&lt;script&gt;" in page
    assert "<script" not in page
    assert "href" not in page
    assert "<b " not in page
    assert "\x1b" not in page
    assert '<div class="wide" tabindex="0"><table>' in page
    assert '<pre tabindex="0"><code>&lt;pre&gt;' in page


def test_what_cannot_be_filled_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folders that were made for it too, and nothing else."""

    def broken(*command: object) -> None:
        folder = Path(str(command[-1]))
        (folder / "bin").mkdir(parents=True)
        raise begin.NotBegun("no", begin.BROKEN)

    monkeypatch.setattr(begin, "_run", broken)
    pack = {"katas": {"greed": "Greed"}}
    with pytest.raises(begin.NotBegun):
        begin.begin(pack, "greed", tmp_path / "dojo" / "mine")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "mine").mkdir()
    with pytest.raises(begin.NotBegun):
        begin.begin(pack, "greed", tmp_path / "mine")
    assert list(tmp_path.rglob("*")) == [tmp_path / "mine"]
