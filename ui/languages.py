"""The languages of the window: which there are, which one is meant, and how it comes into force."""

from __future__ import annotations

import functools
import json
import logging
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from ui.numerals import NUMERALS
from ui.presenters.settings import LANGUAGES
from ui.sentences import Sentences
from ui.words import speak

log = logging.getLogger(__name__)

SYSTEM = "system"
FOLDER = Path(str(files("resources"))) / "languages"


def language_of(choice: str, preferred: Sequence[str]) -> str:
    """Return the language for a setting; `preferred` is what the system likes, best first.

    The system writes 'zh-Hans-CN', 'fr-CA' or 'C'.
    """
    if choice in LANGUAGES:
        return choice
    for wish in preferred:
        short, *rest = wish.replace("_", "-").split("-")
        if short == "zh" and not {"TW", "HK", "MO", "Hant"} & set(rest):
            return "zh_CN"
        if short in LANGUAGES:
            return short
    return "en"


class Languages:
    """Puts one language at a time into force: our words, Qt's own and the form of numbers."""

    def __init__(self, app: QApplication, folder: Path | None = None) -> None:
        self._app = app
        self._folder = folder or FOLDER
        self._qt: QTranslator | None = None
        self.now = ""

    def use(self, choice: str) -> bool:
        """Speak as the setting `choice` says; return whether that is another language than before.

        Without the file of a language its window stays English, and the log says why.
        """
        language = language_of(choice, QLocale.system().uiLanguages())
        if language == self.now:
            return False
        self.now = language
        self._use_qt(language)
        if language == "en":
            speak(str)
            return True
        words = QTranslator()
        if not words.load(f"plimsoll_{language}", str(self._folder)):
            log.warning("there is no file of the language %s in %s", language, self._folder)

        # Qt takes over 1 µs a text; a ladder that follows a slider says hundreds, and again.
        @functools.lru_cache(maxsize=8192)
        def translate(text: str) -> str:
            return words.translate("", text) or text

        @functools.lru_cache(maxsize=512)
        def by_use(text: str, use: str) -> str:
            return words.translate("", text, use) or text

        told = Sentences(self._templates(), translate).say
        speak(translate, told, NUMERALS[language], by_use)
        return True

    def _use_qt(self, language: str) -> None:
        """Let Qt's dialogs speak it too; English is what they speak by themselves."""
        if self._qt is not None:
            self._app.removeTranslator(self._qt)
            self._qt = None
        QLocale.setDefault(QLocale(language))
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        qt = QTranslator(self._app)
        if language != "en" and qt.load(f"qtbase_{language}", folder):
            self._app.installTranslator(qt)
            self._qt = qt

    def _templates(self) -> list[str]:
        file = self._folder / "sentences.json"
        return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []
