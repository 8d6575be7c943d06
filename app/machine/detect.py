"""What this computer is, right now."""

from __future__ import annotations

from pathlib import Path

from app import clock
from app.machine import builds, cpu, hostmem, mig, system, trouble
from app.machine.displays import displays
from app.machine.nvml import Card, DriverGoneError, GpuLostError, Nvml, NvmlError
from app.values.machine import Gpu, HostMemory, Machine, Problem


def detect(root: Path = Path("/")) -> Machine:
    """Look at cards, memory, processor and system; never fails, tells what stands in the way.

    This opens NVML and may wake a sleeping laptop card. `root` is the file system to read from.
    """
    host = hostmem.host_memory(root)
    processor = cpu.processor(root)
    gpus, driver, problems = _cards(host, root)
    further = (*map(builds.driver_problem, gpus), builds.processor_problem(processor))
    return Machine(
        gpus=gpus,
        host=host,
        cpu=processor,
        os=system.os_text(root),
        wsl=system.in_wsl(root),
        container=system.in_container(root),
        glibc=system.glibc(),
        driver=driver,
        displays=displays(root) if gpus else (),
        read_at=clock.now(),
        problems=(*problems, *(problem for problem in further if problem)),
    )


def _cards(host: HostMemory, root: Path) -> tuple[tuple[Gpu, ...], str | None, tuple[Problem, ...]]:
    try:
        nvml = Nvml()
    except NvmlError as error:
        return (), None, (trouble.no_nvml(error, root),)
    try:
        return _read_cards(nvml, host, root)
    except DriverGoneError as error:
        return (), None, (trouble.no_nvml(error, root),)
    finally:
        nvml.close()


def _read_cards(
    nvml: Nvml, host: HostMemory, root: Path
) -> tuple[tuple[Gpu, ...], str | None, tuple[Problem, ...]]:
    driver, cuda = nvml.driver(), nvml.cuda_version()
    gpus: list[Gpu] = []
    problems: list[Problem] = []
    for index in range(nvml.count()):
        try:
            card = nvml.card(index)
            if (instances := card.instances()) is not None:
                problems += filter(None, [mig.problem(card.name(), instances)])
            if (part := mig.part_of(card)) is not None:
                gpus.append(_gpu(card, part, (driver, cuda), host))
        except GpuLostError:
            problems.append(trouble.lost_card(index))
        except DriverGoneError:
            raise
        except NvmlError as error:
            problems.append(trouble.dead_card(index, error, root))
    if not gpus and not problems:
        problems.append(trouble.no_cards())
    if gpus and (hidden := trouble.hidden_by_environment()):
        problems.append(hidden)
    return tuple(gpus), driver, tuple(problems)


def _gpu(card: Card, part: Card, versions: tuple[str | None, str | None], host: HostMemory) -> Gpu:
    """Read one card, of which the engine gets `part`; one without own memory shares the computer's.

    `versions` are those of the driver and of CUDA.
    """
    memory = part.memory()
    return Gpu(
        index=card.index,
        name=part.name(),
        uuid=card.uuid(),
        total_bytes=memory.total if memory else host.total_bytes,
        free_bytes=memory.free if memory else host.usable_bytes,
        compute_capability=card.compute_capability(),
        driver=versions[0],
        cuda_version=versions[1],
        memory_kind="dedicated" if memory else "unified",
        pci_bus_id=card.pci_bus_id(),
        max_sm_mhz=card.max_sm_mhz(),
        max_mem_mhz=card.max_mem_mhz(),
        power_limit_w=card.power_limit_w(),
        display_attached=card.display_attached(),
    )
