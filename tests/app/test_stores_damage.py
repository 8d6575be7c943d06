"""Whatever becomes of one of our small files: it is read, named, kept aside, and written anew."""

import json
import os
import random
import re
import struct
import subprocess
import sys

import pytest

from app.brakes import BrakeStore, Ground, Strike
from app.core.downloads_kept import DownloadStore, Order
from app.documents import aside_of
from app.failures import Failure, FailureStore
from app.hub.token import Tokens
from app.inflight import InFlight, Marker
from app.journal import Journal
from app.machine.recorder import FLIGHT, LAST_FLIGHT, FlightRecorder, last_flight
from app.paths import Paths
from app.receipts import ReceiptStore
from app.runconfig import RunConfig
from app.runtimes.chosen import Chosen
from app.runtimes.runtime import packaged
from app.serve.keys import ApiKey
from app.session import Session
from app.settings import Settings
from app.settings_store import SettingsStore
from app.tried import TriedStore
from app.values.diagnosis import Diagnosis
from app.values.machine import Problem, Sample
from app.values.model_file import ModelFile
from app.values.tried import Situation, Tried
from tests.e2e.harness import Voyage
from tests.ui.flow_values import RECEIPT

FILE = ModelFile(path="/m.gguf", title="M", size_bytes=5)
SESSION = Session(id="s", file=FILE, config=RunConfig(n_ctx=4096))
STRIKE = Strike(at="2026-11-03", cause="unknown", ground=Ground(boot_id="b"))
NOTE = InFlight(boot_id="b", phase="load", model="M", path="/m", config=RunConfig(), at=1.0)
HERE = Situation(model="abc", runtime="r", driver="580", card="A card", cause="unknown")
TRIED = Tried(
    situation=HERE, title="M", kind="mtp-off", name="Off", at="2026-11-03", outcome="kept"
)
FAILURE = Failure(
    at="2026-11-03", model="M", path="/m", case={}, diagnosis=Diagnosis(cause="unknown")
)


class Store:
    """One kind of file: how it is filled, and what is read and said of it."""

    def __init__(self, name, fill, read):
        self.name, self.fill, self.read = name, fill, read


def settings(folder):
    loaded = SettingsStore(folder).load()
    return loaded.settings != Settings(), loaded.notice


def change_settings(folder):
    store = SettingsStore(folder)
    store.load()
    store.save(Settings(temperature=0.1))


def of(make, read):
    """Return how a store made by `make` is read: whether anything is there, and its notice."""

    def found(folder):
        store = make(folder)
        return bool(read(store)), store.notice

    return found


def paths(folder):
    return Paths(folder, folder, folder, folder)


def fail_build(folder):
    Chosen(paths(folder)).fail(packaged(), Problem(cause="unknown", text="It fell.", fix=""))


def keep_token(folder):
    (folder / "hub-tokens.json").write_text(json.dumps({"https://hub": "somebody"}))


STORES = (
    Store("settings.json", change_settings, settings),
    Store(
        "receipts.json",
        lambda folder: ReceiptStore(folder).add(RECEIPT),
        of(ReceiptStore, lambda store: store.all()),
    ),
    Store(
        "failures.json",
        lambda folder: FailureStore(folder).add(FAILURE),
        of(FailureStore, lambda store: store.all()),
    ),
    Store(
        "tried.json",
        lambda folder: TriedStore(folder).add(TRIED),
        of(TriedStore, lambda store: store.all()),
    ),
    Store(
        "brake.json",
        lambda folder: BrakeStore(folder).note(SESSION, STRIKE),
        of(BrakeStore, lambda store: store.strikes(SESSION)),
    ),
    Store(
        "session.json",
        lambda folder: Journal(folder).write(SESSION),
        of(Journal, lambda store: store.read()),
    ),
    Store(
        "in-flight.json",
        lambda folder: Marker(folder)._write(NOTE),
        of(Marker, lambda store: store.take()),
    ),
    Store(
        "downloads.json",
        lambda folder: DownloadStore(folder).write((Order(ref="a/b", title="B"),)),
        lambda folder: DownloadStore(folder).read(),
    ),
    Store(
        "runtimes/chosen.json",
        fail_build,
        of(lambda folder: Chosen(paths(folder)), lambda store: store.read().failed),
    ),
    Store(
        "hub-tokens.json",
        keep_token,
        of(Tokens, lambda store: store._users()),
    ),
)


def garbage(data, rng):
    return rng.randbytes(max(40, len(data)))


def cut(data, rng):
    return data.rstrip()[: rng.randrange(len(data.rstrip()))]


DAMAGES = {
    "garbage": garbage,
    "cut": cut,
    "emptied": lambda *_: b"",
    "zeros": lambda data, _: bytes(len(data)),
    "a list": lambda *_: b"[1]",
    "a word": lambda *_: b'"x"',
    "deep": lambda *_: b"[" * 100_000,
    "a page": lambda *_: b"<!doctype html><title>x</title>",
}


@pytest.fixture(params=STORES, ids=[store.name for store in STORES])
def store(request):
    return request.param


def spoilt(store, folder, data):
    path = folder / store.name
    path.parent.mkdir(exist_ok=True)
    store.fill(folder)
    whole = path.read_bytes()
    path.write_bytes(data(whole))
    return path


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_file_is_named_kept_aside_and_written_anew(tmp_path, store, how):
    for seed in range(12 if how in {"cut", "garbage"} else 1):
        folder = tmp_path / str(seed)
        folder.mkdir()
        rng = random.Random(seed)
        path = spoilt(store, folder, lambda data, rng=rng: DAMAGES[how](data, rng))
        damaged = path.read_bytes()
        there, notice = store.read(folder)
        assert not there
        (aside,) = re.findall(rf"{path.stem}\.corrupt-[\d-]+\.json", notice)
        assert (path.parent / aside).read_bytes() == damaged
        store.fill(folder)
        assert store.read(folder)[1] == ""


