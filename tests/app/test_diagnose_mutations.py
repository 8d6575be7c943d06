"""The diagnosis goes by meaning: other builds, cards, sizes and prefixes change nothing."""

from __future__ import annotations

import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from app.diagnose.command import diagnose_case, document
from tests.app.test_diagnose_cases import CASES, evidence_of, faults

PREFIXES = (
    "0.12.345.678 E ",
    "[41234] 1.02.003.004 I ",
    "time=2026-11-03T10:11:12.345+02:00 level=INFO source=server.go:999 msg=",
    "Nov 13 10:01:52 desk runner[1067]: ",
    "2026-10-05 14:22:01 [DEBUG] ",
    "llama-server  | ",
    "[2026-10-05T14:22:01.123Z][INFO] ",
)
NOISE = (
    "llama_model_loader: - kv  12:                       general.type str              = model",
    "load: special tokens cache size = 26",
    "srv  params_from_: Chat format: peg-native",
    "ggml_cuda_init: GGML_CUDA_FORCE_MMQ:    no",
    "print_info: f_norm_rms_eps        = 1.0e-06",
    "srv  log_server_r: done request: GET /health 127.0.0.1 200",
    "slot      release: id  3 | task 911 | stop processing: n_tokens = 922, truncated = 0",
    "llama_context: n_ctx_seq (4096) < n_ctx_train (131072) -- the full capacity will not be used",
    "model has unused tensor blk.46.nextn.shared_head_norm.weight (size = 16384 bytes) -- ignoring",
    "system_info: n_threads = 8 (n_threads_batch = 8) / 16 | CPU : SSE3 = 1 | AVX = 1 | AVX2 = 1",
    "init_tokenizer: initializing tokenizer for type 2",
    "libpng warning: iCCP: known incorrect sRGB profile",
)
OTHERS = (
    "WARNING: radv is not a conformant Vulkan implementation, testing use only.",
    "ALSA lib confmisc.c:855:(parse_card) cannot find card '0'",
    "systemd[1]: Started Session 3 of user x.",
    "libEGL warning: failed to get driver name for fd -1",
    "kernel: usb 1-3: device descriptor read/64, error -71",
    "NetworkManager: dhcp4 (eth0): state changed timeout",
    "kernel: pcieport 0000:00:1d.0: AER: Corrected error received: 0000:00:1d.0",
    "INFO no update found: 404",
    "kernel: oom_reaper: reaped process 812 (firefox)",
    "ERROR:root:telemetry disabled",
    'level=INFO source=amd_linux.go:404 msg="no compatible amdgpu devices detected"',
    "nvidia: module verification failed: signature and/or required key missing - tainting kernel",
    "Lockdown: systemd: hibernation is restricted; see man kernel_lockdown.7",
    "UserWarning: The installed version of bitsandbytes was compiled without GPU support.",
    "llm_load_vocab: missing pre-tokenizer type, using: 'default'",
    "load_backend: failed to load /app/libggml-vulkan.so",
)
AMD = (
    "kernel: amdgpu 0000:0c:00.0: amdgpu: ring gfx_0.0.0 timeout, signaled seq=1, emitted seq=2",
)
DESKTOP = ("NVIDIA GeForce RTX 4070", "NVIDIA RTX 6000 Ada Generation", "Tesla V100-SXM2-32GB")
LAPTOP = ("NVIDIA GeForce RTX 4070 Laptop GPU", "NVIDIA GeForce RTX 3080 Laptop GPU")


def other_device(log: str, shift: int) -> str:
    def moved(match: re.Match[str]) -> str:
        return f"{match.group(1)}{int(match.group(2)) + shift}"

    return re.sub(r"(CUDA|current device: |on device |Device )(\d)\b(?! CUDA dev)", moved, log)


def other_sizes(log: str, factor: float) -> str:
    def mib(match: re.Match[str]) -> str:
        return f"{float(match.group(1)) * factor:.2f} MiB"

    def whole(match: re.Match[str]) -> str:
        return f"of size {int(int(match.group(1)) * factor)}"

    return re.sub(r"of size (\d{7,})", whole, re.sub(r"(\d+\.\d+) MiB", mib, log))


def scaled(value: Any, factor: float) -> Any:
    """Scale every figure in MiB, wherever it stands."""
    if isinstance(value, dict):
        return {
            key: round(old * factor, 3)
            if key.endswith("_mib") and isinstance(old, int | float) and key != "file_mib"
            else scaled(old, factor)
            for key, old in value.items()
        }
    return [scaled(item, factor) for item in value] if isinstance(value, list) else value


def other_cards(case: dict[str, Any], chance: random.Random) -> None:
    names = case["hardware"]["gpu"]
    case["hardware"]["gpu"] = [
        chance.choice(LAPTOP if "laptop" in name.lower() else DESKTOP) for name in names
    ]


