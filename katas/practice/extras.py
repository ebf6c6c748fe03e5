"""What only some verbs need is an extra: whether it is there, and what to say where it isn't."""

from collections.abc import Sequence
from importlib.util import find_spec

from katas.errors import UsageError


def need_extra(extra: str, modules: Sequence[str], about: str) -> None:
    """See that the modules of an extra are there; `about` says what needs them.

    Raises UsageError with the command that brings them.
    """
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise UsageError(
            f"{about} needs more than the rest of katas",
            found=[f"not installed: {', '.join(missing)}"],
            advice=f'pip install "katas[{extra}]"',
        )
