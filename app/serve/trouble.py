"""Refusals and failures in the shapes that clients of the real services understand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.responses import JSONResponse
from starlette.types import Scope

_ANTHROPIC_PATH = "/v1/messages"
_ANTHROPIC_HEADER = b"anthropic-version"
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

    def body(self, *, anthropic: bool = False) -> dict[str, Any]:
        """Return the error as OpenAI writes it, or Anthropic."""
        if anthropic:
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

    def response(self, scope: Scope) -> JSONResponse:
        """Return the whole answer to the request of `scope`, in its service's shape."""
        headers = {"retry-after": "2"} if self.status in {429, 503} else {}
        if self.status == 401:
            headers["www-authenticate"] = "Bearer"
        body = self.body(anthropic=is_anthropic(scope))
        return JSONResponse(body, self.status, headers)


def is_anthropic(scope: Scope) -> bool:
    """Whether a request is meant for Anthropic's service: by its path, or its client's header."""
    if scope["path"].startswith(_ANTHROPIC_PATH):
        return True
    return any(name == _ANTHROPIC_HEADER for name, _ in scope["headers"])
