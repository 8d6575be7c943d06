from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from app.runconfig import KvType, RunConfig
from app.session import Phase
from app.settings import Settings
from app.state import State
from app.values.clocks import ClockReading
from tests.ui import flow_values as v
from ui.presenters import figures
from ui.presenters.failure import arrow, present_failure
from ui.presenters.models import (
    contexts,
    present_session,
    with_drafts,
    with_kv,
    with_ubatch,
)
from ui.presenters.receipts import present_receipt, present_receipt_list, proven
from ui.presenters.settings import (
    automatic_threads,
    changed,
    preset_of,
    text_sizes,
    threads_text,
    with_setting,
)
from ui.presenters.trial import present_trial

NOW = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)


def test_a_failure_shows_what_the_diagnosis_says() -> None:
    view = present_failure(v.FAILED)
    assert view is not None
    assert view.title == v.DIAGNOSIS.title
    assert view.confidence.text == "Certain"
    assert view.evidence == v.DIAGNOSIS.evidence
    assert [row.mark.text for row in view.remedies] == [
        "Enough",
        "Likely",
        "Not alone",
        "A guide",
    ]
    assert view.remedies[0].freed == f"{figures.MINUS}4,508 MiB"
    assert view.remedies[0].accessible == (
        "Try: Smaller micro-batch, 4,096 → 512, frees 4,508 MiB, enough"
    )
    assert view.remedies[3].guide
    assert "failed to allocate buffer of size 2281848864" in view.report


def test_long_numbers_are_separated_and_nothing_is_said_to_free_zero() -> None:
    assert arrow("262144 -> 131072") == "262,144 → 131,072"
    assert arrow("4096 -> 512, build b11312") == "4,096 → 512, build b11312"
    small = v.DIAGNOSIS.remedies[0].model_copy(
        update={"frees_bytes": None, "frees_host_bytes": 100_000}
    )
    diagnosis = v.DIAGNOSIS.model_copy(update={"remedies": (small,)})
    view = present_failure(v.FAILED.model_copy(update={"diagnosis": diagnosis}))
    assert view is not None
    assert (view.remedies[0].freed, view.remedies[0].where) == ("", "frees hardly any")


def test_an_unknown_cause_says_so_and_names_the_nearest() -> None:
    view = present_failure(v.FAILED.model_copy(update={"diagnosis": v.UNKNOWN}))
    assert view is not None
    assert view.title == "We do not know this one"
    assert view.confidence.text == "Not sure"
    assert view.nearest == (
        "Not ruled out: The model is larger than the free memory of the card; "
        "The card reported a memory fault."
    )
    assert not view.remedies
    assert view.hint == ""


def test_what_ran_before_has_stopped_and_what_never_ran_did_not_start() -> None:
    assert present_failure(v.FAILED).headline == "Qwen3.5 9B did not start"  # type: ignore[union-attr]
    ran = v.READY.model_copy(update={"phase": Phase.FAILED, "diagnosis": v.UNKNOWN})
    assert present_failure(ran).headline == "Qwen3.5 9B stopped"  # type: ignore[union-attr]


@pytest.mark.parametrize("session", [None, v.PLANNED, v.READY])
def test_no_failure_where_nothing_failed(session: object) -> None:
    assert present_failure(session) is None  # type: ignore[arg-type]


def test_a_failed_try_says_what_was_tried() -> None:
    view = present_failure(v.FAILED.model_copy(update={"trial": v.TRIAL}))
    assert view is not None
    assert view.tried == "Tried: smaller micro-batch, 4,096 → 512. It was not enough."
    assert view.can_undo


def test_a_trial_shows_one_change_and_what_it_gave() -> None:
    view = present_trial(v.TRIED)
    assert view is not None
    assert view.title == "It works with a micro-batch of 512"
    rows = {row.name: (row.before, row.now, row.change) for row in view.changes}
    assert rows["Micro-batch"] == ("4,096", "512", "the one change")
    assert rows["Compute, MiB"] == ("2,752", "344", f"{figures.MINUS}2,408")
    assert rows["Computer memory, MiB"] == ("4,352", "544", f"{figures.MINUS}3,808")
    assert rows["Tokens/s, replying"][1] == "168"
    assert "Weights, MiB" not in rows


