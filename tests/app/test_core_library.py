"""The core's library, search, open repository and token: commands in, events out."""

import os
import shutil
import time
from pathlib import Path

import keyring
import pytest
from pydantic import SecretStr

from app import commands as c
from app.core.board import Board
from app.core.jobs import Lanes
from app.core.librarian import Librarian
from app.engine import testmodel
from app.events import RepoChanged, Searched, SettingsChanged, TransferChanged
from app.hub.keeper import ref_of
from app.hub.limits import WATCHED
from app.hub.pull import Puller
from app.hub.site import cache_folder
from app.paths import Paths
from app.runconfig import MtpConfig, RunConfig
from app.session import Phase, Session
from app.settings import Settings
from app.settings_store import SettingsStore
from app.state import State
from app.values.hub import Wish
from tests.e2e.harness import Voyage
from tests.sim.hub import TOKEN, LoopbackHub
from tests.sim.keyrings import Keeping, Locked

REPO = "acme/tiny-MTP-GGUF"


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    path = tmp_path_factory.mktemp("model") / "tiny-Q8_0.gguf"
    testmodel.build(path)
    return path


@pytest.fixture
def hub(model, monkeypatch):
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q8_0.gguf", model)
        hub.add(REPO, "mmproj-F16.gguf", b"GGUF eyes")
        hub.add("acme/tiny-GGUF", "tiny-Q8_0.gguf", model).downloads = 9
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        yield hub


