"""Whether a setting is on: True, False or not known."""

from __future__ import annotations

from app.diagnose.evidence import Evidence
from app.diagnose.finding import Finding
from app.diagnose.logic import negated


def quantisable(e: Evidence, _f: Finding) -> bool | None:
    """Whether the cache could be of a smaller type."""
    if e.text("flash_attn") == "off":
        return False
    types = [t for t in (e.text("type_k"), e.text("type_v")) if t]
    return None if not types else any(t != "q4_0" for t in types)


def types_differ(e: Evidence, _f: Finding) -> bool | None:
    """Whether K and V are of different types."""
    key, value = e.text("type_k"), e.text("type_v")
    return None if not key or not value else key != value


def types_quantised(e: Evidence, _f: Finding) -> bool | None:
    """Whether K or V is of a quantised type."""
    types = [t for t in (e.text("type_k"), e.text("type_v")) if t]
    return None if not types else any(t not in {"f16", "f32", "bf16"} for t in types)


def flash_off(e: Evidence, _f: Finding) -> bool | None:
    """Whether flash attention was asked not to be used."""
    asked = e.text("flash_attn")
    return {"on": False, "off": True, "true": False, "false": True}.get(asked)


def cache_on(e: Evidence, _f: Finding) -> bool | None:
    """Whether prompts are kept in the computer's memory."""
    size = e.count("cache_ram_mib")
    return None if size is None else size != 0  # below 0: without a limit


def mlock_on(e: Evidence, _f: Finding) -> bool | None:
    """Whether memory was to be locked."""
    return True if e.facts.has("mlock-failed") else e.flag("mlock")


def vision(e: Evidence, f: Finding) -> bool | None:
    """Whether a projector for images is loaded."""
    return True if f.purpose == "vision" else e.flag("mmproj")


def switched_off(e: Evidence, setting: str, variable: str) -> bool | None:
    """Whether a setting says no, or the environment variable that says so is there."""
    env = e.setting("env")
    if isinstance(env, dict) and variable in env:
        return True
    return negated(e.flag(setting))
