"""Keeps standard input and output for messages, before anybody's tests can use them."""

from __future__ import annotations

import os
from collections.abc import Iterator

from katas.practice.hunting.messages import Asked, Message, as_line, read


class Lines:
    """The two ends of a process's standard streams; whoever uses those afterwards meets nobody."""

    def __init__(self) -> None:
        self._in = os.fdopen(os.dup(0), "rb")
        self._out = os.dup(1)
        nobody = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1):
            os.dup2(nobody, number)
        os.close(nobody)

    def asked(self) -> Iterator[Asked]:
        """What is asked for, one after the other, until nobody asks any more."""
        for line in self._in:
            message = read(line)
            if isinstance(message, Asked):
                yield message

    def say(self, message: Message) -> None:
        """Send a message, all of it."""
        line = memoryview(as_line(message))
        while line:
            line = line[os.write(self._out, line) :]