def test_the_speed_before_is_known_where_the_setup_was_proven() -> None:
    before = v.RECEIPT.model_copy(update={"id": "older", "config": v.WIDE, "decode_tok_s": 151.0})
    view = present_trial(v.TRIED, (v.RECEIPT, before))
    assert view is not None
    rows = {row.name: (row.before, row.now) for row in view.changes}
    assert rows["Tokens/s, replying"] == ("151", "168")


def test_a_proof_under_locked_clocks_is_not_its_own_before() -> None:
    trial = v.TRIAL.model_copy(update={"kind": "locked-clocks", "before": v.READY.config})
    tried = v.TRIED.model_copy(update={"trial": trial})
    older = v.RECEIPT.model_copy(update={"id": "older", "decode_tok_s": 181.0})
    for receipts, was in (((v.RECEIPT,), figures.UNKNOWN), ((v.RECEIPT, older), "181")):
        view = present_trial(tried, receipts)
        assert view is not None
        rows = {row.name: row.before for row in view.changes}
        assert rows["Tokens/s, replying"] == was


def test_locked_clocks_show_what_the_card_did_before_and_does_now() -> None:
    before = ClockReading(mhz=2010, under_load=True, power_w=402.3, temperature_c=79)
    now = ClockReading(mhz=1560, under_load=True, power_w=301.0, temperature_c=66)
    changes = {"kind": "locked-clocks", "clock_before": before, "clock_now": now}
    trial = v.TRIAL.model_copy(update=changes)
    view = present_trial(v.TRIED.model_copy(update={"trial": trial}))
    assert view is not None
    rows = {row.name: (row.before, row.now, row.change) for row in view.changes}
    assert rows["SM clock, MHz"] == ("2,010", "1,560", f"{figures.MINUS}450")
    assert rows["Power, W"] == ("402", "301", f"{figures.MINUS}101")
    assert rows["Temperature, °C"] == ("79", "66", f"{figures.MINUS}13")
    idle = ClockReading(mhz=210, under_load=False)
    trial = trial.model_copy(update={"clock_before": idle})
    view = present_trial(v.TRIED.model_copy(update={"trial": trial}))
    assert view is not None
    rows = {row.name: (row.before, row.now, row.change) for row in view.changes}
    assert rows["SM clock, MHz"] == ("210", "1,560", "not under load")
    assert rows["Power, W"] == (figures.UNKNOWN, "301", "")


def test_on_the_processor_the_computers_memory_is_listed_by_part() -> None:
    host = v.CPU_PLAN.model_copy(
        update={"host": v.host(weights=241, kv=36, compute=260, runtime=190)}
    )
    trial = v.TRIAL.model_copy(update={"before": v.CPU_PLAN.config, "before_plan": v.CPU_PLAN})
    view = present_trial(v.TRIED.model_copy(update={"plan": host, "trial": trial}))
    assert view is not None
    rows = {row.name: row.change for row in view.changes}
    assert rows["KV cache, MiB"] == f"{figures.MINUS}36"


def test_a_trial_while_it_runs_and_when_it_was_stopped() -> None:
    running = present_trial(v.TRYING)
    assert running is not None
    assert running.working
    assert running.headline == "Trying it: smaller micro-batch"
    stopped = present_trial(v.TRYING.model_copy(update={"phase": Phase.PLANNED}))
    assert stopped is not None
    assert (stopped.working, stopped.worked) == (False, False)
    assert stopped.title == "Nothing is running"
    tight = present_trial(
        v.TRYING.model_copy(update={"phase": Phase.REMEDIED, "plan": v.TIGHT_PLAN})
    )
    assert tight is not None
    assert tight.ask_risk


