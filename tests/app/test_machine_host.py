"""Host memory, processor and system, read from files like those of a real Linux."""

from __future__ import annotations

import pytest

from app.machine import cgroup, cpu, hostmem, pci, system

GIB = 1 << 30


def write(root, files):
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


MEMINFO = """MemTotal:       65536000 kB
MemAvailable:   50000000 kB
SwapFree:        2000000 kB
CommitLimit:    40000000 kB
Committed_AS:   30000000 kB
HugePages_Total:       0
"""


def test_without_limits_nothing_binds_but_available_memory():
    memory = hostmem.host_memory()
    assert 0 < memory.usable_bytes <= memory.available_bytes <= memory.total_bytes


def test_commit_binds_only_when_the_kernel_enforces_it(tmp_path):
    write(tmp_path, {"proc/meminfo": MEMINFO, "proc/sys/vm/overcommit_memory": "0\n"})
    assert hostmem.commit_free_bytes(tmp_path) is None
    write(tmp_path, {"proc/sys/vm/overcommit_memory": "2\n"})
    assert hostmem.commit_free_bytes(tmp_path) == 10_000_000 * 1024
    assert hostmem.host_memory(tmp_path).swap_free_bytes == 2_000_000 * 1024


def test_a_system_without_proc_is_no_error(tmp_path):
    assert hostmem.commit_free_bytes(tmp_path) is None
    assert hostmem.host_memory(tmp_path).swap_free_bytes == 0


FILES = "Active(file): 3000000 kB\nInactive(file): 1000000 kB\n"


def test_mapped_files_count_as_available_as_the_kernel_can_drop_them(tmp_path):
    assert hostmem.droppable_bytes(tmp_path) == 0  # a system without /proc
    write(tmp_path, {"proc/meminfo": MEMINFO + FILES})
    assert hostmem.droppable_bytes(tmp_path) == 4_000_000 * 1024


def test_in_a_container_only_files_that_lie_idle_count_as_available(tmp_path):
    base = "sys/fs/cgroup"
    write(
        tmp_path,
        {
            "proc/meminfo": MEMINFO + FILES,
            "proc/self/cgroup": "0::/\n",
            f"{base}/memory.max": str(4 * GIB),
            f"{base}/memory.current": str(3 * GIB),
            f"{base}/memory.stat": f"file {2 * GIB}\ninactive_file {GIB}\n",
        },
    )
    assert hostmem.droppable_bytes(tmp_path) == GIB


def test_the_tightest_group_of_all_ancestors_binds(tmp_path):
    base = "sys/fs/cgroup"
    write(
        tmp_path,
        {
            "proc/self/cgroup": "0::/user.slice/app.service\n",
            f"{base}/user.slice/memory.max": str(4 * GIB),
            f"{base}/user.slice/memory.current": str(3 * GIB),
            f"{base}/user.slice/app.service/memory.max": "max\n",
            f"{base}/user.slice/app.service/memory.current": str(2 * GIB),
        },
    )
    assert cgroup.memory_free_bytes(tmp_path) == 1 * GIB
    assert cgroup.memory_limit_bytes(tmp_path) == 4 * GIB
    assert hostmem.memory_now(tmp_path) == (4 * GIB, 1 * GIB)  # the container's, not the house's
    assert hostmem.host_memory(tmp_path).usable_bytes <= 1 * GIB


def test_file_pages_that_lie_idle_count_as_free(tmp_path):
    base = "sys/fs/cgroup"
    write(
        tmp_path,
        {
            "proc/self/cgroup": "0::/\n",
            f"{base}/memory.max": str(4 * GIB),
            f"{base}/memory.current": str(4 * GIB),
            f"{base}/memory.stat": f"anon {GIB}\nfile {3 * GIB}\ninactive_file {2 * GIB}\n",
        },
    )
    assert cgroup.memory_free_bytes(tmp_path) == 2 * GIB


