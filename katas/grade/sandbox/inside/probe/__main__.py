"""Tries what a sandbox should hold, and prints what it held as one line of JSON.

Told as `inside` tells a bridge: `secret` is a file that must not be read, `mark` one that must
not be written, `parent` the number of the process that must not be signalled or looked into,
`port` where somebody listens on this machine, `memory` more bytes than may be had, `most` more
processes, `megabytes` more than may be written.
"""

import ctypes
import json
import mmap
import os
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

Told = dict[str, Any]


def read(told: Told) -> None:
    """Read what lies outside."""
    Path(told["secret"]).read_bytes()


def write(told: Told) -> None:
    """Write where everybody may."""
    Path(told["mark"]).write_bytes(b"written")


def fill(told: Told) -> None:
    """Write more than there should be room for, in files that are small enough."""
    folder = Path(os.environ["TMPDIR"])
    for number in range(told["megabytes"]):
        (folder / f"{number}.bin").write_bytes(bytes(2**20))


def send(told: Told) -> None:
    """Send a message to a port, which needs no answer."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
        udp.sendto(b"hello", ("127.0.0.1", told["port"]))


def connect(told: Told) -> None:
    """Reach a port that answers."""
    socket.create_connection(("127.0.0.1", told["port"]), 2).close()


def signal(told: Told) -> None:
    """Signal the grader; this signal does nothing."""
    os.kill(told["parent"], 0)


def look_into(told: Told) -> None:
    """Read the grader's environment."""
    Path(f"/proc/{told['parent']}/environ").read_bytes()


def take_memory(told: Told) -> None:
    """Ask for more memory than there should be."""
    mmap.mmap(-1, told["memory"]).close()


def new_namespace(_: Told) -> None:
    """Begin a namespace, in which one would be root."""
    unshare = ctypes.CDLL(None).unshare
    if os.fork() == 0:
        os._exit(unshare(0x10000000) != 0)
    if os.wait()[1] != 0:
        raise PermissionError


def fork(told: Told) -> None:
    """Start processes until the system says no, or there are too many."""
    for _ in range(told["most"]):
        if os.fork() == 0:
            time.sleep(1)
            os._exit(0)


def outlive() -> None:
    """Leave a process behind that belongs to nobody; whether it lives on is seen from outside."""
    if os.fork() == 0:
        with suppress(OSError):
            os.setsid()
        if os.fork() == 0:
            for descriptor in range(3):
                os.close(descriptor)
            time.sleep(20)
        os._exit(0)
    os.wait()


TRIES: dict[str, Sequence[Callable[[Told], None]]] = {
    "reads": (read,),
    "writes": (write,),
    "disk": (fill,),
    "network": (send, connect),
    "signals": (signal, look_into),
    "memory": (take_memory,),
    "kernel": (new_namespace,),
    "processes": (fork,),
}
"""What is tried, by what it is that should hold."""


def held(attempt: Callable[[Told], None], told: Told) -> bool:
    """Whether an attempt came to nothing; where the system has no such call, nobody knows."""
    try:
        attempt(told)
    except (OSError, MemoryError):
        return True
    except AttributeError:
        pass
    return False


def main(told: Told) -> None:
    """Try everything, and print what came of it."""
    if hasattr(os, "fork"):
        outlive()
    report = {name: [held(attempt, told) for attempt in tries] for name, tries in TRIES.items()}
    user = os.getuid() if hasattr(os, "getuid") else None
    reply = {"user": user, "held": {name: all(came) for name, came in report.items()}}
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
