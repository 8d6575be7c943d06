"""A repository with its quants, searches and downloads, for the tests and pictures of Models."""

from __future__ import annotations

from dataclasses import replace

from app.runconfig import RunConfig
from app.state import State
from app.values.hub import Access, RepoHit, RepoPage, Rung, Search, Wish
from app.values.plan import MemoryPlan
from tests.ui import flow_values as v

REPO = "unsloth/Qwen3.5-9B-MTP-GGUF"
COMMIT = "0123456789abcdef0123456789abcdef01234567"
CONTEXTS = {n: n // 32 for n in (2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072, 262_144)}
_QUANTS = (
    ("BF16", 18_410_000_000, 16.0, 17_014),
    ("UD-Q8_K_XL", 13_250_000_000, 11.2, 11_590),
    ("Q8_0", 9_790_000_000, 8.5, 8_291),
    ("Q6_K", 7_680_000_000, 6.6, 6_522),
    ("UD-Q5_K_XL", 6_870_000_000, 5.9, 5_878),
    ("Q4_K_M", 5_868_826_976, 4.9, 5_041),
    ("UD-Q3_K_XL", 5_240_000_000, 4.2, 4_442),
    ("UD-Q2_K_XL", 4_440_000_000, 3.4, 3_808),
)


def ref(quant: str, repo: str = REPO) -> str:
    """Return what `Choose` takes for one quant."""
    return f"{repo}:{quant}@{COMMIT}"


def config(n_ctx: int = 262_144, **changes: object) -> RunConfig:
    return v.CONFIG.with_(n_ctx=n_ctx, **changes)


def plan_of(weights: int, n_ctx: int = 262_144) -> MemoryPlan:
    """Return the plan of a file with `weights` MiB of weights at `n_ctx` tokens."""
    sizes = {**v.NINE_B_SIZES, "weights": weights, "kv": max(1, n_ctx // 32)}
    sizes["mtp_kv"] = max(1, n_ctx // 256)
    device = v.device(**sizes)
    return MemoryPlan(config=config(n_ctx), devices=(device,), host=v.host(compute=544))


def rung(quant: str, size: int, bits: float, weights: int, n_ctx: int = 262_144) -> Rung:
    plan = plan_of(weights, n_ctx)
    return Rung(
        ref=ref(quant),
        quant=quant,
        size_bytes=size,
        bits_per_weight=bits,
        drafts=True,
        state="exact",
        config=plan.config,
        plan=plan,
        n_ctx_train=262_144,
    )


def rungs(n_ctx: int = 262_144) -> tuple[Rung, ...]:
    return tuple(rung(*quant, n_ctx) for quant in _QUANTS)


def page(n_ctx: int | None = None, **changes: object) -> RepoPage:
    """Return the open repository; `n_ctx` is what the person wished for."""
    values: dict[str, object] = {
        "repo": REPO,
        "revision": COMMIT,
        "state": "done",
        "title": "Qwen3.5 9B",
        "licence": "apache-2.0",
        "host": "huggingface.co",
        "rungs": rungs(n_ctx or 262_144),
        "wish": Wish(n_ctx=n_ctx),
        "header_bytes": 41_300_000,
        "header_requests": 19,
    }
    return RepoPage.model_validate({**values, **changes})


def here(found: RepoPage, quant: str) -> RepoPage:
    """Return `found` with one quant on this computer."""
    return found.model_copy(
        update={
            "rungs": tuple(
                rung.model_copy(update={"here": True}) if rung.quant == quant else rung
                for rung in found.rungs
            )
        }
    )


def in_all_states() -> RepoPage:
    """Return a page whose rungs are exact, an estimate, being read, and failed."""
    exact = rungs()
    estimate = exact[3].model_copy(update={"state": "estimate", "drafts": None})
    empty: dict[str, object] = {"plan": None, "config": None, "drafts": None}
    reading = exact[4].model_copy(update={**empty, "state": "reading", "bits_per_weight": None})
    failed = exact[5].model_copy(
        update={
            **empty,
            "state": "failed",
            "problem": "Qwen3.5-9B-Q4_K_M.gguf is incomplete: it ends after 8,388,608 bytes.",
        }
    )
    parts = exact[1].model_copy(update={"n_parts": 2})
    return page(state="reading", rungs=(exact[0], parts, exact[2], estimate, reading, failed))


HITS = (
    RepoHit(
        repo=REPO,
        downloads=1_240_000,
        likes=812,
        updated_at="2026-11-21T09:00:00+00:00",
        licence="apache-2.0",
        drafts=True,
        catalogue="Qwen3.5 9B",
    ),
    RepoHit(
        repo="bartowski/Qwen_Qwen3.5-9B-GGUF",
        downloads=45_300,
        updated_at="2026-08-02T09:00:00+00:00",
        licence="apache-2.0",
        drafts=False,
    ),
    RepoHit(
        repo="google/gemma-3-12b-it-qat-q4_0-gguf",
        downloads=9_120,
        updated_at="2025-04-18T09:00:00+00:00",
        licence="gemma",
        gated=True,
    ),
    RepoHit(
        repo="somebody/A-Very-Long-Name-Of-A-Merge-Of-Many-Models-That-Nobody-Abbreviates-GGUF"
    ),
)
FOUND = Search(text="qwen3.5 9b", state="done", hits=HITS, host="huggingface.co")
OFFLINE = Search(
    text="qwen3.5 9b",
    state="failed",
    host="huggingface.co",
    problem="huggingface.co cannot be reached (Network is unreachable).",
    fix="Check the network connection, then try again.",
)
GATED = page(gated=True, licence="gemma", images=True, projector_bytes=854_000_000)
REFUSED = page(
    gated=True,
    state="failed",
    rungs=(),
    problem="google/gemma-3-12b-it-qat-q4_0-gguf needs a sign-in.",
    fix="Make a read token on the Hub, then `plimsoll token set`, or set HF_TOKEN to it.",
)
KEPT = Access(kept="keyring", host="huggingface.co", user="somebody")


def finding(found: Search | None = None, opened: RepoPage | None = None) -> State:
    """Return a state with a search and an open repository."""
    return replace(v.FULL, search=found, repo=opened, transfers=v.transfers())
