"""A remedy that was tried: before and now on one scale, what changed, how it was proven."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.clocks import clock_rows
from ui.presenters.failure import arrow, lower_first, remedy_name
from ui.presenters.fetching import fetched_for, said
from ui.presenters.figures import (
    UNKNOWN,
    count,
    file_size,
    mib,
    seconds,
    signed_mib,
    speed,
)
from ui.presenters.plan_bar import NAMES, ORDER
from ui.presenters.plans import PlanView, by_part, needs_consent, present_plan
from ui.presenters.proof import rows_of, stage_rows
from ui.presenters.stage_row import StageRow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.runconfig import RunConfig
    from app.session import Session, Trial
    from app.values.plan import LineItem, MemoryPlan
    from app.values.receipt import Receipt
    from app.values.transfer import Transfer

WORKING = frozenset(
    {
        Phase.DOWNLOADING,
        Phase.VERIFYING,
        Phase.LOADING,
        Phase.QUALIFYING,
        Phase.UNLOADING,
    }
)


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """One line of the table; `better` colours the change."""

    name: str
    before: str
    now: str
    change: str
    better: bool | None


@dataclass(frozen=True, slots=True)
class TrialView:
    """A trial while it runs (`working`), when it was stopped, and when it has worked (`worked`)."""

    working: bool
    worked: bool
    ask_risk: bool
    headline: str
    subline: str
    title: str
    why: str
    before: PlanView | None
    before_text: str
    now: PlanView | None
    now_text: str
    changes: tuple[ChangeRow, ...]
    proof: tuple[StageRow, ...]
    announcement: str
    share: float | None = None
    """How much of a file has arrived, 0..1; None while nothing is fetched."""


def present_trial(
    session: Session | None,
    receipts: Sequence[Receipt] = (),
    transfers: Mapping[str, Transfer] = MappingProxyType({}),
) -> TrialView | None:
    """Return the trial of `session`; None without one, and when it failed (that is a failure).

    The speed before comes from `receipts`, if the setup before was ever proven; what is fetched
    for it from `transfers`.
    """
    if session is None or session.trial is None or session.phase is Phase.FAILED:
        return None
    trial = session.trial
    working = session.phase in WORKING
    worked = session.phase in {Phase.READY, Phase.GENERATING}
    headline, title, why = _words(session, trial, working=working, worked=worked)
    fetched = fetched_for(session, trial, transfers)
    if fetched is not None:
        title, why = "Fetching what it needs", said(fetched)
    name = remedy_name(trial)
    finished = worked and session.receipt is not None
    return TrialView(
        working=working,
        worked=worked,
        ask_risk=not working and not worked and needs_consent(session),
        headline=headline,
        subline=f"{name} · {arrow(trial.change)}" if trial.change else name,
        title=title,
        why=why,
        before=present_plan(trial.before_plan, title="the setup before")
        if trial.before_plan
        else None,
        before_text=_predicted(trial.before_plan),
        now=_now_plan(session, finished=finished),
        now_text=_now(session, finished=finished),
        changes=_changes(session, trial, receipts),
        proof=rows_of(session.receipt.stages)
        if finished and session.receipt
        else stage_rows(session),
        announcement=f"{headline}. {title}",
        share=fetched.done_bytes / fetched.total_bytes if fetched and fetched.total_bytes else None,
    )


def _words(session: Session, trial: Trial, *, working: bool, worked: bool) -> tuple[str, str, str]:
    """Return header, title and explanation."""
    name = remedy_name(trial)
    if worked:
        return f"{session.file.title} starts again", _title(trial, session.config), _proven(session)
    if working:
        return (
            f"Trying it: {lower_first(name)}",
            "Proving the change",
            "The model is started from cold and every stage is proven again.",
        )
    if session.plan is not None and session.plan.verdict == "too-big":
        why = "With this change alone the plan is still over the load line."
    elif needs_consent(session):
        why = "With this change the plan is tight: it goes over the load line a little."
    else:
        why = "It was not proven to the end."
    return f"{session.file.title} is not running", "Nothing is running", why


def _title(trial: Trial, config: RunConfig) -> str:
    before = trial.before
    if config.n_ubatch != before.n_ubatch:
        return f"It works with a micro-batch of {count(config.n_ubatch)}"
    if config.n_ctx != before.n_ctx:
        return f"It works with a context of {count(config.n_ctx)} tokens"
    if before.mtp.on and not config.mtp.on:
        return "It works without drafting"
    return f"It works: {lower_first(remedy_name(trial))}"


def _proven(session: Session) -> str:
    where = "card" if session.plan and session.plan.devices else "computer"
    receipt = session.receipt
    spent = sum(stage.seconds or 0.0 for stage in receipt.stages) if receipt else 0.0
    took = f" in {seconds(spent)}" if spent else ""
    return f"Proven on this {where}{took}. One change; the rest is as before."


def _now_plan(session: Session, *, finished: bool) -> PlanView | None:
    if session.plan is None:
        return None
    buffers = session.placement.buffers if finished and session.placement else ()
    return present_plan(session.plan, title="the setup now", buffers=buffers)


def _predicted(plan: MemoryPlan | None) -> str:
    if plan is None:
        return ""
    total = sum(device.total_bytes for device in plan.devices)
    host = f"{mib(plan.host.total_bytes)} MiB of computer memory"
    return f"predicted {mib(total)} MiB on the card · {host}" if plan.devices else host


def _now(session: Session, *, finished: bool) -> str:
    text = _predicted(session.plan)
    receipt = session.receipt
    if not finished or receipt is None or receipt.peak_used_bytes is None:
        return text
    return f"{text} · at most {mib(receipt.peak_used_bytes)} MiB of the card in use"


def _changes(session: Session, trial: Trial, receipts: Sequence[Receipt]) -> tuple[ChangeRow, ...]:
    rows = [*_file(trial, session), *_settings(trial.before, session.config)]
    if trial.before_plan and session.plan:
        rows += _memory(trial.before_plan, session.plan)
    receipt = session.receipt
    if receipt and receipt.decode_tok_s and session.phase is Phase.READY:
        was = _speed_before(session, trial, receipts)
        rows.append(ChangeRow("Tokens/s, replying", was, speed(receipt.decode_tok_s), "", None))
    return (*rows, *(ChangeRow(*row, None) for row in clock_rows(trial)))


def _file(trial: Trial, session: Session) -> list[ChangeRow]:
    """Return a row where the file is another one."""
    before, now = trial.before_file, session.file
    if before is None or before.path == now.path:
        return []
    sizes = (file_size(before.size_bytes), file_size(now.size_bytes))
    was, is_ = (
        f"{file.quant or 'file'}, {size}" for file, size in zip((before, now), sizes, strict=True)
    )
    return [ChangeRow("File", was, is_, "the one change", None)]


def _speed_before(session: Session, trial: Trial, receipts: Sequence[Receipt]) -> str:
    now = session.receipt.id if session.receipt else ""
    for old in receipts:
        if old.id == now:  # a remedy that leaves the setup as it was: its own proof
            continue
        path = trial.before_file.path if trial.before_file else session.file.path
        same = old.path == path and old.config == trial.before
        if same and old.decode_tok_s:
            return speed(old.decode_tok_s)
    return UNKNOWN


def _settings(before: RunConfig, now: RunConfig) -> list[ChangeRow]:
    """Return a row for every setting that differs."""
    pairs = (
        ("Micro-batch", count(before.n_ubatch), count(now.n_ubatch)),
        ("Batch", count(before.n_batch), count(now.n_batch)),
        ("Context, tokens", count(before.n_ctx), count(now.n_ctx)),
        ("Parallel replies", count(before.n_seq_max), count(now.n_seq_max)),
        ("KV cache", _kv(before), _kv(now)),
        ("Layers on the card", _layers(before), _layers(now)),
        ("Experts on the CPU, layers", count(before.n_cpu_moe), count(now.n_cpu_moe)),
        ("Drafting (MTP)", _drafting(before), _drafting(now)),
        ("Flash attention", _switch(on=before.flash_attn), _switch(on=now.flash_attn)),
        ("Pinned memory", _switch(on=before.pinned_host), _switch(on=now.pinned_host)),
        ("CUDA graphs", _switch(on=before.cuda_graphs), _switch(on=now.cuda_graphs)),
        ("File mapped (mmap)", _switch(on=before.mmap), _switch(on=now.mmap)),
        ("Locked memory (mlock)", _switch(on=before.mlock), _switch(on=now.mlock)),
        ("Prompt cache", _budget(before.cache_ram_bytes), _budget(now.cache_ram_bytes)),
        ("Checkpoints", _budget(before.checkpoint_bytes), _budget(now.checkpoint_bytes)),
        ("Cards", _devices(before), _devices(now)),
    )
    different = [(name, was, is_) for name, was, is_ in pairs if was != is_]
    remark = "the one change" if len(different) == 1 else ""
    return [ChangeRow(name, was, is_, remark, None) for name, was, is_ in different]


def _memory(before: MemoryPlan, now: MemoryPlan) -> list[ChangeRow]:
    """Return a row for every part of the plan whose MiB differ, the host's last."""
    was, is_ = by_part(_items(before)), by_part(_items(now))
    rows = [
        _memory_row(f"{NAMES[part]}, MiB", was.get(part, 0), is_.get(part, 0)) for part in ORDER
    ]
    host = _memory_row("Computer memory, MiB", before.host.total_bytes, now.host.total_bytes)
    return [row for row in (*rows, host) if row.before != row.now]


def _items(plan: MemoryPlan) -> list[LineItem]:
    return [item for device in plan.devices or (plan.host,) for item in device.items]


def _memory_row(name: str, before: int, now: int) -> ChangeRow:
    return ChangeRow(name, mib(before), mib(now), signed_mib(now - before), now < before)


def _kv(config: RunConfig) -> str:
    if config.type_k == config.type_v:
        return config.type_k.value
    return f"{config.type_k.value} / {config.type_v.value}"


def _layers(config: RunConfig) -> str:
    return "all" if config.n_gpu_layers < 0 else count(config.n_gpu_layers)


def _drafting(config: RunConfig) -> str:
    return count(config.mtp.draft_max) if config.mtp.on else "off"


def _switch(*, on: bool) -> str:
    return "on" if on else "off"


def _budget(size_bytes: int) -> str:
    return file_size(size_bytes) if size_bytes else "none"


def _devices(config: RunConfig) -> str:
    return count(len(config.devices)) if config.devices else "all"
