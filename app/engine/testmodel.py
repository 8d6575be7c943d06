"""The engine's test model: a tiny `qwen35` GGUF with an MTP head whose acceptance is built in.

Nothing is trained. Token embeddings are random; the output row of every token's successor holds
that token's embedding, so the model walks a cycle through printable characters. Some tokens have
a second successor, nearly tied: the trunk's state decides between the two, and the head, which
sees little of that state, guesses wrong there.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import gguf
import numpy as np
from numpy.typing import NDArray

Acceptance = Literal["none", "low", "high"]
Quant = Literal["F32", "F16", "Q8_0"]
Weights = NDArray[np.float32]

TEMPLATE = (
    "{% for m in messages %}{{ '<|im_start|>' + m['role'] + '\n' + m['content'] + '<|im_end|>'"
    " + '\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
_ARCH = "qwen35"
_FILE_TYPES = {"F32": 0, "F16": 1, "Q8_0": 7}
_LETTERS = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ,.0123456789"
_SPECIAL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
_SEED = 2


@dataclass(frozen=True, slots=True)
class Tuning:
    """How the walk is made: share of ambiguous tokens, their near tie, strength of the trunk."""

    ambiguous: float
    gap: float
    trunk: float


TUNINGS: dict[Acceptance, Tuning | None] = {
    "none": None,
    "low": Tuning(ambiguous=1.0, gap=0.1, trunk=0.2),
    "high": Tuning(ambiguous=0.3, gap=0.05, trunk=0.06),
}


@dataclass(frozen=True, slots=True)
class Shape:
    """Sizes; every `interval`-th layer is full attention, the others are recurrent."""

    n_embd: int = 128
    n_ff: int = 256
    n_layer: int = 8
    n_head: int = 2
    n_kv: int = 1
    head: int = 64
    state: int = 32
    n_value: int = 4
    n_key: int = 2
    conv: int = 4
    interval: int = 4
    n_vocab: int = 320
    n_ctx: int = 262_144
    n_heads_mtp: int = 1


MEDIUM = Shape(n_embd=512, n_ff=1536, n_layer=24, n_head=8, n_kv=2, state=64, n_value=8, n_key=4)
"""Heavy enough that decoding, not Python, takes the time."""


def write(path: Path) -> None:
    """Write the file that the app offers as `engine-test`."""
    build(path, acceptance="high", quant="F32")


def build(  # noqa: PLR0913 - each one is a property of the file
    path: Path,
    *,
    acceptance: Acceptance = "high",
    quant: Quant = "F32",
    mtp: bool = True,
    shape: Shape | None = None,
    template: str | None = TEMPLATE,
    name: str = "Plimsoll engine test",
    head_alone: bool = False,
) -> Path:
    """Write the model at `path` in one piece or not at all; the same arguments, the same bytes.

    `head_alone` leaves out the trunk: the file that drafts for one written with `mtp=False`.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        build_ = _Build(part, acceptance, quant, shape or Shape(), mtp=mtp)
        build_.run(name, template, head_alone=head_alone)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return path


