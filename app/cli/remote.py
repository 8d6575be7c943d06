"""`plimsoll remote`: servers on other computers whose models answer here."""

from __future__ import annotations

import argparse
import getpass
import sys
from typing import Any

from pydantic import SecretStr

from app.cli.here import Here
from app.errors import PlimsollError, UsageError
from app.paths import typed_path
from app.remote import roster
from app.remote.keys import RemoteKeys, variable
from app.remote.probe import probe
from app.values.remote import RemoteModel, RemoteProbe, RemoteServer

Document = dict[str, Any]
OPEN_TO_VIEW = (
    "This address is not encrypted: on the way there others can read the chat and the key. "
    "Use https, or an SSH tunnel."
)
KEPT = {
    "none": "no key",
    "run": "a key for this run",
    "keyring": "its key is in the system's keyring",
    "environment": "its key comes from a variable",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what to do; the key is never an argument, which every process could read."""
    parser.add_argument("action", choices=["add", "list", "remove", "probe"])
    parser.add_argument("name", nargs="?", default="", help="what you call the server")
    parser.add_argument("url", nargs="?", default="", help="http://box.example:8000")
    parser.add_argument("--ca", default="", metavar="FILE", help="an authority to trust, PEM")
    parser.add_argument(
        "--key-stdin", action="store_true", help="read the server's key from the terminal or stdin"
    )


def run(arguments: argparse.Namespace) -> Document:
    """Change or show the list, or ask a server what it offers; only `probe` connects.

    Raises:
        PlimsollError: words are missing, there is no keyring, or the server does not answer.
    """
    here, keys = Here(), RemoteKeys()
    if arguments.action != "list" and not arguments.name:
        raise UsageError(f"`remote {arguments.action}` needs the name of a server.")
    match arguments.action:
        case "add":
            return _add(here, keys, arguments)
        case "remove":
            server = roster.found(here.settings.remotes, arguments.name)
            here.change(remotes=roster.without(here.settings.remotes, server.name))
            if not any(one.origin == server.origin for one in here.settings.remotes):
                keys.forget(server)
        case "probe":
            return _probe(roster.found(here.settings.remotes, arguments.name), keys)
        case _:
            pass
    return {"servers": [_server(server, keys) for server in here.settings.remotes]}


def _add(here: Here, keys: RemoteKeys, arguments: argparse.Namespace) -> Document:
    ca_file = str(typed_path(arguments.ca).absolute()) if arguments.ca else ""
    server = roster.entered(arguments.name, arguments.url, ca_file)
    if arguments.key_stdin and keys.keep(server, _typed()).kept != "keyring":
        keys.forget(server)
        raise PlimsollError(
            "This system has no keyring that Plimsoll can use, and a key is written nowhere else.",
            fix=f"Set {variable(server)}, or enter the key in the window: there it lives until the end.",
            cause="no-keyring",
        )
    here.change(remotes=roster.with_server(here.settings.remotes, server))
    return {"servers": [_server(server, keys)]}


def _typed() -> SecretStr:
    asked = sys.stdin.isatty()
    return SecretStr(getpass.getpass("Key: ", stream=sys.stderr) if asked else sys.stdin.readline())


def _probe(server: RemoteServer, keys: RemoteKeys) -> Document:
    found = probe(server, keys.find(server).value)
    if found.state == "failed":
        raise PlimsollError(found.text, fix=found.fix, cause=found.cause)
    return {"servers": [_server(server, keys)], "probe": found.model_dump(mode="json")}


def _server(server: RemoteServer, keys: RemoteKeys) -> Document:
    return {
        **server.model_dump(mode="json"),
        "key": keys.find(server).kept,
        "open_to_view": server.open_to_view,
    }


def text(document: Document) -> str:
    """Say what is entered, and what a server that was asked told."""
    lines = []
    for server in document["servers"]:
        lines.append(f"{server['name']}: {server['url']} ({KEPT[server['key']]})")
        if server["open_to_view"]:
            lines.append(f"  {OPEN_TO_VIEW}")
    if "probe" in document:
        found = RemoteProbe.model_validate(document["probe"])
        lines.append(f"  {found.sentence}.")
        lines += [f"    remote:{found.name}/{model.id}{_known(model)}" for model in found.models]
    return (
        "\n".join(lines) or "No remote server is entered. `plimsoll remote add NAME URL` does it."
    )


def _known(model: RemoteModel) -> str:
    told = [f"context {model.n_ctx:,}"] if model.n_ctx else []
    if model.qualified:
        told.append(f"proven there to {model.proven_depth:,}")
    elif model.qualified is False:
        told.append("not proven there")
    return f"  ({', '.join(told)})" if told else ""


COMMAND = (add_arguments, run, text)
