"""What is said of a part of the contract that isn't there."""

from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Missing:
    """A category that no call was found for.

    `says` is the whole in one line; the rest is what `kata calls` tells: the names that were
    looked for, what is there and stands for nothing yet, the nearest name, the line to add.
    `unwritten` where something is there, and says no score yet.
    """

    says: str
    looked_for: tuple[str, ...] = ()
    there_is: tuple[str, ...] = ()
    nearest: str = ""
    line: str = ""
    unwritten: bool = False

    def __str__(self) -> str:
        return self.says
