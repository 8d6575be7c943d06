"""Pictures of a failure with its last seconds, the walk, the bundle, the health and the memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from app.session import Session
from app.state import State
from app.values.transfer import Transfer
from tests.ui import fixes_values as f
from tests.ui import flow_values as v
from tests.ui.scenes_flow import page
from ui.pages.fixes import FixesPage
from ui.pages.fixes_bundle import BundleDialog
from ui.pages.fixes_overview import CLOCKS, HEALTH, TRIED


def fixes(session: Session | None, state: State = f.KNOWN) -> Callable[[], QWidget]:
    """Return a scene of the Fixes page."""
    return lambda: page("fixes", v.having(session, state))


def reading(what: str, state: State = f.KNOWN) -> Callable[[], QWidget]:
    """Return a scene of the Fixes page that reads `what`."""

    def made() -> QWidget:
        window = page("fixes", v.having(v.READY, state))
        window.findChild(FixesPage).overview.read(what)
        return window

    return made


def _foot() -> QWidget:
    window = fixes(f.FAILED)()
    bar = window.findChild(FixesPage).single.verticalScrollBar()
    # The page is as long as it will be only when it was laid out.
    bar.rangeChanged.connect(lambda _, most: bar.setValue(most))
    return window


def _bundle() -> QWidget:
    dialog = BundleDialog(f.BUNDLE, None)  # type: ignore[arg-type]
    dialog.finished.disconnect(dialog.deleteLater)
    dialog.files.setCurrentIndex(1)
    return dialog


ARRIVING = Transfer(
    ref="o/r/m-Q3_K_M.gguf@main",
    title="Qwen3.5 9B Q3_K_M",
    state="running",
    done_bytes=1_210_000_000,
    total_bytes=4_870_000_000,
    rate_bytes_s=48_200_000,
)
SCENES: dict[str, Callable[[], QWidget]] = {
    "fixes-clocks-searching": reading(CLOCKS, replace(f.KNOWN, clocks=f.SEARCHING_CLOCKS)),
    "fixes-clocks-found-800": reading(CLOCKS, replace(f.KNOWN, clocks=f.FOUND_CLOCKS)),
    "fixes-clocks-kept": reading(CLOCKS, replace(f.KNOWN, clocks=f.KEPT_CLOCKS)),
    "fixes-clocks-missing": reading(CLOCKS, replace(f.KNOWN, clocks=f.NO_CLOCKS)),
    "fixes-flight": fixes(f.FAILED),
    "fixes-flight-800": fixes(f.FAILED),
    "fixes-flight-foot-800": _foot,
    "fixes-walk": fixes(f.RUNNING),
    "fixes-walk-800": fixes(f.RUNNING),
    "fixes-gave-up": fixes(f.GAVE_UP),
    "fixes-fixed": fixes(f.FIXED),
    "fixes-fetching": fixes(f.FETCHING, replace(f.KNOWN, transfers={ARRIVING.ref: ARRIVING})),
    "fixes-health": reading(HEALTH),
    "fixes-health-800": reading(HEALTH),
    "fixes-history": reading(TRIED),
    "fixes-bundle-800": _bundle,
}
