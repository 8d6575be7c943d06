"""Servers on other computers that a person entered, and what is known of them."""

from __future__ import annotations

from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, field_validator

from app.values.address import parted
from app.values.base import Value
from app.values.model_file import Thinks

Kind = Literal["plimsoll", "llama.cpp", "vllm", "sglang", "other"]
KIND_NAMES: dict[Kind, str] = {
    "plimsoll": "Plimsoll",
    "llama.cpp": "llama-server",
    "vllm": "vLLM",
    "sglang": "SGLang",
    "other": "OpenAI-compatible",
}
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


class RemoteServer(Value):
    """One server, as it was entered. Its key is never part of this."""

    name: str = Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$")
    url: str = Field(description="base address of the API: https://box.example:8000/v1")
    ca_file: str = Field(default="", description="PEM file of an authority that is trusted too")

    @field_validator("url")
    @classmethod
    def _base(cls, url: str) -> str:
        """Take what people type: without a scheme, without /v1, with a slash at the end."""
        text = url.strip()
        parts = parted((text if "://" in text else f"http://{text}").rstrip("/"))
        if parts.username or parts.password or parts.query or parts.fragment:
            raise ValueError("an address has no name, key or question in it")
        return f"{parts.scheme}://{parts.netloc}{parts.path or '/v1'}"

    @property
    def origin(self) -> str:
        """Scheme, host and port: what the key belongs to."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def here(self) -> bool:
        """Whether it is this very computer, or the end of a tunnel on it."""
        return urlsplit(self.url).hostname in LOOPBACK

    @property
    def open_to_view(self) -> bool:
        """Whether others on the network between can read what is said."""
        return urlsplit(self.url).scheme == "http" and not self.here


class RemoteModel(Value):
    """One model that a server offers; None and 0 where it does not tell."""

    id: str
    n_ctx: int = 0
    qualified: bool | None = Field(default=None, description="another Plimsoll proved it there")
    proven_depth: int = 0
    thinks: Thinks = ""


class RemoteProbe(Value):
    """What a server said when it was last asked."""

    name: str
    url: str
    state: Literal["asking", "ready", "loading", "failed"]
    kind: Kind = "other"
    models: tuple[RemoteModel, ...] = ()
    seconds: float = Field(default=0.0, description="until it told its models")
    text: str = Field(default="", description="what is wrong, where it failed")
    fix: str = ""
    cause: str = ""

    @property
    def sentence(self) -> str:
        """The state in words."""
        if self.state == "asking":
            return "Asking…"
        if self.state == "failed":
            return f"{self.text} {self.fix}".strip()
        names = len(self.models)
        kind, took = KIND_NAMES[self.kind], f"{self.seconds:.2f}"
        loading = ", still loading" if self.state == "loading" else ""
        if names == 1:
            return f"{kind}, 1 model, answered in {took} s{loading}"
        return f"{kind}, {names} models, answered in {took} s{loading}"


class RemoteInUse(Value):
    """The model on another computer that answers the chat now."""

    server: RemoteServer
    model: RemoteModel
    kind: Kind = "other"
    ttft_seconds: float | None = Field(default=None, description="of the last reply, seen here")
    decode_tok_s: float | None = Field(default=None, description="of the last reply, seen here")
