"""Readings over time: dense where they are new, bounded however long the app runs."""

from __future__ import annotations

import csv
import math
import threading

import pytest

from app.errors import DiskProblemError
from app.machine.history import THROTTLE_BITS, TIERS, WINDOWS, SampleHistory, throttle_words
from app.values.machine import GpuSample, Sample

START = 1_000_000.0


def sample(at, used=100, *, uuid="GPU-1", power=50.0, throttle=(), **more):
    card = GpuSample(
        uuid=uuid,
        total_bytes=1000,
        used_bytes=used,
        free_bytes=1000 - used,
        power_w=power,
        throttle=throttle,
    )
    return Sample(at=at, gpus=(card,), host_used_bytes=5, host_total_bytes=10, **more)


def filled(seconds, hz=10):
    history = SampleHistory()
    for n in range(int(seconds * hz)):
        history.add(sample(START + n / hz, used=n % 1000))
    return history


def test_an_empty_history_answers_with_empty_columns():
    columns = SampleHistory().window("session")
    assert len(columns.at) == 0
    assert columns.cards == {}
    assert SampleHistory().latest() is None


def test_the_last_minute_is_kept_at_ten_per_second():
    columns = filled(120).window("1 min")
    assert len(columns.at) == pytest.approx(600, abs=2)
    assert columns.at[-1] - columns.at[0] == pytest.approx(60, abs=0.2)


def test_what_is_older_is_kept_once_per_second_without_gap_or_overlap():
    columns = filled(600).window("10 min")
    steps = [later - earlier for earlier, later in zip(columns.at, columns.at[1:], strict=False)]
    assert min(steps) > 0
    assert max(steps) < 2.1
    assert 500 < len(columns.at) < 600 + 900 * 5 / 4


def test_every_column_is_as_long_as_the_time_axis():
    history = filled(30)
    history.add(sample(START + 31, uuid="GPU-2", worker_rss_bytes=7))
    columns = history.window("session")
    assert set(columns.cards) == {"GPU-1", "GPU-2"}
    for column in (
        *columns.host.values(),
        *(c for card in columns.cards.values() for c in card.values()),
    ):
        assert len(column) == len(columns.at)
    assert math.isnan(columns.cards["GPU-2"]["used_bytes"][0])
    assert math.isnan(columns.cards["GPU-1"]["used_bytes"][-1])
    assert columns.host["worker_rss_bytes"][-1] == 7


def test_memory_is_bounded_over_days():
    history = SampleHistory()
    for n in range(40_000):
        history.add(sample(START + n * 7.0))  # more than three days
    columns = history.window("session")
    assert len(columns.at) < sum(capacity * 5 / 4 for _, capacity in TIERS)
    assert columns.at[-1] - columns.at[0] > 24 * 3600


def test_thinning_never_hides_the_fullest_moment_of_a_second():
    history = SampleHistory()
    for n in range(2000):
        throttle = ("sw-power-cap",) if n == 55 else ()
        history.add(sample(START + n / 10, used=900 if n == 55 else 10, throttle=throttle))
    card = history.window("session").cards["GPU-1"]
    assert max(card["used_bytes"]) == 900
    assert min(card["free_bytes"]) == 100
    worst = list(card["used_bytes"]).index(900)
    assert throttle_words(card["throttle"][worst]) == ("sw-power-cap",)


def test_a_reading_the_driver_does_not_give_is_no_number():
    history = SampleHistory()
    history.add(sample(START, power=None))
    history.add(sample(START + 1, power=80.0))
    power = history.since(START).cards["GPU-1"]["power_w"]
    assert math.isnan(power[0])
    assert power[1] == 80.0


def test_since_starts_at_the_moment_asked_for():
    history = filled(20)
    assert history.latest().at == pytest.approx(START + 19.9)
    columns = history.since(START + 15)
    assert columns.at[0] == START + 15
    assert len(history.since(START + 1e9).at) == 0


def test_a_clock_that_is_set_back_forgets_the_future():
    history = filled(20)
    history.add(sample(START + 5, used=1))
    columns = history.window("session")
    assert columns.at[-1] == START + 5
    assert list(columns.at) == sorted(columns.at)


def test_the_windows_are_the_four_of_the_monitor():
    history = filled(5)
    assert [len(history.window(name).at) > 0 for name in WINDOWS] == [True] * 4


def test_throttle_reasons_survive_the_way_through_a_number():
    assert throttle_words(2 ** len(THROTTLE_BITS) - 1) == THROTTLE_BITS
    assert throttle_words(math.nan) == ()


def test_the_csv_holds_every_point_with_empty_cells_for_missing_readings(tmp_path):
    history = SampleHistory()
    history.add(sample(START, power=None, throttle=("idle", "sw-power-cap")))
    history.add(sample(START + 1, power=80.5))
    history.export_csv(tmp_path / "readings.csv")
    with (tmp_path / "readings.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["unix_time"] for row in rows] == ["1000000.000", "1000001.000"]
    assert [row["GPU-1.power_w"] for row in rows] == ["", "80.500"]
    assert rows[0]["GPU-1.throttle"] == "idle sw-power-cap"
    assert rows[0]["GPU-1.used_bytes"] == "100"
    assert [path.name for path in tmp_path.iterdir()] == ["readings.csv"]


def test_a_csv_that_cannot_be_written_is_a_named_problem(tmp_path):
    with pytest.raises(DiskProblemError) as caught:
        filled(1).export_csv(tmp_path / "nowhere" / "a.csv")
    assert caught.value.cause == "folder-not-writable"


def test_one_thread_adds_while_another_reads():
    history = SampleHistory()
    broken = []

    def read():
        for _ in range(200):
            columns = history.window("session")
            broken.extend(c for c in columns.host.values() if len(c) != len(columns.at))

    reader = threading.Thread(target=read)
    reader.start()
    for n in range(3000):
        history.add(sample(START + n / 10))
    reader.join()
    assert not broken


def test_a_card_that_went_away_long_ago_costs_nothing_any_more():
    history = SampleHistory()
    history.add(sample(START, uuid="GPU-gone"))
    for n in range(1, 12_000):
        history.add(sample(START + n * 10))
    assert set(history.window("session").cards) == {"GPU-1"}
