"""A RunConfig as llama.cpp's own parameters; the same for a load and for its dry run."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Any

from app.engine import devices, llama
from app.engine.failure import RequestError
from app.runconfig import KvType, RunConfig

_LOAD_NONE, _LOAD_MMAP, _LOAD_MLOCK = 0, 1, 2
_EXPERTS = r"blk\.{}\.ffn_(up|down|gate|gate_up)_(ch|)exps"


class _Override(ctypes.Structure):
    """struct llama_model_tensor_buft_override."""

    _fields_ = (("pattern", ctypes.c_char_p), ("buft", ctypes.c_void_p))


class ModelParams:
    """Parameters of a model, with everything they point to."""

    def __init__(self, config: RunConfig, *, dry: bool, head: bool = False) -> None:
        """`head`: of the drafting file; with one, the model's own MTP layers are not read."""
        gpus = chosen_gpus(config)
        self._devices = (ctypes.c_void_p * (len(gpus) + 1))(*(gpu.handle for gpu in gpus), None)
        self.struct = llama.model_params(
            devices=ctypes.addressof(self._devices),
            n_gpu_layers=config.n_gpu_layers,
            split_mode=llama.SPLIT_MODES[config.split_mode],
            main_gpu=0 if config.split_mode == "none" else _main(gpus, config),
            load_mtp=head or (config.mtp.on and not config.mtp.apart),
            load_mode=_LOAD_NONE if dry else config.mmap * _LOAD_MMAP + config.mlock * _LOAD_MLOCK,
            no_alloc=dry,
        )
        if config.tensor_split:
            room = max(len(config.tensor_split), int(llama.api.llama_max_devices()))
            self._split = (ctypes.c_float * room)(*config.tensor_split)
            self.struct.tensor_split = self._split
        if config.n_cpu_moe:
            buffer_type = devices.cpu_buffer_type()
            patterns = (_EXPERTS.format(layer).encode() for layer in range(config.n_cpu_moe))
            rows = [_Override(pattern, buffer_type) for pattern in patterns]
            self._overrides = (_Override * (len(rows) + 1))(*rows, _Override(None, None))
            self.struct.tensor_buft_overrides = ctypes.addressof(self._overrides)


def chosen_gpus(config: RunConfig) -> tuple[devices.Device, ...]:
    """Return the devices that `config` puts layers on; none for the processor.

    Raises:
        RequestError: layers shall go to a card, and the library has none or not this one.
    """
    if config.n_gpu_layers == 0:
        return ()
    found = devices.gpus(config.rpc)
    if not found:
        raise RequestError(
            "load",
            "no-gpu-device",
            "The setup puts layers on a card, but the engine found no card it can use.",
            n_gpu_layers=config.n_gpu_layers,
        )
    chosen = _named(found, config.devices) if config.devices else _unnamed(found)
    if config.split_mode == "none":
        n = _main(chosen, config)
        return chosen[n : n + 1]
    return chosen


def _unnamed(found: tuple[devices.Device, ...]) -> tuple[devices.Device, ...]:
    """Return every card with memory of its own, else the ones that share the processor's."""
    own = tuple(gpu for gpu in found if not gpu.integrated)
    return own or found


def _named(
    found: tuple[devices.Device, ...], wanted: tuple[str, ...]
) -> tuple[devices.Device, ...]:
    """Return the cards that the setup names, in its order."""
    known = [(gpu, devices.names(gpu)) for gpu in found]
    chosen: dict[int, devices.Device] = {}
    for name in wanted:
        of_name = [gpu for gpu, names in known if name.lower() in names]
        if not of_name:
            raise RequestError(
                "load",
                "no-gpu-device",
                "The engine did not find the card that the setup names.",
                wanted=list(wanted),
                found=[gpu.name for gpu in found],
            )
        chosen |= {gpu.handle: gpu for gpu in of_name}
    return tuple(chosen.values())


