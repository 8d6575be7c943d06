from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from app.commands import ChangeSettings
from app.diagnose.wording import fill
from app.machine.history import SampleHistory
from app.settings import Settings
from catalog.causes import causes
from tests.ui import chat_values as chat
from tests.ui import flow_values as flow
from tests.ui.programs import program
from tests.ui.pseudo import OPEN, core_words, pseudo
from ui import theme
from ui.bridge import Bridge
from ui.languages import Languages, language_of
from ui.numerals import NUMERALS
from ui.presenters import figures
from ui.presenters.figures import count, file_size, speed
from ui.presenters.settings import LANGUAGES
from ui.program import Program
from ui.sentences import Sentences
from ui.single import SingleInstance
from ui.widgets.reply import ProseItem
from ui.words import QT_TR_NOOP, speak, told, tr

translations = program("translations")


@pytest.fixture(autouse=True)
def _english():
    """Every test begins and ends in English."""
    before = QLocale()
    yield
    speak(str)
    QLocale.setDefault(before)


# --- which language ----------------------------------------------------------------------------
def test_a_choice_counts_more_than_the_system():
    assert language_of("de", ["fr-FR"]) == "de"
    assert language_of("en", ["fr-FR"]) == "en"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["fr-CA"], "fr"),
        (["de_AT"], "de"),
        (["es-419", "en"], "es"),
        (["ja-JP"], "ja"),
        (["zh-Hans-CN"], "zh_CN"),
        (["zh_CN"], "zh_CN"),
        (["zh-Hant-TW", "en"], "en"),
        (["pl", "fr"], "fr"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_else_the_first_wish_of_the_system_that_can_be_met(preferred, language):
    assert language_of("system", preferred) == language


def test_the_setting_the_list_and_the_files_name_the_same_languages():
    offered = Settings.model_fields["language"].annotation.__args__
    assert set(offered) == {"system", *LANGUAGES}
    assert {"en", *translations.LANGUAGES} == set(LANGUAGES)


# --- the words ---------------------------------------------------------------------------------
WORDS = {"{n} files": "{n} Dateien", "It was stopped.": "Es wurde angehalten."}


def test_values_come_after_the_translation_and_what_is_not_known_stays_english():
    speak(lambda text: WORDS.get(text, text))
    assert tr("{n} files").format(n=3) == "3 Dateien"
    assert tr("Ready") == "Ready"
    assert QT_TR_NOOP("{n} files") == "{n} files"
    assert told("It was stopped.") == "Es wurde angehalten."


def test_every_language_has_every_text_of_the_sources_and_no_other():
    wanted = translations.all_texts()
    for language in translations.LANGUAGES:
        read = ET.parse(translations.file_of(language))
        has = {source for source, _ in translations.messages(read)}
        new, gone = wanted - has, has - wanted
        assert not new, f"run packaging/translations.py: {sorted(new)[:5]}"
        assert not gone, f"run packaging/translations.py: {sorted(gone)[:5]}"


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_every_text_is_translated(language):
    assert translations.missing(language) == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_what_is_translated_keeps_its_values_and_parts(language):
    read = ET.parse(translations.file_of(language))
    for source, translation in translations.messages(read):
        if translation.text:
            assert translations.parts_of(source) == translations.parts_of(translation.text), source


def test_a_translation_with_other_values_is_refused(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    translations.merge(["{n} files", "Ready"], ["fr"])
    assert translations.missing("fr") == ["Ready", "{n} files"]
    assert translations.fill("fr", {"{n} files": "{m} fichiers", "Ready": "Prêt"}) == 1
    assert "{m} fichiers" in capsys.readouterr().err
    assert translations.missing("fr") == ["{n} files"]
    assert translations.fill("fr", {"{n} files": "{n} fichiers"}) == 0
    translations.merge(["{n} files", "New"], ["fr"])
    assert translations.missing("fr") == ["New"]


def test_what_english_writes_alike_can_be_two_words(tmp_path, monkeypatch, qapp):
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    translations.merge(["Load|verb", "Load", "Ready"], ["fr"])
    given = {"Load|verb": "Charger", "Load": "Charge", "Ready": "Prêt"}
    assert translations.missing("fr") == ["Load", "Load|verb", "Ready"]
    assert translations.fill("fr", given) == 0
    assert translations.release(tmp_path) == 0
    languages = Languages(qapp, tmp_path)
    languages.use("fr")
    assert (tr("Load", "verb"), tr("Load"), tr("Ready", "state")) == ("Charger", "Charge", "Prêt")
    languages.use("en")
    assert tr("Load", "verb") == "Load"


def test_a_use_is_found_in_the_sources():
    assert {"Download", "Download|verb", "Good|quality"} <= translations.window_texts()


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_number_and_its_unit_stay_together_in_every_text(language):
    read = ET.parse(translations.file_of(language))
    for source, translation in translations.messages(read):
        text = translation.text or ""
        assert text == translations.set_in_type(text, language), source


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("de", "{n} MiB bei 90 %, 2 s", "{n}\u00a0MiB bei 90\u00a0%, 2\u00a0s"),
        ("fr", "{n} MiB à 90 %, en GB", "{n}\u00a0Mio à 90\u202f%, en Go"),
        ("ja", "{n} MiBの90 %", "{n}\u00a0MiBの90%"),
        ("zh_CN", "{n}的90 %", "{n}的90%"),
    ],
)
def test_units_are_set_as_their_language_sets_them(language, text, said):
    assert translations.set_in_type(text, language) == said


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_months_are_those_that_qt_knows(language):
    read = dict(translations.messages(ET.parse(translations.file_of(language))))
    locale, short = QLocale(language), QLocale.FormatType.ShortFormat
    for number, month in enumerate(figures._MONTHS, 1):
        assert read[month].text == locale.monthName(number, short)


