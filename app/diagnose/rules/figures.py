"""Slow without an error: the figures decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.diagnose.evidence import Evidence
from app.diagnose.facts import Fact
from app.diagnose.finding import Finding, likely, sure
from app.diagnose.rules.hardware import power_figures
from app.diagnose.view import number
from catalog.load import gpu

# System memory that the driver lends an idle card on Windows stays well below this.
SHARED_IDLE_MIB = 512.0
SHARED_GROWTH_MIB = 256.0
# A card that waits for system memory is "busy" while its own memory controller rests.
BUSY_PCT = 90.0
RESTING_CONTROLLER_PCT = 10.0
# A sustained SM clock under load that no card of the last ten years has as its base.
FAR_BELOW_BASE_MHZ = 800.0
HOT_C = 83.0
VERY_HOT_C = 87.0
# So few accepted drafts never pay for their making.
HARDLY_ACCEPTED = 0.05
# A card that is busy for so little of the time waits for another one.
WAITING_PCT = 50.0
# A link of so few GB/s (four lanes of the third generation: 4) is felt when a layer is split.
NARROW_LINK = 2.0
FAST_KV_TYPES = {"f16", "q8_0", "q4_0", "bf16", "f32"}
HEAT_REASONS = {"hw-thermal-slowdown", "sw-thermal-slowdown"}
POWER_REASONS = {"sw-power-cap", "hw-power-brake"}


def spill(e: Evidence) -> Finding | None:
    """Windows moved pages of the card to system memory instead of failing."""
    if e.windows is False:
        return None
    troubled = e.slow or e.failed or e.ended_with("hang")
    said = [text for row in e.devices if (text := _spilled(e, row))]
    if not said or not troubled:
        return None
    full = [row for row in e.devices if row.get("full") is True]
    if full or any("lent" in text for text in said):
        return sure("wddm-shared-memory-spill", *said)
    return likely("wddm-shared-memory-spill", *said, nearest=("slow-offload-placement",))


def _spilled(e: Evidence, row: Mapping[str, Any]) -> str | None:
    index = row.get("index", 0)
    if row.get("shared_in_use") is True:
        return f"Card {index}: shared memory in use"
    shared = number(row.get("shared_mib"))
    if shared is not None:
        before = next((r for r in e.devices_before if r.get("index") == index), {})
        idle = number(before.get("shared_mib"))
        grown = shared - idle if idle is not None else None
        if (grown or 0.0) > SHARED_GROWTH_MIB or (grown is None and shared > SHARED_IDLE_MIB):
            return f"Card {index}: {shared:,.0f} MiB of system memory lent to it"
    busy, controller = number(row.get("gpu_util_pct")), number(row.get("mem_util_pct"))
    if busy is None or controller is None or e.windows is None:
        return None
    if busy >= BUSY_PCT and controller <= RESTING_CONTROLLER_PCT and e.slow:
        return f"Card {index}: {busy:.0f} % busy, its memory controller {controller:.0f} %"
    return None


def _throttle(e: Evidence) -> set[str]:
    reasons: set[str] = set()
    for row in e.devices:
        told = row.get("throttle")
        reasons.update(str(reason) for reason in told) if isinstance(told, list) else None
    said = {
        "throttle-power": "sw-power-cap",
        "throttle-brake": "hw-power-brake",
        "throttle-heat": "hw-thermal-slowdown",
        "throttle-hw": "hw-slowdown",
    }
    reasons.update(reason for kind, reason in said.items() if e.facts.has(kind))
    return reasons


def heat(e: Evidence) -> Finding | None:
    """The driver says that the card is hot, or it is."""
    if e.process_ended or e.succeeded:
        return None
    reasons = _throttle(e)
    if reasons & HEAT_REASONS:
        said = "Throttle reasons: " + ", ".join(sorted(reasons))
        return sure("thermal-throttle", e.facts.last("throttle-heat"), said)
    hottest = max((number(row.get("temperature_c")) or 0.0 for row in e.devices), default=0.0)
    braked = "hw-slowdown" in reasons and hottest >= HOT_C
    if braked or (hottest >= VERY_HOT_C and e.slow and not reasons & POWER_REASONS):
        return likely("thermal-throttle", f"{hottest:.0f} degrees", nearest=("power-capped",))
    return None


def low_clock(e: Evidence) -> Finding | None:
    """The clocks are far below what the card runs at, and no power limit explains it."""
    if e.process_ended or _throttle(e) & POWER_REASONS or not (e.slow or _verdict_hot(e)):
        return None
    row = next((row for row in e.devices if _crawls(e, row)), None)
    if row is None:
        return None
    said = f"SM clock {row.get('sm_mhz', row.get('sm_min_mhz'))} MHz under load"
    return likely("thermal-throttle", said, nearest=("power-capped",))


def _verdict_hot(e: Evidence) -> bool:
    return any("hot" in e.text(name) for name in e.settings if "thermal" in name)


def _floor_mhz(e: Evidence, row: Mapping[str, Any]) -> float:
    index = row.get("index")
    name = e.gpus[index] if isinstance(index, int) and 0 <= index < len(e.gpus) else ""
    known = gpu(name) if name else None
    base = known.base_clock_mhz if known is not None else None
    return max(FAR_BELOW_BASE_MHZ, 0.8 * (base or 0))


def _crawls(e: Evidence, row: Mapping[str, Any]) -> bool:
    clock = number(row.get("sm_mhz")) or number(row.get("sm_min_mhz"))
    idle = row.get("pstate") in {"P8", "P12"} or number(row.get("gpu_util_pct")) == 0
    cool = (number(row.get("temperature_c")) or HOT_C) < 60
    return clock is not None and clock < _floor_mhz(e, row) and not idle and not cool


def power(e: Evidence) -> Finding | None:
    """The card runs at its power limit."""
    if e.process_ended or e.succeeded:
        return None
    reasons = _throttle(e)
    if reasons & POWER_REASONS or "hw-slowdown" in reasons:
        said = "Throttle reasons: " + ", ".join(sorted(reasons))
        return sure("power-capped", e.facts.last("throttle-power", "throttle-brake"), said)
    if not e.slow:
        return None
    for row in e.devices:
        watts, limit = number(row.get("power_w")), number(row.get("power_limit_w"))
        if watts and limit and watts >= 0.95 * limit:
            return likely("power-capped", *power_figures(e), nearest=("thermal-throttle",))
    return None


def power_limit(e: Evidence) -> Finding | None:
    """The card refuses a power limit."""
    answer = e.text("power_limit_result")
    fact: Fact | None = e.facts.last("power-limit-refused")
    if "not supported" in answer or "unsupported" in answer or fact:
        return sure("power-limit-not-supported", fact, answer and f"Power limit: {answer}")
    return None


def first_request(e: Evidence) -> Finding | None:
    """Only the first request of a size is slow."""
    first, later = e.speed("decode_first_request_tok_s"), e.speed("decode_tok_s")
    if first is None or later is None or first > 0.75 * later:
        return None
    return sure("first-request-slow-graph-capture", f"{first:g} tokens/s at first, {later:g} later")


def no_gain(e: Evidence) -> Finding | None:
    """Drafting is not faster than none."""
    accepted = number(e.measured.get("acceptance"))
    if accepted is not None and accepted <= HARDLY_ACCEPTED and e.drafting and not e.process_ended:
        said = f"{accepted:.0%} of the drafted tokens were accepted."
        return likely("mtp-no-gain", said, nearest=("mtp-unsupported-by-engine",))
    fast, plain = e.speed("decode_tok_s"), e.speed("decode_without_mtp_tok_s")
    if fast is None or plain is None or e.drafting is False or fast > 1.03 * plain:
        return None
    said = f"{fast:g} tokens/s with drafting, {plain:g} without"
    return sure("mtp-no-gain", said, e.facts.last("draft-stats"))


def kv_pair(e: Evidence) -> Finding | None:
    """A pair of KV types without a fast kernel."""
    pair = (e.text("type_k"), e.text("type_v"))
    odd = "" not in pair and (pair[0] != pair[1] or pair[0] not in FAST_KV_TYPES)
    fact = e.facts.last("kv-pair-slow", "fallback-attention")
    if fact and (odd or e.slow):
        return sure("slow-kv-type-pair", fact, f"K {pair[0]}, V {pair[1]}" if odd else None)
    if not odd or not e.slow or e.setting("override_tensor"):
        return None
    nearest = ("slow-offload-placement",)
    return likely("slow-kv-type-pair", f"K {pair[0]}, V {pair[1]}", _speeds(e), nearest=nearest)


def _speeds(e: Evidence) -> str | None:
    for now, good, word in (
        ("prefill_tok_s", "qualified_prefill_tok_s", "prefill"),
        ("decode_tok_s", "qualified_decode_tok_s", "decode"),
    ):
        is_now, was = e.speed(now), e.speed(good)
        if is_now is not None and was is not None and is_now < 0.75 * was:
            return f"{word} {is_now:g} tokens/s, {was:g} in a good run"
    return None


def underestimate(e: Evidence) -> Finding | None:
    """The plan said it fits, the peak is higher, and work slid to the processor."""
    if not (e.slow or e.ended_with("degraded")) or e.setting("override_tensor"):
        return None
    planned = e.planned("total_mib")
    peaks = [number(row.get("peak_used_mib")) or number(row.get("used_mib")) for row in e.devices]
    peak = sum(value for value in peaks if value) or None
    idle_card = any((number(row.get("gpu_util_pct")) or 100.0) < 60 for row in e.devices)
    busy_cpu = (number(e.host.get("cpu_util_pct")) or 0.0) >= 100
    fitted = e.plan.get("fit") in {"fits", "tight"}
    if (
        fitted
        and planned is not None
        and peak is not None
        and peak > planned
        and (idle_card or busy_cpu)
    ):
        said = f"Planned {planned:,.0f} MiB, measured {peak:,.0f} MiB"
        return sure("vram-plan-underestimate", said, _speeds(e))
    if fitted and idle_card and busy_cpu:
        return likely("vram-plan-underestimate", _speeds(e), nearest=("slow-offload-placement",))
    return None


def placement(e: Evidence) -> Finding | None:
    """A hot tensor sits in the computer's memory."""
    if not e.slow:
        return None
    override = e.text("override_tensor")
    speeds = _speeds(e)
    waiting = held_back(e)
    if waiting and "cpu" not in override:
        others = ("vram-plan-underestimate", "power-capped")
        return likely("slow-offload-placement", waiting, speeds, nearest=others)
    if "cpu" in override:
        return sure(
            "slow-offload-placement", f"Tensor placement: {e.setting('override_tensor')}", speeds
        )
    experts = (e.count("n_cpu_moe") or 0) > 0
    if _left_off(e) and not override and not experts and _fitted_by_engine(e):
        said = f"Planned to fit, and {e.text('gpu_layers_offloaded')} layers are on the card."
        nearest = ("slow-offload-placement",)
        return likely("vram-plan-underestimate", said, speeds, nearest=nearest)
    if override or experts or _left_off(e) or e.flag("kv_offload") is False:
        return likely("slow-offload-placement", speeds, nearest=("vram-plan-underestimate",))
    return None


