"""The routes of the local API."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from app.engine.api import Stop
from app.serve import anthropic, messaged, ranked, responses, vectors
from app.serve.asked import ChatAsked, CompletionAsked, body_of, checked
from app.serve.exchange import Host
from app.serve.line import Line, metrics
from app.serve.menu import Dish, chosen, embedder, menu, scorer, writer
from app.serve.openapi import description
from app.serve.replies import Order, Shapes, Waiter
from app.serve.responded import Responses
from app.serve.told import Chat, Completion, written
from app.serve.trouble import Trouble, is_anthropic
from app.serve.wishes import of_chat, of_completion
from app.session import RESIDENT, Phase

Handler = Callable[[Request], Awaitable[Response]]
_COUNTS = frozenset({"/v1/responses/input_tokens"})
_RERANKS = ("/v1/rerank", "/rerank", "/v1/reranking", "/reranking")
_KEPT = ("/v1/chat/completions/{name:path}", "/v1/responses/{name:path}")
_WAITING = frozenset({Phase.LOADING, Phase.QUALIFYING, Phase.REMEDIED, Phase.UNLOADING})


class Api:
    """Answers requests with what `host` has."""

    def __init__(self, host: Host, line: Line) -> None:
        self._host = host
        self._line = line
        self._waiter = Waiter(host, line)

    def application(self) -> Starlette:
        """Return the web application."""
        posts: dict[str, Handler] = {
            "/v1/chat/completions": self.chat,
            "/v1/completions": self.completion,
            "/v1/embeddings": self.embeddings,
            **dict.fromkeys(_RERANKS, self.rerank),
            "/v1/responses": self.response,
            "/v1/responses/input_tokens": self.response_tokens,
            "/v1/messages": self.messages,
            "/v1/messages/count_tokens": self.message_tokens,
        }
        gets: dict[str, Handler] = {
            "/v1/models": self.models,
            "/v1/models/{name:path}": self.model,
            "/health": self.health,
            "/v1/health": self.health,
            "/metrics": self.metrics,
            "/props": self.props,
            "/openapi.json": self.openapi,
        }
        routes = [Route(path, handler, methods=["POST"]) for path, handler in posts.items()]
        routes += [Route(path, handler, methods=["GET"]) for path, handler in gets.items()]
        ways = ["GET", "POST", "DELETE"]
        routes += [Route(path, self.unkept, methods=ways) for path in _KEPT]
        handlers: dict[Any, Any] = {Trouble: _troubled, HTTPException: _unknown, Exception: _broken}
        return Starlette(routes=routes, exception_handlers=handlers)

    # --- replies -----------------------------------------------------------------------------------
    async def chat(self, request: Request) -> Response:
        """`POST /v1/chat/completions`."""
        asked = checked(ChatAsked, await body_of(request))
        dish = writer(self._host.state, asked.model)
        shapes = Chat(dish.id, logprobs=bool(asked.logprobs))
        return await self._reply(request, asked, dish, shapes)

    async def completion(self, request: Request) -> Response:
        """`POST /v1/completions`."""
        asked = checked(CompletionAsked, await body_of(request))
        dish = writer(self._host.state, asked.model)
        shapes = Completion(dish.id, logprobs=asked.logprobs is not None)
        return await self._reply(request, asked, dish, shapes)

    async def messages(self, request: Request) -> Response:
        """`POST /v1/messages`."""
        asked = anthropic.as_chat(checked(anthropic.MessagesAsked, await body_of(request)))
        dish = writer(self._host.state, asked.model)
        return await self._reply(request, asked, dish, messaged.Messages(dish.id))

    async def response(self, request: Request) -> Response:
        """`POST /v1/responses`."""
        asked = responses.as_chat(checked(responses.ResponsesAsked, await body_of(request)))
        dish = writer(self._host.state, asked.model)
        return await self._reply(request, asked, dish, Responses(dish.id))

    async def message_tokens(self, request: Request) -> Response:
        """`POST /v1/messages/count_tokens`."""
        body = anthropic.prompt_of(checked(anthropic.CountAsked, await body_of(request)))
        n = await self._counted(request, checked(ChatAsked, body))
        return JSONResponse({"input_tokens": n})

    async def response_tokens(self, request: Request) -> Response:
        """`POST /v1/responses/input_tokens`."""
        asked = responses.as_chat(checked(responses.ResponsesAsked, await body_of(request)))
        n = await self._counted(request, asked)
        return JSONResponse({"object": "response.input_tokens", "input_tokens": n})

    async def _counted(self, request: Request, asked: ChatAsked) -> int | None:
        dish = writer(self._host.state, asked.model)
        wish = of_chat(asked, self._host.state.settings)
        wish = wish.model_copy(update={"count_only": True})
        shapes = Chat(dish.id, logprobs=False)
        return await self._waiter.counted(request, Order(dish.file.path, wish, shapes))

    async def embeddings(self, request: Request) -> Response:
        """`POST /v1/embeddings`."""
        asked = checked(vectors.EmbeddingAsked, await body_of(request))
        dish = embedder(self._host.state, asked.model)
        texts = vectors.texts_of(asked)

        def make(cancel: Stop) -> vectors.Answer:
            found = self._host.embed(dish.file.path, texts, cancel)
            return vectors.Answer(vectors.document(dish, asked, found), found.n_tokens)

        return await self._waiter.computed(request, make)

    async def rerank(self, request: Request) -> Response:
        """`POST /v1/rerank`."""
        asked = checked(ranked.RerankAsked, await body_of(request))
        dish = scorer(self._host.state, asked.model)

        def make(cancel: Stop) -> vectors.Answer:
            texts = tuple(asked.documents)
            found = self._host.embed(dish.file.path, texts, cancel, asked.query)
            body = written(ranked.document(dish, asked, found)).encode()
            return vectors.Answer(body, found.n_tokens)

        return await self._waiter.computed(request, make)

    async def _reply(
        self, request: Request, asked: ChatAsked | CompletionAsked, dish: Dish, shapes: Shapes
    ) -> Response:
        settings = self._host.state.settings
        if isinstance(asked, ChatAsked):
            wish = of_chat(asked, settings)
        else:
            wish = of_completion(asked, settings)
        options = asked.stream_options
        counted = bool(options and options.include_usage)
        order = Order(dish.file.path, wish, shapes, with_usage=counted)
        if asked.stream:
            return self._waiter.stream(order)
        return await self._waiter.whole(request, order)

    # --- what is here ------------------------------------------------------------------------------
    async def models(self, request: Request) -> Response:
        """`GET /v1/models`, in the shapes of the service that its client knows."""
        state = self._host.state
        data = [dish.document(state) for dish in menu(state)]
        if is_anthropic(request.scope):
            return JSONResponse(messaged.models(data))
        return JSONResponse({"object": "list", "data": data})

    async def model(self, request: Request) -> Response:
        """`GET /v1/models/NAME`."""
        state = self._host.state
        told = chosen(state, request.path_params["name"]).document(state)
        return JSONResponse(messaged.model(told) if is_anthropic(request.scope) else told)

    async def unkept(self, request: Request) -> Response:
        """What the service keeps of an answer is asked for by its name; nothing is kept here."""
        kind = "Response" if "/responses/" in request.url.path else "Chat completion"
        name = request.path_params["name"].partition("/")[0]
        if request.url.path in _COUNTS:
            raise HTTPException(405, headers={"Allow": "POST"})
        raise Trouble(404, f"{kind} with id '{name}' not found.", fix="Plimsoll keeps no answers.")

    async def health(self, request: Request) -> Response:
        """`GET /health`: 503 while a model is on its way, then 200; no model is no failure."""
        session = self._host.state.session
        if session is not None and session.phase in _WAITING:
            trouble = Trouble(503, "Loading model", code="loading", kind="unavailable_error")
            return trouble.response(request.scope)
        if session is not None and session.phase is Phase.FAILED:
            cause = session.diagnosis.cause if session.diagnosis else "unknown"
            return JSONResponse({"status": "failed", "cause": cause}, 503)
        loaded = session is not None and session.phase in RESIDENT
        return JSONResponse({"status": "ok", "loaded": loaded})

    async def metrics(self, _: Request) -> Response:
        """`GET /metrics`, for Prometheus."""
        session = self._host.state.session
        loaded = session is not None and session.phase in RESIDENT
        kind = "text/plain; version=0.0.4"
        return PlainTextResponse(metrics(self._line, loaded=loaded), media_type=kind)

    async def openapi(self, _: Request) -> Response:
        """`GET /openapi.json`: the description of all this."""
        return JSONResponse(description())

    async def props(self, _: Request) -> Response:
        """`GET /props`: the setup of the open model."""
        session = self._host.state.session
        if session is None:
            raise Trouble(503, "No model is open.", code="no-model")
        placed, config = session.placement, session.config
        return JSONResponse(
            {
                "model_path": session.file.path.replace("\\", "/").rpartition("/")[2],
                "total_slots": config.n_seq_max,
                "default_generation_settings": {"n_ctx": config.n_ctx // config.n_seq_max},
                "requests_under_way": self._line.under_way,
                "requests_waiting": self._line.waiting,
                "wait_seconds": self._line.wait_seconds_last,
                "phase": session.phase.value,
                "config": config.model_dump(mode="json"),
                "placement": placed.model_dump(mode="json", exclude={"buffers"})
                if placed
                else None,
            }
        )


async def _troubled(request: Request, trouble: Trouble) -> Response:
    return trouble.response(request.scope)


async def _unknown(request: Request, error: HTTPException) -> Response:
    path = request.url.path
    if error.status_code == 405:
        refused = Trouble(405, f"Not allowed to {request.method} on {path}.")
        answer = refused.response(request.scope)
        answer.headers.update(error.headers or {})  # which methods are allowed
        return answer
    text = f"Invalid URL ({request.method} {path})"
    return Trouble(error.status_code, text).response(request.scope)


async def _broken(request: Request, _: Exception) -> Response:
    trouble = Trouble(500, "Something went wrong inside Plimsoll.", code="internal")
    return trouble.response(request.scope)