@pytest.mark.parametrize("language", ["zh_CN", "ja"])
def test_every_character_can_be_drawn(language, qapp):
    theme.current().apply("light")
    metrics = QFontMetrics(theme.current().font("body"))
    text = "".join(
        translation.text or ""
        for _, translation in translations.messages(ET.parse(translations.file_of(language)))
    )
    text += LANGUAGES[language]
    assert {
        char for char in text if not char.isspace() and not metrics.inFontUcs4(ord(char))
    } == set()


def test_japanese_is_written_in_japanese_shapes_and_the_look_stays(qapp):
    themes = theme.current()
    themes.apply("dark")
    families = {}
    for language in ("zh_CN", "ja"):
        QLocale.setDefault(QLocale(language))
        themes.apply("dark")
        names = themes.font("body").families()
        families[language] = names.index("Noto Sans CJK JP") < names.index("Noto Sans CJK SC")
    assert families == {"zh_CN": False, "ja": True}
    assert themes.name == "dark"


# --- the sentences of the core -----------------------------------------------------------------
FRENCH = {
    "Port {port} is taken{by}.": "Le port {port} est pris{by}.",
    "by {name}": "par {name}",
    "The cache[ ({size})] was refused[ on card {device}].": "[Sur {device}, ]le cache[ ({size})] a été refusé.",
    "Smaller context": "Contexte plus court",
    "What helps: {names}.": "Ce qui aide : {names}.",
    "{note} None after it is free.": "{note} Aucun port suivant n'est libre.",
    "Try again.": "Réessayez.",
}
SAY = Sentences([text for text in FRENCH if "{" in text], lambda text: FRENCH.get(text, text)).say


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Port 80 is taken.", "Le port 80 est pris."),
        ("Port 80 is taken by python.", "Le port 80 est pris par python."),
        ("The cache was refused.", "le cache a été refusé."),
        ("The cache (3 GiB) was refused on card 1.", "Sur 1, le cache (3 GiB) a été refusé."),
        (
            "What helps: Smaller context, Smaller context.",
            "Ce qui aide : Contexte plus court, Contexte plus court.",
        ),
        ("Port 80 is taken. Try again.", "Le port 80 est pris. Réessayez."),
        (
            "Port 80 is taken by python. None after it is free. Try again.",
            "Le port 80 est pris par python. Aucun port suivant n'est libre. Réessayez.",
        ),
        ("What nobody knows. Try again.", "What nobody knows. Réessayez."),
        ("What nobody knows", "What nobody knows"),
        ("", ""),
    ],
)
def test_a_sentence_of_the_core_is_known_by_its_template(english, french):
    assert SAY(english) == french


