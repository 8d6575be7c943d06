"""What a tried remedy changed: a row for every setting, part of the plan and figure that differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.session import Phase
from ui.presenters.clocks import clock_rows
from ui.presenters.figures import UNKNOWN, count, file_size, mib, signed_mib, speed, unit
from ui.presenters.plan_bar import NAMES, ORDER
from ui.presenters.plans import by_part
from ui.words import QT_TR_NOOP, listed, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.runconfig import RunConfig
    from app.session import Session, Trial
    from app.values.plan import LineItem, MemoryPlan
    from app.values.receipt import Receipt

_ONLY = QT_TR_NOOP("the one change")


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """One line of the table; `better` colours the change."""

    name: str
    before: str
    now: str
    change: str
    better: bool | None


def present_changes(
    session: Session, trial: Trial, receipts: Sequence[Receipt]
) -> tuple[ChangeRow, ...]:
    """Return the rows; the speed before comes from `receipts`, if that setup was ever proven."""
    rows = [*_file(trial, session), *_settings(trial.before, session.config)]
    if trial.before_plan and session.plan:
        rows += _memory(trial.before_plan, session.plan)
    receipt = session.receipt
    if receipt and receipt.decode_tok_s and session.phase is Phase.READY:
        was = _speed_before(session, trial, receipts)
        rows.append(ChangeRow(tr("Tokens/s, replying"), was, speed(receipt.decode_tok_s), "", None))
    return (*rows, *(ChangeRow(*row, None) for row in clock_rows(trial)))


def _file(trial: Trial, session: Session) -> list[ChangeRow]:
    """Return a row where the file is another one."""
    before, now = trial.before_file, session.file
    if before is None or before.path == now.path:
        return []
    sizes = (file_size(before.size_bytes), file_size(now.size_bytes))
    names = (before.quant or tr("file"), now.quant or tr("file"))
    was, is_ = map(listed, zip(names, sizes, strict=True))
    return [ChangeRow(tr("File"), was, is_, tr(_ONLY), None)]


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
        (tr("Micro-batch"), count(before.n_ubatch), count(now.n_ubatch)),
        (tr("Batch"), count(before.n_batch), count(now.n_batch)),
        (tr("Context, tokens"), count(before.n_ctx), count(now.n_ctx)),
        (tr("Parallel replies"), count(before.n_seq_max), count(now.n_seq_max)),
        (tr("KV cache"), _kv(before), _kv(now)),
        (tr("Layers on the card"), _layers(before), _layers(now)),
        (tr("Experts on the CPU, layers"), count(before.n_cpu_moe), count(now.n_cpu_moe)),
        (tr("Drafting (MTP)"), _drafting(before), _drafting(now)),
        (tr("Flash attention"), _switch(on=before.flash_attn), _switch(on=now.flash_attn)),
        (tr("Pinned memory"), _switch(on=before.pinned_host), _switch(on=now.pinned_host)),
        (tr("CUDA graphs"), _switch(on=before.cuda_graphs), _switch(on=now.cuda_graphs)),
        (tr("File mapped (mmap)"), _switch(on=before.mmap), _switch(on=now.mmap)),
        (tr("Locked memory (mlock)"), _switch(on=before.mlock), _switch(on=now.mlock)),
        (tr("Prompt cache"), _budget(before.cache_ram_bytes), _budget(now.cache_ram_bytes)),
        (tr("Checkpoints"), _budget(before.checkpoint_bytes), _budget(now.checkpoint_bytes)),
        (tr("Cards"), _devices(before), _devices(now)),
    )
    different = [(name, was, is_) for name, was, is_ in pairs if was != is_]
    remark = tr(_ONLY) if len(different) == 1 else ""
    return [ChangeRow(name, was, is_, remark, None) for name, was, is_ in different]


def _memory(before: MemoryPlan, now: MemoryPlan) -> list[ChangeRow]:
    """Return a row for every part of the plan whose MiB differ, the host's last."""
    was, is_ = by_part(_items(before)), by_part(_items(now))
    rows = [_memory_row(tr(NAMES[part]), was.get(part, 0), is_.get(part, 0)) for part in ORDER]
    host = _memory_row(tr("Computer memory"), before.host.total_bytes, now.host.total_bytes)
    return [row for row in (*rows, host) if row.before != row.now]


def _items(plan: MemoryPlan) -> list[LineItem]:
    return [item for device in plan.devices or (plan.host,) for item in device.items]


def _memory_row(name: str, before: int, now: int) -> ChangeRow:
    return ChangeRow(
        listed((name, unit("MiB"))), mib(before), mib(now), signed_mib(now - before), now < before
    )


def _kv(config: RunConfig) -> str:
    if config.type_k == config.type_v:
        return config.type_k.value
    return f"{config.type_k.value} / {config.type_v.value}"


def _layers(config: RunConfig) -> str:
    return tr("all") if config.n_gpu_layers < 0 else count(config.n_gpu_layers)


def _drafting(config: RunConfig) -> str:
    return count(config.mtp.draft_max) if config.mtp.on else tr("off")


def _switch(*, on: bool) -> str:
    return tr("on") if on else tr("off")


def _budget(size_bytes: int) -> str:
    return file_size(size_bytes) if size_bytes else tr("none")


def _devices(config: RunConfig) -> str:
    return count(len(config.devices)) if config.devices else tr("all")
