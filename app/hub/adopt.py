"""Model files that other programs keep: LM Studio's folder and Ollama's store, read and no more."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.hub.places import Found, has_bytes, models_in
from app.paths import typed_path

MODEL_LAYER = "application/vnd.ollama.image.model"
_MANIFEST_BYTES = 1 << 20
_SERVICE = Path("/usr/share/ollama/.ollama/models")
"""Where Ollama keeps its files when the system runs it."""


def user_home() -> Path:
    """Return the person's home folder, where both programs have theirs."""
    return typed_path("~")


def of_lm_studio() -> Iterator[Found]:
    """Yield LM Studio's models; its folders are named publisher/model, as on the Hub."""
    for folder in _lm_studio_folders():
        for path in models_in(folder):
            parts = path.relative_to(folder).parts
            repo = "/".join(parts[:2]) if len(parts) == 3 else None
            yield Found(path, "lm-studio", repo)


def of_ollama() -> Iterator[Found]:
    """Yield Ollama's models under the names that it shows: its files are named by their hash."""
    given = os.environ.get("OLLAMA_MODELS")
    roots = [typed_path(given)] if given else [user_home() / ".ollama" / "models", _SERVICE]
    for root in roots:
        manifests = root / "manifests"
        for manifest in _files(manifests):
            sha256 = _model_layer(manifest)
            blob = _blob(root, sha256) if sha256 else None
            if blob is not None:
                names = manifest.relative_to(manifests).parts
                yield Found(blob, "ollama", _hub_repo(names), sha256=sha256, title=_shown(names))


def _lm_studio_folders() -> list[Path]:
    home = user_home()
    pointer = _text(home / ".lmstudio-home-pointer").strip()
    homes = [Path(pointer)] if pointer else []
    homes += [home / ".lmstudio", home / ".cache" / "lm-studio"]
    kept = [home / ".config" / "LM Studio", Path(os.environ.get("APPDATA", home)) / "LM Studio"]
    chosen = [_json(at / "settings.json").get("downloadsFolder") for at in (*homes, *kept)]
    named = [Path(text) for text in chosen if isinstance(text, str) and text]
    return list(dict.fromkeys([*named, *(at / "models" for at in homes)]))


def _files(folder: Path) -> Iterator[Path]:
    for root, _, names in os.walk(folder):
        for name in sorted(names):
            if not name.startswith("."):
                yield Path(root, name)


def _model_layer(manifest: Path) -> str | None:
    """Return the hash of the model in a manifest, None when it names none."""
    layers = _json(manifest).get("layers")
    for layer in layers if isinstance(layers, list) else []:
        digest = layer.get("digest") if isinstance(layer, dict) else None
        if isinstance(digest, str) and layer.get("mediaType") == MODEL_LAYER:
            kind, _, value = digest.partition(":")
            if kind == "sha256" and len(value) == 64 and value.isalnum():
                return value
    return None


def _blob(root: Path, sha256: str) -> Path | None:
    # Older versions wrote a colon where the newer ones write a hyphen.
    for name in (f"sha256-{sha256}", f"sha256:{sha256}"):
        path = root / "blobs" / name
        if has_bytes(path):
            return path
    return None


def _hub_repo(names: tuple[str, ...]) -> str | None:
    from_hub = len(names) == 4 and names[0] in {"hf.co", "huggingface.co"}
    return "/".join(names[1:3]) if from_hub else None


def _shown(names: tuple[str, ...]) -> str:
    """Return a name as `ollama list` prints it: the usual registry and owner are left out."""
    *owners, model, tag = names if len(names) > 1 else (*names, "latest")
    if owners[:1] == ["registry.ollama.ai"]:
        owners = [owner for owner in owners[1:] if owner != "library"]
    return "/".join([*owners, f"{model}:{tag}"])


def _json(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(_text(path) or "{}")
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(_MANIFEST_BYTES).decode("utf-8", "replace")
    except OSError:
        return ""
