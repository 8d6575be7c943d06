from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.runconfig import KvType, RunConfig
from app.session import Phase
from app.settings import Settings
from app.state import State
from tests.ui import flow_values as v
from ui.presenters import figures
from ui.presenters.download import present_download, present_downloads, transfer_for
from ui.presenters.failure import present_failure
from ui.presenters.models import (
    contexts,
    present_models,
    present_session,
    with_drafts,
    with_kv,
    with_ubatch,
)
from ui.presenters.onboarding import present_machine, present_rail
from ui.presenters.plans import by_part, measured_items, present_plan
from ui.presenters.proof import present_proof, stage_rows
from ui.presenters.proposals import present_proposals
from ui.presenters.receipts import present_receipt, present_receipt_list, proven
from ui.presenters.settings import changed, present_settings
from ui.presenters.trial import present_trial

NOW = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (5_868_826_976, "5.87 GB"),
        (17_100_000_000, "17.1 GB"),
        (253_115_424, "253 MB"),
        (999_900_000, "1.00 GB"),
        (512, "512 bytes"),
        (0, "0 bytes"),
        (1_200_000_000_000, "1.20 TB"),
    ],
)
def test_a_file_is_measured_in_decimal_units(size: int, text: str) -> None:
    assert figures.file_size(size) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.31, "0.31 s"),
        (6.2, "6.2 s"),
        (9.97, "10 s"),
        (48.0, "48 s"),
        (74.0, "1 min 14 s"),
        (7500.0, "2 h 5 min"),
    ],
)
def test_a_time_has_its_two_largest_units(value: float, text: str) -> None:
    assert figures.seconds(value) == text


def test_figures_have_separated_thousands_and_a_real_minus() -> None:
    assert figures.mib(8192 * v.MIB) == "8,192"
    assert figures.signed_mib(-3808 * v.MIB) == f"{figures.MINUS}3,808"
    assert figures.signed_mib(204 * v.MIB) == "+204"
    assert figures.signed_mib(0) == "0"


def test_only_the_whole_is_a_hundred_percent() -> None:
    assert figures.percent(0.998) == "99 %"
    assert figures.percent(1.0) == "100 %"


def test_a_moment_is_said_as_a_person_would() -> None:
    assert figures.moment("2026-11-29T14:07:00+00:00", NOW) == "today, 14:07"
    assert figures.moment("2026-11-28T09:30:00+00:00", NOW) == "yesterday, 09:30"
    assert figures.moment("2025-11-28T09:30:00+00:00", NOW) == "28 Nov 2025, 09:30"
    assert figures.moment("some day", NOW) == "some day"


@given(st.integers(0, 1 << 62))
def test_every_size_has_words(size: int) -> None:
    assert figures.file_size(size)
    assert figures.mib(size)


@given(st.floats(0, 10**9))
def test_every_time_has_words(value: float) -> None:
    assert figures.seconds(value)


def test_a_plan_says_what_is_spare_and_what_is_over() -> None:
    fits = present_plan(v.PLAN)
    assert (fits.used, fits.spare) == ("15,802 of 22,517 MiB", "6,715 MiB to spare")
    assert fits.mark.text == "Fits"
    over = present_plan(v.BIG_PLAN)
    assert over.spare == "3,844 MiB over the load line"
    assert (over.over, over.mark.text) == (True, "Too big")


def test_the_host_has_a_bar_only_when_it_decides() -> None:
    assert [bar.name for bar in present_plan(v.PLAN).bars] == [v.CARD]
    assert [bar.name for bar in present_plan(v.CPU_PLAN).bars] == ["Computer memory"]
    full = v.PLAN.model_copy(update={"host": v.host(compute=30_000)})
    assert [bar.name for bar in present_plan(full).bars] == [v.CARD, "Computer memory"]


def test_the_engines_buffers_are_summed_by_part_and_place() -> None:
    card = by_part(measured_items(v.PLACEMENT.buffers, "CUDA0"))
    assert card["mtp"] == (1024 + 300) * v.MIB
    assert by_part(measured_items(v.PLACEMENT.buffers, None)) == {
        "compute": 272 * v.MIB,
        "mtp": 272 * v.MIB,
    }