@pytest.mark.parametrize(
    ("before", "title"),
    [
        (v.CONFIG.with_(n_ctx=524_288), "It works with a context of 262,144 tokens"),
        (v.CONFIG.with_(pinned_host=False), "It works: smaller micro-batch"),
    ],
)
def test_the_title_names_the_change(before: RunConfig, title: str) -> None:
    trial = v.TRIAL.model_copy(update={"before": before})
    view = present_trial(v.TRIED.model_copy(update={"trial": trial}))
    assert view is not None
    assert view.title == title


def test_a_receipt_puts_every_measured_byte_beside_its_prediction() -> None:
    view = present_receipt(v.FULL, "r1", NOW)
    assert view is not None
    lines = {line.name: (line.predicted, line.measured, line.off_by) for line in view.lines}
    assert lines["Compute"] == ("344", "352", "+8")
    assert lines["Engine"] == ("700", figures.UNKNOWN, figures.UNKNOWN)
    assert lines["Buffers on the card"] == ("15,102", "15,110", "+8 · 0.1 %")
    assert lines["Computer memory"] == ("544", "544", "0")
    assert view.subtitle == "Proven to 65,536 of 262,144 tokens · today, 14:07"
    assert [metric.name for metric in view.metrics][2:5] == [
        "Drafting on",
        "Drafting off",
        "Drafts accepted",
    ]


def test_a_receipt_shows_what_the_whole_card_took_and_what_was_learned_of_it() -> None:
    view = present_receipt(v.FULL, "r1", NOW)
    assert view is not None
    peak = next(line for line in view.lines if line.name.startswith("Everything on the card"))
    assert (peak.predicted, peak.measured) == ("16,058", "16,118")
    assert peak.off_by.startswith("+60")
    assert "Learned from 1 proof" in view.learned
    assert "60 MiB more than planned (P95)" in view.learned

    other = v.RECEIPT.model_copy(update={"id": "other", "driver": "580.1"})
    lean = v.RECEIPT.model_copy(update={"peak_used_bytes": 10_000 << 20})
    state = replace(v.FULL, receipts=(v.RECEIPT, v.RECEIPT, other))
    assert "Learned from 2 proofs" in present_receipt(state, "r1", NOW).learned  # type: ignore[union-attr]
    state = replace(v.FULL, receipts=(lean, other))
    assert "never took more" in present_receipt(state, "r1", NOW).learned  # type: ignore[union-attr]
    assert present_receipt(v.FULL, "r2", NOW).learned == ""  # type: ignore[union-attr]


def test_a_receipt_of_the_processor_counts_the_computers_memory() -> None:
    view = present_receipt(v.FULL, "r2", NOW)
    assert view is not None
    lines = {line.name: line.measured for line in view.lines}
    assert lines["Buffers in computer memory"] == "575"
    assert [metric.name for metric in view.metrics] == ["Cold start", "First token", "Replying"]


def test_receipts_are_listed_with_their_verdicts() -> None:
    items = present_receipt_list(v.FULL, NOW)
    assert [item.mark.text for item in items] == ["Qualified", "Slow", "Failed"]
    assert items[0].subtitle == "262,144 tokens · today, 14:07"
    assert present_receipt(State(), None) is None
    assert proven(v.RECEIPT) == "Proven to 65,536 of 262,144 tokens on this card."
    assert proven(v.FAILED_RECEIPT) == ""


def test_a_receipt_can_be_proven_again_only_for_the_open_model() -> None:
    state = v.having(v.READY)
    assert present_receipt(state, "r1").can_prove  # type: ignore[union-attr]
    assert not present_receipt(state, "r2").can_prove  # type: ignore[union-attr]


def test_a_tight_plan_asks_before_it_may_start() -> None:
    tight = v.PLANNED.model_copy(update={"plan": v.TIGHT_PLAN})
    view = present_session(tight)
    assert view is not None
    assert (view.ask_risk, view.can_load) == (True, False)
    accepted = present_session(tight.model_copy(update={"risk_accepted": True}))
    assert accepted is not None
    assert (accepted.ask_risk, accepted.can_load) == (False, True)
    big = present_session(v.PLANNED.model_copy(update={"plan": v.BIG_PLAN}))
    assert big is not None
    assert (big.ask_risk, big.can_load) == (False, False)


