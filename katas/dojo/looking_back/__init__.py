"""The look back at the end of a dojo: facts to talk over, at the terminal and on one page."""
