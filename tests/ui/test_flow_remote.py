"""Remote servers in the window: entered, asked, used, and marked as remote wherever they answer."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from app.commands import AddRemote, ChooseRemote, LeaveRemote, ProbeRemote, RemoveRemote
from app.values.chat import ChatEntry, ReplyProgress, ReplyStats
from app.values.remote import RemoteProbe
from tests.ui import flow_values as v
from tests.ui.flow_bench import Bench
from tests.ui.scenes_remote import BIG, BOX, LAN, USING, entered
from ui.pages.settings import SettingsPage
from ui.pages.settings_remote import RemoteDialog
from ui.presenters.chat import last_reply, present_composer, present_stopped
from ui.presenters.chat_empty import present_empty
from ui.presenters.palette import present_palette
from ui.presenters.remote import IN_THE_CLEAR, SENT, present_servers
from ui.presenters.strip import strip_view
from ui.presenters.tray import tray_view
from ui.widgets.confirm import Confirm

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
FAR = entered(v.having(v.READY), USING)
ENTRY = ChatEntry(id="e", role="assistant", text="Aye.", at="2026-11-29T12:00:00.000")


# --- words -----------------------------------------------------------------------------------------
def test_every_server_says_how_it_stands_and_whether_others_can_read_along() -> None:
    box, lan, office = present_servers(entered())
    assert (box.tone, box.word) == ("ok", "Ready")
    assert box.text == "vLLM, 2 models, answered in 0.08 s"
    assert (lan.tone, lan.warning) == ("err", IN_THE_CLEAR)
    assert "Nothing answers" in lan.text
    assert (office.word, office.warning) == ("Not asked yet", "")
    using = present_servers(FAR)[0]
    assert using.word == "Answers the chat"
    assert using.text.startswith(f"{BIG.id} · 84 tokens/s, first after 0.31 s")


def test_a_far_model_is_marked_wherever_it_answers() -> None:
    strip, tray = strip_view(FAR), tray_view(FAR)
    assert (strip.word, strip.model) == ("Remote", f"{BIG.id} on gpu-box")
    assert "On another computer: gpu-box.example:8000/v1 · vLLM" in strip.placement
    assert "is loaded here too" in strip.placement
    assert tray.title == f"{BIG.id} on gpu-box answers (remote)"
    assert "The whole chat is sent there." in present_composer(FAR).placeholder
    empty = present_empty(replace(FAR, entries=(), reply=None), datetime.now(UTC))
    assert empty is not None
    assert (empty.hint, empty.title) == (SENT, f"{BIG.id} on gpu-box answers")


def test_a_reply_from_there_can_be_stopped_and_shows_its_own_speed() -> None:
    reply = ReplyProgress(id="r", conversation="c", phase="decode", stats=ReplyStats(tok_s=40.0))
    state = replace(FAR, reply=reply)
    assert (strip_view(state).word, strip_view(state).end) == ("Remote, replying", "40 tokens/s")
    assert tray_view(state).can_stop
    assert present_composer(state).replying


def test_what_failed_here_does_not_stand_in_a_chat_that_is_answered_elsewhere() -> None:
    state = entered(v.having(v.FAILED), USING)
    assert present_stopped(state) is None
    assert present_composer(state).blocked == ""
    assert last_reply(replace(state, entries=(ENTRY,), reply=None))


def test_the_palette_goes_there_and_back() -> None:
    commands = [deed.command for deed in present_palette(FAR, "")]
    assert LeaveRemote() in commands
    assert ChooseRemote(name="gpu-box") in [d.command for d in present_palette(FAR, "use gpu")]


# --- the page --------------------------------------------------------------------------------------
@pytest.fixture
def bench(qtbot: QtBot) -> Bench[SettingsPage]:
    return Bench(qtbot, SettingsPage, entered())


def test_a_click_asks_uses_and_removes(bench: Bench[SettingsPage]) -> None:
    rows = bench.page.remote.servers.rows
    lan = rows[LAN.name]
    lan.ask.click()
    lan.use.click()
    assert bench.core.take() == [ProbeRemote(name=LAN.name), ChooseRemote(name=LAN.name)]
    menu = rows["gpu-box"].make_menu(present_servers(entered())[0])
    menu.actions()[0].trigger()
    assert bench.core.take() == [ChooseRemote(name="gpu-box", model=BIG.id)]
    menu.close()
    lan.remove.click()
    lan.findChild(Confirm).act.click()
    assert bench.core.take() == [RemoveRemote(name=LAN.name)]
    bench.becomes(entered(using=USING))
    rows["gpu-box"].use.click()
    assert bench.core.take() == [LeaveRemote()]


def test_a_server_is_entered_with_its_key_and_nonsense_is_said_first(
    bench: Bench[SettingsPage],
) -> None:
    dialog = bench.page.remote.open_dialog()
    assert not dialog.keep.isEnabled()
    dialog.name.setText("new one")
    dialog.url.setText("box:8000")
    dialog.key.setText(" sk-secret ")
    dialog.keep.click()
    assert dialog.trouble.isVisible()
    assert bench.core.take() == []
    dialog.name.setText("new-one")
    dialog.keep.click()
    (command,) = bench.core.take()
    assert isinstance(command, AddRemote)
    assert (command.name, command.url) == ("new-one", "box:8000")
    assert command.key is not None
    assert command.key.get_secret_value() == "sk-secret"
    assert "sk-secret" not in repr(command)
    assert dialog.key.text() == ""
    assert BOX.name in bench.page.remote.servers.rows


def test_a_server_that_is_there_is_changed_and_its_key_stays_unless_another_is_given(
    bench: Bench[SettingsPage],
) -> None:
    row = bench.page.remote.servers.rows[LAN.name]
    row.change.click()
    dialog = row.findChild(RemoteDialog)
    assert (dialog.name.text(), dialog.url.text()) == (LAN.name, LAN.url)
    assert not dialog.name.isEnabled()
    dialog.keep.click()
    (command,) = bench.core.take()
    assert (command.name, command.url, command.key) == (LAN.name, LAN.url, None)


@pytest.mark.parametrize(
    ("cause", "word"),
    [
        ("remote-unreachable", "Does not answer"),
        ("remote-silent", "Does not answer"),
        ("remote-key-refused", "Wants its key"),
        ("remote-not-openai", "Cannot be used"),
    ],
)
def test_what_a_failed_server_is_called_is_true_of_it(cause: str, word: str) -> None:
    probe = RemoteProbe(name=LAN.name, url=LAN.url, state="failed", cause=cause)
    state = replace(entered(), remotes=(probe,))
    assert next(view for view in present_servers(state) if view.name == LAN.name).word == word
