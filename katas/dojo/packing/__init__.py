"""What is packed before an evening: a folder with all that a room without internet needs."""
