"""What a person has before them in the chat: kept while the page is made anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ui.pages.chat_frame import ChatFrame
from ui.pages.chat_thread import Reading


@dataclass(frozen=True, slots=True)
class Kept:
    """`edited` is the id of a question that is asked differently; `deleted` can be brought back."""

    text: str
    cursor: int
    edited: str
    drafts: Mapping[str | None, str]
    search: str
    chats: int
    deleted: tuple[str, str] | None
    reading: Reading


def keep(page: ChatFrame) -> Kept:
    """Return what is typed, searched and read on `page`."""
    return Kept(
        text=page.composer.text.toPlainText(),
        cursor=page.composer.text.textCursor().position(),
        edited=page.dock.edited,
        drafts=MappingProxyType(dict(page.dock.drafts)),
        search=page.list.search.text(),
        chats=page.list.lines.verticalScrollBar().value(),
        deleted=page.dock.undo.offered,
        reading=page.conversation.reading(),
    )


def restore(page: ChatFrame, kept: Kept) -> None:
    """Make `page` the same; what is no longer there is left out."""
    edited = page.conversation.block(kept.edited)
    if edited is not None:
        page.dock.begin_edit(edited.entry)
    page.dock.drafts = dict(kept.drafts)
    page.composer.put_text(kept.text)
    cursor = page.composer.text.textCursor()
    cursor.setPosition(min(kept.cursor, len(page.composer.text.toPlainText())))
    page.composer.text.setTextCursor(cursor)
    page.list.search.setText(kept.search)
    page.list.lines.verticalScrollBar().setValue(kept.chats)
    if kept.deleted is not None:
        page.dock.undo.offer(*kept.deleted)
    page.conversation.go_back_to(kept.reading)
