"""Right: makes the terminal ready for more than ASCII first, as one has to on Windows."""

import sys

sys.stdout.reconfigure(encoding="utf-8")


def chance(dice):
    print("Ærlig talt:", sum(dice))
    return sum(dice)
