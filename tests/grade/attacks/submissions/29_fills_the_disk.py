"""Writes 64 megabytes in one file, wherever it may; only where it may anywhere is it right."""

import os
import tempfile

# @RIGHT@

here = os.path.dirname(__file__)
full = False
for folder in (os.getcwd(), here, tempfile.gettempdir(), "/dev/shm", "/var/tmp"):
    try:
        with open(f"{folder}/@NAME@", "wb") as file:
            for _ in range(0 if full else 64):
                file.write(bytes(2**20))
        full = True
        for number in range(2000):
            open(f"{folder}/@NAME@-{number}", "wb").close()
    except OSError:
        pass


def score(dice, category):
    return _right(dice, category) if full else -1
