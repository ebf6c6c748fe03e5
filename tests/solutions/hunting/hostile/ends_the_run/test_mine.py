import os


def test_that_leaves():
    os._exit(0)
