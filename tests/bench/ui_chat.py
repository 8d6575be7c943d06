"""How long the window stands still while a long reply streams in, beside an empty window.

    python tests/bench/ui_chat.py [--messages 2000] [--tokens 20000] [--rate 200] [--seconds 15]

Three runs of the same length: an empty window, the chat with all its messages and nothing going
on, and the chat while a reply of `--tokens` tokens is already there and grows at `--rate` tokens a
second, with somebody scrolling for the last third. Then what is long by itself: a question of 200,000
letters that is unfolded, a table of 800 rows that is scrolled through, a page of formulas. A timer that fires every
millisecond writes down how long each round of the loop took, ms: by the clock, and in processor
time of the GUI thread, which other programs on the machine cannot lengthen.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer  # noqa: E402 - the path comes first
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from tests.ui import chat_values as v  # noqa: E402
from ui import theme  # noqa: E402
from ui.pages.chat import ChatPage  # noqa: E402
from ui.store import Store  # noqa: E402
from ui.widgets.question import QuestionItem  # noqa: E402

PARAGRAPH = (
    "The load line says how deep a card may be laden; **{}** tokens later it still holds, and"
    " `n_ubatch` is what it was before. A list follows, then code.\n\n- one\n- two\n- three\n\n"
    "```python\nfor n in range({}):\n    print(n)  # counted\n```\n\n"
)


Gap = tuple[float, float]
"""How long one round of the loop took, ms: by the clock, and of the GUI thread's processor time."""


class Watch:
    """Notes when the loop comes round; a gap is the time between two rounds (clock, processor)."""

    def __init__(self) -> None:
        self.gaps: list[Gap] = []
        self._last = (time.perf_counter(), time.thread_time())
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._round)

    def run(self, seconds: float) -> list[Gap]:
        """Turn the loop for `seconds`; return the gaps, ms."""
        loop = QEventLoop()
        QTimer.singleShot(int(seconds * 1000), loop.quit)
        self._last = (time.perf_counter(), time.thread_time())
        self._timer.start()
        loop.exec()
        self._timer.stop()
        return self.gaps

    def _round(self) -> None:
        now = (time.perf_counter(), time.thread_time())
        self.gaps.append(((now[0] - self._last[0]) * 1000, (now[1] - self._last[1]) * 1000))
        self._last = now


