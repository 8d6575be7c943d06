"""What a server is and offers, found by asking it; nothing but the key is sent."""

from __future__ import annotations

import json
import threading
import time
from typing import Any, cast, get_args

import httpx
from pydantic import SecretStr

from app.engine.thinking import can_be_told
from app.errors import PlimsollError, UsageError
from app.remote import faults
from app.remote.engine import OK, start_of, unless
from app.remote.wire import open_client
from app.values.model_file import Thinks
from app.values.remote import Kind, RemoteModel, RemoteProbe, RemoteServer

Document = dict[str, Any]
ANSWER_SECONDS = 15.0
MOST_MODELS = 500
_THINKS = frozenset(get_args(Thinks))
_OWNERS: dict[str, Kind] = {"vllm": "vllm", "sglang": "sglang", "llamacpp": "llama.cpp"}


def probe(
    server: RemoteServer, key: SecretStr | None = None, cancel: threading.Event | None = None
) -> RemoteProbe:
    """Ask `server` for its health, models and setup; a failure is told in the result."""
    base = {"name": server.name, "url": server.url}
    try:
        found = unless(cancel or threading.Event(), _ask(server, key))
    except PlimsollError as error:
        return RemoteProbe(
            **base, state="failed", text=error.text, fix=error.fix, cause=error.cause
        )
    if found is None:
        return RemoteProbe(**base, state="failed", text="It was stopped.", cause="stopped")
    return found


def chosen(found: RemoteProbe, name: str = "") -> RemoteModel:
    """Return the model called `name`; "": the one that is there.

    Raises:
        RemoteProblemError: the server did not answer as it should, or has no such model.
        UsageError: there are several, and none was named.
    """
    if found.state == "failed":
        raise faults.problem(found.cause, found.text, found.fix)
    names = ", ".join(model.id for model in found.models) or "none"
    if name:
        for model in found.models:
            if model.id.lower() == name.lower():
                return model
        raise faults.problem(
            "remote-model-unknown",
            f"{found.name} has no model {name}. It has: {names}.",
            "Name one of them.",
        )
    if not found.models:
        raise faults.problem(
            "remote-model-unknown", f"{found.name} offers no model.", "Let it load one."
        )
    if len(found.models) > 1 and found.kind != "plimsoll":  # which lists the open one first
        raise UsageError(
            f"{found.name} has several models: {names}.",
            fix=f"Name one: remote:{found.name}/{found.models[0].id}.",
        )
    return found.models[0]


async def _ask(server: RemoteServer, key: SecretStr | None) -> RemoteProbe:
    begun = time.monotonic()
    root = server.url.removesuffix("/v1")
    with faults.named(server):
        async with open_client(server, key, ANSWER_SECONDS) as client:
            listed = await _models(client, server, key_sent=key is not None)
            seconds = time.monotonic() - begun
            health = await _side(client, f"{root}/health")
            props = await _side(client, f"{root}/props")
    entries = [entry for entry in listed if isinstance(entry, dict) and entry.get("id")]
    kind, told = _kind(entries), props[1] if props else {}
    return RemoteProbe(
        name=server.name,
        url=server.url,
        state="loading" if health is not None and health[0] == 503 else "ready",
        kind=kind,
        models=tuple(_model(entry, told, kind) for entry in entries[:MOST_MODELS]),
        seconds=seconds,
    )


async def _models(
    client: httpx.AsyncClient, server: RemoteServer, *, key_sent: bool
) -> list[object]:
    async with client.stream("GET", f"{server.url}/models") as reply:
        if reply.status_code != OK:
            error = await start_of(reply)
            raise faults.refusal(server, reply.status_code, reply.headers, error, key_sent=key_sent)
        content = await start_of(reply, 1 << 22)
    try:
        found = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise faults.not_openai(server, "its list of models is no JSON") from error
    listed = found.get("data") if isinstance(found, dict) else None
    if not isinstance(listed, list):
        raise faults.not_openai(server, "it lists no models")
    return listed


async def _side(client: httpx.AsyncClient, url: str) -> tuple[int, Document] | None:
    """Return what a route says that not every server has."""
    try:
        async with client.stream("GET", url) as reply:
            content = await start_of(reply)
    except httpx.HTTPError:
        return None
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        found = {}
    return reply.status_code, found if isinstance(found, dict) else {}


def _kind(entries: list[Document]) -> Kind:
    for entry in entries:
        if "qualified" in entry and "proven_context" in entry:
            return "plimsoll"
        if (kind := _OWNERS.get(str(entry.get("owned_by", "")).lower())) is not None:
            return kind
    return "other"


def _model(entry: Document, props: Document, kind: Kind) -> RemoteModel:
    settings = props.get("default_generation_settings")
    loaded = settings.get("n_ctx") if isinstance(settings, dict) else None
    proven = entry.get("qualified")
    told = (
        entry.get("max_model_len"),
        loaded if entry.get("loaded", True) else None,
        entry.get("context_length"),
    )
    return RemoteModel(
        id=str(entry["id"]),
        n_ctx=next((n for n in told if isinstance(n, int) and n > 0), 0),
        qualified=proven if isinstance(proven, bool) else None,
        proven_depth=_count(entry.get("proven_context")),
        thinks=_thinks(entry, props) if kind != "other" else "",  # it would not be told
    )


def _thinks(entry: Document, props: Document) -> Thinks:
    """Return what a Plimsoll says of it, or the template that a llama-server shows."""
    said = entry.get("thinks")
    if isinstance(said, str) and said in _THINKS:
        return cast("Thinks", said)
    template = props.get("chat_template")
    return "told" if isinstance(template, str) and can_be_told(template) else ""


def _count(value: object) -> int:
    return value if isinstance(value, int) and value > 0 else 0
