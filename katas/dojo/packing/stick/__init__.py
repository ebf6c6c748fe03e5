"""What a pack is begun with, in a room without katas: Python's own library and nothing of ours."""
