"""The files of one submission, read: their bytes by path, and what there is to say of the rest."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from katas.catalog import PYTHON, language_of
from katas.grade.submissions.folders import write_new
from katas.grade.submissions.notes import Note, NotTaken, Refused, notes_on, said_of


@dataclass(frozen=True, slots=True)
class File:
    """What stands in one file."""

    data: bytes
    executable: bool = False


@dataclass(frozen=True, slots=True)
class Files:
    """What was taken of a submission, by path with slashes between.

    `unopened` has the sha256 of each archive that could have been the solution and wasn't
    opened, so that two of them don't count for the same.
    """

    files: Mapping[str, File]
    notes: tuple[Note, ...] = ()
    unopened: Mapping[str, str] = field(default_factory=dict)

    @property
    def has_code(self) -> bool:
        """Whether any of it is in a language that is known."""
        return has_code(self.files)

    @property
    def digest(self) -> str:
        """One sha256 for all of it."""
        whole = hashlib.sha256()
        for path in sorted(self.files):
            data = self.files[path].data
            name = path.encode("utf-8", "surrogatepass")
            whole.update(b"%d %d\n" % (len(name), len(data)) + name + data)
        for path, told in sorted(self.unopened.items()):
            whole.update(f"\n{path}\n{told}".encode("utf-8", "surrogatepass"))
        return whole.hexdigest()

    def copy_to(self, folder: Path, language: str = "en") -> tuple[str, ...]:
        """Write them into an empty folder, and give the notes on what was left out."""
        folder.mkdir(parents=True, exist_ok=True)
        failed = []
        for path, file in sorted(self.files.items()):
            try:
                write_new(folder, path, file.data, executable=file.executable)
            except NotTaken as error:
                failed.append(Refused(path, error.about))
        return said_of((*self.notes, *notes_on(failed)), language)


def has_code(paths: Iterable[str]) -> bool:
    """Whether any of these files is in a language that is known."""
    return any(language_of(Path(path)) for path in paths)


def without_its_folder(files: Mapping[str, File]) -> Mapping[str, File]:
    """The files without the one folder that they all lie in, and without the one in that.

    A package stays one where it calls itself by the name of its folder.
    """
    heads = {path.partition("/")[0] for path in files}
    if len(heads) != 1 or any("/" not in path for path in files):
        return files
    (head,) = heads
    if _says_its_name(head, files):
        return files
    return without_its_folder({path[len(head) + 1 :]: file for path, file in files.items()})


def _says_its_name(head: str, files: Mapping[str, File]) -> bool:
    """Whether a folder is a package, and a file in it imports by its name."""
    if f"{head}/__init__.py" not in files or f"{head}/{head}.py" in files:
        return False
    imports = re.compile(rf"^\s*(from|import)\s+{re.escape(head)}\b".encode(), re.MULTILINE)
    code = (path for path in files if PurePosixPath(path).suffix in PYTHON.suffixes)
    return any(imports.search(files[path].data) for path in code)
