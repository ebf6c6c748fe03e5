"""`kata dojo pack`: what is packed, what it is made from, and a room that begins from it."""

import json
import re
import shutil
import signal
import subprocess
import sys
from importlib.metadata import Distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser

import katas
from katas.catalog import open_shelf
from katas.cli import main
from katas.dojo.packing import own_wheel
from katas.dojo.packing.fetching import Pip
from katas.dojo.packing.pack import is_pack, pack_files, read_pack
from katas.dojo.packing.targets import choose
from katas.dojo.packing.wheels import Stock, Wheel, read_wheel
from katas.errors import UsageError
from tests.browsing import opened, without_chromium
from tests.dojo.conftest import DICE_CLUB, HERE, PYTHON, WITHOUT_NETWORK, Packing, Room
from tests.dojo.test_packing import Index
from tests.running import below, environment, run, run_kata, until


def names(folder: Path) -> set[str]:
    """Everything in a folder, with when it was written."""
    return {f"{path.relative_to(folder)} {path.stat().st_mtime_ns}" for path in folder.rglob("*")}


def test_it_says_what_it_has_packed(packing: Packing) -> None:
    """A line for each target as it goes, a table, and the commands for the room."""
    done = packing.done
    assert done.code == 0, done.text
    for platform in (HERE, "windows"):
        assert re.search(rf"^{platform} {re.escape(PYTHON)}: \d\d wheels$", done.out, re.MULTILINE)
        row = rf"^{platform}\s+{re.escape(PYTHON)}\s+\d\d\s+\d+\.\d$"
        assert re.search(row, done.out, re.MULTILINE), done.out
    assert f"--no-index --find-links '{packing.folder}/wheels' katas" in done.out


def test_windows_gets_what_it_alone_requires(packing: Packing) -> None:
    """Pip would answer the marker as the Python does that it runs on."""
    pack = read_pack(packing.folder)
    assert pack is not None
    colorama = {
        one.platform: any(wheel.startswith("colorama-") for wheel in one.wheels)
        for one in pack.targets
    }
    assert colorama == {HERE: HERE == "windows", "windows": True}


def test_a_pack_says_that_it_is_one_and_lists_its_files(packing: Packing) -> None:
    """All that is there, but for the marker, and nothing of what lies there besides."""
    there = {
        path.relative_to(packing.folder).as_posix()
        for path in packing.folder.rglob("*")
        if path.is_file()
    }
    assert is_pack(packing.folder)
    assert {name for name, _ in pack_files(packing.folder)} == there - {"pack.json"}
    assert all(path == packing.folder / name for name, path in pack_files(packing.folder))


def test_a_room_without_internet_begins(room: Room, packing: Packing) -> None:
    """A folder with an environment in it, and the words for what comes next."""
    assert room.done.code == 0, room.done.text
    there = {path.name for path in room.folder.iterdir()}
    assert {"brief.md", "greed.py", "test_mine.py", "pyproject.toml", ".katas", ".venv"} == (
        there - {".gitignore", ".pytest_cache", "__pycache__"}
    )
    assert [path.name for path in room.folder.parent.iterdir()] == [room.folder.name]
    for wanted in (f"cd '{room.folder}'", ". .venv/bin/activate", "pytest", "kata watch"):
        assert wanted in room.done.out
    assert "kata dojo join ADDRESS CODE" in room.done.out
    assert not list(packing.folder.rglob("__pycache__"))


def test_the_kata_runs_there(room: Room, references: Path) -> None:
    """Pytest passes on our own solution, and the environment has what `kata baseline` needs."""
    solution = references / "greed" / "reference" / "python" / "greed.py"
    done = room.run("pytest", "-q", "--kata", "greed", f"--solution={solution}")
    assert done.code == 0, done.text
    assert "examples passed" in done.out
    assert room.run("python", "-c", "import approvaltests").code == 0
    assert room.run("kata", "--version").out.split() == ["katas", katas.__version__]


