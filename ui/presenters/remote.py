"""Servers on other computers in words: the list in Settings, and the one that answers the chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.session import RESIDENT
from app.values.remote import KIND_NAMES, RemoteInUse, RemoteModel, RemoteProbe, RemoteServer
from ui.presenters.figures import count, seconds, speed
from ui.words import QT_TR_NOOP, listed, told, tr

if TYPE_CHECKING:
    from app.session import Session
    from app.state import State

Tone = Literal["info", "warn", "err", "ok"]
ABOUT = QT_TR_NOOP(
    "Models on other computers, behind vLLM, SGLang, llama-server, another Plimsoll or any "
    "OpenAI-compatible server. Only what you enter here is asked, and only when you say so."
)
IN_THE_CLEAR = QT_TR_NOOP(
    "This address is not encrypted: on the way there others can read the chat and the key. "
    "Use https, or an SSH tunnel."
)
SENT = QT_TR_NOOP("The whole chat is sent to that computer with every message.")


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
    ca_file: str = ""


def answering(state: State) -> Session | None:
    """Return the session that answers the chat; None where another computer does."""
    return None if state.remote else state.session


def far_title(using: RemoteInUse) -> str:
    """Return the model that answers and where: 'qwen3.5-9b on gpu-box'."""
    return tr("{model} on {server}").format(model=using.model.id, server=using.server.name)


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
    text = told(probe.sentence) if probe else tr("It has not been asked since Plimsoll started.")
    if using is not None and in_use:
        tone, word = "ok", tr("Answers the chat")
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
        warning=tr(IN_THE_CLEAR) if server.open_to_view else "",
        ca_file=server.ca_file,
    )


def _state(probe: RemoteProbe | None) -> tuple[Tone, str]:
    if probe is None:
        return "info", tr("Not asked yet")
    states: dict[str, tuple[Tone, str]] = {
        "asking": ("info", tr("Asking")),
        "ready": ("ok", tr("Ready")),
        "loading": ("warn", tr("Loading")),
        "failed": ("err", _failed(probe.cause)),
    }
    return states[probe.state]


def _failed(cause: str) -> str:
    """Return in two words what is wrong with a server; the sentence beside it says the rest."""
    if cause in {"remote-unreachable", "remote-silent"}:
        return tr("Does not answer")
    if cause == "remote-key-refused":
        return tr("Wants its key")
    return tr("Cannot be used")


def model_line(model: RemoteModel) -> str:
    """Return 'qwen3.5-9b · context 32,768 · proven there to 8,192'."""
    proven = ""
    if model.qualified is not None:
        proven = _proven(model.proven_depth) if model.qualified else tr("not proven there")
    context = tr("context {n}").format(n=count(model.n_ctx)) if model.n_ctx else ""
    return " · ".join(filter(None, (model.id, context, proven)))


def _proven(depth: int) -> str:
    if not depth:
        return tr("proven there")
    return tr("proven there to {n}").format(n=count(depth))


def present_where(state: State, using: RemoteInUse) -> str:
    """Return where the model is, and what is still loaded here."""
    host = using.server.url.partition("://")[2]
    parts = [tr("On another computer: {host}").format(host=host), KIND_NAMES[using.kind]]
    session = state.session
    if session is not None and session.phase in RESIDENT:
        parts.append(tr("{model} is loaded here too").format(model=session.file.title))
    return " · ".join(parts)


def present_pace(state: State, using: RemoteInUse) -> str:
    """Return the speed of the reply that is being written, else of the last one."""
    if state.reply is not None and state.reply.stats.tok_s:
        return tr("{speed} tokens/s").format(speed=speed(state.reply.stats.tok_s))
    return _figures(using)


def _figures(using: RemoteInUse) -> str:
    parts = []
    if using.decode_tok_s:
        parts.append(tr("{speed} tokens/s").format(speed=speed(using.decode_tok_s)))
    if using.ttft_seconds:
        parts.append(tr("first after {time}").format(time=seconds(using.ttft_seconds)))
    return listed(parts)
