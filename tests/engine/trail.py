"""In which widths an engine read what its sequence holds, and what the library alone says then.

Weights that are not F32 have other kernels for one row than for several, so an answer may differ
from that of an empty memory by nothing but the widths. The library, given the same tokens in the
same widths in a context that was never used, tells this from a state that was left behind.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.engine import llama
from app.engine.batch import Batch
from app.engine.params import main_context


@dataclass(frozen=True, slots=True)
class Piece:
    """Tokens that were computed at once, of which later ones may have taken the place of some."""

    start: int
    tokens: tuple[int, ...]
    alone: bool


class Trail:
    """Follows the decodes of `engine`, an engine in this process, while it is entered."""

    def __init__(self, engine):
        self._engine = engine
        self._real = llama.decode
        self._pieces: dict[object, list[Piece]] = {}

    def __enter__(self):
        llama.decode = self._decode
        return self

    def __exit__(self, *_):
        llama.decode = self._real

    def _decode(self, context, batch):
        result = self._real(context, batch)
        if result == 0:
            n, start = batch.n_tokens, batch.pos[0]
            alone = len({batch.seq_id[row][0] for row in range(n)}) == 1
            kept = [one for one in self._pieces.get(context, ()) if one.start < start]
            piece = Piece(start, tuple(batch.token[:n]), alone)
            self._pieces[context] = [*kept, piece]
        return result

    @property
    def config(self):
        """The setup that the engine holds its model in."""
        return self._engine._service._host.resident.config

    @property
    def pieces(self) -> list[Piece]:
        """What the engine's only sequence was read in, from its beginning."""
        return self._pieces[self._engine._service._host.resident.main]

    def replayed(self, routes, text: list[int]) -> int | None:
        """Return what the library says after `text`, which it reads as the engine did.

        None where the engine did not read it so: it was taken from a state, or with others.
        """
        pieces = [one for one in self.pieces if one.start < len(text)]
        if not pieces or not _is_whole(pieces, text):
            return None
        config = self.config
        params = main_context(config, draft_max=config.mtp.draft_max, n_threads=1)
        context = llama.new_context(routes.model, params)
        assert context is not None
        try:
            return _follow(context, pieces, len(text) - 1, routes.vocabulary.n_tokens)
        finally:
            llama.free_context(context)


def _is_whole(pieces: list[Piece], text: list[int]) -> bool:
    ends = [*(piece.start for piece in pieces[1:]), len(text)]
    at = 0
    for piece, end in zip(pieces, ends, strict=True):
        kept = piece.tokens[: end - piece.start]
        if not piece.alone or piece.start != at or list(kept) != text[at:end]:
            return False
        at = end
    return True


def _follow(context, pieces: list[Piece], last: int, n_vocab: int) -> int:
    """Read `pieces`; return the likeliest token after position `last`, which is in the last one."""
    batch = Batch(max(len(piece.tokens) for piece in pieces))
    for piece in pieces:
        llama.cut(context, 0, piece.start)
        wide = piece is pieces[-1] and last < piece.start + len(piece.tokens) - 1
        batch.fill(piece.tokens, piece.start, outputs="all" if wide else "last")
        assert llama.decode(context, batch.struct) == 0
    rows = llama.logits(context, len(piece.tokens) if wide else 1, n_vocab)
    return int(rows[last - piece.start if wide else 0].argmax())
