"""What is off already, or as low as it goes, is offered nowhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.diagnose.command import diagnose_case
from tests.app.test_diagnose_cases import evidence_of

DATA = Path(__file__).parents[1] / "data"
FILES = sorted([*DATA.glob("cases/*.json"), *DATA.glob("cases_own/*.json")])
OFF = {
    "clear-visible-devices": {"env": {}},
    "disable-cuda-graphs": {"cuda_graphs": False},
    "driver-change": {"works_in_build": "b11000"},
    "fewer-context-checkpoints": {"ctx_checkpoints": 0},
    "fewer-draft-tokens": {"spec": "draft-mtp", "spec_draft_n_max": 1},
    "fewer-experts-on-cpu": {"n_cpu_moe": 0},
    "fewer-gpu-layers": {"gpu_layers": 0},
    "fewer-parallel-slots": {"parallel": 1},
    "flash-attention-on": {"flash_attn": "on"},
    "kv-cache-f16": {"type_k": "f16", "type_v": "f16"},
    "kv-on-cpu": {"kv_offload": False},
    "larger-context": {"ctx": 8192, "ctx_train": 8192},
    "mtp-off": {"spec": None},
    "prompt-cache-off-or-smaller": {"cache_ram_mib": 0},
    "quantised-kv-cache": {"type_k": "q4_0", "type_v": "q4_0"},
    "redownload-file": {"file_hash_ok": True},
    "smaller-batch": {"batch": 32, "ubatch": 32},
    "smaller-context": {"ctx": 2048},
    "smaller-ubatch": {"ubatch": 32},
    "symmetric-kv-types": {"type_k": "q8_0", "type_v": "q8_0"},
    "unpinned-host": {"env": {"GGML_CUDA_NO_PINNED": "1"}},
    "use-mmap": {"mmap": True},
    "vision-off": {"mmproj": False},
}
ELSEWHERE = {
    "disable-sysmem-fallback": "Linux",
    "raise-memlock-limit": "Windows 11",
    "raise-pagefile": "Linux",
    "raise-tdr-delay": "Linux",
    "raise-watchdog-timeout": "Windows 11",
    "reload-kernel-modules": "Windows 11",
}


def kinds(case):
    return {remedy.kind for remedy in diagnose_case(case).remedies}


@pytest.fixture(scope="module")
def offered():
    cases = {path.stem: evidence_of(json.loads(path.read_text())) for path in FILES}
    return [(name, case, kinds(case)) for name, case in cases.items()]


@pytest.mark.parametrize("kind", OFF)
def test_what_is_off_already_is_not_offered(offered, kind):
    found = [(name, case) for name, case, known in offered if kind in known]
    assert found, "no case offers it"
    for name, case in found:
        off = {**case, "settings": {**case["settings"], **OFF[kind]}}
        assert kind not in kinds(off), name


@pytest.mark.parametrize("kind", ELSEWHERE)
def test_what_another_system_has_is_not_offered(offered, kind):
    found = [(name, case) for name, case, known in offered if kind in known]
    assert found, "no case offers it"
    for name, case in found:
        other = {**case, "hardware": {**case["hardware"], "os": ELSEWHERE[kind]}}
        assert kind not in kinds(other), name
