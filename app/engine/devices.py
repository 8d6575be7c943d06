"""The devices that the loaded library can compute on."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from app.engine import llama
from app.machine.nvml import Nvml, NvmlError

_CPU = 0
_GPU_TYPES = (1, 2)
"""ggml_backend_dev_type: GPU, integrated GPU."""


@dataclass(frozen=True, slots=True)
class Device:
    """One device of ggml's registry; `handle` is its address in the library."""

    handle: int
    name: str
    description: str
    is_gpu: bool
    is_cpu: bool
    bus_id: str = ""


class _Caps(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_bool) for name in ("async_", "host_buffer", "from_host_ptr", "events")
    )


class _Props(ctypes.Structure):
    """struct ggml_backend_dev_props."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("description", ctypes.c_char_p),
        ("memory_free", ctypes.c_size_t),
        ("memory_total", ctypes.c_size_t),
        ("type", ctypes.c_int),
        ("device_id", ctypes.c_char_p),
        ("caps", _Caps),
    )


def devices() -> tuple[Device, ...]:
    """Return every device of the registry, the processor included."""
    ggml, base = llama.ggml, llama.ggml_base
    ggml.ggml_backend_dev_count.restype = ctypes.c_size_t
    ggml.ggml_backend_dev_get.argtypes = [ctypes.c_size_t]
    ggml.ggml_backend_dev_get.restype = ctypes.c_void_p
    base.ggml_backend_dev_get_props.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Props)]
    base.ggml_backend_dev_get_props.restype = None
    found = []
    for index in range(ggml.ggml_backend_dev_count()):
        handle = ggml.ggml_backend_dev_get(index)
        props = _Props()
        base.ggml_backend_dev_get_props(handle, ctypes.byref(props))
        found.append(
            Device(
                handle=handle,
                name=_text(props.name),
                description=_text(props.description),
                is_gpu=props.type in _GPU_TYPES,
                is_cpu=props.type == _CPU,
                bus_id=_text(props.device_id),
            )
        )
    return tuple(found)


def gpus() -> tuple[Device, ...]:
    """Return the devices that layers can be put on."""
    return tuple(device for device in devices() if device.is_gpu)


def names(device: Device) -> set[str]:
    """Return every name a person or a setup may call `device` by, in lower case.

    Setups name cards by NVML's UUID; the library knows their bus address, so NVML is asked.
    """
    known = {device.name.lower(), device.bus_id.lower()} - {""}
    return known | {uuid.lower() for uuid, bus in _nvml_cards() if same_bus(bus, device.bus_id)}


def same_bus(one: str, other: str) -> bool:
    """Return whether two PCI addresses are one; NVML writes the domain with eight digits."""
    domain_a, _, rest_a = one.lower().partition(":")
    domain_b, _, rest_b = other.lower().partition(":")
    return bool(rest_a) and rest_a == rest_b and domain_a.zfill(8) == domain_b.zfill(8)


def _nvml_cards() -> list[tuple[str, str]]:
    try:
        nvml = Nvml()
    except NvmlError:
        return []
    try:
        cards = [nvml.card(index) for index in range(nvml.count())]
        return [(card.uuid(), card.pci_bus_id() or "") for card in cards]
    finally:
        nvml.close()


def cpu_buffer_type() -> int:
    """Return the address of the processor's plain buffer type."""
    base = llama.ggml_base
    base.ggml_backend_dev_buffer_type.argtypes = [ctypes.c_void_p]
    base.ggml_backend_dev_buffer_type.restype = ctypes.c_void_p
    handle = next(device.handle for device in devices() if device.is_cpu)
    address: int = base.ggml_backend_dev_buffer_type(handle)
    return address


def load_modules() -> None:
    """Load backends that are separate files, unless the library has its devices built in."""
    if not devices():
        folder = str(llama.FOLDER).encode()
        llama.ggml.ggml_backend_load_all_from_path.argtypes = [ctypes.c_char_p]
        llama.ggml.ggml_backend_load_all_from_path(folder)


def _text(value: bytes | None) -> str:
    return value.decode("utf-8", "replace") if value else ""
