"""Which archive of a release suits a card, its driver and this system."""

import pytest

from app.runtimes import offers as rules
from app.runtimes.offers import offers, wanted_tag
from app.runtimes.release import Asset, Release
from app.values.machine import Cpu, Gpu, HostMemory, Machine
from catalog import load

TAG = "b11312"
LINUX = (
    f"llama-{TAG}-bin-ubuntu-cuda-12.8-x64.tar.gz",
    f"cudart-llama-{TAG}-bin-ubuntu-cuda-12.8-x64.tar.gz",
    f"llama-{TAG}-bin-ubuntu-cuda-13.4-x64.tar.gz",
    f"cudart-llama-{TAG}-bin-ubuntu-cuda-13.4-x64.tar.gz",
    f"llama-{TAG}-bin-ubuntu-cuda-13.4-arm64.tar.gz",
    f"cudart-llama-{TAG}-bin-ubuntu-cuda-13.4-arm64.tar.gz",
    f"llama-{TAG}-bin-ubuntu-x64.tar.gz",
    f"llama-{TAG}-bin-ubuntu-vulkan-x64.tar.gz",
)
WINDOWS = (
    f"llama-{TAG}-bin-win-cuda-12.4-x64.zip",
    "cudart-llama-bin-win-cuda-12.4-x64.zip",
    f"llama-{TAG}-bin-win-cuda-13.4-x64.zip",
    "cudart-llama-bin-win-cuda-13.4-x64.zip",
    f"llama-{TAG}-bin-win-cpu-x64.zip",
    f"llama-{TAG}-bin-win-vulkan-x64.zip",
)
HOST = HostMemory(total_bytes=1, available_bytes=1)
CPU = Cpu(name="cpu", physical_cores=1, logical_cores=1, usable_cores=1)


def release(*names, sha256="a" * 64):
    return Release(TAG, tuple(Asset(name, 100, sha256, f"https://x/{name}") for name in names))


def machine(*cards):
    gpus = tuple(
        Gpu(
            index=i,
            name=f"card {capability}",
            uuid=f"GPU-{i}",
            total_bytes=1,
            free_bytes=1,
            compute_capability=capability,
            driver=driver,
        )
        for i, (capability, driver) in enumerate(cards)
    )
    return Machine(gpus=gpus, host=HOST, cpu=CPU, os="test")


def kinds(found):
    return [offer.kind for offer in found.fitting if offer.kind.startswith("cu")]


def why(found, kind):
    return next(refused.why for refused in found.refused if refused.kind == kind)


def linux(*cards, names=LINUX, arch="x64"):
    return offers(release(*names), machine(*cards), system="linux", arch=arch)


def windows(*cards, names=WINDOWS):
    return offers(release(*names), machine(*cards), system="windows", arch="x64")


def test_the_release_is_the_one_of_the_bindings_commit():
    assert wanted_tag() == load.runtimes().binding.build == TAG


@pytest.mark.parametrize(
    ("capability", "driver", "expected"),
    [
        ("12.0", "616.64", ["cu13", "cu12"]),
        ("12.0", "575.57", ["cu12"]),
        ("12.0", "560.35", []),
        ("8.6", "595.58", ["cu13", "cu12"]),
        ("8.6", "550.54", ["cu12"]),
        ("7.5", "616.64", ["cu12"]),
        ("8.0", "565.00", []),
        ("6.1", "580.65", ["cu12"]),
        ("6.1", "550.54", []),
    ],
)
def test_the_card_and_its_driver_decide_on_linux(capability, driver, expected):
    assert kinds(linux((capability, driver))) == expected


def test_code_that_the_driver_compiles_needs_one_as_new_as_the_toolkit():
    found = linux(("9.0", "580.95"))
    assert kinds(found) == ["cu12"]
    assert "616.0 is needed" in why(found, "cu13") or "616.00" in why(found, "cu13")


def test_an_rtx_50_never_gets_the_windows_12_4_archive():
    found = windows(("12.0", "617.14"))
    assert kinds(found) == ["cu13"]
    assert "12.8" in why(found, "cu12")
    assert kinds(windows(("12.0", "566.00"))) == []


def test_turing_gets_cuda_12_on_windows():
    assert kinds(windows(("7.5", "617.14"))) == ["cu12"]


def test_the_minor_version_is_read_from_the_name():
    names = [name.replace("13.4", "13.9") for name in LINUX]
    assert linux(("8.9", "620.00"), names=names).fitting[0].cuda == "13.9"


def test_cuda_13_2_is_refused_until_its_compiler_was_repaired():
    names = [name.replace("13.4", "13.2") for name in LINUX]
    found = linux(("8.9", "620.00"), names=names)
    assert kinds(found) == ["cu12"]
    assert "IQ" in why(found, "cu13")
    repaired = [name.replace("13.4", "13.2.2") for name in LINUX]
    assert kinds(linux(("8.9", "620.00"), names=repaired)) == ["cu13", "cu12"]


def test_nvidias_libraries_come_beside_it_or_it_is_not_offered():
    for found in (linux(("8.6", "620.00")), windows(("8.6", "620.00"))):
        for offer in found.fitting[:2]:
            assert offer.beside.name.startswith("cudart-llama-")
            assert f"cuda-{offer.cuda}-" in offer.beside.name
            assert offer.size_bytes == 200
    alone = linux(("8.6", "620.00"), names=[name for name in LINUX if "cudart" not in name])
    assert kinds(alone) == []
    assert "beside" in why(alone, "cu13")


def test_what_cannot_be_verified_is_not_offered():
    found = offers(release(*LINUX, sha256=""), machine(("8.6", "620.00")), system="linux")
    assert found.fitting == ()
    assert "verified" in why(found, "cu13")


def test_every_card_of_the_computer_must_be_served():
    assert kinds(linux(("8.6", "620.00"), ("6.1", "620.00"))) == ["cu12"]
    assert kinds(windows(("12.0", "620.00"), ("6.1", "620.00"))) == []


def test_the_processor_architecture_decides_too():
    found = linux(("8.7", "620.00"), arch="arm64")
    assert [offer.main.name for offer in found.fitting] == [
        f"llama-{TAG}-bin-ubuntu-cuda-13.4-arm64.tar.gz"
    ]


def test_without_a_card_only_the_processors_build_is_left():
    found = linux()
    assert [offer.kind for offer in found.fitting] == ["cpu"]
    assert {refused.why for refused in found.refused} == {"No NVIDIA card was found."}


def test_a_card_that_does_not_say_what_it_is_gets_nothing_made_for_cuda():
    found = linux((None, "620.00"))
    assert kinds(found) == []
    assert "compute capability" in why(found, "cu13")
    assert [offer.kind for offer in found.fitting] == ["vulkan", "cpu"]


@pytest.mark.parametrize(("tag", "bad"), [("b10741", True), ("b10748", True), ("b10749", False)])
def test_broken_builds_are_on_a_list(tag, bad):
    assert (rules.bad_build(tag) is not None) == bad
