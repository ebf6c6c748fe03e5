"""The pytest plugin: does next to nothing until a kata is asked for.

This module is loaded in every pytest run there is. A kata is asked for by an option, or by
`[tool.katas]` in the learner's folder.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

OPTIONS = (
    "kata",
    "solution",
    "entry",
    "stage",
    "kata_path",
    "isolate",
    "call_limit",
    "run_limit",
    "play_seed",
    "proof",
)
ASKING = ("kata", "solution", "entry", "stage", "kata_path")
"""Options that ask for a kata; the others say how it is run."""

ONLY_TELLING = ("help", "version", "markers")
"""Options with which pytest runs nothing; a solution that doesn't load is no reason to refuse."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the options; each overrides its setting."""
    group = parser.getgroup("katas", "katas")
    group.addoption("--kata", metavar="ID", help="the kata to run (`kata` lists them)")
    group.addoption(
        "--solution", metavar="FILE", help="the file, or the folder, with your solution"
    )
    group.addoption("--entry", metavar="NAME", help="the file of the folder that is the solution")
    group.addoption("--stage", metavar="NAME", help="run the kata up to this stage")
    group.addoption(
        "--kata-path",
        metavar="DIR",
        action="append",
        help="a pack: a folder with katas of your own (can be repeated)",
    )
    group.addoption(
        "--isolate",
        action="store_true",
        help="run your solution in a process of its own, which may hang or crash",
    )
    group.addoption(
        "--call-limit",
        metavar="SECONDS",
        type=float,
        help="the longest that one call of your solution may take (2; 0: without end)",
    )
    group.addoption(
        "--run-limit",
        metavar="SECONDS",
        type=float,
        help="the longest that all its calls together may take (60; 0: without end)",
    )
    group.addoption(
        "--play-seed",
        metavar="N",
        type=int,
        default=1,
        help="the seed of the whole games that are played beside ours (1)",
    )
    group.addoption(
        "--proof",
        action="store_true",
        help="ask every roll there is as well, as one item for each category",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Plug the solution in, if there is a kata to run."""
    if any(getattr(config.option, name, None) for name in ONLY_TELLING):
        return
    asked = any(config.getoption(name) for name in ASKING)
    if asked or _may_have_settings(config):
        from katas.plugin.importing import plain_imports  # noqa: PLC0415  # costs what a kata costs

        with plain_imports():
            from katas.plugin.activation import activate  # noqa: PLC0415  # and this, the most

            activate(config, asked=asked)


def _may_have_settings(config: pytest.Config) -> bool:
    """Whether a pyproject.toml here, or above up to the rootdir, speaks of `[tool.katas`.

    The cheap half of `katas.catalog.find_settings`: nothing is imported or parsed for it.
    """
    start, top = config.invocation_params.dir, config.rootpath
    folders = [start, *start.parents]
    near = folders[: folders.index(top) + 1] if top in folders else folders[:1]
    return any(b"[tool.katas" in _bytes(folder / "pyproject.toml") for folder in (*near, top))


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
