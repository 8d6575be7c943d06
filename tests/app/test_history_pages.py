"""What is still read of a history in which the pages that name other pages are damaged."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from app.history import History
from app.history.salvage import Salvaged, salvage
from app.history.schema import in_memory

PAGE = 4096


def numbered(path: Path, count: int) -> None:
    """Write one chat of `count` messages, far faster than one by one."""
    history = History(path)
    chat = history.create("long")
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executemany(
            "INSERT INTO entries (id, conversation, role, text, reasoning, at, state)"
            " VALUES (?, ?, 'user', ?, '', '2026-01-01T00:00:00', 'complete')",
            ((f"e{n}", chat, f"{n} {'x' * 60}") for n in range(count)),
        )
        database.commit()
    history.close()


def pages_below(data: bytes, page: int) -> list[tuple[int, int]]:
    """Return where a page of pages names each page below it (but the last), and which."""
    start = (page - 1) * PAGE
    assert data[start] == 5  # an inner page of a table, as the file format has it
    cells = int.from_bytes(data[start + 3 : start + 5], "big")
    found = []
    for at in range(start + 12, start + 12 + 2 * cells, 2):
        place = start + int.from_bytes(data[at : at + 2], "big")
        found.append((place, int.from_bytes(data[place : place + 4], "big")))
    return found


def root_of_entries(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as database:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        return int(database.execute(query).fetchone()[0])


def taken_over(path: Path) -> tuple[Salvaged, list[int]]:
    with contextlib.closing(in_memory()) as fresh:
        told = salvage(path, fresh)
        texts = fresh.execute("SELECT text FROM entries ORDER BY n").fetchall()
    return told, [int(text.split()[0]) for (text,) in texts]


def test_what_stands_below_a_damaged_page_of_pages_is_taken_over(tmp_path):
    path, count = tmp_path / "history.sqlite", 14_000
    numbered(path, count)
    data = bytearray(path.read_bytes())
    _, below = pages_below(data, root_of_entries(path))[0]
    assert len(pages_below(data, below)) > 100
    data[(below - 1) * PAGE : below * PAGE] = bytes(PAGE)
    path.write_bytes(data)
    told, found = taken_over(path)
    assert found == list(range(count))
    assert told == Salvaged(1, count)


def test_pages_that_lead_back_end_too(tmp_path):
    path = tmp_path / "history.sqlite"
    numbered(path, 300)
    data = bytearray(path.read_bytes())
    below = pages_below(data, root_of_entries(path))
    place, first = below[2][0], below[0][1]
    data[place : place + 4] = first.to_bytes(4, "big")
    damaged = below[3][1]
    data[(damaged - 1) * PAGE : damaged * PAGE] = bytes(PAGE)
    path.write_bytes(data)
    _, found = taken_over(path)
    assert found[0] == 0
    assert found[-1] == 299
    assert 150 < len(found) < 300
