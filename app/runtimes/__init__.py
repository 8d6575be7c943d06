"""Builds of llama.cpp for a card: found, fetched, verified, tried out, chosen, rolled back."""
