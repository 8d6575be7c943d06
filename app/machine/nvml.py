"""The only door to NVML: typed readings, None where the driver has none, named errors."""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Callable
from typing import Any, TypeVar

import pynvml

from app.machine.nvml_values import CardMemory, CardProcess

T = TypeVar("T")

THROTTLE_WORDS: dict[int, str] = {
    pynvml.nvmlClocksEventReasonGpuIdle: "idle",
    pynvml.nvmlClocksEventReasonApplicationsClocksSetting: "app-clocks",
    pynvml.nvmlClocksEventReasonSwPowerCap: "sw-power-cap",
    pynvml.nvmlClocksEventReasonHwSlowdown: "hw-slowdown",
    pynvml.nvmlClocksEventReasonSyncBoost: "sync-boost",
    pynvml.nvmlClocksEventReasonSwThermalSlowdown: "sw-thermal-slowdown",
    pynvml.nvmlClocksEventReasonHwThermalSlowdown: "hw-thermal-slowdown",
    pynvml.nvmlClocksEventReasonHwPowerBrakeSlowdown: "hw-power-brake",
    pynvml.nvmlClocksEventReasonDisplayClockSetting: "display-clock",
}
_LOST = {pynvml.NVML_ERROR_GPU_IS_LOST, pynvml.NVML_ERROR_RESET_REQUIRED}
_GONE = {
    pynvml.NVML_ERROR_UNINITIALIZED,
    pynvml.NVML_ERROR_DRIVER_NOT_LOADED,
    pynvml.NVML_ERROR_LIB_RM_VERSION_MISMATCH,
}


class NvmlError(Exception):
    """NVML answered with `code`; `message` is the driver's own text."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(f"NVML {code}: {message}")
        self.code = code
        self.message = message

    @property
    def no_library(self) -> bool:
        """No NVIDIA library on this system."""
        return bool(self.code == pynvml.NVML_ERROR_LIBRARY_NOT_FOUND)

    @property
    def not_loaded(self) -> bool:
        """The library is there, the kernel's driver does not answer."""
        return bool(self.code == pynvml.NVML_ERROR_DRIVER_NOT_LOADED)

    @property
    def mismatch(self) -> bool:
        """Library and kernel module are of different versions."""
        return bool(self.code == pynvml.NVML_ERROR_LIB_RM_VERSION_MISMATCH)

    @property
    def no_permission(self) -> bool:
        """This user may not talk to the card."""
        return bool(self.code == pynvml.NVML_ERROR_NO_PERMISSION)

    @property
    def no_power(self) -> bool:
        """The card's power cables are not plugged in."""
        return bool(self.code == pynvml.NVML_ERROR_INSUFFICIENT_POWER)


class GpuLostError(NvmlError):
    """The card does not answer any more; the others may."""


class DriverGoneError(NvmlError):
    """The driver itself went away; NVML must be opened again."""


def _call(function: Callable[..., T], *arguments: object) -> T:
    try:
        return function(*arguments)
    except pynvml.NVMLError as error:
        code = int(error.value)
        kind = GpuLostError if code in _LOST else DriverGoneError if code in _GONE else NvmlError
        raise kind(code, str(error)) from error


def _reading(function: Callable[..., T], *arguments: object) -> T | None:
    """Return None where the driver has no such reading; lost cards and drivers still raise."""
    try:
        return _call(function, *arguments)
    except (GpuLostError, DriverGoneError):
        raise
    except NvmlError:
        return None


def _pointer(handle: Any) -> int | None:  # noqa: ANN401 - a ctypes pointer of the binding
    return ctypes.cast(handle, ctypes.c_void_p).value


def _text(value: Any) -> str:  # noqa: ANN401 - the binding returns str or bytes by version
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


