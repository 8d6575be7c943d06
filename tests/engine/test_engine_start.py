"""What a worker's start does not pay for: parts of packages that it never uses."""

import subprocess
import sys

import pytest

from app.engine.command import worker_env


def modules_after(words):
    """Return the modules of a process with a worker's environment that imported `words`."""
    program = f"import {words}, sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env=worker_env(),
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("words", "unused"),
    [
        (
            "app.engine.host, app.engine.hosting, app.engine.service",
            {"jinja2", "llama_cpp.llama", "pynvml", "app.values.machine", "app.values.diagnosis"},
        ),
        ("app.engine.host, app.engine.renderer", {"pydantic", "numpy", "llama_cpp"}),
    ],
    ids=["engine", "renderer"],
)
def test_a_worker_imports_nothing_that_it_does_not_use(words, unused):
    found = modules_after(words)
    assert "app.engine.host" in found
    assert not found & unused
