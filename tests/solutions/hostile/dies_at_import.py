"""Hostile: ends its process when it is loaded."""

import os

os.write(2, b"enough of this\n")
os._exit(3)
