"""One submission: whose it is, what it was handed in as, and what is in it."""

from dataclasses import dataclass

from katas.grade.submissions.content import Content


@dataclass(frozen=True, slots=True)
class Submission:
    """What one student has handed in.

    `id` is unique in a run and fit for the name of a file; `owner` is the student as the export
    has it; `name` is what it was handed in as, by its path below what was named.
    """

    id: str
    owner: str
    name: str
    content: Content
