"""What is handed in by the tests, read from the two lists: attacks, and honest accidents."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from katas.grade.sandbox import Containment

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """One submission and what has to become of it: the fields are those of catalogue.toml."""

    path: Path
    status: str
    number: int = 0
    becomes: str = ""
    verdicts: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()
    needs: frozenset[Containment] = frozenset()
    after: frozenset[str] = frozenset()
    proof: bool = False
    name: str = ""
    folder: str = ""
    form: str = ""
    says: str = ""
    links: Mapping[str, str] = field(default_factory=dict)
    twice: bool = False

    @property
    def id(self) -> str:
        """What it is called in here, without its suffix."""
        return self.path.stem

    @property
    def main(self) -> Path:
        """The file that says what it tries."""
        if self.path.is_file():
            return self.path
        files = [file for file in sorted(self.path.iterdir()) if file.is_file()]
        return next(file for file in files if file.stem in ("yatzy", "README"))

    @property
    def tries(self) -> str:
        """What it tries, in its own words: the first line of its docstring."""
        text = self.main.read_text("utf-8")
        found = re.match(r'(?:"""|/\* )(.*?)(?:$|"""| \*/)', text, re.MULTILINE)
        return found[1] if found else text.strip()


@dataclass(frozen=True)
class Elsewhere:
    """An attack that no submission's file carries, and the test that has it."""

    number: int
    what: str
    becomes: str = ""
    test: str = ""


def attacks() -> list[Case]:
    """The attacks of the catalogue, in its order."""
    return _cases(HERE / "catalogue.toml", "attack", HERE / "submissions")


def elsewhere() -> list[Elsewhere]:
    """What else the catalogue numbers."""
    data = tomllib.loads((HERE / "catalogue.toml").read_text("utf-8"))
    return [Elsewhere(**table) for table in data["elsewhere"]]


def accidents() -> list[Case]:
    """What honest people hand in."""
    return _cases(HERE / "honest.toml", "accident", HERE / "honest")


def _cases(file: Path, name: str, folder: Path) -> list[Case]:
    data = tomllib.loads(file.read_text("utf-8"))
    return [
        Case(
            path=folder / table.pop("file"),
            verdicts=frozenset(table.pop("verdicts", ())),
            never=frozenset(table.pop("never", ())),
            needs=frozenset(map(Containment, table.pop("needs", ()))),
            after=frozenset(table.pop("after", ())),
            **table,
        )
        for table in data[name]
    ]
