"""Asks a submission everything that its kata asks: how it is called, examples, games, proof."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from katas.errors import UsageError
from katas.grade.assignment import Assignment
from katas.grade.doubts import doubt
from katas.grade.graded import Graded, Status
from katas.grade.items import example_items, game_items, proof_items
from katas.grade.submissions.notes import About, Note
from katas.grade.submissions.untrusted import Said
from katas.model import Example
from katas.plug import Host, Solution
from katas.proof import Vectors
from katas.proof.checking import Checked, Checking
from katas.proof.replaying import replay_in_batches
from katas.proof.report import ProofTelling
from katas.spec import Specification, changed
from katas.spec.examining import examine

MOST = 500
"""So many things to call are gone through; somebody's own code has a tenth of it."""


@dataclass(frozen=True, slots=True)
class Plugged:
    """A submission plugged in, with what it says of itself that was followed, and what wasn't."""

    solution: Solution
    honoured: Mapping[str, str]
    readings: Mapping[str, str]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Asking:
    """What is asked of every submission of an assignment."""

    spec: Specification
    assignment: Assignment
    transcript: Sequence[Example]
    vectors: Vectors

    def ask(self, host: Host, said: Said) -> Graded:
        """Ask everything of what a host runs; `said` is what the submission says of itself."""
        offered = len(host.describe().offers)
        if offered > MOST:
            return Graded(
                Status.NEEDS_A_HUMAN,
                problem=f"it offers {offered:,} functions and methods, and nobody looks through so "
                f"many: {MOST} are the most",
            )
        try:
            plugged = self._plug(host, said)
        except UsageError as error:
            nothing = not host.describe().offers
            status = Status.DID_NOT_RUN if nothing else Status.NEEDS_A_HUMAN
            return Graded(status, problem=str(error))
        solution, stage = plugged.solution, self.assignment.stage
        checking = Checking(
            self.spec, self.transcript, self.vectors, stage, plugged.readings, self.assignment.seed
        )
        examined = examine(
            self.spec,
            solution,
            self.transcript,
            stage=stage,
            readings=plugged.readings,
            by=replay_in_batches,
        )
        items = example_items(examined)
        says: tuple[str, ...] = ()
        if not self.assignment.examples_only:
            checked = checking.prove(examined)
            items += game_items(checked) + proof_items(checked)
            says = tuple(self._says(checked))
            plugged = replace(plugged, notes=(*plugged.notes, *self._changes(checked)))
        status = Status.PASSED if all(item.passed for item in items) else Status.NOT_PASSED
        problem = "" if status is Status.PASSED else doubt(solution)
        binding, name = solution.binding, self.spec.category_name
        return Graded(
            Status.NEEDS_A_HUMAN if problem else status,
            problem=problem,
            called_as={name(category): str(call) for category, call in binding.calls.items()},
            missing={name(category): str(item) for category, item in binding.missing.items()},
            honoured=plugged.honoured,
            items=items,
            notes=(*plugged.notes, *self._stood_in(solution)),
            says=says,
        )

    def _plug(self, host: Host, said: Said) -> Plugged:
        """Plug it in by the teacher's calls, else by its own, else as it is found.

        What it says of itself and can't be followed is a note, and costs it nothing.

        Raises UsageError if nothing there looks like the contract.
        """
        teacher = self.assignment
        honoured = {"entry": said.entry} if said.entry and not teacher.entry else {}
        refused = teacher.refused
        if refused is None and said.refused is not None:
            refused = said.refused
            honoured["refused"] = str(refused)
        readings, notes = self._readings(said)
        honoured |= {f"readings.{name}": answer for name, answer in readings.items()}
        readings |= teacher.readings
        own = {name: call for name, call in said.calls.items() if name not in teacher.calls}
        try:
            solution = self.spec.plug(host, {**own, **teacher.calls}, refused)
        except UsageError as error:
            if not own:
                raise
            notes = (*notes, self._note(About.OWN_CALLS, error.problem))
            solution = self.spec.plug(host, dict(teacher.calls), refused)
            return Plugged(solution, honoured, readings, notes)
        honoured |= {f"calls.{name}": call for name, call in own.items()}
        return Plugged(solution, honoured, readings, notes)

    def _readings(self, said: Said) -> tuple[dict[str, str], tuple[str, ...]]:
        """The answers to open questions that a submission gives, as far as there are such."""
        readings = {}
        notes = []
        for name, answer in said.readings.items():
            if name in self.assignment.readings:
                continue
            try:
                self.spec.check_readings({name: answer})
            except UsageError as error:
                notes.append(self._note(About.OWN_READING, error.problem))
            else:
                readings[name] = answer
        return readings, tuple(notes)

    def _says(self, checked: Checked) -> Iterator[str]:
        """What is to be said of it as a whole."""
        telling = ProofTelling(self.spec, theirs=True)
        yield from telling.pure(checked)
        yield from telling.follows(checked)

    def _changes(self, checked: Checked) -> Iterator[str]:
        """That it changes the list of dice it is given, which costs it nothing here."""
        proofs = checked.proof.categories.items()
        found = [(category, proof) for category, proof in proofs if proof.purity.left is not None]
        if found:
            names = ", ".join(self.spec.category_name(category) for category, _ in found)
            roll, left = found[0][1].purity.left or ((), ())
            yield f"{names}: {changed(roll, left, self.spec.rulebook.language)}"

    def _stood_in(self, solution: Solution) -> Iterator[str]:
        if modules := solution.binding.stood_in:
            yield self._note(About.STOOD_IN, *modules)

    def _note(self, about: About, *names: str) -> str:
        """Something worth a look, in the language of the rulebook as all that is said of it."""
        return Note(about, names).said(self.spec.rulebook.language)
