"""Gathers a review: asks the code, looks at its text, and at the commits."""

from __future__ import annotations

from pathlib import Path

from katas.catalog import language_of
from katas.model import Example, Result
from katas.plug import Solution
from katas.practice.reviewing.before import before
from katas.practice.reviewing.change import changes_between
from katas.practice.reviewing.code import Before, Code, Origin
from katas.practice.reviewing.history import history_of
from katas.practice.reviewing.kept import kept_of
from katas.practice.reviewing.own_tests import own_tests_of
from katas.practice.reviewing.questions import readings_of
from katas.practice.reviewing.refusals import refusals_of
from katas.practice.reviewing.review import Head, Review, Subject
from katas.practice.reviewing.shape import shape_of
from katas.practice.reviewing.sources import Sources, sources_of
from katas.practice.reviewing.stages import stages_of
from katas.proof import Vectors
from katas.proof.checking import Checked, Checking
from katas.proof.report import proof_lines
from katas.spec import Specification, Teller, replay, transcript
from katas.spec.examining import Examined


def gather(
    subject: Subject,
    solution: Solution,
    *,
    hunts: bool = True,
    said: Path | None = None,
) -> Review:
    """Gather everything about a subject, whose solution is plugged in.

    `said` is the code of before, where somebody says it. Unless it `hunts`, the own tests are left
    out.

    Raises UsageError for a stage or a reading in the settings that isn't there, and for code of
    before that isn't.
    """
    spec, settings = subject.spec, subject.settings
    spec.check_readings(settings.readings)
    examples = transcript(spec)
    upto = settings.stage
    spec.kata.stages_upto(upto)
    code = _code(subject, said)  # before anything is run: what is run may change it
    results = list(replay(examples, solution, settings.readings))
    teller = Teller(spec, solution.binding, settings.readings)
    checked = _checked(subject, solution, examples, results)
    return Review(
        words=spec.rulebook.language,
        head=_head(subject, solution),
        stages=stages_of(spec, results, teller, solution.binding, upto),
        readings=readings_of(spec, checked.proof, results, settings.readings),
        refusals=refusals_of(spec, solution, examples, results),
        proof=tuple(proof_lines(checked, theirs=True)),
        baseline=kept_of(subject, solution, examples),
        hunt=own_tests_of(subject, examples) if hunts else None,
        code=code,
        history=history_of(subject.folder),
    )


def _head(subject: Subject, solution: Solution) -> Head:
    kata, language = subject.spec.kata, subject.file and language_of(subject.file)
    return Head(
        folder=subject.folder.resolve().name,
        kata=kata.id,
        title=kata.title,
        document=kata.document_title,
        file=solution.name,
        language=language.name if language else "",
        calls=tuple(str(solution.binding).split("  ")),
        stage=subject.settings.stage or "",
    )


def _checked(
    subject: Subject, solution: Solution, examples: list[Example], results: list[Result]
) -> Checked:
    """Every roll there is, up to the stage that the settings say."""
    spec, settings = subject.spec, subject.settings
    examined = Examined(spec, solution, settings.stage, settings.readings, results)
    vectors = Vectors(spec.shelf, spec.kata.family)
    return Checking(spec, examples, vectors, settings.stage, settings.readings).prove(examined)


def _code(subject: Subject, said: Path | None) -> Code:
    """The code now and before; of a command there is none that is known."""
    if subject.file is None:
        return Code((), Before(Origin.NONE), None)
    sources = sources_of(subject.file)
    return _compared(subject.spec, subject.file, sources, said)


def _compared(spec: Specification, file: Path, sources: Sources, said: Path | None) -> Code:
    was = before(spec.kata, file, sources, said)
    return Code(
        tuple(sources.files),
        was,
        shape_of(sources.files),
        None if was.files is None else shape_of(was.files),
        None if was.files is None else changes_between(was.files, sources.files),
        tuple((name, len(text.splitlines())) for name, text in sources.tests.items()),
    )
