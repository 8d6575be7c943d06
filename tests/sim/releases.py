"""A loopback release server: tags with assets and digests, the bytes from another origin."""

from __future__ import annotations

import io
import tarfile
import zipfile
from pathlib import Path

from tests.sim.hub import Fault, LoopbackHub, _Handler

REPO = "ggml-org/llama.cpp"
TAG = "b11312"


class _ReleaseHandler(_Handler):
    def _routes(self):
        repo = r"([^/]+/[^/]+)"
        return [
            ("api", rf"/repos/{repo}/releases/tags/([^/]+)", self._release),
            ("resolve", rf"/{repo}/releases/download/([^/]+)/([^/]+)", self._redirect),
            *super()._routes(),
        ]

    def _release(self, _fault: Fault | None, _b: bytes, _q: object, repo: str, tag: str) -> None:
        held = self.hub.repos.get(repo)
        if held is None or tag != self.hub.tag:
            self._refuse(404)
            return
        assets = [
            {
                "name": name,
                "size": held.size(name),
                "digest": self.hub.digests.get(name, f"sha256:{held.sha256(name)}"),
                "browser_download_url": f"{self.hub.endpoint}/{repo}/releases/download/{tag}/{name}",
                "state": "uploaded",
            }
            for name in held.files
        ]
        self._json({"tag_name": tag, "name": tag, "draft": False, "assets": assets})

    def _redirect(self, _f: object, _b: bytes, _q: object, repo: str, _tag: str, name: str) -> None:
        place = f"{self.hub.scheme}://localhost:{self.hub.port}/cdn/{repo}/{name}?sig=x"
        self._answer(302, Location=self.hub.elsewhere or place)


class ReleaseServer(LoopbackHub):
    """One release; `digests` overrides what it says of an asset, `elsewhere` where bytes are."""

    def __init__(self) -> None:
        super().__init__()
        self.tag = TAG
        self.digests: dict[str, str | None] = {}
        self.elsewhere = ""
        self._server.RequestHandlerClass = type("Handler", (_ReleaseHandler,), {"hub": self})

    def add_asset(self, name: str, content: bytes | Path) -> None:
        self.add(REPO, name, content)


def tar_gz(files: dict[str, bytes | Path], links: dict[str, str] | None = None) -> bytes:
    """Return an archive of `files`, and symbolic links as name: target."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz", compresslevel=1) as tar:
        for name, content in files.items():
            data = content.read_bytes() if isinstance(content, Path) else content
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
        for name, target in (links or {}).items():
            entry = tarfile.TarInfo(name)
            entry.type, entry.linkname = tarfile.SYMTYPE, target
            tar.addfile(entry)
    return packed.getvalue()


def zipped(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return packed.getvalue()


def packaged_libraries(folder: Path, *, without: str = "") -> tuple[dict, dict]:
    """Return the libraries in `folder` as a release packs them: one real file, links to it."""
    files: dict[str, bytes | Path] = {}
    links: dict[str, str] = {}
    for path in sorted(folder.glob("*.so.0")):
        if without and path.name.startswith(without):
            continue
        files[f"build/{path.name}"] = path
        links[f"build/{path.name.removesuffix('.0')}"] = path.name
    files["build/llama-server"] = b"a program that is not wanted"
    files["build/LICENSE"] = b"MIT"
    return files, links
