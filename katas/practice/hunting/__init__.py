"""A learner's own tests, tried on the right solution and on every near miss of their kata."""
