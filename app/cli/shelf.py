"""`plimsoll pull`: from a reference to a whole file."""

from __future__ import annotations

import argparse
from typing import Any

from app.core.shelf import catalogue_ref, write_engine_test
from app.hub import command as hub
from app.hub.library import Library
from app.paths import Paths
from app.plan.describe import describe


def pull(arguments: argparse.Namespace) -> dict[str, Any]:
    """Fetch a model; what is here already is not fetched again."""
    return hub.run(
        arguments,
        catalogue=catalogue_ref,
        engine_test=write_engine_test,
        arrived=Library(Paths.default(), describe).arrived,
    )


PULL = (hub.add_arguments, pull, hub.text)
