"""A live failure becomes a case of the public schema, and a case becomes an answer."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import jsonschema
import pytest

from app.diagnose import command
from app.diagnose.case import Circumstances, diagnose, diagnose_evidence, from_error, live_case
from app.diagnose.outline import looks_like_log
from app.errors import DiskProblemError, FileProblemError, PlimsollError, UsageError
from app.runconfig import MtpConfig, RunConfig
from app.values.diagnosis import EngineEvidence
from app.values.machine import (
    Cpu,
    Gpu,
    GpuSample,
    HostMemory,
    Machine,
    ProcessMemory,
    Sample,
)
from app.values.model_file import ModelFile
from app.values.plan import DevicePlan, LineItem, MemoryPlan

DATA = Path(__file__).parents[1] / "data"
GIB, MIB = 1 << 30, 1 << 20
PINNED = (
    "common_speculative_init: creating MTP draft context",
    "ggml_gallocr_reserve_n_impl: failed to allocate CUDA_Host buffer of size 2281848864",
    "graph_reserve: failed to allocate compute buffers",
    "failed to load /home/somebody/models/secret.gguf",
)


def machine(system: str = "Linux 6.8") -> Machine:
    gpus = tuple(
        Gpu(index=i, name=f"Card {i}", uuid=f"GPU-{i}", total_bytes=24 * GIB, free_bytes=23 * GIB)
        for i in range(2)
    )
    host = HostMemory(total_bytes=32 * GIB, available_bytes=27 * GIB)
    cpu = Cpu(name="cpu", physical_cores=8, logical_cores=16, usable_cores=16)
    return Machine(gpus=gpus, host=host, cpu=cpu, os=system, driver="580.95.05")


def sample(host_used: int = 5 * GIB) -> Sample:
    cards = tuple(
        GpuSample(
            uuid=f"GPU-{i}",
            total_bytes=24 * GIB,
            used_bytes=i * GIB,
            free_bytes=(24 - i) * GIB,
            pstate=2,
            throttle=("sw-power-cap",),
            processes=(ProcessMemory(pid=77, name="worker", used_bytes=GIB),),
        )
        for i in range(2)
    )
    return Sample(at=1.0, gpus=cards, host_used_bytes=host_used, host_total_bytes=32 * GIB)


def circumstances(**more) -> Circumstances:
    config = RunConfig(n_ctx=262_144, n_batch=4096, n_ubatch=4096, devices=("GPU-1",))
    items = (LineItem(key="kv", bytes=8 * GIB), LineItem(key="kv_swa", bytes=GIB))
    card = DevicePlan(
        name="Card 1", capacity_bytes=0, free_bytes=0, other_programs_bytes=0, items=items
    )
    plan = MemoryPlan(config=config, devices=(card,), host=card)
    file = ModelFile(path="/m/a.gguf", title="A", size_bytes=5 * GIB, n_ctx_train=262_144)
    known = {"file": file, "config": config, "plan": plan, "machine": machine()}
    known |= {"before": sample(), "at_fault": sample(), "worker_pid": 77}
    return Circumstances(**{**known, **more})


def failure(**more) -> EngineEvidence:
    return EngineEvidence(**{"phase": "load", "reason": "error", "log": PINNED, **more})


@pytest.mark.parametrize(
    "around",
    [Circumstances(), circumstances(), circumstances(xids=(79,), host_power_cycle=True)],
    ids=["nothing known", "all known", "with events"],
)
@pytest.mark.parametrize(
    "end",
    [
        failure(),
        failure(reason="hang", phase="unload"),
        failure(reason="exit", signal=6, exit_code=-6, abort_message="GGML_ASSERT(x) failed"),
        failure(reason="exit", exit_code=-1073740791),
        failure(reason="garbage", phase="prefill"),
        failure(reason="cancelled"),
    ],
    ids=lambda end: f"{end.reason} {end.phase} {end.exit_code}",
)
def test_a_live_case_is_of_the_public_schema(end, around):
    schema = json.loads((DATA / "schema.json").read_text())
    case = live_case(end, around)
    jsonschema.Draft202012Validator(schema).validate(case)
    assert case["phase"] in schema["properties"]["phase"]["enum"]


def test_figures_are_those_of_the_cards_in_use():
    case = live_case(failure(), circumstances())
    assert case["hardware"]["gpu"] == ["Card 1"]
    (row,) = case["measured"]["devices"]
    assert (row["index"], row["used_mib"], row["own_used_mib"]) == (0, 1024, 1024)
    assert (row["pstate"], row["throttle"]) == ("P2", ["sw-power-cap"])
    assert case["plan"]["devices"][0]["kv_mib"] == 9 * 1024
    assert case["settings"]["spec"] == "draft-mtp"


def test_the_setup_the_file_and_who_holds_the_cards_are_in_the_case():
    known = circumstances()
    others = (
        *sample().gpus[1].processes,
        ProcessMemory(pid=9, name="C:\\Games\\game.exe", used_bytes=3 * GIB),
        ProcessMemory(pid=10, name="/usr/bin/unknown", used_bytes=None),
    )
    cards = tuple(card.model_copy(update={"processes": others}) for card in sample().gpus)
    taken = sample().model_copy(update={"gpus": cards})
    told = live_case(
        failure(),
        circumstances(at_fault=taken, file=known.file.model_copy(update={"sha256": "ab" * 32})),
    )["settings"]
    assert told["vram_by_program_mib"] == {"engine": 1024, "game.exe": 3072}
    assert told["file_sha256"] == "ab" * 32
    assert (told["pinned_host"], told["cuda_graphs"]) == (True, True)


def test_no_home_folder_leaves_the_machine():
    text = json.dumps(live_case(failure(), circumstances()))
    assert "somebody" not in text
    assert "/home/~/models" in text


def test_the_pinned_memory_failure_is_certain_only_with_the_figures():
    known = diagnose(live_case(failure(), circumstances()))
    assert (known.cause, known.confidence) == ("host-pinned-oom", "certain")
    assert known.title == "Linux refused pinned memory for drafting. The card had room."
    unknown = diagnose_evidence(failure())
    assert (unknown.cause, unknown.confidence) == ("host-pinned-oom", "likely")
    assert "host-ram-exhausted" in unknown.nearest
    short = circumstances(at_fault=sample(host_used=31 * GIB))
    assert diagnose(live_case(failure(), short)).cause == "host-ram-exhausted"


def test_drafting_that_is_off_is_never_offered_to_be_turned_off():
    config = RunConfig(mtp=MtpConfig(on=False))
    found = diagnose(live_case(failure(), circumstances(config=config)))
    assert not {"mtp-off", "fewer-draft-tokens"} & {remedy.kind for remedy in found.remedies}


def test_a_power_cycle_is_said_to_be_the_hardware():
    around = circumstances(host_power_cycle=True)
    found = diagnose(live_case(EngineEvidence(phase="prefill", reason="exit"), around))
    assert (found.cause, found.severity) == ("silent-host-freeze-clock-thrash", "hardware")
    assert found.remedies[0].kind == "locked-clocks"


def test_an_error_with_a_name_keeps_its_words():
    found = from_error(DiskProblemError("The drive is full.", fix="Free it.", cause="disk-full"))
    assert (found.cause, found.title, found.confidence) == (
        "disk-full",
        "The drive is full.",
        "certain",
    )
    assert found.remedies[0].kind == "free-disk-space"


def test_an_error_of_its_own_keeps_its_cause_and_its_fix():
    found = from_error(PlimsollError("It broke.", fix="Mend it.", cause="of-its-own"))
    assert (found.cause, found.why, found.remedies) == ("of-its-own", "Mend it.", ())
    assert from_error(PlimsollError("It broke.")).confidence == "unknown"


def test_a_remote_card_is_no_card_number():
    line = "alloc_tensor_range: failed to allocate RPC0[127.0.0.1:50052] buffer of size 1048576000"
    found = diagnose_evidence(EngineEvidence(phase="load", reason="error", log=(line,)))
    assert found.cause == "vram-oom-weights"
    assert "other-split" not in {remedy.kind for remedy in found.remedies}


def test_an_output_buffer_lies_in_the_computer():
    line = "output_reserve: failed to allocate output buffer of size 1500.00 MiB"
    found = diagnose_evidence(EngineEvidence(phase="decode", reason="error", log=(line,)))
    assert found.cause in {"host-pinned-oom", "host-ram-exhausted"}


@pytest.mark.parametrize(
    "case",
    [
        {},
        {"log": None, "exit": None, "measured": None, "plan": None, "settings": None},
        {"log": "one line", "hardware": [], "nvml_events": {}, "measured": {"devices": "x"}},
        {"exit": {"code": "0xC0000409", "http": "500"}, "phase": "load", "log": [1, None]},
        {"settings": {"ctx": "many", "parallel": "2", "env": []}, "phase": "nowhere", "log": []},
        {"measured": {"devices": [{"index": None, "free_mib": "12"}, 3]}, "log": ["out of memory"]},
    ],
)
def test_a_strange_case_is_never_an_error(case):
    assert command.diagnose_case(case).cause


def run(path: Path) -> dict:
    return command.run(argparse.Namespace(file=str(path), bundle=None, preview=False))


def test_the_command_answers_in_the_agreed_shape():
    answer = run(DATA / "cases" / "seed0-pinned-host-second-buffer.json")
    assert {"cause", "confidence", "severity", "evidence", "remedies"} <= set(answer)
    for remedy in answer["remedies"]:
        assert {"kind", "change", "frees_bytes", "cost", "enough", "why"} <= set(remedy)
    assert answer["remedies"][0]["change"] == "4096 -> 512"
    assert answer["remedies"][0]["enough"] == "yes"
    assert json.loads(json.dumps(answer)) == answer
    shown = command.text(answer)
    assert "Windows refused pinned memory for drafting." in shown
    assert "1. Smaller micro-batch  4,096 -> 512  frees 2,408 MiB  [enough]" in shown


def test_the_command_reads_any_log(tmp_path):
    log = tmp_path / "server.log"
    log.write_bytes(b"\xff\xfe odd bytes\nCUDA error: an illegal memory access was encountered\n")
    assert run(log)["cause"] == "cuda-illegal-memory-access"


def test_a_log_of_json_lines_is_a_log(tmp_path):
    log = tmp_path / "server.jsonl"
    log.write_text('{"msg": "x"}\n{"error": "no space left on device"}\n')
    assert run(log)["cause"] == "disk-full"


def test_nothing_wrong_offers_nothing():
    answer = run(DATA / "cases" / "pipeline-retry-not-fatal-minimax.json")
    assert (answer["severity"], answer["remedies"]) == ("none", [])


def test_a_missing_file_is_said_plainly(tmp_path):
    with pytest.raises(FileProblemError, match="cannot be read"):
        run(tmp_path / "none.json")


def test_a_broken_case_file_is_said_plainly(tmp_path):
    broken = tmp_path / "case.json"
    broken.write_text('{"log": [')
    with pytest.raises(UsageError, match="not a case file"):
        run(broken)


def test_a_remedy_says_what_is_known_to_work_here():
    answer = run(DATA / "cases" / "ik-mtp-256k-12gb-fit-margin.json")
    assert answer["remedies"][0]["why"] == "It works with a context of 229,376."


@pytest.mark.parametrize(
    ("name", "kind", "change", "freed_mib", "enough"),
    [
        ("seed0-pinned-host-second-buffer", "quantised-kv-cache", "f16 -> q8_0", 4320, "not-alone"),
        ("mtp-compute-buffer-497mib", "smaller-ubatch", "512 -> 256", 248, "likely"),
        ("kv-cache-51gb-default-context", "smaller-context", "131072 -> 65536", 0, "likely"),
        ("kobold-pinned-2428mib-already-mapped", "smaller-ubatch", "4096 -> 2048", None, "unknown"),
    ],
)
def test_a_case_file_is_reckoned_by_proportion_or_not_at_all(name, kind, change, freed_mib, enough):
    remedies = {r["kind"]: r for r in run(DATA / "cases" / f"{name}.json")["remedies"]}
    said = remedies[kind]
    freed = None if said["frees_bytes"] is None else said["frees_bytes"] // MIB
    assert (said["change"], freed, said["enough"]) == (change, freed_mib, enough)


@pytest.mark.parametrize(
    "cause",
    sorted(
        cause
        for path in (Path(__file__).parents[2] / "app" / "runtimes").glob("*.py")
        for cause in re.findall(r'cause="([a-z0-9-]+)"', path.read_text())
        if not cause.startswith(("hub-", "usage"))
    ),
)
def test_every_trouble_with_a_build_of_the_engine_has_its_remedies(cause):
    found = from_error(PlimsollError("It does not work.", cause=cause))
    assert found.remedies, cause
    assert found.severity in {"failed", "degraded"}


def test_a_document_is_said_to_be_no_log(tmp_path):
    page = tmp_path / "README.md"
    page.write_text(
        "# A model\n\n" + "It runs on CUDA cards, and out of memory it never is.\n" * 20
    )
    with pytest.raises(UsageError, match="no log"):
        command.diagnose_file(page)


@pytest.mark.parametrize("path", sorted((DATA / "cases").glob("*.json")), ids=lambda p: p.stem)
def test_the_log_of_every_case_is_taken_for_one(path):
    assert looks_like_log("\n".join(json.loads(path.read_text())["log"]))
