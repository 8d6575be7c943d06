"""The walk obeys the rules of a click: one change at a time, nothing twice, nothing unasked."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.diagnose.steps import STEPS, applied
from app.diagnose.walk import MOST_STEPS, Attempt, Walk, asks
from app.runconfig import RunConfig
from app.values.diagnosis import Diagnosis, Remedy

CONFIG = RunConfig(n_ctx=32_768, n_ubatch=512, cache_ram_bytes=1 << 30, n_seq_max=2)
ASKED = (
    Remedy(kind="lower-quant", name="A smaller file", ref="o/r:Q3_K_M", download_bytes=5 << 20),
    Remedy(kind="older-engine", name="An older engine", engine="before"),
    Remedy(kind="locked-clocks", name="Lock the clocks"),
    Remedy(kind="reboot", name="Restart", enough="guide"),
)


def changed(kind, config=CONFIG, **more):
    return Remedy(kind=kind, name=kind, config=applied(kind, config), **more)


def failure(*remedies, cause="vram-oom-runtime", **more):
    return Diagnosis(cause=cause, title="Full.", remedies=remedies, **more)


def walked(found, *results, cancel=None):
    """Walk with what comes of each try; return the walk and what was tried."""
    tried, told = [], []
    left = list(results)

    def attempt(remedy):
        tried.append(remedy)
        return left.pop(0)

    walk = Walk(found, CONFIG, told.append)
    return walk.run(attempt, cancel or threading.Event()), tried, told


def test_it_ends_with_the_first_setup_that_works_and_tells_every_step():
    found = failure(changed("smaller-ubatch"), changed("smaller-context"), changed("mtp-off"))
    other = failure(cause="unknown")
    done, tried, told = walked(found, Attempt("failed", "no", other), Attempt("worked", "yes"))
    assert done.state == "worked"
    assert [step.outcome for step in done.steps] == ["failed", "worked"]
    assert [remedy.kind for remedy in tried] == ["smaller-ubatch", "smaller-context"]
    assert tried[1].config == CONFIG.with_(n_ctx=16_384), "the first change was taken back"
    assert [step.outcome for step in told[0].steps] == ["running"]


def test_what_helped_too_little_is_built_upon():
    smaller = CONFIG.with_(n_ubatch=256)
    again = failure(changed("smaller-ubatch", smaller))
    done, tried, _ = walked(
        failure(changed("smaller-ubatch")), Attempt("failed", "no", again), Attempt("worked")
    )
    assert done.state == "worked"
    assert [remedy.config.n_ubatch for remedy in tried] == [256, 128]


def test_what_needs_a_word_is_proposed_and_never_done():
    done, tried, _ = walked(failure(*ASKED))
    assert tried == []
    assert done.state == "gave-up"
    assert [step.kind for step in done.steps] == ["lower-quant", "older-engine", "locked-clocks"]
    assert {step.outcome for step in done.steps} == {"proposed"}
    assert done.steps[0].detail == "It fetches 5 MB."
    assert "your consent" in done.text


def test_nothing_is_tried_twice_and_a_restart_once_only():
    restart = Remedy(kind="restart-engine", name="Again", enough="likely")
    same = changed("smaller-ubatch")
    found = failure(restart, same, same, restart, cause="cuda-illegal-memory-access")
    again = found.model_copy()
    done, tried, _ = walked(found, *[Attempt("failed", "no", again)] * 9)
    assert [remedy.kind for remedy in tried] == ["restart-engine", "smaller-ubatch"]
    assert done.state == "gave-up"


def test_a_fault_of_the_card_ends_it():
    lost = failure(changed("mtp-off"), cause="gpu-lost-xid79", severity="hardware")
    found = failure(changed("smaller-ubatch"), changed("smaller-context"))
    done, tried, _ = walked(found, Attempt("failed", "lost", lost))
    assert len(tried) == 1
    assert done.state == "gave-up"
    assert done.text.startswith("Full.")


def test_it_stops_at_any_moment():
    cancel = threading.Event()
    cancel.set()
    done, tried, _ = walked(failure(changed("smaller-ubatch")), cancel=cancel)
    assert (done.state, tried) == ("stopped", [])
    done, _, _ = walked(failure(changed("smaller-ubatch")), Attempt("stopped"))
    assert done.state == "stopped"


def test_what_the_plan_says_is_not_enough_alone_is_passed_over():
    found = failure(changed("smaller-ubatch", enough="not-alone"), changed("smaller-context"))
    _, tried, _ = walked(found, Attempt("worked"))
    assert [remedy.kind for remedy in tried] == ["smaller-context"]


@pytest.mark.parametrize("kind", ["fewer-gpu-layers", "locked-clocks"])
def test_what_makes_everything_slower_or_needs_an_administrator_is_asked_for(kind):
    assert asks(Remedy(kind=kind, config=CONFIG, enough="yes"))


@given(st.lists(st.sampled_from(sorted(STEPS)), max_size=20), st.integers(0, 30))
def test_it_always_ends_and_changes_one_variable_of_what_failed(kinds, works_at):
    remedies = [changed(kind) for kind in kinds if applied(kind, CONFIG)]
    found = failure(*remedies, cause="vram-oom-runtime")
    tried = []

    def attempt(remedy):
        tried.append(remedy.config.model_dump_json())
        if len(tried) == works_at:
            return Attempt("worked")
        deeper = [changed(kind, remedy.config) for kind in kinds if applied(kind, remedy.config)]
        return Attempt("failed", "no", failure(*deeper))

    done = Walk(found, CONFIG, lambda _: None).run(attempt, threading.Event())
    assert done.state in {"worked", "gave-up"}
    assert len(tried) <= MOST_STEPS
    assert len(set(tried)) == len(tried)
    assert CONFIG.model_dump_json() not in tried


def test_after_a_fault_of_the_computer_nothing_is_tried_unasked():
    found = failure(
        changed("smaller-ubatch"),
        *ASKED,
        cause="silent-host-freeze-clock-thrash",
        severity="hardware",
    )
    done, tried, _ = walked(found)
    assert (done.state, tried) == ("gave-up", [])
    assert {step.outcome for step in done.steps} == {"proposed"}


def test_experts_are_not_sent_to_the_processor_unasked():
    rung = changed("experts-on-cpu")
    done, tried, _ = walked(failure(rung, cause="vram-oom-weights"))
    assert tried == []
    assert "processor" in asks(rung)
    assert [step.outcome for step in done.steps] == ["proposed"]
