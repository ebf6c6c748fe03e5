"""What tries a sandbox."""
