"""`python -m katas` is `kata`."""

import sys

from katas.cli import main

sys.exit(main())
