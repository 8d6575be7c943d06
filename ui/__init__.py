"""The window: draws state, sends commands."""
