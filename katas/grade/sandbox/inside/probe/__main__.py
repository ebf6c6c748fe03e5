"""Tries what a sandbox should hold, and prints what it held as one line of JSON.

Told as `__main__` tells a bridge: `secret` is a file that must not be read, `mark` one that must
not be written, `parent` the number of the process that must not be signalled or looked into,
`port` where somebody listens on this machine, `most` the processes after which it stops trying.
"""

import json
import os
import sys
import time


def read(told):
    with open(told["secret"]) as file:
        return file.read()


def write(told):
    with open(told["mark"], "w") as file:
        file.write("written")


def connect(told):
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
        udp.sendto(b"hello", ("127.0.0.1", told["port"]))


def connect_by_tcp(told):
    import socket

    socket.create_connection(("127.0.0.1", told["port"]), 2).close()


def signal(told):
    os.kill(told["parent"], 0)


def look_into(told):
    with open(f"/proc/{told['parent']}/environ", "rb") as file:
        file.read()


def take_memory(told):
    import mmap

    mmap.mmap(-1, told["memory"]).close()


def new_namespace(told):
    import ctypes

    if os.fork() == 0:
        os._exit(0 if ctypes.CDLL(None).unshare(0x10000000) == 0 else 1)
    assert os.wait()[1] == 0


def fork(told):
    """Start processes until the system says no, or there are too many."""
    for _ in range(told["most"]):
        if os.fork() == 0:
            time.sleep(1)
            os._exit(0)


def outlive(told):
    """Leave a process behind that belongs to nobody; whether it lives on is seen from outside."""
    if os.fork() == 0:
        try:
            os.setsid()
        except OSError:
            pass
        if os.fork() == 0:
            for descriptor in range(3):
                os.close(descriptor)
            time.sleep(20)
        os._exit(0)
    os.wait()


TRIES = {
    "reads": (read,),
    "writes": (write,),
    "network": (connect, connect_by_tcp),
    "signals": (signal, look_into),
    "memory": (take_memory,),
    "kernel": (new_namespace,),
    "processes": (fork,),
}


def held(attempt, told):
    """Whether an attempt came to nothing."""
    try:
        attempt(told)
    except (OSError, AssertionError, MemoryError, ImportError):
        return True
    return False


def main():
    told = json.loads(sys.argv[1])
    sys.stdin.readline()
    outlive(told)
    report = {name: all([held(attempt, told) for attempt in tries]) for name, tries in TRIES.items()}
    print(json.dumps({"user": os.getuid() if hasattr(os, "getuid") else None, "held": report}), flush=True)


main()
