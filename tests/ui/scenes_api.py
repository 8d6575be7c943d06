"""Pictures of the local API: in Settings, and the recipes for other programs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.state import State
from app.values.api import Api, Tried
from tests.ui import flow_values as v
from tests.ui.scenes import RecordingCore
from tests.ui.scenes_flow import group
from ui.pages.connect import ConnectDialog
from ui.store import Store
from ui.widgets.base import column

URL = "http://127.0.0.1:8347/v1"
BUSY = Api(on=True, url=URL, under_way=3, waiting=1, asked=1204)
MOVED = Api(
    on=True,
    url="http://127.0.0.1:8348/v1",
    lan_url="http://192.168.178.21:8348/v1",
    note="Port 8347 was taken by llama-server (process 4711) when this began.",
    lan=True,
)
TAKEN = Api(
    problem="Port 8347 is taken by llama-server (process 4711). None of the 20 ports after it is "
    "free either.",
    fix="Choose another port in Settings.",
)
SAID = Tried(state="answered", model="unsloth/Qwen3.5-9B-MTP-GGUF:Q4_K_M", seconds=0.62,
             text="Hello! How can I help you today?")  # fmt: skip
WRONG = Tried(
    state="failed",
    text="Qwen3.5 9B failed. Windows refused pinned memory for drafting. The card had room. "
    "What helps: Smaller micro-batch, Drafting off, Shorter context.",
)


def serving(api: Api, **settings: object) -> State:
    """Return a state with the API as it is in `api`."""
    state = v.having(v.READY)
    kept = state.settings.model_copy(update={"onboarded": True, "api_on": True, **settings})
    return replace(state, settings=kept, api=api)


def settings(state: State) -> Callable[[], QWidget]:
    """Return a scene of the Settings page, scrolled to the local API."""

    return lambda: group("api", state)


def dialog(state: State, app: str, *, key: bool = False) -> Callable[[], QWidget]:
    """Return a scene of the recipes for `app`."""

    def scene() -> QWidget:
        window = QWidget()
        shown = ConnectDialog(RecordingCore(state), Store(state), window)
        shown.setWindowFlags(Qt.WindowType.Widget)
        column(window).addWidget(shown)
        shown.show_app(app)
        shown.shown.setChecked(key)
        return window

    return scene


OFF = replace(v.having(v.READY), settings=v.SEEN.settings.model_copy(update={"onboarded": True}))
SCENES: dict[str, Callable[[], QWidget]] = {
    "api-settings-off": settings(OFF),
    "api-settings-800": settings(serving(BUSY)),
    "api-settings-lan": settings(
        serving(MOVED, api_lan=True, api_origins=("https://chat.example", "http://localhost:3000"))
    ),
    "api-settings-taken-800": settings(serving(TAKEN)),
    "api-connect-curl-800": dialog(serving(BUSY), "curl"),
    "api-connect-codex": dialog(
        serving(BUSY.model_copy(update={"tried": SAID})), "codex", key=True
    ),
    "api-connect-off-800": dialog(OFF, "open-webui"),
    "api-connect-failed-800": dialog(
        serving(MOVED.model_copy(update={"tried": WRONG})), "claude-code"
    ),
}
