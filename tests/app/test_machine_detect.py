"""Detection against the simulated driver through the unmodified nvidia-ml-py."""

from __future__ import annotations

import re
from pathlib import Path

import pynvml
import pytest

from app.machine import builds, trouble
from app.machine.cards import Cards
from app.machine.detect import detect
from app.machine.displays import displays
from app.values.machine import Cpu
from catalog import load
from catalog.causes import causes
from tests.sim.nvml_sim import MIB, Simulator, library


@pytest.fixture
def nvml(tmp_path, monkeypatch):
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        yield simulator


def system(root, *, card=False, container=False, wsl=False, nouveau=False, suspended=False):
    """Write the few files of a Linux that detection looks at."""
    (root / "proc").mkdir()
    (root / "proc/version").write_text("Linux version 6 microsoft" if wsl else "Linux version 6")
    if card:
        folder = root / "sys/bus/pci/devices/0000:01:00.0"
        (folder / "power").mkdir(parents=True)
        (folder / "vendor").write_text("0x10de\n")
        (folder / "class").write_text("0x030000\n")
        (folder / "power/runtime_status").write_text("suspended\n" if suspended else "active\n")
    if container:
        (root / ".dockerenv").touch()
    if nouveau:
        (root / "sys/module/nouveau").mkdir(parents=True)
    return root


def test_every_field_of_a_desktop_card_is_read(nvml):
    machine = detect()
    (gpu,) = machine.gpus
    assert gpu.name == "NVIDIA GeForce RTX 3090 Ti"
    assert gpu.total_bytes == 24563 * MIB
    assert gpu.free_bytes == 23285 * MIB
    assert gpu.other_programs_bytes == 1278 * MIB  # total - free: the driver's reserve counts too
    assert (gpu.compute_capability, gpu.cuda_version) == ("8.6", "13.0")
    assert (gpu.driver, machine.driver) == ("580.95.05", "580.95.05")
    assert gpu.memory_kind == "dedicated"
    assert gpu.pci_bus_id == "00000000:01:00.0"
    assert (gpu.max_sm_mhz, gpu.max_mem_mhz, gpu.power_limit_w) == (2115, 10501, 450.0)
    assert gpu.display_attached is True
    assert machine.problems == ()


def test_two_cards_keep_their_order_and_ids(nvml):
    nvml.use("rtx-5060-ti-pair")
    first, second = detect().gpus
    assert (first.index, second.index) == (0, 1)
    assert first.uuid != second.uuid
    assert (first.display_attached, second.display_attached) == (True, False)


def test_old_drivers_without_the_second_memory_call_still_give_memory(nvml):
    nvml.fail("nvmlDeviceGetMemoryInfo_v2", pynvml.NVML_ERROR_FUNCTION_NOT_FOUND)
    (gpu,) = detect().gpus
    assert (gpu.free_bytes, gpu.memory_kind) == (23285 * MIB, "dedicated")


def test_a_card_without_memory_of_its_own_shares_the_computers(nvml):
    nvml.use("gb10-unified")
    machine = detect()
    (gpu,) = machine.gpus
    assert gpu.memory_kind == "unified"
    assert gpu.total_bytes == machine.host.total_bytes
    assert gpu.free_bytes == machine.host.usable_bytes


def test_a_driver_that_answers_with_zero_memory_means_shared_memory(nvml):
    nvml.card(mem_total=0, mem_used=0, mem_reserved=0)
    (gpu,) = detect().gpus
    assert gpu.memory_kind == "unified"
    assert gpu.total_bytes > 0


def test_readings_the_driver_does_not_give_are_none_and_never_zero(nvml):
    for function in (
        "nvmlDeviceGetEnforcedPowerLimit",
        "nvmlDeviceGetMaxClockInfo",
        "nvmlDeviceGetCudaComputeCapability",
        "nvmlDeviceGetDisplayActive",
        "nvmlSystemGetCudaDriverVersion_v2",
    ):
        nvml.fail(function, pynvml.NVML_ERROR_NOT_SUPPORTED)
    (gpu,) = detect().gpus
    assert gpu.power_limit_w is None
    assert gpu.max_sm_mhz is None
    assert gpu.compute_capability is None
    assert gpu.display_attached is None
    assert gpu.cuda_version is None


