"""What a click cannot do is offered as a guide, never as a button."""

from app.core.verdict import _honest
from app.runconfig import RunConfig
from app.values.diagnosis import Remedy


def test_a_changed_setup_and_a_restart_stay_clickable():
    smaller = Remedy(kind="smaller-ubatch", enough="yes", config=RunConfig(n_ubatch=256))
    again = Remedy(kind="restart-engine", enough="unknown")
    assert _honest(smaller).enough == "yes"
    assert _honest(again).enough == "unknown"


def test_what_only_a_person_can_do_is_a_guide():
    for kind in ("install-driver", "more-host-memory", "locked-clocks", "lower-quant"):
        assert _honest(Remedy(kind=kind, enough="likely")).enough == "guide"
