"""`plimsoll serve` as a person starts and ends it."""

import json
import os
import signal
import socket
import subprocess
import sys

import httpx
import pytest


@pytest.fixture
def serve(tmp_path):
    started = []

    def run(*words):
        process = subprocess.Popen(
            [sys.executable, "-m", "ui", "serve", *words],
            env={**os.environ, "PLIMSOLL_HOME": str(tmp_path / "home")},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.communicate()


def line_of(process, start):
    for line in process.stderr:
        if line.startswith(start):
            return line.strip()
    raise AssertionError(process.wait())


def test_it_proves_serves_and_ends_with_control_c(serve):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve("engine-test", "--port", str(port), "--slots", "2", "--show-key", "--json")
        assert line_of(process, "Proving: cold-load")
        assert line_of(process, f"Port {port} is taken").endswith(".")
        url = line_of(process, "Serving at").split()[2].rstrip(".")
        key = line_of(process, "Key:").split()[1]
    headers = {"authorization": f"Bearer {key}"}
    found = httpx.post(
        f"{url}/completions",
        headers=headers,
        json={"prompt": "The hold", "max_tokens": 5},
        timeout=30,
    )
    assert found.json()["usage"]["completion_tokens"] == 5
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert json.loads(out) == {"url": url, "requests": 1}


def test_without_a_model_it_says_which_word_is_missing(serve):
    process = serve()
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "plimsoll serve starter" in err
