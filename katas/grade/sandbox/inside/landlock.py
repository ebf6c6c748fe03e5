"""Landlock: what this process may read and write, and whom it may signal. Linux 5.13 or newer.

Python has no function for it, and what runs here has no libraries: so the three system calls are
made by ctypes. Their structures are those of <linux/landlock.h>.
"""

import ctypes
import os
import struct
from collections.abc import Iterable

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
"""The numbers of the calls, the same on all machines."""

VERSION = 1
"""The flag by which a kernel is asked what it knows."""

BENEATH = 1
"""The kind of a rule about a path and what lies beneath it."""

NO_NEW_PRIVILEGES = 38

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
TRUNCATE, IOCTL = 1 << 14, 1 << 15
READ = EXECUTE | READ_FILE | READ_DIR
OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL
"""What can be granted for a file that is no folder."""

KNOWN = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 4: (1 << 15) - 1}
"""What can be forbidden of files, by version."""

NEWEST = (1 << 16) - 1
"""The same from version 5 on."""

TCP = 0b11
"""To bind and to connect, from version 4 on."""

SCOPES = 0b11
"""Abstract sockets and signals stay inside, from version 6 on."""


def version() -> int:
    """What the kernel knows of it; 0 for nothing."""
    return max(_call(CREATE_RULESET, None, 0, VERSION), 0)


def restrict(allowed: dict[str, list[str]]) -> None:
    """Restrict this process to reading and writing what is `allowed`, and what it starts too.

    Raises OSError if the kernel won't.
    """
    known = version()
    handled = KNOWN.get(known, NEWEST)
    attributes = struct.pack("QQQ", handled, TCP, SCOPES)
    size = 8 if known < 4 else 16 if known < 6 else 24  # the versions above
    ruleset = _succeeded(_call(CREATE_RULESET, attributes, size, 0))
    _allow(ruleset, allowed["read"], READ & handled)
    _allow(ruleset, allowed["write"], handled)
    _succeeded(ctypes.CDLL(None, use_errno=True).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    _succeeded(_call(RESTRICT_SELF, ruleset, 0))
    os.close(ruleset)


def _allow(ruleset: int, paths: Iterable[str], rights: int) -> None:
    """Allow so much beneath each of some paths; what isn't there needs no rule."""
    for path in paths:
        try:
            place = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        granted = rights if os.path.isdir(path) else rights & OF_FILES  # noqa: PTH112  # no pathlib
        rule = struct.pack("=Qi", granted, place)
        _succeeded(_call(ADD_RULE, ruleset, BENEATH, rule, 0))
        os.close(place)


def _call(number: int, *arguments: object) -> int:
    return int(ctypes.CDLL(None, use_errno=True).syscall(number, *arguments))


def _succeeded(result: int) -> int:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result