def test_nvml_is_closed_again_so_that_a_laptop_card_may_sleep(nvml):
    detect()
    assert nvml.calls("nvmlShutdown") == nvml.calls("nvmlInitWithFlags") == 1


def test_a_driver_that_is_not_running_is_named(nvml, tmp_path):
    nvml.use("no-driver")
    (problem,) = detect(system(tmp_path, card=True)).problems
    assert problem.cause == "driver-module-not-loaded"
    assert problem.fix


def test_nouveau_holding_the_card_is_named(nvml, tmp_path):
    nvml.use("no-driver")
    (problem,) = detect(system(tmp_path, card=True, nouveau=True)).problems
    assert "nouveau" in problem.text


def test_secure_boot_is_named_when_it_refuses_the_module(nvml, tmp_path):
    nvml.use("no-driver")
    folder = system(tmp_path, card=True) / "sys/firmware/efi/efivars"
    folder.mkdir(parents=True)
    (folder / "SecureBoot-8be4df61").write_bytes(b"\x06\0\0\0\x01")
    (problem,) = detect(tmp_path).problems
    assert "Secure Boot" in problem.fix


def test_a_library_that_does_not_match_the_kernel_module_is_named(nvml):
    nvml.use("mismatch")
    machine = detect()
    assert [problem.cause for problem in machine.problems] == ["driver-library-mismatch"]
    assert machine.gpus == ()


@pytest.mark.parametrize(
    ("kind", "cause", "word"),
    [
        ({"card": True}, "driver-not-installed", "Install"),
        ({"card": True, "container": True}, "driver-not-installed", "container"),
        ({"wsl": True}, "driver-not-installed", "Windows"),
        ({}, "gpu-hidden-or-absent", "processor"),
    ],
)
def test_no_library_is_told_apart_by_what_the_computer_has(
    monkeypatch, tmp_path, kind, cause, word
):
    def missing() -> None:
        raise pynvml.NVMLError(pynvml.NVML_ERROR_LIBRARY_NOT_FOUND)

    monkeypatch.delenv("container", raising=False)
    monkeypatch.setattr(pynvml, "nvmlInit", missing)
    (problem,) = detect(system(tmp_path, **kind)).problems
    assert problem.cause == cause
    assert word in problem.fix


def test_a_driver_without_cards_says_so(nvml):
    nvml.use("no-card")
    machine = detect()
    assert [problem.cause for problem in machine.problems] == ["gpu-hidden-or-absent"]
    assert machine.driver == "580.95.05"


def test_no_right_to_use_the_card_is_named(nvml):
    nvml.set(init_err=pynvml.NVML_ERROR_NO_PERMISSION)
    (problem,) = detect().problems
    assert problem.cause == "gpu-hidden-or-absent"
    assert "may not use" in problem.text


@pytest.mark.parametrize(
    ("code", "word"),
    [
        (pynvml.NVML_ERROR_NO_PERMISSION, "may not use"),
        (pynvml.NVML_ERROR_INSUFFICIENT_POWER, "power cables"),
        (pynvml.NVML_ERROR_IRQ_ISSUE, "cannot be used"),
    ],
)
def test_one_card_that_cannot_be_opened_does_not_hide_the_other(nvml, code, word):
    nvml.use("rtx-5060-ti-pair")
    nvml.fail("nvmlDeviceGetHandleByIndex_v2", code, index=0)
    machine = detect()
    assert [gpu.index for gpu in machine.gpus] == [1]
    assert word in machine.problems[0].text


def test_a_card_off_the_bus_is_named_and_the_other_one_stays(nvml):
    nvml.use("rtx-5060-ti-pair")
    nvml.card(0, lost=1)
    machine = detect()
    assert [gpu.index for gpu in machine.gpus] == [1]
    assert [problem.cause for problem in machine.problems] == ["gpu-lost-xid79"]


