"""The only door to llama.cpp: its library, models, contexts and their memory, typed."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NewType

from app.engine import binding

# isort: split
import numpy as np
from llama_cpp import llama_cpp as L  # noqa: N812 - the binding's functions, all over this file
from llama_cpp import llama_cpp_ext as X  # noqa: N812
from numpy.typing import NDArray

from app.engine.version import COMMIT as COMMIT  # noqa: PLC0414 - a part of this door
from app.engine.views import Floats as Floats  # noqa: PLC0414 - a part of this door
from app.engine.views import floats

ModelHandle = NewType("ModelHandle", int)
ContextHandle = NewType("ContextHandle", int)
Logger = Callable[[str, str], None]
"""Receives (level, text); a line may come in several calls, its rest with level 'cont'."""

BINDING = binding.VERSION
MTP_CONTEXT: int = L.LLAMA_CONTEXT_TYPE_MTP
FULL_STATE = 0
PARTIAL_STATE: int = L.LLAMA_STATE_SEQ_FLAGS_PARTIAL_ONLY
FLASH_ATTENTION = {False: L.LLAMA_FLASH_ATTN_TYPE_DISABLED, True: L.LLAMA_FLASH_ATTN_TYPE_ENABLED}
SPLIT_MODES = {"none": 0, "layer": 1, "row": 2}
KV_TYPES: dict[str, int] = {
    name: getattr(L, f"GGML_TYPE_{name.upper()}")
    for name in ("f32", "f16", "q8_0", "q5_1", "q5_0", "q4_1", "q4_0", "iq4_nl")
} | {"bf16": 30}
_override = os.environ.get("LLAMA_CPP_LIB_PATH")
FOLDER = Path(_override) if _override else Path(L.__file__).parent / "lib"
_LEVELS = {1: "debug", 2: "info", 3: "warn", 4: "error", 5: "cont"}
"""ggml_log_level (ggml.h)."""
_ABORT = ctypes.CFUNCTYPE(None, ctypes.c_char_p)


class LibraryError(Exception):
    """The native library is missing, or is not the one the binding describes."""


def _open(name: str) -> ctypes.CDLL:
    """Open one of ggml's libraries under the name that libllama itself links to.

    `libggml.so` is another file beside `libggml.so.0`; opened, it would be a second registry.
    """
    file = f"{name}.dll" if sys.platform == "win32" else f"lib{name}.so.0"
    try:
        return ctypes.CDLL(str(FOLDER / file))
    except OSError as error:
        raise LibraryError(f"{file} cannot be opened in {FOLDER} ({error}).") from error


ggml = _open("ggml")
ggml_base = _open("ggml-base")
api: Any = L
"""The binding itself, for the modules that wrap one part of it."""
LIB: ctypes.CDLL = L._lib  # noqa: SLF001 - the handle has no public name
_kept: dict[str, object] = {}


def library_commit() -> str:
    """Return the llama.cpp commit that the library was built from."""
    return _name(ggml_base.ggml_commit)


def _name(function: Any, *arguments: object) -> str:  # noqa: ANN401 - a ctypes function
    function.restype = ctypes.c_char_p
    text: bytes | None = function(*arguments)
    return text.decode("utf-8", "replace") if text else ""


def system_info() -> str:
    """Return the instruction sets and backends of the library."""
    return str(L.llama_print_system_info().decode("utf-8", "replace"))


def start(log: Logger, aborted: Callable[[str], None]) -> None:
    """Initialise once; `log` gets every line, `aborted` the message of a `GGML_ABORT`.

    `aborted` runs in the failing thread just before `abort()`, which it cannot prevent.
    """
    set_log(log)

    def last_words(text: bytes) -> None:
        aborted(text.decode("utf-8", "replace"))

    _kept["abort"] = _ABORT(last_words)
    ggml_base.ggml_set_abort_callback.restype = ctypes.c_void_p
    ggml_base.ggml_set_abort_callback(_kept["abort"])
    if "backend" not in _kept:
        _kept["backend"] = True
        L.llama_backend_init()


def set_log(log: Logger) -> None:
    """Send every line of the library's log to `log`."""

    def line(level: int, text: bytes, _: object) -> None:
        log(_LEVELS.get(level, "info"), text.decode("utf-8", "replace"))

    callback = L.llama_log_callback(line)
    L.llama_log_set(callback, None)
    _kept["log"] = callback


