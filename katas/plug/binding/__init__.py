"""Finds out how a solution is called, from what it offers and what the vocabulary says."""
