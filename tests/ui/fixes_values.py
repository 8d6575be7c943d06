"""Sessions that are being fixed, a health check, a bundle, and what was tried before."""

from __future__ import annotations

from dataclasses import replace

from app.session import Phase
from app.state import State
from app.values.bundle import Bundle, BundleFile, BundleLine
from app.values.clocks import ClockReading, Clocks, SearchStep
from app.values.diagnosis import FlightPoint, Freed, Remedy
from app.values.fixing import Fixing, FixStep
from app.values.health import Check, DriverEvent, Health
from app.values.machine import Problem
from app.values.tried import Situation, Tried
from tests.ui import flow_values as v

MIB = 1 << 20
FLIGHT = tuple(
    FlightPoint(
        seconds=-19.5 + n / 2,
        card_used_bytes=(1200 + (n * 500 if n < 30 else 15_000 + n * 190)) * MIB,
        worker_bytes=3210 * MIB,
        sm_mhz=1725,
        power_w=211.4,
    )
    for n in range(40)
)
REMEDIES = (
    v.DIAGNOSIS.remedies[0].model_copy(update={"worked_at": "2026-11-03T09:12:00+00:00"}),
    Remedy(
        kind="lower-quant",
        name="A smaller file of this model",
        change="Q4_K_M -> Q3_K_M",
        cost="Quality fair, perplexity +0.32 on an 8B model; the file that is here stays.",
        frees_bytes=912 * MIB,
        enough="likely",
        ref="o/r/m-Q3_K_M.gguf@main",
        download_bytes=4_870_000_000,
    ),
    Remedy(
        kind="other-split",
        name="Another split over the cards",
        change="2 cards -> 1 card",
        cost="Some speed.",
        frees_bytes=512 * MIB,
        frees=(
            Freed(name="RTX 3090", bytes=-2048 * MIB),
            Freed(name="RTX 5060 Ti", bytes=2560 * MIB),
        ),
        enough="not-alone",
    ),
    Remedy(
        kind="close-other-vram-user",
        name="Close the other program",
        cost="That program.",
        why="On the card now: blender (process 812) 2,912 MiB, firefox (process 77) 512 MiB. "
        "Close what you do not need; Plimsoll never ends them.",
        enough="guide",
    ),
)
DIAGNOSIS = v.DIAGNOSIS.model_copy(update={"flight": FLIGHT, "remedies": REMEDIES})
FAILED = v.FAILED.model_copy(update={"diagnosis": DIAGNOSIS})
STEPS = (
    FixStep(
        kind="smaller-ubatch",
        name="Smaller micro-batch",
        change="4096 -> 512",
        outcome="failed",
        detail="The card ran full while working.",
        seconds=21.4,
    ),
    FixStep(
        kind="smaller-context", name="Shorter context", change="262144 -> 131072", outcome="running"
    ),
)
ASKED = FixStep(
    kind="lower-quant",
    name="A smaller file of this model",
    change="Q4_K_M -> Q3_K_M",
    outcome="proposed",
    detail="It fetches 4.87 GB.",
)


def fixing(state: str, *steps: FixStep, text: str) -> Fixing:
    """Return a walk that stands at `state`."""
    return Fixing.model_validate(
        {"cause": "host-pinned-oom", "state": state, "steps": steps, "text": text}
    )


