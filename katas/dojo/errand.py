"""A process of our own that sends lights, while nobody waits for it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from katas.dojo.sending import Sent

SECOND = 1.0
"""So long somebody may be kept waiting by it, and no longer."""

ANSWERS_WITHIN = 5.0
"""Seconds that it waits for an answer itself, where nobody waits for it."""


class Errand:
    """Sends what waits in a folder. It ends by itself, or with whoever has sent it."""

    def __init__(self, folder: Path) -> None:
        # Not from the learner's folder: a json.py there is not Python's own.
        command = [sys.executable, "-P", "-m", "katas.dojo.sending", str(folder)]
        self._began = time.monotonic()
        self._process = subprocess.Popen(  # noqa: S603  # our own program, by this Python
            [*command, str(ANSWERS_WITHIN)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for whoever runs the code
        )

    @property
    def is_over(self) -> bool:
        """Whether it has come to its end."""
        return self._process.poll() is not None

    def ended(self) -> Sent | None:
        """How it went; None where it can't say.

        It is ended a second after it began, and whatever it hasn't sent by then waits.
        """
        rest = max(self._began + SECOND - time.monotonic(), 0)
        try:
            printed, _ = self._process.communicate(timeout=rest)
        except subprocess.TimeoutExpired:
            self._process.kill()
            printed, _ = self._process.communicate()
        try:
            match json.loads(printed):
                case {"arrived": int(arrived), "waiting": int(waiting), "why": str(why)}:
                    return Sent(arrived, waiting, why)
        except ValueError:
            pass
        return None