def test_the_rail_shows_where_one_is() -> None:
    assert [step.state for step in present_rail("download")] == [
        "done",
        "done",
        "current",
        "waiting",
        "waiting",
    ]


def test_before_the_first_look_nothing_is_claimed() -> None:
    view = present_machine(State())
    assert view.looking
    assert not view.facts
    assert not view.no_card


def test_the_machine_is_told_in_plain_words() -> None:
    view = present_machine(v.FULL)
    told = {fact.label: (fact.value, fact.detail) for fact in view.facts}
    assert told["Driver"] == ("591.86", "runs CUDA up to 13.1")
    assert told["Memory"][0] == "26,981 of 32,747 MiB free"
    assert told["Processor"][1] == "8 cores"
    assert view.cards[0].bar.line_bytes == (24_563 - 512) * v.MIB
    assert [program.name for program in view.programs][-1] == "Everything else"


def test_programs_of_one_name_are_counted_together() -> None:
    sample = v.SAMPLE
    twice = sample.gpus[0].model_copy(update={"processes": sample.gpus[0].processes * 2})
    state = replace(v.FULL, sample=sample.model_copy(update={"gpus": (twice,)}))
    assert present_machine(state).programs[0].used == "1,224 MiB"


def test_without_a_card_the_processor_is_offered() -> None:
    view = present_machine(State(machine=v.machine(gpus=0, problems=(v.OLD_DRIVER,))))
    assert view.no_card
    assert not view.cards
    assert view.problems == (v.OLD_DRIVER,)


def test_what_binds_the_host_is_said() -> None:
    machine = v.machine()
    host = machine.host.model_copy(update={"cgroup_free_bytes": 4096 * v.MIB})
    view = present_machine(State(machine=machine.model_copy(update={"host": host})))
    assert "this program may use 4,096" in [fact.detail for fact in view.facts]


def test_proposals_are_counted_and_priced() -> None:
    view = present_proposals(v.FULL)
    assert view.title == "Three that fit your card"
    assert [card.primary for card in view.cards] == [
        "Download 5.87 GB",
        "Download 17.1 GB",
        "Use it",
    ]
    assert view.cards[0].figures[2] == ("≈ 119", "tokens/s")
    assert view.cards[2].figures[-1] == ("Gemma Terms of Use", "licence")


def test_a_base_model_is_said_to_be_one() -> None:
    base = v.PROPOSALS[0].model_copy(update={"base_model": True})
    assert "base model" in present_proposals(State(proposals=(base,))).cards[0].remark


def test_the_title_never_promises_what_does_not_fit() -> None:
    tight = v.PROPOSALS[0].model_copy(update={"plan": v.TIGHT_PLAN})
    assert present_proposals(State(proposals=(tight,))).title == (
        "What comes closest to fitting your card"
    )
    on_cpu = v.PROPOSALS[0].model_copy(update={"plan": v.CPU_PLAN})
    assert present_proposals(State(proposals=(on_cpu,))).title == "One that fits this computer"
    assert present_proposals(State()).title == "Working out what fits"


def test_a_download_says_how_much_how_fast_and_how_long() -> None:
    view = present_download(v.RUNNING)
    assert (view.percent, view.figures) == ("39 %", "2.31 of 5.87 GB")
    assert view.pace == "48.2 MB/s · 1 min 14 s left"
    assert (view.can_pause, view.can_resume, view.can_cancel) == (True, False, True)


def test_a_paused_and_a_broken_download_can_go_on() -> None:
    assert present_download(v.PAUSED).resume_text == "Resume"
    broken = present_download(v.BROKEN)
    assert broken.resume_text == "Try again"
    assert broken.mark is not None
    assert "six times" in broken.figures


def test_a_download_of_unknown_size_is_not_a_division_by_zero() -> None:
    fresh = v.RUNNING.model_copy(update={"done_bytes": 0, "total_bytes": 0, "state": "queued"})
    assert present_download(fresh).share == 0.0
    done = fresh.model_copy(update={"state": "done"})
    assert present_download(done).percent == "100 %"


