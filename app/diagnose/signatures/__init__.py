"""How engines, drivers, kernels and download tools say what happened, by topic."""

from __future__ import annotations

from app.diagnose.signatures import cuda, driver, engine, files, host, memory, transfer

SIGNATURES: tuple[tuple[str, str], ...] = (
    *memory.SIGNATURES,
    *cuda.SIGNATURES,
    *driver.SIGNATURES,
    *files.SIGNATURES,
    *engine.SIGNATURES,
    *host.SIGNATURES,
    *transfer.SIGNATURES,
)
