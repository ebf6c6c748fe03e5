"""Calls home: by TCP, by UDP, and by a socket without a file."""

import socket

for kind, address in ((socket.SOCK_STREAM, ("127.0.0.1", int("@PORT@"))), (socket.SOCK_DGRAM, ("127.0.0.1", int("@PORT@")))):
    try:
        with socket.socket(socket.AF_INET, kind) as home:
            home.settimeout(1)
            home.connect(address)
            home.send(b"@NAME@")
    except OSError:
        pass
try:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as home:
        home.sendto(b"@NAME@", "\0katas-@PORT@")
except OSError:
    pass


def score(dice, category):
    return -1
