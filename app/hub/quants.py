"""Which files of a repository make up one quant, and which quant is nearest to a wish."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from pydantic import Field

from app.errors import UsageError
from app.values.base import Value

DEFAULT_QUANT = "Q4_K_M"
_TAG = re.compile(
    r"(?:^|[-._/ ])((?:UD-)?(?:I?Q\d(?:_[A-Z0-9]+)*|TQ\d_\d|BF16|FP?16|FP?32|MXFP4(?:_MOE)?|NVFP4))"
    r"(?=$|[-._/ ])",
    re.IGNORECASE,
)
_DRAFTER = re.compile(r"^mtp[-._]|-assistant(?=[-._])")
_SHARD = re.compile(r"-(\d{5})-of-(\d{5})\.gguf$", re.IGNORECASE)
_BITS: dict[str, float] = {
    "IQ1_S": 2.0, "IQ1_M": 2.15, "IQ2_XXS": 2.38, "IQ2_XS": 2.59, "IQ2_S": 2.74, "IQ2_M": 2.93,
    "Q2_K_S": 2.97, "Q2_K": 3.16, "Q2_K_XL": 3.3, "IQ3_XXS": 3.25, "IQ3_XS": 3.5, "IQ3_S": 3.66,
    "Q3_K_S": 3.64, "IQ3_M": 3.76, "Q3_K_M": 4.0, "Q3_K_L": 4.3, "Q3_K_XL": 4.3, "IQ4_XS": 4.46,
    "IQ4_NL": 4.68, "Q4_0": 4.66, "Q4_K_S": 4.67, "Q4_K_M": 4.89, "Q4_K_L": 5.1, "Q4_K_XL": 5.2,
    "Q4_1": 5.15, "MXFP4_MOE": 4.4, "MXFP4": 4.4, "NVFP4": 4.6, "Q5_K_S": 5.57, "Q5_0": 5.6,
    "Q5_K_M": 5.7, "Q5_K_XL": 6.0, "Q5_1": 6.1, "Q6_K": 6.56, "Q6_K_XL": 7.5, "Q8_0": 8.5,
    "Q8_K_XL": 9.9, "BF16": 16.0, "F16": 16.0, "FP16": 16.0, "F32": 32.0, "FP32": 32.0,
}  # fmt: skip
"""Bits per weight of whole files (8B models, llama.cpp's table); only their order matters."""


class RepoFile(Value):
    """One file of a repository at one commit."""

    name: str = Field(description="path inside the repository")
    size_bytes: int = Field(ge=0)
    sha256: str | None = Field(default=None, description="published hash; None for small files")


class Quant(Value):
    """One model in one quantization: a file, or all parts of a split one in order."""

    tag: str = Field(description="upper case, such as UD-Q4_K_XL; empty when the name has none")
    files: tuple[RepoFile, ...]
    n_parts: int = Field(default=1, description="parts that belong together by their names")

    @property
    def size_bytes(self) -> int:
        """All parts together."""
        return sum(file.size_bytes for file in self.files)

    @property
    def whole(self) -> bool:
        """Whether every part is in the repository, and none is empty."""
        return len(self.files) == self.n_parts and all(file.size_bytes for file in self.files)

    @property
    def bits(self) -> float:
        """Bits per weight, roughly; used to find the nearest one."""
        return bits_of(self.tag)


def tag_of(name: str) -> str:
    """Return the quant tag in a file name in upper case, '' when there is none."""
    found = _TAG.findall(_SHARD.sub("", name).removesuffix(".gguf"))
    return str(found[-1]).upper() if found else ""


def bits_of(tag: str) -> float:
    """Return the rough bits per weight of a tag."""
    plain = tag.removeprefix("UD-")
    if plain in _BITS:
        return _BITS[plain]
    digit = re.search(r"\d", plain)
    return float(digit[0]) + 0.5 if digit else 99.0


def is_projector(name: str) -> bool:
    """Whether a file holds the eyes of a model (mmproj) and not a model."""
    return "mmproj" in name.rpartition("/")[2].lower()


def is_model(name: str) -> bool:
    """Whether a file is a model by its name."""
    base = name.rpartition("/")[2].lower()
    return base.endswith(".gguf") and "mmproj" not in base and "imatrix" not in base


def is_drafter(name: str, folder: str = "") -> bool:
    """Whether a model's name in `folder` is that of a file that drafts for the ones beside it.

    Makers call them mtp-….gguf, put them into a folder MTP, or name them an assistant.
    """
    folder, _, base = f"{folder}/{name}".lower().rpartition("/")
    in_own_folder = folder.rpartition("/")[2] == "mtp"
    return is_model(base) and (in_own_folder or bool(_DRAFTER.search(base)))


def shard_of(name: str) -> tuple[int, int] | None:
    """Return (part, parts) of a split file's name; None when it is whole."""
    found = _SHARD.search(name)
    return (int(found[1]), int(found[2])) if found else None


def parts_of(path: Path) -> tuple[Path, ...]:
    """Return every file of the model whose only or whose some part is `path`, in order."""
    shard = shard_of(path.name)
    if shard is None:
        return (path,)
    here = f"-{shard[0]:05d}-of-"
    return tuple(
        path.with_name(path.name.replace(here, f"-{n:05d}-of-")) for n in range(1, shard[1] + 1)
    )


def group(files: Iterable[RepoFile]) -> tuple[Quant, ...]:
    """Join the parts of split files and order the quants from small to large."""
    groups: dict[tuple[str, int], list[RepoFile]] = {}
    for file in files:
        if is_model(file.name):
            shard = shard_of(file.name)
            key = (_SHARD.sub("", file.name), shard[1] if shard else 1)
            groups.setdefault(key, []).append(file)
    quants = [
        Quant(
            tag=tag_of(stem),
            files=tuple(sorted(parts, key=lambda part: part.name)),
            n_parts=n_parts,
        )
        for (stem, n_parts), parts in groups.items()
    ]
    return tuple(sorted(quants, key=lambda quant: (quant.size_bytes, quant.files[0].name)))


def drafters_in(quants: Sequence[Quant]) -> tuple[Quant, ...]:
    """Return those that draft for the others by their names; none where there are no others."""
    found = tuple(quant for quant in quants if is_drafter(quant.files[0].name))
    return found if len(found) < len(quants) else ()


def choose(quants: Sequence[Quant], wish: str, repo: str) -> Quant:
    """Return the quant that `wish` names; without a wish Q4_K_M, or the one nearest to it.

    Raises:
        UsageError: nothing fits the wish; it lists what there is.
    """
    apart = drafters_in(quants)
    whole = [quant for quant in quants if quant.whole and quant not in apart]
    if not whole:
        raise UsageError(
            f"{repo} holds no GGUF model that is complete.",
            fix="Choose a repository whose name ends in GGUF.",
            cause="no-gguf-in-repository",
        )
    if not wish:
        aim = bits_of(DEFAULT_QUANT)
        return min(whole, key=lambda q: (q.tag != DEFAULT_QUANT, abs(q.bits - aim), q.size_bytes))
    wanted = wish.upper()
    for same in (wanted, f"UD-{wanted}", wanted.removeprefix("UD-")):
        if found := [quant for quant in whole if quant.tag == same]:
            return min(found, key=lambda quant: len(quant.files[0].name))
    tags = ", ".join(dict.fromkeys(quant.tag or quant.files[0].name for quant in whole))
    raise UsageError(
        f"{repo} has no {wanted}.", fix=f"It has: {tags}.", cause="quant-not-in-repository"
    )


def choose_file(quants: Sequence[Quant], name: str, repo: str) -> Quant:
    """Return the quant that holds the file `name`.

    Raises:
        UsageError: the repository has no such file.
    """
    for quant in quants:
        if any(file.name.lower() == name.lower() for file in quant.files):
            return quant
    raise UsageError(
        f"{repo} has no file {name}.",
        fix="Check the name on the repository's page.",
        cause="hub-not-found",
    )
