"""The projector for images of a model that could see: named, and counted where that is asked for."""

from __future__ import annotations

import argparse
from dataclasses import replace

from app.errors import UsageError
from app.plan.locate import Located, locate

MIB = 1 << 20
NOT_COUNTED = (
    "Images: not yet. The model has a projector for them ({:,.0f} MiB), which is not loaded or"
    " counted; --images counts it."
)
COUNTED = (
    "Images: not yet. The projector's line is what it would take beside the model: it is not"
    " loaded today."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the option."""
    parser.add_argument(
        "--images", action="store_true", help="count the projector for images, which come later"
    )


def located(ref: str, arguments: argparse.Namespace) -> Located:
    """Return the model of `ref`, with its projector where it was asked for.

    Raises:
        UsageError: it was asked for, and there is none.
    """
    found = next(locate(ref))
    if arguments.images and not found.projector_bytes:
        raise UsageError(
            f"{found.name} has no projector for images beside it.", fix="Leave --images out."
        )
    return replace(found, images=arguments.images)


def note(found: Located) -> str:
    """Say of a model that could see that images come later; empty for others."""
    if not found.projector_bytes:
        return ""
    return COUNTED if found.images else NOT_COUNTED.format(found.projector_bytes / MIB)
