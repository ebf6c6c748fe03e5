"""A run: submissions, each with the key of its result, and the marks that come of those."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import katas
from katas.grade.graded import Graded, Status
from katas.grade.grading import Grader
from katas.grade.many.crew import Crew, Job
from katas.grade.many.ledger import Ledger
from katas.grade.marks import Marked, Rules
from katas.grade.rubric import Rubric
from katas.grade.submissions import Submission
from katas.grade.submissions.notes import said_of
from katas.spec.digests import feature_digests

FIRST = (Status.NEEDS_A_HUMAN, Status.OUR_FAULT)
"""What somebody has to look at stands before all else."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A submission with the digest of its content and the key of its result, as bytes.

    `notes` are about what was left out of this one, whoever else has the same.
    """

    submission: Submission
    digest: bytes
    key: bytes
    notes: tuple[str, ...]
    is_empty: bool


@dataclass(frozen=True)
class Run:
    """Submissions graded by one assignment, their results in a ledger.

    What has the same content is run once.
    """

    grader: Grader
    ledger: Ledger
    rubric: Rubric
    entries: Sequence[Entry]

    @classmethod
    def of(
        cls, submissions: Iterable[Submission], grader: Grader, ledger: Ledger, rubric: Rubric
    ) -> Run:
        """Look at each submission's content, and find its key."""
        language = grader.spec.rulebook.language
        entries = []
        for submission in submissions:
            files = submission.content.read()
            key = grader.assignment.key(files.digest, grader.digest)
            notes = tuple(said_of(files.notes, language))
            digest = bytes.fromhex(files.digest)
            entries.append(Entry(submission, digest, key, notes, not files.files))
        return cls(grader, ledger, rubric, entries)

    @property
    def to_do(self) -> int:
        """How many contents have to be graded."""
        return sum(1 for _ in self._left())

    def grade(self, crew: Crew) -> Iterator[tuple[int, int]]:
        """Grade what is to do, and keep each result; how many are done, and of how many."""
        of = self.to_do
        jobs = (Job(entry.key, entry.submission.content) for entry in self._left())
        for done, (key, graded) in enumerate(crew.grade(jobs), 1):
            self.ledger.add(key, graded)
            yield done, of

    def _left(self) -> Iterator[Entry]:
        """What the ledger doesn't know for good, each content once."""
        seen: set[bytes] = set()
        for entry in self.entries:
            if entry.key in self._sharing:
                if entry.key in seen:
                    continue
                seen.add(entry.key)
            if not self.ledger.is_final(entry.key):
                yield entry

    def marked(self) -> Iterator[Marked]:
        """All submissions with their marks: first what somebody has to look at."""
        for entry in sorted(self.entries, key=self._rank):
            graded = self._graded(entry)
            submission = entry.submission
            sharing = [] if entry.is_empty else self._sharing.get(entry.key, [])
            same = [other for other in sharing if other != submission.id]
            yield Marked(
                id=submission.id,
                owner=submission.owner,
                name=submission.name,
                digest=entry.digest.hex(),
                graded=graded.noted(*entry.notes),
                sections=self.rubric.sections(graded),
                most=self.rubric.most,
                same_as=tuple(same),
            )

    @property
    def statuses(self) -> Iterator[Status]:
        """What the submissions came to."""
        for entry in self.entries:
            yield self._status(entry)

    def rules(self, feedback: str) -> Rules:
        """What the run has graded by, as every report says it."""
        spec, assignment = self.grader.spec, self.grader.assignment
        sandbox = self.grader.sandbox
        return Rules(
            kata=spec.kata.id,
            title=spec.kata.title,
            rulebook=spec.rulebook.name,
            stage=assignment.stage,
            spec=self.grader.digest,
            features=feature_digests(spec),
            katas=katas.__version__,
            python=sandbox.python,
            level=sandbox.level,
            mechanisms=tuple(sandbox.wrapping.mechanisms),
            gaps=sandbox.gaps,
            readings=dict(assignment.readings),
            calls=dict(assignment.calls),
            feedback=feedback,
            most=self.rubric.most,
        )

    def _graded(self, entry: Entry) -> Graded:
        """What came of a submission; that nothing did is nobody's fault but ours."""
        if entry.key in self.ledger:
            return self.ledger.graded(entry.key)
        return Graded(Status.OUR_FAULT, problem="it was not graded")

    def _status(self, entry: Entry) -> Status:
        return self.ledger.status(entry.key) or Status.OUR_FAULT

    def _rank(self, entry: Entry) -> int:
        status = self._status(entry)
        return FIRST.index(status) if status in FIRST else len(FIRST)

    @cached_property
    def _sharing(self) -> dict[bytes, list[str]]:
        """The submissions that have the same result as another, by its key."""
        often = Counter(entry.key for entry in self.entries)
        shared: dict[bytes, list[str]] = {}
        for entry in self.entries:
            if often[entry.key] > 1:
                shared.setdefault(entry.key, []).append(entry.submission.id)
        return shared
