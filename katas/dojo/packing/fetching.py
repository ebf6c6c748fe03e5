"""Asks pip for single wheels, from whatever index it is set up with on this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement

from katas.dojo.packing.stick.begin import run_to_its_end
from katas.dojo.packing.targets import Target
from katas.dojo.packing.wheels import Stock, read_wheel
from katas.errors import UsageError
from katas.spec.plain import plain, shortened

THERE = "pytest"
"""Every index has it that katas can be had from."""

OURS = "it is packed from what is installed here, and no index is asked for it"

LONG = 200
"""So many characters of a line of pip's are told."""


class Pip:
    """Fetches wheels into a folder; never those of `own`, which no index need have."""

    def __init__(self, folder: Path, own: Iterable[str]) -> None:
        self._folder = folder
        self._own = frozenset(own)

    def __call__(
        self, wanted: Sequence[Requirement], target: Target, stock: Stock
    ) -> dict[str, str]:
        """Fetch a wheel of each, and give pip's last line by the name of each that has none.

        Raises UsageError where no index can be reached.
        """
        asked = [need for need in wanted if need.name not in self._own]
        said = {need.name: OURS for need in wanted if need.name in self._own}
        if asked and self._fetch(asked, target):
            see_that_there_is_an_index()
            for need in asked:  # all or none is what pip gives, and most can be had
                if lines := self._fetch([need], target):
                    said[need.name] = lines[-1]
        for path in sorted(self._folder.glob("*.whl")):
            if not stock.has(path):
                stock.add(read_wheel(path))
        return said

    def _fetch(self, wanted: Sequence[Requirement], target: Target) -> list[str]:
        """Fetch some for a target; what pip says if it can't."""
        return pip(
            *("download", "--no-deps", "--only-binary=:all:", "--dest", str(self._folder)),
            *("--implementation=cp", f"--python-version={target.python}", f"--abi={target.abi}"),
            *(f"--platform={tag}" for tag in target.platform.tags),
            *map(str, wanted),
        )


def see_that_there_is_an_index() -> None:
    """Tell a network that isn't there from a wheel that isn't: pip says the same of both.

    Raises UsageError where no index can be reached.
    """
    with TemporaryDirectory(prefix="katas-pack-") as thrown_away:
        lines = pip("download", "--no-deps", "--only-binary=:all:", "-d", thrown_away, THERE)
    if lines:
        raise UsageError(
            f"pip reaches no index of packages: not even {THERE} can be had",
            found=lines,
            advice="pack where there is internet, or name another index: PIP_INDEX_URL",
        )


def pip(*arguments: str) -> list[str]:
    """Run pip. Gives nothing if all went well, else its last warning and its last line.

    Raises UsageError where there is no pip.
    """
    if find_spec("pip") is None:
        raise UsageError(
            "packing needs pip, and it isn't in this environment",
            advice="python -m ensurepip, or uv pip install pip",
        )
    quiet = {"PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_PROGRESS_BAR": "off"}
    code, said = run_to_its_end([sys.executable, "-m", "pip", *arguments], {**os.environ, **quiet})
    if not code:
        return []
    lines = [line for line in said.splitlines() if line.strip()] or [f"pip ended with {code}"]
    warned = [line for line in lines[:-1] if line.startswith("WARNING: Retrying")]
    return [shortened(plain(line.strip()), LONG) for line in (*warned[-1:], lines[-1])]