def test_katas_of_one_s_own_are_there_too(room: Room, packing: Packing) -> None:
    """They are installed as a pack is, so that nobody has to say where they lie."""
    there = room.run("kata", "show", "chicago")
    assert there.code == 0, there.text
    assert room.run("kata", "start", "chicago", room.folder.parent / "chicago").code == 0
    shutil.rmtree(room.folder.parent / "chicago")
    assert (packing.folder / "briefs" / "chicago.html").is_file()


def test_each_brief_is_a_page_and_no_notes_are(packing: Packing) -> None:
    """In its own language, led to from the first page; what gives mistakes away stays at home."""
    index = (packing.folder / "index.html").read_text("utf-8")
    pages = {path.stem: path.read_text("utf-8") for path in packing.folder.glob("briefs/*.html")}
    shelf = open_shelf([DICE_CLUB])
    assert pages.keys() == shelf.katas.keys()
    for kata in shelf.katas.values():
        assert f'href="briefs/{kata.id}.html"' in index
        assert f"<h1>{kata.brief.splitlines()[0].removeprefix('# ')}</h1>" in pages[kata.id]
        for heading in re.findall("^## (.+)", kata.notes or "", re.MULTILINE):
            assert f"<h2>{heading}</h2>" not in pages[kata.id]
    assert '<html lang="nb">' in pages["yatzy-norwegian"]
    assert '<html lang="en">' in pages["greed"]
    assert "facilitator" not in "".join(name for name, _ in pack_files(packing.folder))


@without_chromium
def test_the_pages_can_be_read_on_a_phone(packing: Packing, browser: Browser) -> None:
    """From the first page to a brief and back by the keyboard; nothing is wider than the screen."""
    index = packing.folder / "index.html"
    seen = opened(browser, index, width=390, scheme="dark")
    page = seen.page
    for wanted in ("yatzy-norwegian", "index"):
        page.locator(f'a[href$="{wanted}.html"]').focus()
        with page.expect_navigation():
            page.keyboard.press("Enter")
        assert page.url.endswith(f"/{wanted}.html")
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert page.locator("h1").count() == 1
    assert seen.said == []
    assert {url.rpartition(".")[2] for url in seen.requests} == {"html"}


def test_the_script_for_windows_is_written_as_windows_has_it(packing: Packing) -> None:
    """Each line ends with both characters, and it names the files that are there."""
    script = (packing.folder / "start.bat").read_bytes()
    assert script.count(b"\r\n") == script.count(b"\n") > 10
    named = set(re.findall(rb"%~dp0([\w.]+)", script))
    assert named == {b"begin.py", b"pythons.txt"}
    assert all((packing.folder / name.decode()).is_file() for name in named)


def test_a_repacked_wheel_is_the_one_that_was_installed(
    room: Room, packing: Packing, tmp_path: Path
) -> None:
    """Where katas isn't run from a checkout: the same files, and it can be installed again."""
    (info,) = room.folder.glob(".venv/lib/*/site-packages/katas-*.dist-info")
    wheel = own_wheel.repack(Distribution.at(info), tmp_path)
    (before,) = packing.folder.glob("wheels/katas-*.whl")
    assert wheel.path.name == before.name
    with ZipFile(wheel.path) as new, ZipFile(before) as old:
        assert sorted(new.namelist()) == sorted(old.namelist())
        for name in new.namelist():
            if not name.endswith(("/RECORD", "/WHEEL")):
                assert new.read(name) == old.read(name), name
    quietly = ("-q", "--no-deps", "--no-compile", "--no-index", "--target", tmp_path / "there")
    assert room.run("python", "-m", "pip", "install", *quietly, wheel.path).code == 0
    started = (sys.executable, "-S", "-c", "import katas; print(katas.__file__)")
    where = run(*started, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path / "there")})
    assert where.out.strip() == str(tmp_path / "there" / "katas" / "__init__.py")


