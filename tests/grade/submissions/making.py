"""Makes what people hand in: folders and archives, some of them made to do harm."""

import io
import stat
import tarfile
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOLUTION = "def score(dice):\n    return 0\n"


def put(folder: Path, *names: str, text: str = SOLUTION) -> Path:
    """Write files into a folder, each with the same text."""
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder


def zipped(path: Path, files: Mapping[str, str | bytes]) -> Path:
    """Make a zip, with names just as they are given."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(entry(name), data, ZIP_DEFLATED)
    return path


def entry(name: str, mode: int = stat.S_IFREG | 0o644) -> ZipInfo:
    """An entry of a zip, as a Unix makes it."""
    item = ZipInfo("x")
    item.filename = name
    item.create_system = 3
    item.external_attr = mode << 16
    return item


def tarred(path: Path, files: Mapping[str, str], *more: tarfile.TarInfo, mode: str = "w") -> Path:
    """Make a tar of files, and of whatever else; `mode` may compress it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(path, mode) as archive:  # type: ignore[call-overload]  # a mode is a mode
        for name, text in files.items():
            item = tarfile.TarInfo(name)
            item.size = len(text.encode())
            archive.addfile(item, io.BytesIO(text.encode()))
        for item in more:
            archive.addfile(item, io.BytesIO(bytes(item.size)))
    return path


def item(name: str, kind: bytes, leads_to: str = "") -> tarfile.TarInfo:
    """An entry of a tar that is no file."""
    made = tarfile.TarInfo(name)
    made.type = kind
    made.linkname = leads_to
    return made


def texts(folder: Path) -> dict[str, str]:
    """The files below a folder, by path, with what stands in them."""
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
