"""From what was typed to a model that answers: one loaded here, or one on another computer."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from app.cli import choosing, prepare
from app.cli.held import Held
from app.cli.here import Here
from app.cli.record import Record
from app.cli.told import counted
from app.engine.api import Speaker
from app.errors import UsageError
from app.remote import roster
from app.remote.engine import RemoteEngine
from app.remote.keys import RemoteKeys
from app.remote.probe import chosen, probe
from app.values.remote import KIND_NAMES
from app.values.sampling import SamplingParams

LOCAL_ONLY = {
    "ctx": "--ctx",
    "batch": "--batch",
    "ubatch": "--ubatch",
    "kv": "--kv",
    "draft": "--draft",
    "draft_model": "--draft-model",
    "ngl": "--ngl",
    "threads": "--threads",
    "rpc": "--rpc",
    "split": "--split",
    "peer": "--peer",
    "no_mtp": "--no-mtp",
    "in_process": "--in-process",
}
"""What says how a model is loaded: the owner of a remote server decides that."""


@dataclass(frozen=True, slots=True)
class Speaking:
    """A model that can be asked; `told` goes into the answer's document."""

    engine: Speaker
    title: str
    where: str
    chat: bool = True
    note: str = ""
    notices: tuple[str, ...] = ()
    told: dict[str, Any] = field(default_factory=dict)
    ready: prepare.Prepared | None = None

    def suited(self, params: SamplingParams, arguments: argparse.Namespace) -> SamplingParams:
        """Return `params` as they suit this model; see `choosing.suited`."""
        if self.ready is None:
            return params
        return choosing.suited(params, arguments, self.ready.file)


@contextlib.contextmanager
def opened(arguments: argparse.Namespace) -> Iterator[Speaking]:
    """Load the model, or ask the server for it, and leave it at the end.

    Raises:
        PlimsollError: there is no such model, it does not fit, or the server does not answer.
        EngineError: the load failed.
    """
    if roster.is_remote(arguments.ref):
        yield _far(arguments)
        return
    ready = prepare.prepare(arguments)
    with closing(Record(ready)) as record, closing(Held(ready, record)) as held:
        with counted(ready, record, starting=True):
            loaded = held.load()
        speaking = Speaking(
            engine=held,
            title=ready.file.title,
            where=loaded.placement.device,
            chat=loaded.model.chat_template,
            note=ready.file.note,
            notices=(*loaded.notices, *_deaf(arguments, told=bool(loaded.model.thinks))),
            told={
                "placement": loaded.placement.model_dump(mode="json"),
                "config": ready.config.model_dump(mode="json"),
                "model": ready.file.model_dump(mode="json"),
            },
            ready=ready,
        )
        with counted(ready, record, starting=False):
            yield speaking


def _deaf(arguments: argparse.Namespace, *, told: bool) -> tuple[str, ...]:
    """Return what to say where thinking was asked for, or not, of a model that is not told."""
    if told or getattr(arguments, "think", None) is None:
        return ()
    option = "--think" if arguments.think else "--no-think"
    return (f"This model cannot be told whether to think first: {option} changes nothing.",)


def _far(arguments: argparse.Namespace) -> Speaking:
    typed = [text for name, text in LOCAL_ONLY.items() if getattr(arguments, name, None)]
    if typed:
        raise UsageError(
            f"{', '.join(typed)} says how a model is loaded; a remote server decides that itself.",
            fix="Leave it out.",
        )
    name, model_name = roster.split(arguments.ref)
    server = roster.found(Here().settings.remotes, name)
    key = RemoteKeys().find(server).value
    found = probe(server, key)
    model = chosen(found, model_name)
    return Speaking(
        engine=RemoteEngine(server, model.id, found.kind, key),
        title=model.id,
        where=f"{server.name} (remote, {KIND_NAMES[found.kind]})",
        notices=_deaf(arguments, told=found.kind != "other"),
        told={
            "remote": {**server.model_dump(mode="json"), "kind": found.kind},
            "model": model.model_dump(mode="json"),
        },
    )
