"""A request that failed while the engine lives on."""

from __future__ import annotations

from typing import Any

from app.engine.protocol import Failure


class RequestError(Exception):
    """One request failed; `code` is one of `protocol.Failure.code`."""

    def __init__(self, phase: str, code: str, message: str, **details: Any) -> None:  # noqa: ANN401 - JSON
        super().__init__(message)
        self.phase = phase
        self.code = code
        self.message = message
        self.details = details

    def answer(self, request_id: str | None = None) -> Failure:
        """Return what is answered to the one who asked."""
        return Failure(
            id=request_id,
            phase=self.phase,
            code=self.code,
            message=self.message,
            details=self.details,
        )


class CancelledError(RequestError):
    """The request was cancelled."""

    def __init__(self, phase: str) -> None:
        super().__init__(phase, "cancelled", "Cancelled.")
