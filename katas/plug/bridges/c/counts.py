"""Tells by names and bodies what C doesn't say: which number counts the dice of a list."""

import re

from katas.plug.bridges.c.declarations import Function, Variable

DICE = (
    r"(dice|dices|dies|die|rolls?|throws?|terning(er)?|values?|hand"
    r"|elements?|elems?|items?|arr(ay)?)"
)
SIZE = r"(len|length|size|sz|count|cnt|amount|antal)"

SURE = re.compile(
    rf"{SIZE}|dies|dices|(n|num|no|nb|nr|number|max|total|{SIZE})_?(of)?_?{DICE}|{DICE}_?{SIZE}",
    re.IGNORECASE,
)
"""Names of what counts, unless a die is compared with it."""

NO_COUNT = re.compile(r"kind|face|value|categor|target|pips|eyes|score|point", re.IGNORECASE)
"""Names of what is no count, though a loop may end there."""


def counts(number: Variable, of: Variable, function: Function, *, sized: bool) -> bool:
    """Whether a number beside a list counts what is in it; a `sized` one seldom needs that."""
    name, body = re.escape(number.name), function.body or ""
    if _is_a_face(name, body):
        return False
    if SURE.fullmatch(number.name) or number.type.base == "size_t":
        return True
    if sized or NO_COUNT.search(name):
        return False
    return _is_a_bound(name, of.name, body) or (name in ("n", "N") and _is_passed_on(name, body))


def _is_a_face(name: str, body: str) -> bool:
    """Whether dice are compared with a number, or a category is chosen by it."""
    compared = rf"\]\s*([.]\w+\s*)?==\s*{name}\b|\b{name}\s*==\s*\w+([.]\w+)?\s*\["
    return re.search(rf"{compared}|switch\s*\(\s*{name}\s*\)", body) is not None


def _is_a_bound(name: str, of: str, body: str) -> bool:
    """Whether the indices of a list run up to a number, or down from it, or its end is there."""
    of = re.escape(of)
    if re.search(rf"\b{name}\s*--|=\s*{name}\s*-\s*1\b|\b{of}\s*[+]\s*{name}\b", body):
        return True
    indices = re.findall(rf"(\w+)\s*(?:<=?|!=)\s*{name}\b", body)
    return any(re.search(rf"\b{of}\s*[\[+]\s*{index}\b", body) for index in indices)


def _is_passed_on(name: str, body: str) -> bool:
    """Whether a number is handed to others, and at most checked or taken for a size beside."""
    checked = rf"\b{name}\s*([<>]=?|[=!]=)\s*\d+|sizeof[^;,]*[*]\s*{name}\b|\b{name}\s*[*]\s*sizeof"
    rest = re.sub(checked, "", body)
    passed = re.findall(rf"[(,]\s*{name}\s*(?=[,)])", rest)
    return 0 < len(passed) == len(re.findall(rf"\b{name}\b", rest))