def test_a_pack_of_katas_that_is_installed_is_packed_again(room: Room, tmp_path: Path) -> None:
    """As what installed it came; a folder that is the same isn't packed a second time."""
    (site,) = room.folder.glob(".venv/lib/*/site-packages")
    (club,) = site.glob("katas_pack_1_dice_club")
    program = (
        "import sys; from pathlib import Path; from katas.dojo.packing.own_wheel import of_packs;"
        "print(*(wheel.path.name for wheel in of_packs([Path(sys.argv[1])], Path())))"
    )
    done = run(sys.executable, "-c", program, club, cwd=tmp_path, env={"PYTHONPATH": str(site)})
    assert done.out.split() == ["katas_pack_1_dice_club-0-py3-none-any.whl"], done.text
    with ZipFile(tmp_path / done.out.strip()) as wheel:
        packed = wheel.namelist()
    assert "katas_pack_1_dice_club/katas/chicago/kata.toml" in packed
    assert not [name for name in packed if "__pycache__" in name]


def test_without_the_extra_the_command_for_it_is_told(room: Room) -> None:
    """A team's environment doesn't pack."""
    done = room.run("kata", "dojo", "pack", "stick")
    assert done.code == 2
    assert 'pip install "katas[dojo]"' in done.err


def test_another_katas_than_the_one_that_runs_is_not_packed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, packing: Packing
) -> None:
    """Somebody runs a checkout beside what is installed."""
    (wheel,) = packing.folder.glob("wheels/katas-*.whl")
    monkeypatch.setattr(own_wheel, "of_installed", lambda *_: read_wheel(wheel))
    monkeypatch.setattr(katas, "__version__", "9.9")
    with pytest.raises(UsageError, match=r"katas 9\.9 runs here, and 0\.\S+ is what is installed"):
        own_wheel.of_katas(tmp_path)


def test_an_id_that_can_be_no_file_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its page would lie elsewhere."""
    shutil.copytree(DICE_CLUB, tmp_path / "club")
    manifest = tmp_path / "club" / "katas" / "chicago" / "kata.toml"
    text = manifest.read_text("utf-8")
    manifest.write_text(text.replace('id = "chicago"', 'id = "../chicago"'), "utf-8")
    asked = ["dojo", "pack", str(tmp_path / "stick"), "--kata-path", str(tmp_path / "club")]
    assert main(asked) == 2
    assert "'../chicago' can't be packed: no file can be called so" in capsys.readouterr().err


@pytest.fixture
def index(packing: Packing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the wheels of the pack, from which the next one comes, katas' own too.

    pip has fetched and built them once, which takes its time.
    """
    index = tmp_path / "index"
    shutil.copytree(packing.folder / "wheels", index)

    def of_katas(dest: Path) -> Wheel:
        (wheel,) = index.glob("katas-*.whl")
        return read_wheel(Path(shutil.copy(wheel, dest)))

    monkeypatch.setattr(own_wheel, "of_katas", of_katas)
    monkeypatch.setattr("katas.dojo.packing.packing.see_that_there_is_an_index", lambda: None)
    monkeypatch.setattr(
        "katas.dojo.packing.packing.Pip", lambda *_: Index(*sorted(index.glob("*.whl")))
    )
    return index


def test_a_pack_is_brought_up_to_date(index: Path, packing: Packing, tmp_path: Path) -> None:
    """What isn't needed any more goes, and whatever else lies there stays."""
    assert len(list(index.iterdir())) > 30
    folder = tmp_path / "stick"
    shutil.copytree(packing.folder, folder)
    (folder / "wheels" / "mine.whl").write_text("not a wheel\n", "utf-8")
    (folder / "photos").mkdir()
    assert main(["dojo", "pack", str(folder), "--platform", HERE, "--python", PYTHON]) == 0
    assert not list(folder.glob("wheels/colorama-*"))
    assert not (folder / "briefs" / "chicago.html").exists()
    assert (folder / "wheels" / "mine.whl").read_text("utf-8") == "not a wheel\n"
    assert (folder / "photos").is_dir()
    pack = read_pack(folder)
    assert pack is not None
    assert [one.platform for one in pack.targets] == [HERE]
    assert "chicago" not in pack.katas
    assert "wheels/mine.whl" not in dict(pack_files(folder))