class Card:
    """One card of an open NVML; every reading asks the driver anew.

    Readings raise GpuLostError and DriverGoneError; whatever else fails is None.
    """

    def __init__(self, index: int, handle: object) -> None:
        self.index = index
        self.handle = handle

    def name(self) -> str:
        """Return the product name."""
        return _text(_reading(pynvml.nvmlDeviceGetName, self.handle) or "NVIDIA card")

    def uuid(self) -> str:
        """Return the card's own id; its position where the driver has none."""
        found = _reading(pynvml.nvmlDeviceGetUUID, self.handle)
        return _text(found) if found else f"index-{self.index}"

    def pci_bus_id(self) -> str | None:
        """Return domain:bus:device.function, such as 00000000:01:00.0."""
        info = _reading(pynvml.nvmlDeviceGetPciInfo, self.handle)
        return None if info is None else _text(info.busId)

    def compute_capability(self) -> str | None:
        """Return '8.6' for an RTX 3090."""
        pair = _reading(pynvml.nvmlDeviceGetCudaComputeCapability, self.handle)
        return None if pair is None else f"{pair[0]}.{pair[1]}"

    def instances(self) -> tuple[Card, ...] | None:
        """Return the instances of a card that is divided (MIG); None for a whole one."""
        mode = _reading(pynvml.nvmlDeviceGetMigMode, self.handle)
        if mode is None or mode[0] != pynvml.NVML_DEVICE_MIG_ENABLE:
            return None
        most = _reading(pynvml.nvmlDeviceGetMaxMigDeviceCount, self.handle) or 0
        read = pynvml.nvmlDeviceGetMigDeviceHandleByIndex
        handles = (_reading(read, self.handle, place) for place in range(most))
        return tuple(Card(self.index, handle) for handle in handles if handle is not None)

    def memory(self) -> CardMemory | None:
        """Return the card's own memory; None on cards that share the computer's."""
        read, handle = pynvml.nvmlDeviceGetMemoryInfo, self.handle
        info = _reading(read, handle, pynvml.nvmlMemory_v2) or _reading(read, handle)
        # Some drivers of cards without their own memory answer with zeros instead of a refusal.
        return CardMemory(int(info.total), int(info.free)) if info and info.total else None

    def sm_mhz(self) -> int | None:
        """Return the SM clock."""
        return _reading(pynvml.nvmlDeviceGetClockInfo, self.handle, pynvml.NVML_CLOCK_SM)

    def mem_mhz(self) -> int | None:
        """Return the memory clock."""
        return _reading(pynvml.nvmlDeviceGetClockInfo, self.handle, pynvml.NVML_CLOCK_MEM)

    def max_sm_mhz(self) -> int | None:
        """Return the highest SM clock."""
        return _reading(pynvml.nvmlDeviceGetMaxClockInfo, self.handle, pynvml.NVML_CLOCK_SM)

    def max_mem_mhz(self) -> int | None:
        """Return the highest memory clock."""
        return _reading(pynvml.nvmlDeviceGetMaxClockInfo, self.handle, pynvml.NVML_CLOCK_MEM)

    def supported_sm_mhz(self) -> tuple[int, ...]:
        """Return the SM clocks that can be set, lowest first; none where they are not told."""
        memory = _reading(pynvml.nvmlDeviceGetSupportedMemoryClocks, self.handle) or (0,)
        read = pynvml.nvmlDeviceGetSupportedGraphicsClocks
        return tuple(sorted(_reading(read, self.handle, max(memory)) or ()))

    def power_w(self) -> float | None:
        """Return the draw."""
        milliwatts = _reading(pynvml.nvmlDeviceGetPowerUsage, self.handle)
        return None if milliwatts is None else milliwatts / 1000

    def power_limit_w(self) -> float | None:
        """Return the limit in force."""
        milliwatts = _reading(pynvml.nvmlDeviceGetEnforcedPowerLimit, self.handle)
        return None if milliwatts is None else milliwatts / 1000

    def temperature_c(self) -> int | None:
        """Return the core's temperature."""
        sensor = pynvml.NVML_TEMPERATURE_GPU
        return _reading(pynvml.nvmlDeviceGetTemperature, self.handle, sensor)

    def utilization_pct(self) -> tuple[int, int] | None:
        """Return how busy the card and its memory controller are."""
        found = _reading(pynvml.nvmlDeviceGetUtilizationRates, self.handle)
        return None if found is None else (int(found.gpu), int(found.memory))

    def pstate(self) -> int | None:
        """Return the performance state, 0 the highest; 32 means unknown."""
        state = _reading(pynvml.nvmlDeviceGetPerformanceState, self.handle)
        return state if state is not None and state < 32 else None

    def fan_pct(self) -> int | None:
        """Return the fan's speed; None on cards without one."""
        return _reading(pynvml.nvmlDeviceGetFanSpeed, self.handle)

    def display_attached(self) -> bool | None:
        """Return whether a screen hangs on this card."""
        active = _reading(pynvml.nvmlDeviceGetDisplayActive, self.handle)
        return None if active is None else bool(active)

    def throttle(self) -> tuple[str, ...]:
        """Return the words for what holds the clocks down."""
        mask = _reading(pynvml.nvmlDeviceGetCurrentClocksEventReasons, self.handle) or 0
        return tuple(word for bit, word in THROTTLE_WORDS.items() if mask & bit)

    def processes(self) -> tuple[CardProcess, ...]:
        """Return who uses the card, each process once."""
        found: dict[int, int | None] = {}
        for read in (
            pynvml.nvmlDeviceGetComputeRunningProcesses,
            pynvml.nvmlDeviceGetGraphicsRunningProcesses,
        ):
            for process in _reading(read, self.handle) or ():
                known = found.get(int(process.pid))
                found[int(process.pid)] = known or process.usedGpuMemory
        return tuple(CardProcess(pid, used) for pid, used in found.items())


