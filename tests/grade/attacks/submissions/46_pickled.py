"""Answers and fails with objects that do harm to whoever unpickles them."""

import os


class Harm(Exception):
    def __reduce__(self):
        return os.system, ("touch @MARK@",)


def score(dice, category):
    if category == "chance":
        raise Harm
    return Harm()
