"""RunConfig remedies: each yields the configurations to try, mildest first; none: inapplicable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from app.runconfig import MIN_UBATCH, KvType, MtpConfig, RunConfig

Steps = Callable[[RunConfig], Iterator[RunConfig]]

SMALLEST_CONTEXT = 2048
CONTEXT_MULTIPLE = 256
LARGEST_CONTEXT = 1 << 20
SMALLEST_CACHE_BYTES = 256 << 20
_KV_LADDER = (KvType.F16, KvType.Q8_0, KvType.Q4_0)
_MANY_LAYERS = 999
LAYER_STEPS = 16
USUAL_LAYERS = 64


def smaller_ubatch(config: RunConfig) -> Iterator[RunConfig]:
    """Halve the micro-batch; the logical batch stays what was accepted."""
    size = config.n_ubatch
    while size // 2 >= MIN_UBATCH:
        size //= 2
        yield config.with_(n_ubatch=size)


def smaller_batch(config: RunConfig) -> Iterator[RunConfig]:
    """Halve the logical batch, and the micro-batch where it would be larger."""
    size = config.n_batch
    while size // 2 >= MIN_UBATCH:
        size //= 2
        yield config.with_(n_batch=size, n_ubatch=min(size, config.n_ubatch))


def smaller_context(config: RunConfig) -> Iterator[RunConfig]:
    """Halve the context, in multiples of 256."""
    size = config.n_ctx
    while size // 2 >= SMALLEST_CONTEXT:
        size = size // 2 // CONTEXT_MULTIPLE * CONTEXT_MULTIPLE
        yield config.with_(n_ctx=size)


def larger_context(config: RunConfig) -> Iterator[RunConfig]:
    """Double the context."""
    if config.n_ctx * 2 <= LARGEST_CONTEXT:
        yield config.with_(n_ctx=config.n_ctx * 2)


def quantised_kv_cache(config: RunConfig) -> Iterator[RunConfig]:
    """One step down the ladder f16, q8_0, q4_0, the same for keys and values."""
    if not config.flash_attn:
        return
    widest = max(_kv_step(config.type_k), _kv_step(config.type_v))
    for kind in _KV_LADDER[widest + 1 :]:
        yield config.with_(type_k=kind, type_v=kind)


def _kv_step(kind: KvType) -> int:
    if kind in _KV_LADDER:
        return _KV_LADDER.index(kind)
    return -1 if kind is KvType.F32 else 0 if kind is KvType.BF16 else 1


def kv_cache_f16(config: RunConfig) -> Iterator[RunConfig]:
    """Keys and values in f16."""
    if (config.type_k, config.type_v) != (KvType.F16, KvType.F16):
        yield config.with_(type_k=KvType.F16, type_v=KvType.F16)


def symmetric_kv_types(config: RunConfig) -> Iterator[RunConfig]:
    """Values as keys are, or both q8_0 where the keys' type has no fast kernel."""
    if config.type_k == config.type_v:
        return
    kind = config.type_k if config.type_k in _KV_LADDER else KvType.Q8_0
    yield config.with_(type_k=kind, type_v=kind)


def flash_attention_on(config: RunConfig) -> Iterator[RunConfig]:
    """Turn flash attention on."""
    if not config.flash_attn:
        yield config.with_(flash_attn=True)


def fewer_draft_tokens(config: RunConfig) -> Iterator[RunConfig]:
    """Draft one token less."""
    if not config.mtp.on:
        return
    for count in range(config.mtp.draft_max - 1, 0, -1):
        yield _drafting(config, draft_max=count)


def mtp_off(config: RunConfig) -> Iterator[RunConfig]:
    """Write without drafting."""
    if config.mtp.on:
        yield _drafting(config, on=False)


def _drafting(config: RunConfig, **changes: object) -> RunConfig:
    mtp = MtpConfig.model_validate({**config.mtp.model_dump(), **changes})
    return config.with_(mtp=mtp.model_dump())


def unpinned_host(config: RunConfig) -> Iterator[RunConfig]:
    """Use plain host memory instead of pinned."""
    if config.pinned_host:
        yield config.with_(pinned_host=False)


def disable_cuda_graphs(config: RunConfig) -> Iterator[RunConfig]:
    """Do without CUDA graphs."""
    if config.cuda_graphs:
        yield config.with_(cuda_graphs=False)


def experts_on_cpu(config: RunConfig) -> Iterator[RunConfig]:
    """Keep the experts of ever more layers in the computer's memory, in fours."""
    if config.n_gpu_layers == 0:
        return
    for count in range(config.n_cpu_moe + 4, 129, 4):
        yield config.with_(n_cpu_moe=count)


