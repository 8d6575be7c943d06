"""The loopback Hub speaks the real protocol: the Hub's own client runs against it unchanged."""

import json
import os
import subprocess
import sys

import httpx
import pytest

from app.hub.listing import list_repo
from app.hub.site import Site
from tests.sim.hub import COMMIT, OTHER_TOKEN, TOKEN, LoopbackHub
from tests.sim.pulling import noise

REPO = "acme/tiny-GGUF"
SCRIPT = """
import json, sys
from huggingface_hub import HfApi, hf_hub_download
from huggingface_hub.errors import (
    GatedRepoError, HfHubHTTPError, RemoteEntryNotFoundError, RepositoryNotFoundError,
    RevisionNotFoundError,
)
TOKEN, OTHER, REPO = sys.argv[1:4]
def error(work):
    try:
        work()
    except Exception as found:
        return type(found).__name__
api = HfApi(token=False)
info = api.model_info(REPO, files_metadata=True)
files = {s.rfilename: [s.size, s.lfs.sha256 if s.lfs else None] for s in info.siblings}
path = hf_hub_download(REPO, "tiny-Q8_0.gguf", token=False)
print(json.dumps({
    "sha": info.sha,
    "files": files,
    "licence": info.card_data["license"],
    "pages": sorted(model.id for model in api.list_models(filter="gguf")),
    "search": [model.id for model in api.list_models(search="tiny")],
    "tree": {entry.path: entry.size for entry in api.list_repo_tree(REPO)},
    "paths": [entry.path for entry in api.get_paths_info(REPO, ["README.md"])],
    "me": HfApi(token=TOKEN).whoami()["name"],
    "size": len(open(path, "rb").read()),
    "repo": error(lambda: api.model_info("acme/none")),
    "revision": error(lambda: api.model_info(REPO, revision="none")),
    "entry": error(lambda: hf_hub_download(REPO, "none.gguf", token=False)),
    "gated": error(lambda: hf_hub_download("acme/gated", "a.gguf", token=False)),
    "refused": error(lambda: hf_hub_download("acme/gated", "a.gguf", token=OTHER)),
    "granted": len(open(hf_hub_download("acme/gated", "a.gguf", token=TOKEN), "rb").read()),
    "bad token": error(lambda: HfApi(token="hf_bad").whoami()),
}))
"""


def test_the_unmodified_client_is_served_as_by_the_real_hub(tmp_path):
    with LoopbackHub() as hub:
        hub.add(REPO, "tiny-Q8_0.gguf", noise(300_000))
        hub.add(REPO, "README.md", b"# tiny\n")
        hub.add("acme/gated", "a.gguf", noise(10)).gated = True
        hub.page_items = 1
        environment = {
            **os.environ,
            "HF_ENDPOINT": hub.endpoint,
            "HF_HOME": str(tmp_path),
            "HF_HUB_DISABLE_TELEMETRY": "1",
        }
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", SCRIPT, TOKEN, OTHER_TOKEN, REPO],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        digest = hub.repos[REPO].sha256("tiny-Q8_0.gguf")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "sha": COMMIT,
        "files": {"tiny-Q8_0.gguf": [300_000, digest], "README.md": [7, None]},
        "licence": "apache-2.0",
        "pages": ["acme/gated", REPO],
        "search": [REPO],
        "tree": {"tiny-Q8_0.gguf": 300_000, "README.md": 7},
        "paths": ["README.md"],
        "me": "tester",
        "size": 300_000,
        "repo": "RepositoryNotFoundError",
        "revision": "RevisionNotFoundError",
        "entry": "RemoteEntryNotFoundError",
        "gated": "GatedRepoError",
        "refused": "GatedRepoError",
        "granted": 10,
        "bad token": "HfHubHTTPError",
    }


def test_it_runs_by_hand_over_a_folder(tmp_path):
    file = tmp_path / "acme" / "tiny" / "sub" / "a.gguf"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"GGUF")
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.sim.hub", "--root", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        line = server.stdout.readline()
        assert line.startswith("HF_ENDPOINT=http://127.0.0.1:")
        listing = list_repo(Site(line.strip().partition("=")[2], tmp_path / "hub"), "acme/tiny")
        assert [file.name for file in listing.quants[0].files] == ["sub/a.gguf"]
    finally:
        server.kill()
        server.communicate()


@pytest.mark.parametrize("n_bytes", [0, 5, 70_000])
def test_sizes_at_the_edges(n_bytes, tmp_path):
    with LoopbackHub() as hub:
        hub.add(REPO, "a.gguf", noise(n_bytes))
        found = httpx.get(f"http://localhost:{hub.port}/cdn/{REPO}/a.gguf")
        assert found.content == noise(n_bytes)
