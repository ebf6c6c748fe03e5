"""What is left out of a submission by its name: without a word, or with one."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import PurePosixPath

from katas.catalog import PYTHON
from katas.grade.submissions.notes import About, Refused

FOLDERS = frozenset(
    {
        *(".git", ".hg", ".svn", ".katas"),
        *("__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"),
        *(".venv", "venv", "site-packages", ".tox", ".nox", ".eggs"),
        *("node_modules", "bower_components", ".gradle", ".bundle"),
        *(".idea", ".vs", ".vscode", ".ipynb_checkpoints", "__macosx"),
    }
)
"""Folders that tools have filled: nobody wrote what is in there, and no word is lost on them."""

FILES = frozenset({".ds_store", "thumbs.db", "desktop.ini"})
"""Files that a system leaves behind; so are those that begin with `._`."""

MARK_OF_A_VENV = "pyvenv.cfg"
"""A folder with this file is a virtual environment, whatever it is called."""

BINARIES = frozenset(
    {
        *(".so", ".dll", ".dylib", ".exe", ".o", ".obj", ".a", ".lib", ".node", ".wasm"),
        *(".pyd", ".pyc", ".pyo", ".class", ".jar", ".war"),
    }
)
"""Suffixes of what is compiled already."""

STEERING = frozenset(
    {
        *("conftest.py", "pytest.ini", ".pytest.ini", "tox.ini", "setup.cfg"),
        *("sitecustomize.py", "usercustomize.py"),
    }
)
"""Files that pytest or Python would obey; so would it those with the suffix .pth."""

PYTHONS_OWN = sys.stdlib_module_names | {"katas", "pytest"}
"""Names of modules that somebody else counts on."""


def is_nobodys(path: str) -> bool:
    """Whether a file or a folder is left out without a word: it or a folder it lies in."""
    *folders, name = path.casefold().split("/")
    if name in FILES or name.startswith("._") or name in FOLDERS:
        return True
    return not FOLDERS.isdisjoint(folders)


def why_refused(path: str) -> About | None:
    """Why a file is left out with a word; None for one that is taken."""
    name = PurePosixPath(path.casefold())
    if name.suffix in BINARIES:
        return About.BINARY
    return About.STEERING if name.name in STEERING or name.suffix == ".pth" else None


def environments(paths: Collection[str]) -> tuple[str, ...]:
    """The folders that are virtual environments, each with a slash at its end."""
    end = f"/{MARK_OF_A_VENV}"
    return tuple(path[: -len(MARK_OF_A_VENV)] for path in paths if path.endswith(end))


def shadowing(paths: Collection[str]) -> Iterator[Refused]:
    """Python files beside others that have the name of a module of Python's own."""
    codes = [path for path in map(PurePosixPath, paths) if path.suffix.lower() in PYTHON.suffixes]
    beside = Counter(path.parent for path in codes)
    for path in codes:
        if path.stem in PYTHONS_OWN and beside[path.parent] > 1:
            yield Refused(str(path), About.SHADOWING)
