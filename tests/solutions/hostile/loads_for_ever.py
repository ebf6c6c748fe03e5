"""Hostile: doesn't come to its end when it is loaded."""

while True:
    pass
