import unittest

__all__ = ["__", "___", "____", "_____", "Koan"]

__ = "-=> FILL ME IN! <=-"


class ___(Exception):
    pass


____ = "-=> TRUE OR FALSE? <=-"
_____ = 0


class Koan(unittest.TestCase):
    pass
