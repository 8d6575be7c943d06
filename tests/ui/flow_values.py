"""Values of one well-known machine and model, for the tests and pictures of setup and pages."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from app.session import Phase, Session, Trial
from app.state import State
from app.values.diagnosis import Diagnosis, Remedy
from app.values.machine import (
    Disk,
    GpuSample,
    Problem,
    ProcessMemory,
    Sample,
)
from app.values.receipt import BufferLine, Placement, Receipt, Stage
from app.values.transfer import ChunkMap, Transfer
from tests.ui.flow_plans import (
    BASE,
    BIG_PLAN,
    CARD,
    CONFIG,
    CPU_PLAN,
    MIB,
    NINE_B,
    NINE_B_SIZES,
    OTHER,
    PLAN,
    PROPOSALS,
    STARTER,
    TIGHT_PLAN,
    TOTAL,
    UUID,
    WIDE,
    WIDE_PLAN,
    device,
    host,
    machine,
)

__all__ = [
    "BASE",
    "BIG_PLAN",
    "BROKEN",
    "CARD",
    "CONFIG",
    "CPU_PLAN",
    "CPU_RECEIPT",
    "DIAGNOSIS",
    "FAILED",
    "FAILED_RECEIPT",
    "FAILED_STAGES",
    "FRESH",
    "FULL",
    "MIB",
    "NINE_B",
    "NINE_B_SIZES",
    "OLD_DRIVER",
    "OTHER",
    "PAUSED",
    "PLACEMENT",
    "PLAN",
    "PLANNED",
    "PROPOSALS",
    "PROVING",
    "READY",
    "RECEIPT",
    "RUNNING",
    "RUNNING_STAGES",
    "SAMPLE",
    "SEEN",
    "STAGES",
    "STARTER",
    "TIGHT_PLAN",
    "TOTAL",
    "TRIAL",
    "TRIED",
    "TRYING",
    "UNKNOWN",
    "UUID",
    "WIDE",
    "WIDE_PLAN",
    "device",
    "having",
    "host",
    "machine",
    "transfers",
]

STAGES = (
    Stage(
        name="cold-load",
        state="passed",
        seconds=6.2,
        detail="loaded in 6.2 s",
    ),
    Stage(
        name="placement",
        state="passed",
        seconds=0.1,
        detail="32 of 32 layers on NVIDIA GeForce RTX 3090 Ti, every buffer as predicted",
    ),
    Stage(
        name="first-reply",
        state="passed",
        seconds=0.31,
        detail="first token after 0.31 s, 168.0 tokens/s",
    ),
    Stage(
        name="long-prompt",
        state="passed",
        seconds=31.0,
        detail="65,536 of 262,144 tokens filled at 2,114 tokens/s",
    ),
    Stage(
        name="mtp",
        state="passed",
        seconds=9.0,
        detail="168.0 tokens/s with drafting, 119.0 without, 78% of drafts accepted",
    ),
    Stage(
        name="cancel",
        state="passed",
        seconds=0.8,
        detail="stopped while reading: 0.31 s, while writing: 0.02 s",
    ),
    Stage(
        name="unload",
        state="passed",
        seconds=0.6,
        detail="the engine ended in 0.59 s, loaded again",
    ),
)
RUNNING_STAGES = (
    *STAGES[:3],
    Stage(name="long-prompt", state="running"),
    *(Stage(name=stage.name) for stage in STAGES[4:]),
)
FAILED_STAGES = (
    Stage(
        name="cold-load",
        state="failed",
        seconds=5.1,
        detail="The engine's process was ended by signal SIGSEGV.",
    ),
    *(Stage(name=stage.name) for stage in STAGES[1:]),
)


def _buffer(context: str, kind: str, where: str, size: int) -> BufferLine:
    return BufferLine.model_validate(
        {"context": context, "kind": kind, "device": where, "bytes": size * MIB}
    )


PLACEMENT = Placement(
    device=CARD,
    layers_on_gpu=32,
    layers_total=32,
    type_k="f16",
    type_v="f16",
    flash_attn=True,
    n_ctx=262_144,
    n_ubatch=512,
    mtp=True,
    draft_max=3,
    buffers=(
        _buffer("model", "weights", "CUDA0", 5041),
        _buffer("main", "kv", "CUDA0", 8192),
        _buffer("main", "recurrent", "CUDA0", 201),
        _buffer("main", "compute", "CUDA0", 352),
        _buffer("main", "compute", "CUDA_Host", 272),
        _buffer("mtp", "kv", "CUDA0", 1024),
        _buffer("mtp", "compute", "CUDA0", 300),
        _buffer("mtp", "compute", "CUDA_Host", 272),
    ),
)
RECEIPT = Receipt(
    id="r1",
    architecture="qwen35",
    model="Qwen3.5 9B · Q4_K_M",
    path=NINE_B.path,
    size_bytes=NINE_B.size_bytes,
    config=CONFIG,
    runtime="b11312, CUDA 13",
    driver="591.86",
    card=CARD,
    at="2026-11-29T14:07:00+00:00",
    verdict="qualified",
    stages=STAGES,
    predicted=PLAN,
    placement=PLACEMENT,
    load_seconds=6.2,
    ttft_seconds=0.31,
    decode_tok_s=168.0,
    decode_tok_s_without_mtp=119.0,
    prefill_tok_s=2114.0,
    acceptance=0.78,
    proven_depth=65_536,
    free_before_bytes=23_285 * MIB,
    peak_used_bytes=17_396 * MIB,
)
CPU_RECEIPT = Receipt(
    id="r2",
    model="Gemma 3 270M · Q4_K_M",
    path=STARTER.path,
    size_bytes=STARTER.size_bytes,
    config=CPU_PLAN.config,
    runtime="b11312, CPU",
    at="2026-11-28T09:30:00+00:00",
    verdict="slow",
    stages=STAGES[:4],
    predicted=CPU_PLAN,
    placement=Placement(
        device="CPU",
        layers_total=18,
        n_ctx=8192,
        n_ubatch=512,
        type_k="f16",
        type_v="f16",
        buffers=(
            _buffer("model", "weights", "CPU_Mapped", 241),
            _buffer("main", "kv", "CPU", 72),
            _buffer("main", "compute", "CPU", 262),
        ),
    ),
    load_seconds=0.4,
    ttft_seconds=0.9,
    decode_tok_s=8.4,
    proven_depth=2048,
)
FAILED_RECEIPT = RECEIPT.model_copy(
    update={
        "id": "r3",
        "model": "Qwen3.6 27B · Q4_K_M",
        "path": "/models/Qwen3.6-27B-Q4_K_M.gguf",
        "verdict": "failed",
        "at": "2026-11-25T20:11:00+00:00",
        "proven_depth": 0,
        "placement": None,
        "stages": FAILED_STAGES,
        "decode_tok_s": None,
        "decode_tok_s_without_mtp": None,
        "acceptance": None,
        "ttft_seconds": None,
        "load_seconds": None,
        "prefill_tok_s": None,
    }
)

DIAGNOSIS = Diagnosis(
    cause="pinned-memory-refused",
    title="Windows refused pinned memory for drafting. The card had room.",
    why="The buffer that failed (2,176 MiB) lies in the computer, not on the card.",
    confidence="certain",
    severity="failed",
    evidence=(
        "failed to allocate buffer of size 2281848864",
        "ggml_gallocr_reserve_n_impl: failed to allocate CUDA_Host buffer",
        "common_speculative_init_result: failed to create MTP context",
    ),
    remedies=(
        Remedy(
            kind="smaller-ubatch",
            name="Smaller micro-batch",
            change="4096 -> 512",
            frees_bytes=4508 * MIB,
            frees_host_bytes=3808 * MIB,
            cost="Reading a prompt is slower; answers are the same.",
            enough="yes",
            config=CONFIG,
        ),
        Remedy(
            kind="unpinned-host",
            name="Plain memory instead of pinned",
            change="on -> off",
            frees_host_bytes=4352 * MIB,
            cost="Copies to the card are a little slower.",
            enough="likely",
            config=WIDE.with_(pinned_host=False),
        ),
        Remedy(
            kind="smaller-context",
            name="Shorter context",
            change="262144 -> 131072",
            frees_bytes=6656 * MIB,
            frees_host_bytes=2048 * MIB,
            cost="Less text at a time.",
            enough="not-alone",
            config=WIDE.with_(n_ctx=131_072),
        ),
        Remedy(
            kind="free-host-memory",
            name="Close other programs",
            enough="guide",
            why="Close what you do not need, first the programs that use most memory, then try "
            "again.",
        ),
    ),
)
UNKNOWN = Diagnosis(
    cause="unknown",
    confidence="unknown",
    severity="failed",
    evidence=("The engine's process was ended by signal SIGSEGV.",),
    nearest=("vram-oom-weights", "gpu-fault-xid31"),
)

PLANNED = Session(id="s1", file=NINE_B, config=CONFIG, plan=PLAN)
READY = PLANNED.model_copy(
    update={
        "phase": Phase.READY,
        "receipt": RECEIPT,
        "placement": PLACEMENT,
        "stages": STAGES,
        "load_fraction": 1.0,
    }
)
PROVING = PLANNED.model_copy(update={"phase": Phase.QUALIFYING, "stages": RUNNING_STAGES})
FAILED = Session(
    id="s1",
    file=NINE_B,
    config=WIDE,
    plan=WIDE_PLAN,
    phase=Phase.FAILED,
    stages=FAILED_STAGES,
    diagnosis=DIAGNOSIS,
)
TRIAL = Trial(
    kind="smaller-ubatch",
    change="4096 -> 512",
    before=WIDE,
    before_plan=WIDE_PLAN,
    before_diagnosis=DIAGNOSIS,
)
TRYING = PROVING.model_copy(update={"trial": TRIAL})
TRIED = READY.model_copy(update={"trial": TRIAL})

RUNNING = Transfer(
    ref="unsloth/Qwen3.5-9B-MTP-GGUF:Q4_K_M",
    title="Qwen3.5-9B-Q4_K_M.gguf",
    state="running",
    done_bytes=2_310_000_000,
    total_bytes=5_868_826_976,
    rate_bytes_s=48_200_000.0,
    eta_seconds=74.0,
    host="huggingface.co",
    chunks=ChunkMap(
        file="Qwen3.5-9B-Q4_K_M.gguf",
        n_chunks=700,
        n_here=275,
        n_coming=4,
        cells=(
            *("here",) * 52,
            *("coming", "partly", "coming", "missing", "coming", "missing", "missing", "coming"),
            *("missing",) * 80,
        ),
    ),
)
PAUSED = Transfer(
    ref="unsloth/Qwen3.6-27B-MTP-GGUF:Q4_K_M",
    title="Qwen3.6-27B-Q4_K_M.gguf",
    state="paused",
    done_bytes=10_400_000_000,
    total_bytes=17_100_000_000,
    host="huggingface.co",
    chunks=ChunkMap(
        file="Qwen3.6-27B-Q4_K_M.gguf",
        n_chunks=2039,
        n_here=1240,
        n_coming=4,
        n_again=2,
        cells=(*("here",) * 40, "again", *("here",) * 40, "coming", "again", *("missing",) * 57),
    ),
)
BROKEN = Transfer(
    ref="unsloth/Qwen3.5-4B-MTP-GGUF:Q4_K_M",
    title="Qwen3.5-4B-Q4_K_M.gguf",
    state="failed",
    done_bytes=2_350_000_000,
    total_bytes=2_830_000_000,
    host="huggingface.co",
    detail="the connection dropped six times",
)


def transfers(*many: Transfer) -> MappingProxyType[str, Transfer]:
    return MappingProxyType({transfer.ref: transfer for transfer in many})


SAMPLE = Sample(
    at=1_764_425_000.0,
    host_used_bytes=5_766 * MIB,
    host_total_bytes=32_747 * MIB,
    gpus=(
        GpuSample(
            uuid=UUID,
            total_bytes=TOTAL * MIB,
            used_bytes=17_238 * MIB,
            free_bytes=(TOTAL - 17_238) * MIB,
            sm_mhz=1920,
            power_w=382.0,
            temperature_c=67,
            processes=(
                ProcessMemory(pid=11, name="Xorg", used_bytes=612 * MIB),
                ProcessMemory(pid=12, name="firefox", used_bytes=498 * MIB),
                ProcessMemory(pid=13, name="gnome-shell", used_bytes=90 * MIB),
                ProcessMemory(pid=14, name="code", used_bytes=78 * MIB),
            ),
        ),
    ),
)
OLD_DRIVER = Problem(
    cause="driver-too-old",
    text="The NVIDIA driver 550.54 is too old for the engine on NVIDIA GeForce RTX 3090 Ti.",
    fix="Install driver 580.65.06 or newer.",
)

FRESH = State()
SEEN = State(machine=machine())
DISK = Disk(folder="/home/somebody/.cache/huggingface/hub", free_bytes=412_000_000_000)
FULL = State(
    machine=machine(),
    sample=SAMPLE,
    library=(NINE_B, STARTER, BASE),
    disk=DISK,
    goal="documents",
    proposals=PROPOSALS,
    receipts=(RECEIPT, CPU_RECEIPT, FAILED_RECEIPT),
    transfers=transfers(RUNNING, PAUSED, BROKEN),
)


def having(session: Session | None, state: State = FULL) -> State:
    """Return `state` with this session open."""
    return replace(state, session=session)