def test_a_driver_that_goes_away_between_two_calls_is_named(nvml):
    nvml.fail("nvmlDeviceGetName", pynvml.NVML_ERROR_DRIVER_NOT_LOADED)
    machine = detect()
    assert machine.gpus == ()
    assert [problem.cause for problem in machine.problems] == ["driver-module-not-loaded"]


@pytest.mark.parametrize(("value", "hidden"), [("", 1), ("-1", 1), ("NoDevFiles", 1), ("0", 0)])
def test_an_environment_that_hides_every_card_is_named(nvml, monkeypatch, value, hidden):
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", value)
    assert len(detect().problems) == hidden


def test_an_unknown_answer_of_the_driver_still_ends_in_a_sentence(nvml, tmp_path, monkeypatch):
    monkeypatch.delenv("container", raising=False)
    nvml.set(init_err=999)
    (problem,) = detect(system(tmp_path)).problems
    assert problem.cause == "gpu-unavailable-after-suspend"
    (tmp_path / ".dockerenv").touch()
    (problem,) = detect(tmp_path).problems
    assert "container" in problem.text


def test_a_driver_too_old_for_every_build_is_told_with_the_version_that_is_needed(nvml):
    nvml.set(driver="515.105.01")
    (problem,) = detect().problems
    assert problem.cause == "driver-too-old-for-runtime"
    assert "525.60.13" in problem.fix


@pytest.mark.parametrize(
    ("capability", "driver", "system", "runtimes"),
    [
        ("8.6", "580.95.05", "linux", ["cu13", "cu12"]),
        ("8.6", "550.163.01", "linux", ["cu12"]),
        ("12.0", "580.95.05", "linux", ["cu13", "cu12"]),
        ("12.0", "572.16", "windows", []),
        ("12.0", "581.80", "windows", ["cu13"]),
        ("7.5", "580.95.05", "linux", ["cu12"]),
        ("6.1", "580.95.05", "linux", ["cu12"]),
        ("6.1", "470.256.02", "linux", []),
        (None, "580.95.05", "linux", []),
        ("8.6", None, "linux", []),
    ],
)
def test_the_builds_that_suit_a_card_and_its_driver(nvml, capability, driver, system, runtimes):
    (gpu,) = detect().gpus
    gpu = gpu.model_copy(update={"compute_capability": capability, "driver": driver})
    assert [choice.runtime for choice in builds.fitting(gpu, system)] == runtimes
    told = builds.driver_problem(gpu, system)
    assert (told is not None) == (not runtimes and None not in (capability, driver))


def test_a_processor_without_avx_is_named_and_arm_is_not():
    old = Cpu(name="Phenom II", physical_cores=4, logical_cores=4, usable_cores=4)
    without = old.model_copy(update={"features": ("sse3",)})
    assert builds.processor_problem(without).cause == "cpu-instruction-set"
    for features in ((), ("avx", "sse3"), ("neon",)):
        assert builds.processor_problem(old.model_copy(update={"features": features})) is None


def test_every_cause_that_detection_names_is_of_the_catalogue():
    # The clock lock names refusals of a command; it detects nothing.
    folder = Path(trouble.__file__).parent
    paths = [path for path in folder.glob("*.py") if not path.name.startswith("clock")]
    text = "".join(path.read_text() for path in paths)
    named = set(re.findall(r'cause="([a-z0-9-]+)"', text))
    assert named - {"folder-not-writable", "unknown"} <= set(causes())
    assert {xid.cause for xid in load.xids().values()} - {None} <= set(causes())


@pytest.mark.parametrize(
    ("profile", "names"),
    [
        ("rtx-3080-ti", ["RTX 3080 Ti"]),
        ("rtx-4090", ["RTX 4090"]),
        ("gtx-1070-pascal", ["GTX 1070"]),
        ("mixed-four", ["RTX 3090", "RTX 5060 Ti", "RTX 4060 Ti", "RTX 4060 Ti"]),
    ],
)
def test_other_cards_are_read_in_their_order_with_ids_and_clocks_of_their_own(nvml, profile, names):
    nvml.use(profile)
    machine = detect()
    assert [gpu.name for gpu in machine.gpus] == [f"NVIDIA GeForce {name}" for name in names]
    assert len({gpu.uuid for gpu in machine.gpus}) == len(names)
    assert machine.gpus[0].display_attached is True
    assert not any(gpu.display_attached for gpu in machine.gpus[1:])
    assert machine.problems == ()
    assert all(builds.fitting(gpu, "linux") for gpu in machine.gpus)


