"""What runs inside a sandbox, before the submission does: Python's own modules and these alone.

The folder is copied to where submissions see it, and run from there by `python -I -S`.
"""
