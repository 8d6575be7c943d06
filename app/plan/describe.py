"""What a model file is, in the words of its own header."""

from __future__ import annotations

import re
from pathlib import Path

from app.engine.assistants import is_assistant
from app.engine.thinking import can_be_told
from app.plan.ggml_types import FILE_TIERS
from app.plan.header import Header
from app.plan.hparams import from_header
from app.plan.shards import read_model
from app.values.model_file import Makes, ModelFile

CHAT_TEMPLATE = "tokenizer.chat_template"
BASE_NOTE = "Base model: it continues a text, it does not chat."
NOTES: dict[Makes, str] = {
    "embeddings": "Embedding model: it turns texts into vectors, it does not chat.",
    "scores": "Reranking model: it orders texts by a question, it does not chat.",
    "drafts": "Drafting file: it drafts for the model that it was made for, it does not chat.",
}
_POOLS, _RANK = frozenset({1, 2, 3}), 4
_TIER = re.compile(
    r"(?:^|[-._ ])((?:UD-)?(?:I?Q[1-8](?:_[A-Z0-9]+)*|TQ[12]_0|MXFP4(?:_MOE)?|NVFP4|BF16|F16|F32))"
    r"(?=$|[-._ ])",
    re.IGNORECASE,
)
_BLOCK = re.compile(r"blk\.(\d+)\.")
_SIZE = re.compile(r"\b\d+(?:\.\d+)?[bm]\b")
"""Parameters as some write them: 270m for 270M, 7b for 7B."""
_PART = re.compile(r"-\d{5}-of-\d{5}$")


def describe(path: Path) -> ModelFile:
    """Return the description of a language model; raise `FileProblemError` if it is none."""
    header = read_model(path)
    hparams = from_header(header, path.name)
    template = header.text(CHAT_TEMPLATE)
    has_template = bool(template)
    made = makes(header)
    return ModelFile(
        path=str(path),
        title=title(header, path),
        quant=quant(header, path),
        size_bytes=header.size_bytes,
        architecture=hparams.architecture,
        n_ctx_train=hparams.n_ctx_train or 0,
        n_layer=hparams.n_layer_all,
        n_layer_nextn=hparams.n_layer_nextn,
        has_chat_template=has_template and made == "text",
        thinks="told" if made == "text" and can_be_told(template) else "",
        makes=made,
        note=NOTES.get(made, "" if has_template else BASE_NOTE),
    )


def makes(header: Header) -> Makes:
    """Return what comes out of a model: a file that pools its tokens is no language model.

    One with nothing but MTP layers, or an assistant, drafts for another model. The numbers are
    llama.cpp's (enum llama_pooling_type).
    """
    if _drafts(header):
        return "drafts"
    pooling = header.integer(f"{header.architecture}.pooling_type") or 0
    return "scores" if pooling == _RANK else "embeddings" if pooling in _POOLS else "text"


def _drafts(header: Header) -> bool:
    arch = header.architecture
    n_layer = header.integer(f"{arch}.block_count") or 0
    n_layer -= header.integer(f"{arch}.nextn_predict_layers") or 0
    blocks = {int(found[1]) for t in header.tensors if (found := _BLOCK.match(t.name))}
    return is_assistant(arch) or (bool(blocks) and min(blocks) >= n_layer > 0)


def title(header: Header, path: Path) -> str:
    """Return what a person reads: the model's own name, or the file's without its tier."""
    name = _plain(header.text("general.name"))
    if name:
        return _SIZE.sub(lambda size: size[0].upper(), name)
    stem = _PART.sub("", path.stem)
    return _TIER.sub("", stem).strip("-._ ") or stem or path.name


def quant(header: Header, path: Path) -> str:
    """Return the tier in the file's name, else the one in its header, else an empty string.

    The name knows more: "UD-Q4_K_XL" has no number of its own in the header.
    """
    found = _TIER.findall(_PART.sub("", path.stem))
    if found:
        return str(found[-1]).upper()
    tier = header.integer("general.file_type")
    return FILE_TIERS.get(tier, "") if tier is not None else ""


def _plain(text: str) -> str:
    """Return `text` as one short line without control characters."""
    kept = "".join(c if c.isprintable() else " " for c in text[:200])
    return " ".join(kept.replace("_", " ").split())[:80]
