"""Arguments in, one answer out: text for people, or exactly one JSON document with `--json`.

Exit codes: 0 done (a diagnosis and a verdict "too big" are results), 1 a named failure, 2 usage.
"""

from __future__ import annotations

import argparse
import errno
import io
import json
import logging
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from app import documents
from app.cli import (
    bench,
    chat,
    clocks,
    detect,
    doctor,
    embed,
    ledger,
    library,
    plan,
    propose,
    qualify,
    receipts,
    remote,
    rpc_server,
    run,
    runtimes,
    search,
    serve,
    shelf,
    token,
)
from app.cli.failure import failure_document, failure_text
from app.cli.remember import remember_command
from app.diagnose import command as diagnose
from app.engine.api import EngineError
from app.errors import DiskProblemError, PlimsollError

Arguments = argparse.Namespace
Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Command:
    """One word of the command line."""

    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[Arguments], Document]
    text: Callable[[Document], str]
    code: Callable[[Document], int] = lambda _document: 0
    """The exit code of an answer that was given: 1 when it names a failure."""


COMMANDS: dict[str, Command] = {
    "detect": Command("what this machine is, and what is missing", *detect.COMMAND),
    "plan": Command(
        "where every byte of a model would go, and whether it fits",
        plan.add_arguments,
        plan.run,
        plan.text,
    ),
    "propose": Command("models that suit this computer, with their plans", *propose.COMMAND),
    "ledger": Command("what was predicted, and what was measured", *ledger.COMMAND),
    "receipts": Command("what was proven here, what failed and what helped", *receipts.COMMAND),
    "pull": Command("fetch a model, whole and verified", *shelf.PULL),
    "search": Command("find repositories with GGUF files on the Hub", *search.COMMAND),
    "list": Command("the models on this machine", *library.LIST),
    "import": Command("add a GGUF that is already on this machine", *library.IMPORT),
    "verify": Command("read a model whole and compare it with its hash", *library.VERIFY),
    "remove": Command("delete a model, after saying what it frees", *library.REMOVE),
    "rm": Command("the same as remove", *library.REMOVE),
    "move": Command("take a model to another folder or disk, whole", *library.MOVE),
    "folders": Command("further folders whose models are listed", *library.FOLDERS),
    "token": Command("the Hub's access token: set, forget, status", *token.COMMAND),
    "qualify": Command("prove a model: load, reply, long prompt, drafting", *qualify.COMMAND),
    "run": Command("answer one prompt", *run.COMMAND),
    "chat": Command("talk to a model in the terminal", *chat.COMMAND),
    "embed": Command("turn texts into vectors with an embedding model", *embed.COMMAND),
    "remote": Command("servers on other computers: add, list, remove, probe", *remote.COMMAND),
    "serve": Command("let other programs ask the model: a local API", *serve.COMMAND),
    "rpc-server": Command("lend this computer's devices to another one", *rpc_server.COMMAND),
    "bench": Command("measure: 2 warm-ups and 10 runs", *bench.COMMAND),
    "clocks": Command("show, lock, search and give back the clocks of a card", *clocks.COMMAND),
    "runtimes": Command("the engine's builds: list, install, check, roll back", *runtimes.COMMAND),
    "doctor": Command("what is right here, what is not, and what to do", *doctor.COMMAND),
    "diagnose": Command(
        "name the cause in a case file or a log, and what helps",
        diagnose.add_arguments,
        diagnose.run,
        diagnose.text,
    ),
}


def main(arguments: Sequence[str]) -> int:
    """Run one command; return its exit code. Never shows a traceback for bad input."""
    logging.basicConfig(level=logging.ERROR, stream=sys.stderr, format="%(message)s")
    logging.getLogger(documents.__name__).setLevel(logging.INFO)
    _write_anything()
    if list(arguments[:1]) == ["engine-host"]:
        from app.engine.host import main as engine_host  # noqa: PLC0415 - loads native libraries

        return engine_host(list(arguments[1:]))
    parsed = _parser().parse_args(list(arguments))
    command = COMMANDS[parsed.command]
    try:
        document = command.run(parsed)
        print(json.dumps(document, indent=2) if parsed.json else command.text(document), flush=True)
    except BrokenPipeError:
        return _unheard()
    except (PlimsollError, EngineError, ValidationError) as error:
        remember_command(error, parsed)
        return _failed(error, as_json=parsed.json)
    except OSError as error:
        return _failed(_named(error), as_json=parsed.json)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 1
    return command.code(document)


def _write_anything() -> None:
    """Let a terminal or a file with few characters cost a character, never the answer."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _unheard() -> int:
    """End quietly when the reader (head, less) went away; nothing more can be said to it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _named(error: OSError) -> PlimsollError:
    """Return what the system refused as a failure a person can act on."""
    what = f"{error.filename}: " if error.filename else ""
    text = f"The system refused it ({what}{error.strerror or error})."
    if error.errno == errno.ENOSPC:
        return DiskProblemError(
            text, fix="Free some space, or set PLIMSOLL_HOME to another drive.", cause="disk-full"
        )
    return PlimsollError(text, fix="Check that the files and folders it names can be used.")


def _failed(error: Exception, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"error": failure_document(error)}, indent=2), flush=True)
    print(failure_text(error), file=sys.stderr)
    return error.exit_code if isinstance(error, PlimsollError) else _code(error)


def _code(error: Exception) -> int:
    return 2 if isinstance(error, ValidationError) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="plimsoll",
        description="Run a local AI model on your own card, with the memory planned before and "
        "proven after. Without arguments the window opens.",
    )
    words = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        sub = words.add_parser(name, help=command.help, description=command.help)
        sub.add_argument(
            "--json", action="store_true", help="print exactly one JSON document on stdout"
        )
        command.add_arguments(sub)
    return parser
