"""Models on other computers, behind any OpenAI-compatible server that a person entered."""
