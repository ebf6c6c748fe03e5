"""The bridges: each language's own, and what they have in common."""

import os
import shutil

import pytest

from katas.model import Answer, Failure, Outcome
from katas.plug.hosts.port import Argument
from katas.plug.hosts.surface import Offer
from katas.plug.hosts.worker import Worker

ROLL = [3, 1, 3, 2, 6]
"""The usual roll."""


def needs(*programs: str) -> pytest.MarkDecorator:
    """Skip where a program isn't installed; but never in CI, which installs them all."""
    missing = [program for program in programs if shutil.which(program) is None]
    reason = f"not installed here: {', '.join(missing)}"
    return pytest.mark.skipif(bool(missing) and not os.environ.get("CI"), reason=reason)


def scored(outcome: Outcome) -> int | None:
    """The score of what must be an answer."""
    assert isinstance(outcome, Answer), outcome
    return outcome.score


def failed(outcome: Outcome) -> Failure:
    """What must be a failure."""
    assert isinstance(outcome, Failure), outcome
    return outcome


def ask(host: Worker, name: str, *arguments: Argument) -> Outcome:
    """Call a function, with the usual roll if with nothing else."""
    return host.call((name,), arguments or [ROLL])


def shown(offer: Offer) -> str:
    """An offer in one line, as JavaScript and TypeScript have it: `pair(dice, least?)`."""
    said = [offer.first] if offer.first else []
    said += [
        f"{'...' * item.rest}{item.name}{'?' * item.optional}"
        + (f": {item.annotation}" if item.annotation else "")
        for item in offer.parameters
    ]
    return ".".join(offer.path) + ("" if offer.attribute else f"({', '.join(said)})")


def offered(host: Worker) -> list[str]:
    """All that a file offers to call or to read."""
    return [shown(offer) for offer in host.describe().offers]
