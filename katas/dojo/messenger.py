"""Sees to it that a folder's lights are sent, and says how that goes."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

from katas.dojo.errand import Errand
from katas.dojo.membership import Membership
from katas.dojo.sending import Sent

AGAIN = 15.0
"""Seconds after which what waits is sent again."""


class Messenger:
    """Sends one errand at a time for a folder, if that has joined a dojo; `says` has its words."""

    def __init__(self, folder: Path, says: Mapping[str, str]) -> None:
        self._folder = folder
        self._says = says
        self._errand: Errand | None = None
        self._more = False
        self._waits = False
        self._next = 0.0

    def send(self) -> None:
        """Send what there is; once more, when the errand that is on its way has come back."""
        self._more = self._errand is not None
        if not self._more and Membership.read(self._folder) is not None:
            self._errand = Errand(self._folder)

    def news(self) -> str:
        """What there is to say, once for each change: nobody has answered, or somebody again."""
        if self._errand is None:
            if self._waits and time.monotonic() > self._next:
                self.send()
            return ""
        return self._heard() if self._errand.is_over else ""

    def _heard(self) -> str:
        sent = self.back()
        assert sent is not None, "an errand was on its way"
        waited, self._waits = self._waits, bool(sent.waiting)
        self._next = time.monotonic() + AGAIN
        if self._more:
            self.send()
        refused = sent.why and not sent.waiting
        return self.told(sent) if refused or self._waits != waited else ""

    def back(self) -> Sent | None:
        """How the errand went, a second after it began at the latest; None where there is none."""
        if self._errand is None:
            return None
        errand, self._errand = self._errand, None
        return errand.ended() or Sent(waiting=1, why=self._says["silent"])

    def told(self, sent: Sent) -> str:
        """How sending went, in a line."""
        if sent.waiting:
            key = "one-waits" if sent.waiting == 1 else "some-wait"
            return self._says[key].format(count=sent.waiting, why=sent.why)
        return self._says["refused"].format(why=sent.why) if sent.why else self._says["arrived"]