RUNNING = v.TRYING.model_copy(
    update={
        "fixing": fixing("running", *STEPS, text="Trying it: shorter context, 262144 -> 131072.")
    }
)
GAVE_UP = FAILED.model_copy(
    update={
        "fixing": fixing(
            "gave-up",
            STEPS[0],
            ASKED,
            text="It was not enough. What is left needs your consent.",
        )
    }
)
FIXED = v.TRIED.model_copy(
    update={
        "fixing": fixing(
            "worked",
            STEPS[0].model_copy(update={"outcome": "worked", "detail": "Proven on this computer."}),
            text="It works: smaller micro-batch, 4096 -> 512.",
        )
    }
)
FETCHING = v.TRYING.model_copy(
    update={
        "phase": Phase.DOWNLOADING,
        "trial": v.TRIAL.model_copy(
            update={
                "kind": "lower-quant",
                "change": "Q4_K_M -> Q3_K_M",
                "before_diagnosis": DIAGNOSIS,
                "before_file": v.NINE_B,
            }
        ),
    }
)
HEALTH = Health(
    at=1.0,
    checks=(
        Check(id="card", name="Card and driver", state="ok", text="RTX 3090 Ti, driver 580.95.05."),
        Check(
            id="engine",
            name="Engine",
            state="error",
            text="cu13 b11312 loads a model, but answers nothing.",
            fix="Fetch it again with `plimsoll runtimes install cu13`.",
        ),
        Check(
            id="disk",
            name="Disk: Models",
            state="warn",
            text="4.2 GiB free for /home/somebody/.cache/huggingface/hub.",
            fix="Remove models you do not use, or free up space in another way.",
        ),
        Check(id="library", name="Models", state="ok", text="3 model files here, all readable."),
    ),
    events=(DriverEvent(at=1764446399.0, number=31, name="GPU memory page fault"),),
)
_HERE = Situation(
    model="abc", runtime="cu13 b11312", driver="580", card="RTX 3090 Ti", cause="host-pinned-oom"
)
TRIED = (
    Tried(
        situation=_HERE,
        title="Qwen3.5 9B",
        kind="smaller-ubatch",
        name="Smaller micro-batch",
        change="4096 -> 512",
        at="2026-11-03T09:12:00+00:00",
        outcome="kept",
    ),
    Tried(
        situation=_HERE.model_copy(update={"cause": "vram-oom-weights"}),
        title="Qwen3.5 27B",
        kind="experts-on-cpu",
        name="Experts in the computer's memory",
        change="0 -> 12",
        at="2026-10-29T19:40:00+00:00",
        outcome="undone",
    ),
)
BUNDLE = Bundle(
    title="Linux refused pinned memory for drafting. The card had room.",
    files=(
        BundleFile(
            name="report.md",
            lines=(
                BundleLine(text="# Linux refused pinned memory for drafting. The card had room."),
                BundleLine(text="- Model: Qwen3.5 9B (`~/models/a.gguf`)", changed=True),
                BundleLine(text="- Engine: cu13 b11312"),
            ),
        ),
        BundleFile(
            name="case.json",
            lines=tuple(BundleLine(text=f' "line": {n},', changed=n == 7) for n in range(60)),
        ),
    ),
    report="# x",
)
KNOWN: State = replace(v.FULL, health=HEALTH, tried=TRIED)


def clock_step(mode: str, mhz: int, decode_tok_s: float, why: str = "") -> SearchStep:
    """Return a step of a search; the power and the heat go with its clock."""
    high = int(mode) if mode.isdigit() else None
    limits = f"210 to {high:,} MHz" if high else "the base clock" if mode else "no lock"
    return SearchStep(
        mode=mode,
        limits=limits,
        high_mhz=high,
        reading=ClockReading(
            mhz=mhz, under_load=True, power_w=mhz / 4.6, temperature_c=40 + mhz // 50
        ),
        decode_tok_s=decode_tok_s,
        prefill_tok_s=decode_tok_s * 24,
        stable=bool(mode) and not why,
        why=why,
    )


STEPS_OF_A_SEARCH = (
    clock_step("", 1935, 42.4, "The card was slowed by its power limit."),
    clock_step("tdp", 1560, 41.8, "The card was slowed by its power limit, its heat."),
    clock_step("1470", 1470, 41.2),
)
CLOCKS = Clocks(card="NVIDIA GeForce RTX 3090 Ti", uuid="GPU-1", can_keep=True)
SEARCHING_CLOCKS = CLOCKS.model_copy(
    update={"work": "searching", "trying": "1470", "steps": STEPS_OF_A_SEARCH[:2]}
)
FOUND_CLOCKS = CLOCKS.model_copy(
    update={
        "steps": STEPS_OF_A_SEARCH,
        "ended": True,
        "locked": "the base clock",
        "locked_mode": "tdp",
    }
)
KEPT_CLOCKS = FOUND_CLOCKS.model_copy(
    update={
        "can_keep": False,
        "locked": "",
        "locked_mode": "",
        "kept": "210 to 1,470 MHz",
        "keep_command": "sudo /usr/libexec/plimsoll/keep-clocks keep "
        "GPU-3090a1b2-0000-4000-8000-000000000001 210,1470",
        "forget_command": "sudo /usr/libexec/plimsoll/keep-clocks forget",
        "trouble": Problem(
            cause="clock-lock-dismissed",
            text="An administrator's permission was not given; the clocks stay as they are.",
            fix="Try again when you have it, or an administrator's password.",
        ),
    }
)
NO_CLOCKS = CLOCKS.model_copy(
    update={
        "can_keep": False,
        "hand_lock": "sudo nvidia-smi -i GPU-3090a1b2-0000-4000-8000-000000000001 -lgc 210,1680",
        "hand_reset": "sudo nvidia-smi -i GPU-3090a1b2-0000-4000-8000-000000000001 -rgc",
        "problem": Problem(
            cause="clock-helper-missing",
            text="The clock helper is not installed: an administrator runs "
            "packaging/clocks/install.sh install in Plimsoll's folder.",
            fix="Run: sudo nvidia-smi and so on.",
        ),
    }
)
