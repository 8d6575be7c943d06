"""The local API in words: where it runs, what it counts, and what came back when it was tried."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from app.serve.names import model_id, offered
from ui.presenters.figures import count

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
LAN_WARNING = (
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
        return ApiView("err", "Not running", f"{api.problem} {api.fix}".strip(), "")
    if not api.on:
        wanted = state.settings.api_on
        text = "It is being opened." if wanted else "Nothing listens on this computer."
        return ApiView("info", "Opening" if wanted else "Off", text, "")
    others = f"Other computers reach it at {api.lan_url}." if api.lan_url else ""
    text = " ".join(filter(None, (api.note, _requests(api), _model(state), others)))
    return ApiView("warn" if api.note else "ok", "Running", text, api.url)


def _requests(api: Api) -> str:
    if api.under_way:
        waiting = f", {count(api.waiting)} of them waiting" if api.waiting else ""
        return f"{_n(api.under_way, 'request')} under way{waiting}."
    return f"{_n(api.asked, 'request')} since it was opened." if api.asked else "No request yet."


def _model(state: State) -> str:
    files = offered(state)
    if not files:
        return "No model is proven yet, so there is none to ask."
    more = f" and {count(len(files) - 1)} more" if len(files) > 1 else ""
    return f"It offers {model_id(files[0])}{more}."


def _n(number: int, word: str) -> str:
    return f"{count(number)} {word}" if number == 1 else f"{count(number)} {word}s"


def present_tried(tried: Tried | None) -> TriedView | None:
    """Return what came back when the address was tried out; None before that."""
    if tried is None:
        return None
    if tried.state == "running":
        return TriedView("info", "Asked. A model that is not in memory is loaded first.", busy=True)
    if tried.state == "failed":
        return TriedView("err", tried.text)
    said = f"\N{LEFT DOUBLE QUOTATION MARK}{tried.text}\N{RIGHT DOUBLE QUOTATION MARK}"
    shown = said if tried.text else "an empty reply"
    return TriedView("ok", f"{tried.model} answered in {tried.seconds:.1f} s: {shown}")


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
            return (), f"{word} is no address of a page, such as https://chat.example."
        found.append(f"{parts.scheme}://{parts.netloc}".lower())
    return tuple(dict.fromkeys(found)), ""
