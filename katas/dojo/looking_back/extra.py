"""What the page of a look back needs besides the rest; at the terminal it needs nothing."""

from katas.practice import extras

NEEDED = ("jinja2",)


def need_extra() -> None:
    """See that it is there.

    Raises UsageError with the command that brings it.
    """
    extras.need_extra("dojo", NEEDED, "the page of a look back")
