"""The plan: a model, a machine and a RunConfig become line items, reserves and a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.protocol import DryRunDone
from app.plan import lines, reserves
from app.plan.check import check
from app.plan.header import Header
from app.plan.hparams import HParams, from_header
from app.plan.items import Items, Subject
from app.plan.patterns import HYBRID_BY_INTERVAL
from app.plan.placement import HOST, Places, choose_gpus, place
from app.plan.run import Run, resolve
from app.plan.shards import read_model
from app.plan.weights import Weights, weigh
from app.runconfig import RunConfig
from app.values.ledger import Learned
from app.values.machine import Gpu, Machine
from app.values.plan import DevicePlan, LineItem, MemoryPlan, Reserve

NOTHING_LEARNED = Learned()


@dataclass(frozen=True, slots=True)
class Model:
    """What is planned: figures and weights; `weights` None where only figures are known.

    `run` stands where the counts are given and not to be derived from the RunConfig.
    """

    hparams: HParams
    weights: Weights | None = None
    head: Weights | None = None
    """The weights of a drafting file; its figures are in `hparams`."""
    head_file: str = ""
    """Where that file is, or will be."""
    mmproj_bytes: int = 0
    """A projector's file, where images are counted; they are not supported yet."""
    run: Run | None = None

    @classmethod
    def of(cls, header: Header, name: str = "The file") -> Model:
        """Return the model of a header; raise `FileProblemError` if it is no language model."""
        return cls(from_header(header, name), weigh(header.tensors))


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

    `dry_run` is what the engine said on the CPU; its figures are converted. `learned` is what past
    loads of this kind took above their plan. Raises `UsageError` for a config that the model cannot
    run with.
    """
    planner = Planner(machine, learned=learned, desktop_reserve_bytes=desktop_reserve_bytes)
    return planner.plan(model, config, dry_run)


@dataclass(frozen=True, slots=True)
class _Common:
    """What one setup means for every quant of one model on one machine."""

    hparams: HParams
    """Kept, so that nothing else gets its id."""
    run: Run
    places: Places
    items: Items
    notes: tuple[str, ...]
    host_reserves: tuple[Reserve, ...]
    device_reserves: tuple[tuple[Reserve, ...], ...]
    runtimes: tuple[LineItem, ...]


class Planner:
    """Plans for one machine; what models with the very same figures share is worked out once."""

    def __init__(
        self,
        machine: Machine,
        *,
        learned: Learned = NOTHING_LEARNED,
        desktop_reserve_bytes: int = reserves.DESKTOP_RESERVE_BYTES,
    ) -> None:
        self.machine = machine
        self._learned = learned
        self._desktop_bytes = desktop_reserve_bytes
        self._known: dict[tuple[int, int, RunConfig], _Common] = {}

    def plan(
        self, model: Model, config: RunConfig, dry_run: DryRunDone | None = None
    ) -> MemoryPlan:
        """Return the plan; raise `UsageError` for a config that the model cannot run with."""
        common = self._common(model, config, dry_run)
        subject = self._subject(model, config, common, dry_run)
        items = lines.with_weights(subject, common.items)
        host = self._host(items, common)
        devices = tuple(
            self._device(n, gpu, host, items, common) for n, gpu in enumerate(common.places.gpus)
        )
        notes = (*common.notes, *items.notes, *_missing(items))
        return MemoryPlan(config=config, devices=devices, host=host, notes=notes)

    def _common(self, model: Model, config: RunConfig, dry_run: DryRunDone | None) -> _Common:
        if dry_run is not None:
            return self._worked_out(model, config, dry_run)
        key = (id(model.hparams), id(model.run), config)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worked_out(model, config, None)
        return found

    def _worked_out(self, model: Model, config: RunConfig, dry_run: DryRunDone | None) -> _Common:
        hparams, machine = model.hparams, self.machine
        check(hparams, config)
        run = model.run or resolve(hparams, config)
        gpus = choose_gpus(machine, config)
        places = place(hparams.n_layer_all, config, gpus)
        subject = Subject(hparams, None, config, run, places, dry_run)
        graphs = reserves.graph_bytes(
            run.n_ubatch,
            2 if run.mtp else 1,
            delta_net=hparams.architecture in HYBRID_BY_INTERVAL,
        )
        return _Common(
            hparams=hparams,
            run=run,
            places=places,
            items=lines.shared(subject),
            notes=tuple(_notes(hparams, config, places, run)),
            host_reserves=reserves.of_host(
                machine.host,
                graphs,
                residual_bytes=self._learned.host_bytes,
                receipts=self._learned.host_receipts,
            ),
            device_reserves=tuple(self._reserves(gpu, config) for gpu in gpus),
            runtimes=tuple(_runtime(gpu, machine) for gpu in gpus),
        )

    def _reserves(self, gpu: Gpu, config: RunConfig) -> tuple[Reserve, ...]:
        return reserves.of_device(
            gpu,
            cuda_graphs=config.cuda_graphs,
            desktop_reserve_bytes=self._desktop_bytes,
            residual_bytes=self._learned.device_bytes,
            receipts=self._learned.device_receipts,
        )

    def _subject(
        self, model: Model, config: RunConfig, common: _Common, dry_run: DryRunDone | None
    ) -> Subject:
        return Subject(
            model.hparams,
            model.weights,
            config,
            common.run,
            common.places,
            dry_run,
            model.mmproj_bytes,
            model.head,
        )

    def _device(
        self, index: int, gpu: Gpu, host: DevicePlan, items: Items, common: _Common
    ) -> DevicePlan:
        free_bytes = gpu.free_bytes if gpu.memory_kind == "dedicated" else _beside(gpu, host)
        return DevicePlan(
            name=gpu.name,
            uuid=gpu.uuid,
            capacity_bytes=gpu.total_bytes,
            free_bytes=free_bytes,
            free_seconds=self.machine.free_seconds,
            other_programs_bytes=max(0, gpu.total_bytes - free_bytes),
            items=(*items.lines[index], *filter(lambda one: one.bytes, (common.runtimes[index],))),
            reserves=common.device_reserves[index],
        )

    def _host(self, items: Items, common: _Common) -> DevicePlan:
        host = self.machine.host
        return DevicePlan(
            name="host",
            capacity_bytes=host.total_bytes,
            free_bytes=host.usable_bytes,
            free_seconds=self.machine.free_seconds,
            other_programs_bytes=max(0, host.total_bytes - host.available_bytes),
            items=tuple(items.lines[HOST]),
            reserves=common.host_reserves,
        )


def _runtime(gpu: Gpu, machine: Machine) -> LineItem:
    # A card that another computer serves runs already there: what is free comes after its context.
    size = 0 if gpu.endpoint else reserves.runtime_bytes(gpu, machine)
    return LineItem(key="runtime", bytes=size, confidence="low")


def _beside(gpu: Gpu, host: DevicePlan) -> int:
    """Return what the host's part leaves of the memory that it shares with the card."""
    return max(0, min(gpu.free_bytes, host.free_bytes) - host.total_bytes)


def _notes(hparams: HParams, config: RunConfig, places: Places, run: Run) -> list[str]:
    notes = []
    if config.mtp.on and not run.mtp:
        notes.append("The file has no MTP head: planned without drafting.")
    if not hparams.caches_known:
        notes.append(
            f"The architecture {hparams.architecture or 'of this model'} is not one whose memory"
            " is known exactly; a dry run gives better figures."
        )
    if not places.gpus and not config.mmap and not config.mlock:
        notes.append("The file is read, not mapped, so that no weight is in memory twice.")
    if not run.flash_attn:
        notes.append("Without flash attention the scores of every head are kept: much memory.")
    if len(places.gpus) > 1 and config.split_mode == "row":
        notes.append("A split by rows is planned as one by layers: the shares are about the same.")
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
