"""Pictures of the setup, the models, the fixes and the settings, also empty, long and in trouble."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from app.events import Notice
from app.session import Phase, Session
from app.state import State
from app.values.clocks import ClockReading
from app.values.engines import Engines
from tests.ui import engine_values as engines
from tests.ui import flow_values as v
from tests.ui import shell_values as life
from tests.ui.scenes import RecordingCore, shell
from ui.onboarding.flow import Onboarding
from ui.pages.fixes import FixesPage
from ui.pages.models import ModelsPage
from ui.pages.settings import SettingsPage
from ui.presenters.onboarding import Step
from ui.store import Store

ARRIVING = v.PLANNED.model_copy(
    update={"phase": Phase.DOWNLOADING, "file": v.NINE_B.model_copy(update={"path": ""})}
)
LONG_TITLE = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen Instruct 235B-A22B"
LONG_LINE = (
    "ggml_backend_cuda_buffer_type_alloc_buffer: allocating 22817.63 MiB on device 0: "
    "cudaMalloc failed: out of memory "
    "/home/somebody/a/very/long/path/without/any/space/in/it/at/all/model.gguf"
)
LONG = v.FAILED.model_copy(
    update={
        "file": v.NINE_B.model_copy(update={"title": LONG_TITLE, "quant": "UD-IQ2_XXS"}),
        "trial": v.TRIAL,
        "diagnosis": v.DIAGNOSIS.model_copy(
            update={
                "title": "Die Grafikkarte hat während der Speicherreservierung für die "
                "Zwischenergebnisse der Mehrfachvorhersage nicht geantwortet",
                "evidence": (LONG_LINE,),
                "remedies": tuple(
                    remedy.model_copy(
                        update={
                            "name": f"{remedy.name} (Verkleinerung der Zwischenspeichergröße)",
                            "cost": f"{remedy.cost} Lange Eingaben werden dafür ein wenig "
                            "langsamer gelesen als bisher.",
                        }
                    )
                    for remedy in v.DIAGNOSIS.remedies
                ),
            }
        ),
    }
)
REFUSED = Notice(
    id="repo-not-found",
    level="error",
    text="The Hub has no public unsloth/Qwen9.",
    fix="Check the spelling: owner/repository:QUANT. It may also have been removed.",
)
BRAKED = Notice(
    id="start",
    level="warn",
    text="This setup has failed twice, so it is not tried a third time as it is. "
    "At 08:12 and at 08:20: The memory for this context does not fit on the card.",
    fix="Change it: a smaller context, a lighter cache or a smaller micro-batch. "
    "With 256 MiB more of the card free it may be tried again as it is.",
    click="try-again",
)
DRAFTING = Notice(
    id="engine.0",
    level="info",
    text="Drafting does not pay now and is switched off: 31.0 tokens/s with it, 38.0 without.",
)


def setup(step: Step, state: State, *, mirrored: bool = False) -> QWidget:
    """Return the setup at `step`."""
    core = RecordingCore(state)
    flow = Onboarding(core, Store(state))
    if mirrored:
        flow.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    flow.show_step(step)
    flow.go_on.stop()
    return flow


def engine_first(value: Engines) -> QWidget:
    """Return the setup whose chosen model waits for the engine's build, which is at `value`."""
    state = replace(NEEDING, disk=v.DISK)
    store = Store(state)
    flow = Onboarding(RecordingCore(state), store)
    flow.show_step("model")
    flow.primary.click()
    waiting = value.model_copy(update={"waiting": state.proposals[0].ref})
    store.state = replace(state, engines=waiting)
    store.tell()
    return flow


def proving(session: Session, seconds: float, *, card: bool = True) -> QWidget:
    """Return the proof so many seconds after its load began, with the readings since then."""
    now = life.LOAD + seconds
    machine = v.machine(gpus=1 if card else 0)
    state = replace(v.having(session), machine=machine, sample=life.sample_at(now, card=card))
    state = replace(state, marks=life.MARKS[:1])
    core = RecordingCore(state)
    for tenth in range(-30, round(seconds * 10) + 1):
        core.history.add(life.sample_at(life.LOAD + tenth / 10, card=card))
    flow = Onboarding(core, Store(state))
    flow.show_step("proof")
    return flow


