"""A whole game on a solution: how its `Game` is called, found out, and a game played on it."""
