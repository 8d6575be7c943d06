"""Weights that are read lie in large pages, where the system has some."""

import re
import sys
from pathlib import Path

from app.engine import largepages
from tests.engine.asking import PLAIN, ask, load

HERE = sys.platform == "linux" and Path("/sys/kernel/mm/transparent_hugepage").exists()


def advised():
    """Return the bytes of this process's memory for which large pages were asked."""
    n_bytes = 0
    for part in re.split(r"(?m)^(?=[0-9a-f]+-[0-9a-f]+ )", Path("/proc/self/smaps").read_text()):
        if " hg" in part.partition("VmFlags:")[2]:
            n_bytes += 1024 * int(part.partition("Size:")[2].split()[0])
    return n_bytes


def test_of_a_file_that_is_read_and_the_answer_stays(inline, gemma):
    load(inline, gemma, PLAIN)
    mapped, before = ask(inline, n=5).tokens, advised() if HERE else 0
    placement = load(inline, gemma, PLAIN.with_(mmap=False)).placement
    weights = sum(line.bytes for line in placement.buffers if line.kind == "weights")
    assert weights > largepages.LEAST_BYTES
    assert not HERE or advised() - before > 0.9 * weights
    assert ask(inline, n=5).tokens == mapped


def test_elsewhere_nothing_is_asked(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert largepages.ask() == 0


def test_where_the_system_does_not_tell_what_is_where_a_model_loads_all_the_same(
    inline, tiny, tmp_path, monkeypatch
):
    monkeypatch.setattr(largepages, "_MAPS", tmp_path / "no such file")
    assert largepages.mappings() == []
    load(inline, tiny("low"), PLAIN.with_(mmap=False))
    assert len(ask(inline, n=5).tokens) == 5