def test_sentences_are_joined_as_their_language_joins_them():
    german, chinese = {"One.": "Eins."}, {"One.": "一。", "Two.": "二。"}
    assert Sentences((), lambda text: german.get(text, text)).say("One. Two.") == "Eins. Two."
    assert Sentences((), lambda text: chinese.get(text, text)).say("One. Two.") == "一。二。"


def test_a_name_and_its_text_have_the_colon_of_the_language_between_them():
    words = {
        "{name}: {value}": "{name}：{value}",  # noqa: RUF001 - it is what is meant
        "One.": "一。",
        "micro-batch": "微批",
    }
    say = Sentences((), lambda text: words.get(text, text)).say
    assert say("model.gguf: One.") == "model.gguf：一。"  # noqa: RUF001
    assert say("Micro-batch: 512 instead of 1024") == "微批：512 instead of 1024"  # noqa: RUF001
    for unknown in ("error: no such file", "http://127.0.0.1:80", "At 12:30: nothing", "A: "):
        assert say(unknown) == unknown


GERMAN = {
    "{used} of {total} tokens filled at {speed}.": "{used} von {total} Token bei {speed} belegt.",
    "{depths} were tried.": "Versucht wurden {depths}.",
    "The driver {driver} is too old for {name}.": "Der Treiber {driver} ist zu alt für {name}.",
    "{chats} chats": "{chats} Gespräche",
    "your settings": "ihre Einstellungen",
    "{what} cannot be read ({error}).": "{what}: nicht lesbar ({error}).",
}


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (
            "12,288 of 32,768 tokens filled at 41.5 tokens/s.",
            "12.288 von 32.768 Token bei 41,5\u00a0Token/s belegt.",
        ),
        ("8,192, 16,384 were tried.", "Versucht wurden 8.192, 16.384."),
        ("model-1.5.gguf, 10.0.0.7, b1,131 were tried.", None),
        ("The driver 580.65 is too old for Q4.5.", "Der Treiber 580.65 ist zu alt für Q4.5."),
        ("1,024 chats", "1.024 Gespräche"),
        ("Somebody chats", "Somebody chats"),
        ("Your settings cannot be read (denied).", "Ihre Einstellungen: nicht lesbar (denied)."),
    ],
)
def test_a_number_in_a_sentence_of_the_core_has_the_marks_of_the_language(english, german):
    speak(str, str, NUMERALS["de"])
    say = Sentences([text for text in GERMAN if "{" in text], lambda text: GERMAN.get(text, text))
    expected = german or f"Versucht wurden {english.removesuffix(' were tried.')}."
    assert say.say(english) == expected


CHANGES = {
    "context": "Kontext",
    "KV cache": "KV-Cache",
    "layers on the card": "Schichten auf der Karte",
    "drafting": "Entwürfe",
    "on": "ein",
    "off": "aus",
    "all": "alle",
    "{cards} cards": "{cards} Karten",
    "Tried: {name}, {change}. It was not enough.": "Versucht: {name}, {change}. Es reichte nicht.",
    "Smaller context": "Kleinerer Kontext",
    "{needed} GiB are needed.": "{needed}\u00a0GiB sind nötig.",
}


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("4,096 -> 512", "4.096 -> 512"),
        ("off -> 512 MiB", "aus -> 512_MiB"),
        (
            "Tried: Smaller context, off, 2 cards. It was not enough.",
            "Versucht: Kleinerer Kontext, aus, 2 Karten. Es reichte nicht.",
        ),
        ("all -> 2 cards", "alle -> 2 Karten"),
        ("drafting on -> off", "Entwürfe ein -> aus"),
        (
            "context 8,192 -> 4,096, KV cache f16 -> q8_0",
            "Kontext 8.192 -> 4.096, KV-Cache f16 -> q8_0",
        ),
        (
            "Tried: Smaller context, layers on the card all -> 12. It was not enough.",
            "Versucht: Kleinerer Kontext, Schichten auf der Karte alle -> 12. Es reichte nicht.",
        ),
        ("12.5 GiB are needed.", "12,5_GiB sind nötig."),
    ],
)
def test_what_changed_in_a_setup_is_said_in_the_language(english, german):
    speak(str, str, NUMERALS["de"])
    say = Sentences([one for one in CHANGES if "{" in one], lambda text: CHANGES.get(text, text))
    assert say.say(english) == german.replace("_M", "\u00a0M").replace("_G", "\u00a0G")


