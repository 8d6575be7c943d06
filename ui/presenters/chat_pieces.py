"""A reply as it is drawn: runs of Markdown and blocks of code, found while the text streams in.

Every piece is small, so that drawing one more token costs the same at the first and at the
hundred-thousandth. Text only grows at its end; what a piece has closed never changes again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ui.presenters.chat_markdown import columns, formulas_apart

TEXT_LIMIT = 2000
"""Characters of Markdown after which the next block begins a new piece."""
BLOCK_LIMIT = 4000
"""Characters after which a block that never ends is cut at a line or a word."""
TABLE_LIMIT = 24_000
TABLE_ROWS = 24
"""Rows of a table after which it goes on in another piece, under its head again."""
FORMULA = "TeX"
"""What a formula with lines of its own is written in."""
CODE_LINES = 200
"""Lines of one code piece; longer code goes on in the next."""
_FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,})[ \t]*([^`\s]*)[^`]*$")
_MAYBE_FENCE = re.compile(r"^[ \t]*(`{1,2}|~{1,2}|(`{3,}|~{3,})[^`]*)$")
_TABLE = re.compile(r"^\s*\|")
_LIST = re.compile(r"^\s*([-*+]|\d{1,9}[.)])\s")


@dataclass(slots=True)
class TextPiece:
    """Markdown: `blocks` are complete, `tail` is the block that is still being written."""

    blocks: list[str] = field(default_factory=list)
    tail: str = ""

    @property
    def size(self) -> int:
        """Characters so far."""
        return sum(map(len, self.blocks)) + len(self.tail)

    @property
    def table_rows(self) -> int:
        """Lines of the one table that it is; 0 for anything else."""
        lines = self.blocks[0].split("\n") if len(self.blocks) == 1 else []
        return len(lines) if columns(lines) else 0


@dataclass(slots=True)
class CodeBlock:
    """All lines between two fences, or of a `formula`."""

    language: str
    lines: list[str] = field(default_factory=list)
    closed: bool = False
    formula: bool = False

    @property
    def text(self) -> str:
        """The whole code."""
        return "\n".join(self.lines)


@dataclass(slots=True)
class CodePiece:
    """A stretch of one code block: lines `first` and on, at most `CODE_LINES`.

    `muted`: it belongs to a thought.
    """

    code: CodeBlock
    first: int = 0
    muted: bool = False

    @property
    def lines(self) -> list[str]:
        """The lines of this piece."""
        return self.code.lines[self.first : self.first + CODE_LINES]

    @property
    def count(self) -> int:
        """How many lines it has."""
        return min(CODE_LINES, len(self.code.lines) - self.first)

    @property
    def last(self) -> bool:
        """Whether the code ends in this piece."""
        return self.first + CODE_LINES >= len(self.code.lines)


Piece = TextPiece | CodePiece


class Pieces:
    """Takes text as it comes; `items` is always what is to be drawn."""

    def __init__(self, text: str = "", *, ended: bool = False) -> None:
        self.items: list[Piece] = []
        self.length = 0
        self._rest = ""
        self._pending: list[str] = []
        self._blank = False
        self._head: list[str] = []
        """Of a table that was cut and may go on with the next line."""
        self._fence: tuple[str, int] | None = None
        if text:
            self.feed(text)
        if ended:
            self.end()

    def feed(self, text: str) -> None:
        """Take more text."""
        self.length += len(text)
        *lines, self._rest = (self._rest + text).split("\n")
        for line in lines:
            self._line(line)
        self._show_rest()

    def end(self) -> None:
        """The text is complete: close what is open."""
        if self._rest:
            line, self._rest = self._rest, ""
            self._line(line)
        self._close_block()
        if self._fence is not None:
            self._code().closed = True

    # --- lines -----------------------------------------------------------------------------------
    def _line(self, line: str) -> None:
        if self._fence is not None:
            self._code_line(line)
            return
        opening = _FENCE.match(line)
        if opening is not None:
            self._head = []
            self._close_block()
            self._fence = (opening[2], len(opening[1]))
            self.items.append(CodePiece(CodeBlock(opening[3])))
        elif not line.strip():
            self._head = []
            self._blank = bool(self._pending)
        else:
            self._text_line(line)

    def _text_line(self, line: str) -> None:
        if self._blank:
            # An indented line after a blank one still belongs to the list item above.
            if line[0] in " \t" and self._pending and _LIST.match(self._pending[0]):
                self._pending.append("")
            else:
                self._close_block()
        self._blank = False
        if self._head and "|" in line:
            self.items.append(TextPiece())
            self._pending += self._head
        self._head = []
        self._pending.append(line)
        if columns(self._pending) and len(self._pending) >= TABLE_ROWS + 2:
            head = self._pending[:2]
            self._close_block()
            self._head = head
            return
        limit = TABLE_LIMIT if _TABLE.match(self._pending[0]) else BLOCK_LIMIT
        if sum(map(len, self._pending)) > limit:
            self._close_block()

    def _code_line(self, line: str) -> None:
        marker, indent = self._fence or ("", 0)
        stripped = line.strip()
        code = self._code()
        if stripped.startswith(marker) and not stripped.strip(marker[0]):
            code.closed = True
            self._fence = None
            return
        lead = len(line) - len(line.lstrip())
        self._put_code_line(line[min(lead, indent) :])

    def _put_code_line(self, line: str) -> None:
        piece = self.items[-1]
        if isinstance(piece, CodePiece):
            piece.code.lines.append(line)
            if len(piece.code.lines) - piece.first > CODE_LINES:
                self.items.append(CodePiece(piece.code, piece.first + CODE_LINES))

    def _code(self) -> CodeBlock:
        piece = self.items[-1]
        if not isinstance(piece, CodePiece):
            raise TypeError("an open fence always has a code piece last")
        return piece.code

    # --- the block that is being written ---------------------------------------------------------
    def _close_block(self) -> None:
        self._blank = False
        if not self._pending:
            return
        block = "\n".join(self._pending)
        self._pending.clear()
        if self.items and isinstance(shown := self.items[-1], TextPiece):
            shown.tail = ""
        for is_formula, part in formulas_apart(block):
            if is_formula:
                code = CodeBlock(FORMULA, part.split("\n"), closed=True, formula=True)
                stretches = range(0, len(code.lines), CODE_LINES)
                self.items += [CodePiece(code, first) for first in stretches]
            else:
                self._add_block(part)

    def _add_block(self, block: str) -> None:
        piece = self._text_piece()
        if piece.blocks and piece.size + len(block) > TEXT_LIMIT:
            piece = TextPiece()
            self.items.append(piece)
        piece.blocks.append(block)

    def _text_piece(self) -> TextPiece:
        if self.items and isinstance(self.items[-1], TextPiece):
            return self.items[-1]
        piece = TextPiece()
        self.items.append(piece)
        return piece

    def _show_rest(self) -> None:
        if self._fence is not None:
            return  # a line of code is shown when it is whole
        if len(self._rest) > BLOCK_LIMIT:
            cut = self._rest.rfind(" ", BLOCK_LIMIT // 2, BLOCK_LIMIT)
            cut = cut if cut > 0 else BLOCK_LIMIT
            line, self._rest = self._rest[:cut], self._rest[cut:].lstrip(" ")
            self._text_line(line)
            self._close_block()
            self._show_rest()
            return
        if self._blank and self._rest[:1].strip():
            self._close_block()
        rest = "" if _MAYBE_FENCE.match(self._rest) else self._rest
        shown = [*self._pending, *([""] if self._blank and rest else []), *([rest] if rest else [])]
        if shown or (self.items and isinstance(self.items[-1], TextPiece)):
            self._text_piece().tail = "\n".join(shown)