def test_a_pascal_card_gets_a_build_that_still_has_code_for_it(nvml):
    nvml.use("gtx-1070-pascal")
    (gpu,) = detect().gpus
    assert gpu.compute_capability == "6.1"
    assert not any(choice.runtime.startswith("cu13") for choice in builds.fitting(gpu, "linux"))


def test_of_a_divided_card_the_engine_gets_one_instance_which_is_said(nvml, monkeypatch):
    nvml.use("h100-mig")
    nvml.card(mig_instances="8,9")
    machine = detect()
    (gpu,) = machine.gpus
    assert gpu.name == "NVIDIA H100 80GB HBM3 MIG 3g.40gb"
    assert gpu.total_bytes == 40448 * MIB
    assert gpu.free_bytes == (40448 - 44) * MIB
    assert (gpu.uuid, gpu.max_sm_mhz) == ("GPU-1000a1b2-0000-4000-8000-000000000001", 1980)
    (problem,) = machine.problems
    assert problem.cause == "gpu-hidden-or-absent"
    assert "into 2 instances" in problem.text
    assert "MIG-3000a1b2-0000-5000-8000-000000000002" in problem.text
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "MIG-3000a1b2-0000-5000-8000-000000000002")
    assert detect().gpus[0].total_bytes == 9984 * MIB
    (reader,) = Cards(lambda _problem: None, lambda _event: None).read(may_wake=True)
    assert reader.total_bytes == 9984 * MIB, "what is measured is what was planned with"


def test_a_divided_card_with_one_instance_needs_no_word_and_without_any_is_no_card(nvml):
    nvml.use("h100-mig")
    machine = detect()
    assert machine.problems == ()
    assert machine.gpus[0].total_bytes == 40448 * MIB
    nvml.card(mig_instances="")
    machine = detect()
    assert machine.gpus == ()
    assert "no instance" in machine.problems[0].text
    nvml.card(mig=0)
    assert detect().gpus[0].total_bytes == 81559 * MIB


def test_inside_windows_and_in_a_container_the_card_is_seen_and_the_system_is_told(nvml, tmp_path):
    machine = detect(system(tmp_path, wsl=True, container=True))
    assert (machine.wsl, machine.container, len(machine.gpus)) == (True, True, 1)


def test_under_wddm_no_card_tells_whose_memory_it_is_but_all_tell_how_much(nvml):
    nvml.use("rtx-5060-ti-pair")
    for index in (0, 1):
        nvml.card(index, compute="4242:NA", graphics="4242:NA,99:NA")
    first, second = Cards(lambda _problem: None, lambda _event: None).read(may_wake=True)
    for sample in (first, second):
        assert {row.pid: row.used_bytes for row in sample.processes} == {4242: None, 99: None}
        assert sample.used_bytes > 0


def test_screens_on_nvidia_cards_are_listed_and_others_are_not(tmp_path):
    drm = tmp_path / "sys/class/drm"
    for card, vendor in (("card0", "0x10de"), ("card1", "0x8086")):
        (drm / card / "device").mkdir(parents=True)
        (drm / card / "device/vendor").write_text(f"{vendor}\n")
    for output, status, modes in (
        ("card0-DP-1", "connected", "2560x1440\n1920x1080\n"),
        ("card0-DP-2", "disconnected", ""),
        ("card0-HDMI-A-1", "connected", ""),
        ("card1-eDP-1", "connected", "1920x1200\n"),
    ):
        (drm / output).mkdir()
        (drm / output / "status").write_text(f"{status}\n")
        (drm / output / "modes").write_text(modes)
    assert displays(tmp_path) == ("DP-1 2560x1440", "HDMI-A-1 unknown size")
