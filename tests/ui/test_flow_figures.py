from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui import flow_values as v
from ui.presenters import figures
from ui.presenters.plans import by_part, measured_items, present_plan

NOW = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (5_868_826_976, "5.87 GB"),
        (17_100_000_000, "17.1 GB"),
        (253_115_424, "253 MB"),
        (999_900_000, "1.00 GB"),
        (512, "512 bytes"),
        (1, "1 byte"),
        (0, "0 bytes"),
        (1_200_000_000_000, "1.20 TB"),
    ],
)
def test_a_file_is_measured_in_decimal_units(size: int, text: str) -> None:
    assert figures.file_size(size) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.31, "0.31 s"),
        (6.2, "6.2 s"),
        (9.97, "10 s"),
        (48.0, "48 s"),
        (74.0, "1 min 14 s"),
        (7500.0, "2 h 5 min"),
        (60.0, "1 min"),
        (3600.0, "1 h"),
    ],
)
def test_a_time_has_its_two_largest_units(value: float, text: str) -> None:
    assert figures.seconds(value) == text


def test_figures_have_separated_thousands_and_a_real_minus() -> None:
    assert figures.mib(8192 * v.MIB) == "8,192"
    assert figures.signed_mib(-3808 * v.MIB) == f"{figures.MINUS}3,808"
    assert figures.signed_mib(204 * v.MIB) == "+204"
    assert figures.signed_mib(0) == "0"


def test_only_the_whole_is_a_hundred_percent() -> None:
    assert figures.percent(0.998) == "99 %"
    assert figures.percent(1.0) == "100 %"


def test_a_moment_is_said_as_a_person_would() -> None:
    assert figures.moment("2026-11-29T14:07:00+00:00", NOW) == "today, 14:07"
    assert figures.moment("2026-11-28T09:30:00+00:00", NOW) == "yesterday, 09:30"
    assert figures.moment("2025-11-28T09:30:00+00:00", NOW) == "28 Nov 2025, 09:30"
    assert figures.moment("some day", NOW) == "some day"


@given(st.integers(0, 1 << 62))
def test_every_size_has_words(size: int) -> None:
    assert figures.file_size(size)
    assert figures.mib(size)


@given(st.floats(0, 10**9))
def test_every_time_has_words(value: float) -> None:
    assert figures.seconds(value)


def test_a_plan_says_what_is_spare_and_what_is_over() -> None:
    fits = present_plan(v.PLAN)
    assert (fits.used, fits.spare) == ("15,802 of 22,517 MiB", "6,715 MiB to spare")
    assert fits.mark.text == "Fits"
    over = present_plan(v.BIG_PLAN)
    assert over.spare == "3,844 MiB over the load line"
    assert (over.over, over.mark.text) == (True, "Too big")


def test_the_host_has_a_bar_only_when_it_decides() -> None:
    assert [bar.name for bar in present_plan(v.PLAN).bars] == [v.CARD]
    assert [bar.name for bar in present_plan(v.CPU_PLAN).bars] == ["Computer memory"]
    full = v.PLAN.model_copy(update={"host": v.host(compute=30_000)})
    assert [bar.name for bar in present_plan(full).bars] == [v.CARD, "Computer memory"]


def test_the_engines_buffers_are_summed_by_part_and_place() -> None:
    card = by_part(measured_items(v.PLACEMENT.buffers, "CUDA0"))
    assert card["mtp"] == (1024 + 300) * v.MIB
    assert by_part(measured_items(v.PLACEMENT.buffers, None)) == {
        "compute": 272 * v.MIB,
        "mtp": 272 * v.MIB,
    }
