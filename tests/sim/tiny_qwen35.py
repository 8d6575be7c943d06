"""The engine's test model in its variants, each written once per folder."""

from __future__ import annotations

import hashlib
from pathlib import Path

from app.engine import testmodel


class TinyModels:
    """Writes variants of the test model when they are first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, acceptance="high", quant="F32", **more) -> Path:
        """Return the file of one variant; arguments are those of `testmodel.build`."""
        digest = hashlib.sha256(repr(sorted(more.items())).encode()).hexdigest()[:8]
        path = self._folder / f"{acceptance}-{quant}-{digest}.gguf"
        if not path.exists():
            testmodel.build(path, acceptance=acceptance, quant=quant, **more)
        return path
