"""Other computers that lend their devices, in words: the list, and what to do there and here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.session import RESIDENT
from ui.presenters.figures import mib
from ui.words import QT_TR_NOOP, plural, sentences, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.lender import Lender, LentDevice

Tone = Literal["info", "warn", "err", "ok"]
ABOUT = QT_TR_NOOP(
    "A second computer can lend its card, or its memory, for a model that is too big for this one. "
    "It makes room, not speed: the weights cross the network at every load, and each token takes a "
    "round trip."
)
DANGER = QT_TR_NOOP(
    "Whoever can reach that port can crash that computer or take it over: nothing in it asks who "
    "is there. So it listens on that computer alone, and only the end of a tunnel on this computer "
    "is accepted here. Other users of both computers can reach it too."
)
THERE = QT_TR_NOOP(
    "With the same version of Plimsoll as here. It prints the ssh line for this computer."
)
HERE = QT_TR_NOOP("Here, and left open: the tunnel. NAME is the other computer.")
END = QT_TR_NOOP(
    "Version and memory are asked for there before a byte of a model is sent. Only 127.0.0.1 is "
    "accepted."
)
LOST = QT_TR_NOOP(
    "When one goes away in the middle of a reply, that reply ends, and Fixes says which one it was "
    "and what helps. Your chat stays."
)
START = "plimsoll rpc-server"
TUNNEL = "ssh -N -L 50052:127.0.0.1:50052 -L 50053:127.0.0.1:50053 NAME"
"""The second port tells version and memory."""
EXAMPLE = "127.0.0.1:50052"
_WORDS: dict[str, tuple[Tone, str]] = {
    "asking": ("info", QT_TR_NOOP("Asking…")),
    "ready": ("ok", QT_TR_NOOP("Answers")),
    "rpc-version-mismatch": ("err", QT_TR_NOOP("Another version")),
    "failed": ("err", QT_TR_NOOP("No answer")),
}


@dataclass(frozen=True, slots=True)
class LenderView:
    """One address of the list: how it stands, and its devices or what is wrong."""

    endpoint: str
    tone: Tone
    word: str
    text: str
    asking: bool


@dataclass(frozen=True, slots=True)
class SeveralView:
    """The whole section; `told` says what the open model has to do with it."""

    on: bool
    lenders: tuple[LenderView, ...]
    told: str


def present_several(state: State) -> SeveralView:
    """Return every address that was entered, in the order of entering."""
    known = {one.endpoint: one for one in state.lenders}
    settings = state.settings
    return SeveralView(
        on=settings.rpc_on,
        lenders=tuple(_lender(end, known.get(end)) for end in settings.rpc),
        told=_told(state),
    )


def _lender(endpoint: str, said: Lender | None) -> LenderView:
    if said is None:
        return LenderView(endpoint, "info", tr("Not asked yet"), "", asking=False)
    known = said.cause if said.cause in _WORDS else said.state
    tone, word = _WORDS[known]
    text = sentences(told(said.text), told(said.fix)) if said.state == "failed" else ""
    if said.state == "ready":
        text = "\n".join(map(_device, said.devices)) or tr("It lends nothing.")
    return LenderView(endpoint, tone, tr(word), text, asking=said.state == "asking")


def _device(device: LentDevice) -> str:
    text = tr("{name}: {free} of {total} MiB free")
    if not device.is_gpu:
        text = tr("{name}, its processor: {free} of {total} MiB free")
    return text.format(name=device.name, free=mib(device.free_bytes), total=mib(device.total_bytes))


def _told(state: State) -> str:
    """Say whether the open model is shared out, or why it is not."""
    session, settings = state.session, state.settings
    if not settings.rpc:
        return ""
    if session is None:
        return tr("Open a model to see what goes where.") if settings.rpc_on else ""
    used = len(session.config.rpc)
    if session.phase in RESIDENT and bool(used) != settings.rpc_on:
        return tr("The model that is loaded keeps its setup. Unload it, then switch this again.")
    if not settings.rpc_on or not used:
        return ""
    text = plural(
        used,
        tr("{title} has layers on {n} other computer."),
        tr("{title} has layers on {n} other computers."),
    )
    return text.format(title=session.file.title, n=used)
