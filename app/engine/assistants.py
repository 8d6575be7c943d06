"""Architectures of files that draft for models of another one."""

from __future__ import annotations

_ASSISTANTS = {"gemma4-assistant": "gemma4"}
"""They attend to the memory of the model, and have none of their own."""


def is_assistant(architecture: str) -> bool:
    """Return whether a file of `architecture` drafts with the memory of its model."""
    return architecture in _ASSISTANTS


def made_for(architecture: str) -> str:
    """Return the architecture of the models that a file of `architecture` drafts for."""
    return _ASSISTANTS.get(architecture, architecture)
