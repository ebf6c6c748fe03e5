"""Opens files until the system says no, and keeps them open; only where it never does is it right."""

# @RIGHT@

opened = []
try:
    for _ in range(20_000):
        opened.append(open("/dev/null"))
except OSError:
    pass


def score(dice, category):
    return _right(dice, category) if len(opened) == 20_000 else -1
