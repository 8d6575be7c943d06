"""Asking our own address over the wire, to say what another program would be told."""

from __future__ import annotations

import json
import threading
import time

import httpx

from app.values.api import Tried

QUESTION = "Say hello."
TOKENS = 24
MOST_LETTERS = 200
SECONDS = 300.0
"""A model may have to be loaded first; pings show that it goes on."""


def tried(url: str, key: str, cancel: threading.Event) -> Tried:
    """Ask the model that is open for a few words at `url`; say what came back."""
    begun = time.monotonic()
    headers = {"authorization": f"Bearer {key}"}
    body = {
        "messages": [{"role": "user", "content": QUESTION}],
        "max_tokens": TOKENS,
        "stream": True,
    }
    try:
        with (
            httpx.Client(headers=headers, timeout=SECONDS, trust_env=False) as client,
            client.stream("POST", f"{url}/chat/completions", json=body) as reply,
        ):
            if reply.status_code != httpx.codes.OK:
                return Tried(state="failed", text=_wrong(reply.read()))
            return _read(reply, cancel, begun)
    except httpx.HTTPError as error:
        return Tried(state="failed", text=f"Nothing answered at {url} ({error}).")


def _read(reply: httpx.Response, cancel: threading.Event, begun: float) -> Tried:
    said, model = "", ""
    for line in reply.iter_lines():
        if cancel.is_set():
            return Tried(state="failed", text="It was stopped.")
        if not line.startswith("data: {"):
            continue
        piece = json.loads(line.removeprefix("data: "))
        if "error" in piece:
            return Tried(state="failed", text=str(piece["error"]["message"]))
        model = piece["model"]
        for choice in piece["choices"]:
            delta = choice["delta"]
            said += delta.get("content") or delta.get("reasoning_content") or ""
    text = " ".join(said.split())[:MOST_LETTERS]
    return Tried(state="answered", text=text, model=model, seconds=time.monotonic() - begun)


def _wrong(body: bytes) -> str:
    try:
        return str(json.loads(body)["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return "The answer could not be read."