# --- model ----------------------------------------------------------------------------------------
def load_model(path: str, params: Any) -> ModelHandle | None:  # noqa: ANN401 - a ctypes struct
    """Read the model at `path`; None when the library refused, whose log says why."""
    handle = L.llama_model_load_from_file(os.fsencode(path), params)
    return ModelHandle(handle) if handle else None


def model_params(**values: object) -> Any:  # noqa: ANN401 - a ctypes struct
    """Return the default parameters of a model with `values` changed."""
    return _set(L.llama_model_default_params(), values)


def context_params(**values: object) -> Any:  # noqa: ANN401 - a ctypes struct
    """Return the default parameters of a context with `values` changed."""
    return _set(L.llama_context_default_params(), values)


def _set(struct: Any, values: dict[str, object]) -> Any:  # noqa: ANN401
    for name, value in values.items():
        setattr(struct, name, value)
    return struct


def progress_callback(tell: Callable[[float], bool]) -> Any:  # noqa: ANN401 - a ctypes callback
    """Return a load's progress callback; the load ends when `tell` returns False."""

    def progress(done: float, _: object) -> bool:
        return tell(done)

    return L.llama_progress_callback(progress)


def free_model(model: ModelHandle) -> None:
    """Give the model's memory back."""
    L.llama_model_free(model)


def model_number(model: ModelHandle, name: str) -> int:
    """Return one figure: n_embd, n_embd_out, n_layer, n_layer_nextn, n_ctx_train, n_swa, size ..."""
    return int(getattr(L, f"llama_model_{name}")(model))


def model_text(model: ModelHandle, key: str) -> str:
    """Return a metadata value as text; empty when the file has none."""
    name = key.encode()
    size = L.llama_model_meta_val_str(model, name, None, 0)
    if size < 0:
        return ""
    buffer = ctypes.create_string_buffer(size + 1)
    L.llama_model_meta_val_str(model, name, buffer, size + 1)
    return buffer.value.decode("utf-8", "replace")


def model_description(model: ModelHandle) -> str:
    """Return the library's words for the model: 'qwen35 9B Q4_K - Medium'."""
    buffer = ctypes.create_string_buffer(256)
    L.llama_model_desc(model, buffer, 256)
    return buffer.value.decode("utf-8", "replace")


def chat_template(model: ModelHandle) -> str:
    """Return the file's own Jinja template; empty when it has none."""
    text = L.llama_model_chat_template(model, None)
    return text.decode("utf-8", "replace") if text else ""


# --- context --------------------------------------------------------------------------------------
def new_context(model: ModelHandle, params: Any) -> ContextHandle | None:  # noqa: ANN401
    """Make a context; None when it cannot be made, the log says why."""
    handle = L.llama_init_from_model(model, params)
    return ContextHandle(handle) if handle else None


def free_context(context: ContextHandle) -> None:
    """Give the context's memory back."""
    L.llama_free(context)


def context_number(context: ContextHandle, name: str) -> int:
    """Return one figure: n_ctx, n_ctx_seq, n_batch, n_ubatch, n_rs_seq."""
    return int(getattr(L, f"llama_{name}")(context))


decode: Callable[[ContextHandle, Any], int] = L.llama_decode
"""Compute a batch: 0 done, 1 no room, 2 aborted, negative failed."""
synchronize: Callable[[ContextHandle], None] = L.llama_synchronize


def _plain(function: Any, *arguments: Any) -> Callable[..., int]:  # noqa: ANN401
    """Return the binding's function with its result as a number: typed pointers cost more."""
    address = ctypes.cast(function, ctypes.c_void_p).value or 0
    plain: Callable[..., int] = ctypes.CFUNCTYPE(ctypes.c_void_p, *arguments)(address)
    return plain


