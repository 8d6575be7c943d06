"""A server in OpenAI's shapes on the loopback, that answers as a test says: well, or with a fault."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, StreamingResponse
from starlette.routing import Route

CERTIFICATE = Path(__file__).parents[1] / "data" / "loopback-tls.pem"
KEY = "sk-far"


def piece(delta=None, reason=None, **more):
    choice = {"index": 0, "delta": delta or {}, "finish_reason": reason}
    return {"object": "chat.completion.chunk", "choices": [choice], **more}


USAGE = {"choices": [], "usage": {"prompt_tokens": 11, "completion_tokens": 3}}
REPLY = [
    piece({"role": "assistant", "content": ""}),
    piece({"reasoning_content": "Hm."}),
    piece({"content": "Two "}),
    piece({"content": "words"}),
    piece(reason="stop"),
    USAGE,
]


def error(status, message, headers=None, **more):
    return JSONResponse({"error": {"message": message, **more}}, status, headers)


FAULTS = {
    "key": lambda: error(401, "Incorrect API key provided", code="invalid_api_key"),
    "model": lambda: error(404, "The model `big` does not exist.", code="model_not_found"),
    "long": lambda: error(400, "too long", code="context_length_exceeded", n_ctx=512),
    "long-vllm": lambda: error(400, "This model's maximum context length is 4096 tokens."),
    "busy": lambda: error(429, "Too many requests", headers={"retry-after": "2"}),
    "loading": lambda: error(503, "Loading model", type="unavailable_error"),
    "field": lambda: error(400, "Unrecognized request argument supplied: top_k"),
    "broken": lambda: error(500, "CUDA error: out of memory"),
    "html": lambda: HTMLResponse("<html>Welcome to your router</html>"),
    "html-404": lambda: HTMLResponse("<html>nothing here</html>", 404),
    "json": lambda: JSONResponse({"hello": "world"}),
    "moved": lambda: RedirectResponse("https://elsewhere.example/v1", 307),
}
"""What is answered instead; the other faults happen in the middle of a reply."""


class Far:
    """`reply` is what a chat streams; `fault` what happens instead; `asked` what came."""

    def __init__(self, *, tls=False):
        self.reply = [*REPLY]
        self.fault = ""
        self.health = 200
        self.props = {}
        self.models = [{"id": "big", "object": "model", "owned_by": "vllm", "max_model_len": 4096}]
        self.asked = []
        self.auth = []
        self.left = threading.Event()
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        scheme = "https" if tls else "http"
        self.url = f"{scheme}://127.0.0.1:{self._socket.getsockname()[1]}/v1"
        secure = {"ssl_certfile": CERTIFICATE, "ssl_keyfile": CERTIFICATE} if tls else {}
        config = uvicorn.Config(
            self._application(), log_config=None, log_level="critical", lifespan="off", ws="none",
            timeout_graceful_shutdown=0, **secure,
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )

    def __enter__(self):
        self._thread.start()
        end = time.monotonic() + 10
        while not self._server.started and time.monotonic() < end:
            time.sleep(0.005)
        return self

    def __exit__(self, *failure):
        self._server.should_exit = True
        self._thread.join(10)
        self._socket.close()

    def _application(self):
        return Starlette(
            routes=[
                Route("/v1/models", self._models),
                Route("/health", self._health),
                Route("/props", self._props),
                Route("/v1/chat/completions", self._chat, methods=["POST"]),
                Route("/v1/completions", self._chat, methods=["POST"]),
            ]
        )

    async def _models(self, request):
        self.auth.append(request.headers.get("authorization"))
        while self.fault == "slow":  # noqa: ASYNC110 - the test ends it from another thread
            await asyncio.sleep(0.01)
        return self._wrong() or JSONResponse({"object": "list", "data": self.models})

    async def _health(self, request):
        return JSONResponse({"status": "ok"}, self.health)

    async def _props(self, request):
        return JSONResponse(self.props)

    async def _chat(self, request):
        self.auth.append(request.headers.get("authorization"))
        self.asked.append(await request.json())
        return self._wrong() or StreamingResponse(self._pieces(), media_type="text/event-stream")

    def _wrong(self):
        return FAULTS[self.fault]() if self.fault in FAULTS else None

    async def _pieces(self):
        try:
            for n, one in enumerate(self.reply):
                if self.fault == "cut" and n == 3:
                    raise ConnectionError
                if (self.fault, n) in {("ends", 3), ("mute", 0)}:
                    return
                if self.fault == "silent" and n == 3:
                    await asyncio.sleep(60)
                if self.fault == "nonsense" and n == 3:
                    yield "data: {not json\n\n"
                if self.fault == "error" and n == 3:
                    yield f"data: {json.dumps({'error': {'message': 'the engine died'}})}\n\n"
                yield ": a comment\n\n" + f"data: {json.dumps(one)}\n\n"
            yield "data: [DONE]\n\n"
        except (asyncio.CancelledError, GeneratorExit):
            self.left.set()
            raise
