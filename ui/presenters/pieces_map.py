"""The pieces of a download: which are here, on the way, to come, or had to come again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.presenters.figures import count
from ui.words import listed, plural, tr

if TYPE_CHECKING:
    from app.values.transfer import Cell, ChunkMap, Transfer


@dataclass(frozen=True, slots=True)
class PiecesView:
    """A cell for each piece, or for several; `again` are places of 0..1 that came a second time."""

    cells: tuple[Cell, ...]
    again: tuple[float, ...]
    text: str


def present_pieces(transfer: Transfer) -> PiecesView | None:
    """Return the pieces of the file that `transfer` fetches; None where none are known."""
    found = transfer.chunks
    if found is None or transfer.state in {"done", "queued"}:
        return None
    moving = transfer.state in {"running", "verifying"}
    cells = found.cells if moving else tuple(map(_resting, found.cells))
    middles = ((at + 0.5) / len(cells) for at, cell in enumerate(cells) if cell == "again")
    return PiecesView(cells, tuple(middles), _text(found, moving=moving))


def _resting(cell: Cell) -> Cell:
    return "partly" if cell == "coming" else cell


def _text(found: ChunkMap, *, moving: bool) -> str:
    here, every = found.n_here, found.n_chunks
    coming, again = found.n_coming if moving else 0, found.n_again
    parts = [
        plural(
            every,
            tr("{here} of {n} piece is here"),
            tr("{here} of {n} pieces are here"),
        ).format(here=count(here), n=count(every)),
        plural(coming, tr("{n} on the way", "one"), tr("{n} on the way")).format(n=count(coming))
        if coming
        else "",
        plural(
            again, tr("{n} had to be fetched again", "one"), tr("{n} had to be fetched again")
        ).format(n=count(again))
        if again
        else "",
    ]
    name = found.file.rpartition("/")[2]
    return tr("{name}: {value}").format(name=name, value=listed(parts))
