"""Markdown as models write it, in the words of the Markdown that Qt draws.

Models mean a new line where they begin one, write formulas as TeX, whose backslashes Markdown would
take away, and end sentences with an address. A formula becomes code that begins with a mark, by which
it is known again and drawn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

LINE = "\u2028"
"""A line that ends inside a paragraph; Qt draws it, and Markdown takes it for a letter."""
MARKS = {
    "\ue000": ("$", "$"),
    "\ue001": ("\\(", "\\)"),
    "\ue002": ("$$", "$$"),
    "\ue003": ("\\[", "\\]"),
    "\ue004": ("", ""),
}
"""Letters of nobody's alphabet, and what stood around the formula that each of them begins."""
_MARK_OF = dict(zip(("i2", "i1", "b1", "b2", "b3"), MARKS, strict=True))
_PROSE = re.compile(r"[A-Za-z]{3,},?\s+[A-Za-z]{2,}")
_COMMANDS = re.compile(r"\\(?:text|mathrm|operatorname)\s*\{[^}]*\}|\\[A-Za-z]+")
_BEGINS = re.compile(
    r"\s*(?:[-*+]\s|\d{1,9}[.)]\s|\#{1,6}(?:\s|$)|>|\||`{3}|~{3}|\[\^|([-*_=])[ \t]*(?:\1[ \t]*)*$)"
)
"""What begins something of its own, or makes the line before it a heading."""
_ITEM = re.compile(r"\s*(?:[-*+]|\d{1,9}[.)])\s")
_ALONE = re.compile(r"\s*(?:\#{1,6}(?:\s|$)|([-*_])[ \t]*(?:\1[ \t]*){2,}$)")
"""Headings and rules: nothing goes on with them."""
_BREAK = re.compile(r"(?:(?<!\\)\\|[ \t]+)$")
"""What Markdown itself wants for a new line: a backslash, or blanks."""
_QUOTE = re.compile(r"\s*(?:>[ \t]?)+")
_COLUMNS = re.compile(r"^[ \t]*(?=.*\|)[ \t:|-]*-[ \t:|-]*$", re.MULTILINE)
_ENVIRONMENT = r"\\begin\{(?P<name>(?:equation|align|gather|multline|eqnarray|cases)\*?)\}"
_BLOCK = (
    r"\$\$(?P<b1>[^$]+)\$\$|\\\[(?P<b2>.+?)\\\]|(?P<b3>" + _ENVIRONMENT + r".+?\\end\{(?P=name)\})"
)
_DISPLAY = re.compile(rf"^[ \t]*(?:{_BLOCK})[ \t]*[.,;]?[ \t]*$\n?", re.DOTALL | re.MULTILINE)
_SPANS = re.compile(
    r"(?P<code>(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`))"
    r"|(?P<target>\]\([^)\s]*|<[^>\s]+>)"
    rf"|{_BLOCK}"
    r"|\\\((?P<i1>.+?)\\\)|(?<![\\$\w])\$(?=[^\s$])(?P<i2>[^$\u2028]*?[^\s$\\])\$(?![\w$])"
    r"|(?P<address>https?://[^\s<>\u2028`]*[^\s<>\u2028`.,;:!?'\"*_)\]])",
    re.DOTALL,
)


def columns(lines: Sequence[str]) -> bool:
    """Whether `lines` begin as a table does: with its head and the line under it."""
    return len(lines) > 1 and "|" in lines[0] and bool(_COLUMNS.match(lines[1]))


def readable(block: str) -> str:
    """Return one block of Markdown as Qt reads it; it says the same, letter for letter."""
    text = block if _COLUMNS.search(block) else _with_lines(block)
    return _SPANS.sub(_span, text)


def formulas_apart(block: str) -> list[tuple[bool, str]]:
    """Return the parts of `block` in order: formulas that have lines of their own, and the text."""
    if _BEGINS.match(block) or not any(mark in block for mark in ("$$", "\\[", "\\begin")):
        return [(False, block)]
    parts: list[tuple[bool, str]] = []
    at = 0
    for found in _DISPLAY.finditer(block):
        formula = found["b1"] or found["b2"] or found["b3"]
        if formula.strip():
            parts += [(False, block[at : found.start()]), (True, formula)]
            at = found.end()
    parts.append((False, block[at:]))
    return [(is_formula, text.strip("\n")) for is_formula, text in parts if text.strip()]


def _with_lines(block: str) -> str:
    """Let a line that goes on with a paragraph begin where it was begun."""
    made: list[str] = []
    listed = False
    before = ""
    for line in block.split("\n"):
        listed = listed or bool(_ITEM.match(line))
        rest = _goes_on(before, line, listed=listed)
        if rest and made:
            made[-1] = _BREAK.sub("", made[-1]) + LINE + rest
        else:
            made.append(line)
        before = line
    return "\n".join(made)


def _goes_on(before: str, line: str, *, listed: bool) -> str:
    """Return what `line` adds to the paragraph of the one before; "": it adds nothing to it."""
    quote, quoted = _QUOTE.match(line), _QUOTE.match(before)
    if quote and quoted and quote[0].count(">") == quoted[0].count(">"):
        return _goes_on(before[quoted.end() :], line[quote.end() :], listed=listed)
    code = before.startswith(("    ", "\t")) and not listed
    if not before.strip() or code or _ALONE.match(before) or _BEGINS.match(line):
        return ""
    return line.strip()


def _span(found: re.Match[str]) -> str:
    if found["address"]:
        return f"<{found['address']}>"
    for name, mark in _MARK_OF.items():
        if (formula := found[name]) and formula.strip():
            if name == "i2" and _is_prose(formula):
                return found[0]
            # Two spans of code that touch would be one.
            touches = found.string.startswith(("$", "\\(", "\\[", "`"), found.end())
            return _code(formula, mark) + ("\u200b" if touches else "")
    return found[0]


def _is_prose(between: str) -> bool:
    """Whether words stand between two dollars: they were amounts of money."""
    return bool(_PROSE.search(_COMMANDS.sub(" ", between)))


def _code(formula: str, mark: str) -> str:
    """Return `formula` with its `mark` as code between ticks that are longer than any in it."""
    longest = max(map(len, re.findall(r"`+", formula)), default=0)
    ticks = "`" * (longest + 1)
    inside = mark + " ".join(formula.replace(LINE, " ").split())
    pad = " " if inside.endswith("`") else ""
    return f"{ticks}{pad}{inside}{pad}{ticks}"
