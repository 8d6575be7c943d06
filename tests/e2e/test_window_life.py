"""The real window with the real engine, by keyboard: first run, failures, end."""

import json
import re
import resource
import shutil
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.desktop import ROOT, App, Desktop, belonging_to, until
from tests.sim.hub import LoopbackHub
from ui.theme.tokens import tokens

pytestmark = [pytest.mark.screen, pytest.mark.slow, pytest.mark.timeout(240)]

LIGHT, DARK = (tokens().schemes[name].roles["window"] for name in ("light", "dark"))
ACCENT, BLAME = (tokens().schemes["light"].roles[role] for role in ("accent", "err-bg"))
QUESTION = "The sea is"
LARGE = {"n_ctx": 4096, "n_batch": 4096, "n_ubatch": 4096}
MIB = 1 << 20


@pytest.fixture(scope="module")
def desktop(tmp_path_factory):
    with Desktop(tmp_path_factory.mktemp("screen")) as desktop:
        yield desktop


@pytest.fixture(scope="module")
def first_run(desktop, tmp_path_factory):
    """The window as it is after a first run by keyboard, and what the engine's memory came to."""
    app = App(desktop, tmp_path_factory.mktemp("home"), HF_HUB_OFFLINE="1")
    app.settle(theme="light", temperature=0)
    try:
        yield app, *_first_run(app, desktop)
    except AssertionError as error:
        error.add_note(app.account())
        raise
    finally:
        app.kill()


def _first_run(app, desktop):
    """Go through it; return the receipt, the reply and the engine's memory."""
    app.start()
    until(lambda: desktop.shows(ACCENT), "it has a way on")
    # Past this machine and the models, of which the starter is the first.
    app.press_until("Return", lambda: app.file("session.json"), "the starter is chosen")
    receipt = until(lambda: app.file("receipts.json").get("receipts"), "it is proven", 120)[0]
    memory = data_bytes(app)
    app.press_until("Return", lambda: app.file("settings.json").get("onboarded"), "it is over")
    app.type(QUESTION)
    app.press("Return")
    until(lambda: len(app.reply()[1]) > 40, "an answer comes")
    app.press("Escape")
    until(lambda: app.reply()[0] != "streaming", "the answer ends")
    reply = app.reply()
    app.press("ctrl+q")
    assert app.ended() == 0
    for folder in ("data", "state"):
        shutil.copytree(app.home / "plimsoll" / folder, app.home / "kept" / folder)
    return receipt, reply, memory


@pytest.fixture
def app(first_run):
    """The window of the first run again, not started."""
    app = first_run[0]
    for folder in ("data", "state"):
        shutil.rmtree(app.home / "plimsoll" / folder)
        shutil.copytree(app.home / "kept" / folder, app.home / "plimsoll" / folder)
    yield app
    app.kill()


def data_bytes(app):
    """Return the memory of its own that the engine has taken."""
    status = Path(f"/proc/{app.workers()[0].pid}/status").read_text()
    return int(re.search(r"VmData:\s+(\d+) kB", status)[1]) << 10


def load(app):
    """Have the model loaded; the button for it goes when that begins."""
    until(lambda: app.desktop.shows(ACCENT), "it can be loaded")
    app.press_until("ctrl+l", lambda: not app.desktop.shows(ACCENT), "it is being loaded")


def replying(app):
    """Load the model, ask, and wait until some of the answer is on the disk."""
    load(app)
    app.type(QUESTION)
    app.press_until("Return", lambda: app.reply()[0] == "streaming", "it is asked")
    until(lambda: len(app.reply()[1]) > 40, "an answer comes")


@contextmanager
def limited(app, limit_bytes):
    """Every engine of the window gets no more memory of its own than this."""
    over, seen = threading.Event(), set()

    def watch():
        while not over.wait(0.01):
            for worker in app.workers():
                if worker.pid not in seen:
                    resource.prlimit(worker.pid, resource.RLIMIT_DATA, (limit_bytes, limit_bytes))
                    seen.add(worker.pid)

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()


def test_a_first_run_offline_leads_to_an_answer_by_keyboard_alone(first_run):
    app, receipt, (state, text), _ = first_run
    assert receipt["verdict"] == "qualified"
    assert receipt["file_sha256"] == app.file("session.json")["file"]["sha256"]
    assert receipt["proven_depth"] > 0
    assert state == "stopped"
    assert text.strip()
    assert not belonging_to(app.home), "the end left a process"


