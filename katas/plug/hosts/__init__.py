"""Where a solution's code runs, and what it can be asked there."""
