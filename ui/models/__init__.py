"""Lists for Qt views, diffed by id."""