def test_a_failing_load_is_named_and_one_key_mends_it(app, first_run):
    data = app.home / "plimsoll" / "data"
    session = app.file("session.json")
    session["config"] |= LARGE
    session["receipt"] = None
    (data / "session.json").write_text(json.dumps(session))
    # More than half of the micro-batch needs, less than the whole one does.
    with limited(app, first_run[3] + 150 * MIB):
        app.start()
        load(app)
        failures = until(lambda: app.file("failures.json", "state").get("failures"), "it failed")
        assert failures[-1]["diagnosis"]["cause"] == "host-ram-exhausted"
        app.press("ctrl+4")
        app.press("Return")
        mended = until(lambda: proven(app, LARGE["n_ctx"]), "it is mended", 120)[0]
    assert mended["config"]["n_ubatch"] < LARGE["n_ubatch"]
    assert mended["placement"]["device"] == "CPU"


def proven(app, n_ctx):
    """Return the receipts of what was proven with this context."""
    kept = app.file("receipts.json")["receipts"]
    return [
        one for one in kept if one["verdict"] == "qualified" and one["config"]["n_ctx"] == n_ctx
    ]


def test_the_end_of_the_engine_in_a_reply_leaves_the_window_and_the_words(app):
    app.start()
    replying(app)
    app.workers()[0].kill()
    until(lambda: app.reply()[0] != "streaming", "the end is seen")
    state, text = app.reply()
    assert state == "interrupted"
    assert len(text) > 40
    found = until(lambda: app.file("failures.json", "state").get("failures"), "it is named")
    assert found[-1]["diagnosis"]["cause"]
    assert app.alive
    assert app.shown
    app.press("ctrl+4")
    until(lambda: app.desktop.shows(BLAME), "it is shown")


def test_theme_and_text_size_change_while_a_reply_is_written(app, desktop):
    app.start()
    replying(app)
    assert desktop.shows(LIGHT)
    app.do("theme dark")
    until(lambda: desktop.shows(DARK) and not desktop.shows(LIGHT), "everything is dark")
    app.do("text size 150")
    until(lambda: app.file("settings.json").get("text_scale_pct") == 150, "the text is larger")
    state, text = app.reply()
    assert state == "streaming"
    until(lambda: len(app.reply()[1]) > len(text), "the reply goes on")


def test_another_model_ends_no_reply_unasked(app, desktop):
    other = app.home / "other.gguf"
    shutil.copy(next(app.home.rglob("engine-test.gguf")), other)
    app.start()
    replying(app)
    asked_for(app, other)
    app.press_until("Escape", lambda: not question(desktop), "it is answered")
    text = app.reply()[1]
    until(lambda: len(app.reply()[1]) > len(text), "the reply goes on")
    asked_for(app, other)
    app.press_until("Return", lambda: not question(desktop), "it is to wait")
    text = app.reply()[1]
    until(lambda: len(app.reply()[1]) > len(text), "the reply goes on")
    assert app.file("session.json")["file"]["path"] != str(other)
    app.press("ctrl+1")
    app.press_until("Escape", lambda: app.reply()[0] != "streaming", "the reply ends")
    until(lambda: app.file("session.json")["file"]["path"] == str(other), "it is opened")
    assert app.reply()[0] == "stopped"


def asked_for(app, other):
    """Start the program once more with another model, and wait until the window asks."""
    second = subprocess.run([sys.executable, "-m", "ui", other], cwd=ROOT, env=app.environment)  # noqa: PLW1510
    assert second.returncode == 0
    until(lambda: question(app.desktop), "it asks")


def question(desktop):
    """Return the window that asks, if there is one."""
    return desktop.say("search", "--onlyvisible", "--name", "A reply is being written")


def test_quitting_while_it_fetches_and_writes_loses_nothing_and_leaves_nobody(app, desktop):
    made = next(app.home.rglob("engine-test.gguf"))
    with LoopbackHub() as hub:
        hub.add("harbour/boat-GGUF", "boat-Q4_K_M.gguf", made)
        app.environment |= {"HF_ENDPOINT": hub.endpoint, "HF_HUB_OFFLINE": "0"}
        app.start("plimsoll://harbour/boat-GGUF?quant=Q4_K_M")
        until(hub.data_requests, "its header is read")
        hub.rate_bytes_s = 300_000
        desktop.click(ACCENT)
        until(lambda: app.file("downloads.json").get("orders"), "it is fetched")
        app.press("ctrl+1")
        replying(app)
        app.press("ctrl+q")
        assert app.ended() == 0
        assert not belonging_to(app.home)
        state, text = app.reply()
        assert state == "stopped"
        assert len(text) > 40
        (order,) = app.file("downloads.json").get("orders")
        assert order["done_bytes"] > 0
        hub.rate_bytes_s = 0
        before = len(hub.data_requests())
        app.start()
        until(
            lambda: not app.file("downloads.json").get("orders"), "the download goes on to its end"
        )
        again = sum(request.sent[0] for request in hub.data_requests()[before:])
        assert again == made.stat().st_size - order["done_bytes"], "what had come came again"