def test_what_has_no_wheel_is_told_and_all_else_is_done(
    index: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Which, for which platform and Python, and who wants it; that target isn't offered."""
    next(index.glob("colorama-*")).unlink()
    folder = tmp_path / "stick"
    asked = ["--platform", HERE, "windows", "--python", PYTHON]
    assert main(["dojo", "pack", str(folder), *asked]) == 1
    told = capsys.readouterr().out
    assert re.search(
        rf"^windows {PYTHON}: there is no wheel of colorama\S*, which pytest \S+ wants$",
        told,
        re.MULTILINE,
    ), told
    assert "  no such thing\n" in told
    pack = read_pack(folder)
    assert pack is not None
    assert is_pack(folder)
    assert [one.platform for one in pack.targets] == [HERE]
    assert "Windows on Intel" not in (folder / "index.html").read_text("utf-8")


def test_pip_is_asked_for_each_where_one_is_not_to_be_had(
    packing: Packing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gives all or none; katas itself is on no index, and none is asked for it."""
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": (packing.folder / "wheels").as_uri()}
    for name, value in {**WITHOUT_NETWORK, **offline}.items():
        monkeypatch.setenv(name, value)
    stock, (here, *_) = Stock([]), choose([HERE], [PYTHON])
    wanted = [Requirement(text) for text in ("katas>99", "pluggy", "pytest>99", "iniconfig")]
    said = Pip(tmp_path, ["katas"])(wanted, here, stock)
    assert said == {
        "katas": "it is packed from what is installed here, and no index is asked for it",
        "pytest": "ERROR: No matching distribution found for pytest>99",
    }
    assert [stock.best(need, here) is not None for need in wanted] == [False, True, False, True]


def test_no_network_is_told_plainly(tmp_path: Path) -> None:
    """With what pip says, and what to do; nothing is left."""
    done = run_kata("dojo", "pack", "stick", cwd=tmp_path, env=WITHOUT_NETWORK)
    assert done.code == 2
    assert done.lines == [
        "kata: pip reaches no index of packages: not even pytest can be had",
        "  ERROR: No matching distribution found for pytest",
        "  pack where there is internet, or name another index: PIP_INDEX_URL",
    ]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--platform", "windos"), "there is no platform 'windos' to pack for\n  nearest: windows"),
        (("--python", "3.9"), "katas doesn't run on Python '3.9'\n  it is for 3.11, "),
    ],
)
def test_what_cannot_be_packed_for_is_told(
    given: tuple[str, str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what there is instead, before anything is asked for."""
    assert main(["dojo", "pack", str(tmp_path / "stick"), *given]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("letter.txt", "Dear Kari\n", "isn't empty, and no pack of ours"),
        ("pack.json", "{}\n", "its pack.json is not as we write it"),
        ("pack.json", "no JSON\n", "is no pack that can be brought up to date"),
        ("pack.json", '{"version": 2, "whole": true}', "a pack of a newer version of katas"),
    ],
)
def test_a_folder_with_something_else_is_left_alone(
    name: str, text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is refused before anything is asked for, and stays as it is."""
    (tmp_path / name).write_text(text, "utf-8")
    before = names(tmp_path)
    assert main(["dojo", "pack", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err
    assert names(tmp_path) == before
    assert not is_pack(tmp_path)
    assert list(pack_files(tmp_path)) == []


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor is it written over."""
    (tmp_path / "stick").write_text("mine\n", "utf-8")
    assert main(["dojo", "pack", str(tmp_path / "stick")]) == 2
    assert "is a file" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
def test_ctrl_c_leaves_no_process_and_no_pack(tmp_path: Path) -> None:
    """Pip ends with whatever it has started, and the folder isn't there."""
    packing = subprocess.Popen(
        [sys.executable, "-m", "katas", "dojo", "pack", "stick"],
        cwd=tmp_path,
        env=environment(),
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    started: set[int] = set()

    def has_started() -> bool:
        started.update(below(packing.pid))
        return bool(started)

    until(has_started)
    packing.send_signal(signal.SIGINT)
    _, told = packing.communicate(timeout=60)
    assert (packing.returncode, told) == (130, "kata: stopped\n")
    until(lambda: not any(map(is_running, started)))
    assert list(tmp_path.iterdir()) == []


def is_running(number: int) -> bool:
    """Whether a process is there, and not only its number."""
    try:
        status = Path(f"/proc/{number}/stat").read_text("ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def copy_of_the_scripts(packing: Packing, place: Path, **changed: object) -> Path:
    """A pack without its wheels, whose marker says something else."""
    place.mkdir()
    for name in ("start.sh", "begin.py", "pythons.txt"):
        shutil.copy(packing.folder / name, place)
    marker = json.loads((packing.folder / "pack.json").read_text("utf-8"))
    (place / "pack.json").write_text(json.dumps({**marker, **changed}), "utf-8")
    return place / "start.sh"


def test_a_python_that_has_no_wheels_in_the_pack_is_told(packing: Packing, tmp_path: Path) -> None:
    """Each that is there, with what keeps it from beginning."""
    other = [{"machine": "linux-loongarch64", "python": PYTHON}]
    script = copy_of_the_scripts(packing, tmp_path / "stick", targets=other)
    done = run("sh", script, "greed", "mine", cwd=tmp_path)
    assert done.code == 2
    assert f"no Python here fits this pack, which has wheels for Python {PYTHON}\n" in done.err
    assert re.search("python3: it runs on .*, and the pack is for linux-loongarch64", done.err)
    assert not (tmp_path / "mine").exists()


def test_no_python_at_all_is_told(packing: Packing, tmp_path: Path) -> None:
    """By the shell alone."""
    few = tmp_path / "few"
    few.mkdir()
    for tool in ("sh", "dirname", "sed", "tr"):
        found = shutil.which(tool)
        assert found is not None
        (few / tool).symlink_to(found)
    script = copy_of_the_scripts(packing, tmp_path / "stick")
    done = run("sh", script, "greed", cwd=tmp_path, env={"PATH": str(few)})
    assert done.code == 2
    assert "none is on the path" in done.err


def test_half_a_pack_is_not_begun_from(packing: Packing, tmp_path: Path) -> None:
    """Somebody stopped while it was written."""
    script = copy_of_the_scripts(packing, tmp_path / "stick", whole=False)
    done = run("sh", script, "greed", "mine", cwd=tmp_path)
    assert done.code == 2
    assert "this pack is not all there" in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["stick"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("gred", "mine"), "there is no kata 'gred' in this pack. There are:\n  greed"),
        (("greed", "filled"), "isn't empty"),
        (("greed", "filled/letter.txt"), "can't be made"),
        ((), "start.sh ID [FOLDER]"),
    ],
)
def test_what_cannot_be_begun_is_told(
    given: tuple[str, ...], told: str, packing: Packing, tmp_path: Path
) -> None:
    """Before anything is made."""
    (tmp_path / "filled").mkdir()
    (tmp_path / "filled" / "letter.txt").touch()
    done = run("sh", packing.folder / "start.sh", *given, cwd=tmp_path, env=WITHOUT_NETWORK)
    assert done.code == 2
    assert told in done.text
    assert [path.name for path in tmp_path.rglob("*")] == ["filled", "letter.txt"]


def test_nothing_is_begun_on_the_stick_itself(packing: Packing) -> None:
    """Whoever goes there and names no folder is asked for one."""
    before = names(packing.folder)
    done = run("sh", "start.sh", "greed", cwd=packing.folder, env=WITHOUT_NETWORK)
    assert done.code == 2
    assert "would be in the pack itself" in done.err
    assert names(packing.folder) == before
