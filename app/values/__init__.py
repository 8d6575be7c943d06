"""The nouns that cross a thread or a process: frozen values with no behaviour beyond arithmetic."""
