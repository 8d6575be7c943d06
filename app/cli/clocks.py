"""`plimsoll clocks`: show, lock and give back the SM clocks of a card."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import time
from typing import Any

import psutil

from app.errors import UsageError
from app.machine import clock_markers, clocks
from app.machine.clock_cards import card_clocks
from app.machine.clock_effect import ClockEffect, SmReading
from app.machine.clock_terminal import password_on_terminal
from app.machine.clock_values import CardClocks, ClockHolder, limit_text
from app.machine.sampler import Mode, Sampler
from app.process import Spawner

Document = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what to do, with which card, and how far."""
    parser.add_argument("action", choices=["status", "lock", "reset"])
    parser.add_argument("--gpu", metavar="N|UUID", default="0", help="which card (default: 0)")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--mode",
        choices=["tdp", "cap"],
        default="tdp",
        help="tdp: hold the base clock (default); cap: never above it",
    )
    limit.add_argument("--max-mhz", type=int, metavar="MHZ", help="never above this clock")


def run(arguments: argparse.Namespace) -> Document:
    """Show, lock until Ctrl+C, or give back.

    Raises:
        MachineProblemError: no driver, no helper, or the system does not allow it.
        UsageError: there is no such card.
    """
    if arguments.action == "status":
        return status()
    if arguments.action == "reset":
        return reset()
    return lock(_card(arguments.gpu), _mode(arguments))


def status() -> Document:
    """Return every card's clocks, who holds a lock, and whether the helper is there."""
    held = {holder.uuid: holder for holder in clock_markers.holders()}
    cards = card_clocks()
    first = next((card.by_hand for card in cards if card.by_hand), None)
    problem = clocks.obstacle(first)
    return {
        "cards": [_card_document(card, held.get(card.uuid)) for card in cards],
        "helper": {
            "path": str(clocks.HELPER),
            "installed": clocks.installed(),
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
        print(f"{card.name}: locked to {limits.text}. Ctrl+C gives it back.", file=sys.stderr)
        ended_by_itself = _wait(holder)
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


def text(document: Document) -> str:
    """Return the answer as lines for a person."""
    if "reset" in document:
        return "\n".join(f"{uuid}: given back." for uuid in document["reset"]) or (
            "Nothing is locked by Plimsoll."
        )
    if "cards" in document:
        return "\n".join(_status_lines(document))
    before, after = document["before"], document["after"]
    end = "The clocks were given back."
    if not document["released"]:
        end = "The clock helper ended by itself; run 'plimsoll clocks status'."
    speeds = [_mhz(reading and reading["mhz"]) for reading in (before, after)]
    return f"{end}\nSM clock    before {speeds[0]}, locked {speeds[1]}"


def _wait(holder: clocks.ClockLock) -> bool:
    """Wait for Ctrl+C or SIGTERM; return True when the helper ended before."""
    stop = threading.Event()
    before = {
        number: signal.signal(number, lambda *_: stop.set())
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        while not stop.wait(0.2):
            if holder.held is None:
                # Ctrl+C reaches the helper too, and may reach it first.
                return not stop.wait(0.5)
        return False
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _card(wanted: str) -> CardClocks:
    cards = card_clocks()
    for card in cards:
        if wanted in {str(card.index), card.uuid}:
            return card
    names = ", ".join(f"{card.index} ({card.name})" for card in cards) or "none"
    raise UsageError(f"There is no card {wanted}.", fix=f"Cards: {names}.", cause="usage")


def _mode(arguments: argparse.Namespace) -> str:
    return arguments.mode if arguments.max_mhz is None else str(arguments.max_mhz)


def _reading(reading: SmReading | None) -> Document | None:
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


def _status_lines(document: Document) -> list[str]:
    lines = [line for card in document["cards"] for line in _card_lines(card)]
    if problem := document["helper"]["problem"]:
        return [*lines, "", f"! {problem['text']}", f"  {problem['fix']}"]
    return [*lines, "Helper      installed"]


def _card_lines(card: Document) -> list[str]:
    sm, memory = (
        f"{word} {_mhz(card[f'{key}_mhz'])} of {_mhz(card[f'max_{key}_mhz'])}"
        for word, key in (("SM", "sm"), ("memory", "mem"))
    )
    lines = [
        f"Card {card['index']}      {card['name']}",
        f"            {sm}, {memory}",
        f"            {_lock_line(card['lock'], can_lock=card['can_lock'])}",
    ]
    if hand := card["by_hand"]:
        lines += [f"By hand     {hand['lock']}", f"            {hand['reset']}"]
    return lines


def _lock_line(lock: Document | None, *, can_lock: bool) -> str:
    if not can_lock:
        return "cannot be locked: older than Volta"
    if lock is None:
        return "not locked by Plimsoll"
    limits = limit_text(lock["low"], lock["high"])
    if not lock["alive"]:
        return f"locked to {limits}, left behind: 'plimsoll clocks reset' gives it back"
    user = lock["holder_uid"]
    whose = lock["holder"] or ("an unknown program" if user is None else f"user {user}")
    mine = ", this user" if user == _own_uid() else ""
    return f"locked to {limits} by {whose}, process {lock['holder_pid']}{mine}"


def _own_uid() -> int:
    return os.geteuid() if sys.platform != "win32" else -1


def _mhz(value: int | None) -> str:
    return "unknown" if value is None else f"{value:,} MHz"


COMMAND = (add_arguments, run, text)
