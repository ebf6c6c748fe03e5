"""Takes what a solution prints, so that it can be told with the call that printed it.

Standard output is a pipe, whoever writes to it and by whatever means. A thread reads it: a pipe
that nobody reads is full some day.
"""

import os
import threading

KEPT = 10_000
"""So many bytes of what a call prints are kept; what is more goes on to standard error."""

PIECE = 65536


class Printing:
    """What is printed on standard output from now on.

    While printing is `free`, what is more than is kept is nobody's business.
    """

    def __init__(self) -> None:
        self.free = False
        self._mark = os.urandom(16)
        self._unread = b""
        self._kept = bytearray()
        self._seen = threading.Event()
        self._reading, writing = os.pipe()
        os.dup2(writing, 1)
        os.close(writing)
        threading.Thread(target=self._read, daemon=True).start()

    def taken(self) -> str:
        """Give what was printed since this was asked last."""
        self._seen.clear()
        os.write(1, self._mark)
        self._seen.wait()
        kept, self._kept = self._kept, bytearray()
        return kept.decode("utf-8", "replace")

    def _read(self) -> None:
        while piece := os.read(self._reading, PIECE):
            text, mark, self._unread = (self._unread + piece).rpartition(self._mark)
            if not mark:  # half of it may have come
                text, self._unread = _split(self._unread, len(self._mark) - 1)
            self._keep(text)
            if mark:
                self._seen.set()

    def _keep(self, text: bytes) -> None:
        room = KEPT - len(self._kept)
        self._kept += text[:room]
        rest = memoryview(text[room:])
        while rest and not self.free:
            rest = rest[os.write(2, rest) :]


def _split(text: bytes, last: int) -> tuple[bytes, bytes]:
    """A text without its last bytes, and those."""
    middle = max(len(text) - last, 0)
    return text[:middle], text[middle:]
