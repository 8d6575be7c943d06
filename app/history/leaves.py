"""The rows of a damaged history page by page, where the way to them is damaged or cut off.

SQLite's file format (sqlite.org/fileformat2.html) puts every row on a leaf of its table's tree. SQLite
itself reads one leaf after the other here: each in turn is made the root of a table without types.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from app.history.schema import TABLES, connect, prepare

MAGIC = b"SQLite format 3\x00"
_LEAF = 0x0D
_PAGE_BYTES = 4096
"""What SQLite takes when nobody says otherwise, as we do not."""
_ROLES = frozenset({"system", "user", "assistant"})
_STATES = frozenset({"complete", "streaming", "stopped", "interrupted"})
_WIDTH = max(len(names) for names in TABLES.values())
_RAW = f"CREATE TABLE raw ({', '.join(f'c{n}' for n in range(_WIDTH))})"
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
Row = tuple[str, dict[str, object]]
"""The name of a table, and what its columns hold; those that hold nothing are left out."""


@dataclass(slots=True)
class Leaves:
    """Reads all leaves of `copy`; `lost` counts the rows that are there and cannot be read."""

    copy: Path
    lost: list[int] = field(default_factory=list)

    def rows(self) -> Iterator[Row]:
        """Yield the rows of our tables that can be read."""
        size = page_bytes(self.copy)
        scratch = self.copy.with_name("leaves.sqlite")
        with closing(connect(scratch)) as database:
            database.execute(f"PRAGMA page_size = {size}")
            database.execute(_RAW)
        _headed(scratch, self.copy)
        with closing(connect(scratch)) as database:
            database.execute("PRAGMA journal_mode = OFF")
            database.execute("PRAGMA synchronous = OFF")
            for page in _leaves(scratch, size):
                yield from self._of(database, page)

    def _of(self, database: sqlite3.Connection, page: int) -> Iterator[Row]:
        try:
            database.execute("PRAGMA writable_schema = ON")
            database.execute("UPDATE sqlite_master SET rootpage = ?", (page,))
            database.execute("PRAGMA writable_schema = RESET")
            numbers = _numbers(database)
        except UNREADABLE:
            return
        for number in numbers:
            try:
                found = database.execute("SELECT * FROM raw WHERE rowid = ?", (number,)).fetchone()
            except UNREADABLE:
                self.lost.append(number)
                continue
            if found is not None and (row := _recognised(number, found)):
                yield row


def _numbers(database: sqlite3.Connection) -> list[int]:
    """Return the row numbers of the leaf in turn, up to where it is damaged."""
    numbers = []
    try:
        for (number,) in database.execute("SELECT rowid FROM raw"):
            numbers.append(number)
    except UNREADABLE:
        pass
    return numbers


def _recognised(number: int, row: tuple[object, ...]) -> Row | None:
    """Return whose row it is; only the values tell."""
    values = list(row)
    if row[3] in _ROLES and row[7] in _STATES and isinstance(row[1], str):
        table, values[0] = "entries", number
    elif all(isinstance(value, str) for value in row[:4]) and row[4] in {0, 1}:
        table = "conversations"
    elif isinstance(row[1], str) and row[2] in {0, 1} and isinstance(row[3], str):
        table, values[0] = "runs", number
    else:
        return None
    held = zip(TABLES[table], values, strict=False)
    return table, {name: value for name, value in held if value is not None}


def _leaves(path: Path, size: int) -> list[int]:
    """Return the numbers of the pages that hold rows; the first page holds the schema's."""
    with path.open("rb") as file:
        pages = path.stat().st_size // size
        found = []
        for page in range(2, pages + 1):
            file.seek((page - 1) * size)
            if file.read(1)[:1] == bytes([_LEAF]):
                found.append(page)
        return found


def mended(damaged: Path, folder: Path) -> Path:
    """Copy a damaged history into `folder` so that SQLite opens it, what is in its log included.

    The header says how long the file is: SQLite refuses one that was cut off. A header that is
    none is replaced by that of a fresh history.

    Raises:
        OSError: it cannot be copied.
    """
    copy, log = folder / "copy.sqlite", Path(f"{damaged}-wal")
    fresh = folder / "fresh.sqlite"
    size = page_bytes(damaged)
    with closing(connect(fresh)) as database:
        database.execute(f"PRAGMA page_size = {size}")
        prepare(database)
    if damaged.is_file() and damaged.stat().st_size >= size:
        shutil.copyfile(damaged, copy)
    else:
        copy.write_bytes(fresh.read_bytes()[:size])
    _headed(copy if _has_header(copy) else fresh, copy, copy)
    if log.is_file() and log.stat().st_size:
        shutil.copyfile(log, f"{copy}-wal")
        _take_in_log(copy)
    return copy


def _take_in_log(copy: Path) -> None:
    try:
        with closing(connect(copy)) as database:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass  # then it is the file alone
    Path(f"{copy}-wal").unlink(missing_ok=True)
    _headed(copy, copy, copy)


def _headed(head: Path, pages: Path, into: Path | None = None) -> None:
    """Give `into` the first page of `head`, and the other pages of `pages`."""
    size = page_bytes(head)
    into = into or head
    data = bytearray(head.read_bytes()[:size])
    rest = pages.read_bytes()[size:]
    rest += b"\0" * (-len(rest) % size)
    data[18:20] = b"\x01\x01"  # no log to look for
    data[28:32] = (1 + len(rest) // size).to_bytes(4, "big")
    data[32:40] = bytes(8)  # no list of free pages
    data[92:96] = data[24:28]  # the length is to be believed
    into.write_bytes(bytes(data) + rest)


def _has_header(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def page_bytes(path: Path) -> int:
    """Return the size of a page as the header says, the usual one where it says nonsense."""
    try:
        with path.open("rb") as file:
            head = file.read(18)
    except OSError:
        return _PAGE_BYTES
    size = int.from_bytes(head[16:18], "big")
    size = 1 << 16 if size == 1 else size
    sound = head.startswith(MAGIC) and size >= 512 and size & (size - 1) == 0
    return size if sound else _PAGE_BYTES
