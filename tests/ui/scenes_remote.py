"""Pictures of remote servers: the list in Settings, the dialog, and a chat that is answered there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.state import State
from app.values.remote import RemoteInUse, RemoteModel, RemoteProbe, RemoteServer
from tests.ui import flow_values as v
from tests.ui.chat_values import answered
from tests.ui.scenes import RecordingCore
from tests.ui.scenes_chat import chat
from tests.ui.scenes_flow import group
from ui.pages.settings_remote import RemoteDialog
from ui.widgets.base import column

BOX = RemoteServer(name="gpu-box", url="https://gpu-box.example:8000/v1", ca_file="/etc/own-ca.pem")
LAN = RemoteServer(name="Rechenzentrum-Erdgeschoss.links", url="http://192.168.178.21:8080/v1")
OFFICE = RemoteServer(name="office", url="http://127.0.0.1:8347/v1")
BIG = RemoteModel(id="Qwen/Qwen3.5-397B-A17B-Instruct-FP8", n_ctx=131_072)
NEAR = RemoteModel(
    id="unsloth/Qwen3.5-9B-MTP-GGUF:Q4_K_M", n_ctx=32_768, qualified=True, proven_depth=8192
)
PROBES = (
    RemoteProbe(
        name="gpu-box", url=BOX.url, state="ready", kind="vllm", models=(BIG, NEAR), seconds=0.08
    ),
    RemoteProbe(
        name=LAN.name,
        url=LAN.url,
        state="failed",
        cause="remote-unreachable",
        text="Nothing answers at http://192.168.178.21:8080 (All connection attempts failed).",
        fix="Check that the server runs, listens on its network and that host and port are right.",
    ),
)
USING = RemoteInUse(server=BOX, model=BIG, kind="vllm", ttft_seconds=0.31, decode_tok_s=84.2)


def entered(state: State = v.FULL, using: RemoteInUse | None = None) -> State:
    """Return `state` with three servers."""
    kept = state.settings.model_copy(update={"onboarded": True, "remotes": (BOX, LAN, OFFICE)})
    return replace(state, settings=kept, remotes=PROBES, remote=using)


def settings(state: State) -> Callable[[], QWidget]:
    """Return a scene of the Settings page, scrolled to the remote servers."""

    return lambda: group("remote", state)


def dialog() -> QWidget:
    """The dialog with an address that makes no sense."""
    window = QWidget()
    shown = RemoteDialog(RecordingCore(), window)
    shown.setWindowFlags(Qt.WindowType.Widget)
    column(window).addWidget(shown)
    shown.name.setText("gpu-box")
    shown.url.setText("ftp://gpu-box")
    shown.key.setText("secret")
    shown.keep.click()
    return window


NONE = replace(v.SEEN, settings=v.SEEN.settings.model_copy(update={"onboarded": True}))
SCENES: dict[str, Callable[[], QWidget]] = {
    "remote-none": settings(NONE),
    "remote-servers": settings(entered()),
    "remote-servers-800": settings(entered(using=USING)),
    "remote-dialog-800": dialog,
    "remote-chat": lambda: chat(entered(using=USING)),
    "remote-chat-loaded-800": lambda: chat(entered(answered(), USING)),
}
