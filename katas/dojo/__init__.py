"""A dojo: a light for each run, a board of them on the wall, and a look back at the end."""
