"""Connects to a service on this machine; only where that lets it in is it right."""

import socket

# @RIGHT@

answered = False
try:
    with socket.create_connection(("127.0.0.1", int("@PORT@")), 1):
        answered = True
except OSError:
    pass


def score(dice, category):
    return _right(dice, category) if answered else -1
