"""The local API in words: where it runs, what it counts, and what came back when it was tried."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from app.serve.names import model_id, offered
from ui.presenters.figures import count, seconds
from ui.words import QT_TR_NOOP, plural, sentences, told, tr

if TYPE_CHECKING:
    from app.session import Session
    from app.state import State
    from app.values.api import Api, Tried

Tone = Literal["info", "warn", "err", "ok"]
HIDDEN = "\N{BULLET}" * 12
PLACE_KEY = "YOUR-KEY"
"""What stands in a recipe until the key is asked for."""
ROOM = 16_384
"""Tokens with which a coding agent's own instructions leave it space to work."""
LAN_WARNING = QT_TR_NOOP(
    "Everybody in this network who has the key can ask, and the connection is not encrypted: "
    "others in the network can read along. Turn it on only in a network you trust."
)


@dataclass(frozen=True, slots=True)
class ApiView:
    """What Settings shows; `url` is "" while nothing listens."""

    tone: Tone
    title: str
    text: str
    url: str


@dataclass(frozen=True, slots=True)
class TriedView:
    """What came back; `busy` while it is awaited."""

    tone: Tone
    text: str
    busy: bool = False


@dataclass(frozen=True, slots=True)
class Server:
    """What recipes are filled with."""

    url: str
    key: str
    model: str
    room: int
    windows: bool = sys.platform == "win32"

    @property
    def root(self) -> str:
        """The address without the version, as Anthropic's clients want it."""
        return self.url.removesuffix("/v1")

    @property
    def port(self) -> str:
        """The port alone."""
        return str(urlsplit(self.url).port or "")


def present_api(state: State) -> ApiView:
    """Return the line that says whether other programs can ask, and where."""
    api = state.api
    if api.problem:
        return ApiView("err", tr("Not running"), sentences(told(api.problem), told(api.fix)), "")
    if not api.on:
        wanted = state.settings.api_on
        if wanted:
            return ApiView("info", tr("Opening"), tr("It is being opened."), "")
        return ApiView("info", tr("Off"), tr("Nothing listens on this computer."), "")
    others = tr("Other computers reach it at {url}.").format(url=api.lan_url) if api.lan_url else ""
    text = sentences(told(api.note), _requests(api), _model(state), others)
    return ApiView("warn" if api.note else "ok", tr("Running"), text, api.url)


def _requests(api: Api) -> str:
    n = api.under_way
    if n and api.waiting:
        text = plural(
            n,
            tr("{n} request under way, {waiting} of them waiting."),
            tr("{n} requests under way, {waiting} of them waiting."),
        )
        return text.format(n=count(n), waiting=count(api.waiting))
    if n:
        text = plural(n, tr("{n} request under way."), tr("{n} requests under way."))
        return text.format(n=count(n))
    if not api.asked:
        return tr("No request yet.")
    since = (tr("{n} request since it was opened."), tr("{n} requests since it was opened."))
    return plural(api.asked, *since).format(n=count(api.asked))


def _model(state: State) -> str:
    files = offered(state)
    if not files:
        return tr("No model is proven yet, so there is none to ask.")
    more = len(files) - 1
    text = plural(
        more,
        tr("It offers {model} and {n} more.", "one"),
        tr("It offers {model} and {n} more."),
    )
    said = text if more else tr("It offers {model}.")
    return said.format(model=model_id(files[0]), n=count(more))


def present_tried(tried: Tried | None) -> TriedView | None:
    """Return what came back when the address was tried out; None before that."""
    if tried is None:
        return None
    if tried.state == "running":
        text = tr("Asked. A model that is not in memory is loaded first.")
        return TriedView("info", text, busy=True)
    if tried.state == "failed":
        return TriedView("err", told(tried.text))
    text = (
        tr("{model} answered in {time}: “{text}”")
        if tried.text
        else tr("{model} answered in {time}: an empty reply")
    )
    said = text.format(model=tried.model, time=seconds(tried.seconds), text=tried.text)
    return TriedView("ok", said)


def server_of(state: State, key: str = "") -> Server:
    """Return what recipes are filled with now; without `key` a word stands in its place."""
    files = offered(state)
    model = model_id(files[0]) if files else "default"
    url = state.api.url or f"http://127.0.0.1:{state.settings.api_port}/v1"
    return Server(url, key or PLACE_KEY, model, _room(state.session))


def _room(session: Session | None) -> int:
    """Return the tokens that one conversation has; 0 when no model is open."""
    return session.config.n_ctx // session.config.n_seq_max if session else 0


def origins(text: str) -> tuple[tuple[str, ...], str]:
    """Return the addresses of web pages in `text`, and what is wrong with it, if anything."""
    found: list[str] = []
    for word in text.replace(",", " ").split():
        address = word.rstrip("/")
        parts = urlsplit(address)
        if not parts.scheme or not parts.netloc or parts.path or parts.query:
            wrong = tr("{word} is no address of a page, such as https://chat.example.")
            return (), wrong.format(word=word)
        found.append(f"{parts.scheme}://{parts.netloc}".lower())
    return tuple(dict.fromkeys(found)), ""
