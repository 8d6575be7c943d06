"""A drafting file in the program: found beside a model, fetched with it, chosen, and refused."""

from dataclasses import replace
from pathlib import Path

import pytest

from app import commands as c
from app.engine.testmodel import Shape, build
from app.runconfig import MtpConfig
from app.session import Phase
from app.values.hub import Wish
from tests.e2e.harness import Voyage
from tests.sim.hub import LoopbackHub

pytestmark = pytest.mark.slow

REPO = "acme/tiny-GGUF"
TRUNK, HEAD = "tiny-F32.gguf", "MTP/tiny-F16.gguf"


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    return {
        TRUNK: build(folder / "trunk.gguf", mtp=False),
        HEAD: build(folder / "head.gguf", head_alone=True),
    }


@pytest.fixture
def hub(files, monkeypatch):
    with LoopbackHub() as hub:
        for name, path in files.items():
            hub.add(REPO, name, path)
        monkeypatch.setenv("HF_ENDPOINT", hub.endpoint)
        yield hub


@pytest.fixture
def voyage(hub, tmp_path):
    with Voyage(tmp_path / "home") as voyage:
        yield voyage


def size_of(files):
    return sum(path.stat().st_size for path in files.values())


def rung_of(voyage, wish=None):
    voyage.do(c.OpenRepo(ref=REPO))
    voyage.until(lambda s: s.repo and s.repo.state == "done")
    if wish is not None:
        voyage.do(c.PlanLadder(wish=wish))
        voyage.until(lambda s: s.repo.wish == wish and s.repo.state == "done")
    (rung,) = voyage.core.state.repo.rungs
    return rung


def opened(voyage, ref=REPO):
    voyage.do(c.Choose(ref=ref))
    return voyage.until(lambda s: s.session and s.session.phase is Phase.PLANNED).session


def fetched(voyage, rung):
    voyage.until(lambda s: rung.ref in s.transfers and s.transfers[rung.ref].state == "done")


def test_a_rung_counts_the_drafting_file_and_the_engine_itself_was_asked(voyage, files):
    rung = rung_of(voyage)
    assert (rung.quant, rung.drafts) == ("F32", True)
    assert (rung.size_bytes, rung.draft_bytes) == tuple(p.stat().st_size for p in files.values())
    assert rung.config.mtp.apart
    assert rung.config.mtp.file.endswith(HEAD)
    assert rung.plan.host.item_bytes("draft_weights")
    assert rung.plan.rehearsed, rung.plan.notes


def test_without_drafting_nothing_of_it_is_counted_or_fetched(voyage, files):
    rung = rung_of(voyage, Wish(draft_max=0))
    assert (rung.draft_bytes, rung.plan.host.item_bytes("draft_weights")) == (0, 0)
    voyage.do(c.Fetch(ref=rung.ref, config=rung.config))
    fetched(voyage, rung)
    assert voyage.core.state.transfers[rung.ref].total_bytes == files[TRUNK].stat().st_size


def test_it_is_fetched_with_the_model_and_listed_as_what_it_is(voyage, files):
    rung = rung_of(voyage)
    voyage.do(c.Fetch(ref=rung.ref, config=rung.config))
    voyage.until(lambda s: len([f for f in s.library if f.origin == "hub"]) == 2)
    assert voyage.core.state.transfers[rung.ref].total_bytes == size_of(files)
    made = {Path(f.path).name: f.makes for f in voyage.core.state.library}
    assert made["tiny-F32.gguf"] == "text"
    assert made["tiny-F16.gguf"] == "drafts"
    voyage.do(c.Choose(ref=rung.ref, config=rung.config))
    session = voyage.until(lambda s: s.session and s.session.plan).session
    assert session.config == rung.config
    assert Path(session.config.mtp.file).is_file()


def test_a_model_that_is_chosen_by_its_name_comes_and_opens_with_it(voyage):
    session = opened(voyage)
    assert session.config.mtp.apart
    assert Path(session.config.mtp.file).is_file()
    assert session.plan.host.item_bytes("draft_weights")


def test_a_proposed_setup_is_shown_fetched_and_opened_as_it_was_planned(voyage):
    proposed = rung_of(voyage).config.with_(mtp={"on": True, "file": ""})
    voyage.do(c.Choose(ref=REPO, config=proposed))
    shown = voyage.saw(lambda s: s.session and s.session.phase is Phase.DOWNLOADING).session
    assert shown.plan.config == shown.config
    voyage.until(lambda s: s.session and s.session.phase is Phase.PLANNED and s.session.file.path)
    assert voyage.core.state.session.config == shown.config
    assert Path(shown.config.mtp.file).is_file()


def test_one_that_was_not_fetched_yet_comes_when_a_setup_needs_it(voyage, files):
    rung = rung_of(voyage)
    voyage.do(c.Fetch(ref=rung.ref, config=rung.config.with_(mtp={"on": False})))
    fetched(voyage, rung)
    assert not Path(rung.config.mtp.file).exists()
    voyage.do(c.Choose(ref=rung.ref, config=rung.config))
    voyage.until(lambda s: s.session and s.session.phase is Phase.PLANNED and s.session.file.path)
    assert Path(rung.config.mtp.file).is_file()


