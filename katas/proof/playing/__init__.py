"""Whole games, played beside ours."""
