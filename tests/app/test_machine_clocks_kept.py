"""A lock that is kept over restarts: a unit of systemd that a person writes and removes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.main import main
from app.machine import clock_kept, clock_markers
from tests.sim.nvml_sim import Simulator, library

KEEPER = Path(__file__).resolve().parents[2] / "packaging/clocks/keep-clocks"
INSTALL = KEEPER.with_name("install.sh")
UUID = "GPU-3090a1b2-0000-4000-8000-000000000001"
OTHER = "GPU-3090a1b2-0000-4000-8000-000000000002"
UNIT = f"plimsoll-clocks-{UUID}.service"


def run(program, *words):
    return subprocess.run([program, *words], capture_output=True, text=True, check=False)


def folder(root):
    return root / "etc/systemd/system"


def test_a_kept_lock_is_one_unit_with_fixed_lines_that_starts_with_the_system(tmp_path):
    assert run(KEEPER, "in", tmp_path, "keep", UUID, "210,1680").returncode == 0
    unit = folder(tmp_path) / UNIT
    lines = unit.read_text().splitlines()
    assert f"ExecStart=/usr/bin/nvidia-smi -i {UUID} -lgc 210,1680" in lines
    assert f"ExecStop=/usr/bin/nvidia-smi -i {UUID} -rgc" in lines
    assert unit.stat().st_mode & 0o777 == 0o644
    wanted = folder(tmp_path) / "multi-user.target.wants" / UNIT
    assert wanted.readlink() == Path(f"../{UNIT}")
    assert wanted.exists()


def test_keeping_other_clocks_replaces_them_and_every_card_has_its_own(tmp_path):
    for words in ((UUID, "210,1680"), (UUID, "210,1500"), (OTHER, "300,900")):
        assert run(KEEPER, "in", tmp_path, "keep", *words).returncode == 0
    found = clock_kept.kept(folder(tmp_path))
    assert [(one.uuid, one.low, one.high) for one in found] == [
        (UUID, 210, 1500),
        (OTHER, 300, 900),
    ]
    assert run(KEEPER, "in", tmp_path, "forget").returncode == 0
    assert clock_kept.kept(folder(tmp_path)) == ()
    assert not list(folder(tmp_path).rglob("*clocks*"))


def test_a_lock_that_is_given_back_takes_the_kept_one_with_it_which_is_said(tmp_path):
    assert clock_kept.afterwards(UUID, folder(tmp_path)) == ""
    assert run(KEEPER, "in", tmp_path, "keep", UUID, "210,1680").returncode == 0
    assert f"sudo systemctl restart {UNIT}" in clock_kept.afterwards(UUID, folder(tmp_path))
    assert clock_kept.afterwards(OTHER, folder(tmp_path)) == ""


@pytest.mark.parametrize(
    "words",
    [
        ("GPU-x", "210,1680"),
        (f"{UUID}\nExecStart=/bin/sh", "210,1680"),
        (f"{UUID}/../../x", "210,1680"),
        (UUID, "1680,210"),
        (UUID, "210"),
        (UUID, "0,1680"),
        (UUID, "210,99999"),
        (UUID, "210,1680; rm -rf x"),
        (UUID, "210,1680\nx"),
        (UUID, ""),
        (UUID,),
        (UUID, "210,1680", "/etc"),
        (),
    ],
)
def test_what_makes_no_sense_is_refused_and_writes_nothing(tmp_path, words):
    assert run(KEEPER, "in", tmp_path, "keep", *words).returncode == 2
    assert list(tmp_path.rglob("*.service")) == []


def test_uninstalling_forgets_what_was_kept(tmp_path):
    assert run(INSTALL, "install", tmp_path).returncode == 0
    installed = tmp_path / "usr/libexec/plimsoll/keep-clocks"
    assert run(installed, "in", tmp_path, "keep", UUID, "210,1680").returncode == 0
    assert run(INSTALL, "uninstall", tmp_path).returncode == 0
    assert [path for path in tmp_path.rglob("*") if not path.is_dir()] == []


def test_units_of_others_and_broken_ones_are_nobodys_lock(tmp_path):
    folder(tmp_path).mkdir(parents=True)
    (folder(tmp_path) / UNIT).write_text("[Service]\nExecStart=/bin/true\n")
    (folder(tmp_path) / "plimsoll-clocks-GPU-x.service").write_text(
        "ExecStart=/usr/bin/nvidia-smi -i x -lgc 1,2\n"
    )
    assert clock_kept.kept(folder(tmp_path)) == ()


@pytest.fixture
def nvml(tmp_path, monkeypatch):
    monkeypatch.setattr(clock_kept, "FOLDER", folder(tmp_path))
    monkeypatch.setattr(clock_markers, "FOLDER", tmp_path / "run")
    with Simulator(library(), tmp_path / "nvml").injected() as simulator:
        yield simulator


def test_the_command_line_says_what_to_type_and_status_what_is_kept(nvml, tmp_path, capsys):
    assert main(["clocks", "keep", "--max-mhz", "1512", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["keep"] == f"sudo {KEEPER} keep {UUID} 210,1500"
    assert found["forget"] == f"sudo {KEEPER} forget"
    assert main(["clocks", "keep"]) == 0
    assert f"{UUID} 210,1680" in capsys.readouterr().out
    assert run(KEEPER, "in", tmp_path, "keep", UUID, "210,1500").returncode == 0
    assert main(["clocks", "status", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cards"][0]["kept"]["high"] == 1500
    assert main(["clocks", "status"]) == 0
    assert "kept over restarts: 210 to 1,500 MHz" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "code"), [(["--max-mhz", "99"], 2), ([], 1)])
def test_clocks_that_cannot_be_kept_are_refused(nvml, capsys, words, code):
    if code == 1:
        nvml.card(cc=61)
    assert main(["clocks", "keep", *words]) == code
    assert capsys.readouterr().err


def test_a_card_that_can_be_locked_is_not_called_too_old_where_nothing_can_keep_it(
    nvml, monkeypatch, tmp_path, capsys
):
    for program in ("INSTALLED", "CHECKOUT"):
        monkeypatch.setattr(clock_kept, program, tmp_path / "none")
    assert main(["clocks", "keep", "--max-mhz", "1500"]) == 1
    told = capsys.readouterr().err
    assert "helper is not installed" in told
    assert f"nvidia-smi -i {UUID} -lgc" in told


def test_on_windows_a_task_keeps_them_that_a_person_makes_and_removes(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("SYSTEMROOT", r"D:\Windows")
    assert clock_kept.keep_command(UUID, 210, 1500) == (
        f'schtasks /Create /F /SC ONSTART /RU SYSTEM /TN "Plimsoll clocks {UUID}" '
        rf'/TR "D:\Windows\System32\nvidia-smi.exe -i {UUID} -lgc 210,1500"'
    )
    assert clock_kept.forget_command(UUID) == f'schtasks /Delete /F /TN "Plimsoll clocks {UUID}"'
    assert not clock_kept.by_click()
