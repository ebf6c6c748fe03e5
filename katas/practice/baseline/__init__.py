"""What a solution does today, kept as a table and compared: nothing here asks what is right."""
