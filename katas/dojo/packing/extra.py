"""What packing needs besides the rest."""

from katas.practice import extras

NEEDED = ("jinja2", "markdown_it", "packaging", "wheel")


def need_extra() -> None:
    """See that it is there.

    Raises UsageError with the command that brings it.
    """
    extras.need_extra("dojo", NEEDED, "a pack")
