"""Bring the texts of the window into the languages' files, and those into what Qt reads.

    python packaging/translations.py                    new texts in, vanished ones out
    python packaging/translations.py missing fr         what French lacks, as JSON
    python packaging/translations.py fill fr FILE.json  take {English: French} from such a file
    python packaging/translations.py release            make the .qm files; the set-up does this

The languages' files are resources/languages/plimsoll_*.ts, Qt Linguist's format. `fill` takes
no translation whose {words} and [parts] are not those of its source. "Load|verb" is the text
"Load" where the sources say tr("Load", "verb"). It keeps numbers and units together as the
language does, and calls a byte as it does.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from pathlib import Path

from filelock import FileLock
from texts import ROOT, USE, TextError, catalogue_texts, core_texts, window_texts

from ui.numerals import NUMERALS

FOLDER = ROOT / "resources" / "languages"
LANGUAGES = ("de", "es", "fr", "ja", "zh_CN")
PARTS = re.compile(r"\{\w*[^{}]*\}|[\[\]]")
_BEFORE_UNIT = re.compile(
    r"(?<=[\d}])[ \u00a0](?=(?:[kMGT]i?[Bo]|[kMG]?Hz|[kM]?W|ms|s|h|min|°C|[Bb]ytes?|octets?|"
    r"Token/s|tokens?/s)(?![A-Za-z]))"
)
_BEFORE_SHARE = re.compile(r"(?<=[\d}])\s?%")
_SIZE = re.compile(r"\b[kMGT]i?B\b")


def main(arguments: list[str]) -> int:
    """Do what the command line says; return the exit code."""
    match arguments:
        case []:
            with one_at_a_time():
                return update()
        case ["missing", language] if language in LANGUAGES:
            print(json.dumps(dict.fromkeys(missing(language), ""), ensure_ascii=False, indent=1))
            return 0
        case ["fill", language, name] if language in LANGUAGES:
            given = json.loads(Path(name).read_text(encoding="utf-8"))
            with one_at_a_time():
                return fill(language, given)
        case ["release"]:
            return release()
    print(__doc__, file=sys.stderr)
    return 2


def one_at_a_time() -> FileLock:
    """Return what keeps two that write the same files from losing each other's work."""
    return FileLock(Path(tempfile.gettempdir()) / "plimsoll-translations.lock")


def update() -> int:
    """Merge the texts of the sources into every language's file."""
    try:
        texts = all_texts()
    except TextError as error:
        print(error, file=sys.stderr)
        return 1
    code = merge(texts, LANGUAGES)
    for language in LANGUAGES:
        print(f"{language}: {len(missing(language))} of {len(texts)} not translated")
    return code


def all_texts() -> frozenset[str]:
    """Return what every language must have."""
    return window_texts() | catalogue_texts() | core_texts()


def merge(texts: Iterable[str], languages: Iterable[str]) -> int:
    """Let these files hold `texts` in order: what they have of them stays, all else goes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        # lupdate reads a list that Python's parser made: it misreads some of Python's own texts.
        source = Path(folder) / "texts.py"
        source.write_text("".join(map(_marked, sorted(texts))), encoding="utf-8")
        return _tool(
            "lupdate",
            "-silent",
            *("-locations", "none", "-no-obsolete", "-sort-messages"),
            *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
            source,
            "-ts",
            *map(file_of, languages),
        )


def _marked(text: str) -> str:
    said, *use = (f'"{part}"' for part in _escaped(text).split(USE))
    return f'QCoreApplication.translate("", {", ".join((said, *use))})\n'


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def file_of(language: str) -> Path:
    """Return where a language's translations are kept."""
    return FOLDER / f"plimsoll_{language}.ts"


def messages(tree: ET.ElementTree[ET.Element]) -> Iterable[tuple[str, ET.Element]]:
    """Yield every English text, its use behind it, with the element of its translation."""
    for message in tree.iter("message"):
        translation, use = message.find("translation"), message.findtext("comment")
        if translation is not None:
            source = message.findtext("source", "")
            yield f"{source}{USE}{use}" if use else source, translation


def missing(language: str) -> list[str]:
    """Return the English texts that `language` does not have."""
    read = ET.parse(file_of(language))  # noqa: S314 - a file of this project
    return [source for source, found in messages(read) if found.get("type") or not found.text]


def fill(language: str, given: Mapping[str, str]) -> int:
    """Take over translations; name those that do not fit, and return 1 when there are any."""
    read = ET.parse(file_of(language))  # noqa: S314 - a file of this project
    known = dict(messages(read))
    wrong = [f"no such text: {source!r}" for source in given if source not in known]
    for source, text in given.items():
        if source not in known or not text:
            continue
        if parts_of(source) != parts_of(text):
            wrong.append(f"other {{words}} or [parts]: {source!r} -> {text!r}")
            continue
        known[source].text = set_in_type(text, language)
        known[source].attrib.pop("type", None)
    read.write(file_of(language), encoding="utf-8", xml_declaration=True)
    # Qt's own program writes the file last, so that it looks the same whoever filled it.
    code = merge(known, [language])
    print(*wrong, sep="\n", file=sys.stderr)
    return 1 if wrong else code


def set_in_type(text: str, language: str) -> str:
    """Return `text` with what belongs to its numbers as `language` writes it."""
    way = NUMERALS[language]
    text = _BEFORE_SHARE.sub(way.percent, _BEFORE_UNIT.sub(way.gap, text))
    return _SIZE.sub(lambda found: way.unit(found[0]).strip(), text)


def parts_of(text: str) -> list[str]:
    """Return the {words} and brackets of a text in the order of the alphabet."""
    return sorted(PARTS.findall(text))


def release(folder: Path = FOLDER) -> int:
    """Make what the window loads: a .qm for every file there, and the sentences with values."""
    with_values = sorted(text for text in catalogue_texts() | core_texts() if "{" in text)
    sentences = json.dumps(with_values, ensure_ascii=False)
    (folder / "sentences.json").write_text(sentences, encoding="utf-8")
    return max(
        _tool("lrelease", "-silent", "-nounfinished", file, "-qm", file.with_suffix(".qm"))
        for file in sorted(folder.glob("plimsoll_*.ts"))
    )


def _tool(name: str, *arguments: object) -> int:
    """Run one of Qt's programs, which PySide6 brings; return its exit code."""
    program = next(Path(sys.executable).parent.glob(f"pyside6-{name}*"))
    command = [program, *arguments]
    return subprocess.run([str(part) for part in command], check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
