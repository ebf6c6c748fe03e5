"""Grading: code that nobody trusts, one submission or a hundred thousand.

A submission is never imported here. It runs in a process of its own inside the strongest sandbox
that this machine has, and is asked what any solution is asked; what it answers is compared here.
"""
