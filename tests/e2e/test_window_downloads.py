"""A download in the real window: a line that is cut, kill -9, and the whole file in the end."""

import hashlib

import pytest

from app.engine import testmodel
from tests.e2e.desktop import App, Desktop, until
from tests.sim.hub import LoopbackHub
from ui.theme.tokens import tokens

pytestmark = [pytest.mark.screen, pytest.mark.slow, pytest.mark.timeout(240)]

LINK = "plimsoll://harbour/boat-GGUF?quant=Q8_0"


def test_a_download_is_cut_and_then_killed_and_ends_with_the_whole_file(tmp_path):
    made = testmodel.build(tmp_path / "boat-Q8_0.gguf", quant="Q8_0")
    size = made.stat().st_size
    with LoopbackHub() as hub, Desktop(tmp_path) as desktop:
        hub.add("harbour/boat-GGUF", made.name, made)
        app = App(desktop, tmp_path / "home", HF_ENDPOINT=hub.endpoint)
        app.settle(onboarded=True, theme="light")
        app.start(LINK)
        try:
            until(hub.data_requests, "its header is read")
            read = len(hub.data_requests())
            hub.rate_bytes_s = size // 12
            hub.fail("cut", n=size // 20)
            desktop.click(tokens().schemes["light"].roles["accent"])
            until(lambda: not hub.faults[0].times, "the line is cut")
            until(lambda: len(hub.data_requests()) > read + 1, "it goes on by itself")
            until(lambda: sent(hub, read) > size // 4, "a quarter has come")
            app.kill()
            assert app.file("downloads.json")["orders"], "it was forgotten"
            assert not files(app), "half a file counts as a model"
            before = len(hub.data_requests())
            hub.rate_bytes_s = 0
            app.start()
            until(lambda: files(app), "the file is here")
            until(lambda: not app.file("downloads.json")["orders"], "the queue is empty")
            whole = hashlib.sha256(files(app)[0].read_bytes()).hexdigest()
            assert whole == hashlib.sha256(made.read_bytes()).hexdigest()
            assert sent(hub, before) < size, "what had come was fetched again"
            app.press("ctrl+q")
            assert app.ended() == 0
        finally:
            app.kill()


def sent(hub, first):
    """Return the bytes that were sent since the request with this number."""
    return sum(request.sent[0] for request in hub.data_requests()[first:])


def files(app):
    """Return the models in the shared cache."""
    return [path for path in app.home.glob("hub/hub/models--*/snapshots/*/*") if path.exists()]
