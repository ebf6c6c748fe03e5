"""What a review needs besides the rest, and what to say where it isn't there."""

from importlib.util import find_spec

from katas.errors import UsageError

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
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise UsageError(
            "a review needs more than the rest of katas",
            found=[f"not installed: {', '.join(missing)}"],
            advice='pip install "katas[review]"',
        )
