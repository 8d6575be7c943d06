"""What one reply took."""

from __future__ import annotations

from pydantic import Field

from app.values.base import Value

FEW_TOKENS = 4
"""Of fewer a speed is chance: they may have come in one piece."""


class Timings(Value):
    """Measured by the engine for one generation; seconds and counts."""

    n_prompt: int = 0
    n_cached: int = Field(default=0, description="prompt tokens reused from the last request")
    n_generated: int = 0
    prefill_seconds: float = 0.0
    ttft_seconds: float = Field(default=0.0, description="request received to first token")
    decode_seconds: float = 0.0
    n_drafted: int = 0
    n_accepted: int = 0
    engine_seconds: float = Field(default=0.0, description="time inside llama_decode")

    @property
    def decode_tok_s(self) -> float:
        """Tokens per second after the first one (0 when nothing can be said)."""
        n = self.n_generated - 1
        return n / self.decode_seconds if n > 0 and self.decode_seconds > 0 else 0.0

    @property
    def prefill_tok_s(self) -> float:
        """Prompt tokens read per second (0 when nothing was read)."""
        n = self.n_prompt - self.n_cached
        return n / self.prefill_seconds if n > 0 and self.prefill_seconds > 0 else 0.0

    @property
    def acceptance(self) -> float | None:
        """Accepted / drafted; None when nothing was drafted."""
        return self.n_accepted / self.n_drafted if self.n_drafted else None