def test_every_setting_that_can_change_has_a_name_in_every_language():
    words = {"context", "drafting", "layers on the card", "checkpoints"}
    assert words <= translations.core_texts()


GIVEN = {"EACCES", "settings", "corrupt", "json", "tried", "Qwen", "cu", "libcudart", "so"}


@pytest.mark.parametrize(
    "english",
    [
        "The file with your settings was damaged; it was kept as settings.corrupt-1.json.",
        "Rows of what helped before that could not be read: 3; the file was kept as tried.json.",
        "The clocks of 1 card are still locked from an earlier run (210 to 1,680 MHz).",
        "Plimsoll ended while it was loading Qwen.",
        "The card was slowed by its power limit, its heat.",
        "What could be read of it was taken over: 3 chats with 41 messages.",
        "The file with your receipts cannot be read (EACCES).",
        "cu13 b11312 needs libcudart.so.13, which is not on this computer.",
        "Only 3 of its 35 billion weights work on each token. 131,072 tokens fit, uncompressed.",
        "Qwen failed. The card ran full while working.",
        "32 of 32 layers on Qwen, every buffer as predicted",
        "stopped while reading: 0.31 s, while writing: done before it could be stopped",
        "9.4 tokens/s with drafting, 8.1 without, 81% of drafts accepted; drafting does not pay here",
        "Shorter context was not done. The answer could not be read.",
    ],
)
def test_no_word_of_a_sentence_of_the_core_stays_english(english):
    known = translations.catalogue_texts() | translations.core_texts()

    def hidden(text: str) -> str:
        return re.sub(r"(\{\w+\})|[A-Za-z]", r"\1", text) if text in known else text

    say = Sentences([text for text in known if "{" in text], hidden).say
    left = re.findall(r"[A-Za-z]{2,}", say(english))
    assert [word for word in left if word not in GIVEN] == []


def test_every_cause_of_the_catalogue_is_told_with_its_values(qapp):
    say = core_words().say
    values = {"size": "3 GiB", "device": "0", "name": "blender", "file": "a.gguf"}
    for cause in causes().values():
        for known in ({}, values):
            english = fill(cause.why, known)
            assert say(english).startswith(OPEN), english


# --- the window --------------------------------------------------------------------------------
class WholeCore(chat.Recorder):
    """A core with what the whole window asks of it."""

    api_key = "pk-plimsoll-test"

    def __init__(self, state) -> None:
        super().__init__()
        self.state = state
        self.history = SampleHistory()

    def close(self, deadline: float = 3.0) -> bool:
        return True


@pytest.fixture(scope="module")
def french(tmp_path_factory):
    """Return a folder with a French of its own, made as the real one is."""
    folder = tmp_path_factory.mktemp("languages")
    source = ET.Element("TS", version="2.1", language="fr")
    context = ET.SubElement(source, "context")
    ET.SubElement(context, "name")
    for text in translations.all_texts():
        message = ET.SubElement(context, "message")
        said, _, use = text.partition(translations.USE)
        ET.SubElement(message, "source").text = said
        if use:
            ET.SubElement(message, "comment").text = use
        ET.SubElement(message, "translation").text = pseudo(said)
    ET.ElementTree(source).write(folder / "plimsoll_fr.ts", encoding="utf-8")
    assert translations.release(folder) == 0
    return folder


@pytest.fixture
def start(qtbot, qapp, tmp_path, monkeypatch, french):
    """Return what starts the whole program in a state."""
    monkeypatch.setattr("ui.languages.FOLDER", french)
    started: list[Program] = []

    def run(state) -> Program:
        program = Program(qapp, WholeCore(state), Bridge(qapp), SingleInstance(tmp_path, qapp))
        program.window.show()
        started.append(program)
        return program

    yield run
    for one in started:
        one.languages.use("en")
        one.signals.close()
        one.shutdown.deleteLater()
        one.window.hide()
        one.window.deleteLater()
        one.tray.close()
        one.deleteLater()


def choose(program: Program, **changes: object) -> None:
    """Take the settings as the core would give them back."""
    state = program.store.state
    settings = state.settings.model_copy(update=changes)
    program.store.take(replace(state, settings=settings))


def change(qtbot, program: Program, **changes: object) -> None:
    """The same, until the window speaks the other language."""
    with qtbot.waitSignal(program.furnisher.done, timeout=20_000):
        choose(program, **changes)


