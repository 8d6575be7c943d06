"""One well-known machine, its model files, and the plans and proposals made for them."""

from __future__ import annotations

from app.runconfig import MtpConfig, RunConfig
from app.values.machine import (
    Cpu,
    Gpu,
    HostMemory,
    Machine,
    Problem,
)
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, LineItem, MemoryPlan, Reserve
from app.values.proposal import Proposal

MIB = 1 << 20
UUID = "GPU-5d2f0c1e"
CARD = "NVIDIA GeForce RTX 3090 Ti"
OTHER = 1278
TOTAL = 24563

NINE_B = ModelFile(
    path="/models/Qwen3.5-9B-Q4_K_M.gguf",
    title="Qwen3.5 9B",
    quant="Q4_K_M",
    size_bytes=5_868_826_976,
    architecture="qwen35",
    n_ctx_train=262_144,
    n_layer_nextn=1,
    has_chat_template=True,
    repo="unsloth/Qwen3.5-9B-MTP-GGUF",
    origin="hub",
)
STARTER = ModelFile(
    path="/models/gemma-3-270m-Q4_K_M.gguf",
    title="Gemma 3 270M",
    quant="Q4_K_M",
    size_bytes=253_115_424,
    architecture="gemma3",
    n_ctx_train=32_768,
    has_chat_template=True,
    origin="starter",
)
BASE = ModelFile(
    path="/home/me/files/llama-2-7b.Q5_K_S.gguf",
    title="Llama 2 7B",
    quant="Q5_K_S",
    size_bytes=4_651_691_712,
    n_ctx_train=4096,
    note="A base model: it continues text and was not taught to chat.",
)


def machine(*, gpus: int = 1, problems: tuple[Problem, ...] = ()) -> Machine:
    gpu = Gpu(
        index=0,
        name=CARD,
        uuid=UUID,
        total_bytes=TOTAL * MIB,
        free_bytes=(TOTAL - OTHER) * MIB,
        compute_capability="8.6",
        driver="591.86",
        cuda_version="13.1",
    )
    return Machine(
        gpus=tuple(
            gpu.model_copy(update={"index": n, "uuid": f"{UUID}{n or ''}"}) for n in range(gpus)
        ),
        host=HostMemory(total_bytes=32_747 * MIB, available_bytes=26_981 * MIB),
        cpu=Cpu(
            name="AMD Ryzen 7 5800X 8-Core Processor",
            physical_cores=8,
            logical_cores=16,
            usable_cores=16,
        ),
        os="Debian GNU/Linux 13",
        driver="591.86" if gpus else None,
        problems=problems,
    )


def device(**sizes: int) -> DevicePlan:
    """Return the card's plan; sizes in MiB by plan key."""
    dry = {"weights", "kv", "recurrent", "compute", "mtp_kv", "mtp_compute", "output"}
    return DevicePlan(
        name=CARD,
        uuid=UUID,
        capacity_bytes=TOTAL * MIB,
        free_bytes=(TOTAL - OTHER) * MIB,
        other_programs_bytes=OTHER * MIB,
        items=tuple(
            LineItem.model_validate(
                {
                    "key": key,
                    "bytes": size * MIB,
                    "source": "dry-run" if key in dry else "learned",
                }
            )
            for key, size in sizes.items()
        ),
        reserves=(
            Reserve(key="desktop_reserve", bytes=512 * MIB),
            Reserve(key="growth", bytes=256 * MIB),
        ),
    )


def host(**sizes: int) -> DevicePlan:
    return DevicePlan(
        name="Computer memory",
        capacity_bytes=32_747 * MIB,
        free_bytes=26_981 * MIB,
        other_programs_bytes=5_766 * MIB,
        items=tuple(
            LineItem.model_validate({"key": key, "bytes": size * MIB, "source": "dry-run"})
            for key, size in sizes.items()
        ),
    )


CONFIG = RunConfig(n_ctx=262_144, n_batch=4096, n_ubatch=512, mtp=MtpConfig(draft_max=3))
WIDE = CONFIG.with_(n_ubatch=4096)
NINE_B_SIZES = {
    "weights": 5041,
    "kv": 8192,
    "recurrent": 201,
    "compute": 344,
    "mtp_kv": 1024,
    "mtp_compute": 300,
    "runtime": 700,
}
PLAN = MemoryPlan(config=CONFIG, devices=(device(**NINE_B_SIZES),), host=host(compute=544))
WIDE_PLAN = MemoryPlan(
    config=WIDE,
    devices=(device(**{**NINE_B_SIZES, "compute": 2752, "mtp_compute": 2400}),),
    host=host(compute=4352),
)
TIGHT_PLAN = MemoryPlan(
    config=CONFIG, devices=(device(**{**NINE_B_SIZES, "weights": 11_900}),), host=host(compute=544)
)
BIG_PLAN = MemoryPlan(
    config=CONFIG, devices=(device(**{**NINE_B_SIZES, "weights": 15_600}),), host=host(compute=544)
)
CPU_PLAN = MemoryPlan(
    config=RunConfig(n_ctx=8192, n_gpu_layers=0, mtp=MtpConfig(on=False)),
    host=host(weights=241, kv=72, compute=260, runtime=190),
)

PROPOSALS = (
    Proposal(
        id="documents",
        headline="Holds the longest documents",
        title="Qwen3.5 9B",
        quant="Q4_K_M",
        reason="The whole 262,144-token context fits, uncompressed.",
        ref="unsloth/Qwen3.5-9B-MTP-GGUF:Q4_K_M",
        download_bytes=5_868_826_976,
        licence="Apache 2.0",
        plan=PLAN,
        config=CONFIG,
        tok_s=119.0,
        quality="good",
    ),
    Proposal(
        id="sharpest",
        headline="Sharpest answers",
        title="Qwen3.6 27B",
        quant="Q4_K_M",
        reason="131,072 tokens fit, with a 4-bit cache.",
        ref="unsloth/Qwen3.6-27B-MTP-GGUF:Q4_K_M",
        download_bytes=17_100_000_000,
        licence="Apache 2.0",
        plan=MemoryPlan(
            config=CONFIG,
            devices=(
                device(
                    weights=15_632,
                    kv=2304,
                    recurrent=470,
                    compute=760,
                    mtp_kv=400,
                    mtp_compute=319,
                    runtime=700,
                ),
            ),
            host=host(compute=544),
        ),
        config=CONFIG.with_(n_ctx=131_072, type_k="q4_0", type_v="q4_0"),
        tok_s=59.0,
        quality="very good",
    ),
    Proposal(
        id="starter",
        headline="Ready without a download",
        title="Gemma 3 270M",
        quant="Q4_K_M",
        reason="It comes with Plimsoll and proves the whole way, from memory to an answer.",
        ref="starter",
        download_bytes=0,
        licence="Gemma Terms of Use",
        plan=MemoryPlan(
            config=CONFIG,
            devices=(device(weights=241, kv=72, compute=260, runtime=700),),
            host=host(compute=20),
        ),
        config=RunConfig(n_ctx=32_768, mtp=MtpConfig(on=False)),
        quality="basic",
    ),
)
