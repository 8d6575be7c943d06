"""The worker: one engine behind JSON lines on stdin and stdout.

plimsoll engine-host [--allow-faults] [--limit-data-bytes N] [--wait]
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys

from app.engine.confine import confine


def main(argv: list[str]) -> int:
    """Serve one engine until stdin ends; return the exit code.

    The first act takes the protocol away from fd 1, so that what native code prints lands on
    stderr; everything heavy, llama.cpp included, is imported after that.
    """
    protocol = os.dup(1)
    os.dup2(2, 1)
    parser = argparse.ArgumentParser(prog="engine-host")
    parser.add_argument("--allow-faults", action="store_true")
    parser.add_argument("--limit-data-bytes", type=int, default=0)
    parser.add_argument("--parent", type=int, default=0)
    parser.add_argument("--wait", action="store_true")
    parser.add_argument("--render-templates", action="store_true")
    options = parser.parse_args(argv)
    faulthandler.enable(file=2)
    confine(options.parent, options.limit_data_bytes)
    if options.render_templates:
        from app.engine.renderer import serve as render  # noqa: PLC0415 - without llama.cpp

        return render(protocol)
    from app.engine.hosting import serve  # noqa: PLC0415 - a renderer needs nothing of it

    return serve(protocol, allow_faults=options.allow_faults, waits=options.wait)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
