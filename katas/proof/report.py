"""Lays a check out as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from katas.catalog.table import said_in
from katas.model import Answer, Outcome, Verdict, show_roll
from katas.proof.checking import Checked
from katas.proof.diagnosing.causes import Behind
from katas.proof.diagnosing.diagnosis import Diagnosis
from katas.proof.diagnosing.saying import Saying, figure
from katas.proof.proof import CategoryProof, Clash, Difference, Proof
from katas.spec import Specification, Told, failure_lines
from katas.spec.told import joined

MANY = 3
"""What is wrong in the same way in more categories is told once."""


def proof_lines(checked: Checked, *, theirs: bool = False) -> Iterator[str]:
    """What came of every roll, of whole games, and whose rules are followed.

    Of `theirs` it is told to somebody else.
    """
    telling = ProofTelling(checked.spec, theirs=theirs)
    for told in checked.games:
        yield told.played
        if not told.passed:
            yield from (f"  {line}" for line in failure_lines(told))
    yield telling.rolls(checked)
    diagnoses = checked.diagnoses
    shared = telling.shared(checked.proof, diagnoses)
    yield from (line for line, _ in shared.values())
    for category, proof in checked.proof.categories.items():
        yield from telling.category(proof, diagnoses[category], shared.keys())
    for proof in checked.proof.categories.values():
        yield from telling.reading(proof)
    yield from telling.pure(checked)
    yield from telling.follows(checked)


WORDS = Path(__file__).parent / "words.toml"


def words(language: str) -> Mapping[str, Any]:
    """What is said in a language; English where there are no words."""
    return said_in(language, WORDS)


class ProofTelling:
    """Tells the proofs of one kata; of `theirs` to somebody else."""

    def __init__(self, spec: Specification, *, theirs: bool = False) -> None:
        said = words(spec.rulebook.language)
        self._spec = spec
        self._says = {**said, **said["theirs"]} if theirs else said
        self._saying = Saying(spec, self._says)

    def rolls(self, checked: Checked) -> str:
        """How many rolls there are, and how many are right."""
        proof = checked.proof
        counted = self._says["rolls"].format(
            right=self._figure(proof.asked - proof.wrong),
            asked=self._figure(proof.asked + proof.not_run),
        )
        dice = joined(list(map(str, proof.dice)), self._says["and"])
        if len(proof.dice) > 3:
            dice = self._says["to"].format(least=proof.dice[0], most=proof.dice[-1])
        key = "every" if len(proof.categories) > 1 else "every-one"
        return f"{counted}: {self._says[key].format(dice=dice, categories=len(proof.categories))}"

    def shared(
        self, proof: Proof, diagnoses: Mapping[str | None, Diagnosis]
    ) -> dict[object, tuple[str, list[str | None]]]:
        """What is wrong in the same way in many categories: a line, and which these are."""
        found: dict[object, list[tuple[str | None, Behind]]] = {}
        for category, diagnosis in diagnoses.items():
            for behind in diagnosis.behind:
                found.setdefault(behind.key, []).append((category, behind))
        lines: dict[object, tuple[str, list[str | None]]] = {}
        for key, items in found.items():
            if len(items) > MANY:
                names = [category for category, _ in items]
                lines[key] = self._in_many(items), names
        stopped = [name for name, item in proof.categories.items() if item.not_run]
        if len(stopped) > MANY:
            line = self._says["not-run"].format(
                category=self._names(stopped, len(proof.categories)),
                count=self._figure(sum(proof.categories[name].not_run for name in stopped)),
            )
            lines["not-run"] = line, stopped
        changing = [name for name, item in proof.categories.items() if item.purity.left]
        if len(changing) > MANY:
            about = self._names(changing, len(proof.categories))
            lines["changed"] = self._changed(about, proof.categories[changing[0]]), changing
        unrefused = [name for name, item in proof.categories.items() if item.unrefused]
        if len(unrefused) > MANY:
            first = proof.categories[unrefused[0]]
            assert first.unrefused is not None, "it was looked for"
            line = self._says["unrefused"].format(
                category=self._names(unrefused, len(proof.categories)),
                count=self._figure(first.not_refused),
                **self._shown(first.unrefused),
            )
            lines["unrefused"] = line, unrefused
        return lines

    def _in_many(self, items: Sequence[tuple[str | None, Behind]]) -> str:
        category, behind = items[0]
        names = self._names([name for name, _ in items], len(self._spec.rulebook.categories))
        return f"{names}: {self._saying.sentence(category, behind)}"

    def _names(self, categories: Sequence[str | None], of: int) -> str:
        """The categories by their names, or that they are all there are."""
        if len(categories) == of:
            return str(self._says["in-all"]).format(count=of)
        return joined(list(map(self._spec.category_name, categories)), self._says["and"])

    def category(
        self,
        proof: CategoryProof,
        diagnosis: Diagnosis | None,
        told: Collection[object] = (),
    ) -> Iterator[str]:
        """What is wrong with a category, one thing after the other; nothing if nothing is.

        What was `told` of many categories is not told again.
        """
        name = self._spec.category_name(proof.category)
        says = self._says
        behind = diagnosis.behind if diagnosis else ()
        known = sum(item.rolls for item in behind if item.key in told)
        if proof.wrong > known:
            yield self.differs(proof)
            if diagnosis is not None:
                lines = self._saying.lines(proof.category, diagnosis, told)
                yield from (f"  {line}" for line in lines)
        if proof.not_run and "not-run" not in told:
            yield says["not-run"].format(category=name, count=self._figure(proof.not_run))
        yield from self._question(proof, name)
        purity = proof.purity
        for key, clash in (
            ("order", purity.order),
            ("again", purity.again),
            ("shared", purity.shared),
        ):
            if clash is not None and not (key != "again" and purity.again):
                yield says[key].format(category=name, **_clash(clash))
        if proof.unrefused is not None and "unrefused" not in told:
            yield says["unrefused"].format(
                category=name,
                count=self._figure(proof.not_refused),
                **self._shown(proof.unrefused),
            )
        if purity.left is not None and "changed" not in told:
            yield self._changed(name, proof)

    def _changed(self, names: str, proof: CategoryProof) -> str:
        """The first list that came back changed, as it went and as it came."""
        assert proof.purity.left is not None, "the caller has looked"
        roll, left = proof.purity.left
        return str(self._says["changed"]).format(
            category=names,
            count=self._figure(proof.purity.changed),
            roll=show_roll(roll),
            left=",".join(map(str, left)) or self._says["empty"],
        )

    def differs(self, proof: CategoryProof) -> str:
        """On how many rolls a category differs, and the clearest and the smallest of them."""
        assert proof.clearest is not None, "something is wrong"
        assert proof.smallest is not None, "something is wrong"
        said: str = self._says["differs"].format(
            category=self._spec.category_name(proof.category),
            wrong=self._figure(proof.wrong),
            asked=self._figure(proof.asked),
        )
        said += "; " + self._says["clearest"].format(**self._shown(proof.clearest))
        if proof.smallest.roll != proof.clearest.roll:
            said += "; " + self._says["smallest"].format(**self._shown(proof.smallest))
        return f"{said}    {proof.clearest.came.place}".rstrip()

    def _figure(self, number: int) -> str:
        return figure(number, self._says)

    def _shown(self, difference: Difference) -> dict[str, str]:
        return {
            "roll": show_roll(difference.roll),
            "expected": " / ".join(map(str, difference.expected)),
            "came": shown(difference.came, self._says["nothing"]),
        }

    def _question(self, proof: CategoryProof, name: str) -> Iterator[str]:
        """How an open question is answered, where it is about this category."""
        asked = proof.question
        question = self._spec.kata.question_about(proof.category)
        if asked is None or question is None:
            return
        if asked.mixed is not None:
            yield self._says["mixed"].format(
                category=name, asks=question.asks, **_clash(asked.mixed)
            )
        if asked.discussed is not None:
            yield self._says["to-discuss"].format(
                category=name,
                count=self._figure(asked.to_discuss),
                **self._shown(asked.discussed),
            )

    def reading(self, proof: CategoryProof) -> Iterator[str]:
        """Which answer to an open question is followed, if the category has one."""
        asked, question = proof.question, self._spec.kata.question_about(proof.category)
        if asked is not None and question is not None and asked.followed:
            says = [item.says for item in question.readings if item.name in asked.followed]
            yield self._says["reading"].format(asks=question.asks, says=" / ".join(says))

    def pure(self, checked: Checked) -> Iterator[str]:
        """What nobody has to worry about."""
        proof = checked.proof
        proofs = list(proof.categories.values())
        if any(item.not_run for item in proofs):
            return  # what wasn't asked may be anything
        said = []
        kept = any(item.purity.again or item.purity.shared for item in proofs)
        if not kept and not any(item.purity.order for item in proofs):
            said.append(self._says["order-right"])
        if not any(item.purity.left for item in proofs):
            said.append(self._says["list-right"])
        if not kept:
            said.append(self._says["again-right"])
        if any(item.refusals for item in proofs) and not any(item.not_refused for item in proofs):
            said.append(self._says["refused"])
        if said and proofs:
            text = "; ".join(said)
            yield text[0].upper() + text[1:] + "."

    def follows(self, checked: Checked) -> Iterator[str]:
        """Whose rules are followed in everything."""
        proof, own = checked.proof, self._spec.rulebook.name
        names = checked.follows
        if (
            proof is None
            or len(proof.categories) < len(self._spec.rulebook.categories)
            or not names
        ):
            return
        key = "follow-all" if own in names else "follow-wrong"
        if own in names:
            names = (own, *(name for name in names if name != own))
        yield self._says[key].format(names=joined(names, self._says["and"]))


def shown(outcome: Outcome, nothing: str) -> str:
    """What came, in a word or two."""
    if isinstance(outcome, Answer):
        return nothing if outcome.is_nothing else outcome.shown
    return outcome.kind or outcome.verdict.value.replace("_", " ")


def _clash(clash: Clash) -> dict[str, str]:
    return {
        "first": show_roll(clash.first),
        "first_came": shown(clash.first_came, "-"),
        "second": show_roll(clash.second),
        "second_came": shown(clash.second_came, "-"),
    }


def tell_category(spec: Specification, proof: CategoryProof, diagnosis: Diagnosis) -> Told:
    """Put the proof of one category into words, as an item of a run."""
    says, name = words(spec.rulebook.language), spec.category_name(proof.category)
    verdict = Verdict.PASSED if proof.passed else Verdict.WRONG
    lines = list(ProofTelling(spec).category(proof, diagnosis))
    return Told(
        where=says["item"].format(category=name),
        heading="" if proof.passed else lines[0],
        category=name,
        verdict=verdict.value,
        word=verdict.word,
        language=spec.rulebook.language,
        asked=proof.asked,
        right=proof.asked - proof.wrong,
        story=() if proof.passed else tuple(line.strip() for line in lines[1:]),
    )