def test_a_folder_in_the_place_of_a_file_is_moved_too(tmp_path, store):
    path = tmp_path / store.name
    path.mkdir(parents=True)
    (path / "something").write_text("of somebody")
    there, notice = store.read(tmp_path)
    assert not there
    (aside,) = re.findall(rf"{path.stem}\.corrupt-[\d-]+\.json", notice)
    assert (path.parent / aside / "something").read_text() == "of somebody"
    store.fill(tmp_path)
    assert path.is_file()


def test_what_is_whole_is_read_without_a_word(tmp_path, store):
    (tmp_path / store.name).parent.mkdir(exist_ok=True)
    store.fill(tmp_path)
    there, notice = store.read(tmp_path)
    assert there
    assert notice == ""


@pytest.mark.parametrize(
    ("store", "key"),
    [(s, k) for s in STORES for k in ("receipts", "failures", "tried") if s.name == f"{k}.json"],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_a_row_that_cannot_be_read_costs_that_row_and_is_said_once(tmp_path, store, key):
    store.fill(tmp_path)
    path = tmp_path / store.name
    document = json.loads(path.read_bytes())
    document[key] = [{"nonsense": 1}, *document[key], 7]
    path.write_text(json.dumps(document))
    there, notice = store.read(tmp_path)
    assert there
    assert "2 of" in notice or "read: 2;" in notice
    (aside,) = re.findall(rf"{key}\.unread-[\d-]+\.json", notice)
    assert json.loads((tmp_path / aside).read_bytes()) == document
    assert store.read(tmp_path) == (True, "")


def test_of_a_damaged_list_of_downloads_what_can_be_read_goes_on(tmp_path):
    orders = (Order(ref="a/b", title="B"), Order(ref="c/d", title="D"))
    DownloadStore(tmp_path).write(orders)
    path = tmp_path / "downloads.json"
    path.write_bytes(path.read_bytes().replace(b'"waiting"', b'"w\xc3iting"', 1))
    document = json.loads(path.read_text("latin-1"))
    path.write_text(json.dumps(document))
    kept, notice = DownloadStore(tmp_path).read()
    assert kept == orders[1:]
    assert "goes on" in notice
    assert DownloadStore(tmp_path).read() == (kept, "")


def test_a_damaged_key_is_replaced_and_that_is_said(tmp_path):
    before = ApiKey(tmp_path).read()
    (tmp_path / "api-key").write_bytes(before.encode()[:20])
    again = ApiKey(tmp_path)
    assert again.read() not in {before, before[:20]}
    assert "other programs need it" in again.notice
    assert ApiKey(tmp_path).read() == again.read()
    assert len(list(tmp_path.glob("api-key.corrupt-*"))) == 1


def test_two_damages_in_one_second_keep_both_files(tmp_path):
    for n in range(12):
        aside_of(tmp_path / "a.json", "corrupt").write_text(str(n))
    assert len(list(tmp_path.iterdir())) == 12


@pytest.mark.parametrize("seed", range(8))
def test_a_torn_flight_record_costs_the_rows_that_were_torn(tmp_path, seed):
    recorder, rng = FlightRecorder(tmp_path), random.Random(seed)
    for n in range(200):
        recorder.add(Sample(at=float(n), host_used_bytes=n, host_total_bytes=1000))
    recorder.close()
    path = tmp_path / FLIGHT
    data = bytearray(path.read_bytes())
    row = (len(data) - 208) // 3000
    for n in rng.sample(range(200), 5):
        start = len(data) - 3000 * row + n * row
        data[start + 8 : start + row] = rng.choice(
            (rng.randbytes(row - 8), struct.pack("<d", float("nan")) * ((row - 8) // 8))
        )
    (tmp_path / LAST_FLIGHT).write_bytes(data)
    seen = [sample.at for sample in last_flight(tmp_path)]
    assert len(set(seen) & set(map(float, range(200)))) >= 195


def test_the_program_starts_with_everything_damaged_and_says_so(tmp_path):
    home = tmp_path / "home"
    folders = Paths(home / "data", home / "state", home / "cache", home / "models").make()
    places = {"failures.json": folders.state, "in-flight.json": folders.state}
    spoilt_files = []
    for name in (*(s.name for s in STORES if s.name != "hub-tokens.json"), "chats.sqlite"):
        path = places.get(name, folders.data) / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"" if name == "chats.sqlite" else b"{")
        spoilt_files.append(path)
    (folders.state / FLIGHT).write_bytes(b"PLIMFLT2" * 90_000)
    with Voyage(home) as voyage:
        lane = voyage.core._lanes["machine"]
        state = voyage.until(lambda s: any(n.id == "downloads" for n in s.notices) or not lane.busy)
        told = " ".join(notice.text for notice in voyage.core.state.notices)
        for path in spoilt_files:
            (aside,) = path.parent.glob(f"{path.stem}.corrupt-*")
            assert aside.name in told
        assert not any("inside Plimsoll" in notice.text for notice in state.notices)


def test_the_command_line_says_it_too(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_bytes(b"{")
    done = subprocess.run(
        [sys.executable, "-m", "app", "list", "--json"],
        env={**os.environ, "PLIMSOLL_HOME": str(tmp_path), "HF_HOME": str(tmp_path / "hub")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    (aside,) = (tmp_path / "data").glob("settings.corrupt-*.json")
    assert f"The file with your settings was damaged; it was kept as {aside.name}." in done.stderr
    assert json.loads(done.stdout)