@pytest.mark.parametrize("phase", list(Phase))
def test_settings_of_a_model_move_only_while_it_is_idle(phase: Phase) -> None:
    view = present_session(v.PLANNED.model_copy(update={"phase": phase}))
    assert view is not None
    assert view.tuning.enabled == (phase is Phase.PLANNED)
    assert bool(view.tuning.locked_reason) != view.tuning.enabled


def test_the_contexts_are_powers_of_two_up_to_the_trained_one() -> None:
    assert contexts(10_000, 4096) == (2048, 4096, 8192, 10_000)
    assert contexts(0, 8192) == (2048, 4096, 8192)
    assert contexts(1024, 1024) == (1024,)


def test_a_change_is_a_valid_configuration() -> None:
    config = RunConfig(n_batch=512, n_ubatch=512, flash_attn=False)
    assert with_ubatch(config, 2048).n_batch == 2048
    assert with_ubatch(config, 128).n_batch == 512
    assert with_kv(config, "q8_0").flash_attn
    assert not with_kv(config, KvType.F16.value).flash_attn
    assert not with_drafts(config, 0).mtp.on
    assert with_drafts(with_drafts(config, 0), 5).mtp.draft_max == 5


def test_a_file_that_cannot_draft_is_not_offered_drafting() -> None:
    plain = v.PLANNED.model_copy(update={"file": v.STARTER})
    view = present_session(plain)
    assert view is not None
    assert [choice.text for choice in view.tuning.drafts] == ["Off"]


def test_a_style_is_the_numbers_it_stands_for() -> None:
    assert preset_of(Settings()) == "balanced"
    precise = with_setting(Settings(), "style", "precise")
    assert (precise.temperature, precise.sampling.top_k) == (0.2, 20)
    assert preset_of(precise) == "precise"
    assert preset_of(with_setting(precise, "sampling.top_k", 30)) == "own"
    assert with_setting(precise, "style", "own") == precise


def test_what_a_person_reads_is_kept_in_the_units_of_the_program() -> None:
    assert with_setting(Settings(), "speed_mib_s", 5).download_limit_bytes_s == 5 * 1024 * 1024
    assert with_setting(Settings(), "text_scale_pct", "125").text_scale_pct == 125
    assert text_sizes(Settings(text_scale_pct=110)) == (80, 100, 110, 125, 150, 200)
    assert automatic_threads(State()) == 1
    assert "15 cores" not in threads_text(v.SEEN)


def test_changed_settings_are_checked() -> None:
    assert changed(Settings(), theme="dark").theme == "dark"
    with pytest.raises(ValueError, match="text_scale_pct"):
        changed(Settings(), text_scale_pct=7)


def test_equal_states_give_equal_views_so_that_nothing_is_drawn_twice() -> None:
    later = NOW + timedelta(seconds=5)
    assert present_session(v.READY) == present_session(v.READY.model_copy())
    assert present_failure(v.FAILED) == present_failure(v.FAILED.model_copy())
    assert present_receipt(v.FULL, None, NOW) == present_receipt(v.FULL, None, later)


def test_a_model_that_runs_again_without_a_change_says_so_and_nothing_more_to_do() -> None:
    trial = v.TRIED.trial.model_copy(update={"kind": "restart-engine", "before": v.TRIED.config})
    assert present_trial(v.TRIED.model_copy(update={"trial": trial})).title == "It works again"


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("lower-quant", "depends on the file"),
        ("close-other-vram-user", "depends on what you close"),
        ("update-engine", "depends on the engine"),
        ("restart-engine", "not known beforehand"),
    ],
)
def test_what_cannot_be_planned_says_what_it_depends_on(kind: str, words: str) -> None:
    remedy = v.FAILED.diagnosis.remedies[0].model_copy(
        update={"kind": kind, "frees_bytes": None, "frees_host_bytes": None}
    )
    found = v.FAILED.diagnosis.model_copy(update={"remedies": (remedy,)})
    view = present_failure(v.FAILED.model_copy(update={"diagnosis": found}))
    assert view.remedies[0].where == words
