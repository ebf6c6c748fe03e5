"""Tells how whole games that are played beside ours went."""

from collections.abc import Mapping
from typing import Any

from katas.model import Result, Verdict
from katas.records import replace
from katas.spec.telling import Teller
from katas.spec.told import Told


class SideTeller:
    """Tells the games beside ours of one kata; `says` are the words for them."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self.says: Mapping[str, Any] = teller.says["side"]

    def name(self, plays: str) -> str:
        """What the games of a stage are called, by what it plays side by side."""
        words: str = self.says["house" if plays == "house rules" else "where"]
        return words

    def tell(self, result: Result | None, where: str, **counts: int) -> Told:
        """Put into words how the games went; `result` is one that went otherwise.

        `where` is what they are called, `counts` are `number`, `games`, `moves`, `seed`, and
        `seconds`, nought unless time ran out.
        """
        if result is None:
            key = "stopped" if counts["seconds"] else "alike"
            return Told(
                where=where,
                heading=where,
                category=where,
                verdict=Verdict.PASSED.value,
                word=Verdict.PASSED.word,
                language=self._teller.language,
                played=self.says[key].format(where=where, **counts),
            )
        return replace(
            self._teller.tell(result),
            where=where,
            heading=self.says["heading"].format(**counts),
            category=where,
            played=self.says["otherwise"].format(where=where, **counts),
        )
