"""An end is read right from whatever number was reported."""

from __future__ import annotations

import pytest

from app.diagnose.exits import as_ntstatus, decode_exit, signal_name, status_in_text


@pytest.mark.parametrize(
    ("reported", "status"),
    [
        (3221226505, 0xC0000409),
        (-1073740791, 0xC0000409),
        (18446744072635810825, 0xC0000409),
        (18446744072635812000, 0xC0000409),  # went through a double: only abort rounds to this
        (1.8446744072635810e19, None),  # several statuses round to this one
        ("0xC000001D", 0xC000001D),
        ("-1073741515", 0xC0000135),
        (0xC000012D, 0xC000012D),
        (1, None),
        (134, None),
        (-6, None),
        (None, None),
        (True, None),
        (float("nan"), None),
        ("what", None),
    ],
)
def test_a_windows_status_is_32_bits(reported, status):
    assert as_ntstatus(reported) == status


@pytest.mark.parametrize(
    ("reported", "name"),
    [
        (134, "SIGABRT"),
        (-6, "SIGABRT"),
        (137, "SIGKILL"),
        (139, "SIGSEGV"),
        (132, "SIGILL"),
        ("SIGBUS", "SIGBUS"),
        (1, None),
        (127, None),
        (None, None),
    ],
)
def test_a_posix_signal_is_named(reported, name):
    assert signal_name(reported) == name


def test_a_signal_may_be_given_as_a_number():
    assert decode_exit(None, 9, None).killed


def test_a_windows_code_is_no_signal():
    assert decode_exit(-1073740791, None, None).signal is None


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ('msg="llama runner terminated" error="exit status 0xc0000409"', 0xC0000409),
        ("OSError: [WinError -1073741795] Windows Error 0xc000001d", 0xC000001D),
        ("The model has crashed (Exit code: 18446744072635812000)", 0xC0000409),
        ("exited with code 1", None),
        ("buffer of size 3221226505", None),
    ],
)
def test_a_line_may_tell_the_status(line, status):
    assert status_in_text(line) == status
