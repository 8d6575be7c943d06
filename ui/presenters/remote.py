"""Servers on other computers in words: the list in Settings, and the one that answers the chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.session import RESIDENT
from app.values.remote import KIND_NAMES, RemoteInUse, RemoteModel, RemoteProbe, RemoteServer
from ui.presenters.figures import count, seconds, speed

if TYPE_CHECKING:
    from app.session import Session
    from app.state import State

Tone = Literal["info", "warn", "err", "ok"]
ABOUT = (
    "Models on other computers, behind vLLM, SGLang, llama-server, another Plimsoll or any "
    "OpenAI-compatible server. Only what you enter here is asked, and only when you say so."
)
IN_THE_CLEAR = (
    "This address is not encrypted: on the way there others can read the chat and the key. "
    "Use https, or an SSH tunnel."
)
SENT = "The whole chat is sent to that computer with every message."


@dataclass(frozen=True, slots=True)
class ServerView:
    """One line of the list; `models` are (id, words), offered when there are several."""

    name: str
    address: str
    tone: Tone
    word: str
    text: str
    models: tuple[tuple[str, str], ...]
    can_use: bool
    in_use: bool
    warning: str


def answering(state: State) -> Session | None:
    """Return the session that answers the chat; None where another computer does."""
    return None if state.remote else state.session


def present_servers(state: State) -> tuple[ServerView, ...]:
    """Return every server that was entered, in the order of entering."""
    probes = {probe.name: probe for probe in state.remotes}
    return tuple(
        _server(server, probes.get(server.name), state.remote) for server in state.settings.remotes
    )


def _server(
    server: RemoteServer, probe: RemoteProbe | None, using: RemoteInUse | None
) -> ServerView:
    in_use = using is not None and using.server.name == server.name
    tone, word = _state(probe)
    text = probe.sentence if probe else "It was not asked since Plimsoll started."
    if using is not None and in_use:
        tone, word = "ok", "Answers the chat"
        text = " · ".join(filter(None, (using.model.id, _figures(using), text)))
    return ServerView(
        name=server.name,
        address=server.url,
        tone=tone,
        word=word,
        text=text,
        models=tuple((model.id, model_line(model)) for model in probe.models) if probe else (),
        can_use=probe is None or probe.state != "asking",
        in_use=in_use,
        warning=IN_THE_CLEAR if server.open_to_view else "",
    )


def _state(probe: RemoteProbe | None) -> tuple[Tone, str]:
    if probe is None:
        return "info", "Not asked yet"
    states: dict[str, tuple[Tone, str]] = {
        "asking": ("info", "Asking"),
        "ready": ("ok", "Ready"),
        "loading": ("warn", "Loading"),
        "failed": ("err", "Does not answer"),
    }
    return states[probe.state]


def model_line(model: RemoteModel) -> str:
    """Return 'qwen3.5-9b · context 32,768 · proven there to 8,192'."""
    proven = ""
    if model.qualified is not None:
        depth = f" to {count(model.proven_depth)}" if model.proven_depth else ""
        proven = f"proven there{depth}" if model.qualified else "not proven there"
    context = f"context {count(model.n_ctx)}" if model.n_ctx else ""
    return " · ".join(filter(None, (model.id, context, proven)))


def present_where(state: State, using: RemoteInUse) -> str:
    """Return where the model is, and what is still loaded here."""
    host = using.server.url.partition("://")[2]
    parts = [f"On another computer: {host}", KIND_NAMES[using.kind]]
    session = state.session
    if session is not None and session.phase in RESIDENT:
        parts.append(f"{session.file.title} is loaded here too")
    return " · ".join(parts)


def present_pace(state: State, using: RemoteInUse) -> str:
    """Return the speed of the reply that is being written, else of the last one."""
    if state.reply is not None and state.reply.stats.tok_s:
        return f"{speed(state.reply.stats.tok_s)} tokens/s"
    return _figures(using)


def _figures(using: RemoteInUse) -> str:
    parts = []
    if using.decode_tok_s:
        parts.append(f"{speed(using.decode_tok_s)} tokens/s")
    if using.ttft_seconds:
        parts.append(f"first after {seconds(using.ttft_seconds)}")
    return ", ".join(parts)