def test_a_drafting_file_that_is_here_alone_is_not_taken_for_the_model(voyage, files):
    rung = rung_of(voyage)
    voyage.do(c.Fetch(ref=f"{REPO}/{HEAD}"))
    voyage.until(lambda s: [f.makes for f in s.library if f.origin == "hub"] == ["drafts"])
    voyage.do(c.Choose(ref=REPO))
    session = voyage.until(lambda s: s.session and s.session.phase is Phase.PLANNED).session
    assert session.file.path.endswith(TRUNK)
    assert session.config.mtp.file == rung.config.mtp.file


def test_a_proposal_for_a_file_that_is_here_drafts_with_the_one_beside_it(voyage):
    opened(voyage)
    voyage.until(lambda s: any(f.origin == "hub" for f in s.library))
    voyage.do(c.Propose(goal="chat"))
    proposals = voyage.until(lambda s: s.proposals).proposals
    mine = [p for p in proposals if p.ref.endswith(TRUNK)]
    assert [p.config.mtp.apart for p in mine] == [True]
    assert not [p for p in proposals if p.ref.endswith(HEAD)], "it answers nothing by itself"


def test_a_drafting_file_itself_is_not_opened(voyage, files):
    voyage.do(c.Choose(ref=str(files[HEAD])))
    notice = voyage.until(lambda s: s.notices).notices[0]
    assert "is a drafting file" in notice.text


# --- chosen by hand -----------------------------------------------------------------------------
def configured(voyage, file):
    """Choose a drafting file for the open model; return the session once that is answered."""
    before = voyage.core.state.session
    config = before.config.with_(mtp=MtpConfig(draft_max=2, file=str(file)))
    voyage.do(c.Configure(config=config))
    return voyage.until(
        lambda s: s.session.config == config or s.session.refused != before.refused
    ).session


def test_one_for_another_model_is_refused_by_name_and_the_setup_stays(voyage, files, tmp_path):
    before = opened(voyage)
    other = build(tmp_path / "other.gguf", head_alone=True, shape=replace(Shape(), n_vocab=352))
    for path, said, cause in (
        (other, "its vocabulary is 352, the model's 320", "draft-vocab-mismatch"),
        (files[TRUNK], "has no MTP layers", "mtp-head-missing"),
        (tmp_path / "gone.gguf", "cannot be read", "draft-file-missing"),
    ):
        session = configured(voyage, path)
        assert said in session.refused.text
        assert session.refused.cause == cause
        assert session.config == before.config
    again = configured(voyage, tmp_path / "gone.gguf")
    assert again.refused.id != session.refused.id, "a second time is told too"
    kept = configured(voyage, files[HEAD])
    assert (kept.refused, kept.config.mtp.file) == (None, str(files[HEAD]))


def test_a_session_whose_drafting_file_is_gone_says_so_at_the_next_start(files, tmp_path):
    model, head = tmp_path / TRUNK, tmp_path / "mtp-tiny.gguf"
    model.write_bytes(files[TRUNK].read_bytes())
    head.write_bytes(files[HEAD].read_bytes())
    with Voyage(tmp_path / "home") as voyage:
        session = opened(voyage, str(model))
        assert session.config.mtp.file == str(head)
        voyage.core._stores.journal.write(session)
    head.unlink()
    with Voyage(tmp_path / "home") as voyage:
        state = voyage.until(lambda s: any(n.id == "draft-file-missing" for n in s.notices))
        assert state.session is None
        again = opened(voyage, str(model))
        assert (again.config.mtp.file, again.refused) == ("", None)


def test_a_planned_setup_names_no_drafting_file_that_was_removed(voyage):
    session = opened(voyage)
    name = session.config.mtp.file
    voyage.until(lambda s: any(file.path == name for file in s.library))
    voyage.do(c.RemoveFile(path=name))
    state = voyage.until(
        lambda s: not s.session.config.mtp.file and s.session.plan.devices is not None
    )
    assert not Path(name).exists()
    assert not state.session.config.mtp.on
    assert state.session.plan.config == state.session.config
    assert state.session.refused is None
    voyage.until(lambda s: any("drafts no more" in notice.text for notice in s.notices))
    voyage.do(c.LoadModel())
    voyage.phase(Phase.READY)


def test_a_planned_setup_drafts_with_its_file_where_that_was_moved_to(voyage, tmp_path):
    config = opened(voyage).config
    name = config.mtp.file
    voyage.do(c.Configure(config=config.with_(mtp={"file": name, "draft_max": 2})))
    voyage.until(lambda s: s.session.config.mtp.draft_max == 2)
    voyage.until(lambda s: any(file.path == name for file in s.library))
    voyage.do(c.MoveFile(path=name, folder=str(tmp_path / "elsewhere")))
    session = voyage.until(lambda s: s.session.config.mtp.file != name).session
    assert Path(session.config.mtp.file) == tmp_path / "elsewhere" / Path(name).name
    assert (session.config.mtp.on, session.config.mtp.draft_max) == (True, 2)
    assert session.plan.host.item_bytes("draft_weights")
