"""Plans for files: the best setup for a goal, and the plan of any setup, on this machine."""
