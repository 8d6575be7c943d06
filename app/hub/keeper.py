"""What is done with a model that is here: prove its bytes, take it away, take it elsewhere."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from app.errors import PlimsollError, UsageError
from app.hub.checking import catalogue_hashes, digest, hashes_by_name, published_hashes
from app.hub.library import Library, Proof
from app.hub.meter import Meter
from app.hub.moving import Move
from app.hub.quants import parts_of
from app.hub.removal import OWNERS, Remover, not_ours
from app.hub.site import Site
from app.paths import Paths
from app.values.base import Value
from app.values.model_file import ModelFile
from app.values.transfer import Transfer, TransferState

Tell = Callable[[Transfer], None]


class Checked(Value):
    """What reading a model whole has shown."""

    path: str
    title: str
    hashes: tuple[str, ...]
    matched: bool | None
    """None: nothing was known to compare with; what was read is kept for the next time."""
    published: bool
    """Whether the hash compared with is its maker's, not one taken here before."""

    @property
    def text(self) -> str:
        """What a person reads."""
        if self.matched is None:
            return (
                f"{self.title}: no hash was published for this file. Its own was kept: the next "
                "check tells whether it changed."
            )
        by = "the published hash" if self.published else "what it was at the last check"
        if self.matched:
            return f"{self.title} is whole: every byte matches {by}."
        return f"{self.title} is damaged: it does not match {by}."

    @property
    def fix(self) -> str:
        """What to do about it; empty when all is well."""
        return "Remove it and fetch it again." if self.matched is False else ""


class Keeper:
    """Works on files of the library; `site` tells whom to ask for published hashes."""

    def __init__(self, library: Library, paths: Paths, site: Callable[[], Site]) -> None:
        self._library = library
        self._paths = paths
        self._site = site

    def verify(self, file: ModelFile, tell: Tell, cancel: threading.Event) -> Checked:
        """Read `file` whole and compare it; what was found is remembered.

        Raises:
            FileProblemError: it cannot be read, or is not whole.
            StoppedError: `cancel` was set.
        """
        with _telling(file, "verifying", file.size_bytes, tell) as meter:
            parts = parts_of(Path(file.path))
            proof = self._library.proof(file.path)
            expected, sure = self._published(file, proof, cancel)
            found = tuple(digest(part, meter.add, cancel) for part in parts)
            published = bool(expected) and (sure or expected == found)
            if not published:
                expected = proof.hashes if proof else ()
            matched = found == expected if expected else None
            self._library.remember(
                file.path,
                Proof(
                    hashes=expected or found,
                    published=published,
                    matched=matched is not False,
                    ours=proof is not None and proof.ours,
                    repo=file.repo,
                    revision=file.revision,
                ),
            )
            return Checked(
                path=file.path,
                title=f"{file.title} {file.quant}".strip(),
                hashes=found,
                matched=matched,
                published=published,
            )

    def remove(self, file: ModelFile, cancel: threading.Event) -> int:
        """Delete `file`; return the bytes it freed.

        Raises:
            UsageError: it is not ours to delete.
            DiskProblemError: the disk refuses.
        """
        proof = self._library.proof(file.path)
        return self._remover().delete(file, cancel, ours=proof is not None and proof.ours)

    def move(
        self,
        file: ModelFile,
        folder: Path,
        listed: Callable[[Path], None],
        tell: Tell,
        cancel: threading.Event,
    ) -> Path:
        """Take `file` to `folder`; return where it lies now.

        `listed` makes the library know the new place before the old file goes.

        Raises:
            UsageError: it is not ours to move, or there is another file of its name.
            DiskProblemError: there is no room, or a disk refuses.
            FileProblemError: its bytes do not match its hash.
            StoppedError: `cancel` was set; it is where it was.
        """
        if file.origin in OWNERS:
            raise not_ours(file, "move")
        if file.origin in {"starter", "engine-test"}:
            raise UsageError(
                f"{file.title} comes with Plimsoll and stays in its folder.", cause="not-ours"
            )
        parts = parts_of(Path(file.path))
        if folder.resolve() == parts[0].parent.resolve():
            raise UsageError(f"{file.title} is in {folder} already.", cause="usage")
        hashes = self._certain(file, self._library.proof(file.path))
        with _telling(file, "running", 2 * file.size_bytes, tell) as meter:
            meter.state("running", f"moving to {folder}")
            names = [part.name for part in parts]
            move = Move(parts, names, folder, hashes, meter.add, cancel)
            targets, found = move.run()
            self._library.remember(
                str(targets[0]),
                Proof(
                    hashes=found if all(found) else (),
                    published=bool(hashes),
                    ours=file.removal == "delete",
                    repo=file.repo,
                    revision=file.revision,
                ),
            )
            listed(targets[0])
            self._let_go(file, parts, cancel)
        return targets[0]

    def _let_go(self, file: ModelFile, parts: tuple[Path, ...], cancel: threading.Event) -> None:
        if self._remover().outlook(file).kind == "delete":
            self._remover().delete(file, cancel)
            return
        for part in parts:
            part.unlink(missing_ok=True)

    # --- hashes ------------------------------------------------------------------------------
    def _certain(self, file: ModelFile, proof: Proof | None) -> tuple[str, ...]:
        """Return the hashes that are known without asking anybody."""
        parts = parts_of(Path(file.path))
        if file.origin in {"hub", "ollama"} and (
            named := hashes_by_name(self._library.cache, parts)
        ):
            return named
        if proof and proof.published:
            return proof.hashes
        return (file.sha256,) if file.sha256 and len(parts) == 1 else ()

    def _published(
        self, file: ModelFile, proof: Proof | None, cancel: threading.Event
    ) -> tuple[tuple[str, ...], bool]:
        """Return the maker's hashes, and whether they are certainly those of this very file."""
        if known := self._certain(file, proof):
            return known, True
        parts = parts_of(Path(file.path))
        if not file.repo:
            return catalogue_hashes(parts), False
        revision = file.revision or "main"
        asked = published_hashes(self._site(), file.repo, revision, parts, cancel)
        # What other programs keep may be of an older commit than the one that is asked about.
        return asked, file.revision is not None

    def _remover(self) -> Remover:
        return Remover(self._library.cache, self._paths.models)


def ref_of(path: str) -> str:
    """Return the name under which work on a file is told, as a `Transfer`."""
    return f"library:{path}"


@contextlib.contextmanager
def _telling(file: ModelFile, state: TransferState, total: int, tell: Tell) -> Iterator[Meter]:
    """Tell how a piece of work goes, and how it ended."""
    meter = Meter(ref_of(file.path), f"{file.title} {file.quant}".strip(), total, tell)
    meter.state(state)
    try:
        yield meter
    except PlimsollError as error:
        meter.state("paused" if error.cause == "cancelled" else "failed", error.text)
        raise
    meter.state("done")