class _Build:
    """One file being written."""

    def __init__(
        self, path: Path, acceptance: Acceptance, quant: Quant, shape: Shape, *, mtp: bool
    ) -> None:
        self._writer = gguf.GGUFWriter(path, _ARCH)
        self._random = np.random.default_rng(_SEED if acceptance != "none" else 0)
        self._tuning = TUNINGS[acceptance]
        self._strength = self._tuning.trunk if self._tuning else 1.0
        self._quant = quant
        self._s = shape
        self._heads = shape.n_heads_mtp if mtp else 0
        self._left_out: tuple[str, ...] = ()

    def run(self, name: str, template: str | None, *, head_alone: bool) -> None:
        """Write header, vocabulary and tensors."""
        if head_alone:
            self._left_out = tuple(f"blk.{layer}." for layer in range(self._s.n_layer))
        self._header(name)
        self._tokenizer(template)
        self._tensors()
        self._writer.write_header_to_file()
        self._writer.write_kv_data_to_file()
        self._writer.write_tensors_to_file()
        self._writer.close()

    def _header(self, name: str) -> None:
        s, w = self._s, self._writer
        w.add_name(name)
        w.add_type("model")
        w.add_file_type(_FILE_TYPES[self._quant])
        numbers = {
            "block_count": s.n_layer + self._heads,
            "context_length": s.n_ctx,
            "embedding_length": s.n_embd,
            "feed_forward_length": s.n_ff,
            "attention.head_count": s.n_head,
            "attention.head_count_kv": s.n_kv,
            "attention.key_length": s.head,
            "attention.value_length": s.head,
            "rope.dimension_count": s.head // 2,
            "ssm.conv_kernel": s.conv,
            "ssm.state_size": s.state,
            "ssm.group_count": s.n_key,
            "ssm.time_step_rank": s.n_value,
            "ssm.inner_size": s.state * s.n_value,
            "full_attention_interval": s.interval,
        } | ({"nextn_predict_layers": self._heads} if self._heads else {})
        for key, value in numbers.items():
            w.add_uint32(f"{_ARCH}.{key}", value)
        w.add_float32(f"{_ARCH}.attention.layer_norm_rms_epsilon", 1e-6)
        w.add_float32(f"{_ARCH}.rope.freq_base", 10_000_000.0)
        quarter = s.head // 4
        third = quarter // 3
        w.add_array(f"{_ARCH}.rope.dimension_sections", [quarter - 2 * third, third, third, 0])

    def _tokenizer(self, template: str | None) -> None:
        w = self._writer
        letters = byte_letters()
        tokens = [*(letters[byte] for byte in range(256)), "ab", "th"]
        types = [gguf.TokenType.NORMAL] * len(tokens)
        ids = {special: len(tokens) + i for i, special in enumerate(_SPECIAL)}
        tokens += _SPECIAL
        types += [gguf.TokenType.CONTROL] * len(_SPECIAL)
        spare = range(len(tokens), self._s.n_vocab)
        tokens += [f"<unused{i}>" for i in spare]
        types += [gguf.TokenType.UNUSED] * len(spare)
        w.add_tokenizer_model("gpt2")
        w.add_tokenizer_pre("qwen35")
        w.add_token_list(tokens)
        w.add_token_types(types)
        w.add_token_merges(["a b", "t h"])
        w.add_eos_token_id(ids["<|im_end|>"])
        w.add_pad_token_id(ids["<|endoftext|>"])
        w.add_bos_token_id(ids["<|endoftext|>"])
        w.add_add_bos_token(False)  # noqa: FBT003 - the writer's own signature
        if template is not None:
            w.add_chat_template(template)

    def _tensors(self) -> None:
        s = self._s
        embedding = self._normal(s.n_vocab, s.n_embd, scale=1.0)
        self._add("token_embd.weight", embedding)
        self._add("output_norm.weight", np.ones(s.n_embd))
        self._add("output.weight", self._output(embedding))
        for layer in range(s.n_layer):
            self._norms(layer)
            if (layer + 1) % s.interval:
                self._recurrent(layer)
            else:
                self._attention(layer)
            self._feed_forward(layer)
        for head in range(self._heads):
            self._head(s.n_layer + head)

    def _output(self, embedding: Any) -> Any:  # noqa: ANN401 - float64 arrays of numpy
        """Return rows that make the next token of the walk the most likely one."""
        s, tuning = self._s, self._tuning
        if tuning is None:
            return self._normal(s.n_vocab, s.n_embd)
        printable = [ord(letter) for letter in _LETTERS]
        order = self._random.permutation(len(printable))
        successor = {
            printable[order[i]]: printable[order[(i + 1) % len(order)]] for i in range(len(order))
        }
        rows = np.zeros((s.n_vocab, s.n_embd))
        for token in range(s.n_vocab):
            first = successor.get(token, printable[token % len(printable)])
            rows[first] += embedding[token]
            if self._random.random() < tuning.ambiguous:
                second = printable[int(self._random.integers(len(printable)))]
                if second != first:
                    rows[second] += embedding[token] * (1 - tuning.gap)
        return rows / np.sqrt(s.n_embd)

    def _head(self, layer: int) -> None:
        s = self._s
        self._norms(layer)
        self._attention(layer)
        self._feed_forward(layer)
        if self._tuning is None:
            joined = self._normal(s.n_embd, 2 * s.n_embd)
        else:
            hidden = 0.05 * self._normal(s.n_embd, s.n_embd)
            joined = np.concatenate([np.eye(s.n_embd), hidden], axis=1)
        self._add(f"blk.{layer}.nextn.eh_proj.weight", joined)
        for norm in ("enorm", "hnorm", "shared_head_norm"):
            self._add(f"blk.{layer}.nextn.{norm}.weight", np.ones(s.n_embd))

    def _norms(self, layer: int) -> None:
        for norm in ("attn_norm", "post_attention_norm"):
            self._add(f"blk.{layer}.{norm}.weight", np.ones(self._s.n_embd))

    def _attention(self, layer: int) -> None:
        s, block = self._s, f"blk.{layer}"
        self._add(f"{block}.attn_q.weight", self._normal(s.n_head * s.head * 2, s.n_embd))
        self._add(f"{block}.attn_k.weight", self._normal(s.n_kv * s.head, s.n_embd))
        self._add(f"{block}.attn_v.weight", self._normal(s.n_kv * s.head, s.n_embd))
        self._add(f"{block}.attn_output.weight", self._writer_rows(s.n_embd, s.n_head * s.head))
        self._add(f"{block}.attn_q_norm.weight", np.ones(s.head))
        self._add(f"{block}.attn_k_norm.weight", np.ones(s.head))

    def _recurrent(self, layer: int) -> None:
        s, block = self._s, f"blk.{layer}"
        key, value = s.state * s.n_key, s.state * s.n_value
        convolution = self._normal(2 * key + value, s.conv, scale=0.5)
        self._add(f"{block}.attn_qkv.weight", self._normal(2 * key + value, s.n_embd))
        self._add(f"{block}.attn_gate.weight", self._normal(value, s.n_embd))
        self._add(f"{block}.ssm_conv1d.weight", convolution, whole=True)
        self._add(f"{block}.ssm_dt.bias", self._normal(s.n_value, scale=0.5))
        self._add(f"{block}.ssm_a", -np.exp(self._normal(s.n_value, scale=0.5) - 1.5))
        self._add(f"{block}.ssm_beta.weight", self._normal(s.n_value, s.n_embd))
        self._add(f"{block}.ssm_alpha.weight", self._normal(s.n_value, s.n_embd))
        self._add(f"{block}.ssm_norm.weight", np.ones(s.state))
        self._add(f"{block}.ssm_out.weight", self._writer_rows(s.n_embd, value))

    def _feed_forward(self, layer: int) -> None:
        s, block = self._s, f"blk.{layer}"
        self._add(f"{block}.ffn_gate.weight", self._normal(s.n_ff, s.n_embd))
        self._add(f"{block}.ffn_up.weight", self._normal(s.n_ff, s.n_embd))
        self._add(f"{block}.ffn_down.weight", self._writer_rows(s.n_embd, s.n_ff))

    def _writer_rows(self, *size: int) -> Any:  # noqa: ANN401 - float64 arrays of numpy
        """Return weights that write into the residual stream, as strongly as the tuning says."""
        return self._normal(*size) * self._strength

    def _normal(self, *size: int, scale: float | None = None) -> Any:  # noqa: ANN401
        deviation = size[-1] ** -0.5 if scale is None else scale
        return self._random.standard_normal(size) * deviation

    def _add(self, name: str, array: Any, *, whole: bool = False) -> None:  # noqa: ANN401
        if name.startswith(self._left_out):
            return
        data: Weights = np.ascontiguousarray(array, dtype=np.float32)
        fits = data.ndim == 2 and data.shape[-1] % 32 == 0 and not whole
        if self._quant == "F16" and fits:
            self._writer.add_tensor(name, data.astype(np.float16))
        elif self._quant == "Q8_0" and fits:
            kind = gguf.GGMLQuantizationType.Q8_0
            self._writer.add_tensor(name, gguf.quants.quantize(data, kind), raw_dtype=kind)
        else:
            self._writer.add_tensor(name, data)


def byte_letters() -> dict[int, str]:
    """Return the letter that stands for each byte in GPT-2's vocabulary."""
    kept = [*range(ord("!"), ord("~") + 1), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(256) if byte not in kept]
    return {byte: chr(byte) for byte in kept} | {
        byte: chr(256 + i) for i, byte in enumerate(others)
    }
