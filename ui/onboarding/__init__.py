"""The first run, step by step."""
