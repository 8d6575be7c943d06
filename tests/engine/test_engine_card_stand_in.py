"""A card that is none: ggml's RPC device makes another process on this computer look like one."""

import json
import subprocess
import sys
import textwrap

import pytest

SERVER = """
    import ctypes, sys
    from app.engine import devices, llama
    from app.engine.logbook import start_library
    start_library()
    cpu = next(d for d in devices.devices() if d.is_cpu)
    rpc = ctypes.CDLL(str(llama.FOLDER / "libggml-rpc.so.0"))
    print("up", flush=True)
    rpc.ggml_backend_rpc_start_server(
        sys.argv[1].encode(), None, ctypes.c_size_t(1), ctypes.c_size_t(1),
        (ctypes.c_void_p * 1)(cpu.handle),
    )
"""

CLIENT = """
    import ctypes, json, sys, threading
    from app.engine import devices, llama
    from app.engine.api import EngineError
    from app.engine.inline import InlineEngine
    from app.engine.logbook import start_library
    from app.engine.protocol import DryRun, Generate, Load
    from app.runconfig import MtpConfig, RunConfig
    start_library()
    rpc = ctypes.CDLL(str(llama.FOLDER / "libggml-rpc.so.0"))
    rpc.ggml_backend_rpc_add_server.restype = ctypes.c_void_p
    llama.ggml.ggml_backend_register.argtypes = [ctypes.c_void_p]
    llama.ggml.ggml_backend_register(rpc.ggml_backend_rpc_add_server(sys.argv[1].encode()))
    config = RunConfig(n_ctx=512, n_batch=128, n_ubatch=64, mtp=MtpConfig(draft_max=3), mmap=False)
    engine, none = InlineEngine(), threading.Event()
    def silent(answer): pass
    def run(config, mtp=True):
        loaded = engine.load(Load(path=sys.argv[2], config=config, n_threads=1), silent, none)
        request = Generate(id="r", prompt="The hold", max_tokens=40, ignore_eos=True, mtp=mtp)
        return loaded, engine.generate(request, silent, none)
    def table(buffers):
        return sorted([b.context, b.kind, b.device.split("[")[0], b.bytes] for b in buffers)
    on_card, drafted = run(config)
    plain = run(config, mtp=False)[1]
    on_cpu = run(config.with_(n_gpu_layers=0))[0]
    some = run(config.with_(n_gpu_layers=4))[0]
    planned = engine.dry_run(DryRun(path=sys.argv[2], config=config), silent, none)
    try:
        run(config.with_(devices=("GPU-nobody",)))
        wrong = None
    except EngineError as error:
        wrong = error.failure.code
    named = run(config.with_(devices=("RPC0",)))[0]
    print(json.dumps({
        "devices": [d.name for d in devices.gpus()],
        "card": table(on_card.placement.buffers), "cpu": table(on_cpu.placement.buffers),
        "planned": table(planned.buffers),
        "layers": [x.placement.layers_on_gpu for x in (on_card, on_cpu, some, named)],
        "total": on_card.placement.layers_total,
        "device": [on_card.placement.device, on_cpu.placement.device],
        "same": drafted.tokens == plain.tokens, "drafted": drafted.timings.n_drafted,
        "wrong": wrong,
    }))
    engine.close()
"""


@pytest.fixture(scope="module")
def seen(tiny, free_port):
    endpoint = f"127.0.0.1:{free_port}"
    server = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(SERVER), endpoint],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert server.stdout.readline() == b"up\n"
        found = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(CLIENT), endpoint, str(tiny("low"))],
            capture_output=True,
            timeout=100,
            check=False,
        )
        assert found.returncode == 0, found.stderr.decode()[-2000:]
        return json.loads(found.stdout.splitlines()[-1])
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def test_all_layers_go_to_the_card_and_the_log_proves_it(seen):
    assert seen["devices"] == ["RPC0"]
    assert seen["layers"][0] == seen["total"] == 10
    assert seen["device"][0] not in {"", "CPU"}
    on_card = {(c, k) for c, k, device, _ in seen["card"] if device == "RPC0"}
    assert {("model", "weights"), ("main", "kv"), ("main", "recurrent"), ("mtp", "kv")} <= on_card
    assert ("main", "compute") in on_card


def test_the_processor_is_a_choice_that_leaves_the_card_alone(seen):
    assert seen["layers"][1] == 0
    assert seen["device"][1] == "CPU"
    assert {device for _, _, device, _ in seen["cpu"]} == {"CPU"}


def test_some_layers_are_some_layers(seen):
    assert seen["layers"][2] == 4


def test_the_dry_run_knows_every_byte_on_every_device(seen):
    assert seen["planned"] == seen["card"]


def test_drafting_on_the_card_says_the_same(seen):
    assert seen["same"]
    assert seen["drafted"] > 0


def test_a_card_is_found_by_name_or_not_at_all(seen):
    assert seen["wrong"] == "no-gpu-device"
    assert seen["layers"][3] == seen["total"]
