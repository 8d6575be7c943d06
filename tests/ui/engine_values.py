"""The engine's builds for the tests and pictures of their panel."""

from __future__ import annotations

from app.runtimes.needs import alternatives
from app.values.engines import EngineBuild, EngineOffer, Engines
from app.values.machine import Problem
from app.values.transfer import Transfer

PACKAGED = EngineBuild(
    id="packaged", name="cpu llama-cpp-python 0.3.36", kind="cpu", in_use=True, last_good=False
)
IDLE = Engines(builds=(PACKAGED,), suited="cu13", idle_card="NVIDIA GeForce RTX 3090 Ti")
FETCHING = IDLE.model_copy(
    update={
        "work": "installing",
        "transfer": Transfer(
            ref="b11312",
            title="cu13 b11312",
            state="running",
            done_bytes=212_000_000,
            total_bytes=541_000_000,
            rate_bytes_s=11_400_000.0,
            eta_seconds=29.0,
        ),
    }
)
REFUSED = IDLE.model_copy(
    update={
        "problem": Problem(
            cause="glibc-too-old",
            text="This engine needs the GNU C library 2.38, and this system has 2.36.",
            fix=alternatives(),
        )
    }
)
CUDA = EngineBuild(
    id="cu13-b11312", name="cu13 b11312", kind="cu13", in_use=True, size_bytes=1_480_000_000
)
CHOSEN = Engines(
    builds=(
        PACKAGED.model_copy(update={"in_use": False, "last_good": True}),
        CUDA,
        EngineBuild(
            id="cu12-b11312",
            name="cu12 b11312",
            kind="cu12",
            size_bytes=1_210_000_000,
            failed=Problem(
                cause="no-kernel-for-compute-capability",
                text="cu12 b11312 has no code for this card (no kernel image is available).",
                fix="Install the other kind: cu12 for older cards, cu13 for the newest.",
            ),
        ),
    ),
    suited="cu13",
    offers=(EngineOffer(kind="cu13", size_bytes=541_000_000),),
)
