"""Compares by approvaltests, which an extra brings; nobody else here imports it.

It has habits of its own: it writes a folder into the current one, when it is imported and at each
comparison; it fetches scripts from the network when it is imported; it opens a window for what
differs. Here it does all of its writing in a folder that is thrown away, and none of the others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from katas.errors import UsageError

PLUGIN = "no:approvaltests_pytest"
"""What keeps its pytest plugin out, behind `-p`: it would do the same in every run."""


def require() -> None:
    """See that it is there.

    Raises UsageError where it isn't.
    """
    if find_spec("approvaltests") is None:
        raise UsageError(
            "kata baseline needs approvaltests, which isn't installed here",
            advice='pip install "katas[approve]"',
        )


def is_approved(text: str, approved: Path, differs: Callable[[], None]) -> bool:
    """Whether a text is the approved one, however its lines end; else `differs` is called."""
    with _thrown_away() as folder:
        from approvaltests import verify  # noqa: PLC0415  # slow, and only here
        from approvaltests.approval_exception import ApprovalException  # noqa: PLC0415  # as that
        from approvaltests.core.namer import Namer  # noqa: PLC0415  # as that
        from approvaltests.core.options import Options  # noqa: PLC0415  # as that
        from approvaltests.core.reporter import Reporter  # noqa: PLC0415  # as that
        from approvaltests.file_approver import FileApprover  # noqa: PLC0415  # as that

        class InItsPlace(Namer):
            """The approved text lies where the learner has it, the other nowhere for long."""

            def get_approved_filename(self) -> str:
                return str(approved)

            def get_received_filename(self) -> str:
                return str(folder / "received.txt")

        class Telling(Reporter):
            """Tells whoever asked, and opens nothing."""

            def report(self, received_path: str, approved_path: str) -> bool:  # noqa: ARG002  # its own
                differs()
                return True

        # It takes a second look at a file in one process for a slip; here it is a second question.
        FileApprover.add_allowed_duplicates(str(approved).__eq__)
        try:
            verify(
                text,
                encoding="utf-8",
                newline="\n",
                options=Options().with_namer(InItsPlace()).with_reporter(Telling()),
            )
        except ApprovalException:
            return False
    return True


@contextmanager
def _thrown_away() -> Iterator[Path]:
    """Be in a folder that goes when it is done, with nothing fetched meanwhile."""
    os.environ["APPROVALTESTS_DISABLE_SCRIPT_DOWNLOADS"] = "1"  # read when it is imported
    with TemporaryDirectory() as folder, chdir(folder):
        yield Path(folder)


def line_for_pytest(folder: Path) -> str:
    """The line that keeps its plugin out of pytest in a folder; empty where that is settled."""
    written = [place / name for place in (folder, *folder.parents) for name in CONFIGURATIONS]
    if any(PLUGIN in _text(path) for path in written):
        return ""
    return f'addopts = "-p {PLUGIN}"'


CONFIGURATIONS = (
    "pyproject.toml",
    "pytest.toml",
    ".pytest.toml",
    "pytest.ini",
    ".pytest.ini",
    "tox.ini",
    "setup.cfg",
)
"""Where pytest reads its options."""


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
