"""The map of a download's chunks: small whatever the file, and true to what is here."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hub.chunkmap import CELLS, chunk_map
from app.hub.chunks import Chunk, Chunks
from app.hub.faults import StoppedError
from app.hub.meter import MAP_SECONDS, Meter
from app.values.transfer import Transfer
from tests.sim.hub import LoopbackHub
from tests.sim.pulling import QUICK, noise, part_files, puller

REPO, FILE = "acme/tiny-GGUF", "tiny-Q4_K_M.gguf"
SIZE, CHUNK = 1_000_000, 50_000


@given(
    st.lists(st.integers(0, 10), min_size=1, max_size=600),
    st.sets(st.integers(0, 599)),
    st.lists(st.integers(0, 5999), max_size=4),
)
def test_cells_cover_all_chunks_once_and_are_few(held, again, coming):
    chunks = Chunks(10 * len(held), 10, [Chunk(n) for n in held])
    again = {index for index in again if index < len(held)}
    found = chunk_map("a.gguf", chunks, coming, again)
    assert found.n_chunks == len(held)
    assert found.n_here == held.count(10)
    assert len(found.cells) == min(CELLS, len(held))
    assert len(found.model_dump_json()) < 2000
    assert ("again" in found.cells) == bool(again)
    if set(found.cells) == {"here"}:
        assert found.n_here == found.n_chunks
    if len(held) <= CELLS:
        for index, cell in enumerate(found.cells):
            if cell not in {"again", "coming"}:
                part = {0: "missing", 10: "here"}.get(held[index], "partly")
                assert cell == part


def test_an_empty_file_has_none():
    assert chunk_map("a", Chunks(0, 10), (), ()) is None


def test_maps_are_made_now_and_then_only():
    now, made = [0.0], []
    meter = Meter("r", "t", 10, lambda _: None, clock=lambda: now[0])
    for tenth in range(20):
        now[0] = tenth / 10
        meter.map(lambda: made.append(now[0]))
    assert len(made) == round(2 / MAP_SECONDS)
    meter.map(lambda: made.append(now[0]), at_once=True)
    assert made[-1] == now[0]


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, FILE, noise(SIZE))
        yield server


LIMITS = replace(QUICK, chunk_bytes=CHUNK, span_bytes=CHUNK, connections=4)


def stopped_at(hub: LoopbackHub, root: Path, n_bytes: int) -> list[Transfer]:
    """Fetch until `n_bytes` are here; return what was told."""
    hub.rate_bytes_s, cancel = 400_000, threading.Event()
    seen: list[Transfer] = []

    def watch(transfer: Transfer) -> None:
        seen.append(transfer)
        if transfer.done_bytes >= n_bytes:
            cancel.set()

    with pytest.raises(StoppedError):
        puller(hub, root, limits=LIMITS).pull(REPO, watch, cancel)
    hub.rate_bytes_s = 0
    return seen


def test_a_download_tells_its_chunks_until_all_are_here(hub, tmp_path):
    seen: list[Transfer] = []
    puller(hub, tmp_path, limits=LIMITS).pull(REPO, seen.append)
    last = seen[-1].chunks
    assert (last.file, last.n_chunks, last.n_here) == (FILE, SIZE // CHUNK, SIZE // CHUNK)
    assert set(last.cells) == {"here"}


def test_a_pause_tells_what_is_here_and_that_nothing_comes(hub, tmp_path):
    seen = stopped_at(hub, tmp_path, SIZE // 4)
    chunks = seen[-1].chunks
    assert seen[-1].state == "paused"
    assert (chunks.n_coming, "coming" in chunks.cells) == (0, False)
    assert 0 < sum(cell != "missing" for cell in chunks.cells) < len(chunks.cells)


def test_a_chunk_that_the_disk_damaged_is_told_as_coming_again(hub, tmp_path):
    stopped_at(hub, tmp_path, SIZE // 2)
    with part_files(tmp_path)[0].open("r+b") as file:
        file.write(b"damaged")
    seen: list[Transfer] = []
    puller(hub, tmp_path, limits=LIMITS).pull(REPO, seen.append)
    assert seen[-1].chunks.n_again == 1
    assert seen[-1].chunks.cells[0] == "again"
