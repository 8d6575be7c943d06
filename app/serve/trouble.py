"""Refusals and failures in the shapes that clients of the real services understand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.responses import JSONResponse

ANTHROPIC_PATHS = ("/v1/messages",)
_ANTHROPIC_KINDS = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    503: "overloaded_error",
}


class Trouble(Exception):  # noqa: N818 - it is an answer, not only an error
    """`status`, a sentence, what helps, and a stable code; `param` is the field that is wrong."""

    def __init__(  # noqa: PLR0913 - the parts of an error as the services have them
        self,
        status: int,
        text: str,
        *,
        fix: str = "",
        code: str | None = None,
        kind: str = "",
        param: str | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{text} {fix}".strip())
        self.status = status
        self.text = f"{text} {fix}".strip()
        self.code = code
        self.kind = kind or ("invalid_request_error" if status < 500 else "server_error")
        self.param = param
        self.more = dict(more or {})

    def body(self, path: str = "") -> dict[str, Any]:
        """Return the error as the service of `path` writes it."""
        if path.startswith(ANTHROPIC_PATHS):
            kind = _ANTHROPIC_KINDS.get(self.status, "api_error")
            return {"type": "error", "error": {"type": kind, "message": self.text, **self.more}}
        return {
            "error": {
                "message": self.text,
                "type": self.kind,
                "param": self.param,
                "code": self.code,
                **self.more,
            }
        }

    def response(self, path: str) -> JSONResponse:
        """Return the whole answer."""
        headers = {"retry-after": "2"} if self.status in {429, 503} else {}
        if self.status == 401:
            headers["www-authenticate"] = "Bearer"
        return JSONResponse(self.body(path), self.status, headers)
