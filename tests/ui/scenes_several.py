"""Pictures of several machines and of a drafting file: in Settings, on the open model's card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from app.runconfig import MtpConfig
from app.session import Phase, Refusal, Session
from app.state import State
from app.values.lender import Lender, LentDevice
from app.values.model_file import ModelFile
from app.values.plan import MemoryPlan
from tests.ui import flow_values as v
from tests.ui import ladder_values as lv
from tests.ui.scenes_flow import group, page
from tests.ui.scenes_models import models
from ui.pages.drafting_file import DraftingFileField
from ui.pages.models import ModelsPage
from ui.pages.settings_several import Step

GIB = 1 << 30
ENDS = ("127.0.0.1:50052", "127.0.0.1:50062", "127.0.0.1:50072")
CARD = LentDevice(
    name="NVIDIA GeForce RTX 4090", is_gpu=True, total_bytes=24 * GIB, free_bytes=22 * GIB
)
BOARD = LentDevice(name="AMD Ryzen 9 7950X", total_bytes=64 * GIB, free_bytes=51 * GIB)
LENDERS = (
    Lender(endpoint=ENDS[0], state="ready", devices=(CARD, BOARD)),
    Lender(
        endpoint=ENDS[1],
        state="failed",
        cause="rpc-version-mismatch",
        text=f"The other computer at {ENDS[1]} has llama.cpp 9f1a2b3, this one 0c1e570: they cannot"
        " work together.",
        fix="Install the same version of Plimsoll, and of its engine, on both.",
    ),
    Lender(
        endpoint=ENDS[2],
        state="failed",
        cause="rpc-unreachable",
        text=f"No other computer answers at {ENDS[2]} (port 50073: Connection refused).",
        fix="Start `plimsoll rpc-server` there and the SSH tunnel here, then try again.",
    ),
)
ASSISTANT = ModelFile(
    path="/models/MTP/mtp-Qwen3.5-9B-Q8_0.gguf",
    title="Qwen3.5 9B",
    quant="Q8_0",
    size_bytes=412_000_000,
    architecture="qwen35",
    n_layer_nextn=1,
    makes="drafts",
    note="Drafting file: it drafts for the model that it was made for, it does not chat.",
)
OTHER = ASSISTANT.model_copy(
    update={"path": "/models/gemma-4-E4B-it-assistant.gguf", "architecture": "gemma4-assistant"}
)
NINE_B = v.NINE_B.model_copy(update={"n_layer": 33, "architecture": "qwen35", "n_layer_nextn": 0})
SHARED = v.CONFIG.with_(
    rpc=ENDS[:1], tensor_split=(22.0, 11.0), mtp=MtpConfig(draft_max=2, file=ASSISTANT.path)
)
_HALF = {**v.NINE_B_SIZES, "weights": 3100, "kv": 5000}
_FAR = v.device(**{**_HALF, "runtime": 0, "draft_weights": 393}).model_copy(
    update={
        "name": f"{CARD.name} at {ENDS[0]}",
        "uuid": f"RPC-{ENDS[0]}/0",
        "capacity_bytes": CARD.total_bytes,
        "free_bytes": CARD.free_bytes,
        "other_programs_bytes": 2 * GIB,
    }
)
OVER_TWO = v.PLANNED.model_copy(
    update={
        "file": NINE_B,
        "config": SHARED,
        "plan": MemoryPlan(
            config=SHARED,
            devices=(_FAR, v.device(**{**_HALF, "weights": 1941, "kv": 3192})),
            host=v.host(compute=544),
        ),
    }
)
REFUSED = OVER_TWO.model_copy(
    update={
        "refused": Refusal(
            id="1",
            config=SHARED,
            text="The drafting file gemma-4-E4B-it-assistant.gguf does not belong to this model: its"
            " architecture is gemma4, the model's qwen35.",
            fix="Choose the file that was made for this very model, or draft without one.",
            cause="draft-vocab-mismatch",
        )
    }
)


def several(session: Session | None, *, on: bool = True, ends: tuple[str, ...] = ENDS) -> State:
    """Return a state with other computers entered, and drafting files in the library."""
    kept = v.FULL.settings.model_copy(update={"onboarded": True, "rpc_on": on, "rpc": ends})
    return replace(
        v.FULL,
        settings=kept,
        session=session,
        lenders=LENDERS[: len(ends)],
        library=(*v.FULL.library, NINE_B, ASSISTANT, OTHER),
    )


def settings(state: State) -> Callable[[], QWidget]:
    """Return a scene of the Settings page, scrolled to the section."""

    return lambda: group("several", state, expert=True)


def lower(state: State) -> Callable[[], QWidget]:
    """Return the same scrolled further down, to the addresses and the plan."""

    def scene() -> QWidget:
        window = settings(state)()
        for step in window.findChildren(Step):
            step.hide()
        return window

    return scene


def card(session: Session) -> Callable[[], QWidget]:
    """Return a scene of the open model's card."""

    def scene() -> QWidget:
        window = page("models", several(session))
        window.findChild(ModelsPage).go("here")
        return window

    return scene


def menu() -> QWidget:
    """The files that may draft, offered."""
    window = card(OVER_TWO)()
    offered = window.findChild(DraftingFileField).make_menu()
    offered.setParent(window)
    offered.setFixedSize(offered.sizeHint())
    offered.move(300, 300)
    offered.show()
    return window


BESIDE = lv.page(
    rungs=tuple(
        rung.model_copy(update={"drafts": True, "draft_bytes": ASSISTANT.size_bytes})
        for rung in lv.rungs()
    )
)
SCENES: dict[str, Callable[[], QWidget]] = {
    "several-none": settings(several(None, on=False, ends=())),
    "several-none-800": settings(several(None, on=False, ends=())),
    "several-two": settings(several(OVER_TWO)),
    "several-two-800": settings(several(OVER_TWO)),
    "several-plan": lower(several(OVER_TWO)),
    "several-plan-800": lower(several(REFUSED)),
    "several-loaded-800": settings(
        several(v.READY.model_copy(update={"file": NINE_B}), ends=ENDS[:1])
    ),
    "drafting-file": card(OVER_TWO),
    "drafting-file-refused-800": card(REFUSED),
    "drafting-file-menu": menu,
    "drafting-file-ladder-800": models(lv.finding(opened=BESIDE)),
    "drafting-file-ladder": models(lv.finding(opened=BESIDE)),
    "drafting-file-locked-800": card(OVER_TWO.model_copy(update={"phase": Phase.LOADING})),
}