def test_version_one_limits_are_read_and_its_no_limit_number_is_not(tmp_path):
    base = "sys/fs/cgroup/memory"
    files = {
        "proc/self/cgroup": "4:memory:/docker/abc\n3:cpu,cpuacct:/docker/abc\n0::/\n",
        f"{base}/memory.limit_in_bytes": str(8 * GIB),
        f"{base}/memory.usage_in_bytes": str(6 * GIB),
        "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us": "150000\n",
        "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us": "100000\n",
    }
    write(tmp_path, files)
    assert cgroup.memory_free_bytes(tmp_path) == 2 * GIB
    assert cgroup.cpu_limit(tmp_path) == 1.5
    write(tmp_path, {f"{base}/memory.limit_in_bytes": "9223372036854771712"})
    assert cgroup.memory_free_bytes(tmp_path) is None


@pytest.mark.parametrize(
    ("text", "cores"), [("200000 100000", 2.0), ("max 100000", None), ("", None), ("x y", None)]
)
def test_the_cpu_quota_of_version_two(tmp_path, text, cores):
    write(tmp_path, {"proc/self/cgroup": "0::/a\n", "sys/fs/cgroup/a/cpu.max": text})
    assert cgroup.cpu_limit(tmp_path) == cores


def test_a_quota_below_one_core_still_leaves_one_thread(tmp_path):
    write(tmp_path, {"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "50000 100000"})
    assert cpu.processor(tmp_path).usable_cores == 1


def test_names_and_instruction_sets_of_intel_and_amd(tmp_path):
    text = "processor : 0\nmodel : 1\nmodel name : AMD  Ryzen 9\nflags : fpu pni avx2 avx512f fma\n"
    write(tmp_path, {"proc/cpuinfo": text + "\nprocessor : 1\nmodel name : other\n"})
    found = cpu.processor(tmp_path)
    assert found.name == "AMD Ryzen 9"
    assert found.features == ("avx2", "avx512f", "fma", "sse3")


def test_names_and_instruction_sets_of_arm(tmp_path):
    text = "processor : 0\nFeatures : fp asimd asimddp i8mm sve\n\nModel : NVIDIA Jetson\n"
    write(tmp_path, {"proc/cpuinfo": text})
    found = cpu.processor(tmp_path)
    assert found.name == "NVIDIA Jetson"
    assert found.features == ("dotprod", "i8mm", "neon", "sve")


def test_a_processor_without_a_name_still_has_one(tmp_path):
    assert cpu.processor(tmp_path).name


def test_the_systems_name_comes_with_its_kernel(tmp_path):
    write(tmp_path, {"etc/os-release": 'NAME=x\nPRETTY_NAME="Fedora Linux 42"\n'})
    assert system.os_text(tmp_path).startswith("Fedora Linux 42, Linux ")
    assert system.os_text(tmp_path / "nowhere").startswith("Linux ")


def test_wsl_and_containers_are_seen(tmp_path, monkeypatch):
    monkeypatch.delenv("container", raising=False)
    assert not system.in_wsl(tmp_path)
    assert not system.in_container(tmp_path)
    write(tmp_path, {"proc/version": "Linux 5.15-microsoft-standard-WSL2"})
    assert system.in_wsl(tmp_path)
    write(tmp_path, {"proc/1/cgroup": "0::/kubepods/pod1"})
    assert system.in_container(tmp_path)
    monkeypatch.setenv("container", "podman")
    assert system.in_container(tmp_path / "nowhere")


def test_a_sleeping_card_is_seen_without_waking_it(tmp_path):
    card = "sys/bus/pci/devices/0000:01:00.0"
    files = {f"{card}/vendor": "0x10de\n", f"{card}/class": "0x030200\n"}
    write(tmp_path, files | {f"{card}/power/runtime_status": "suspended\n"})
    assert pci.asleep(tmp_path)
    write(tmp_path, {f"{card}/power/runtime_status": "active\n"})
    assert not pci.asleep(tmp_path)


def test_other_vendors_and_audio_functions_are_not_cards(tmp_path):
    base = "sys/bus/pci/devices"
    write(
        tmp_path,
        {
            f"{base}/0000:00:02.0/vendor": "0x8086\n",
            f"{base}/0000:00:02.0/class": "0x030000\n",
            f"{base}/0000:01:00.1/vendor": "0x10de\n",
            f"{base}/0000:01:00.1/class": "0x040300\n",
        },
    )
    assert pci.nvidia_cards(tmp_path) == ()
    assert not pci.asleep(tmp_path)
