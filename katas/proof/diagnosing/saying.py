"""Says in words what a diagnosis has found."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from katas.model import Failure, Verdict, show_roll
from katas.proof.diagnosing.alone import Alone
from katas.proof.diagnosing.causes import (
    Behind,
    Known,
    NoAnswer,
    Off,
    Overlooked,
    Part,
    PaysAs,
    Places,
    Reckoned,
    Rules,
    Sets,
    Times,
    Unknown,
)
from katas.proof.diagnosing.conditions import Condition
from katas.proof.diagnosing.diagnosis import Diagnosis
from katas.proof.diagnosing.formulas import Formula
from katas.proof.diagnosing.places import Place
from katas.spec import Specification
from katas.spec.no_answer import usual
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
        """One line for each thing that was found out and isn't `told` yet."""
        for behind in diagnosis.behind:
            if behind.key not in told:
                yield self.sentence(category, behind)
        if diagnosis.left and not _is_nothing(diagnosis):
            yield self._says["left"].format(left=figure(diagnosis.left, self._says))

    def sentence(self, category: str | None, behind: Behind) -> str:
        """What is behind some wrong answers, with a roll that shows it."""
        said = self._said(category, behind)
        return said[0].upper() + said[1:]

    def _said(self, category: str | None, behind: Behind) -> str:
        match behind.cause:
            case Rules(names):
                return self._rules(category, behind, names)
            case Known():
                return self._known(behind, behind.cause)
            case Sets(sets):
                said = "; ".join(map(self._set, sets[:FEW]))
                more = sum(len(item.faces) for item in sets[FEW:])
                return said + (self._says["alone-more"].format(count=more) if more else "")
            case Places(places):
                return "; ".join(map(self._place, places))
            case Unknown() if not behind.when:
                return str(self._says["unknown"])
            case NoAnswer() as no_answer:
                said = self._no_answer(behind, no_answer)
            case _:
                said = self._habit(behind)
        return f"{said} {self._says['such-as'].format(roll=show_roll(behind.shows))}"

    def _rules(self, category: str | None, behind: Behind, names: tuple[str, ...]) -> str:
        """Whose rules they are, and what the two documents say."""
        name, own = self._spec.category_name(category), self._spec.rulebook
        said = joined(names, self._says["and"])
        if not behind.when and not behind.exact:
            counts = self._counts(behind)
            return str(self._says["close"]).format(category=name, names=said, **counts)
        theirs = self._spec.rulebooks[names[0]].explain(behind.shows, category).rule
        if behind.when:
            when = self._whenever(behind)
            return str(self._says["follow-when"]).format(when=when, names=said, theirs=theirs)
        return str(self._says["follow"]).format(
            category=name,
            names=said,
            theirs=theirs,
            own_name=own.name,
            own=own.explain(behind.shows, category).rule,
        )

    def _known(self, behind: Behind, known: Known) -> str:
        """What a teacher would say."""
        language = self._spec.rulebook.language
        said = " / ".join(near.sentence(language) for near in known.near)
        first = known.near[0]
        if len(known.near) > 1:
            return str(self._says["near-tie"]).format(count=len(known.near), says=said)
        if behind.when:
            when = self._whenever(behind)
            return str(self._says["near-when"]).format(when=when, says=said)
        if not behind.exact:
            return str(self._says["near-close"]).format(says=said, **self._counts(behind))
        if self._spec.rulebook.name not in first.breaks:
            names = joined(first.breaks, self._says["and"])
            return str(self._says["near-of"]).format(names=names, says=said)
        return said

    def _habit(self, behind: Behind) -> str:
        """What comes instead, and when; or at least on which rolls it is wrong."""
        counts = self._counts(behind)
        where = self._conditions(behind)
        if isinstance(behind.cause, Unknown):
            key = "just-when" if behind.exact else "mostly-when"
            return str(self._says[key]).format(where=where, **counts)
        if behind.exact:
            key = "gives-when" if behind.when else "gives"
        else:
            key = "gives-mostly" if behind.when else "gives-often"
        return str(self._says[key]).format(
            where=where, when=self._whenever(behind), value=self._value(behind), **counts
        )

    def _no_answer(self, behind: Behind, no_answer: NoAnswer) -> str:
        """What came that is no score, and when."""
        outcome = no_answer.outcome
        counts = self._counts(behind)
        when = f" {self._whenever(behind)}"
        if not behind.when:
            when = self._says["any-behind"].format(**counts)
        elif not behind.exact:
            when = self._says["mostly-behind"].format(where=self._conditions(behind), **counts)
        if isinstance(outcome, Failure):
            if outcome.verdict is Verdict.RAISED:
                words = self._says["raises"]
                message = f": {outcome.message}" if outcome.message else ""
                return str(words).format(kind=outcome.kind, when=when, message=message)
            why = self._says["ends"].get(_ending(outcome), outcome.verdict.word)
            return str(self._says["ended"]).format(when=when, why=why)
        if outcome.is_nothing:
            return str(self._says["silent"]).format(when=when)
        kinds = self._says["kinds"]
        kind = kinds.get(usual(outcome.kind), kinds["other"]).format(kind=outcome.kind)
        return str(self._says["kind"]).format(kind=kind, when=when)

    def _value(self, behind: Behind) -> str:
        """What comes instead."""
        values = self._says["value"]
        match behind.cause:
            case PaysAs(category):
                said = values["other"].format(category=self._spec.category_name(category))
            case Off(points):
                said = values["off-more" if points > 0 else "off-less"].format(off=abs(points))
            case Times(many, of):
                said = values[f"times-{many}-{of}"]
            case Overlooked(which):
                said = self._of_a_face("overlooked", which)
            case Part(which):
                said = self._of_a_face("part", which)
            case Reckoned(formula):
                said = self._reckoned(formula)
            case _:
                raise AssertionError(behind.cause)
        return str(said)

    def _of_a_face(self, kind: str, which: str) -> str:
        """Words of a kind, which may be about a face: `face-6`."""
        words, _, face = which.partition("-")
        key = words if face.isdigit() else which
        return str(self._says[kind][key]).format(face=face)

    def _reckoned(self, formula: Formula) -> str:
        values = self._says["value"]
        kind, _, picked = formula.key.partition("-")
        if picked in self._says["picked"]:
            times = self._says["times"][formula.values.get("many", 1)]
            words = self._says["picked"][picked]
            return str(values[kind]).format(times=times, picked=words).strip()
        return str(values[formula.key]).format(**self._counted(formula.values))

    def _place(self, item: Place) -> str:
        says = self._says["place"]
        words = says["times"][item.times] if item.times < len(says["times"]) else says["often"]
        return str(words).format(place=item.place)

    def _set(self, item: Alone) -> str:
        """`five 1s alone give 1900, and should give 1200`."""
        says, one = self._says["alone"], "-1" if item.many == 1 else ""
        faces = [says[f"face{one}"].format(face=face) for face in item.faces]
        words = says[item.gives].format(came=item.came)
        if len(item.faces) == 1:
            words += says["expected"].format(expected=item.expected)
        return str(says[f"says{one}"]).format(
            many=self._says["counts"][item.many], faces=joined(faces, says["or"]), gives=words
        )

    def _counted(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """Numbers of dice and of faces as words; what a face or a score is stays a figure."""
        counts = self._says["counts"]
        return {key: counts[value] if key == "many" else value for key, value in values.items()}

    def _counts(self, behind: Behind) -> Mapping[str, str]:
        """How many rolls it is behind, and among how many."""
        return {
            "rolls": figure(behind.rolls, self._says),
            "among": figure(behind.among, self._says),
        }

    def _whenever(self, behind: Behind) -> str:
        return str(self._says["whenever"]).format(where=self._conditions(behind))

    def _conditions(self, behind: Behind) -> str:
        """`there is a 6, or no two dice are equal`."""
        said = [
            self._says["together"].join(map(self._condition, together)) for together in behind.when
        ]
        return str(self._says["or"]).join(said)

    def _condition(self, condition: Condition) -> str:
        """`there are four dice`; a number may have words of its own, as one die and none have."""
        words, key = self._says["when"], condition.key
        said = words.get(f"{key}-{condition.values.get('many')}", words[key])
        return str(said).format(**self._counted(condition.values))


def figure(number: int, says: Mapping[str, Any]) -> str:
    """A number with what stands between thousands: `7,776`."""
    return f"{number:,}".replace(",", says["thousands"])


def _is_nothing(diagnosis: Diagnosis) -> bool:
    """Whether all that was found out is that nothing is known."""
    return all(isinstance(item.cause, Unknown) for item in diagnosis.behind)


def _ending(outcome: Failure) -> str:
    """How a call ended; what stood behind one that ended its request was not asked."""
    if outcome.verdict is Verdict.NOT_RUN and not outcome.message:
        return "after"
    return outcome.verdict.value
