"""A worker may die, hang or talk nonsense: the parent lives, and keeps the evidence."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import psutil
import pytest

from app.engine.api import EngineError
from app.engine.client import HEARTBEAT_LOST_SECONDS, WorkerEngine
from app.engine.command import worker_command, worker_env
from app.engine.protocol import Crash, Generate, Ping, Pong, decode_answer, encode
from app.process import Spawner
from tests.engine.asking import CPU, Heard, ask, load

SMALL = CPU.with_(n_ctx=256, n_batch=64, n_ubatch=32)


def broken(engine, how, tiny):
    load(engine, tiny(), SMALL)
    engine.crash(Crash(how=how))
    with pytest.raises(EngineError) as failed:
        ask(engine, n=5)
    assert failed.value.failure is None
    assert not engine.alive
    return failed.value.evidence


@pytest.mark.parametrize(("how", "number"), [("abort", signal.SIGABRT), ("segv", signal.SIGSEGV)])
def test_a_deadly_signal_is_told_with_the_stack(worker, tiny, how, number):
    evidence = broken(worker(allow_faults=True), how, tiny)
    assert (evidence.reason, evidence.signal, evidence.exit_code) == ("exit", number, -number)
    assert number.name in evidence.message
    assert any("Fatal Python error" in line for line in evidence.log)
    assert len(evidence.log) <= 400


def test_a_failed_assertion_of_ggml_keeps_its_words(worker, tiny):
    evidence = broken(worker(allow_faults=True), "assert", tiny)
    assert evidence.signal == signal.SIGABRT
    assert "GGML_ASSERT(ctx->mem_buffer != NULL) failed" in evidence.abort_message


def test_words_of_the_first_moment_are_not_pushed_out_by_a_debugger(tmp_path, monkeypatch, worker):
    debugger = tmp_path / "gdb"
    debugger.write_text("#!/bin/sh\nseq 1 2000\n")
    debugger.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    engine = worker(allow_faults=True)
    engine.crash(Crash(how="assert"))  # before the library was told whom to tell
    with pytest.raises(EngineError) as failed:
        engine.ready()
    words = "\n".join(failed.value.evidence.log)
    assert "GGML_ASSERT(ctx->mem_buffer != NULL) failed" in words
    assert "2000" not in words.splitlines()


def test_a_call_that_never_comes_back_is_a_hang(worker, tiny):
    evidence = broken(worker(allow_faults=True, step_silence_seconds=1.0), "hang", tiny)
    assert (evidence.reason, evidence.signal) == ("hang", None)
    assert "no progress" in evidence.message
    # Its heart went on beating when its work had stopped.
    assert evidence.heartbeat_age_s < evidence.progress_age_s
    assert evidence.progress_age_s >= 1.0


def test_a_lock_that_is_never_given_back_is_a_hang(worker, tiny):
    evidence = broken(worker(allow_faults=True), "hold-gil", tiny)
    assert evidence.reason == "hang"
    assert "no sign of life" in evidence.message
    assert evidence.heartbeat_age_s >= HEARTBEAT_LOST_SECONDS


def test_a_long_request_to_a_worker_that_reads_no_more_is_a_hang_and_ends(worker, tiny):
    engine = worker(allow_faults=True)
    load(engine, tiny(), SMALL)
    engine.crash(Crash(how="hold-gil"))
    time.sleep(0.3)
    with pytest.raises(EngineError) as failed:  # far more than the pipe to it holds
        engine.generate(Generate(id="x", prompt="hold " * 200_000), Heard(), threading.Event())
    assert failed.value.evidence.reason == "hang"
    engine.close()


def test_a_worker_that_reads_no_more_is_ended_with_its_requests_unread(worker, tiny):
    engine = worker(allow_faults=True)
    load(engine, tiny(), SMALL)
    engine.crash(Crash(how="hold-gil"))
    time.sleep(0.3)
    for n in range(3):
        engine._send(Generate(id=str(n), prompt="hold " * 200_000))
    assert engine.close() is not None
    assert not engine._outbox._thread.is_alive()


def test_nonsense_on_the_pipe_is_garbage(worker, tiny):
    evidence = broken(worker(allow_faults=True), "garbage", tiny)
    assert (evidence.reason, evidence.signal) == ("garbage", None)
    assert "this is no JSON" in evidence.message


def test_an_exit_keeps_its_code(worker, tiny):
    evidence = broken(worker(allow_faults=True), "exit", tiny)
    assert (evidence.reason, evidence.exit_code, evidence.signal) == ("exit", 7, None)


def test_kill_9_in_the_midst_of_a_reply(worker, tiny):
    engine = worker()
    load(engine, tiny())

    class Killing(Heard):
        def __call__(self, answer):
            super().__call__(answer)
            if self.text and engine.alive:
                os.kill(engine.pid, signal.SIGKILL)

    with pytest.raises(EngineError) as failed:
        ask(engine, n=900, report=Killing())
    evidence = failed.value.evidence
    assert (evidence.reason, evidence.signal, evidence.phase) == ("exit", 9, "decode")
    assert engine.obituary("decode") == evidence
    with pytest.raises(EngineError):
        ask(engine, n=1)
    assert engine.close() == -9


def test_ctrl_c_in_the_terminal_is_left_to_the_parent(worker, tiny):
    engine = worker()
    load(engine, tiny(), SMALL)
    os.kill(engine.pid, signal.SIGINT)
    assert len(ask(engine, n=5).tokens) == 5


def test_faults_are_not_provoked_without_leave(worker, tiny):
    engine = worker()
    load(engine, tiny(), SMALL)
    engine.crash(Crash(how="abort"))
    time.sleep(0.2)
    assert len(ask(engine, n=1).tokens) == 1
    engine.close()
    assert any("--allow-faults" in line for line in engine.obituary("idle").log)


def test_close_ends_a_hanging_worker_in_time(worker, tiny):
    engine = worker(allow_faults=True)
    load(engine, tiny(), SMALL)
    engine.crash(Crash(how="hold-gil"))
    time.sleep(0.3)
    start = time.monotonic()
    assert engine.close(deadline=0.5) in {-signal.SIGTERM, -signal.SIGKILL}
    assert time.monotonic() - start < 5.0
    assert not psutil.pid_exists(engine.pid)


def test_close_is_clean_and_ends_the_template_process_too(worker, tiny):
    engine = worker()
    load(engine, tiny(), SMALL)
    children = psutil.Process(engine.pid).children(recursive=True)
    assert len(children) == 1
    assert engine.close() == 0
    psutil.wait_procs(children, timeout=5)
    assert not any(child.is_running() for child in children)


def test_a_worker_ends_with_its_parent(tmp_path, tiny):
    script = textwrap.dedent(
        """
        import sys, threading, time
        from app.engine.client import WorkerEngine
        from app.process import Spawner
        engine = WorkerEngine(Spawner())
        engine.ready()
        print(engine.pid, flush=True)
        time.sleep(60)
        """
    )
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE)
    pid = int(parent.stdout.readline())
    worker = psutil.Process(pid)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    worker.wait(timeout=5)


def test_secrets_are_not_handed_on(spawner, monkeypatch):
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-secret")
    engine = WorkerEngine(spawner, env={"PLIMSOLL_COLOUR": "red"})
    ready = engine.ready()
    assert ready.commit.startswith("0c1e570")
    assert "CPU" in ready.devices
    found = psutil.Process(engine.pid).environ()
    engine.close()
    assert found["PLIMSOLL_COLOUR"] == "red"
    assert not {"HF_TOKEN", "OPENAI_API_KEY"} & found.keys()


def test_requests_that_are_none_are_refused_and_pings_answered_at_once(spawner):
    child = spawner.spawn(worker_command(), worker_env(), quiet=True)
    child.stdin.write(b"{}\nnonsense\n" + encode(Ping(n=7)))
    child.stdin.flush()
    answers = []
    while not any(isinstance(one, Pong) and one.n == 7 for one in answers):
        answers.append(decode_answer(child.stdout.readline()))
    refused = [one for one in answers if one.type == "failure"]
    assert [one.code for one in refused] == ["bad-request", "bad-request"]
    assert child.end(3.0) == 0
    child.stdout.close()


def test_an_engine_that_cannot_start_says_so(monkeypatch):
    monkeypatch.setattr("app.engine.command.sys.executable", "/nowhere/python")
    lonely = Spawner()
    with pytest.raises(EngineError) as failed:
        WorkerEngine(lonely)
    assert failed.value.evidence.reason == "exit"
    assert "could not be started" in failed.value.evidence.message
    lonely.close()


def test_a_worker_may_be_ready_before_anybody_asks_it(worker):
    engine = worker()
    while engine._said is None:
        time.sleep(0.01)
    assert engine.ready().pid == engine.pid


def test_half_a_character_fails_its_request_alone(worker, tiny):
    engine = worker(step_silence_seconds=1.0)
    load(engine, tiny(), SMALL)
    with pytest.raises(EngineError, match="half a character") as failed:
        ask(engine, "\ud800")
    assert failed.value.failure.code == "bad-request"
    assert ask(engine, n=5).timings.n_prompt > 0


def test_two_threads_may_ask_one_after_the_other(worker, tiny):
    engine = worker()
    load(engine, tiny(), SMALL)
    found = []
    threads = [threading.Thread(target=lambda: found.append(ask(engine, n=10))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({done.tokens for done in found}) == 1
