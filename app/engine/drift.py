"""Whether the native library is the one that the binding describes: sizes, symbols, behaviour."""

from __future__ import annotations

import ctypes
from typing import Any

from app.engine import llama
from app.engine.llama import LibraryError

SIZES = {
    "llama_batch": 56,
    "llama_model_params": 80,
    "llama_context_params": 160,
    "llama_token_data": 12,
    "llama_token_data_array": 32,
    "llama_logit_bias": 8,
    "llama_sampler_chain_params": 1,
}
_SAMPLERS = [
    "dist",
    "dry",
    "grammar",
    "greedy",
    "logit_bias",
    "min_p",
    "penalties",
    "temp",
    "top_k",
    "top_p",
    "typical",
    "xtc",
]
_CALLS = [
    "decode",
    "init_from_model",
    "model_load_from_file",
    "memory_seq_rm",
    "memory_seq_pos_min",
    "tokenize",
    "token_to_piece",
    "vocab_is_eog",
    "state_seq_get_data_ext",
    "state_seq_set_data_ext",
    "set_abort_callback",
    "sampler_accept",
    "sampler_apply",
    "sampler_clone",
    "sampler_free",
    "sampler_chain_init",
    "sampler_chain_add",
]
SYMBOLS = (
    *(f"llama_{name}" for name in _CALLS),
    *(f"llama_sampler_init_{name}" for name in _SAMPLERS),
)
_SEEN, _OTHER = 1, 2


def check() -> str:
    """Return the llama.cpp commit of the loaded library.

    Raises:
        LibraryError: a struct, a symbol or the commit is not what the binding describes.
    """
    for name, size in SIZES.items():
        if ctypes.sizeof(getattr(llama.api, name)) != size:
            raise LibraryError(f"{name} of the binding is not {size} bytes.")
    for name in SYMBOLS:
        if not hasattr(llama.LIB, name):
            raise LibraryError(f"The library has no {name}.")
    defaults = llama.context_params()
    if (defaults.n_ctx, defaults.n_batch, defaults.n_ubatch, defaults.type_k) != (
        512,
        2048,
        512,
        llama.KV_TYPES["f16"],
    ) or defaults.ctx_other:
        raise LibraryError("llama_context_params has another layout than the binding's.")
    commit = llama.library_commit()
    if not commit.startswith(llama.COMMIT):
        raise LibraryError(f"The library is llama.cpp {commit}, but {llama.COMMIT} is needed.")
    _check_samplers()
    return commit


def _check_samplers() -> None:
    """Let the library penalise one of two candidates and take the other.

    A function that takes other arguments than the binding says is found by what it does: one more
    was put before those of the penalties in the past.
    """
    api = llama.api
    found = (api.llama_token_data * 2)((_SEEN, 2.0, 0.0), (_OTHER, 1.5, 0.0))
    array: Any = api.llama_token_data_array()
    array.data, array.size, array.selected = found, 2, -1
    penalties = api.llama_sampler_init_penalties(4, 4, 2.0, 0.25, 0.5)
    greedy = api.llama_sampler_init_greedy()
    api.llama_sampler_accept(penalties, _SEEN)
    for sampler in (penalties, greedy):
        api.llama_sampler_apply(sampler, ctypes.byref(array))
        api.llama_sampler_free(sampler)
    chosen = [(one.id, one.logit) for one in found]
    if array.selected != 1 or chosen != [(_SEEN, 0.25), (_OTHER, 1.5)]:
        raise LibraryError("The library's samplers work otherwise than the binding says.")