READY = replace(chat.answered(), settings=Settings(onboarded=True, language="en"))


def test_another_language_is_spoken_at_once_and_nothing_is_lost(qtbot, start):
    program = start(READY)
    window = program.window
    window.resize(1000, 700)
    window.pages["chat"].composer.put_text("half a thought")
    window.pages["models"].go("find")
    window.pages["models"].field.setText("qwen mtp")
    window.go("settings")
    window.pages["settings"].control("language").setFocus()
    many = len(QApplication.allWidgets())
    change(qtbot, program, language="fr")
    assert program.window is window
    assert (window.width(), window.height(), window.page) == (1000, 700, "settings")
    assert window.pages["chat"].composer.text.toPlainText() == "half a thought"
    assert (window.pages["models"].tabs.key, window.pages["models"].field.text()) == (
        "find",
        "qwen mtp",
    )
    assert window.sidebar.buttons["models"].text() == pseudo("Models")
    assert window.sidebar.buttons["settings"].isChecked()
    assert program.tray.actions["quit"].text() == pseudo("Quit")
    assert window.focusWidget() is window.pages["settings"].control("language")
    change(qtbot, program, language="en")
    assert window.sidebar.buttons["models"].text() == "Models"
    qtbot.waitUntil(lambda: len(QApplication.allWidgets()) <= many + 40)


def test_what_was_open_stays_open_in_another_language(qtbot, start):
    program = start(READY)
    window = program.window
    window.go("chat")
    window.pages["chat"].dock.undo.offer("c9", "A deleted chat")
    window.pages["monitor"].windows.set_key("1 h")
    window.pages["monitor"].hold.setChecked(True)
    residency = window.pages["monitor"].residency
    window.pages["settings"].expert.setChecked(True)
    change(qtbot, program, language="fr")
    bar = window.pages["chat"].dock.undo
    assert bar.isVisible()
    assert "A deleted chat" in bar.words.text()
    with qtbot.waitSignal(bar.wanted) as brought_back:
        bar.undo.click()
    assert brought_back.args == ["c9"]
    monitor = window.pages["monitor"]
    assert (monitor.windows.key, monitor.hold.isChecked()) == ("1 h", True)
    assert monitor.residency is residency
    assert window.pages["settings"].expert.isChecked()


def test_the_library_stays_where_it_was_in_another_language(qtbot, start):
    files = tuple(
        flow.BASE.model_copy(update={"path": f"/m/{n:03}.gguf", "title": f"Model {n}"})
        for n in range(200)
    )
    program = start(replace(READY, library=files))
    window = program.window
    window.go("models")
    here = window.pages["models"].here
    here.order.set_key("size")
    here.files.go_to("/m/150.gguf")
    qtbot.waitUntil(lambda: here.scroll.verticalScrollBar().maximum() > 1000)
    here.scroll.verticalScrollBar().setValue(1000)
    window.go("settings")
    change(qtbot, program, language="fr")
    window.go("models")
    new = window.pages["models"].here
    assert new is not here
    assert (new.order.key, new.files.current_key) == ("size", "/m/150.gguf")
    qtbot.waitUntil(lambda: new.scroll.verticalScrollBar().value() == 1000)


def test_every_page_is_made_in_many_turns_of_the_loop(qtbot, start):
    program = start(READY)
    turns = []
    program.furnisher._next.timeout.connect(lambda: turns.append(program.window.page))
    change(qtbot, program, language="fr")
    assert len(turns) > 40


def test_a_choice_in_the_settings_is_a_command(qtbot, start):
    program = start(READY)
    program.window.go("settings")
    box = program.window.pages["settings"].control("language")
    assert [box.itemText(n) for n in range(1, box.count())] == list(LANGUAGES.values())
    box.setCurrentIndex(box.findData("ja"))
    box.activated.emit(box.currentIndex())
    asked = [one for one in program.core.commands if isinstance(one, ChangeSettings)]
    assert [one.settings.language for one in asked] == ["ja"]


