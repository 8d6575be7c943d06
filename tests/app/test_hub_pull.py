"""A pull ends in a verified file or in a named error, whatever the network does."""

import hashlib
import threading
import time
from dataclasses import replace

import pytest

from app.errors import DiskProblemError, TransferError, UsageError
from app.hub.faults import StoppedError
from app.hub.site import Site
from tests.sim.hub import COMMIT, OTHER_TOKEN, TOKEN, LoopbackHub
from tests.sim.pulling import QUICK, listed_files, noise, part_files, puller

KIB = 1024
SIZE = 3_000_017
REPO = "acme/tiny-GGUF"
NAME = "tiny-Q4_K_M.gguf"
DATA = noise(SIZE)


@pytest.fixture
def hub():
    with LoopbackHub() as server:
        server.add(REPO, NAME, DATA)
        server.add(REPO, "tiny-Q8_0.gguf", noise(1000, 2))
        server.add(REPO, "mmproj-F16.gguf", noise(10, 3))
        server.add(REPO, "README.md", b"# tiny\n")
        yield server


def assert_whole(pulled):
    assert pulled.path.read_bytes() == DATA
    assert pulled.sha256 == hashlib.sha256(DATA).hexdigest()
    assert pulled.path.resolve().name == pulled.sha256


def assert_failed(hub, root, cause, ref=REPO, **more):
    with pytest.raises((TransferError, DiskProblemError)) as caught:
        puller(hub, root, **more).pull(ref)
    assert caught.value.cause == cause, caught.value.text
    assert caught.value.fix
    assert listed_files(root) == []
    return caught.value


def starts(hub):
    return [request.start for request in hub.data_requests()]


def test_a_model_arrives_verified_and_pinned(hub, tmp_path):
    pulled = puller(hub, tmp_path).pull(f"{REPO}:q4_k_m")
    assert_whole(pulled)
    assert (pulled.repo, pulled.revision, pulled.licence) == (REPO, COMMIT, "apache-2.0")
    assert pulled.fetched
    assert part_files(tmp_path) == []


def test_nothing_is_fetched_twice(hub, tmp_path):
    puller(hub, tmp_path).pull(REPO)
    hub.log.clear()
    again = puller(hub, tmp_path).pull(REPO)
    assert_whole(again)
    assert not again.fetched
    assert [request.path for request in hub.log] == [f"/api/models/{REPO}/revision/main"]


def test_progress_tells_bytes_rate_and_time_left(hub, tmp_path):
    hub.fail("slow", n=4 * SIZE)
    seen = []
    began = time.monotonic()
    puller(hub, tmp_path).pull(REPO, seen.append)
    seconds = time.monotonic() - began
    assert [seen[-1].state, seen[-1].done_bytes] == ["done", SIZE]
    moving = [transfer for transfer in seen if transfer.rate_bytes_s]
    assert moving
    assert all(transfer.total_bytes == SIZE for transfer in moving)
    assert all(transfer.eta_seconds is not None for transfer in moving)
    assert all(transfer.host == "localhost" for transfer in moving)
    assert 2 * SIZE < moving[-1].rate_bytes_s < 8 * SIZE
    done = [transfer.done_bytes for transfer in seen]
    assert done == sorted(done)
    assert len(seen) < 10 * seconds + 8


def test_a_cut_goes_on_where_it_broke(hub, tmp_path):
    hub.fail("cut", n=1_000_000)
    hub.fail("cut", n=700_000)
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert starts(hub) == [0, 1_000_000, 1_700_000]


def test_every_try_asks_for_a_fresh_address(hub, tmp_path):
    hub.fail("cut", n=1_000_000)
    hub.fail("expired")
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert [request.method for request in hub.log if "/resolve/" in request.path] == ["HEAD"] * 3


def test_many_cuts_with_progress_never_exhaust_the_tries(hub, tmp_path):
    hub.fail("cut", n=200 * KIB, times=14)
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert starts(hub)[-1] == 14 * 200 * KIB


def test_a_stall_is_left_and_taken_up_again(hub, tmp_path):
    hub.fail("stall", n=1_000_000, seconds=30)
    began = time.monotonic()
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert time.monotonic() - began < 5
    assert starts(hub) == [0, 1_000_000]


def test_a_trickle_counts_as_a_stall(hub, tmp_path):
    hub.fail("trickle", seconds=0.1)
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert len(starts(hub)) == 2