_logits = _plain(L.llama_get_logits, ctypes.c_void_p)
_hidden = _plain(X.llama_get_embeddings_nextn, ctypes.c_void_p)
_hidden_of = _plain(X.llama_get_embeddings_nextn_ith, ctypes.c_void_p, ctypes.c_int32)
apply_sampler = _plain(L.llama_sampler_apply, ctypes.c_void_p, ctypes.c_void_p)
"""Let a sampler change the `llama_token_data_array` at an address; the result means nothing."""
accept_token = _plain(L.llama_sampler_accept, ctypes.c_void_p, ctypes.c_int32)
"""Tell a sampler which token was chosen; the result means nothing."""


def logits(context: ContextHandle, n_rows: int, n_vocab: int) -> Floats:
    """Return a view (rows x vocabulary) of the last decode's outputs; it dies with the next."""
    return floats(_logits(context), n_rows, n_vocab)


def output_hidden(context: ContextHandle, *, outputs_only: bool) -> None:
    """Keep the hidden rows that MTP needs: of every token, or of those with logits only."""
    X.llama_set_embeddings_nextn(context, True, outputs_only)  # noqa: FBT003 - C function


def turn_to_head(context: ContextHandle, n: int) -> None:
    """Let the next decodes of a drafting context compute the MTP layer `n`, counted from 0."""
    X.llama_set_nextn_layer_offset(context, n)


def hidden(context: ContextHandle, n_rows: int, n_embd: int) -> Floats:
    """Return a view (tokens x embedding) of the last decode's hidden rows."""
    return floats(_hidden(context), n_rows, n_embd)


def hidden_of(context: ContextHandle, row: int, n_embd: int) -> Floats:
    """Return a view of the hidden row of the batch's token `row`, which had logits asked for."""
    row_: Floats = floats(_hidden_of(context, row), 1, n_embd)[0]
    return row_


# --- memory, by sequence --------------------------------------------------------------------------
State = NDArray[np.uint8]
"""An exported state of one sequence, as the library wrote it."""


def clear(context: ContextHandle) -> None:
    """Forget every token of every sequence."""
    L.llama_memory_clear(L.llama_get_memory(context), True)  # noqa: FBT003 - C function


def cut(context: ContextHandle, sequence: int, position: int) -> bool:
    """Forget the tokens from `position` on; False: not possible, nothing was changed."""
    return bool(L.llama_memory_seq_rm(L.llama_get_memory(context), sequence, position, -1))


def positions(context: ContextHandle, sequence: int) -> tuple[int, int]:
    """Return the first and last position that every part of the memory knows; -1: none."""
    memory = L.llama_get_memory(context)
    return (
        int(L.llama_memory_seq_pos_min(memory, sequence)),
        int(L.llama_memory_seq_pos_max(memory, sequence)),
    )


def save_state(context: ContextHandle, sequence: int, flags: int) -> State | None:
    """Return the state of a sequence; None when it cannot be exported, or not held."""
    size = state_bytes(context, sequence, flags)
    try:
        state = np.empty(size, np.uint8)
    except MemoryError:
        return None
    n = L.llama_state_seq_get_data_ext(context, _bytes(state), size, sequence, flags)
    return state if n == size and size else None


def state_bytes(context: ContextHandle, sequence: int, flags: int) -> int:
    """Return how many bytes `save_state` would take."""
    return int(L.llama_state_seq_get_size_ext(context, sequence, flags))


def restore_state(context: ContextHandle, sequence: int, state: State, flags: int) -> bool:
    """Put a saved state back; False when it does not fit this context."""
    n = L.llama_state_seq_set_data_ext(context, _bytes(state), len(state), sequence, flags)
    return int(n) > 0


def _bytes(state: State) -> Any:  # noqa: ANN401 - a ctypes pointer
    return state.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
