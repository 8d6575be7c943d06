"""`plimsoll serve REF`: the local API without a window, until Ctrl+C."""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app import commands as c
from app.cli import braking, others
from app.cli.signals import stopped_by_signals
from app.core import Core
from app.errors import FileProblemError, MachineProblemError
from app.events import Event, LibraryChanged, Notice, StageChanged
from app.paths import Paths
from app.plan.describe import describe
from app.plan.placement import choose_gpus, settled
from app.runconfig import ALL_LAYERS, RunConfig
from app.serve.keys import FILE_NAME
from app.serve.names import BESIDE
from app.session import Phase, Session
from app.state import State
from app.values.machine import Machine
from app.values.model_file import ModelFile

POLL_SECONDS = 0.1
ASKED_AT = {
    "embeddings": "makes embeddings: /v1/embeddings",
    "scores": "orders texts by a question: /v1/rerank",
}
LEFT = "Beside the Plimsoll that is open: its downloads and its model are left to it."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `serve` takes."""
    parser.add_argument(
        "ref", nargs="?", help="a GGUF file, owner/repo[:QUANT], starter; default: what was open"
    )
    parser.add_argument("--port", type=int, metavar="N", help="where to listen; default 8347")
    parser.add_argument("--slots", type=int, metavar="N", help="replies written at once")
    others.add_draft_model(parser)
    others.add_arguments(parser)
    braking.add_argument(parser)
    parser.add_argument("--lan", action="store_true", help="let other computers ask too")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a web page that may ask"
    )
    parser.add_argument("--show-key", action="store_true", help="print the key that clients need")


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Serve until Ctrl+C or SIGTERM; what happens is told on stderr.

    Raises:
        MachineProblemError: the model cannot be served; its cause says why.
    """
    stop = threading.Event()
    with stopped_by_signals(stop):
        return _until(stop, arguments)


def text(document: dict[str, Any]) -> str:
    """Say goodbye."""
    if not document["url"]:
        return "Stopped before anything was served"
    return f"Served {document['requests']:,} requests at {document['url']}"


def _until(stop: threading.Event, arguments: argparse.Namespace) -> dict[str, Any]:
    teller = Teller()
    core = Core(Paths.default(), teller.hear, beside=True)
    if core.beside_window:
        teller.say(LEFT)
    try:
        core.start()
        _wait(core, lambda _: core.looked.is_set(), stop)
        session = None
        if not (arguments.ref and _embedder(core, teller, arguments.ref, stop)):
            session = _opened(core, teller, arguments, stop)
        if session is not None and not stop.is_set():
            _proven(core, stop, again=arguments.again)
        if stop.is_set():
            return {"url": "", "requests": 0}
        return _serve(core, arguments, stop)
    finally:
        core.close()


class Teller:
    """Says on stderr what a person should know; also what a notice says that stops everything."""

    def __init__(self) -> None:
        self.refused: Notice | None = None
        self.looks = 0
        """How often the files were listed."""
        self._said = ""

    def hear(self, _: State, event: Event) -> None:
        """Take one event; runs on whatever thread publishes."""
        if isinstance(event, Notice):
            if event.level == "error":
                self.refused = event
            self.say(f"{event.text} {event.fix}".strip())
        elif isinstance(event, LibraryChanged):
            self.looks += 1
        elif isinstance(event, StageChanged):
            running = next((one for one in event.stages if one.state == "running"), None)
            if running is not None:
                self.say(f"Proving: {running.name}")

    def say(self, words: str) -> None:
        """Say something, but not twice in a row."""
        if words != self._said:
            self._said = words
            print(words, file=sys.stderr, flush=True)


def _embedder(core: Core, teller: Teller, ref: str, stop: threading.Event) -> bool:
    """Whether `ref` is a file here that writes no text; it need not be opened to be served."""
    path, seen = Path(ref), teller.looks
    if path.is_file():
        if not _is_beside(path):
            return False
        core.do(c.ImportFile(path=str(path.absolute())))
    elif "/" in ref:
        core.do(c.LookForFiles())
    else:
        return False
    _wait(core, lambda _: teller.looks > seen or teller.refused is not None, stop)
    made = [file for file in core.state.library if file.makes in BESIDE]
    found = next((file for file in made if _is_called(file, ref)), None)
    if found is not None:
        teller.say(f"{found.title} {ASKED_AT[found.makes]} opens it when it is asked.")
    return found is not None


def _is_beside(path: Path) -> bool:
    try:
        return describe(path).makes in BESIDE
    except (FileProblemError, OSError):
        return False  # what is wrong with the file is told when it is opened


def _is_called(file: ModelFile, ref: str) -> bool:
    repo, _, quant = ref.lower().partition(":")
    named = (file.repo or "").lower() == repo and quant in {"", (file.quant or "").lower()}
    return named or file.path == str(Path(ref).absolute())


