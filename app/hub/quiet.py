"""The Hub's own library, told before its import to report to nobody who uses it."""

from __future__ import annotations

import os


def hush() -> None:
    """Call it before each import of `huggingface_hub`, which reads both variables only then.

    No report of who asks, whatever the environment says; and no transfer that cannot be stopped.
    """
    os.environ["HF_HUB_DISABLE_TELEMETRY"] = "1"
    os.environ.setdefault("HF_HUB_DISABLE_XET", "1")
