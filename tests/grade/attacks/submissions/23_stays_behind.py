"""Is right, and leaves a process behind that belongs to nobody: a child of a child, in a session of its own."""

import os

# @RIGHT@

if os.fork() == 0:
    try:
        os.setsid()
    except OSError:
        pass
    if os.fork() == 0:
        os.closerange(0, 64)
        os.execv("/bin/sleep", ["@NAME@", "20"])
    os._exit(0)
os.wait()


def score(dice, category):
    return _right(dice, category)
