"""What came of one operation: an answer, or the way it went wrong. All of it fits in JSON."""

from typing import Any

from katas.model.verdict import Verdict
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """Something came back.

    `score` is the answer where it is exactly an integer, else None; `kind` is the name of
    its type and `shown` its text, as the solution's language writes it. `data` is what a game
    was asked for, None where it is nothing of the kind that was wanted. `left` is the list of
    dice as it came back, where the solution changed it. `could_refuse` is False where the
    language has no way to refuse a roll, and the solution has declared none.
    """

    score: int | None
    kind: str
    shown: str
    printed: str = ""
    place: str = ""
    left: tuple[object, ...] | None = None
    could_refuse: bool = True
    data: Any = None

    @property
    def is_nothing(self) -> bool:
        """Whether nothing came back, by whatever name the language has for it."""
        return self.score is None and self.kind in NOTHING


NOTHING = frozenset({"NoneType", "nil", "null", "undefined", "void"})
"""What languages call nothing."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Nothing came back, and `verdict` says in which way.

    `kind` and `message` are the error's own; `place` is the line of the solution it came
    from; `accident` says in plain words what slipped, where the error looks unintended.
    """

    verdict: Verdict
    kind: str
    message: str
    printed: str = ""
    place: str = ""
    accident: str = ""


Outcome = Answer | Failure
