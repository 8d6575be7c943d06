"""How engines, drivers, kernels and download tools say what happened, by topic."""

from __future__ import annotations

from app.diagnose.signatures import (
    accelerators,
    cuda,
    driver,
    engine,
    files,
    host,
    installation,
    lent,
    locale,
    memory,
    transfer,
)

SIGNATURES: tuple[tuple[str, str], ...] = (
    *memory.SIGNATURES,
    *cuda.SIGNATURES,
    *accelerators.SIGNATURES,
    *driver.SIGNATURES,
    *files.SIGNATURES,
    *engine.SIGNATURES,
    *host.SIGNATURES,
    *transfer.SIGNATURES,
    *lent.SIGNATURES,
    *installation.SIGNATURES,
    *locale.SIGNATURES,
)