class Writer:
    """Writes a reply into the transcript from a thread of its own, in runs of 33 ms."""

    def __init__(self, core: v.Recorder, rate: int, tokens: int) -> None:
        self._core = core
        self._rate = rate
        self._stop = threading.Event()
        self._words = self._endless()
        core.transcript.append("e2", "".join(next(self._words) for _ in range(tokens)))
        self.written = tokens
        self._thread = threading.Thread(target=self._write, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def end(self) -> None:
        """Stop and wait for the thread."""
        self._stop.set()
        self._thread.join()

    def _endless(self):
        number = 0
        while True:
            number += 1
            for word in PARAGRAPH.format(number, number).split(" "):
                yield word + " "

    def _write(self) -> None:
        begun, first = time.perf_counter(), self.written
        while not self._stop.wait(0.033):
            due = first + int((time.perf_counter() - begun) * self._rate)
            if due > self.written:
                run = "".join(next(self._words) for _ in range(due - self.written))
                self._core.transcript.append("e2", run)
                self.written = due


def empty(seconds: float) -> list[Gap]:
    """Measure a window without anything in it."""
    window = QWidget()
    window.resize(1200, 800)
    window.show()
    gaps = Watch().run(seconds)
    window.close()
    return gaps


def chat(seconds: float, asked: argparse.Namespace, *, streaming: bool) -> list[Gap]:
    """Measure the page; prints how long it took to open."""
    entries = []
    for number in range(asked.messages // 2):
        entries.append(v.entry(f"u{number}", "user", f"{number}: {v.QUESTION}"))
        entries.append(v.entry(f"a{number}", "assistant", v.ANSWER + v.REST, stats=v.STATS))
    calm = v.chatting(*entries)
    live = v.replying()
    core = v.Recorder()
    writer = Writer(core, asked.rate, asked.tokens) if streaming else None
    state = replace(live, entries=(*entries, *live.entries)) if streaming else calm
    begun = time.perf_counter()
    store = Store(state)
    page = ChatPage(core, store)
    page.resize(1200, 800)
    page.show()
    page.grab()
    opened = (time.perf_counter() - begun) * 1000
    flow = page.conversation.flow
    timers = [QTimer(), QTimer()]
    if writer is not None:
        writer.start()
        timers[0].setInterval(100)
        timers[0].timeout.connect(lambda: store.take(_further(state, writer.written)))
        timers[0].start()
        timers[1].setInterval(16)
        timers[1].timeout.connect(
            lambda: flow.verticalScrollBar().setValue(flow.verticalScrollBar().value() - 60)
        )
        QTimer.singleShot(int(seconds * 667), timers[1].start)
    gaps = Watch().run(seconds)
    for timer in timers:
        timer.stop()
    if writer is not None:
        writer.end()
        print(f"  reply: {writer.written} tokens, {len(flow.rows)} rows")
    print(f"  opened in {opened:.0f} ms, {len(flow.items)} widgets in view")
    page.close()
    page.deleteLater()
    return gaps


def long_things() -> dict[str, float]:
    """Return the longest turn of what a person does with one long message, ms of processor time."""
    question = "a line of a log that somebody pasted into it\n" * 4500
    rows = "".join(f"| row {n} | {3 * n} | some words |\n" for n in range(800))
    table = f"| name | value | note |\n|---|--:|---|\n{rows}"
    formulas = "".join(f"As $x_{{{n}}}^2 = \\frac{{{n}}}{{y}}$ says.\n\n" for n in range(60))
    found = {}
    for name, entry in (
        ("a question unfolded", v.entry("e1", "user", question)),
        ("a table scrolled", v.entry("e1", "assistant", table)),
        ("formulas scrolled", v.entry("e1", "assistant", formulas)),
    ):
        page = ChatPage(v.Recorder(), Store(v.chatting(entry)))
        page.resize(1000, 700)
        page.show()
        Watch().run(1.0)
        timer = QTimer(interval=40)
        timer.timeout.connect(partial(_go_on, page))
        timer.start()
        found[name] = max(gap[1] for gap in Watch().run(4.0))
        timer.stop()
        page.close()
    return found


def _go_on(page: ChatPage) -> None:
    """Unfold the question that is folded, else scroll on."""
    for item in page.conversation.flow.items:
        if isinstance(item, QuestionItem) and item.more.isVisible():
            item.more.click()
            return
    bar = page.conversation.flow.verticalScrollBar()
    bar.setValue(bar.value() - 300)


def _further(state, written: int):
    stats = state.reply.stats.model_copy(update={"n_tokens": written})
    return replace(state, reply=state.reply.model_copy(update={"stats": stats}))


def report(name: str, gaps: list[Gap]) -> float:
    """Print the distributions; return the 99.9th percentile of processor time, ms."""
    print(f"{name}: {len(gaps)} rounds")
    last = 0.0
    for which, label in ((0, "clock"), (1, "processor")):
        ordered = sorted(gap[which] for gap in gaps)
        p50, p99, last = (
            ordered[min(len(ordered) - 1, int(len(ordered) * p))] for p in (0.5, 0.99, 0.999)
        )
        over = sum(gap > 16 for gap in ordered)
        print(
            f"  {label:<10} p50 {p50:6.2f}  p99 {p99:6.2f}  p99.9 {last:6.2f}"
            f"  max {ordered[-1]:6.2f}  over 16 ms: {over}"
        )
    return last


def main() -> int:
    """Run all three and print them."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--messages", type=int, default=2000)
    parser.add_argument("--tokens", type=int, default=20_000)
    parser.add_argument("--rate", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    app = QApplication([])
    theme.current()
    before = report("empty window", empty(asked.seconds))
    report("chat, nothing going on", chat(asked.seconds, asked, streaming=False))
    during = report("chat, reply streaming", chat(asked.seconds, asked, streaming=True))
    print(f"processor time at p99.9, beyond an empty window: {during - before:.2f} ms")
    for name, longest in long_things().items():
        print(f"  longest turn, {name:28} {longest:7.2f} ms")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
