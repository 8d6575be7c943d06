"""Devices of other computers, and how layers are shared, as they are typed."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from app.engine import lent
from app.errors import UsageError
from app.values.machine import Machine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add where other computers lend their devices, and the shares of several cards."""
    parser.add_argument(
        "--rpc",
        action="append",
        default=[],
        metavar="127.0.0.1:PORT",
        help="put layers on another computer too: the local end of a tunnel to its `rpc-server`",
    )
    parser.add_argument(
        "--split",
        type=_shares,
        metavar="3,1",
        help="shares of several cards: other computers in order, then the cards here",
    )


def add_draft_model(parser: argparse.ArgumentParser) -> None:
    """Add the file that drafts."""
    parser.add_argument(
        "--draft-model",
        metavar="FILE",
        help="draft with the MTP head or assistant in this GGUF file",
    )


def draft_model(arguments: argparse.Namespace) -> dict[str, object]:
    """Return what the typed drafting file changes of an `MtpConfig`.

    Raises:
        UsageError: it is given, and drafting is forbidden.
    """
    if arguments.draft_model is None:
        return {}
    if getattr(arguments, "no_mtp", False):
        raise UsageError("--draft-model and --no-mtp contradict each other.", fix="Leave one out.")
    return {"on": True, "file": str(Path(arguments.draft_model).expanduser().absolute())}


def with_others(machine: Machine, arguments: argparse.Namespace) -> Machine:
    """Return `machine` with the cards that other computers lend.

    Raises:
        PlimsollError: nobody answers, or what answers is of no known version.
    """
    return lent.joined(machine, arguments.rpc)


def check_shares(arguments: argparse.Namespace, n_cards: int) -> None:
    """Raise `UsageError` for shares of more cards than there are."""
    if arguments.split and len(arguments.split) > n_cards:
        few = ("there is no card", "there is one card")
        cards = few[n_cards] if n_cards < len(few) else f"there are {n_cards} cards"
        raise UsageError(
            f"--split gives {len(arguments.split)} shares, but {cards}.",
            fix="Give one share per card: --rpc in order, then the cards that `plimsoll detect` lists.",
        )


def _shares(text: str) -> tuple[float, ...]:
    shares = tuple(float(part) for part in text.split(","))
    if not any(shares) or not all(0 <= share < math.inf for share in shares):
        raise ValueError(text)
    return shares


_shares.__name__ = "list of shares like 3,1"
"""What argparse calls a value that makes none."""