def test_a_reply_goes_on_while_language_and_theme_change(qtbot, start):
    program = start(replace(chat.replying(), settings=READY.settings))
    core = program.core
    program.window.go("chat")
    core.transcript.append("e2", "Before the change, ")
    choose(program, theme="dark")
    with qtbot.waitSignal(program.furnisher.done, timeout=20_000):
        choose(program, language="fr", theme="light")
        core.transcript.append("e2", "in the middle of it, ")
    core.transcript.append("e2", "and after it.")
    flow = program.window.pages["chat"].conversation.flow

    def shown() -> str:
        items = [item for item in flow.items if isinstance(item, ProseItem)]
        return "".join(item.view.toPlainText() for item in items)

    qtbot.waitUntil(
        lambda: shown() == "Before the change, in the middle of it, and after it.", timeout=20_000
    )
    assert program.window.page == "chat"


def test_a_reply_is_read_on_where_it_was_while_it_is_written_in_another_language(qtbot, start):
    program = start(replace(chat.replying(), settings=READY.settings))
    program.window.go("chat")
    parts = [f"part {n} " + "of many words " * 60 for n in range(40)]
    program.core.transcript.append("e2", "\n\n".join(parts))

    def top() -> tuple[str, int]:
        flow = program.window.pages["chat"].conversation.flow
        seen = [one for one in flow.items if isinstance(one, ProseItem) and one.y() <= 0]
        return (seen[-1].view.toPlainText()[:20], seen[-1].y()) if seen else ("", 0)

    old = program.window.pages["chat"]
    bar = old.conversation.flow.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 2000)
    bar.setValue(bar.maximum() // 2)
    old.composer.put_text("half a thought")
    before = top()
    with qtbot.waitSignal(program.furnisher.done, timeout=20_000):
        choose(program, language="fr")
        program.core.transcript.append("e2", "\n\nAnd more.")
    assert program.window.pages["chat"] is not old
    qtbot.waitUntil(lambda: top()[0] == before[0])
    assert abs(top()[1] - before[1]) <= 2
    assert program.window.pages["chat"].composer.text.toPlainText() == "half a thought"


def test_a_second_change_before_the_first_is_done_wins(qtbot, start):
    program = start(READY)
    choose(program, language="fr")
    qtbot.waitUntil(lambda: program.languages.now == "fr")
    change(qtbot, program, language="en")
    assert program.window.sidebar.buttons["chat"].text() == "Chat"


def test_qt_s_own_buttons_and_the_numbers_follow(qtbot, qapp):
    languages = Languages(qapp)
    assert languages.use("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text() == "Abbrechen"
    assert QLocale().toString(8192) == count(8192) == "8.192"
    assert (file_size(5_870_000_000), speed(8.44)) == ("5,87\u00a0GB", "8,4")
    assert not languages.use("de")
    languages.use("en")
    assert count(8192) == "8,192"


@pytest.mark.logs
def test_a_language_without_its_file_stays_english(qapp, tmp_path, caplog):
    languages = Languages(qapp, tmp_path)
    languages.use("fr")
    assert tr("Models") == "Models"
    assert "language fr" in caplog.text
    languages.use("en")


# --- in the middle of a change -----------------------------------------------------------------------
def test_the_keyboard_stays_where_it_was_in_another_language(qtbot, start):
    program = start(READY)
    window = program.window
    window.activateWindow()
    window.go("chat")
    window.pages["chat"].begin()
    assert window.focusWidget() is window.pages["chat"].composer.text
    change(qtbot, program, language="fr")
    assert window.focusWidget() is window.pages["chat"].composer.text
    window.go("settings")
    window.pages["settings"].control("close_to_tray").setFocus()
    change(qtbot, program, language="en")
    assert window.focusWidget() is window.pages["settings"].control("close_to_tray")
    window.sidebar.buttons["models"].setFocus()
    change(qtbot, program, language="fr")
    assert window.focusWidget() is window.sidebar.buttons["models"]


def test_a_dialog_that_is_open_is_not_taken_away_by_another_language(qtbot, start):
    program = start(READY)
    window = program.window
    window.go("settings")
    old = window.pages["settings"]
    looked = []
    program.furnisher._next.timeout.connect(lambda: looked.append(program.furnisher._next))
    choose(program, language="fr")
    old.connect_app()
    qtbot.waitUntil(lambda: bool(looked) and looked[-1].interval() > 0, timeout=20_000)
    dialog = QApplication.activeModalWidget()
    assert window.pages["settings"] is old
    with qtbot.waitSignal(program.furnisher.done, timeout=20_000):
        dialog.reject()
    assert window.pages["settings"] is not old
    assert window.sidebar.buttons["chat"].text() == pseudo("Chat")