def page(name: str, state: State) -> QWidget:
    """Return the window on page `name`."""
    settings = state.settings.model_copy(update={"onboarded": True})
    state = replace(state, settings=settings)
    core, store = RecordingCore(state), Store(state)
    kinds: dict[str, type[QWidget]] = {
        "models": ModelsPage,
        "fixes": FixesPage,
        "settings": SettingsPage,
    }
    return shell(name, store, kinds[name](core, store), core)  # type: ignore[call-arg,arg-type]


def group(name: str, state: State, *, expert: bool = False) -> QWidget:
    """Return the window on the group of settings that the page calls `name`."""
    window = page("settings", state)
    shown = window.findChild(SettingsPage)
    shown.expert.setChecked(expert)
    wanted = getattr(shown, name)
    bar = shown.sections.scroll.verticalScrollBar()
    # Where it begins is known when the window is laid out, and again when that moves.
    bar.rangeChanged.connect(lambda: bar.setValue(wanted.y()))
    QTimer.singleShot(100, bar, lambda: bar.setValue(wanted.y()))
    return window


def fixes(session: Session | None, state: State = v.FULL) -> Callable[[], QWidget]:
    """Return a scene of the Fixes page."""
    return lambda: page("fixes", v.having(session, state))


def models(session: Session | None, state: State = v.FULL) -> Callable[[], QWidget]:
    """Return a scene of the Models page."""
    return lambda: page("models", v.having(session, state))


def _expert() -> QWidget:
    window = page("settings", v.SEEN)
    window.findChild(SettingsPage).expert.setChecked(True)
    return window


def _searched(words: str) -> Callable[[], QWidget]:
    """Return a scene of the Settings page where somebody looks for `words`."""

    def scene() -> QWidget:
        window = page("settings", v.SEEN)
        window.findChild(SettingsPage).search.setText(words)
        return window

    return scene