@pytest.fixture
def voyage(tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        yield voyage


@pytest.fixture
def ring():
    before = keyring.get_keyring()
    ring = Keeping()
    keyring.set_keyring(ring)
    yield ring
    keyring.set_keyring(before)


def copied(model, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(model.read_bytes())
    return path


def listed(voyage, path):
    found = [f for f in voyage.core.state.library if f.path == str(path)]
    return found[0] if found else None


def said(voyage, words):
    """Wait for a notice with these words."""
    state = voyage.until(lambda s: any(words in f"{n.text} {n.fix}" for n in s.notices))
    return next(n for n in state.notices if words in f"{n.text} {n.fix}")


# --- the library ------------------------------------------------------------------------------
def test_a_file_is_listed_checked_moved_and_taken_off_the_list(voyage, model, tmp_path):
    path = copied(model, tmp_path / "mine" / "tiny-Q8_0.gguf")
    voyage.do(c.ImportFile(path=str(path)))
    voyage.until(lambda s: any(f.path == str(path) for f in s.library))
    assert listed(voyage, path).removal == "unlist"

    voyage.do(c.VerifyFile(path=str(path)))
    assert said(voyage, "no hash was published").level == "info"
    voyage.until(lambda s: not s.transfers)
    told = [x.transfer for x in voyage.events if isinstance(x, TransferChanged)]
    assert {x.ref for x in told} == {ref_of(str(path))}
    assert told[-1].state == "done"

    target = tmp_path / "disk" / "tiny-Q8_0.gguf"
    voyage.do(c.MoveFile(path=str(path), folder=str(target.parent)))
    voyage.until(lambda s: [f.path for f in s.library] == [str(target)])
    assert not path.exists()
    assert voyage.core.state.settings.imported == (str(target),)
    assert SettingsStore(voyage.paths.data).load().settings.imported == (str(target),)

    voyage.do(c.RemoveFile(path=str(target)))
    voyage.until(lambda s: not s.library)
    assert target.exists()
    assert voyage.core.state.settings.imported == ()


def test_what_is_listed_is_on_the_disk_before_it_is_told(voyage, model, tmp_path, monkeypatch):
    save = SettingsStore.save

    def slow(store, settings):
        time.sleep(0.3)
        return save(store, settings)

    monkeypatch.setattr(SettingsStore, "save", slow)
    path = copied(model, tmp_path / "mine" / "tiny-Q8_0.gguf")
    store = SettingsStore(voyage.paths.data)
    for command, listed_now in (
        (c.AddFolder(path=str(path.parent)), True),
        (c.DropFolder(path=str(path.parent)), False),
        (c.ImportFile(path=str(path)), True),
        (c.RemoveFile(path=str(path)), False),
    ):
        voyage.do(command)
        voyage.until(lambda s, want=listed_now: bool(s.library) is want)
        kept = store.load().settings
        assert bool(kept.imported + kept.folders) is listed_now, command


def test_a_check_in_progress_can_be_given_up(voyage, model, tmp_path):
    path = copied(model, tmp_path / "mine" / "tiny-Q8_0.gguf")
    os.truncate(path, 8 << 30)
    voyage.do(c.ImportFile(path=str(path)))
    voyage.until(lambda s: s.library)
    voyage.do(c.VerifyFile(path=str(path)))
    ref = ref_of(str(path))
    voyage.until(lambda s: ref in s.transfers and s.transfers[ref].done_bytes > 0)
    voyage.do(c.CancelTransfer(ref=ref))
    state = voyage.until(lambda s: not s.transfers)
    assert state.notices == ()
    assert listed(voyage, path).verified is None


def test_a_chosen_folder_is_listed_until_it_is_dropped(voyage, model, tmp_path):
    path = copied(model, tmp_path / "many" / "deep" / "tiny-Q8_0.gguf")
    voyage.do(c.AddFolder(path=str(tmp_path / "many")))
    voyage.until(lambda s: s.library)
    assert listed(voyage, path).origin == "folder"
    voyage.do(c.RemoveFile(path=str(path)))
    assert said(voyage, "Plimsoll only reads it").level == "error"
    voyage.do(c.MoveFile(path=str(path), folder=str(tmp_path)))
    voyage.until(lambda s: not s.transfers)
    voyage.do(c.DropFolder(path=str(tmp_path / "many")))
    voyage.until(lambda s: not s.library)
    assert path.exists()
    voyage.do(c.AddFolder(path=str(tmp_path / "none")))
    assert said(voyage, "is not a folder").fix


def test_what_another_program_brought_or_took_is_seen_at_the_next_look(voyage, model, tmp_path):
    folder = tmp_path / "many"
    first = copied(model, folder / "a-Q8_0.gguf")
    voyage.do(c.AddFolder(path=str(folder)))
    voyage.until(lambda s: any(f.path == str(first) for f in s.library))
    second = copied(model, folder / "b-Q8_0.gguf")
    first.unlink()
    voyage.do(c.LookForFiles())
    voyage.until(lambda s: [f.path for f in s.library] == [str(second)])


def test_the_room_for_more_models_is_told_with_the_list(voyage, model, tmp_path):
    voyage.do(c.ImportFile(path=str(copied(model, tmp_path / "mine" / "tiny-Q8_0.gguf"))))
    state = voyage.until(lambda s: bool(s.library))
    assert state.disk.folder == str(cache_folder())
    assert state.disk.free_bytes == pytest.approx(shutil.disk_usage(tmp_path).free, rel=0.2)


def test_an_imported_folder_is_a_chosen_one(voyage, model, tmp_path):
    copied(model, tmp_path / "many" / "tiny-Q8_0.gguf")
    voyage.do(c.ImportFile(path=str(tmp_path / "many")))
    voyage.until(lambda s: s.library)
    assert voyage.core.state.settings.folders == (str(tmp_path / "many"),)


def test_what_another_process_imports_meanwhile_stays(voyage, model, tmp_path):
    theirs = copied(model, tmp_path / "theirs.gguf")
    mine = copied(model, tmp_path / "mine.gguf")
    mine.write_bytes(mine.read_bytes() + b"\0")
    store = SettingsStore(voyage.paths.data)
    settings = store.load().settings
    store.save(settings.model_copy(update={"imported": (str(theirs),)}))
    changed = voyage.core.state.settings.model_copy(update={"theme": "dark"})
    voyage.do(c.ChangeSettings(settings=changed))
    voyage.do(c.ImportFile(path=str(mine)))
    voyage.until(lambda s: len(s.library) == 2)
    voyage.core.close()
    kept = SettingsStore(voyage.paths.data).load().settings
    assert set(kept.imported) == {str(theirs), str(mine)}
    assert kept.theme == "dark"


def test_a_removed_model_frees_what_was_said_before(voyage, hub, model):
    path = str(Puller(voyage.paths).pull(REPO).path)
    voyage.do(c.DropFolder(path="none"))
    voyage.until(lambda s: s.library)
    assert listed(voyage, path).removable_bytes == model.stat().st_size
    voyage.do(c.RemoveFile(path=path))
    voyage.until(lambda s: not s.library)
    assert said(voyage, "are free again").level == "info"


class Loaded:
    """A librarian whose board holds a session of one phase; nothing else of the core."""

    def __init__(self, tmp_path, model, phase):
        root = tmp_path / "loaded"
        self.failures = []
        paths = Paths(root / "d", root / "s", root / "c", root / "m").make()
        self.path = copied(model, paths.models / "tiny-Q8_0.gguf")
        self.board = Board(State(), lambda _s, _e: None)
        self.lanes = Lanes(self.failures.append)
        self.store = SettingsStore(paths.data)
        self.librarian = Librarian.of(self.board, self.lanes, paths, self.store, self.keep)
        self.librarian.refresh()
        [file] = self.board.state.library
        self.session = Session(id="a", file=file, config=RunConfig(), phase=phase)
        self.board._state = State(library=(file,), session=self.session)

    def keep(self, settings):
        self.board.publish(SettingsChanged(settings=settings))


def test_a_look_at_the_disk_does_not_bring_back_what_was_dropped_meanwhile(
    tmp_path, model, monkeypatch
):
    here = Loaded(tmp_path, model, Phase.PLANNED)
    here.keep(Settings(folders=("/dropped",)))
    looked = []

    def joined(mine):
        if not looked:
            here.keep(Settings())
        looked.append(mine.folders)
        return mine.model_copy(update={"imported": ("/theirs.gguf",)})

    monkeypatch.setattr(here.store, "joined", joined)
    here.librarian.refresh()
    assert looked[:2] == [("/dropped",), ()]
    assert here.board.state.settings == Settings(imported=("/theirs.gguf",))
    assert here.lanes.close(5)


def test_a_loaded_model_is_neither_removed_nor_moved(tmp_path, model):
    here = Loaded(tmp_path, model, Phase.READY)
    here.librarian.do(c.RemoveFile(path=str(here.path)))
    here.librarian.do(c.MoveFile(path=str(here.path), folder=str(tmp_path / "x")))
    end = time.monotonic() + 10
    while len(here.failures) < 2 and time.monotonic() < end:
        time.sleep(0.01)
    assert {failure.cause for failure in here.failures} == {"file-in-use"}
    assert here.path.exists()
    assert here.lanes.close(5)


def test_the_drafting_file_of_a_loaded_model_is_neither_removed_nor_moved(tmp_path, model):
    here = Loaded(tmp_path, model, Phase.READY)
    (file,) = here.board.state.library
    drafting = RunConfig(mtp=MtpConfig(file=file.path))
    other = file.model_copy(update={"path": str(tmp_path / "trunk.gguf")})
    session = Session(id="a", file=other, config=drafting, phase=Phase.READY)
    here.board._state = State(library=(file,), session=session)
    here.librarian.do(c.RemoveFile(path=file.path))
    here.librarian.do(c.MoveFile(path=file.path, folder=str(tmp_path / "x")))
    end = time.monotonic() + 10
    while len(here.failures) < 2 and time.monotonic() < end:
        time.sleep(0.01)
    assert [failure.cause for failure in here.failures] == ["file-in-use", "file-in-use"]
    assert here.path.exists()
    assert here.lanes.close(5)


def test_the_session_of_a_removed_model_is_closed(tmp_path, model):
    here = Loaded(tmp_path, model, Phase.PLANNED)
    here.librarian.do(c.RemoveFile(path=str(here.path)))
    end = time.monotonic() + 10
    while here.board.state.session is not None and time.monotonic() < end:
        time.sleep(0.01)
    assert here.board.state.session is None
    assert not here.path.exists()
    assert here.failures == []
    assert here.lanes.close(5)


# --- the Hub ----------------------------------------------------------------------------------
def test_the_newest_search_wins(voyage, hub):
    hub.fail("stall", "api", seconds=20)
    voyage.do(c.SearchHub(text="slow"))
    while not hub.log:
        time.sleep(0.01)
    voyage.do(c.SearchHub(text="tiny"))
    search = voyage.until(lambda s: s.search.state == "done").search
    assert (search.text, search.host) == ("tiny", f"127.0.0.1:{hub.port}")
    assert [hit.repo for hit in search.hits] == ["acme/tiny-GGUF", REPO]
    told = [x.search for x in voyage.events if isinstance(x, Searched)]
    assert [(x.text, x.state) for x in told] == [
        ("slow", "searching"),
        ("tiny", "searching"),
        ("tiny", "done"),
    ]


def test_a_failed_search_says_what_helps(voyage, hub):
    hub.fail("status", "api", n=401, times=-1)
    voyage.do(c.SearchHub(text="tiny"))
    search = voyage.until(lambda s: s.search and s.search.state == "failed").search
    assert search.problem
    assert search.fix


@pytest.mark.slow
def test_a_repository_becomes_a_ladder_and_a_wish_plans_it_again(voyage, hub):
    voyage.do(c.OpenRepo(ref=f"https://hf.co/{REPO}"))
    page = voyage.until(lambda s: s.repo and s.repo.state != "reading").repo
    assert (page.state, page.problem) == ("done", "")
    assert (page.repo, page.licence, page.images) == (REPO, "apache-2.0", True)
    assert page.projector_bytes == len(b"GGUF eyes")
    [rung] = page.rungs
    assert (rung.quant, rung.state, rung.here, rung.drafts) == ("Q8_0", "exact", False, True)
    assert rung.plan.verdict == "fits"
    first = next(x.page for x in voyage.events if isinstance(x, RepoChanged) and x.page.rungs)
    assert first.rungs[0].size_bytes == rung.size_bytes

    n_asked = len(hub.log)
    voyage.do(c.PlanLadder(wish=Wish(n_ctx=512, draft_max=0)))
    voyage.do(c.PlanLadder(wish=Wish(n_ctx=1024, draft_max=0)))
    page = voyage.until(lambda s: s.repo.wish.n_ctx == 1024).repo
    assert page.rungs[0].config.n_ctx == 1024
    assert len(hub.log) == n_asked

    voyage.do(c.CloseRepo())
    assert voyage.until(lambda s: s.repo is None).repo is None

    voyage.do(c.OpenLink(link=f"plimsoll://{REPO}?quant=Q8_0"))
    page = voyage.until(lambda s: s.repo and s.repo.state != "reading").repo
    assert (page.repo, page.wanted) == (REPO, "Q8_0")


def test_what_is_here_already_is_marked(voyage, hub):
    Puller(voyage.paths).pull(REPO)
    voyage.do(c.OpenRepo(ref=REPO))
    page = voyage.until(lambda s: s.repo and s.repo.rungs).repo
    assert page.rungs[0].here


@pytest.mark.slow
def test_a_rung_is_fetched_by_its_own_reference_and_then_marked(voyage, hub):
    voyage.do(c.OpenRepo(ref=REPO))
    page = voyage.until(lambda s: s.repo and s.repo.state == "done").repo
    [rung] = page.rungs
    assert not rung.here
    voyage.do(c.Fetch(ref=rung.ref))
    state = voyage.until(lambda s: s.library and s.repo.rungs[0].here)
    [file] = state.library
    assert (file.repo, file.revision) == (REPO, page.revision)
    assert file.verified, "its bytes were compared with the published hash as they came"
    assert Puller(voyage.paths).here(REPO).path == Path(file.path)
    voyage.do(c.RemoveFile(path=file.path))
    voyage.until(lambda s: not s.library and not s.repo.rungs[0].here)


@pytest.mark.parametrize(
    ("ref", "words"),
    [
        ("acme/none", "no public"),
        ("acme/empty", "no GGUF model"),
        ("starter", "not a repository"),
        ("what is this?", "does not name a model"),
        ("acme/private", "no public"),
    ],
)
def test_a_repository_that_cannot_be_read_is_a_page_that_says_why(voyage, hub, ref, words):
    hub.add("acme/empty", "README.md", b"hello")
    hub.add("acme/private", "a-Q8_0.gguf", b"GGUF").private = True
    voyage.do(c.OpenRepo(ref=ref))
    page = voyage.until(lambda s: s.repo and s.repo.state == "failed").repo
    assert words in page.problem
    assert page.fix


def test_a_hub_that_is_down_is_asked_a_few_times_and_then_said_to_be(voyage, hub):
    hub.fail("status", "api", n=503, times=-1)
    voyage.do(c.OpenRepo(ref=REPO))
    page = voyage.until(lambda s: s.repo and s.repo.state == "failed").repo
    assert "cannot answer now" in page.problem
    assert len(hub.log) == WATCHED.tries, "somebody waits for nothing but this"


def test_a_gated_repository_is_listed_and_says_how_to_get_in(voyage, hub):
    hub.repos[REPO].gated = True
    voyage.do(c.OpenRepo(ref=REPO))
    page = voyage.until(lambda s: s.repo and s.repo.state == "failed").repo
    assert page.gated
    assert "sign-in" in page.problem
    assert "token" in page.fix
    assert [rung.quant for rung in page.rungs] == ["Q8_0"]


@pytest.mark.slow
def test_a_renamed_repository_is_found_under_its_new_name(voyage, hub):
    hub.renamed["acme/old"] = REPO
    voyage.do(c.OpenRepo(ref="acme/old"))
    page = voyage.until(lambda s: s.repo and s.repo.state != "reading").repo
    assert (page.state, page.repo) == ("done", REPO)


@pytest.mark.slow
def test_a_newer_repository_replaces_one_that_is_still_read(voyage, hub):
    hub.fail("stall", "api", seconds=20)
    voyage.do(c.OpenRepo(ref="acme/tiny-GGUF"))
    while not hub.log:
        time.sleep(0.01)
    voyage.do(c.OpenRepo(ref=REPO))
    page = voyage.until(lambda s: s.repo and s.repo.state == "done").repo
    assert page.repo == REPO


# --- the token --------------------------------------------------------------------------------
def test_a_token_is_checked_kept_used_and_forgotten(voyage, hub, ring):
    hub.add("acme/private", "a-Q8_0.gguf", b"GGUF").private = True
    voyage.do(c.KeepToken(token=SecretStr(f" {TOKEN}\n")))
    access = voyage.until(lambda s: s.access.kept == "keyring").access
    assert access.user == "tester"
    assert TOKEN not in repr(voyage.core.state)
    voyage.do(c.SearchHub(text="private"))
    search = voyage.until(lambda s: s.search and s.search.state == "done").search
    assert [hit.repo for hit in search.hits] == ["acme/private"]
    voyage.do(c.ForgetToken())
    voyage.until(lambda s: s.access.kept == "none")
    assert ring.held == {}


def test_a_token_that_the_hub_refuses_is_not_kept(voyage, hub, ring):
    voyage.do(c.KeepToken(token=SecretStr("hf_bad")))
    assert said(voyage, "does not accept this token").fix
    assert ring.held == {}
    assert voyage.core.state.access.kept == "none"
    voyage.do(c.KeepToken(token=SecretStr(TOKEN)))
    voyage.until(lambda s: s.access.kept == "keyring")
    assert said(voyage, "Signed in")
    texts = [notice.text for notice in voyage.core.state.notices]
    assert not any("does not accept" in text for text in texts), "that is over"


def test_without_a_keyring_it_is_said_that_the_token_will_be_gone(voyage, hub, ring):
    keyring.set_keyring(Locked())
    voyage.do(c.KeepToken(token=SecretStr(TOKEN)))
    assert said(voyage, "until Plimsoll ends").level == "warn"
    assert voyage.core.state.access.kept == "run"


def test_offline_a_token_is_kept_unchecked(voyage, hub, ring, monkeypatch):
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    voyage.do(c.KeepToken(token=SecretStr("hf_new")))
    assert said(voyage, "could not be checked").level == "warn"
    assert voyage.core.state.access.kept == "keyring"
