"""The description of the local API for programs that read one, made from the requests' own models."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from app.serve.anthropic import CountAsked, MessagesAsked
from app.serve.asked import ChatAsked, CompletionAsked
from app.serve.guard import OPEN_PATHS
from app.serve.ranked import RerankAsked
from app.serve.responses import ResponsesAsked
from app.serve.vectors import EmbeddingAsked

Document = dict[str, Any]
_REFS = "#/components/schemas/{model}"
_POSTS: tuple[tuple[str, type[BaseModel], str], ...] = (
    ("/v1/chat/completions", ChatAsked, "Answer a chat"),
    ("/v1/completions", CompletionAsked, "Go on with a text"),
    ("/v1/embeddings", EmbeddingAsked, "Make embeddings, where a model does"),
    ("/v1/rerank", RerankAsked, "Order documents by a question, where a model does"),
    ("/v1/responses", ResponsesAsked, "Answer a chat, in the shapes of Responses"),
    ("/v1/responses/input_tokens", ResponsesAsked, "Count the tokens that a chat would have"),
    ("/v1/messages", MessagesAsked, "Answer a chat, in Anthropic's shapes"),
    ("/v1/messages/count_tokens", CountAsked, "Count the tokens that a chat would have"),
)
_GETS = (
    ("/v1/models", "The models that can be asked, and what was proven of them", "application/json"),
    ("/v1/models/{name}", "One of them", "application/json"),
    ("/health", "503 while a model is on its way or failed", "application/json"),
    ("/metrics", "Counts for Prometheus", "text/plain"),
    ("/props", "The setup of the open model", "application/json"),
)
_REFUSALS = {
    "400": "The request is wrong; the message names the field",
    "401": "The key is wrong or missing",
    "403": "The host, the page or the model is not allowed",
    "404": "There is no such model",
    "413": "The request is too large",
    "429": "Too many requests; Retry-After says when to come back",
    "500": "The reply failed; cause and remedies say why and what helps",
    "503": "No model can answer now; cause and remedies say why and what helps",
}
_ERROR: Document = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["message"],
            "properties": {
                "message": {"type": "string"},
                "cause": {"type": "string"},
                "remedies": {"type": "array", "items": {"type": "string"}},
            },
        }
    },
}


def description() -> Document:
    """Return the OpenAPI 3.1 document."""
    kinds = {model: None for _, model, _ in _POSTS}
    _, schemas = models_json_schema([(kind, "validation") for kind in kinds], ref_template=_REFS)
    paths = {path: {"post": _post(model, text)} for path, model, text in _POSTS}
    paths |= {path: {"get": _get(path, text, kind)} for path, text, kind in _GETS}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Plimsoll", "version": version("plimsoll")},
        "paths": paths,
        "security": [{"key": []}],
        "components": {
            "schemas": {**schemas.get("$defs", {}), "Error": _ERROR},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _post(model: type[BaseModel], text: str) -> Document:
    schema = {"$ref": _REFS.format(model=model.__name__)}
    answer: Document = {"application/json": {}, "text/event-stream": {}}
    return {
        "summary": text,
        "requestBody": {"required": True, "content": {"application/json": {"schema": schema}}},
        "responses": {"200": {"description": "The answer", "content": answer}, **_refusals()},
    }


def _get(path: str, text: str, kind: str) -> Document:
    found: Document = {
        "summary": text,
        "responses": {"200": {"description": text, "content": {kind: {}}}, **_refusals()},
    }
    if path in OPEN_PATHS:
        found["security"] = []
    if "{name}" in path:
        name = {"name": "name", "in": "path", "required": True, "schema": {"type": "string"}}
        found["parameters"] = [name]
    return found


def _refusals() -> Document:
    content = {"application/json": {"schema": {"$ref": _REFS.format(model="Error")}}}
    return {status: {"description": text, "content": content} for status, text in _REFUSALS.items()}
