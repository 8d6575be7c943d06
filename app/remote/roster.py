"""The list of servers a person entered, and how one of its models is named."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import ValidationError

from app.errors import UsageError
from app.values.remote import RemoteServer

PREFIX = "remote:"
Servers = tuple[RemoteServer, ...]


def entered(name: str, url: str, ca_file: str = "") -> RemoteServer:
    """Return the server as it was typed.

    Raises:
        UsageError: a name or an address cannot be like that.
    """
    try:
        return RemoteServer(name=name.strip(), url=url, ca_file=ca_file)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        if first["loc"] == ("name",):
            raise UsageError(
                f"'{name}' cannot be a name.",
                fix="Take letters, digits, dots and dashes, 40 at most.",
            ) from error
        said = str(first["msg"]).removeprefix("Value error, ")
        raise UsageError(f"'{url}' cannot be asked: {said}.") from error


def found(servers: Servers, name: str) -> RemoteServer:
    """Return the server called `name`.

    Raises:
        UsageError: there is none.
    """
    for server in servers:
        if server.name.lower() == name.lower():
            return server
    known = ", ".join(server.name for server in servers) or "none is entered yet"
    raise UsageError(
        f"There is no remote server called {name}; there is: {known}.",
        fix="Enter it: `plimsoll remote add NAME URL`.",
    )


def with_server(servers: Servers, server: RemoteServer) -> Servers:
    """Return `servers` with this one; it takes the place of one with the same name."""
    names = [known.name.lower() for known in servers]
    if server.name.lower() not in names:
        return (*servers, server)
    at = names.index(server.name.lower())
    return (*servers[:at], server, *servers[at + 1 :])


def without(servers: Iterable[RemoteServer], name: str) -> Servers:
    """Return `servers` without the one called `name`."""
    return tuple(server for server in servers if server.name.lower() != name.lower())


def is_remote(ref: str) -> bool:
    """Whether `ref` is of the form remote:NAME[/MODEL]."""
    return ref.startswith(PREFIX)


def split(ref: str) -> tuple[str, str]:
    """Return the server's and the model's name of `ref`; the model's may be empty."""
    name, _, model = ref.removeprefix(PREFIX).partition("/")
    return name, model
