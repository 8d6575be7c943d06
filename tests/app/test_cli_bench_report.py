"""The bench protocol's figures and files: slope, two levels of speed, Markdown, CSV, JSON."""

import csv
import json

import pytest

from app.cli import bench_report as report

STEADY = [50.0, 51.0, 49.5, 50.5, 50.0, 49.8, 50.2, 50.1, 49.9, 50.3]
STEP = [50.0, 51.0, 49.5, 50.5, 38.0, 37.5, 38.2, 37.9, 38.1, 37.7]
DOCUMENT = {
    "runs": STEP,
    "avg": 42.8,
    "min": 37.5,
    "max": 51.0,
    "slope": -1.6,
    "levels": (50.2, 37.9),
    "prefill_tok_s": None,
    "ttft_s": 0.1,
    "acceptance": 0.8,
    "oom_count": 1,
}


def test_a_slope_is_tokens_per_second_and_run():
    assert report.slope([10.0, 12.0, 14.0]) == pytest.approx(2.0)
    assert report.slope([10.0]) == report.slope([]) == 0.0


def test_two_levels_are_told_from_noise_and_from_a_slow_decline():
    first, second = report.levels(STEP)
    assert (first, second) == pytest.approx((50.25, 37.95))
    assert report.levels(STEADY) is None
    assert report.levels(STEP[::-1]) is None, "becoming faster is no degradation"
    assert report.levels(STEP[:5]) is None


@pytest.mark.parametrize("stray", [(3, 37.0), (7, 51.0)])
def test_one_run_that_strays_hides_no_level(stray):
    rates = list(STEP)
    rates[stray[0]] = stray[1]
    first, second = report.levels(rates)
    assert (first, second) == pytest.approx((50.25, 37.95), abs=0.5)


def test_a_decline_and_a_single_slow_run_are_no_levels():
    assert report.levels([50.0 - 2 * n for n in range(10)]) is None
    assert report.levels([50.0, 50.1, 30.0, 50.0, 49.9, 50.2, 50.0, 50.1]) is None


def test_a_ratio_of_nothing_is_none():
    assert report.ratio(1.0, 2.0) == 0.5
    assert report.ratio(None, 2.0) is report.ratio(1.0, 0.0) is report.ratio(1.0, None) is None


def test_the_files_hold_every_run_and_figure():
    text = report.as_markdown(DOCUMENT)
    assert "| 10 | 37.70 |" in text
    assert "| prefill_tok_s | not measured |" in text
    assert "50.20, then 37.90" in text
    assert "| oom_count | 1 |" in text
    rows = list(csv.reader(report.as_csv(DOCUMENT).splitlines()))
    assert rows[1] == ["run 1", "50.0"]
    assert ["oom_count", "1"] in rows
    assert rows[-2:] == [["first level", "50.2"], ["second level", "37.9"]]
    assert json.loads(report.as_json(DOCUMENT))["runs"] == STEP
