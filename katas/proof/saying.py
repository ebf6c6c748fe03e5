"""Says in words what a diagnosis has found."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from katas.model import Answer, Failure, show_roll
from katas.proof.alone import Alone
from katas.proof.diagnosis import Behind, Diagnosis, Either
from katas.proof.places import Place
from katas.spec import Specification
from katas.spec.told import joined

FEW = 5
"""So many sets of one face are told."""


class Saying:
    """Says what is behind wrong answers; `says` are the words of a language."""

    def __init__(self, spec: Specification, says: Mapping[str, Any]) -> None:
        self._spec = spec
        self._says = says

    def lines(
        self, category: str | None, diagnosis: Diagnosis, told: Collection[object] = ()
    ) -> Iterator[str]:
        """One line for each thing that was found out and not yet `told`, with a roll that shows it."""
        for behind in diagnosis.behind:
            if behind.key not in told:
                yield self.sentence(category, behind)
        if diagnosis.left:
            yield self._says["left"].format(left=f"{diagnosis.left:,}")

    def sentence(self, category: str | None, behind: Behind) -> str:
        """What is behind some wrong answers."""
        said = self._said(category, behind)
        return said[0].upper() + said[1:]

    def _said(self, category: str | None, behind: Behind) -> str:
        if behind.rules:
            return self._rules(category, behind)
        if behind.near:
            return self._near(behind)
        if behind.alone:
            return self._sets(behind.alone)
        if behind.places:
            said = [self._place(item) for item in behind.places]
            return "; ".join(said)
        if behind.unknown:
            return str(self._says["unknown"])
        roll = show_roll(behind.shows)
        return f"{self._habit(behind)} {self._says['such-as'].format(roll=roll)}"

    def _rules(self, category: str | None, behind: Behind) -> str:
        names = joined(behind.rules, self._says["and"])
        book = self._spec.rulebooks[behind.rules[0]]
        theirs = book.explain(behind.shows, category).rule
        own = self._spec.rulebook
        if not behind.when and behind.exact:
            return str(self._says["follow"]).format(
                category=self._spec.category_name(category),
                names=names,
                theirs=theirs,
                own_name=own.name,
                own=own.explain(behind.shows, category).rule,
            )
        if not behind.when:
            rest = f"{behind.among - behind.rolls:,}"
            name = self._spec.category_name(category)
            return str(self._says["close"]).format(category=name, names=names, rest=rest)
        return str(self._says["follow-when"]).format(
            when=self._whenever(behind).rstrip(", "), names=names, theirs=theirs
        )

    def _near(self, behind: Behind) -> str:
        said = behind.near[0].sentence(self._spec.rulebook.language)
        if len(behind.near) > 1:
            others = "; ".join(near.sentence(self._spec.rulebook.language) for near in behind.near)
            return str(self._says["near-tie"]).format(count=len(behind.near), says=others)
        own = self._spec.rulebook.name
        if behind.when:
            when = self._whenever(behind).rstrip(", ")
            return str(self._says["near-when"]).format(when=when, says=said)
        if not behind.exact:
            rest = f"{behind.among - behind.rolls:,}"
            return str(self._says["near-close"]).format(says=said, rest=rest)
        if own not in behind.near[0].breaks:
            names = joined(behind.near[0].breaks, self._says["and"])
            return str(self._says["near-of"]).format(names=names, says=said)
        return said

    def _habit(self, behind: Behind) -> str:
        if behind.outcome is not None:
            return self._no_score(behind)
        value = self._value(behind)
        if value is None:
            if not behind.exact:
                return str(self._says["mostly-when"]).format(
                    where=self._where(behind), rolls=f"{behind.rolls:,}", among=f"{behind.among:,}"
                )
            return str(self._says["just-when"]).format(where=self._where(behind))
        if not behind.exact:
            return str(self._says["gives-mostly"]).format(
                rolls=f"{behind.rolls:,}",
                among=f"{behind.among:,}",
                where=self._where(behind),
                value=value,
            )
        return str(self._says["gives"]).format(when=self._whenever(behind), value=value)

    def _no_score(self, behind: Behind) -> str:
        outcome = behind.outcome
        when = self._says["whenever-behind"].format(where=self._conditions(behind.when))
        if not behind.when:
            when = self._says["any-roll"]
        if not behind.exact:
            where = self._where(behind)
            when = f" ({self._says['mostly-when'].format(where=where, rolls=f'{behind.rolls:,}', among=f'{behind.among:,}')})"
        if isinstance(outcome, Failure):
            if outcome.verdict.value == "raised":
                return str(self._says["raises"]).format(
                    kind=outcome.kind, when=when, message=outcome.message
                )
            return str(self._says["ended"]).format(when=when, why=outcome.verdict.value)
        assert isinstance(outcome, Answer), "the only other outcome"
        if outcome.is_nothing:
            return str(self._says["silent"]).format(when=when)
        kinds = self._says["kinds"]
        kind = kinds.get(outcome.kind, kinds["other"]).format(kind=outcome.kind)
        return str(self._says["kind"]).format(kind=kind, when=when)

    def _value(self, behind: Behind) -> str | None:
        values = self._says["value"]
        if behind.overlooked:
            return self._overlooked(behind.overlooked)
        if behind.part:
            part, _, face = behind.part.partition("-")
            key = part if face.isdigit() else behind.part
            return str(self._says["part"][key]).format(face=face)
        if behind.other:
            name = self._spec.category_name(behind.other)
            return str(values["other"]).format(category=name)
        if behind.off:
            key = "off-more" if behind.off > 0 else "off-less"
            return str(values[key]).format(off=abs(behind.off))
        if behind.times:
            return str(values["times-{}-{}".format(*behind.times)])
        if behind.formula is None:
            return None
        kind, _, picked = behind.formula.key.partition("-")
        if kind in ("times", "dice") and picked:
            words = self._says["picked"][picked]
            if kind == "dice":
                return str(values["dice"]).format(picked=words)
            times = self._says["times"][behind.formula.values["many"]]
            return str(values["times"]).format(times=times, picked=words).strip()
        return str(values[behind.formula.key]).format(**self._counted(behind.formula.values))

    def _counted(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """Numbers of dice and of faces as words; what a face or a score is stays a figure."""
        counts = self._says["counts"]
        return {
            key: counts[value] if key == "many" and value < len(counts) else value
            for key, value in values.items()
        }

    def _overlooked(self, which: str) -> str:
        words, _, face = which.partition("-")
        if face.isdigit():
            return str(self._says["overlooked"]["face"]).format(face=face)
        return str(self._says["overlooked"][which])

    def _sets(self, sets: Sequence[Alone]) -> str:
        """`five 1s alone give 1900, and should give 1200`, the plainest first."""
        said = [self._set(item) for item in sets[:FEW]]
        more = sum(len(item.faces) for item in sets[FEW:])
        return "; ".join(said) + (self._says["alone-more"].format(count=more) if more else "")

    def _place(self, item: Place) -> str:
        says = self._says["place"]
        times = says["times"][item.times] if item.times < len(says["times"]) else says["often"]
        return str(says["says"]).format(place=item.place, times=times)

    def _set(self, item: Alone) -> str:
        says = self._says["alone"]
        faces = [says["face"].format(face=face) for face in item.faces]
        words = says[item.gives].format(came=item.came)
        if len(item.faces) == 1:
            words += says["expected"].format(expected=item.expected)
        return str(says["says"]).format(
            many=self._says["counts"][item.many], faces=joined(faces, says["or"]), gives=words
        )

    def _where(self, behind: Behind) -> str:
        words = self._conditions(behind.when)
        return str(self._says["where"]).format(where=words) if words else str(self._says["always"])

    def _whenever(self, behind: Behind) -> str:
        words = self._conditions(behind.when)
        return str(self._says["whenever"]).format(where=words) if words else ""

    def _conditions(self, when: Either) -> str:
        """`there is a 6, or no two dice are equal`."""
        said: Sequence[str] = [
            self._says["together"].join(
                self._says["when"][condition.key].format(**self._counted(condition.values))
                for condition in together
            )
            for together in when
        ]
        return str(self._says["or"]).join(said)
