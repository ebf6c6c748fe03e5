"""The dojo's server: what it keeps, whom it lets in, its pages, and the board that goes on."""
