"""A result in words: the parts, as text, and the words around the dice."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from katas.catalog.table import said_in
from katas.model import Roll, Verdict, show_roll
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """A result in words, all of it text that fits in JSON.

    `where` is the example's file and line, `place` the solution's. `question` and
    `followed` are names, for readings; `note` is anything worth saying of a pass; `rows` are
    the examples it stands for, more than one where a category isn't there; `announced` is the
    reading of its question that was written down before. `printed` is what the solution
    printed, `changed` says that it changed the list it was given. A category that isn't there,
    and an answer to a learner's own test, have no `where`. `story` tells a game up to the move
    that decided, a line a go; `stretch` is the stage that it belongs to, if that is one.
    `played` says of whole games beside ours how many there were. Of a proof, `asked` counts the
    rolls and `right` those that are; of anything else they are 0. `kept` says of a baseline what
    became of it, a line for each thing.
    """

    where: str
    heading: str
    category: str
    verdict: str
    word: str
    expected: str = ""
    expected_why: str = ""
    source: str = ""
    got: str = ""
    got_why: str = ""
    place: str = ""
    note: str = ""
    question: str = ""
    followed: tuple[str, ...] = ()
    language: str = "en"
    to_discuss: bool = False
    rows: int = 1
    announced: str = ""
    printed: str = ""
    changed: str = ""
    story: tuple[str, ...] = ()
    stretch: str = ""
    played: str = ""
    asked: int = 0
    right: int = 0
    kept: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether the example passed."""
        return self.verdict == Verdict.PASSED.value

    @property
    def is_beside(self) -> bool:
        """Whether it is no example: whole games, a proof, a baseline."""
        return bool(self.played or self.asked or self.kept)

    def as_data(self) -> dict[str, Any]:
        """Give it as values that JSON has."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Told":
        """Make it of such values again."""
        lists = {name: tuple(data[name]) for name in ("followed", "story", "kept")}
        return cls(**{**data, **lists})


def joined(names: Sequence[str], last: str) -> str:
    """`classic, fixed-scores and norwegian`."""
    return last.join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def changed(roll: Roll, left: Sequence[object], language: str) -> str:
    """Say that a list of dice came back changed."""
    says = phrases(language)
    words: str = says["changed"]
    return words.format(roll=show_roll(roll), left=",".join(map(str, left)) or says["empty"])


PHRASES = Path(__file__).parent / "phrases.toml"


def phrases(language: str) -> Mapping[str, Any]:
    """The words around the dice in a language; English where there are none."""
    return said_in(language, PHRASES)
