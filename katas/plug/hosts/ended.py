"""Words for how a process ended, or why it never described what it runs."""

import signal

from katas.errors import UsageError
from katas.model import Failure, Verdict

NOT_STARTED = "not started"
"""The kind of a crash before there was a process."""


def not_described(name: str, end: Failure, advice: str) -> UsageError:
    """What is said of a solution that has ended, or gone on, instead of loading."""
    last = end.printed.splitlines()[-5:]
    if end.kind == NOT_STARTED:
        return UsageError(f"{name} can't be started: {end.message}", advice=advice)
    match end.verdict:
        case Verdict.TIMEOUT:
            return UsageError(f"{name} takes too long to load", found=last, advice=advice)
        case Verdict.TOO_MUCH_OUTPUT:
            return UsageError(f"{name} prints without end while it loads", found=last[:1])
        case Verdict.CRASHED:
            return UsageError(f"{name} ends its process while it loads: {end.message}", found=last)
    return UsageError(
        f"{name} doesn't say what it offers: {end.message}",
        found=last,
        advice="docs/protocol.md says what `describe` is answered with",
    )


def how(code: int | None) -> str:
    """How a process ended, in words."""
    if code is None:
        return "it closed its pipe"
    if code < 0:
        return signal.strsignal(-code) or f"signal {-code}"
    return f"exit code {code}"