class Nvml:
    """An open NVML. One thread owns it; `close` lets a laptop's card sleep again."""

    def __init__(self) -> None:
        """Open the driver's library.

        Raises:
            NvmlError: there is no library, no driver, or no right to use it.
        """
        _call(pynvml.nvmlInit)
        self._events: object | None = None
        self._addresses: dict[int | None, str | None] = {}

    def close(self) -> None:
        """Close the library; never fails."""
        events, self._events = self._events, None
        if events is not None:
            with contextlib.suppress(NvmlError):
                _call(pynvml.nvmlEventSetFree, events)
        with contextlib.suppress(NvmlError):
            _call(pynvml.nvmlShutdown)

    def driver(self) -> str | None:
        """Return the driver's version."""
        found = _reading(pynvml.nvmlSystemGetDriverVersion)
        return None if found is None else _text(found)

    def cuda_version(self) -> str | None:
        """Return the highest CUDA the driver runs, such as '13.0'."""
        number = _reading(pynvml.nvmlSystemGetCudaDriverVersion_v2)
        return None if not number else f"{number // 1000}.{number % 1000 // 10}"

    def count(self) -> int:
        """Return how many cards the driver sees."""
        return int(_reading(pynvml.nvmlDeviceGetCount) or 0)

    def card(self, index: int) -> Card:
        """Return one card.

        Raises:
            NvmlError: the card is lost, hidden from this user, or without power.
        """
        return Card(index, _call(pynvml.nvmlDeviceGetHandleByIndex, index))

    def watch_xids(self, cards: list[Card]) -> bool:
        """Ask for Xid events of these cards; False where the system has none (Windows)."""
        if self._events is None:
            self._events = _reading(pynvml.nvmlEventSetCreate)
        if self._events is None:
            return False
        kind = pynvml.nvmlEventTypeXidCriticalError
        watched = 0
        for card in cards:
            with contextlib.suppress(GpuLostError):  # its readings tell that
                supported = _reading(pynvml.nvmlDeviceGetSupportedEventTypes, card.handle) or 0
                if supported & kind:
                    _reading(pynvml.nvmlDeviceRegisterEvents, card.handle, kind, self._events)
                    self._addresses[_pointer(card.handle)] = card.pci_bus_id()
                    watched += 1
        return watched > 0

    def next_xid(self) -> tuple[int, str | None] | None:
        """Return one waiting Xid and the PCI address of its card, without waiting."""
        if self._events is None:
            return None
        event = _reading(pynvml.nvmlEventSetWait, self._events, 0)
        if event is None or event.eventType != pynvml.nvmlEventTypeXidCriticalError:
            return None
        return int(event.eventData), self._addresses.get(_pointer(event.device))
