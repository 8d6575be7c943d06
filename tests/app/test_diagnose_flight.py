"""The last seconds before a failure: few points, the newest among them, nothing invented."""

from app.diagnose.flight import MOST_POINTS, SECONDS, last_seconds, of_samples
from app.machine.history import SampleHistory
from app.values.machine import GpuSample, Sample


def sample(at: float, used: int, *, cards: int = 1) -> Sample:
    rows = tuple(
        GpuSample(
            uuid=f"GPU-{n}", total_bytes=100, used_bytes=used, free_bytes=100 - used, sm_mhz=1500
        )
        for n in range(cards)
    )
    return Sample(at=at, gpus=rows, host_used_bytes=7, host_total_bytes=10, worker_rss_bytes=3)


def test_only_the_last_seconds_are_kept_and_the_newest_reading_is_among_them():
    points = of_samples([sample(1000 + n / 10, n % 90) for n in range(600)])
    assert len(points) <= MOST_POINTS
    assert points[-1].seconds == 0
    assert points[-1].card_used_bytes == 599 % 90
    assert points[0].seconds >= -SECONDS
    assert [point.seconds for point in points] == sorted(point.seconds for point in points)
    assert (points[-1].host_used_bytes, points[-1].worker_bytes, points[-1].sm_mhz) == (7, 3, 1500)
    assert points[-1].power_w is None, "no reading is no figure"


def test_cards_in_use_are_summed_and_others_left_out():
    history = SampleHistory()
    for n in range(5):
        history.add(sample(100.0 + n, 10 + n, cards=2))
    seen = history.since(0.0)
    assert last_seconds(seen, 104.0)[-1].card_used_bytes == 28
    assert last_seconds(seen, 104.0, ("GPU-1",))[-1].card_used_bytes == 14


def test_without_readings_there_is_nothing():
    assert of_samples(()) == ()
    assert last_seconds(SampleHistory().since(0.0), 10.0) == ()
