"""The lines of `plimsoll clocks` for a person."""

from __future__ import annotations

import os
import sys
from typing import Any

from app.machine.clock_values import limit_text

Document = dict[str, Any]
_AS_WHOM = " as administrator" if sys.platform == "win32" else ""
_KEPT_BY = (
    ("It makes one scheduled task that runs nvidia-smi at every start.",)
    if sys.platform == "win32"
    else (
        "It writes one unit of systemd that runs nvidia-smi at every start and keeps the driver",
        "loaded.",
    )
)


def text(document: Document) -> str:
    """Return the answer as lines for a person."""
    if "reset" in document:
        return "\n".join(f"{uuid}: given back." for uuid in document["reset"]) or (
            "Nothing is locked by Plimsoll."
        )
    if "cards" in document:
        return "\n".join(_status_lines(document))
    if "steps" in document:
        return "\n".join(_search_lines(document))
    if "keep" in document:
        return "\n".join(_keep_lines(document))
    before, after = document["before"], document["after"]
    end = "The clocks were given back."
    if not document["released"]:
        end = "The clock helper ended by itself; run 'plimsoll clocks status'."
    told = [_reading(reading) or "unknown" for reading in (before, after)]
    return f"{end}\nBefore      {told[0]}\nLocked      {told[1]}"


def step_line(step: Document) -> str:
    """Return one step of a search: what was locked, what the card and the model did."""
    name = step["limits"] if not step["high_mhz"] else f"{step['high_mhz']:,} MHz"
    parts = [_work(step), "held" if step["stable"] else step["why"]]
    return f"{name:15} {' · '.join(filter(None, parts))}"


def _search_lines(document: Document) -> list[str]:
    """Return the end of a search; its steps were told on the way."""
    found, stopped = document["found"], document["stopped"]
    lines = [stopped] if stopped else []
    if found is None:
        none = "No lock held up to then." if stopped else "This card held no lock."
        return [*lines, f"{none} The clocks were given back."]
    option = f" --max-mhz {found['high_mhz']}" if found["high_mhz"] else ""
    return [
        *lines,
        f"Highest lock that held: {found['limits']}. The clocks were given back.",
        f"Before      {_work(document['before'])}",
        f"Locked      {_work(found)}",
        f"Lock so     plimsoll clocks lock{option}",
    ]


def _work(step: Document) -> str:
    speed = step["decode_tok_s"]
    told = "" if speed is None else f"{speed:,.1f} tokens/s, prefill {step['prefill_tok_s']:,.0f}"
    return " · ".join(filter(None, [_reading(step["reading"]), told]))


def _keep_lines(document: Document) -> list[str]:
    return [
        f"To keep {document['low']:,} to {document['high']:,} MHz over restarts, run{_AS_WHOM}:",
        f"  {document['keep']}",
        *_KEPT_BY,
        "A lock that Plimsoll gives back ends the kept one until the next start.",
        "To stop keeping it:",
        f"  {document['forget']}",
    ]


def _reading(reading: Document | None) -> str:
    if reading is None:
        return ""
    parts = [_mhz(reading["mhz"])]
    if reading["power_w"] is not None:
        parts.append(f"{reading['power_w']:.0f} W")
    if reading["temperature_c"] is not None:
        parts.append(f"{reading['temperature_c']} °C")
    return ", ".join(parts) + ("" if reading["under_load"] else " (not busy)")


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
    if kept := card["kept"]:
        lines.append(f"            kept over restarts: {limit_text(kept['low'], kept['high'])}")
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
    if sys.platform == "win32":
        return -1
    return os.geteuid()


def _mhz(value: int | None) -> str:
    return "unknown" if value is None else f"{value:,} MHz"
