"""Many submissions: what was finished is kept, identical ones run once, and work is shared out."""
