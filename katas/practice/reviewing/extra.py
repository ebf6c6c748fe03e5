"""What a review needs besides the rest."""

from katas.practice import extras

NEEDED = (
    "jinja2",
    "lizard",
    "tree_sitter_java",
    "tree_sitter_javascript",
    "tree_sitter_python",
    "tree_sitter_ruby",
    "tree_sitter_typescript",
)


def need_extra() -> None:
    """See that it is there.

    Raises UsageError with the command that brings it.
    """
    extras.need_extra("review", NEEDED, "a review")
