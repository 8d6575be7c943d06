"""`plimsoll clocks`: show, lock, keep and give back the SM clocks of a card, or search for some."""

from __future__ import annotations

import argparse
import sys
import threading
import time
from typing import Any

import psutil

from app.cli import clock_search
from app.cli.clock_lines import text
from app.cli.signals import stopped_by_signals
from app.errors import MachineProblemError, UsageError
from app.machine import clock_cards, clock_kept, clock_markers, clock_trouble, clocks
from app.machine.clock_cards import card_clocks
from app.machine.clock_effect import ClockEffect
from app.machine.clock_terminal import password_on_terminal
from app.machine.clock_values import CardClocks, ClockHolder
from app.machine.sampler import Mode, Sampler
from app.process import Spawner
from app.qualify.clock_work import STEP_SECONDS
from app.values.clocks import ClockReading

Document = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what to do, with which card, and how far."""
    parser.add_argument("action", choices=["status", "lock", "reset", "search", "keep"])
    parser.add_argument(
        "ref", nargs="?", help="search: the model that works meanwhile (default: the last proven)"
    )
    parser.add_argument("--gpu", metavar="N|UUID", default="0", help="which card (default: 0)")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--mode",
        choices=["tdp", "cap"],
        default="tdp",
        help="tdp: hold the base clock (default); cap: never above it",
    )
    limit.add_argument("--max-mhz", type=int, metavar="MHZ", help="never above this clock")
    parser.add_argument(
        "--seconds",
        type=float,
        default=STEP_SECONDS,
        metavar="S",
        help=f"search: how long the model works at each step (default: {STEP_SECONDS:g})",
    )


def run(arguments: argparse.Namespace) -> Document:
    """Show, lock until Ctrl+C, give back, search, or say how to keep a lock over restarts.

    Raises:
        MachineProblemError: no driver, no helper, or the system does not allow it.
        UsageError: there is no such card or clock.
    """
    if arguments.ref is not None and arguments.action != "search":
        raise UsageError(f"`clocks {arguments.action}` takes no model.", fix="Leave it out.")
    if arguments.action == "status":
        return status()
    if arguments.action == "reset":
        return reset()
    card = _card(arguments.gpu)
    if arguments.action == "search":
        return clock_search.run(card, arguments.ref, arguments.seconds)
    if arguments.action == "keep":
        return keep(card, arguments.max_mhz)
    return lock(card, _mode(arguments))


def status() -> Document:
    """Return every card's clocks, who holds a lock, and whether the helper is there."""
    held = {holder.uuid: holder for holder in clock_markers.holders()}
    kept = {one.uuid: one for one in clock_kept.kept()}
    cards = card_clocks()
    first = next((card.by_hand for card in cards if card.by_hand), None)
    problem = clocks.obstacle(first)
    return {
        "cards": [
            _card_document(card, held.get(card.uuid))
            | {"kept": (found := kept.get(card.uuid)) and found.model_dump(mode="json")}
            for card in cards
        ],
        "helper": {
            "path": clocks.installed(),
            "installed": bool(clocks.installed()),
            "problem": problem
            and {"cause": problem.cause, "text": problem.text, "fix": problem.fix},
        },
    }


def lock(card: CardClocks, mode: str) -> Document:
    """Lock one card until Ctrl+C or SIGTERM, and tell what it did."""
    if problem := clocks.obstacle(card.by_hand):
        raise problem
    spawner = Spawner()
    effect = ClockEffect(card.uuid)
    sampler = Sampler(effect.take)
    sampler.set_mode(Mode.SLOW)
    holder = clocks.ClockLock(spawner)
    try:
        with password_on_terminal(spawner):
            limits = holder.lock(card.uuid, mode)
        effect.locked(limits.high_mhz)
        started = time.monotonic()
        stop = threading.Event()
        with stopped_by_signals(stop):  # from the moment on that it is offered
            print(f"{card.name}: locked to {limits.text}. Ctrl+C gives it back.", file=sys.stderr)
            if further := clock_kept.afterwards(card.uuid):
                print(further, file=sys.stderr)
            ended_by_itself = _wait(holder, stop)
        seconds = time.monotonic() - started
    finally:
        released = holder.release()
        sampler.close(2.0)
        spawner.close()
    return {
        **limits.model_dump(mode="json"),
        "seconds": round(seconds, 1),
        "released": released and not ended_by_itself,
        "before": _reading(effect.before),
        "after": _reading(effect.after),
        "kept": effect.kept,
    }


def keep(card: CardClocks, max_mhz: int | None) -> Document:
    """Return the command that keeps a lock over restarts; Plimsoll itself may not do that.

    Raises:
        MachineProblemError: this card cannot be locked, or what keeps a lock is not installed.
        UsageError: the card has no such clock.
    """
    supported = clock_cards.supported(card.uuid) if card.can_lock else ()
    high = clock_cards.snapped(supported, max_mhz) if supported else 0
    if max_mhz is not None and supported and not supported[0] <= max_mhz <= supported[-1]:
        limits = f"{supported[0]} to {supported[-1]} MHz"
        raise UsageError(f"{card.name} has no clock of {max_mhz} MHz.", fix=f"It has {limits}.")
    if not supported:
        raise MachineProblemError(
            f"The clocks of {card.name} cannot be kept locked over restarts here.",
            fix="That needs a card of Volta or newer.",
            cause="clock-lock-unsupported",
        )
    command = clock_kept.keep_command(card.uuid, supported[0], high)
    if command is None:
        raise clock_trouble.no_helper(card.by_hand)
    return {
        "keep": command,
        "forget": clock_kept.forget_command(card.uuid),
        "low": supported[0],
        "high": high,
    }


def reset() -> Document:
    """Give back what a lock holds or a killed helper left behind."""
    if not clock_markers.holders():
        return {"reset": []}
    spawner = Spawner()
    try:
        holder = clocks.ClockLock(spawner)
        with password_on_terminal(spawner):
            return {"reset": list(holder.restore())}
    finally:
        spawner.close()


def _wait(holder: clocks.ClockLock, stop: threading.Event) -> bool:
    """Wait for `stop`; return True when the helper ended before."""
    while not stop.wait(0.2):
        if holder.held is None:
            # Ctrl+C reaches the helper too, and may reach it first.
            return not stop.wait(0.5)
    return False


def _card(wanted: str) -> CardClocks:
    cards = card_clocks()
    for card in cards:
        if wanted in {str(card.index), card.uuid}:
            return card
    names = ", ".join(f"{card.index} ({card.name})" for card in cards) or "none"
    raise UsageError(f"There is no card {wanted}.", fix=f"Cards: {names}.", cause="usage")


def _mode(arguments: argparse.Namespace) -> str:
    return arguments.mode if arguments.max_mhz is None else str(arguments.max_mhz)


def _reading(reading: ClockReading | None) -> Document | None:
    return None if reading is None else reading.model_dump(mode="json")


def _card_document(card: CardClocks, holder: ClockHolder | None) -> Document:
    lock = None
    if holder is not None:
        lock = holder.model_dump(mode="json") | {"holder": _process(holder)}
    return card.model_dump(mode="json") | {"lock": lock}


def _process(holder: ClockHolder) -> str | None:
    try:
        process = psutil.Process(holder.holder_pid)
        return f"{process.name()} ({process.username()})" if holder.alive else None
    except psutil.Error:
        return None


COMMAND = (add_arguments, run, text)