NO_CARD = State(machine=v.machine(gpus=0, problems=(v.OLD_DRIVER,)))
STOPPED = v.PROVING.model_copy(update={"phase": Phase.PLANNED})
NEEDING = replace(
    v.FULL,
    session=None,
    transfers={},
    engines=engines.IDLE,
    proposals=tuple(one.model_copy(update={"engine": "cu13"}) for one in v.PROPOSALS[:2]),
    disk=v.DISK.model_copy(update={"free_bytes": 640_000_000}),
)
LITTLE = v.DISK.model_copy(update={"free_bytes": 640_000_000})
ON_CPU = engines.IDLE.model_copy(update={"idle_card": "", "suited": ""})
CPU = v.PLANNED.model_copy(
    update={"file": v.STARTER, "config": v.CPU_PLAN.config, "plan": v.CPU_PLAN}
)
CPU_PROVING = CPU.model_copy(update={"phase": Phase.QUALIFYING, "stages": v.PROVING.stages})
LEFT_LOCKED = Notice(
    id="clocks-left",
    level="warn",
    text="The clocks of 1 card are still locked from an earlier run (210 to 1,680 MHz).",
    fix="Give them back here, or with `plimsoll clocks reset`; a restart of the computer does it "
    "too.",
)
LOCKED = v.TRIED.model_copy(
    update={
        "trial": v.TRIAL.model_copy(
            update={
                "kind": "locked-clocks",
                "change": "",
                "before": v.READY.config,
                "before_plan": v.READY.plan,
                "clock_before": ClockReading(
                    mhz=2010, under_load=True, power_w=402.0, temperature_c=79
                ),
                "clock_now": ClockReading(
                    mhz=1560, under_load=True, power_w=301.0, temperature_c=66
                ),
            }
        )
    }
)
SCENES: dict[str, Callable[[], QWidget]] = {
    "setup-1-machine": lambda: setup("machine", replace(v.FULL, engines=engines.CHOSEN)),
    "setup-1-looking-800": lambda: setup("machine", v.FRESH),
    "setup-1-no-card-800": lambda: setup("machine", NO_CARD),
    "setup-1-little-room-800": lambda: setup(
        "machine", replace(NO_CARD, disk=LITTLE, engines=ON_CPU)
    ),
    "setup-1-two-cards": lambda: setup("machine", State(machine=v.machine(gpus=2))),
    "setup-2-model": lambda: setup("model", v.FULL),
    "setup-2-model-800": lambda: setup("model", v.FULL),
    "setup-2-model-rtl": lambda: setup("model", v.FULL, mirrored=True),
    "setup-2-waiting-800": lambda: setup("model", v.SEEN),
    "setup-3-download": lambda: setup("download", v.having(ARRIVING)),
    "setup-3-refused-800": lambda: setup(
        "model", replace(v.FULL, notices=(REFUSED,), session=None)
    ),
    "setup-3-tight-800": lambda: setup(
        "download", v.having(v.PLANNED.model_copy(update={"plan": v.TIGHT_PLAN}))
    ),
    "setup-4-proof": lambda: proving(v.PROVING, 21),
    "setup-4-proof-800": lambda: proving(v.PROVING, 21),
    "setup-4-proof-cpu-800": lambda: proving(CPU_PROVING, 700, card=False),
    "setup-4-stopped": lambda: setup("proof", v.having(STOPPED)),
    "setup-4-failed": lambda: setup("proof", v.having(v.FAILED)),
    "setup-4-tried-800": lambda: setup("proof", v.having(v.TRIED)),
    "setup-5-ready": lambda: setup("ready", v.having(v.READY)),
    "setup-5-ready-800": lambda: setup("ready", v.having(v.READY)),
    "models-planned": models(v.PLANNED),
    "models-ready-800": models(v.READY),
    "models-too-big": models(v.PLANNED.model_copy(update={"plan": v.BIG_PLAN})),
    "models-tight-800": models(v.PLANNED.model_copy(update={"plan": v.TIGHT_PLAN})),
    "models-refused-800": models(None, replace(v.FULL, notices=(REFUSED, DRAFTING))),
    "models-braked-800": models(None, replace(v.having(v.PLANNED), notices=(BRAKED,))),
    "models-clocks-left-800": models(v.READY, replace(v.having(v.READY), notices=(LEFT_LOCKED,))),
    "models-cpu": models(CPU),
    "models-empty": models(None, v.FRESH),
    "fixes-failed": fixes(v.FAILED),
    "fixes-failed-800": fixes(v.FAILED),
    "fixes-unknown-800": fixes(v.FAILED.model_copy(update={"diagnosis": v.UNKNOWN})),
    "fixes-long-800": fixes(LONG),
    "fixes-clocks": fixes(LOCKED),
    "fixes-clocks-800": fixes(LOCKED),
    "fixes-trying": fixes(v.TRYING),
    "fixes-tried": fixes(v.TRIED),
    "fixes-tried-800": fixes(v.TRIED),
    "fixes-receipts": fixes(v.READY),
    "fixes-receipts-800": fixes(None),
    "fixes-empty": fixes(None, v.FRESH),
    "fixes-empty-planned": fixes(v.PLANNED, v.FRESH),
    "settings": lambda: page("settings", v.SEEN),
    "settings-800": lambda: page("settings", v.SEEN),
    "settings-expert": _expert,
    "settings-found": _searched("card"),
    "settings-found-800": _searched("network"),
    "settings-found-none": _searched("qwertz"),
    "settings-engines": lambda: group("engines", replace(v.SEEN, engines=engines.CHOSEN)),
    "settings-engine-refused-800": lambda: group(
        "engines", replace(v.SEEN, engines=engines.REFUSED)
    ),
    "setup-2-engine": lambda: setup("model", NEEDING),
    "setup-2-engine-800": lambda: setup("model", NEEDING),
    "setup-3-engine-800": lambda: engine_first(engines.FETCHING),
    "setup-3-engine-refused-800": lambda: engine_first(engines.REFUSED),
    "setup-1-engine": lambda: setup("machine", replace(v.FULL, engines=engines.IDLE)),
    "setup-1-engine-fetching-800": lambda: setup(
        "machine", replace(v.FULL, engines=engines.FETCHING)
    ),
}
