"""`plimsoll serve` as a person starts and ends it."""

import json
import os
import signal
import socket
import subprocess
import sys

import httpx
import pytest

from tests.e2e.harness import Voyage
from tests.sim import tiny_embedders


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


def test_texts_become_vectors_and_are_compared(tmp_path):
    model = tiny_embedders.build(tmp_path / "embedder.gguf")

    def embed(*words, code=0):
        env = {**os.environ, "PLIMSOLL_HOME": str(tmp_path / "home")}
        command = [sys.executable, "-m", "ui", *words]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stderr
        return done

    (tmp_path / "lines").write_text("a full hold\nwind\n")
    words = ("embed", model, "the sea", "--lines", tmp_path / "lines")
    told = json.loads(embed(*words, "--json").stdout)
    assert told["texts"] == ["the sea", "a full hold", "wind"]
    assert [len(vector) for vector in told["vectors"]] == [told["n_embd"]] * 3
    shown = embed(*words).stdout.splitlines()
    assert [line.split()[n] for n, line in enumerate(shown[2:], start=1)] == ["1.000"] * 3
    assert "makes embeddings, no text" in embed("run", model, "-p", "x", code=1).stderr
    assert "There is no text" in embed("embed", model, code=2).stderr
    assert "half a character" in embed("embed", model, b"\xff", code=2).stderr
    assert "the model takes 128" in embed("embed", model, "ship " * 200, code=2).stderr


def test_it_proves_serves_and_ends_with_control_c(serve):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve("engine-test", "--port", str(port), "--slots", "2", "--show-key", "--json")
        assert line_of(process, "Proving: cold-load")
        assert line_of(process, f"Port {port} was taken").endswith(".")
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
    # What was open is opened again, or the named one, never one in the place of the other.
    for words in ([], ["engine-test"]):
        again = serve(*words, "--port", "0")
        assert line_of(again, "Serving at")
        again.send_signal(signal.SIGTERM)
        again.communicate(timeout=20)


def test_without_a_model_it_says_which_word_is_missing(serve):
    process = serve()
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "plimsoll serve starter" in err


def test_an_embedding_model_alone_is_served(serve, tmp_path):
    model = tiny_embedders.build(tmp_path / "embedder.gguf")
    process = serve(str(model), "--port", "0", "--show-key")
    assert line_of(process, "Tiny mean embedder makes embeddings")
    url = line_of(process, "Serving at").split()[2].rstrip(".")
    headers = {"authorization": f"Bearer {line_of(process, 'Key:').split()[1]}"}
    found = httpx.post(
        f"{url}/embeddings", headers=headers, json={"input": ["sea", "wind"]}, timeout=60
    )
    assert [len(one["embedding"]) for one in found.json()["data"]] == [64, 64]
    listed = httpx.get(f"{url}/models", headers=headers).json()["data"]
    assert [(one["id"], one["makes"]) for one in listed] == [("embedder", "embeddings")]
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, "")


def test_a_file_that_is_no_model_is_named(serve, tmp_path):
    (tmp_path / "letter.gguf").write_text("Dear captain")
    process = serve(str(tmp_path / "letter.gguf"))
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "letter.gguf" in err.splitlines()[-2]


def test_beside_an_open_plimsoll_it_says_what_it_leaves_to_it(serve, tmp_path):
    with Voyage(tmp_path / "home"):
        process = serve("nothing-of-this-name.gguf")
        said = line_of(process, "Beside the Plimsoll that is open")
        assert "its downloads and its model are left to it" in said
        assert process.wait(60) != 0
    alone = serve("nothing-of-this-name.gguf")
    assert "Beside" not in alone.communicate(timeout=60)[1]
