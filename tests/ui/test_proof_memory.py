"""The memory's curve while a proof runs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot
from typing_extensions import override

from app.events import Marked
from app.machine.history import Columns, SampleHistory
from app.session import Phase
from app.state import State
from tests.ui import flow_values as v
from tests.ui import shell_values as life
from tests.ui.flow_bench import Bench
from ui.onboarding.flow import Onboarding
from ui.presenters.proof_memory import ProofMemoryView, present_proof_memory
from ui.theme import current
from ui.widgets.proof_graph import ProofGraph

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def after(seconds: float, *, card: bool = True) -> State:
    """Return the proof so long after its load began."""
    session = v.PROVING if card else v.PROVING.model_copy(update={"plan": v.CPU_PLAN})
    state = replace(v.having(session), machine=v.machine(gpus=1 if card else 0))
    sample = life.sample_at(life.LOAD + seconds, card=card)
    return replace(state, sample=sample, marks=life.MARKS[:1])


def readings(seconds: int, *, card: bool = True) -> SampleHistory:
    """Return one a second, from a while before the load."""
    history = SampleHistory()
    for second in range(-20, seconds + 1):
        history.add(life.sample_at(life.LOAD + second, card=card))
    return history


def shown(seconds: int, *, card: bool = True) -> ProofMemoryView:
    view = present_proof_memory(after(seconds, card=card), readings(seconds, card=card))
    assert view is not None
    return view


def test_the_curve_begins_with_the_load_and_keeps_its_place_until_it_reaches_the_end() -> None:
    early, later = shown(5), shown(14)
    assert (early.begin, early.end) == ("0 s", "15 s")
    assert later.points[: len(early.points)] == early.points
    assert len(early.points) == 7  # one a second, and one of the quiet before
    assert later.points[-1][0] == pytest.approx(15 / 16)


@pytest.mark.parametrize(
    ("seconds", "begin", "end"),
    [(15, "0 s", "15 s"), (16, "0 s", "30 s"), (700, "1 min 40 s", "11 min 40 s")],
)
def test_a_longer_proof_is_shown_in_more_time_and_at_last_in_its_newest(
    seconds: int, begin: str, end: str
) -> None:
    view = shown(seconds)
    assert (view.begin, view.end) == (begin, end)
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in view.points)
    assert [x for x, _ in view.points] == sorted(x for x, _ in view.points)


def test_prediction_and_load_line_stand_where_the_plan_has_them() -> None:
    view = shown(20)
    assert view.line is not None
    assert view.predicted is not None
    assert (view.line.text, view.predicted.text) == ("Load line 23,795", "Predicted 17,080")
    assert view.predicted.height == pytest.approx(17_080 / v.TOTAL, abs=1e-3)
    assert view.predicted.height < view.line.height < 1
    assert view.points[-1][1] == pytest.approx(17_284 / v.TOTAL, abs=1e-3)
    assert "MHz" in view.readings


def test_it_is_told_in_one_sentence() -> None:
    assert shown(20).accessible == (
        "Card memory since the proof began: now 17,284 of 24,563 MiB, 6,511 below the load line, "
        "highest 17,284"
    )


def test_without_a_card_it_is_the_computers_memory() -> None:
    view = shown(20, card=False)
    assert view.title == "Computer memory"
    assert view.readings == ""
    assert view.value == "6,529 MiB"


def test_a_model_on_the_processor_is_seen_in_the_computers_memory_beside_a_card() -> None:
    session = v.PROVING.model_copy(update={"plan": v.CPU_PLAN})
    view = present_proof_memory(replace(after(20), session=session), readings(20))
    assert view is not None
    assert view.title == "Computer memory"
    assert view.predicted is not None
    assert view.readings == ""


def test_a_peak_between_two_points_is_not_lost() -> None:
    history = readings(500)
    peak = life.sample_at(life.LOAD + 500.4)
    card = peak.gpus[0].model_copy(update={"free_bytes": 0})
    history.add(peak.model_copy(update={"gpus": (card,)}))
    for tenth in range(5, 10):
        history.add(life.sample_at(life.LOAD + 500 + tenth / 10))
    view = present_proof_memory(after(501), history)
    assert view is not None
    assert max(y for _, y in view.points) == 1.0


def test_there_is_none_before_the_load_and_after_the_proof() -> None:
    history, state = readings(5), after(5)
    assert present_proof_memory(replace(state, marks=()), history) is None
    ready = Marked(at=life.START, kind="ready", text="Ready")
    assert present_proof_memory(replace(state, marks=(ready,)), history) is None
    for phase in (Phase.PLANNED, Phase.VERIFYING, Phase.READY):
        session = v.PROVING.model_copy(update={"phase": phase})
        assert present_proof_memory(replace(state, session=session), history) is None


def test_before_the_first_reading_it_says_so() -> None:
    view = present_proof_memory(after(5), SampleHistory())
    assert view is not None
    assert (view.points, view.value) == ((), "")
    assert view.accessible == "Card memory: no readings yet"


# --- the widget --------------------------------------------------------------------------------
def painted(graph: ProofGraph) -> QImage:
    return graph.grab().toImage()


def test_it_is_filled_as_far_as_it_was_read(qtbot: QtBot) -> None:
    graph = ProofGraph()
    qtbot.addWidget(graph)
    graph.resize(320, 200)
    graph.draw(shown(20))  # 21 of 31 s
    picture = painted(graph)
    y = picture.height() * 7 // 10
    ground = picture.pixelColor(picture.width() - 4, y)
    assert picture.pixelColor(picture.width() // 2, y) != ground
    assert picture.pixelColor(picture.width() * 8 // 10, y) == ground
    ink = current().color("loadline")
    assert any(picture.pixelColor(picture.width() // 2, y) == ink for y in range(picture.height()))


class Counted(SampleHistory):
    """Readings that count how often they are asked for."""

    looks = 0

    @override
    def since(self, at: float) -> Columns:
        self.looks += 1
        return super().since(at)


def test_the_step_shows_it_while_the_proof_runs_and_looks_again_for_new_readings_alone(
    qtbot: QtBot,
) -> None:
    bench = Bench(qtbot, Onboarding, after(19), (1200, 800))
    bench.core.history = history = Counted()
    history.add(life.sample_at(life.LOAD + 20))
    bench.becomes(after(20))
    memory = bench.page.proof.memory
    assert memory.isVisible()
    assert memory.value.text() == "17,284 MiB"
    assert memory.graph.accessibleName().startswith("Card memory since the proof began")
    looks = history.looks

    stage = v.PROVING.stages[3].model_copy(
        update={"detail": "30,000 of 262,144 tokens filled at 2,114 tokens/s"}
    )
    more = (*v.PROVING.stages[:3], stage, *v.PROVING.stages[4:])
    bench.session(v.PROVING.model_copy(update={"stages": more}))
    assert history.looks == looks
    bench.becomes(replace(bench.store.state, sample=life.sample_at(life.LOAD + 21)))
    assert history.looks == looks + 1

    bench.session(v.PROVING.model_copy(update={"phase": Phase.PLANNED}))
    assert not memory.isVisible()
    assert bench.page.proof.stages_card.isVisible()