def fewer_experts_on_cpu(config: RunConfig) -> Iterator[RunConfig]:
    """Bring the experts of half of those layers back."""
    if config.n_cpu_moe > 0:
        yield config.with_(n_cpu_moe=config.n_cpu_moe // 2)


def fewer_gpu_layers(config: RunConfig) -> Iterator[RunConfig]:
    """Leave layers off the card, a sixteenth of what is there at a time.

    What "all" is must be said by the caller (`counted`); else the usual number stands for it.
    """
    start = USUAL_LAYERS if config.n_gpu_layers < 0 else config.n_gpu_layers
    step = max(1, -(-start // LAYER_STEPS))
    for count in range(start - step, 0, -step):
        yield config.with_(n_gpu_layers=count)


def counted(config: RunConfig, layers: int) -> RunConfig:
    """Return `config` with the layers on the card as a number: `layers` and the output at most.

    `layers` is that of the file, 0 when it is not known.
    """
    on_card = config.n_gpu_layers
    if layers and (on_card < 0 or on_card > layers + 1):
        return config.with_(n_gpu_layers=layers + 1)
    return config


def set_gpu_layers(config: RunConfig) -> Iterator[RunConfig]:
    """Put every layer on the card."""
    if 0 <= config.n_gpu_layers < _MANY_LAYERS:
        yield config.with_(n_gpu_layers=-1)


def single_gpu(config: RunConfig) -> Iterator[RunConfig]:
    """Use one card, each in turn."""
    if config.split_mode == "none" or len(config.devices) == 1:
        return
    for device in config.devices or ("",):
        chosen = (device,) if device else ()
        yield config.with_(devices=chosen, split_mode="none", tensor_split=())


def other_split(config: RunConfig) -> Iterator[RunConfig]:
    """Split by layers with shares the engine chooses; then leave out one card at a time."""
    if config.split_mode != "layer" or config.tensor_split:
        yield config.with_(split_mode="layer", tensor_split=())
    if len(config.devices) > 1:
        for skipped in reversed(config.devices):
            rest = tuple(device for device in config.devices if device != skipped)
            yield config.with_(devices=rest, split_mode="layer", tensor_split=())


def prompt_cache_off_or_smaller(config: RunConfig) -> Iterator[RunConfig]:
    """Turn the prompt cache off: one entry can exceed any smaller limit."""
    if config.cache_ram_bytes > 0:
        yield config.with_(cache_ram_bytes=0)


def fewer_context_checkpoints(config: RunConfig) -> Iterator[RunConfig]:
    """Halve the budget of checkpoints, then do without."""
    budget = config.checkpoint_bytes
    while budget // 2 >= SMALLEST_CACHE_BYTES:
        budget //= 2
        yield config.with_(checkpoint_bytes=budget)
    if config.checkpoint_bytes > 0:
        yield config.with_(checkpoint_bytes=0)


def fewer_parallel_slots(config: RunConfig) -> Iterator[RunConfig]:
    """One conversation at a time."""
    if config.n_seq_max > 1:
        yield config.with_(n_seq_max=1)


def no_mlock(config: RunConfig) -> Iterator[RunConfig]:
    """Do not lock the model in memory."""
    if config.mlock:
        yield config.with_(mlock=False)


def use_mmap(config: RunConfig) -> Iterator[RunConfig]:
    """Map the file instead of reading it."""
    if not config.mmap:
        yield config.with_(mmap=True)


STEPS: Mapping[str, Steps] = MappingProxyType(
    {
        "disable-cuda-graphs": disable_cuda_graphs,
        "experts-on-cpu": experts_on_cpu,
        "fewer-context-checkpoints": fewer_context_checkpoints,
        "fewer-draft-tokens": fewer_draft_tokens,
        "fewer-experts-on-cpu": fewer_experts_on_cpu,
        "fewer-gpu-layers": fewer_gpu_layers,
        "fewer-parallel-slots": fewer_parallel_slots,
        "flash-attention-on": flash_attention_on,
        "kv-cache-f16": kv_cache_f16,
        "larger-context": larger_context,
        "mtp-off": mtp_off,
        "no-mlock": no_mlock,
        "other-split": other_split,
        "prompt-cache-off-or-smaller": prompt_cache_off_or_smaller,
        "quantised-kv-cache": quantised_kv_cache,
        "set-gpu-layers": set_gpu_layers,
        "single-gpu": single_gpu,
        "smaller-batch": smaller_batch,
        "smaller-context": smaller_context,
        "smaller-ubatch": smaller_ubatch,
        "symmetric-kv-types": symmetric_kv_types,
        "unpinned-host": unpinned_host,
        "use-mmap": use_mmap,
    }
)


def applied(kind: str, config: RunConfig) -> RunConfig | None:
    """Return `config` with the mildest step of the remedy `kind`, None when it does not apply."""
    steps = STEPS.get(kind)
    return next(steps(config), None) if steps else None
