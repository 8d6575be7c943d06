from __future__ import annotations

from dataclasses import replace

import pytest

from app.session import Phase
from app.state import State
from app.values.engines import Engines
from tests.ui import engine_values as engines
from tests.ui import flow_values as v
from ui.presenters.download import present_download, present_downloads, transfer_for
from ui.presenters.facts import Fact
from ui.presenters.marks import GOOD
from ui.presenters.onboarding import present_machine, present_rail
from ui.presenters.proof import present_proof, stage_rows
from ui.presenters.proposals import present_proposals


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
    assert view.cards[0].bar.line_bytes == (24_563 - 512 - 208) * v.MIB
    assert [program.name for program in view.programs][-1] == "Everything else"


def _line(label: str, state: State) -> Fact | None:
    return next((fact for fact in present_machine(state).facts if fact.label == label), None)


@pytest.mark.parametrize(
    ("free_bytes", "detail", "good"),
    [
        (412_000_000_000, "enough for any model that fits", True),
        (9_000_000_000, "the memory would hold a model of up to 23.7 GB", False),
        (640_000_000, "too little for most models", False),
    ],
)
def test_free_space_is_measured_by_what_the_memory_could_hold(
    free_bytes: int, detail: str, *, good: bool
) -> None:
    disk = v.DISK.model_copy(update={"free_bytes": free_bytes})
    line = _line("Disk", replace(v.FULL, disk=disk))
    assert line is not None
    assert (line.detail, line.mark == GOOD) == (detail, good)
    assert line.where == f"Models are fetched to {disk.folder}"
    assert _line("Disk", replace(v.FULL, disk=None)) is None


def test_the_engine_in_use_is_named_and_one_without_the_card_is_no_good() -> None:
    line = _line("Engine", replace(v.FULL, engines=engines.CHOSEN))
    assert line is not None
    assert (line.value, line.detail, line.mark) == ("For the card (CUDA 13)", "b11312", GOOD)
    idle = _line("Engine", replace(v.FULL, engines=engines.IDLE))
    assert idle is not None
    assert idle.value == "For the processor"
    assert idle.detail.endswith("works at once, but not on the card")
    assert idle.mark != GOOD
    assert _line("Engine", v.FULL) is None


def test_why_another_engine_is_in_use_stands_beside_it() -> None:
    why = "cu13-b11312 is chosen, but its folder is gone."
    state = replace(v.FULL, engines=Engines(builds=(engines.PACKAGED,), notice=why))
    line = _line("Engine", state)
    assert line is not None
    assert (line.detail, line.mark == GOOD) == (why, False)


def test_programs_of_one_name_are_counted_together() -> None:
    sample = v.SAMPLE
    twice = sample.gpus[0].model_copy(update={"processes": sample.gpus[0].processes * 2})
    state = replace(v.FULL, sample=sample.model_copy(update={"gpus": (twice,)}))
    assert present_machine(state).programs[0].used == "1,224 MiB"


def test_without_a_card_the_processor_is_offered() -> None:
    view = present_machine(State(machine=v.machine(gpus=0, problems=(v.OLD_DRIVER,))))
    assert view.no_card
    assert [card.name for card in view.cards] == ["Computer memory"]
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
    little = v.DISK.model_copy(update={"free_bytes": 5_900_000_000, "kept_bytes": 1_000_000_000})
    remark = present_proposals(State(proposals=(base,), disk=little)).cards[0].remark
    assert remark.startswith("Only 5.90 GB are free on the disk that models go to")


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
    assert present_download(fresh).figures == "waits for its turn"
    done = fresh.model_copy(update={"state": "done"})
    assert present_download(done).percent == "100 %"


def test_downloads_in_progress_come_first_and_finished_ones_last() -> None:
    done = v.PAUSED.model_copy(update={"ref": "x", "state": "done"})
    state = State(transfers=v.transfers(v.BROKEN, done, v.PAUSED, v.RUNNING))
    assert [view.ref for view in present_downloads(state).rows] == [
        v.RUNNING.ref,
        v.PAUSED.ref,
        v.BROKEN.ref,
        done.ref,
    ]
    assert transfer_for(state, "x") is done
    assert transfer_for(state, "something else") is None
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


def test_a_stage_that_was_skipped_took_no_time() -> None:
    took = [
        stage.model_copy(update={"state": state, "seconds": seconds})
        for stage, state, seconds in zip(
            v.RECEIPT.stages, ("skipped", "passed", "passed"), (0.2, 0.001, 0.31), strict=False
        )
    ]
    receipt = v.RECEIPT.model_copy(update={"stages": tuple(took)})
    rows = stage_rows(v.READY.model_copy(update={"receipt": receipt, "stages": tuple(took)}))
    assert [row.time for row in rows][:3] == ["", "", "0.31 s"]
