"""Makes wheels of what no index need have: katas as it is here, and katas of one's own."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit
from urllib.request import url2pathname

import katas
from katas.catalog.shelf import GROUP
from katas.dojo.packing.fetching import pip
from katas.dojo.packing.stick.begin import run_to_its_end
from katas.dojo.packing.wheels import Wheel, read_wheel
from katas.errors import OurFault, UsageError

SHELVES = ("katas", "features", "solutions")
"""What a folder with katas of one's own has; whatever else lies there stays."""

OF_THE_INSTALLER = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
"""Files that an installer adds to what was in a wheel."""


def of_katas(dest: Path) -> Wheel:
    """Make a wheel of the katas that runs here.

    Raises UsageError where it isn't installed, or what is installed is another.
    """
    try:
        installed = distribution("katas")
    except PackageNotFoundError:
        raise UsageError("katas isn't installed here, and so can't be packed") from None
    wheel = of_installed(installed, dest)
    if str(wheel.version) != katas.__version__:
        raise UsageError(
            f"katas {katas.__version__} runs here, and {wheel.version} is what is installed",
            advice="run the `kata` of the environment that it is installed in",
        )
    return wheel


def of_packs(folders: Sequence[Path], dest: Path) -> list[Wheel]:
    """Make wheels of all katas of one's own: of packs that are installed, and of folders."""
    points = list(entry_points(group=GROUP))
    installed = {point.dist.name: point.dist for point in points if point.dist is not None}
    known = {Path(place).resolve() for point in points for place in point.load().__path__}
    others = [path for path in dict.fromkeys(map(Path.resolve, folders)) if path not in known]
    return [
        *(of_installed(pack, dest) for pack in installed.values()),
        *(of_folder(folder, number, dest) for number, folder in enumerate(others, 1)),
    ]


def of_installed(installed: Distribution, dest: Path) -> Wheel:
    """Make a wheel of a distribution, in the version that is here.

    One that runs from a checkout is built from that; of any other the files are as they came.

    Raises UsageError if it can't be built.
    """
    checkout = _checkout(installed)
    if checkout is None:
        return repack(installed, dest)
    with TemporaryDirectory(prefix="katas-pack-") as work:
        if said := pip("wheel", "--no-deps", "--wheel-dir", work, str(checkout)):
            raise UsageError(
                f"no wheel can be built of {checkout}",
                found=said,
                advice="this asks an index for what builds it: is there internet?",
            )
        return _moved(Path(work), dest)


def _checkout(installed: Distribution) -> Path | None:
    """The folder that a distribution runs from; None where it is a copy of its own."""
    told = installed.read_text("direct_url.json")
    match json.loads(told) if told else None:
        case {"url": str(url), "dir_info": {"editable": True}}:
            return Path(url2pathname(urlsplit(url).path))
    return None


def repack(installed: Distribution, dest: Path) -> Wheel:
    """Put the files of a distribution back into a wheel.

    Raises UsageError where nothing says which files are its own, or one has gone.
    """
    if not installed.files:
        raise UsageError(
            f"{installed.name} can't be packed: nothing says which files it is made of",
            advice="install it by pip, in an environment of its own, and pack there",
        )
    with TemporaryDirectory(prefix="katas-pack-") as work:
        tree = Path(work) / "tree"
        try:
            for file in installed.files:
                if _is_of_the_wheel(file.parts):
                    place = tree.joinpath(*file.parts)
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(str(file.locate()), place)
        except OSError as error:
            raise UsageError(
                f"{installed.name} is not all there any more",
                found=[f"{error.filename}: {error.strerror}"],
                advice="install it again",
            ) from None
        return _packed(tree, dest)


def _is_of_the_wheel(parts: tuple[str, ...]) -> bool:
    """Whether a file was in the wheel. Scripts lie elsewhere, and are made anew at each place."""
    in_info = parts[0].endswith(".dist-info") and parts[-1] in OF_THE_INSTALLER
    return not in_info and not {"..", "__pycache__"}.intersection(parts)


def of_folder(folder: Path, number: int, dest: Path) -> Wheel:
    """Make a wheel of a folder with katas, which offers them as an installed pack does."""
    name = re.sub("[^a-z0-9]+", "_", folder.name.casefold()).strip("_") or "katas"
    package = f"katas_pack_{number}_{name}"
    with TemporaryDirectory(prefix="katas-pack-") as work:
        tree = Path(work) / "tree"
        for shelf in filter(Path.is_dir, map(folder.joinpath, SHELVES)):
            shutil.copytree(
                shelf,
                tree / package / shelf.name,
                ignore=shutil.ignore_patterns("__pycache__", ".*"),
            )
        (tree / package / "__init__.py").touch()
        info = tree / f"{package}-0.dist-info"
        info.mkdir()
        for file, text in {
            "METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: 0\n",
            "WHEEL": "Wheel-Version: 1.0\nGenerator: katas\nRoot-Is-Purelib: true\n"
            "Tag: py3-none-any\n",
            "entry_points.txt": f"[{GROUP}]\n{package} = {package}\n",
        }.items():
            (info / file).write_text(text, "utf-8", newline="\n")
        return _packed(tree, dest)


def _packed(tree: Path, dest: Path) -> Wheel:
    """Have a folder packed as a wheel is laid out; that writes its RECORD too.

    Raises OurFault if that fails.
    """
    made = tree.parent / "made"
    made.mkdir()
    command = [sys.executable, "-m", "wheel", "pack", str(tree), "--dest-dir", str(made)]
    code, said = run_to_its_end(command, dict(os.environ))
    if code:
        raise OurFault(f"no wheel can be packed of {tree.name}", found=said.splitlines()[-3:])
    return _moved(made, dest)


def _moved(folder: Path, dest: Path) -> Wheel:
    """The one wheel that was made in a folder, at the place where it is to be."""
    (made,) = folder.glob("*.whl")
    return read_wheel(Path(shutil.move(made, dest / made.name)))
