"""The devices that the loaded library can compute on."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from app.engine import llama, rpc

_CPU = 0
_DISCRETE, _INTEGRATED = 1, 2
"""ggml_backend_dev_type."""
_endpoints: dict[int, tuple[str, str]] = {}
"""Of devices of other computers, by handle: where they are served and their UUID."""


@dataclass(frozen=True, slots=True)
class Device:
    """One device of ggml's registry; `handle` is its address in the library."""

    handle: int
    name: str
    description: str
    is_gpu: bool
    is_cpu: bool
    bus_id: str = ""
    integrated: bool = False
    total_bytes: int = 0
    free_bytes: int = 0
    endpoint: str = ""
    """Where another computer serves it; '' it is here."""
    uuid: str = ""
    """Of a device of another computer; cards here are named by the driver, see `names`."""


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
        endpoint, uuid = _endpoints.get(handle, ("", ""))
        found.append(
            Device(
                handle=handle,
                name=_text(props.name),
                description=_text(props.description),
                is_gpu=props.type in (_DISCRETE, _INTEGRATED),
                is_cpu=props.type == _CPU,
                bus_id=_text(props.device_id),
                integrated=props.type == _INTEGRATED,
                total_bytes=props.memory_total,
                free_bytes=props.memory_free,
                endpoint=endpoint,
                uuid=uuid,
            )
        )
    return tuple(found)


def gpus(endpoints: Sequence[str] = ()) -> tuple[Device, ...]:
    """Return the devices that layers can be put on: those of `endpoints`, then the cards here.

    The order is that of a plan, whatever the library's is: endpoints as given, cards by their
    address on the bus, discrete ones before integrated ones. A last layer on a card here spares
    the way of every token's logits over the network.
    """
    far = [device for device in devices() if device.endpoint in endpoints and device.endpoint]
    near = [device for device in devices() if device.is_gpu and not device.endpoint]
    far.sort(key=lambda device: endpoints.index(device.endpoint))
    near.sort(key=lambda device: (device.integrated, _bus_order(device.bus_id)))
    return (*far, *near)


def registered() -> frozenset[str]:
    """Return the endpoints whose devices are devices of the library."""
    return frozenset(endpoint for endpoint, _ in _endpoints.values())


def register(endpoints: Sequence[str]) -> None:
    """Make the devices that are served at `endpoints` devices of the library.

    What serves there must be known to be of the library's version: on another one ggml ends the
    process.

    Raises:
        rpc.RemoteError: the library has no such thing, or refused.
    """
    for endpoint in endpoints:
        if endpoint in registered():
            continue
        add = _rpc_function("add_server", ctypes.c_void_p, ctypes.c_char_p)
        registry = add(endpoint.encode()) if add else None
        if not registry:
            raise rpc.unreachable(endpoint, "the engine did not connect" if add else "no RPC here")
        llama.ggml.ggml_backend_register.argtypes = [ctypes.c_void_p]
        llama.ggml.ggml_backend_register.restype = None
        llama.ggml.ggml_backend_register(registry)
        for n, handle in enumerate(_devices_of(registry)):
            _endpoints[handle] = (endpoint, rpc.uuid_of(endpoint, n))


def serve(endpoint: str, served: Sequence[Device], n_threads: int) -> None:
    """Serve devices of this computer at `endpoint`; returns only when it cannot listen there.

    Raises:
        rpc.RemoteError: the library was built without.
    """
    pointers, size = ctypes.POINTER(ctypes.c_void_p), ctypes.c_size_t
    start = _rpc_function(
        "start_server", None, ctypes.c_char_p, ctypes.c_char_p, size, size, pointers
    )
    if start is None:
        raise rpc.unreachable(endpoint, "this engine was built without RPC")
    handles = (ctypes.c_void_p * len(served))(*(device.handle for device in served))
    start(endpoint.encode(), None, n_threads, len(served), handles)


def _rpc_function(name: str, result: Any, *arguments: Any) -> Callable[..., Any] | None:  # noqa: ANN401
    llama.ggml.ggml_backend_reg_by_name.restype = ctypes.c_void_p
    llama.ggml.ggml_backend_reg_by_name.argtypes = [ctypes.c_char_p]
    find = llama.ggml_base.ggml_backend_reg_get_proc_address
    find.restype, find.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]
    registry = llama.ggml.ggml_backend_reg_by_name(b"RPC")
    address = find(registry, f"ggml_backend_rpc_{name}".encode()) if registry else None
    return ctypes.CFUNCTYPE(result, *arguments)(address) if address else None


def _devices_of(registry: int) -> list[int]:
    count, get = (
        llama.ggml_base.ggml_backend_reg_dev_count,
        llama.ggml_base.ggml_backend_reg_dev_get,
    )
    count.argtypes, count.restype = [ctypes.c_void_p], ctypes.c_size_t
    get.argtypes, get.restype = [ctypes.c_void_p, ctypes.c_size_t], ctypes.c_void_p
    return [get(registry, n) for n in range(count(registry))]


def _bus_order(bus_id: str) -> tuple[str, str]:
    domain, _, rest = bus_id.lower().partition(":")
    return domain.zfill(8), rest


def names(device: Device) -> set[str]:
    """Return every name a person or a setup may call `device` by, in lower case.

    Setups name cards by NVML's UUID; the library knows their bus address, so NVML is asked.
    """
    known = {device.name, device.bus_id, device.uuid, device.endpoint} - {""}
    if device.endpoint:
        return {name.lower() for name in known}
    known = {name.lower() for name in known}
    return known | {uuid.lower() for uuid, bus in _nvml_cards() if same_bus(bus, device.bus_id)}


def same_bus(one: str, other: str) -> bool:
    """Return whether two PCI addresses are one; NVML writes the domain with eight digits."""
    domain_a, _, rest_a = one.lower().partition(":")
    domain_b, _, rest_b = other.lower().partition(":")
    return bool(rest_a) and rest_a == rest_b and domain_a.zfill(8) == domain_b.zfill(8)


def _nvml_cards() -> list[tuple[str, str]]:
    from app.machine.nvml import Nvml, NvmlError  # noqa: PLC0415 - for a named card alone

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
    return _buffer_type(next(device.handle for device in devices() if device.is_cpu))


def buffer_name(device: Device) -> str:
    """Return how the library calls what lies on `device`."""
    base = llama.ggml_base
    base.ggml_backend_buft_name.argtypes = [ctypes.c_void_p]
    base.ggml_backend_buft_name.restype = ctypes.c_char_p
    return _text(base.ggml_backend_buft_name(_buffer_type(device.handle)))


def _buffer_type(handle: int) -> int:
    base = llama.ggml_base
    base.ggml_backend_dev_buffer_type.argtypes = [ctypes.c_void_p]
    base.ggml_backend_dev_buffer_type.restype = ctypes.c_void_p
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
