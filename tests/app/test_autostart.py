"""Starting with the desktop: the entry is the person's, and only changes when asked."""

import configparser
import shlex
import sys

import pytest

from app import autostart
from app.errors import DiskProblemError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the desktop entry of Linux")


@pytest.fixture
def entry(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "autostart" / "plimsoll.desktop"


def words(entry):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(entry)
    text = parser["Desktop Entry"]["Exec"].replace("\\\\", "\\").replace("%%", "%")
    return [word.replace("\\$", "$") for word in shlex.split(text)]


def test_it_is_off_until_somebody_switches_it_on(entry):
    assert not autostart.is_on()
    autostart.switch(on=True)
    assert autostart.is_on()
    assert words(entry) == [sys.executable, "-m", "ui", "--tray"]
    autostart.switch(on=False)
    assert not entry.exists()
    autostart.switch(on=False)
    assert not autostart.is_on()


@pytest.mark.parametrize("off", ["Hidden=true", "X-GNOME-Autostart-enabled=false"])
def test_what_the_desktop_switched_off_is_off(entry, off):
    autostart.switch(on=True)
    entry.write_text(entry.read_text().replace("X-GNOME-Autostart-enabled=true", off))
    before = entry.read_text()
    assert not autostart.is_on()
    autostart.refresh()
    assert entry.read_text() == before


def test_an_update_that_moved_the_program_moves_the_entry(entry, monkeypatch):
    autostart.refresh()
    assert not entry.exists()
    autostart.switch(on=True)
    monkeypatch.setattr(sys, "executable", '/opt/My "new" apps/100% $x/python')
    autostart.refresh()
    assert words(entry)[0] == '/opt/My "new" apps/100% $x/python'


def test_a_refusal_is_named(entry, tmp_path):
    (tmp_path / "config").write_text("no folder")
    with pytest.raises(DiskProblemError) as caught:
        autostart.switch(on=True)
    assert "system's own settings" in caught.value.fix
    assert not autostart.is_on()
