"""Failures written for this project: other engines, wrappers, cards, languages, broken lines."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from app.diagnose.diagnosis import diagnose, diagnose_log
from app.diagnose.facts import read_facts
from catalog.causes import causes, remedies
from tests.app.test_diagnose_cases import evidence_of, faults

DATA = Path(__file__).parents[1] / "data"
# What a log does not tell: figures, settings, how it ended, the operating system.
LOG_ALONE = {
    "cache-state-small-and-slow": "unknown",
    "checkpoint-line-then-kill-with-room": "unknown",
    "checkpoints-silent-win": "unknown",
    "commit-by-figures": "host-ram-exhausted",
    "cpu-fallback-log": "benign-warning",
    "disk-figures-only": "unknown",
    "first-tts-99s-capture": "unknown",
    "game-took-the-card": "vram-oom-weights",
    "gated-no-token": "hub-access-not-granted",
    "gpu0-full-of-browser": "vram-oom-runtime",
    "healthy-cache-line-then-kill": "benign-warning",
    "heap-corruption-mid-reply": "benign-warning",
    "held-by-comfy-5090-figures": "vram-oom-weights",
    "held-by-game": "vram-oom-weights",
    "hang-in-warmup-no-words": "unknown",
    "in-page-error-usb-drive": "benign-warning",
    "kill-signal-term-service-stop": "benign-warning",
    "kill-user-ctrl-c-win": "benign-warning",
    "kv-q8-q4-cpu-at-100": "unknown",
    "last-card-full-mtp-2x": "unknown",
    "metal-working-set-mac": "vram-oom-weights",
    "mtp-acceptance-zero-other-maker": "unknown",
    "mtp-no-gain-numbers": "unknown",
    "mtp-uncounted-later-turn": "vram-oom-runtime",
    "nousable-own-memory": "silent-cpu-fallback-engine-bug",
    "offload-false-py": "unknown",
    "own-previous-worker-left": "vram-oom-weights",
    "segv-no-word": "unknown",
    "sigbus-file-shrank": "unknown",
    "sleep-then-launch-failure-win": "cuda-illegal-memory-access",
    "spill-by-figures-mtp": "benign-warning",
    "stack-overflow-c00000fd": "unknown",
    "tdr-hang-2-intel": "gpu-watchdog-timeout-xid8",
    "tdr-nvlddmkm-14": "gpu-watchdog-timeout-xid8",
    "textgen-second-user-loads": "vram-oom-weights",
    "unfit-mtp-2x4060ti": "vram-oom-runtime",
    "vulkan-device-lost-win": "gpu-watchdog-timeout-xid8",
}
REFUSED = "allocating 13012.50 MiB on device 0: cudaMalloc failed: out of memory"
OUTSIDE = "data is not within the file bounds, model is corrupted or incomplete"
CASES = {path.stem: json.loads(path.read_text()) for path in sorted(DATA.glob("cases_own/*.json"))}


@pytest.mark.parametrize("name", CASES)
def test_a_failure_in_other_words_is_diagnosed_as_meant(name):
    case = CASES[name]
    assert faults(evidence_of(case), case["expected"]) == []


def test_the_cases_are_of_the_public_schema_and_the_catalogue():
    schema = jsonschema.Draft202012Validator(json.loads((DATA / "schema.json").read_text()))
    for case in CASES.values():
        schema.validate(case)
        named = case["expected"]["cause"]
        assert set(named if isinstance(named, list) else [named]) <= set(causes())
        assert set(case["expected"]["remedies"]) <= set(remedies())


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case["log"]])
def test_the_log_alone_says_it_too_or_a_word_less(name):
    named = CASES[name]["expected"]["cause"]
    found = diagnose_log("\n".join(CASES[name]["log"]))
    wanted = named if isinstance(named, list) else [named]
    assert found.cause == LOG_ALONE[name] if name in LOG_ALONE else found.cause in wanted


@pytest.mark.parametrize("width", [80, 120])
def test_lines_that_a_terminal_broke_are_read_as_one(width):
    whole = (
        f"ggml_backend_cuda_buffer_type_alloc_buffer: {REFUSED}",
        "load_tensors: offloaded 33/33 layers to GPU",
        f"llama_model_load: error loading model: tensor 'blk.41.ffn_down.weight' {OUTSIDE}",
    )
    broken = [line[at : at + width] for line in whole for at in range(0, len(line), width)]
    assert read_facts(broken).lines == whole


def test_a_long_line_among_short_ones_stays_as_it_is():
    log = ("a" * 90, "next: one", "b" * 60)
    assert read_facts(log).lines == log


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("cudaStreamSynchronize(stream) returned 700", "cuda-illegal-access"),
        ("hipMalloc failed with error code 2", "cuda-oom"),
        ("cuInit() err: 999", "cuda-unknown"),
        ("cudaGetDeviceCount failed: status 35", "cuda-driver-insufficient"),
    ],
)
def test_the_number_that_a_call_returned_is_understood(line, kind):
    assert read_facts([line]).has(kind)


@pytest.mark.parametrize(
    "line", ["cuBLAS error 3 at x.cu:700", "cudaMemcpyAsync 702 MiB copied", "hipBLAS returned 2"]
)
def test_other_numbers_are_none(line):
    facts = read_facts([line])
    assert not facts.has("cuda-illegal-access", "cuda-launch-timeout", "cuda-oom")


@pytest.mark.parametrize(
    ("end", "title"),
    [
        ({"slow": True}, "It is slow, and nothing says why."),
        ({"degraded": True}, "It does not run as it was asked to, and nothing says why."),
        ({"code": 1}, "It stopped, and nothing says why."),
    ],
)
def test_where_nothing_decides_only_what_is_so_is_said(end, title):
    case = {"phase": "decode", "exit": {"code": None, "signal": None, "ntstatus": None} | end}
    found = diagnose(case)
    assert (found.cause, found.title) == ("unknown", title)


def test_a_kernel_that_only_notes_an_unsigned_module_has_not_refused_it():
    noted = "nvidia: module verification failed: signature and/or required key missing - tainting kernel"
    refused = (
        f"ggml_backend_cuda_buffer_type_alloc_buffer: {REFUSED}",
        "alloc_tensor_range: failed to allocate CUDA0 buffer of size 13644595200",
    )
    assert diagnose_log("\n".join((noted, *refused))).cause == "vram-oom-weights"


@pytest.mark.parametrize(
    "before",
    [
        "ggml_vulkan: No devices found.",
        'level=INFO source=gpu.go:377 msg="no compatible GPUs were discovered" library=rocm',
        "ggml_cuda_host_malloc: failed to allocate 1900.00 MiB of pinned memory: invalid argument",
        "PM: suspend exit",
    ],
)
def test_what_the_run_got_over_is_not_what_ended_it(before):
    refused = (
        "ggml_cuda_init: found 1 CUDA devices:",
        "load_tensors: offloaded 33/33 layers to GPU",
        f"ggml_backend_cuda_buffer_type_alloc_buffer: {REFUSED}",
        "llama_kv_cache: failed to allocate buffer for kv cache",
    )
    assert diagnose_log("\n".join((before, *refused))).cause == "vram-oom-kv-cache"


def test_a_sleep_before_the_load_explains_no_fault_after_it():
    log = (
        "PM: suspend exit",
        "load_tensors: offloaded 33/33 layers to GPU",
        "main: server is listening on http://127.0.0.1:8080",
        "CUDA error: an illegal memory access was encountered",
    )
    assert diagnose_log("\n".join(log)).cause == "cuda-illegal-memory-access"
    assert diagnose_log("\n".join((*log[1:3], log[0], log[3]))).cause == (
        "gpu-unavailable-after-suspend"
    )


@pytest.mark.parametrize(
    "after",
    [
        'level=WARN source=sched.go:647 msg="gpu VRAM usage didn\'t recover within timeout"',
        "#10 0x00007f75f in ggml_cuda_graph_evaluate_and_capture () from libggml-cuda.so",
        "libggml-cuda.so(ggml_cuda_graph_evaluate_and_capture+0x21f)[0x7fb76cadf86f]",
        "openai.InternalServerError: Error code: 500 - internal server error",
        "proxy error: connect ECONNREFUSED 127.0.0.1:8080",
        "OSError: exception: access violation reading 0x0000000000000018",
    ],
)
def test_what_comes_of_a_failure_is_not_its_cause(after):
    log = (
        "main: server is listening on http://127.0.0.1:8080",
        "slot launch_slot_: id  0 | task 0 | processing task",
        "CUDA error: out of memory",
        "  current device: 0, in function alloc at ggml-cuda.cu:503",
        "  cuMemCreate(&handle, reserve_size, &prop, 0)",
    )
    assert diagnose_log("\n".join((*log, after))).cause == "vram-oom-runtime"


SEARCHES = (
    "ggml_vulkan: No devices found.",
    'level=INFO source=gpu.go:377 msg="no compatible GPUs were discovered" library=rocm',
    "ggml_cuda_init: failed to initialize ROCm: no ROCm-capable device is detected",
    "hipGetDeviceCount: no ROCm-capable device is detected",
    "ggml_sycl_init: found 0 SYCL devices",
    "W ggml_opencl: unsupported GPU 'NVIDIA GeForce RTX 3090'.",
)
SEARCHED_WITH_VULKAN_TOO = {"cpu-build-listing"}
"""With another way to the card in the build, that the build has none is not so."""


@pytest.mark.parametrize("line", SEARCHES)
def test_a_search_for_another_makers_cards_decides_nothing_about_ours(line):
    changed = []
    for name, case in CASES.items():
        cards = case["hardware"]["gpu"] or []
        if not case["log"] or not cards or not all("NVIDIA" in card for card in cards):
            continue
        before = evidence_of(case)
        if faults({**before, "log": [line, *before["log"]]}, case["expected"]):
            changed.append(name)
    assert set(changed) <= SEARCHED_WITH_VULKAN_TOO


@pytest.mark.parametrize("line", SEARCHES[2:5])
def test_where_nothing_else_is_known_the_search_is_the_answer(line):
    case = {"hardware": {"gpu": ["NVIDIA L4"]}, "log": [line], "exit": {"degraded": True}}
    assert diagnose(case).cause == "gpu-hidden-or-absent"


def test_pinned_memory_that_was_only_warned_of_is_not_what_the_card_refused():
    warned = "ggml_cuda_host_malloc: failed to allocate 1900.00 MiB of pinned memory: out of memory"
    later = ("CUDA error: out of memory", "  current device: 0, in function alloc at a.cu:503")
    assert diagnose_log("\n".join((warned, *later))).cause == "vram-oom-runtime"
    assert diagnose_log(warned).cause == "host-pinned-oom"


def test_two_lines_of_one_length_by_chance_stay_two():
    assertion = "/build/ggml/src/ggml-backend.cpp:1301: GGML_ASSERT(n_inputs < 30) failed"
    log = ("x" * len(assertion), assertion, "[New LWP 2210]")
    assert read_facts(log).lines == log