def _main(chosen: tuple[devices.Device, ...], config: RunConfig) -> int:
    """Return which of the cards is the main one: the one that is named, else the first.

    Raises:
        RequestError: the one that is named does not take part.
    """
    if not config.main_gpu:
        return 0
    for n, gpu in enumerate(chosen):
        if config.main_gpu.lower() in devices.names(gpu):
            return n
    raise RequestError(
        "load",
        "no-gpu-device",
        "The engine did not find the main card that the setup names.",
        wanted=[config.main_gpu],
        found=[gpu.name for gpu in chosen],
    )


def main_context(config: RunConfig, *, draft_max: int, n_threads: int) -> Any:  # noqa: ANN401 - a ctypes struct
    """Return the parameters of the context that answers; `draft_max` 0: no drafting.

    One row of logits per token that a step may verify: the default reserves a row for every
    token of the batch, which is gigabytes.
    """
    return _context(
        config,
        n_threads,
        n_outputs_max=(draft_max + 1) * config.n_seq_max,
        n_outputs_max_per_seq=draft_max + 1,
        n_rs_seq=draft_max,
        type_k=llama.KV_TYPES[config.type_k],
        type_v=llama.KV_TYPES[config.type_v],
    )


def mtp_context(config: RunConfig, *, n_threads: int, of: llama.ContextHandle | None = None) -> Any:  # noqa: ANN401 - a ctypes struct
    """Return the parameters of the context that drafts, with the memory `of` another or its own."""
    type_k, type_v = mtp_types(config)
    return _context(
        config,
        n_threads,
        ctx_type=llama.MTP_CONTEXT,
        ctx_other=of,
        n_outputs_max=config.n_seq_max,
        n_outputs_max_per_seq=1,
        n_rs_seq=0,
        type_k=llama.KV_TYPES[type_k],
        type_v=llama.KV_TYPES[type_v],
    )


def mtp_types(config: RunConfig) -> tuple[KvType, KvType]:
    """Return the types of the drafting context's KV cache."""
    return config.mtp.type_k or config.type_k, config.mtp.type_v or config.type_v


def _context(config: RunConfig, n_threads: int, **values: object) -> Any:  # noqa: ANN401
    return llama.context_params(
        n_ctx=config.n_ctx,
        n_batch=config.n_batch,
        n_ubatch=config.n_ubatch,
        n_seq_max=config.n_seq_max,
        n_threads=n_threads,
        n_threads_batch=n_threads,
        flash_attn_type=llama.FLASH_ATTENTION[config.flash_attn],
        kv_unified=False,
        swa_full=False,
        no_perf=True,
        **values,
    )


def apply_environment(config: RunConfig) -> None:
    """Set the switches that CUDA's backend reads from the environment when first used."""
    switches = {
        "GGML_CUDA_NO_PINNED": not config.pinned_host,
        "GGML_CUDA_DISABLE_GRAPHS": not config.cuda_graphs,
    }
    for name, on in switches.items():
        if on:
            os.environ[name] = "1"
        else:
            os.environ.pop(name, None)


class CancelFlag:
    """Two bytes that an abort callback of C reads, so that no poll waits for Python.

    libc's `strlen` is the callback: 0 (go on) for an empty string, 1 (stop) for one letter.
    """

    def __init__(self) -> None:
        libc = ctypes.cdll.msvcrt if sys.platform == "win32" else ctypes.CDLL(None)
        self._text = ctypes.create_string_buffer(2)
        self._callback = ctypes.cast(libc.strlen, llama.api.ggml_abort_callback)

    def attach(self, context: llama.ContextHandle) -> None:
        """Let the decodes of `context` on the processor stop when the flag is set."""
        address = ctypes.addressof(self._text)
        llama.api.llama_set_abort_callback(context, self._callback, address)

    def set(self) -> None:
        """Stop the decode in progress and every later one."""
        self._text.value = b"x"

    def clear(self) -> None:
        """Allow decodes again."""
        self._text.value = b""
