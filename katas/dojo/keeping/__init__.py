"""What a dojo keeps: its teams and their lights, its timer, what lets somebody in."""