def test_a_server_that_ignores_ranges_costs_no_byte_on_the_disk(hub, tmp_path):
    hub.fail("cut", n=1_000_000)
    hub.fail("ignore-range")
    assert_whole(puller(hub, tmp_path).pull(REPO))


def test_other_bytes_than_asked_for_are_refused(hub, tmp_path):
    hub.fail("cut", n=1_000_000)
    hub.fail("wrong-range")
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert starts(hub) == [0, 1_000_000, 1_000_000]


def test_corruption_on_the_way_is_mended_from_a_second_copy(hub, tmp_path):
    hub.fail("corrupt", n=SIZE // 2)
    seen = []
    assert_whole(puller(hub, tmp_path).pull(REPO, seen.append))
    assert starts(hub) == [0, 0]
    assert [request.method for request in hub.log if "/resolve/" in request.path] == ["HEAD"] * 2
    assert any("second copy" in transfer.detail for transfer in seen)
    assert (seen[-1].state, seen[-1].done_bytes) == ("done", SIZE)


def test_lasting_corruption_is_found_and_removed(hub, tmp_path):
    hub.fail("corrupt", n=SIZE // 2, times=2)
    assert_failed(hub, tmp_path, "checksum-mismatch")
    assert starts(hub) == [0, 0]
    assert list((tmp_path / "hub").rglob("blobs/*")) == []
    assert_whole(puller(hub, tmp_path).pull(REPO))


def test_a_pause_in_the_second_pass_makes_nothing_come_a_third_time(hub, tmp_path):
    limits = replace(QUICK, chunk_bytes=500_000)
    hub.fail("corrupt", n=2_900_000)
    hub.fail("slow", n=2_000_000)
    cancel = threading.Event()

    def stop(transfer):
        if "second copy" in transfer.detail and transfer.done_bytes > 900_000:
            cancel.set()

    with pytest.raises(StoppedError):
        puller(hub, tmp_path, limits=limits).pull(REPO, stop, cancel)
    assert_whole(puller(hub, tmp_path, limits=limits).pull(REPO))
    assert starts(hub)[:2] == [0, 0]
    assert 900_000 < starts(hub)[2] < 2_900_000
    assert len(starts(hub)) == 3


def stopped_pull(hub, root, limits, n_bytes):
    """Fetch `n_bytes` and leave the rest; return where the bytes are."""
    hub.fail("cut", n=n_bytes)
    hub.fail("status", n=404)
    with pytest.raises(TransferError):
        puller(hub, root, limits=limits).pull(REPO)
    hub.log.clear()
    [part] = part_files(root)
    return part


def test_only_chunks_that_rot_on_the_disk_come_again(hub, tmp_path):
    limits = replace(QUICK, chunk_bytes=100_000)
    part = stopped_pull(hub, tmp_path, limits, 1_550_000)
    with part.open("r+b") as file:
        for offset in (100_000, 1_299_999):
            file.seek(offset)
            file.write(bytes([DATA[offset] ^ 1]))
    assert_whole(puller(hub, tmp_path, limits=limits).pull(REPO))
    asked = {request.range for request in hub.data_requests()}
    assert asked == {"bytes=100000-199999", "bytes=1200000-1299999", "bytes=1550000-"}
    assert len(hub.data_requests()) == 3


@pytest.mark.parametrize("n_bytes", [0, 777_777])
def test_a_part_that_lost_its_end_costs_the_end(hub, tmp_path, n_bytes):
    limits = replace(QUICK, chunk_bytes=100_000)
    part = stopped_pull(hub, tmp_path, limits, 1_550_000)
    with part.open("r+b") as file:
        file.truncate(n_bytes)
    assert_whole(puller(hub, tmp_path, limits=limits).pull(REPO))
    assert starts(hub) == [n_bytes // 100_000 * 100_000]


def test_a_shorter_body_than_announced(hub, tmp_path):
    hub.fail("truncate", n=1000, times=-1)
    assert_failed(hub, tmp_path, "download-incomplete")


def test_a_longer_body_than_announced(hub, tmp_path):
    hub.fail("excess", n=1000, times=-1)
    assert_failed(hub, tmp_path, "download-incomplete")


def test_a_lying_size_is_named_and_leaves_nothing_listed(hub, tmp_path):
    hub.fail("lying-size", "resolve", n=10 * KIB, times=-1)
    assert_failed(hub, tmp_path, "download-incomplete")


@pytest.mark.parametrize("where", ["api", "resolve", "data"])
def test_a_sign_in_page_is_not_a_model(hub, tmp_path, where):
    hub.fail("html", where, times=-1)
    error = assert_failed(hub, tmp_path, "captive-portal")
    assert "sign" in error.fix


@pytest.mark.parametrize("where", ["api", "resolve", "data"])
@pytest.mark.parametrize("status", [429, 500, 503])
def test_passing_refusals_are_waited_out(hub, tmp_path, where, status):
    hub.fail("status", where, n=status, times=2)
    assert_whole(puller(hub, tmp_path).pull(REPO))


@pytest.mark.parametrize("where", ["api", "resolve", "data"])
@pytest.mark.parametrize(
    ("status", "cause"), [(429, "hub-rate-limited"), (500, "hub-outage"), (502, "hub-outage")]
)
def test_lasting_refusals_are_named(hub, tmp_path, where, status, cause):
    hub.fail("status", where, n=status, times=-1)
    assert_failed(hub, tmp_path, cause)


@pytest.mark.parametrize("where", ["api", "resolve", "data"])
def test_the_wait_that_a_server_asks_for_is_kept_and_told(hub, tmp_path, where):
    hub.fail("status", where, n=429, seconds=1)
    seen = []
    began = time.monotonic()
    assert_whole(puller(hub, tmp_path).pull(REPO, seen.append))
    assert time.monotonic() - began >= 0.95
    assert any("Trying again in 1 s" in transfer.detail for transfer in seen)


def test_a_wait_of_hours_is_an_error_at_once(hub, tmp_path):
    hub.fail("status", "api", n=429, seconds=7200)
    began = time.monotonic()
    assert_failed(hub, tmp_path, "hub-rate-limited")
    assert time.monotonic() - began < 3


@pytest.mark.parametrize(
    ("token", "cause"),
    [
        (None, "hub-auth-required"),
        ("hf_wrong", "hub-auth-required"),
        (OTHER_TOKEN, "hub-access-not-granted"),
    ],
)
def test_a_gated_repository(hub, tmp_path, token, cause):
    hub.repos[REPO].gated = True
    assert_failed(hub, tmp_path, cause, token=token)


def test_a_token_opens_a_gated_repository_and_never_leaves_the_hub(hub, tmp_path):
    hub.repos[REPO].gated = True
    assert_whole(puller(hub, tmp_path, token=TOKEN).pull(REPO))
    for request in hub.log:
        expected = None if request.host.startswith("localhost") else f"Bearer {TOKEN}"
        assert request.authorization == expected
    assert TOKEN not in repr(Site(hub.endpoint, tmp_path, TOKEN))


def test_no_token_is_sent_that_was_not_given(hub, tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    (home / "token").write_text("hf_of_another_tool")
    monkeypatch.setenv("HF_HOME", str(home))
    puller(hub, tmp_path).pull(REPO)
    assert {request.authorization for request in hub.log} == {None}


def test_nobody_is_told_who_asks(hub, tmp_path):
    puller(hub, tmp_path).pull(REPO)
    places = tuple(f"/{place}{REPO}" for place in ("api/models/", "", "cdn/"))
    assert all(request.path.startswith(places) for request in hub.log)
    assert all(request.agent.startswith("plimsoll/") for request in hub.log)


@pytest.mark.parametrize("ref", ["acme/nothing", f"{REPO}@nothing"])
def test_what_the_hub_does_not_have(hub, tmp_path, ref):
    assert_failed(hub, tmp_path, "hub-not-found", ref)


@pytest.mark.parametrize("ref", [f"{REPO}:Q2_K", f"{REPO}/other.gguf"])
def test_what_the_repository_does_not_have(hub, tmp_path, ref):
    with pytest.raises(UsageError):
        puller(hub, tmp_path).pull(ref)


@pytest.mark.parametrize(
    "cause_at", [(404, "hub-not-found"), (401, "hub-auth-required"), (418, "hub-refused")]
)
def test_refusals_of_the_bytes_are_named(hub, tmp_path, cause_at):
    hub.fail("status", n=cause_at[0], times=-1)
    assert_failed(hub, tmp_path, cause_at[1])


def test_an_address_that_stays_expired(hub, tmp_path):
    hub.fail("expired", times=-1)
    assert_failed(hub, tmp_path, "hub-refused")


def test_a_hub_that_is_not_there(hub, tmp_path):
    gone = puller(hub, tmp_path)
    gone.site = replace(gone.site, endpoint="http://127.0.0.1:9")
    with pytest.raises(TransferError) as caught:
        gone.pull(REPO)
    assert caught.value.cause == "hub-unreachable"


@pytest.mark.parametrize("proxy", ["http://127.0.0.1:9", "http://https", "nonsense://proxy"])
def test_a_wrong_proxy_is_named_as_such(hub, tmp_path, monkeypatch, proxy):
    monkeypatch.setenv("http_proxy", proxy)
    monkeypatch.setenv("no_proxy", "")
    error = assert_failed(hub, tmp_path, "proxy-misconfigured")
    assert "HTTP_PROXY" in error.fix


def test_a_pause_takes_less_than_200_ms_and_keeps_what_is_here(hub, tmp_path):
    hub.fail("stall", n=1_000_000, seconds=30)
    cancel, stopped = threading.Event(), threading.Event()
    patient = puller(hub, tmp_path, limits=replace(QUICK, stall_seconds=30.0))

    def run():
        with pytest.raises(StoppedError):
            patient.pull(REPO, cancel=cancel)
        stopped.set()

    thread = threading.Thread(target=run)
    thread.start()
    until = time.monotonic() + 10
    while not (part_files(tmp_path) and part_files(tmp_path)[0].stat().st_size == 1_000_000):
        assert time.monotonic() < until
        time.sleep(0.01)
    asked = time.monotonic()
    cancel.set()
    assert stopped.wait(5)
    assert time.monotonic() - asked < 0.2
    thread.join()
    assert part_files(tmp_path)[0].stat().st_size == 1_000_000
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert starts(hub) == [0, 1_000_000]


@pytest.mark.parametrize("where", ["api", "resolve"])
def test_a_pause_while_the_hub_is_silent(hub, tmp_path, where):
    hub.fail("stall", where, seconds=30)
    cancel = threading.Event()
    timer = threading.Timer(0.5, cancel.set)
    timer.start()
    began = time.monotonic()
    with pytest.raises(StoppedError):
        puller(hub, tmp_path, limits=replace(QUICK, connect_seconds=20)).pull(REPO, cancel=cancel)
    assert time.monotonic() - began < 1.5
    timer.join()


def test_room_is_checked_before_the_first_byte(hub, tmp_path):
    limits = replace(QUICK, reserve_bytes=1 << 30)
    error = assert_failed(
        hub, tmp_path, "disk-full", limits=limits, free_bytes=lambda _: (1 << 30) + SIZE - 1
    )
    assert "where 1.07 GB more are kept free; 1.08 GB are free." in error.text
    assert starts(hub) == []
    enough = puller(hub, tmp_path, limits=limits, free_bytes=lambda _: (1 << 30) + SIZE)
    assert_whole(enough.pull(REPO))


def test_room_is_checked_for_all_parts_of_a_split_model(hub, tmp_path):
    for n in (1, 2, 3):
        hub.add(REPO, f"big-Q6_K-0000{n}-of-00003.gguf", noise(100_000, n))
    ref = f"{REPO}:Q6_K"
    assert_failed(hub, tmp_path, "disk-full", ref, free_bytes=lambda _: 299_999)
    assert starts(hub) == []
    assert puller(hub, tmp_path, free_bytes=lambda _: 300_000).pull(ref).size_bytes == 300_000


def test_an_outage_on_the_way_is_waited_out_with_a_fresh_look(hub, tmp_path):
    hub.fail("cut", n=1_000_000)
    cut_at = len(hub.log)
    hub.fail("status", "resolve", n=503, times=0)

    def fail_next_look(transfer):
        if transfer.done_bytes and len(hub.faults) == 2:
            hub.fail("status", "resolve", n=503, times=2)

    hub.rate_bytes_s = 20_000_000
    assert_whole(puller(hub, tmp_path).pull(REPO, fail_next_look))
    assert starts(hub) == [0, 1_000_000]
    looks = [request for request in hub.log[cut_at:] if "/resolve/" in request.path]
    assert len(looks) == 4


def test_room_is_needed_only_for_what_is_missing(hub, tmp_path):
    hub.fail("cut", n=2_000_000)
    hub.fail("status", n=404)
    assert_failed(hub, tmp_path, "hub-not-found")
    fits = puller(hub, tmp_path, free_bytes=lambda _: SIZE - 2_000_000)
    assert_whole(fits.pull(REPO))


def test_a_folder_that_cannot_be_made(hub, tmp_path):
    (tmp_path / "hub").write_bytes(b"a file stands where the folder should be")
    with pytest.raises(DiskProblemError) as caught:
        puller(hub, tmp_path).pull(REPO)
    assert caught.value.cause == "folder-not-writable"


def test_parts_of_a_split_model_arrive_in_order_and_only_missing_ones(hub, tmp_path):
    parts = [f"big-Q6_K-0000{n}-of-00003.gguf" for n in (1, 2, 3)]
    for n, name in enumerate(parts):
        hub.add(REPO, name, noise(100_000 + n, n))
    hub.fail("cut", n=50_000, times=0)
    seen = []
    pulled = puller(hub, tmp_path).pull(f"{REPO}:Q6_K", seen.append)
    assert [path.name for path in pulled.paths] == parts
    assert pulled.path == pulled.paths[0]
    assert pulled.size_bytes == 300_003
    assert seen[-1].done_bytes == seen[-1].total_bytes == 300_003
    pulled.paths[1].unlink()
    pulled.paths[2].resolve().unlink()
    hub.log.clear()
    puller(hub, tmp_path).pull(f"{REPO}:Q6_K")
    assert [request.path[-22:] for request in hub.data_requests()] == [parts[2][-22:]]
    assert all(path.is_file() for path in pulled.paths)


def test_two_processes_never_write_one_file_together(hub, tmp_path):
    hub.rate_bytes_s = 2 * SIZE
    results, said = [], []
    threads = [
        threading.Thread(
            target=lambda: results.append(puller(hub, tmp_path).pull(REPO, said.append))
        )
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 3
    for pulled in results:
        assert_whole(pulled)
    assert starts(hub) == [0]
    assert any("another program" in transfer.detail for transfer in said)


def test_offline_with_the_file_here_asks_nobody(hub, tmp_path):
    puller(hub, tmp_path).pull(REPO)
    hub.log.clear()
    offline = puller(hub, tmp_path)
    offline.site = replace(offline.site, offline=True)
    pulled = offline.pull(REPO)
    assert_whole(pulled)
    assert "Offline" in pulled.note
    assert hub.log == []


def test_offline_without_the_file(hub, tmp_path):
    offline = puller(hub, tmp_path)
    offline.site = replace(offline.site, offline=True)
    with pytest.raises(TransferError) as caught:
        offline.pull(REPO)
    assert caught.value.cause == "hub-offline"
    assert hub.log == []


def test_an_outage_does_not_take_away_what_is_here(hub, tmp_path):
    puller(hub, tmp_path).pull(REPO)
    hub.fail("status", "api", n=429, times=-1)
    pulled = puller(hub, tmp_path).pull(REPO)
    assert_whole(pulled)
    assert "slow down" in pulled.note


def test_a_model_whose_repository_is_named_an_assistant_is_no_drafting_file(hub, tmp_path):
    hub.add("acme/code-assistant-GGUF", "code-assistant-Q4_K_M.gguf", DATA)
    assert puller(hub, tmp_path).pull("acme/code-assistant-GGUF").path.is_file()
    assert puller(hub, tmp_path).here("acme/code-assistant-GGUF")


def test_what_is_here_is_told_without_asking(hub, tmp_path):
    assert puller(hub, tmp_path).here(REPO) is None
    puller(hub, tmp_path).pull(REPO)
    hub.log.clear()
    found = puller(hub, tmp_path).here(f"{REPO}:Q4_K_M")
    assert found is not None
    assert_whole(found)
    assert puller(hub, tmp_path).here(f"{REPO}:Q8_0") is None
    assert puller(hub, tmp_path).here("no such thing") is None
    assert hub.log == []


def test_an_id_of_the_catalogue(hub, tmp_path):
    known = {"tiny": f"{REPO}:Q8_0"}
    by_id = puller(hub, tmp_path, catalogue=known.get)
    assert by_id.pull("tiny").quant == "Q8_0"
    assert by_id.pull("tiny:q4_k_m").quant == "Q4_K_M"
    with pytest.raises(UsageError):
        by_id.pull("large")


@pytest.mark.parametrize(
    "name",
    [
        "../outside-Q2_K.gguf",
        "/etc/outside-Q2_K.gguf",
        "a/../../o-Q2_K.gguf",
        "a\\\\..\\\\o-Q2_K.gguf",
        "C:o-Q2_K.gguf",
        "a//o-Q2_K.gguf",
    ],
)
def test_names_that_lead_out_of_the_cache_are_passed_over(hub, tmp_path, name):
    hub.add(REPO, name, DATA)
    with pytest.raises(UsageError):
        puller(hub, tmp_path).pull(f"{REPO}:Q2_K")


@pytest.mark.parametrize("commit", ["../../outside", "", "main", "0" * 39])
def test_a_revision_that_is_no_commit_is_refused(hub, tmp_path, commit):
    hub.repos[REPO].commit = commit
    assert_failed(hub, tmp_path, "download-incomplete")


@pytest.mark.parametrize("name", ["a..b-Q2_K.gguf", "sub/.c-Q2_K.gguf", "ü [1]-Q2_K.gguf"])
def test_unusual_names_are_names(hub, tmp_path, name):
    hub.add(REPO, name, DATA)
    pulled = puller(hub, tmp_path).pull(f"{REPO}:Q2_K")
    assert_whole(pulled)
    assert pulled.path.as_posix().endswith(f"/{COMMIT}/{name}")


def test_the_last_word_tells_how_it_ended(hub, tmp_path):
    seen = []
    for ref in ("acme/nothing", REPO):
        hub.fail("status", n=404)
        with pytest.raises(TransferError):
            puller(hub, tmp_path).pull(ref, seen.append)
        assert seen[-1].state == "failed"
        assert seen[-1].detail
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(StoppedError):
        puller(hub, tmp_path).pull(REPO, seen.append, cancel)
    assert seen[-1].state == "paused"


def test_ctrl_c_is_a_pause(hub, tmp_path):
    seen = []

    def interrupt(transfer):
        seen.append(transfer)
        if transfer.done_bytes > 500_000 and transfer.state == "running":
            raise KeyboardInterrupt

    hub.rate_bytes_s = 4_000_000
    with pytest.raises(KeyboardInterrupt):
        puller(hub, tmp_path).pull(REPO, interrupt)
    assert seen[-1].state == "paused"
    hub.rate_bytes_s = 0
    assert_whole(puller(hub, tmp_path).pull(REPO))
    assert starts(hub)[-1] > 500_000


def test_a_path_is_used_where_it_is(hub, tmp_path):
    file = tmp_path / "mine.gguf"
    file.write_bytes(DATA)
    pulled = puller(hub, tmp_path).pull(str(file))
    assert (pulled.path, pulled.origin, pulled.fetched) == (file, "imported", False)
    assert hub.log == []
    with pytest.raises(UsageError):
        puller(hub, tmp_path).pull(str(tmp_path))


def test_the_variables_of_other_tools_are_honoured(monkeypatch, tmp_path):
    for name in ("HF_HOME", "HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "HF_TOKEN", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert Site.from_environment().cache == tmp_path / "xdg" / "huggingface" / "hub"
    monkeypatch.setenv("HF_HOME", str(tmp_path / "home"))
    assert Site.from_environment().cache == tmp_path / "home" / "hub"
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path / "cache"))
    assert Site.from_environment().cache == tmp_path / "cache"
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:1/")
    monkeypatch.setenv("HF_TOKEN", " hf_mine\n")
    monkeypatch.setenv("HF_HUB_OFFLINE", "yes")
    site = Site.from_environment()
    assert (site.endpoint, site.token, site.offline) == ("http://127.0.0.1:1", "hf_mine", True)
    assert Site.from_environment("hf_given").token == "hf_given"
    monkeypatch.setenv("HF_HUB_DISABLE_IMPLICIT_TOKEN", "1")
    assert Site.from_environment().token is None


def test_a_token_is_not_sent_in_the_clear(tmp_path):
    clear = Site("http://mirror.example", tmp_path, "hf_mine")
    assert "Authorization" not in clear.headers("http://mirror.example/acme/tiny")
    safe = Site("https://mirror.example", tmp_path, "hf_mine")
    assert "Authorization" in safe.headers("https://mirror.example/acme/tiny")
    assert "Authorization" not in safe.headers("https://mirror.example.org/acme/tiny")
    assert "Authorization" not in safe.headers("http://mirror.example/acme/tiny")