def other_numbers(case: dict[str, Any], shift: int) -> None:
    for part in ("measured", "plan"):
        for key in ("devices", "devices_before"):
            for row in (case.get(part) or {}).get(key) or ():
                row["index"] += shift


def other_build(case: dict[str, Any], chance: random.Random) -> None:
    engine = case["settings"].get("engine")
    if engine:
        build = str(chance.randint(9000, 11999))
        case["settings"]["engine"] = re.sub(r"(?<![.\d])b?\d{4,5}\b(?!\.)", build, engine)


def mutated(case: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return the same failure as another machine would have reported it."""
    chance = random.Random(seed)
    factor, shift = chance.uniform(0.85, 1.2), chance.randint(0, 3)
    case = scaled(json.loads(json.dumps(case)), factor)
    other_cards(case, chance)
    other_numbers(case, shift)
    other_build(case, chance)
    prefix = chance.choice(PREFIXES)
    lines = [prefix + other_sizes(other_device(line, shift), factor) for line in case["log"]]
    noisy = list(chance.sample(NOISE, 3))
    for line in lines:
        noisy += [line] + [prefix + chance.choice(NOISE)] * chance.randint(0, 1)
    case["log"] = noisy if lines else []
    case["unheard_of"] = {"key": [1, None]}
    case["settings"]["another_key"] = None
    return case


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_another_machine_gets_the_same_answer(name, seed):
    case = CASES[name]
    assert faults(mutated(evidence_of(case), seed), case["expected"]) == []


@pytest.mark.parametrize("name", CASES)
def test_what_other_programs_say_before_decides_nothing(name):
    case = evidence_of(CASES[name])
    said = (*OTHERS, *(AMD if any("NVIDIA" in gpu for gpu in case["hardware"]["gpu"]) else ()))
    assert faults({**case, "log": [*said, *case["log"]]}, CASES[name]["expected"]) == []


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case["log"]])
def test_an_unclean_shutdown_before_the_engine_began_is_an_older_story(name):
    case = evidence_of(CASES[name])
    log = ["kernel: EXT4-fs (sda1): recovering journal", *case["log"]]
    assert faults({**case, "log": log}, CASES[name]["expected"]) == []


@pytest.mark.parametrize("name", CASES)
def test_upper_case_changes_nothing(name):
    case = evidence_of(CASES[name])
    case = {**case, "log": [line.upper() for line in case["log"]]}
    assert faults(case, CASES[name]["expected"]) == []


@pytest.mark.parametrize("name", CASES)
def test_the_name_of_the_model_and_the_date_do_not_decide(name):
    case = {
        key: value
        for key, value in evidence_of(CASES[name]).items()
        if key not in {"model", "date"}
    }
    assert faults(case, CASES[name]["expected"]) == []


STRANGE = (
    *(None, True, False, 0, -1, 2**70, float("inf"), float("nan")),
    *("", "x", "0xC0000409", [], [None], [[]], {}, {"a": {}}, [{"index": [], "throttle": 1}]),
)


def spots(value, path=()):
    """Yield the way to every part of a case."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from spots(part, (*path, key))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_stands_where_something_else_should_there_is_an_answer(seed):
    rng = random.Random(seed)
    for name in rng.sample(sorted(CASES), 40):
        case = copy.deepcopy(evidence_of(CASES[name]))
        for _ in range(rng.randint(1, 4)):
            *way, last = rng.choice(list(spots(case)))
            place = case
            for key in way:
                place = place[key]
            place[last] = copy.deepcopy(rng.choice(STRANGE))
        assert document(diagnose_case(case))["cause"]


@pytest.mark.parametrize("name", CASES)
def test_keys_that_nobody_knows_change_nothing_at_any_level(name):
    case = copy.deepcopy(evidence_of(CASES[name]))
    for way in [(), *spots(case)]:
        place = case
        for key in way:
            place = place[key]
        # The environment of a process is a list of its own: any key of it is one.
        if isinstance(place, dict) and "env" not in way:
            place["something-new"] = [{"of": "a later version"}]
    assert faults(case, CASES[name]["expected"]) == []


def test_no_code_keys_on_a_case_a_model_or_an_exact_size():
    root = Path(__file__).parents[2]
    code = "\n".join(path.read_text() for path in (root / "app" / "diagnose").rglob("*.py"))
    code += (root / "catalog" / "causes.py").read_text()
    words = {case["model"].split()[0].lower() for case in CASES.values() if case["model"]}
    assert not [name for name in CASES if name in code]
    assert not [word for word in words if len(word) > 5 and word in code.lower()]
    logs = "\n".join(line for case in CASES.values() for line in case["log"])
    sizes = set(re.findall(r"size (\d{6,})|(\d+\.\d+) MiB", logs))
    assert not [size for pair in sizes for size in pair if size and size in code]