def test_downloads_in_progress_come_first_and_finished_ones_are_gone() -> None:
    done = v.PAUSED.model_copy(update={"ref": "x", "state": "done"})
    state = State(transfers=v.transfers(v.BROKEN, done, v.PAUSED, v.RUNNING))
    assert [view.ref for view in present_downloads(state)] == [
        v.RUNNING.ref,
        v.PAUSED.ref,
        v.BROKEN.ref,
    ]
    assert transfer_for(state, "x") is done
    assert transfer_for(state, None) is v.RUNNING
    assert transfer_for(State(), None) is None


def test_the_proof_lists_every_stage_even_before_it_began() -> None:
    assert len(stage_rows(None)) == 7
    view = present_proof(v.PROVING)
    assert [row.state for row in view.rows][:4] == ["passed", "passed", "passed", "running"]
    assert view.running
    assert view.announcement == "Long prompt: running"


def test_a_stopped_proof_runs_no_more() -> None:
    stopped = v.PROVING.model_copy(update={"phase": Phase.PLANNED})
    view = present_proof(stopped)
    assert view.rows[3].state == "waiting"
    assert view.rows[3].detail == "Stopped here"
    assert view.subtitle == "The proof was stopped. Nothing is running."
    assert view.can_start
    failed = v.PROVING.model_copy(update={"phase": Phase.FAILED})
    assert stage_rows(failed)[3].state == "failed"


def test_loading_tells_how_much_is_in_memory() -> None:
    stages = (v.STAGES[0].model_copy(update={"state": "running", "detail": "", "seconds": None}),)
    loading = v.PLANNED.model_copy(
        update={"phase": Phase.LOADING, "stages": stages, "load_fraction": 0.42}
    )
    assert stage_rows(loading)[0].detail == "42 % of the file is in memory"


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
        "Try: Smaller micro-batch, 4096 → 512, frees 4,508 MiB, enough"
    )
    assert view.remedies[3].guide
    assert "failed to allocate buffer of size 2281848864" in view.report


def test_an_unknown_cause_says_so_and_names_the_nearest() -> None:
    view = present_failure(v.FAILED.model_copy(update={"diagnosis": v.UNKNOWN}))
    assert view is not None
    assert view.title == "We do not know this one"
    assert view.confidence.text == "Not sure"
    assert view.nearest == "Not ruled out: card out of memory, driver fault."
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
    assert view.tried == "Tried: smaller micro-batch, 4096 → 512. It was not enough."
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


def test_the_library_shows_the_verdict_of_the_open_model_alone() -> None:
    rows = present_models(v.having(v.PLANNED)).rows
    assert [row.mark.text if row.mark else "" for row in rows] == ["Fits", "", ""]
    assert [row.proven for row in rows] == [
        "Proven to 65,536",
        "Proven to 2,048",
        "Not proven yet",
    ]
    assert [row.drafts for row in rows] == [True, False, False]


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


def test_the_settings_page_shows_what_is_in_force() -> None:
    state = replace(v.SEEN, settings=Settings(text_scale_pct=110, reduce_motion=True, n_threads=3))
    view = present_settings(state, "/home/me/models")
    assert view.text_size == "110"
    assert "110 %" in [choice.text for choice in view.text_sizes]
    assert not view.motion
    assert (view.own_threads, view.threads) == (True, 3)
    assert view.models_folder == "/home/me/models"
    assert present_settings(State(), "").threads == 1


def test_changed_settings_are_checked() -> None:
    assert changed(Settings(), theme="dark").theme == "dark"
    with pytest.raises(ValueError, match="text_scale_pct"):
        changed(Settings(), text_scale_pct=7)


def test_equal_states_give_equal_views_so_that_nothing_is_drawn_twice() -> None:
    later = NOW + timedelta(seconds=5)
    assert present_models(v.having(v.READY)) == present_models(v.having(v.READY))
    assert present_failure(v.FAILED) == present_failure(v.FAILED.model_copy())
    assert present_receipt(v.FULL, None, NOW) == present_receipt(v.FULL, None, later)
