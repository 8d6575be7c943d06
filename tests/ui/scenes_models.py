"""Pictures of finding a model: searches, a repository's ladder, downloads and a long library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.state import State
from app.values.hub import Search, Wish
from tests.ui import flow_values as v
from tests.ui import ladder_values as lv
from tests.ui.scenes import RecordingCore, shell
from ui.pages.models import ModelsPage
from ui.pages.models_downloads import DownloadLine
from ui.pages.models_token import TokenDialog
from ui.presenters.repo import present_token
from ui.store import Store
from ui.widgets.base import column

QUEUED = v.RUNNING.model_copy(
    update={
        "ref": "unsloth/Qwen3.6-35B-A3B-MTP-GGUF:UD-Q3_K_XL",
        "title": "Qwen3.6-35B-A3B-UD-Q3_K_XL.gguf",
        "state": "queued",
        "done_bytes": 0,
        "total_bytes": 17_200_000_000,
        "rate_bytes_s": 0.0,
        "eta_seconds": None,
    }
)
CHECKED = v.RUNNING.model_copy(
    update={
        "ref": "unsloth/Qwen3.5-4B-MTP-GGUF:Q8_0",
        "title": "Qwen3.5-4B-Q8_0.gguf",
        "state": "verifying",
        "done_bytes": 4_480_000_000,
        "total_bytes": 4_480_000_000,
        "chunks": None,
    }
)
FULL_DISK = v.BROKEN.model_copy(
    update={
        "detail": "The download needs 22.90 GB on the disk that holds /home/me/models, where "
        "5.00 GB more are kept free; 14.20 GB are free.",
        "fix": "Free some space, or set HF_HUB_CACHE to a folder on another drive.",
    }
)
DONE = CHECKED.model_copy(update={"ref": "done", "state": "done", "title": "Qwen3.5-2B-Q8_0.gguf"})
MANY = v.transfers(v.RUNNING, v.PAUSED, QUEUED, CHECKED, FULL_DISK, DONE)
LIBRARY = tuple(
    v.BASE.model_copy(
        update={
            "path": f"/models/{n:04}.gguf",
            "title": f"Model number {n}",
            "note": "",
            "origin": ("hub", "lm-studio", "ollama", "folder")[n % 4],
        }
    )
    for n in range(2000)
)
LONG = lv.page(
    title="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen Instruct 235B-A22B",
    gated=True,
    images=True,
)


def models(state: State, tab: str = "find", typed: str = "") -> Callable[[], QWidget]:
    """Return a scene of one tab of the page."""

    def scene() -> QWidget:
        settings = state.settings.model_copy(update={"onboarded": True})
        full = replace(state, settings=settings)
        core, store = RecordingCore(full), Store(full)
        page = ModelsPage(core, store)
        page.go(tab)
        page.field.setText(typed)
        return shell("models", store, page, core)

    return scene


def mirrored(scene: Callable[[], QWidget]) -> Callable[[], QWidget]:
    """Return `scene` read from right to left."""

    def made() -> QWidget:
        window = scene()
        window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        return window

    return made


def token() -> QWidget:
    """Return the token dialog over an empty window."""
    state = replace(lv.finding(opened=lv.GATED), access=lv.KEPT)
    window = QWidget()
    dialog = TokenDialog(RecordingCore(state), present_token(state), window)
    dialog.setWindowFlags(Qt.WindowType.Widget)
    column(window).addWidget(dialog)
    return window


def pieces() -> QWidget:
    """Return the downloads with the pieces of two of them unfolded."""
    window = models(replace(v.FULL, transfers=MANY), "downloads")()
    for line in window.findChildren(DownloadLine):
        line.detail.setChecked(True)
    return window


FOLDERS = v.FULL.settings.model_copy(update={"folders": ("/data/models", "/home/me/more models")})
SCENES: dict[str, Callable[[], QWidget]] = {
    "models-find-start": models(lv.finding()),
    "models-find-searching": models(lv.finding(Search(text="qwen3.5", host="huggingface.co"))),
    "models-find-found": models(lv.finding(lv.FOUND), typed="qwen3.5 9b"),
    "models-find-found-800": models(lv.finding(lv.FOUND)),
    "models-find-nothing-800": models(
        lv.finding(Search(text="quen3", state="done", host="huggingface.co"))
    ),
    "models-find-offline": models(lv.finding(lv.OFFLINE)),
    "models-ladder": models(lv.finding(lv.FOUND, lv.here(lv.page(), "Q4_K_M"))),
    "models-ladder-800": models(lv.finding(lv.FOUND, lv.page(131_072))),
    "models-ladder-states": models(
        replace(lv.finding(lv.FOUND, lv.in_all_states()), transfers=v.transfers(v.RUNNING))
    ),
    "models-ladder-rtl": mirrored(models(lv.finding(lv.FOUND, lv.page()))),
    "models-ladder-gated-800": models(lv.finding(None, lv.GATED)),
    "models-ladder-long-800": models(lv.finding(None, LONG)),
    "models-ladder-wish": models(
        lv.finding(None, lv.page(65_536, wish=Wish(n_ctx=65_536, kv="q8_0", draft_max=2)))
    ),
    "models-repo-reading": models(
        lv.finding(None, lv.page(state="reading", rungs=(), header_requests=0))
    ),
    "models-repo-empty-800": models(lv.finding(None, lv.page(rungs=()))),
    "models-repo-refused": models(lv.finding(None, lv.REFUSED)),
    "models-downloads": models(replace(v.FULL, transfers=MANY), "downloads"),
    "models-downloads-pieces": pieces,
    "models-downloads-pieces-800": pieces,
    "models-downloads-800": models(replace(v.FULL, transfers=MANY), "downloads"),
    "models-downloads-none": models(lv.finding(), "downloads"),
    "models-many": models(replace(v.FULL, library=LIBRARY), "here"),
    "models-many-found-800": models(replace(v.FULL, library=LIBRARY), "here", "number 19"),
    "models-folders": models(replace(v.FULL, settings=FOLDERS), "here"),
    "models-token-800": token,
}
