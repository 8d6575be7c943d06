"""The field for the file that drafts: one of the library's, or any other file."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from ui.pages.models_files import file_dialog
from ui.presenters.drafting import NONE, DraftingFileView
from ui.presenters.glossary import meaning_of
from ui.widgets.base import column
from ui.widgets.buttons import Button
from ui.widgets.menu import Menu
from ui.widgets.term import Term
from ui.words import tr

MOST_LETTERS = 28


class DraftingFileField(QWidget):
    """Shows a `DraftingFileView`; `chosen` tells a path, "" for no file."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._view: DraftingFileView | None = None
        self.button = Button(tr(NONE), icon="down", small=True)
        body = column(self, gap=6)
        body.addWidget(Term(tr("Drafting file"), "label"))
        body.addWidget(self.button)
        self.button.clicked.connect(self.open_menu)

    def show_file(self, view: DraftingFileView, *, enabled: bool, reason: str) -> None:
        """Show `view`; where it is not `enabled`, `reason` says why."""
        self._view = view
        self.button.setText(_short(view.text).replace("&", "&&"))
        said = tr("{name}: {value}").format(name=tr("Drafting file"), value=view.text)
        self.button.setAccessibleName(said)
        meaning = meaning_of(tr("Drafting file"))
        self.button.setAccessibleDescription(meaning)
        self.button.setToolTip(reason or "\n".join(filter(None, (view.place, meaning))))
        self.button.setEnabled(enabled)

    def make_menu(self) -> Menu:
        """Return the files to choose from."""
        menu = Menu(self)
        menu.setObjectName("draftingFiles")
        for path, words in self._view.options if self._view else ():
            entry = menu.addAction(words.replace("&", "&&"))
            entry.setCheckable(True)
            entry.setChecked(self._view is not None and path == self._view.now)
            entry.triggered.connect(partial(self._choose, path))
        menu.addSeparator()
        menu.addAction(tr("Choose a file…")).triggered.connect(self._browse)
        return menu

    @Slot()
    def open_menu(self) -> Menu:
        """Offer the files."""
        menu = self.make_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.open_below(self.button)
        return menu

    def _choose(self, path: str, *_: object) -> None:
        self.chosen.emit(path)

    @Slot()
    def _browse(self) -> None:
        dialog = file_dialog(self)
        dialog.fileSelected.connect(self.chosen)
        dialog.open()


def _short(name: str) -> str:
    """Return a file's name with its middle left out where it is long: its end tells the quant."""
    half = MOST_LETTERS // 2
    return name if len(name) <= MOST_LETTERS else f"{name[:half]}…{name[-half:]}"
