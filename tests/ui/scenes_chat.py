"""Pictures of the chat: replying, answered, empty, stopped, long words, every way of not being ready."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QWidget

from app.session import Phase
from app.state import State
from app.values.chat import Attachment
from app.values.opening import Opening
from tests.ui import chat_values as v
from tests.ui.flow_values import RUNNING_STAGES, machine
from tests.ui.scenes import shell
from ui.formulas import formulas
from ui.pages.chat import ChatPage
from ui.pages.chat_blocks import ReplyBlock
from ui.pages.chat_setup import ChatSetupDialog
from ui.pages.opening import OpeningQuestion
from ui.presenters.chat_setup import present_chat_setup
from ui.presenters.opening import present_question
from ui.store import Store
from ui.widgets.markdown import MarkdownView

LONG_MODEL = v.MODEL.model_copy(
    update={"title": "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen 235B-A22B"}
)
GERMAN = """\
Die **Aufmerksamkeitsmaskenspeicherplatzanforderung** wächst mit beidem, und \
Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller wissen das.

1. Zwischenspeichergröße verkleinern:
   ```sh
   plimsoll qualify unsloth/Qwen3.6-27B-MTP-GGUF:UD-Q2_K_XL --ubatch 512 --ctx 262144 --kv q4_0
   ```
2. Erneut nachweisen, siehe [die Anleitung](https://example.org/anleitung).

> Der Preis dafür ist die Geschwindigkeit beim Lesen langer Eingaben.

| Zwischenspeicher | Vorher | Nachher | Wofür er gebraucht wird |
|---|--:|--:|---|
| Berechnungszwischenspeicher | 2.752 | 344 | Zwischenergebnisse eines Schrittes |
| Mehrfachvorhersagezwischenspeicher | 2.400 | 300 | Zwischenergebnisse der Vorhersage |
"""


def chat(state: State, *, mirrored: bool = False, reply: str = "", thought: str = "") -> QWidget:
    """Return the window on the chat; `reply` and `thought` are what the transcript holds."""
    settings = state.settings.model_copy(update={"onboarded": True})
    state = replace(state, settings=settings, machine=machine())
    core, store = v.Recorder(), Store(state)
    core.transcript.append("e2", thought, reasoning=True)
    core.transcript.append("e2", reply)
    window = shell("chat", store, ChatPage(core, store), core)
    if mirrored:
        window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    return window


def _page(window: QWidget) -> ChatPage:
    page = window.findChild(ChatPage)
    assert page is not None
    return page


def _replying(*, mirrored: bool = False) -> QWidget:
    return chat(v.replying(), mirrored=mirrored, reply=v.ANSWER, thought=v.THOUGHT)


def _thought() -> QWidget:
    window = chat(v.answered())
    talk = _page(window).conversation
    block = talk.block("e2")
    assert isinstance(block, ReplyBlock)
    talk.toggle("e2")
    return window


def _asking() -> QWidget:
    window = chat(v.answered())
    _page(window).dock.link.ask(QUrl("https://exämple.org/a/long/path?with=query"))
    return window


def _deleted() -> QWidget:
    window = chat(v.answered())
    _page(window).dock.undo.offer("c9", "Notes about the load line and its history")
    return window


def _versions() -> State:
    state = v.answered()
    file = Attachment(name="measurements-of-the-long-context.csv", text="a,b", size_bytes=4212)
    asked = state.entries[0].model_copy(
        update={"version": 2, "versions": 3, "attachments": (file,)}
    )
    answer = state.entries[1].model_copy(update={"version": 2, "versions": 2})
    chats = tuple(
        chat.model_copy(update={"instructions": "Be brief.", "preset": "precise"})
        for chat in state.conversations
    )
    return replace(state, entries=(asked, answer), conversations=chats)


def _asked_differently() -> QWidget:
    state = _versions()
    file = state.entries[0].attachments[0]
    window = chat(replace(state, attachments=(file, file.model_copy(update={"name": "notes.md"}))))
    _page(window).begin_edit("e1")
    return window


def _setup() -> QWidget:
    return ChatSetupDialog(present_chat_setup(_versions()))


def _open_list() -> QWidget:
    window = chat(v.answered())
    window.resize(800, 600)
    window.ensurePolished()
    page = _page(window)
    page.arrange()
    page.toggle_list()
    return window


def _german(*, phase: Phase = Phase.READY) -> QWidget:
    question = v.entry("e1", "user", "Wie verkleinere ich die Zwischenspeichergröße? " * 3)
    answer = v.entry("e2", "assistant", GERMAN, stats=v.STATS, state="stopped")
    state = v.chatting(question, answer)
    return chat(replace(state, session=v.session(phase, file=LONG_MODEL)))


def _empty(phase: Phase, **more: object) -> Callable[[], QWidget]:
    state = replace(v.chatting(), conversation=None)
    return lambda: chat(replace(state, session=v.session(phase, **more)))


def _silent() -> QWidget:
    state = v.answered()
    first, *rest = state.conversations
    return chat(replace(state, conversations=(first.model_copy(update={"thinking": False}), *rest)))


BASE = v.MODEL.model_copy(update={"has_chat_template": False, "title": "Llama 2 7B", "thinks": ""})
ASKED = v.MODEL.model_copy(update={"thinks": "told"})


FORMULAS = r"""
The cache takes \(2 \cdot n_{layer} \cdot n_{ctx} \cdot d\) values, so at $n_{ctx} = 2^{18}$ it is
**large**: about $\frac{2^{18}}{2^{10}} = 256$ times that of $1\,024$ tokens. It costs $5 or $10.

## Where $\sqrt{\pi}$ comes from

- as $\int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2}$, and \(\sum_{i=1}^{n} i = \frac{n(n+1)}{2}\)
- $\alpha, \beta \in \mathbb{R}$

> As said: $E = mc^2$.

| name | value |
|---|--:|
| mean | $\bar{x} = 3.2$ |
| spread | $\sigma^2$ |

$$\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$
"""


def _formulas() -> QWidget:
    window = chat(v.chatting(v.entry("e1", "assistant", FORMULAS)))
    window.show()
    while formulas().busy or _pending(window):
        QApplication.processEvents()
    return window


def _pending(window: QWidget) -> bool:
    return any(view.waiting for view in window.findChildren(MarkdownView))


def _opening(step: str) -> QWidget:
    opening = Opening(ref="/models/other.gguf", title=LONG_MODEL.title)
    if step == "planning":
        return chat(replace(v.replying(), opening=opening))
    state = replace(v.replying(), opening=opening.model_copy(update={"step": step}))
    if step == "waiting":
        return chat(state)
    view = present_question(state)
    assert view is not None
    window = chat(v.replying())
    dialog = OpeningQuestion(view, window)
    dialog.setWindowFlags(Qt.WindowType.Widget)
    dialog.setAutoFillBackground(True)
    dialog.resize(480, dialog.layout().totalHeightForWidth(480))
    dialog.move(160, 160)
    return window


SCENES: dict[str, Callable[[], QWidget]] = {
    "chat-formulas": _formulas,
    "chat-opening-asked-800": lambda: _opening("asking"),
    "chat-opening-waits-800": lambda: _opening("waiting"),
    "chat-opening": lambda: _opening("planning"),
    "chat-replying": _replying,
    "chat-replying-800": _replying,
    "chat-replying-rtl": lambda: _replying(mirrored=True),
    "chat-reading-800": lambda: chat(v.replying("prefill")),
    "chat-answered": lambda: chat(v.answered()),
    "chat-thought": _thought,
    "chat-silent": _silent,
    "chat-undecided-800": _empty(Phase.PLANNED, placement=None, file=ASKED),
    "chat-link": _asking,
    "chat-deleted": _deleted,
    "chat-versions": lambda: chat(_versions()),
    "chat-versions-rtl": lambda: chat(_versions(), mirrored=True),
    "chat-asked-differently-800": _asked_differently,
    "chat-setup-800": _setup,
    "chat-list-800": _open_list,
    "chat-stopped": lambda: chat(v.stopped()),
    "chat-stopped-800": lambda: chat(v.stopped()),
    "chat-long-800": _german,
    "chat-long": lambda: _german(phase=Phase.PLANNED),
    "chat-base": lambda: chat(replace(v.answered(), session=v.session(file=BASE))),
    "chat-empty": _empty(Phase.PLANNED, placement=None),
    "chat-empty-800": _empty(Phase.PLANNED, placement=None),
    "chat-empty-new": _empty(Phase.PLANNED, placement=None, receipt=None),
    "chat-loading": _empty(Phase.LOADING, placement=None, load_fraction=0.4),
    "chat-proving": _empty(Phase.QUALIFYING, placement=None, stages=RUNNING_STAGES),
    "chat-proving-800": _empty(Phase.QUALIFYING, placement=None, stages=RUNNING_STAGES),
    "chat-ready-800": _empty(Phase.READY),
    "chat-none": lambda: chat(State()),
}
