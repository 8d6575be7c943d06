"""Where the comment begins on a line of code, so that it can be drawn paler."""

from __future__ import annotations

_MARKS = {
    "#": "python py bash sh shell zsh fish yaml yml toml ini conf ruby rb perl r julia makefile"
    " make dockerfile cmake powershell ps1 nix elixir console text",
    "//": "c cpp c++ cc h hpp cuda cu java javascript js jsx typescript ts tsx go rust rs swift"
    " kotlin kt csharp cs php scala dart zig json5 jsonc glsl",
    "--": "sql lua haskell hs ada elm",
    "%": "latex tex matlab erlang",
    ";": "lisp clojure scheme asm nasm",
}
_BY_LANGUAGE = {name: mark for mark, names in _MARKS.items() for name in names.split()}


def comment_at(line: str, language: str) -> int:
    """Return where the comment of `line` begins, or -1; marks inside quotes do not count."""
    mark = _BY_LANGUAGE.get(language.lower())
    if mark is None or mark not in line:
        return -1
    quote = ""
    skip = False
    for index, letter in enumerate(line):
        if skip:
            skip = False
        elif letter == "\\":
            skip = True
        elif quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif line.startswith(mark, index) and (index == 0 or line[index - 1] in " \t"):
            return index
    return -1
