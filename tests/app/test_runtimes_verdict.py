"""What a worker's last words mean, in the words of drivers and loaders."""

import pytest

from app.engine.api import EngineError
from app.runtimes import verdict
from app.runtimes.runtime import Runtime
from app.values.diagnosis import EngineEvidence

RUNTIME = Runtime(kind="cu12", build="b1", folder="/nowhere")


@pytest.mark.parametrize(
    ("line", "cause", "named"),
    [
        (
            "OSError: libcudart.so.12: cannot open shared object file: No such file or directory",
            "missing-runtime-library",
            "libcudart.so.12",
        ),
        (
            "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.38' not found (required by libllama.so)",
            "glibc-too-old",
            "GLIBC_2.38",
        ),
        (
            "Could not find module 'C:\\x\\ggml-cuda.dll' (or one of its dependencies).",
            "missing-runtime-library",
            "ggml-cuda.dll",
        ),
        ("undefined symbol: ggml_new_thing", "runtime-wrong-commit", "ggml_new_thing"),
        (
            "CUDA error: CUDA driver version is insufficient for CUDA runtime version",
            "driver-too-old-for-runtime",
            "driver version is insufficient",
        ),
        (
            "CUDA error: the provided PTX was compiled with an unsupported toolchain.",
            "driver-too-old-for-ptx",
            "unsupported toolchain",
        ),
        (
            "CUDA error: no kernel image is available for execution on the device",
            "no-kernel-for-compute-capability",
            "no kernel image is available",
        ),
        ("Segmentation fault", "runtime-self-test-failed", "ended"),
    ],
)
def test_the_last_words_are_named(line, cause, named):
    evidence = EngineEvidence(
        phase="load", reason="exit", message="The process ended.", log=(line,)
    )
    error = verdict.of(EngineError(evidence), RUNTIME)
    assert error.cause == cause
    assert named in error.text
    assert error.text.startswith("cu12 b1 ")
    assert error.fix


def test_a_build_that_sees_no_card_says_what_its_library_said():
    log = ("ggml_cuda_init: failed to initialize CUDA: CUDA driver version is insufficient for",)
    assert verdict.no_card(RUNTIME, ("CPU",), log).cause == "driver-too-old-for-runtime"
    silent = verdict.no_card(RUNTIME, ("CPU",), ())
    assert silent.cause == "silent-cpu-fallback-cpu-build"
    assert silent.text == "cu12 b1 finds no card: it sees CPU."


def test_a_build_for_a_card_expects_one():
    assert [Runtime(kind=kind, build="b1").gpu_prefix for kind in ("cu12", "vulkan", "cpu")] == [
        "CUDA",
        "Vulkan",
        None,
    ]
