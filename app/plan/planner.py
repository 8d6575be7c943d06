"""The plan: a model, a machine and a RunConfig become line items, reserves and a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.protocol import DryRunDone
from app.errors import UsageError
from app.plan import reserves
from app.plan.ggml_types import KV_BLOCKS, KV_QUANTISED
from app.plan.header import Header
from app.plan.hparams import HParams, from_header
from app.plan.items import Items, Subject
from app.plan.lines import collect
from app.plan.patterns import HYBRID_BY_INTERVAL
from app.plan.placement import HOST, Places, choose_gpus, place
from app.plan.run import CELL_PAD, Run, pad, resolve
from app.plan.shards import read_model
from app.plan.weights import Weights, weigh
from app.runconfig import RunConfig
from app.values.ledger import Learned
from app.values.machine import Gpu, Machine
from app.values.plan import DevicePlan, LineItem, MemoryPlan

NOTHING_LEARNED = Learned()


@dataclass(frozen=True, slots=True)
class Model:
    """What is planned: figures and weights; `weights` None where only figures are known.

    `run` stands where the counts are given and not to be derived from the RunConfig.
    """

    hparams: HParams
    weights: Weights | None = None
    mmproj_bytes: int = 0
    run: Run | None = None

    @classmethod
    def of(cls, header: Header, name: str = "The file", mmproj: Header | None = None) -> Model:
        """Return the model of a header; raise `FileProblemError` if it is no language model."""
        extra = sum(tensor.n_bytes for tensor in mmproj.tensors) if mmproj else 0
        return cls(from_header(header, name), weigh(header.tensors), extra)


def plan(
    model: Model,
    machine: Machine,
    config: RunConfig,
    *,
    dry_run: DryRunDone | None = None,
    learned: Learned = NOTHING_LEARNED,
    desktop_reserve_bytes: int = reserves.DESKTOP_RESERVE_BYTES,
) -> MemoryPlan:
    """Return where every byte of `model` goes under `config` on `machine`.

    `dry_run` is what the engine said on the CPU; its figures are converted. `learned` is
    what past loads of this kind took above their plan. Raises `UsageError` for a config that the
    model cannot run with.
    """
    check(model.hparams, config)
    resolved = model.run or resolve(model.hparams, config)
    gpus = choose_gpus(machine, config)
    places = place(model.hparams.n_layer_all, config, gpus)
    subject = Subject(
        model.hparams, model.weights, config, resolved, places, dry_run, model.mmproj_bytes
    )
    items = collect(subject)
    kept = (desktop_reserve_bytes, learned)
    graphs = reserves.graph_bytes(
        resolved.n_ubatch,
        2 if resolved.mtp else 1,
        delta_net=model.hparams.architecture in HYBRID_BY_INTERVAL,
    )
    notes = (*_notes(model.hparams, config, places, resolved), *items.notes, *_missing(items))
    host = _host(machine, items, graphs, learned)
    devices = tuple(
        _device(i, _beside(gpu, host), machine, items, config, kept) for i, gpu in enumerate(gpus)
    )
    return MemoryPlan(config=config, devices=devices, host=host, notes=notes)


def check(hparams: HParams, config: RunConfig) -> None:
    """Raise `UsageError` if the model cannot run with `config`."""
    limit = hparams.n_ctx_train
    per_sequence = config.n_ctx // config.n_seq_max
    if limit is not None and pad(per_sequence, CELL_PAD) > pad(limit, CELL_PAD):
        raise UsageError(
            f"A context of {config.n_ctx:,} tokens is more than the model was trained for"
            f" ({limit:,}).",
            fix=f"Choose at most {limit * config.n_seq_max:,}.",
            cause="config-context-too-long",
        )
    quantised = {config.type_v, config.mtp.type_v or config.type_v} & KV_QUANTISED
    if quantised and not config.flash_attn:
        raise UsageError(
            f"A value cache of type {min(quantised)} needs flash attention.",
            fix="Switch flash attention on, or choose f16.",
            cause="config-v-cache-needs-flash-attention",
        )
    size = hparams.head_k
    mtp = config.mtp
    for kv_type in filter(None, (config.type_k, config.type_v, mtp.type_k, mtp.type_v)):
        if size is not None and size % KV_BLOCKS[kv_type][0]:
            raise UsageError(
                f"A cache of type {kv_type} does not fit this model's heads of {size} elements.",
                fix="Choose f16.",
                cause="config-kv-type-unsupported",
            )


def _beside(gpu: Gpu, host: DevicePlan) -> Gpu:
    """Return the card with what the host part leaves, where both share one memory."""
    if gpu.memory_kind == "dedicated":
        return gpu
    free = min(gpu.free_bytes, host.free_bytes) - host.total_bytes
    return gpu.model_copy(update={"free_bytes": max(0, free)})


def _device(
    index: int,
    gpu: Gpu,
    machine: Machine,
    items: Items,
    config: RunConfig,
    kept: tuple[int, Learned],
) -> DevicePlan:
    desktop, learned = kept
    runtime = LineItem(key="runtime", bytes=reserves.runtime_bytes(gpu, machine), confidence="low")
    return DevicePlan(
        name=gpu.name,
        uuid=gpu.uuid,
        capacity_bytes=gpu.total_bytes,
        free_bytes=gpu.free_bytes,
        free_seconds=machine.free_seconds,
        other_programs_bytes=gpu.other_programs_bytes,
        items=(*items.lines[index], runtime),
        reserves=reserves.of_device(
            gpu,
            cuda_graphs=config.cuda_graphs,
            desktop_reserve_bytes=desktop,
            residual_bytes=learned.device_bytes,
            receipts=learned.device_receipts,
        ),
    )


def _host(machine: Machine, items: Items, graph_bytes: int, learned: Learned) -> DevicePlan:
    host = machine.host
    return DevicePlan(
        name="host",
        capacity_bytes=host.total_bytes,
        free_bytes=host.usable_bytes,
        free_seconds=machine.free_seconds,
        other_programs_bytes=max(0, host.total_bytes - host.available_bytes),
        items=tuple(items.lines[HOST]),
        reserves=reserves.of_host(
            host,
            graph_bytes,
            residual_bytes=learned.host_bytes,
            receipts=learned.host_receipts,
        ),
    )


def _notes(hparams: HParams, config: RunConfig, places: Places, run: Run) -> list[str]:
    notes = []
    if config.mtp.on and not run.mtp:
        notes.append("The file has no MTP head: planned without drafting.")
    if not hparams.caches_known:
        notes.append(
            f"The architecture {hparams.architecture or 'of this model'} is not one whose memory"
            " is known exactly; a dry run gives better figures."
        )
    if not run.flash_attn:
        notes.append("Without flash attention the scores of every head are kept: much memory.")
    if places.gpus and places.on_host:
        notes.append(f"{places.on_host} of {len(places.layers)} layers stay on the processor.")
    if places.gpus and config.n_cpu_moe and hparams.n_expert:
        n = min(config.n_cpu_moe, hparams.n_layer or config.n_cpu_moe)
        notes.append(f"The experts of {n} layers stay on the processor.")
    return notes


def _missing(items: Items) -> list[str]:
    if not items.missing:
        return []
    return [f"Left out, because a figure is not known: {', '.join(items.missing)}."]


def plan_file(path: Path, machine: Machine, config: RunConfig) -> MemoryPlan:
    """Return the plan of a model file on disk, all its parts counted."""
    return plan(Model.of(read_model(path), path.name), machine, config)