def held_back(e: Evidence) -> str | None:
    """Say which of several cards the others wait for, or which hangs on too few lanes."""
    rows = [row for row in e.devices if row.get("in_use") is not False]
    busy = {row.get("index"): number(row.get("gpu_util_pct")) for row in rows}
    known = {index: share for index, share in busy.items() if share is not None}
    if len(rows) < 2:
        return None
    if len(known) > 1 and max(known.values()) >= BUSY_PCT and min(known.values()) <= WAITING_PCT:
        slow = max(known, key=lambda index: known[index])
        return f"Card {slow} is {known[slow]:.0f} % busy while another waits."
    lanes = {row.get("index"): _lanes(row) for row in rows}
    narrow = {index: width for index, width in lanes.items() if width and width <= NARROW_LINK}
    if not narrow or e.text("split_mode") not in {"row", "tensor"}:
        return None
    index = min(narrow, key=lambda index: narrow[index])
    return f"Card {index} hangs on a link of {narrow[index]:.0f} GB/s or less."


def _lanes(row: Mapping[str, Any]) -> float | None:
    """Return what a card's link carries, about, in GB/s: 0.25 a lane, doubled each generation."""
    width, generation = number(row.get("pcie_width")), number(row.get("pcie_gen"))
    return None if not width or not generation else 0.25 * width * 2 ** (generation - 1)


def _left_off(e: Evidence) -> bool:
    """Whether some layers, not all, are on the card."""
    done, total = [*e.text("gpu_layers_offloaded").split("/"), ""][:2]
    return done.isdigit() and total.isdigit() and 0 < int(done) < int(total)


def _fitted_by_engine(e: Evidence) -> bool:
    """Whether nobody asked for a number of layers, and the plan said that all fit."""
    return e.text("fit") == "on" and e.plan.get("fit") == "fits" and e.count("gpu_layers") is None


RULES = (
    spill,
    heat,
    low_clock,
    power,
    power_limit,
    first_request,
    no_gain,
    kv_pair,
    placement,
    underestimate,
)
