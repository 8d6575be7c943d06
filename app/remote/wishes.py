"""A request as a server of a certain kind understands it."""

from __future__ import annotations

from typing import Any

from app.engine.protocol import ChatMessage, Generate
from app.errors import UsageError
from app.values.remote import Kind
from app.values.sampling import SamplingParams, SamplingPreset

Document = dict[str, Any]
_SAME = ("top_k", "min_p")
_LLAMA = (
    "typical_p",
    "xtc_probability",
    "xtc_threshold",
    "repeat_penalty",
    "dry_multiplier",
    "dry_base",
    "dry_allowed_length",
)
_RENAMED = {"repeat_penalty": "repetition_penalty"}
KNOWN: dict[Kind, dict[str, str]] = {
    "plimsoll": {name: name for name in (*_SAME, "repeat_penalty")},
    "llama.cpp": {name: name for name in (*_SAME, *_LLAMA)}
    | {"penalty_last_n": "repeat_last_n", "dry_last_n": "dry_penalty_last_n"},
    "vllm": {name: name for name in _SAME} | _RENAMED,
    "sglang": {name: name for name in _SAME} | _RENAMED,
    "other": {},
}
"""Numbers beyond OpenAI's own, by our name and the server's: strangers refuse what they do not know."""
STANDARD = frozenset({"top_p", "presence_penalty", "frequency_penalty"})
_GRAMMAR = frozenset({"plimsoll", "llama.cpp"})
_IGNORE_EOS = frozenset({"llama.cpp", "vllm", "sglang"})


def body(request: Generate, model: str, kind: Kind) -> Document:
    """Return the JSON of `request`; it asks for a stream with the counts of tokens.

    Raises:
        UsageError: this kind of server cannot do what is asked.
    """
    found: Document = {
        "model": model,
        "stream": True,
        "stream_options": {"include_usage": True},
        "max_tokens": request.max_tokens,
        **_sampling(request.sampling, kind),
    }
    if request.stop:
        found["stop"] = list(request.stop)
    if request.ignore_eos and kind in _IGNORE_EOS:
        found["ignore_eos"] = True
    if request.grammar is not None:
        if kind not in _GRAMMAR:
            raise UsageError("This server takes no grammar (GBNF).", fix="Use a JSON schema.")
        found["grammar"] = request.grammar
    if request.prompt is not None:
        return found | _bare(request)
    return found | _chat(request, kind)


def left_out(params: SamplingParams, kind: Kind) -> tuple[str, ...]:
    """Return what was chosen otherwise than usual and is not told to this kind of server."""
    usual = SamplingPreset()
    names = (set(SamplingPreset.model_fields) - STANDARD) - set(KNOWN[kind])
    return tuple(sorted(n for n in names if getattr(params, n) != getattr(usual, n)))


def _sampling(params: SamplingParams, kind: Kind) -> Document:
    found: Document = {"temperature": params.temperature, "top_p": params.top_p}
    if params.seed is not None:
        found["seed"] = params.seed
    for name in ("presence_penalty", "frequency_penalty"):
        if value := getattr(params, name):
            found[name] = value
    if params.logit_bias:
        found["logit_bias"] = {str(token): bias for token, bias in params.logit_bias}
    return found | {theirs: getattr(params, ours) for ours, theirs in KNOWN[kind].items()}


def _bare(request: Generate) -> Document:
    if request.logprobs is not None or request.json_schema is not None or request.tools:
        raise UsageError(
            "Likelihoods, schemas and tools go with a chat, not with bare text.",
            fix="Leave out --raw.",
        )
    return {"prompt": request.prompt}


def _chat(request: Generate, kind: Kind) -> Document:
    found: Document = {"messages": [_message(one) for one in request.messages]}
    if request.logprobs is not None:
        found |= {"logprobs": True, "top_logprobs": request.logprobs}
    if request.json_schema is not None and request.json_schema is not False:
        found["response_format"] = _format(request.json_schema)
    if request.tools:
        found["tools"] = [tool.model_dump(exclude_none=True) for tool in request.tools]
        plain = request.tool_choice in {"auto", "none", "required"}
        named = {"type": "function", "function": {"name": request.tool_choice}}
        found["tool_choice"] = request.tool_choice if plain else named
    if request.thinking is not None and kind != "other":
        found["chat_template_kwargs"] = _switches(request.thinking, kind)
    return found


def _switches(thinking: bool, kind: Kind) -> Document:  # noqa: FBT001 - what templates take
    """Return the switch by both of its names; a Plimsoll takes one and gives its template both."""
    one = {"enable_thinking": thinking}
    return one if kind == "plimsoll" else {**one, "thinking": thinking}


def _format(schema: dict[str, Any] | bool) -> Document:  # noqa: FBT001 - JSON schema
    if schema is True:
        return {"type": "json_object"}
    return {"type": "json_schema", "json_schema": {"name": "answer", "schema": schema}}


def _message(message: ChatMessage) -> Document:
    found: Document = {"role": message.role, "content": message.content}
    if message.tool_calls:
        found["tool_calls"] = [
            {
                "id": call.id,
                "type": "function",
                "function": {"name": call.name, "arguments": call.arguments},
            }
            for call in message.tool_calls
        ]
    if message.tool_call_id is not None:
        found["tool_call_id"] = message.tool_call_id
    if message.name is not None:
        found["name"] = message.name
    return found
