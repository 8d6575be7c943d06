"""Which build workers are started with, the last good one, and those that failed."""

from __future__ import annotations

import os
from pathlib import Path

from pydantic import Field, ValidationError

from app import documents
from app.errors import DiskProblemError
from app.paths import Paths
from app.runtimes.runtime import LIB_PATH, PACKAGED, Runtime, packaged
from app.runtimes.shelf import RuntimeShelf
from app.runtimes.trouble import RuntimeProblemError
from app.values.base import Value
from app.values.machine import Problem

_WHAT = "the choice of the engine"


class Choice(Value):
    """Ids of builds; `packaged` is the one that was set up with the program."""

    active: str = PACKAGED
    last_good: str = PACKAGED
    failed: dict[str, Problem] = Field(default_factory=dict)


class Chosen:
    """`chosen.json` beside the builds; never stops the program: unreadable means packaged.

    `notice` is what a person should know about the file, once it was read ("": nothing).
    """

    def __init__(self, paths: Paths) -> None:
        self.shelf = RuntimeShelf(paths.data / "runtimes")
        self._path = self.shelf.root / "chosen.json"
        self.notice = ""

    def read(self) -> Choice:
        """Return what is chosen."""
        content = documents.read(self._path, (), _WHAT)
        fields, said = content.fields or {}, content.notice
        known = {name: value for name, value in fields.items() if name in Choice.model_fields}
        try:
            choice = Choice.model_validate(known)
        except ValidationError:
            choice, said = Choice(), documents.damaged(self._path, _WHAT)
        if said:
            self.notice = f"{said} The engine that came with Plimsoll is used."
        return choice

    def active(self) -> Runtime:
        """Return the build to use; when the chosen one cannot be, the packaged one says so."""
        choice = self.read()
        if choice.active == PACKAGED or self._overruled():
            return packaged()
        if choice.active in choice.failed:
            return packaged(f"{choice.active} failed its test: {choice.failed[choice.active].text}")
        found = self.shelf.find(choice.active)
        if found is None:
            return packaged(f"{choice.active} is chosen, but its folder is gone.")
        return found

    def use(self, runtime: Runtime) -> None:
        """Choose a build that passed its test; the one in use becomes the last good one.

        Raises:
            RuntimeProblemError: it failed its test.
            DiskProblemError: the choice cannot be kept.
        """
        choice = self.read()
        if (problem := choice.failed.get(runtime.id)) is not None:
            raise RuntimeProblemError(problem.text, fix=problem.fix, cause=problem.cause)
        before = choice.last_good if choice.active == runtime.id else choice.active
        self._keep(choice.model_copy(update={"active": runtime.id, "last_good": before}))

    def passed(self, runtime: Runtime) -> None:
        """Take the mark of a failure away."""
        choice = self.read()
        if runtime.id in choice.failed:
            failed = {key: value for key, value in choice.failed.items() if key != runtime.id}
            self._keep(choice.model_copy(update={"failed": failed}))

    def fail(self, runtime: Runtime, problem: Problem) -> None:
        """Mark a build as unusable; when it is in use, go back to the last good one."""
        choice = self.read()
        failed = {**choice.failed, runtime.id: problem}
        self._keep(_without_failed(choice.model_copy(update={"failed": failed})))

    def rollback(self) -> Runtime:
        """Go back to the last good build, from there to the packaged one; return it.

        Raises:
            DiskProblemError: the choice cannot be kept.
        """
        choice = self.read()
        back = choice.model_copy(update={"active": choice.last_good, "last_good": PACKAGED})
        self._keep(_without_failed(back))
        return self.active()

    def _overruled(self) -> bool:
        """Whether the environment names a folder that is none of ours."""
        own = os.environ.get(LIB_PATH)
        return bool(own) and Path(own or "").parent != self.shelf.root.absolute()

    def _keep(self, choice: Choice) -> None:
        fields = {documents.VERSION: 1, **choice.model_dump(mode="json")}
        if said := documents.write(self._path, fields, _WHAT):
            raise DiskProblemError(
                said, fix="Free some space, then try again.", cause="folder-not-writable"
            )


def active(paths: Paths) -> Runtime:
    """Return the build that workers are to be started with."""
    return Chosen(paths).active()


def _without_failed(choice: Choice) -> Choice:
    if choice.active in choice.failed:
        choice = choice.model_copy(update={"active": choice.last_good, "last_good": PACKAGED})
    if choice.active in choice.failed:
        choice = choice.model_copy(update={"active": PACKAGED})
    return choice
