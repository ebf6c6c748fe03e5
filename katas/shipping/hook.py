"""Where hatchling comes in: before a wheel is made, and before an editable install."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Ship(BuildHookInterface):  # type: ignore[misc]  # to mypy it is Any
    """Makes the files that are shipped."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them; `artifacts` in pyproject.toml puts them into the wheel."""
        del version, build_data
        root = str(Path(self.root))
        sys.path.insert(0, root)
        try:
            from katas.shipping import ship  # noqa: PLC0415  # not importable before

            ship()
        finally:
            sys.path.remove(root)
