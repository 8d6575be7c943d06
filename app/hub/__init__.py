"""Model files: where they come from, how they get here whole, and which ones are here."""
