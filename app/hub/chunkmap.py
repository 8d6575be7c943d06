"""Which chunks of a file are here, small enough to be told with every reading of its progress."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise

from app.hub.chunks import Chunks
from app.values.transfer import Cell, ChunkMap

CELLS = 140
"""The most that are told: two rows on a wide window."""


def chunk_map(
    file: str, chunks: Chunks, coming: Iterable[int], again: Collection[int]
) -> ChunkMap | None:
    """Return how the chunks of `file` stand; None for an empty file.

    Args:
        file: its name in the repository.
        chunks: what is here.
        coming: the offsets, bytes, at which connections fetch now.
        again: numbers of the chunks that had to come a second time.
    """
    n_chunks = len(chunks)
    if not n_chunks:
        return None
    whole = [chunk.n_bytes == chunks.size(index) for index, chunk in enumerate(chunks.held)]
    fetched = {offset // chunks.chunk_bytes for offset in coming if offset < chunks.size_bytes}
    n_cells = min(CELLS, n_chunks)
    edges = [n_chunks * cell // n_cells for cell in range(n_cells + 1)]
    cells: list[Cell] = []
    for first, end in pairwise(edges):
        cells.append(_cell(range(first, end), chunks, whole, fetched, again))
    return ChunkMap(
        file=file,
        n_chunks=n_chunks,
        n_here=sum(whole),
        n_coming=len(fetched),
        n_again=len(again),
        cells=tuple(cells),
    )


def _cell(
    inside: range,
    chunks: Chunks,
    whole: list[bool],
    coming: Collection[int],
    again: Collection[int],
) -> Cell:
    """Return what stands out most among the chunks of one cell."""
    if any(index in again for index in inside):
        return "again"
    if any(index in coming and not whole[index] for index in inside):
        return "coming"
    if all(whole[index] for index in inside):
        return "here"
    return "partly" if any(chunks.held[index].n_bytes for index in inside) else "missing"
