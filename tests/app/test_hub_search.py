"""Searching the Hub: the unmodified client, pages, names for what goes wrong, and a way to stop."""

import ast
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import app
from app.errors import TransferError
from app.hub.faults import StoppedError
from app.hub.search import drafts, search
from app.hub.site import Site
from tests.sim.hub import TOKEN, LoopbackHub
from tests.sim.pulling import QUICK


@pytest.fixture
def hub():
    with LoopbackHub() as hub:
        for n, name in enumerate(["acme/tiny-GGUF", "acme/tiny-MTP-GGUF", "other/small-GGUF"]):
            repo = hub.add(name, "a-Q8_0.gguf", b"GGUF")
            repo.downloads, repo.likes = 10 * n, n
        yield hub


def ask(hub, text="", **more):
    token = more.pop("token", None)
    offline = more.pop("offline", False)
    site = Site(hub.endpoint, None, token, offline)
    return search(site, text, **({"limits": QUICK} | more))


def names(hits):
    return [hit.repo for hit in hits]


def test_words_find_repositories_the_most_fetched_first(hub):
    assert names(ask(hub, " tiny ")) == ["acme/tiny-MTP-GGUF", "acme/tiny-GGUF"]
    query = hub.log[-1]
    assert query.agent.startswith("plimsoll/")


def test_without_words_what_is_popular(hub):
    assert len(ask(hub)) == 3


def test_a_hit_says_what_the_hub_says(hub):
    hub.repos["other/small-GGUF"].gated = True
    [hit] = ask(hub, "small")
    assert (hit.downloads, hit.likes, hit.gated, hit.licence) == (20, 2, True, "apache-2.0")
    assert hit.updated_at.startswith("2026-11-20T10:00:00")
    assert (hit.drafts, hit.catalogue) == (None, "")


def test_every_page_is_read_and_no_more_than_asked_for(hub):
    hub.page_items = 2
    assert len(ask(hub)) == 3
    pages = [request for request in hub.log if request.path == "/api/models"]
    assert len(pages) == 2
    assert len(ask(hub, most=2)) == 2
    assert len(hub.log) == len(pages) + 1


@pytest.mark.parametrize(
    "text", ["acme/tiny-GGUF:Q8_0", "https://hf.co/acme/tiny-GGUF", "hf.co/acme/tiny-GGUF"]
)
def test_a_reference_finds_its_repository(hub, text):
    assert names(ask(hub, text)) == ["acme/tiny-GGUF"]


@pytest.mark.parametrize(
    ("repo", "known"),
    [
        ("unsloth/Qwen3.6-27B-MTP-GGUF", True),
        ("UNSLOTH/qwen3.6-27b-gguf", False),
        ("someone/New-Model-MTP-GGUF", True),
        ("someone/prompter-GGUF", None),
        ("mtp/other-GGUF", None),
    ],
)
def test_heads_are_told_from_the_catalogue_then_from_the_name(repo, known):
    assert drafts(repo) is known


def test_a_repository_of_the_catalogue_is_marked(hub):
    hub.add("unsloth/Qwen3.6-27B-MTP-GGUF", "a.gguf", b"GGUF")
    [hit] = ask(hub, "qwen3.6")
    assert (hit.catalogue, hit.drafts) == ("Qwen3.6 27B", True)


def test_the_token_shows_what_is_private(hub):
    hub.repos["other/small-GGUF"].private = True
    assert ask(hub, "small") == ()
    assert names(ask(hub, "small", token=TOKEN)) == ["other/small-GGUF"]


@pytest.mark.parametrize(
    ("fault", "cause"),
    [
        ({"kind": "status", "n": 500}, "hub-outage"),
        ({"kind": "status", "n": 401}, "hub-auth-required"),
        ({"kind": "status", "n": 429, "seconds": 600}, "hub-rate-limited"),
        ({"kind": "html"}, "captive-portal"),
    ],
)
def test_what_goes_wrong_has_a_name_and_a_way_out(hub, fault, cause):
    hub.fail(**{"where": "api", "times": -1, **fault})
    with pytest.raises(TransferError) as error:
        ask(hub, "tiny")
    assert error.value.cause == cause
    assert error.value.fix


def test_one_bad_answer_is_asked_again(hub):
    hub.fail("status", "api", n=503)
    assert len(ask(hub, "tiny")) == 2


def test_nobody_there_is_told_at_once(hub):
    with pytest.raises(TransferError) as error:
        search(Site("http://127.0.0.1:9", None), "tiny", limits=QUICK)
    assert error.value.cause == "hub-unreachable"


def test_offline_nothing_is_asked(hub):
    with pytest.raises(TransferError) as error:
        ask(hub, "tiny", offline=True)
    assert error.value.cause == "hub-offline"
    assert hub.log == []


def test_a_search_in_progress_stops_at_once(hub):
    hub.fail("stall", "api", seconds=30)
    cancel = threading.Event()
    threading.Timer(0.1, cancel.set).start()
    with pytest.raises(StoppedError):
        ask(hub, "tiny", cancel=cancel)


def test_the_hub_s_library_reports_to_nobody_wherever_it_is_imported():
    for path in sorted((Path(app.__file__).parent).rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            body = [ast.unparse(line) for line in function.body]
            imports = [
                n
                for n, line in enumerate(body)
                if "import huggingface_hub" in line or "from huggingface_hub" in line
            ]
            if imports:
                assert "hush()" in body[: imports[0]], f"{path.name}: {function.name}"


def test_its_reports_are_off_whatever_the_environment_says(tmp_path):
    code = (
        "import threading\nfrom pathlib import Path\nfrom app.hub.cache import HubCache\n"
        f"with HubCache(Path({str(tmp_path)!r})).lock('a/b', 'c', threading.Event(), print):\n"
        "    from huggingface_hub import constants\n"
        "    print(constants.HF_HUB_DISABLE_TELEMETRY)\n"
    )
    env = os.environ | {"HF_HUB_DISABLE_TELEMETRY": "0"}
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, capture_output=True, text=True, env=env, check=True)
    assert done.stdout.strip() == "True"
