"""What was handed in: gathered from files, folders and archives, and trusted in nothing."""

from katas.grade.submissions.content import Content
from katas.grade.submissions.gathering import Gathered, gather
from katas.grade.submissions.notes import Note
from katas.grade.submissions.submission import Submission
from katas.grade.submissions.untrusted import Said, read_said

__all__ = ["Content", "Gathered", "Note", "Said", "Submission", "gather", "read_said"]
