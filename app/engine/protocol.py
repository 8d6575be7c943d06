"""What is said to an engine and what it answers: one JSON object a line, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from app.runconfig import RunConfig
from app.values.base import Value
from app.values.embedding import Embed, Embedded
from app.values.logprobs import TokenLogprobs
from app.values.model_file import Thinks
from app.values.receipt import BufferLine, Placement
from app.values.sampling import SamplingParams
from app.values.timings import Timings as Timings  # noqa: PLC0414 - a part of what is answered
from app.values.tools import Tool, ToolCall

PROTOCOL_VERSION = 2


# --- said to the engine ---------------------------------------------------------------------------
class Load(Value):
    """Load one model with its contexts; warm up before `Loaded` is answered."""

    type: Literal["load"] = "load"
    path: str
    config: RunConfig
    n_threads: int = Field(ge=1)
    state_path: str | None = Field(default=None, description="file of a saved chat to take up")
    identity: str = Field(default="", description="which model `path` is, for a saved chat")
    exact: bool = Field(default=False, description="fail rather than go without drafting")


class DryRun(Value):
    """Build the contexts without memory for the weights (`no_alloc`) and report their buffers."""

    type: Literal["dry-run"] = "dry-run"
    path: str
    config: RunConfig


class ChatMessage(Value):
    """One turn handed to the chat template."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str = ""
    reasoning: str = Field(default="", description="what an assistant thought; some templates care")
    tool_calls: tuple[ToolCall, ...] = Field(default=(), description="what an assistant asked for")
    tool_call_id: str | None = Field(default=None, description="the call that a tool answers")
    name: str | None = Field(default=None, description="the tool that answers")


class Generate(Value):
    """Continue `prompt` (raw text) or answer `messages` (through the chat template).

    At most one of `grammar` (GBNF), `json_schema` and a `tool_choice` other than auto or none.
    """

    type: Literal["generate"] = "generate"
    id: str
    prompt: str | None = None
    messages: tuple[ChatMessage, ...] = ()
    max_tokens: int = Field(default=512, ge=1)
    stop: tuple[Annotated[str, Field(min_length=1)], ...] = Field(default=(), max_length=64)
    stop_tokens: tuple[int, ...] = Field(default=(), max_length=64)
    sampling: SamplingParams = SamplingParams()
    logprobs: int | None = Field(
        default=None, ge=0, le=20, description="tell how likely each token and so many others were"
    )
    grammar: str | None = Field(default=None, description="GBNF that the answer must follow")
    json_schema: dict[str, Any] | bool | None = Field(
        default=None, description="the answer must be JSON of this schema; true: any JSON"
    )
    tools: tuple[Tool, ...] = Field(default=(), max_length=128)
    tool_choice: str = Field(default="auto", description="auto, none, required, or a tool's name")
    overlong: Literal["refuse", "trim-oldest"] = Field(
        default="refuse", description="what happens to a prompt that outgrows the context"
    )
    mtp: bool = Field(default=True, description="draft if the loaded config can")
    thinking: bool | None = Field(default=None, description="template switch; None: its default")
    count_only: bool = Field(
        default=False, description="only tell in `Done` how long the prompt is; write nothing"
    )
    ignore_eos: bool = Field(
        default=False, description="for measuring: never end early, never adapt"
    )


class SaveState(Value):
    """Keep the chat that was written last in the file `path`, for a later `Load`."""

    type: Literal["save-state"] = "save-state"
    path: str
    identity: str = Field(default="", description="which model is loaded; a `Load` names it again")
    limit_bytes: int = Field(default=1 << 30, ge=0, description="a larger one is left out")


class Cancel(Value):
    """Stop the generation `id`, or with None what is loaded; answered by `Done` or `Failure`."""

    type: Literal["cancel"] = "cancel"
    id: str | None = None


class Ping(Value):
    """Ask for a `Pong`; shows that the engine's Python is alive."""

    type: Literal["ping"] = "ping"
    n: int


class Crash(Value):
    """Provoke a fault on purpose (`plimsoll engine-host --allow-faults` only, for tests)."""

    type: Literal["crash"] = "crash"
    how: Literal["abort", "assert", "segv", "hang", "hold-gil", "garbage", "exit"]


Request = Annotated[
    Load | DryRun | Generate | Embed | SaveState | Cancel | Ping | Crash,
    Field(discriminator="type"),
]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


