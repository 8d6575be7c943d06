"""The command palette: what can be done now, found by a few typed letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from app import commands as c
from app.session import WORKING, Phase
from ui.presenters.figures import percent
from ui.presenters.opening import answer, opening_name
from ui.presenters.settings import TEXT_SIZES
from ui.words import QT_TR_NOOP, listed, tr

if TYPE_CHECKING:
    from app.state import State

MOST = 12
PAGE_TITLES = {
    "chat": QT_TR_NOOP("Chat"),
    "models": QT_TR_NOOP("Models"),
    "monitor": QT_TR_NOOP("Monitor"),
    "fixes": QT_TR_NOOP("Fixes"),
    "settings": QT_TR_NOOP("Settings"),
}
THEMES = {
    "system": QT_TR_NOOP("As the system"),
    "light": QT_TR_NOOP("Light"),
    "dark": QT_TR_NOOP("Dark"),
    "high-contrast": QT_TR_NOOP("High contrast"),
}


@dataclass(frozen=True, slots=True)
class Deed:
    """One line: `page` is shown, `command` goes to the core, `act` is done.

    An act is a method of the page, or "keys" or "quit" of the window.
    """

    title: str
    group: str
    icon: str
    keys: str = ""
    page: str = ""
    command: c.Command | None = None
    act: str = ""

    @property
    def accessible(self) -> str:
        """The line for a screen reader."""
        return listed((self.title, self.group, self.keys))


def present_palette(state: State, typed: str) -> tuple[Deed, ...]:
    """Return the best lines for `typed`, best first; without letters the ones used most."""
    return _matching(state, typed)[:MOST]


def keys_deed() -> Deed:
    """Return the line that shows all keys."""
    return Deed(tr("Keys"), tr("Help"), "info", "F1", act="keys")


def count_palette(state: State, typed: str) -> str:
    """Return how many of all lines match `typed`, also of those that are not shown."""
    n_found, n_all = len(_matching(state, typed)), len(_matching(state, ""))
    return tr("{n} of {total}").format(n=n_found, total=n_all)


def pieces(title: str, typed: str) -> tuple[tuple[str, bool], ...]:
    """Return `title` in parts, and of each whether it is what was typed."""
    text, marks = title.lower(), [False] * len(title)
    for word in typed.lower().split():
        at = 0 if text.startswith(word) else text.find(f" {word}") + 1 or text.find(word)
        marks[at : at + len(word)] = [True] * len(word) if at >= 0 else []
    if len(text) != len(title):  # a letter that is two when it is small
        return ((title, False),)
    parts = groupby(zip(title, marks, strict=True), key=lambda pair: pair[1])
    return tuple(("".join(letter for letter, _ in part), typed) for typed, part in parts)


def _matching(state: State, typed: str) -> tuple[Deed, ...]:
    wanted = typed.casefold().split()
    scored = [
        (score, number, deed)
        for number, deed in enumerate(_deeds(state))
        if (score := _score(wanted, f"{deed.title} {deed.group}".casefold())) is not None
    ]
    return tuple(deed for _, _, deed in sorted(scored, key=lambda item: item[:2]))


def _deeds(state: State) -> Iterator[Deed]:
    yield from _opening(state)
    yield from _session(state)
    yield from _remote(state)
    yield from _lending(state)
    chats = tr("Chat")
    yield Deed(tr("New chat"), chats, "plus", "Ctrl+N", page="chat", act="new_chat")
    yield Deed(tr("Find in chats"), chats, "search", "Ctrl+F", page="chat", act="find_chats")
    title = tr("Instructions and style")
    yield Deed(title, chats, "settings", "Ctrl+I", page="chat", act="prepare")
    yield Deed(tr("Attach text files"), chats, "attach", "Ctrl+Shift+A", page="chat", act="attach")
    for number, (name, page) in enumerate(PAGE_TITLES.items(), start=1):
        yield Deed(tr(page), tr("Go to"), name, f"Ctrl+{number}", page=name)
    yield from _transfers(state)
    for file in (file for file in state.library if file.makes != "drafts"):
        command = c.Choose(ref=file.path)
        title = f"{file.title} {file.quant}".strip()
        yield Deed(title, tr("Open model"), "models", page="models", command=command)
    for chat in state.conversations:
        opened = c.OpenConversation(id=chat.id)
        yield Deed(chat.title or tr("Chat"), tr("Open chat"), "chat", page="chat", command=opened)
    yield from _settings(state)
    yield keys_deed()
    yield Deed(tr("Quit Plimsoll"), tr("Window"), "x", "Ctrl+Q", act="quit")


def _opening(state: State) -> Iterator[Deed]:
    """Offer what the bar over the page does while a model waits for the end of a reply."""
    if state.opening is not None and state.opening.step == "waiting":
        group, name = tr("Model"), opening_name(state.opening)
        now, never = tr("Open {name} now"), tr("Do not open {name}")
        yield Deed(now.format(name=name), group, "play", command=answer(state, "stop"))
        yield Deed(never.format(name=name), group, "x", command=answer(state, None))


def _session(state: State) -> Iterator[Deed]:
    session = state.session
    if session is None:
        return
    name, group = session.file.title, tr("Model")
    if session.phase is Phase.GENERATING:
        yield Deed(tr("Stop the reply"), tr("Chat"), "stop", "Esc", command=c.StopReply())
    if session.phase in {Phase.READY, Phase.GENERATING}:
        title = tr("Unload {model}").format(model=name)
        yield Deed(title, group, "eject", "Ctrl+Shift+L", command=c.UnloadModel())
    elif session.phase is Phase.PLANNED and session.file.path:
        title = tr("Load {model}").format(model=name)
        yield Deed(title, group, "play", "Ctrl+L", command=c.LoadModel())
        title = tr("Prove {model}").format(model=name)
        yield Deed(title, group, "receipt", page="models", command=c.Qualify())
    elif session.phase is Phase.FAILED:
        title = tr("See why {model} stopped").format(model=name)
        yield Deed(title, tr("Fixes"), "fixes", page="fixes")
    elif session.phase in WORKING:
        yield Deed(tr("Cancel the work in progress"), group, "stop", command=c.CancelWork())


def _remote(state: State) -> Iterator[Deed]:
    group = tr("Remote")
    if state.remote is not None:
        title = tr("Answer on this computer again")
        yield Deed(title, group, "home", page="chat", command=c.LeaveRemote())
    for server in state.settings.remotes:
        title = tr("Use {server}").format(server=server.name)
        command = c.ChooseRemote(name=server.name)
        yield Deed(title, group, "link", page="chat", command=command)


def _lending(state: State) -> Iterator[Deed]:
    if state.settings.rpc:
        on = state.settings.rpc_on
        title = (
            tr("Keep all layers on this computer") if on else tr("Put layers on other computers")
        )
        command = c.UseLenders(on=not on)
        yield Deed(title, tr("Several machines"), "link", page="settings", command=command)


def _transfers(state: State) -> Iterator[Deed]:
    group = tr("Download")
    for transfer in state.transfers.values():
        if transfer.state in {"running", "queued"}:
            title = tr("Pause {model}").format(model=transfer.title)
            pause = c.PauseTransfer(ref=transfer.ref)
            yield Deed(title, group, "pause", page="models", command=pause)
        elif transfer.state in {"paused", "failed"}:
            title = tr("Resume {model}").format(model=transfer.title)
            go_on = c.ResumeTransfer(ref=transfer.ref)
            yield Deed(title, group, "play", page="models", command=go_on)


def _settings(state: State) -> Iterator[Deed]:
    group = tr("Settings")
    title = tr("Connect another app")
    yield Deed(title, group, "link", page="settings", act="connect_app")
    yield Deed(tr("Look at this computer again"), tr("Machine"), "again", command=c.Detect())
    for theme, name in THEMES.items():
        if theme != state.settings.theme:
            changed = state.settings.model_copy(update={"theme": theme})
            command = c.ChangeSettings(settings=changed)
            title = tr("Theme: {name}").format(name=tr(name))
            yield Deed(title, group, "settings", command=command)
    for size in TEXT_SIZES:
        if size != state.settings.text_scale_pct:
            sized = state.settings.model_copy(update={"text_scale_pct": size})
            command = c.ChangeSettings(settings=sized)
            title = tr("Text size: {share}").format(share=percent(size / 100))
            yield Deed(title, group, "settings", command=command)
    again = state.settings.model_copy(update={"onboarded": False})
    first = Deed(tr("Run setup again"), tr("Help"), "home")
    yield replace(first, command=c.ChangeSettings(settings=again))


def _score(wanted: list[str], text: str) -> int | None:
    """Return how far `text` is from the typed words, None when one of them is not in it.

    A word counts 0 at the beginning of a word, 1 inside one, 3 when only its letters are there in
    order.
    """
    total = 0
    for word in wanted:
        if text.startswith(word) or f" {word}" in text:
            continue
        if word in text:
            total += 1
        elif _in_order(word, text):
            total += 3
        else:
            return None
    return total


def _in_order(letters: str, text: str) -> bool:
    rest = iter(text)
    return all(letter in rest for letter in letters)
