"""The bridges: each language's own, and what they have in common."""

import os
import shutil

import pytest


def needs(*programs: str) -> pytest.MarkDecorator:
    """Skip where a program isn't installed; but never in CI, which installs them all."""
    missing = [program for program in programs if shutil.which(program) is None]
    reason = f"not installed here: {', '.join(missing)}"
    return pytest.mark.skipif(bool(missing) and not os.environ.get("CI"), reason=reason)
