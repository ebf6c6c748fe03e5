"""`python -m katas` is `kata`."""

import sys

from katas.cli import command

sys.exit(command())