def _opened(
    core: Core, teller: Teller, arguments: argparse.Namespace, stop: threading.Event
) -> Session | None:
    """Open the model that was named, with as many sequences as asked for; None: it is no such."""
    if arguments.ref:
        before = core.state.session
        core.do(c.Choose(ref=arguments.ref))
        _wait(core, lambda state: _settled(state, before), stop)
        if teller.refused and "/" in arguments.ref and _embedder(core, teller, arguments.ref, stop):
            return None  # it was fetched, and then found to be one
    session = core.state.session
    if session is None or not session.file.path:
        if teller.refused:
            told = teller.refused
            raise MachineProblemError(told.text, fix=told.fix, cause=told.id)
        raise MachineProblemError(
            "There is no model to serve.",
            fix="Name one: `plimsoll serve starter`.",
            cause="no-model",
        )
    config = _configured(session.config, core.state.machine, arguments)
    if config != session.config:
        core.do(c.Configure(config=config))
        _wait(core, lambda state: _planned(state, config), stop)
    return core.state.session


def _planned(state: State, config: RunConfig) -> bool:
    if any(notice.level == "error" for notice in state.notices):
        return True
    return bool(state.session and state.session.config == config)


def _configured(
    config: RunConfig, machine: Machine | None, arguments: argparse.Namespace
) -> RunConfig:
    """Return `config` with the sequences, drafting file and other computers that were typed."""
    if arguments.slots is not None:
        config = config.with_(n_seq_max=arguments.slots)
    config = config.with_(mtp=config.mtp.model_dump() | others.draft_model(arguments))
    if arguments.rpc and machine is not None:
        shared = config.with_(n_gpu_layers=ALL_LAYERS, tensor_split=arguments.split or ())
        machine = others.with_others(machine, arguments)
        config = settled(machine, shared)
        others.check_shares(arguments, len(choose_gpus(machine, config)))
    return config


def _settled(state: State, before: Session | None) -> bool:
    session = state.session
    if any(notice.level == "error" for notice in state.notices):
        return True
    return session is not None and session is not before and session.phase is Phase.PLANNED


def _proven(core: Core, stop: threading.Event, *, again: bool) -> None:
    """Load the model; prove it first where its setup was not proven. `again`: also if it braked."""
    core.do(c.TryAgain() if again else c.LoadModel())
    _wait(
        core,
        lambda state: (
            bool(state.session and state.session.phase in {Phase.READY, Phase.FAILED})
            or _refusal(state) is not None
        ),
        stop,
    )
    session = core.state.session
    if stop.is_set() or (session and session.phase is Phase.READY):
        return
    found = session.diagnosis if session else None
    refused = _refusal(core.state)
    if refused is not None and refused.click:
        fix = f"Add --again to try it once more anyway. {refused.fix}"
        raise MachineProblemError(refused.text, fix=fix, cause=braking.FAILED_TWICE)
    raise MachineProblemError(
        found.title if found else refused.text if refused else "The model was not loaded.",
        fix=refused.fix if refused else "`plimsoll qualify` shows what helps.",
        cause=found.cause if found else "not-proven",
    )


def _refusal(state: State) -> Notice | None:
    """Return why nothing is loaded; a setup that is tight or failed twice is only warned of."""
    said = (one for one in state.notices if one.level == "error" or one.id == "start")
    return next(said, None)


def _serve(core: Core, arguments: argparse.Namespace, stop: threading.Event) -> dict[str, Any]:
    changes: dict[str, object] = {"api_on": True, "api_lan": arguments.lan}
    if arguments.port is not None:
        changes["api_port"] = arguments.port
    if arguments.origin:
        changes["api_origins"] = tuple(arguments.origin)
    core.open_api(core.state.settings.model_copy(update=changes))
    _wait(core, lambda state: state.api.on or bool(state.api.problem), stop)
    api = core.state.api
    if api.problem:
        raise MachineProblemError(api.problem, fix=api.fix, cause="port-in-use")
    if api.note:
        print(api.note, file=sys.stderr)
    print(f"Serving at {api.url}. Ctrl+C ends.", file=sys.stderr)
    shown = core.api_key if arguments.show_key else f"in {Paths.default().data / FILE_NAME}"
    print(f"Key: {shown}", file=sys.stderr, flush=True)
    while not stop.wait(POLL_SECONDS):
        pass
    return {"url": api.url, "requests": core.api_requests}


def _wait(core: Core, question: Callable[[State], bool], stop: threading.Event) -> None:
    while not question(core.state) and not stop.wait(POLL_SECONDS):
        pass


COMMAND = (add_arguments, run, text)
