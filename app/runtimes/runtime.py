"""One build of llama.cpp that a worker can be started with."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
from pathlib import Path

from pydantic import Field

from app.values.base import Value

LIB_PATH = "LLAMA_CPP_LIB_PATH"
PACKAGED = "packaged"
_BACKENDS = (("cuda", "ggml-cuda"), ("vulkan", "ggml-vulkan"))


class Runtime(Value):
    """A kind (cpu, vulkan, cu12, cu13 ...) at one build; `folder` None: the one set up with us."""

    kind: str
    build: str
    folder: Path | None = None
    notice: str = Field(default="", description="why it is not the one that was chosen")

    @property
    def id(self) -> str:
        """The name of its folder: 'cu13-b11312'."""
        return f"{self.kind}-{self.build}" if self.folder else PACKAGED

    @property
    def name(self) -> str:
        """What receipts call it."""
        return f"{self.kind} {self.build}" if self.build else self.kind

    @property
    def env(self) -> dict[str, str]:
        """What a worker's environment needs beyond ours."""
        return {LIB_PATH: str(self.folder)} if self.folder else {}

    @property
    def gpu_prefix(self) -> str | None:
        """How the library names this build's devices; None: no card is expected."""
        return device_prefix(self.kind)


def device_prefix(kind: str) -> str | None:
    """Return the beginning of the device names of a kind: 'cu13' -> 'CUDA'."""
    if kind.startswith("cu"):
        return "CUDA"
    return "Vulkan" if kind == "vulkan" else None


def packaged(notice: str = "") -> Runtime:
    """Return the build that was set up together with this program.

    A person who sets the library folder in the environment has chosen, and is not overruled.
    """
    if own := os.environ.get(LIB_PATH):
        return Runtime(kind=f"own {backend_of(Path(own))} build", build="", notice=notice)
    version = importlib.metadata.version("llama-cpp-python")
    kind = backend_of(packaged_folder())
    return Runtime(kind=kind, build=f"llama-cpp-python {version}", notice=notice)


def packaged_folder() -> Path | None:
    """Return the folder with the binding's own libraries, without loading them."""
    found = importlib.util.find_spec("llama_cpp")
    return Path(found.origin).parent / "lib" if found and found.origin else None


def backend_of(folder: Path | None) -> str:
    """Return what the libraries in `folder` compute on: cuda, vulkan, or else cpu."""
    try:
        names = [path.name for path in folder.iterdir()] if folder else []
    except OSError:
        names = []
    for kind, part in _BACKENDS:
        if any(part in name for name in names):
            return kind
    return "cpu"
