"""Rooms: a folder for one submission, with its files and a place to write in, gone at the end."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path


class Room:
    """A folder in a workspace that whoever runs a submission may go through.

    `submission` is empty, for the submission's files; `scratch` is what it may write in, as far
    as its sandbox leaves that to us, and belongs to the `user` that it becomes.
    """

    def __init__(self, workspace: Path, user: int | None) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=workspace))
        self.folder.chmod(0o755)
        self.submission = self.folder / "submission"
        self.submission.mkdir(mode=0o755)
        self.scratch = self.folder / "scratch"
        self.scratch.mkdir(mode=0o700)
        if user is not None:
            os.chown(self.scratch, user, user)

    def close(self) -> None:
        """Take it away, with whatever was written there.

        That may be a thousand folders deep, and none of them open: then a program does it.
        """
        with suppress(OSError, RecursionError):
            shutil.rmtree(self.folder)
        if self.folder.exists():
            for words in (["chmod", "-R", "u+rwX"], ["rm", "-rf", "--"]):
                subprocess.run([*words, self.folder], check=False, capture_output=True)  # noqa: S603  # our own folder
