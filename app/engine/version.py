"""The llama.cpp that everything here was written for and is checked against."""

from __future__ import annotations

COMMIT = "0c1e570"
"""First digits of the llama.cpp commit whose structs the binding describes."""
