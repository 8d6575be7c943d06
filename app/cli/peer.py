"""A C++ llama-server beside us, asked for the same work on the same file."""

from __future__ import annotations

import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Self

import httpx

from app.errors import PlimsollError, UsageError
from app.runconfig import RunConfig

START_SECONDS = 120.0


class Peer:
    """One running llama-server; use as a context manager, so that it always ends."""

    def __init__(self, server: str, path: str, config: RunConfig, n_threads: int) -> None:
        if not Path(server).is_file():
            raise UsageError(f"There is no llama-server at {server}.", fix="Give its full path.")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        words = [server, "-m", path, "--host", "127.0.0.1", "--port", str(self._port)]
        words += ["-t", str(n_threads), "-tb", str(n_threads), "-c", str(config.n_ctx)]
        words += ["-b", str(config.n_batch), "-ub", str(config.n_ubatch), "-np", "1"]
        words += ["-ctk", config.type_k.value, "-ctv", config.type_v.value]
        words += ["-fa", "on" if config.flash_attn else "off", "--no-webui"]
        words += ["-ngl", "0" if config.n_gpu_layers == 0 else "999"]
        if config.mtp.on:
            words += ["--spec-type", "draft-mtp", "--spec-draft-n-max", str(config.mtp.draft_max)]
        if config.mtp.apart:
            words += ["--model-draft", config.mtp.file]
        self._words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{self._port}", timeout=600.0)

    def __enter__(self) -> Self:
        """Start the server and wait until it answers.

        Raises:
            PlimsollError: it ended, or did not answer in two minutes.
        """
        # The person named this program on the command line.
        self._process = subprocess.Popen(  # noqa: S603
            self._words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                if self._http.get("/health").status_code == httpx.codes.OK:
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        self.__exit__()
        raise PlimsollError(
            "The llama-server to compare with did not start.",
            fix="Start it by hand with this model to see why: " + " ".join(self._words),
        )

    def __exit__(self, *_: object) -> None:
        """End the server."""
        self._http.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def run(self, text: str, n_tokens: int) -> dict[str, float]:
        """Return decode and prefill tokens/s and seconds to the first token for one prompt."""
        body = {
            "prompt": text,
            "n_predict": n_tokens,
            "temperature": 0,
            "ignore_eos": True,
            "cache_prompt": False,
        }
        answer: dict[str, Any] = self._http.post("/completion", json=body).raise_for_status().json()
        timings = answer["timings"]
        return {
            "decode": float(timings["predicted_per_second"]),
            "prefill": float(timings["prompt_per_second"]),
            "ttft": float(timings["prompt_ms"]) / 1000,
        }
