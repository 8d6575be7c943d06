"""What `journalctl -k -o json` prints: lines of the kernel with the seconds since they were said."""

import json
import time


def entries(*lines, age=0.0):
    """Return each line as an entry that is `age` seconds old."""
    stamp = str(int((time.monotonic() - age) * 1e6))
    rows = ({"__MONOTONIC_TIMESTAMP": stamp, "MESSAGE": line} for line in lines)
    return "".join(f"{json.dumps(row)}\n" for row in rows)
