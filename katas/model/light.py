"""What became of a run."""

from enum import Enum


class Light(Enum):
    """The light of a run.

    AMBER: it did not run; a file that doesn't parse is one cause. GREEN: the learner's own tests
    pass, nothing that passed before was lost, and every example up to the cursor passes. RED:
    otherwise. HALF: only a part was asked for, so whatever became of it isn't green.
    """

    GREEN = "green"
    RED = "red"
    AMBER = "amber"
    HALF = "half"
