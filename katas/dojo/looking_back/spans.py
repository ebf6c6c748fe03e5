"""Says how long something took."""

from __future__ import annotations

from collections.abc import Mapping

HOURS = 180
"""From so many minutes on it is said in hours."""

SHORT = 10
"""Below so many minutes the seconds are said as well."""


def minute(minutes: float, says: Mapping[str, str]) -> str:
    """A point in time, to the minute."""
    whole = int(minutes)
    if whole < HOURS:
        return says["minutes"].format(minutes=whole)
    return says["hours"].format(hours=whole // 60, minutes=whole % 60)


def span(minutes: float, says: Mapping[str, str]) -> str:
    """A length of time; a short one to the second."""
    seconds = round(minutes * 60)
    if seconds >= SHORT * 60:
        return minute(round(minutes), says)
    if seconds < 60:
        return says["seconds"].format(seconds=seconds)
    text = says["minutes"].format(minutes=seconds // 60)
    rest = says["seconds"].format(seconds=seconds % 60)
    return f"{text} {rest}" if seconds % 60 else text