# --- answered by the engine -----------------------------------------------------------------------
class Ready(Value):
    """First line of a new engine."""

    type: Literal["ready"] = "ready"
    protocol: int = PROTOCOL_VERSION
    pid: int
    binding: str = Field(description="llama-cpp-python version")
    commit: str = Field(default="", description="llama.cpp commit of the loaded library")
    devices: tuple[str, ...] = ()
    gpus: tuple[str, ...] = Field(default=(), description="devices that layers can be put on")
    system_info: str = ""


class Pong(Value):
    """Heartbeat, sent every 250 ms and on `Ping`."""

    type: Literal["pong"] = "pong"
    n: int = 0


class Log(Value):
    """One line of the engine's log; `id` where it was written for one generation."""

    type: Literal["log"] = "log"
    id: str | None = None
    level: Literal["debug", "info", "warn", "error"] = "info"
    text: str


class Phase(Value):
    """What the engine is doing now; with `done`/`total` where it can tell.

    "queued" is said to a generation that waits for a free sequence.
    """

    type: Literal["phase"] = "phase"
    id: str | None = None
    name: Literal["load", "warmup", "queued", "prefill", "decode", "idle"]
    done: int = 0
    total: int = 0


class ModelInfo(Value):
    """What the loaded file is."""

    architecture: str
    n_vocab: int
    n_embd: int
    n_layer: int
    n_layer_nextn: int
    n_ctx_train: int
    size_bytes: int
    n_params: int
    chat_template: bool
    thinks: Thinks = Field(default="", description="found out by trying its chat template")
    description: str = ""


class Loaded(Value):
    """The model is in memory, the contexts exist and the largest shapes have run."""

    type: Literal["loaded"] = "loaded"
    model: ModelInfo
    placement: Placement
    seconds: float
    ubatch_seconds: float = Field(default=0.0, description="measured for one full micro-batch")
    notices: tuple[str, ...] = Field(default=(), description="what was dropped, and why")
    n_resumed: int = Field(default=0, description="tokens taken up from a saved chat")


class StateSaved(Value):
    """The chat is kept; no bytes: there was none, or it was larger than wanted."""

    type: Literal["state-saved"] = "state-saved"
    n_tokens: int = 0
    n_bytes: int = 0


class DryRunDone(Value):
    """Buffers as the engine would make them; weights are summed from the tensor table instead."""

    type: Literal["dry-run-done"] = "dry-run-done"
    model: ModelInfo
    buffers: tuple[BufferLine, ...]


class Text(Value):
    """A run of text; reasoning is split out where the template marks it."""

    type: Literal["text"] = "text"
    id: str
    text: str
    reasoning: bool = False
    n_tokens: int = Field(description="tokens generated so far")
    logprobs: tuple[TokenLogprobs, ...] = Field(
        default=(), description="of the tokens since the last run, shown or not, where asked for"
    )


class Done(Value):
    """A generation ended as asked."""

    type: Literal["done"] = "done"
    id: str
    reason: Literal["stop", "length", "context", "cancelled"]
    timings: Timings
    tokens: tuple[int, ...] = Field(default=(), description="generated token ids")
    tool_calls: tuple[ToolCall, ...] = ()
    stopped_by: str | None = Field(default=None, description="the stop string that ended it")
    notices: tuple[str, ...] = Field(default=(), description="what was done otherwise than asked")


class Failure(Value):
    """A request failed; the engine lives on. `code` is kebab-case and stable."""

    type: Literal["failure"] = "failure"
    id: str | None = None
    phase: str
    code: str = Field(
        description="load-failed, context-failed, mtp-context-failed, file-missing, draft-file-missing,"
        " draft-mismatch, not-gguf,"
        " no-gpu-device, rpc-unreachable, rpc-version-mismatch, context-overflow, template-error,"
        " template-refused, decode-failed,"
        " cancelled, bad-request, library-wrong, state-failed, no-embeddings"
    )
    message: str
    details: dict[str, Any] = Field(default_factory=dict)


Answer = Annotated[
    Ready
    | Pong
    | Log
    | Phase
    | Loaded
    | DryRunDone
    | StateSaved
    | Text
    | Done
    | Embedded
    | Failure,
    Field(discriminator="type"),
]
ANSWER: TypeAdapter[Answer] = TypeAdapter(Answer)


def encode(message: Value) -> bytes:
    """Return `message` as one line."""
    return message.model_dump_json().encode() + b"\n"


def decode_request(line: bytes) -> Request:
    """Return the request on `line`; raise `pydantic.ValidationError` if it is none."""
    return REQUEST.validate_json(line)


def decode_answer(line: bytes) -> Answer:
    """Return the answer on `line`; raise `pydantic.ValidationError` if it is none."""
    return ANSWER.validate_json(line)
