"""The worker: one engine behind JSON lines on stdin and stdout.

plimsoll engine-host [--allow-faults] [--limit-data-bytes N]
"""

from __future__ import annotations

import os
import sys


def main(argv: list[str]) -> int:
    """Serve one engine until stdin ends; return the exit code.

    The first act takes the protocol away from fd 1, so that what native code prints lands on
    stderr; everything else, llama.cpp included, is imported after that.
    """
    protocol = os.dup(1)
    os.dup2(2, 1)
    from app.engine.hosting import serve  # noqa: PLC0415 - see above

    return serve(argv, protocol)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
