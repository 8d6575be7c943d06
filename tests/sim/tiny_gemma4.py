"""A tiny Gemma 4 and its assistant: a head that attends to the memory of the model it drafts for.

Nothing is trained. The model walks through letters as the other tiny models do; the assistant,
which sees the model's embedding of the last token, takes the likelier way on.
"""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

from tests.sim.tiny_tokenizer import VOCAB, add_tokenizer

WINDOW, EMBD, FF, LAYERS, HEADS, HEAD = 64, 128, 128, 6, 2, 64
WIDE = 2 * EMBD
"""Of the assistant: wide enough for what it is handed, and not the model's own width."""
HEAD_LAYERS = 2
LETTERS = [ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ,.0123"]


def write(folder: Path) -> tuple[Path, Path]:
    """Write the model and its assistant; return their paths."""
    random = np.random.default_rng(9)
    embedding = random.standard_normal((VOCAB, EMBD))
    output = _walk(random, embedding)
    model, assistant = folder / "gemma4.gguf", folder / "gemma4-assistant.gguf"
    with _Written(model, "gemma4", LAYERS, EMBD) as writer:
        _tensors_of_model(writer, random, embedding, output)
    with _Written(assistant, "gemma4-assistant", HEAD_LAYERS, WIDE) as writer:
        _tensors_of_assistant(writer, random, output)
    return model, assistant


class _Written:
    """A file with its header, to be given its tensors."""

    def __init__(self, path: Path, arch: str, n_layer: int, n_embd: int) -> None:
        self._w = gguf.GGUFWriter(path, arch)
        self._arch, self._n_layer, self._n_embd = arch, n_layer, n_embd

    def __enter__(self):
        w, arch = self._w, self._arch
        w.add_name(f"tiny {arch}")
        w.add_type("model")
        numbers = {
            "block_count": self._n_layer,
            "context_length": 32_768,
            "embedding_length": self._n_embd,
            "feed_forward_length": FF,
            "attention.head_count": HEADS,
            "attention.head_count_kv": 1,
            "attention.key_length": HEAD,
            "attention.value_length": HEAD,
            "attention.key_length_swa": HEAD,
            "attention.value_length_swa": HEAD,
            "attention.sliding_window": WINDOW,
            "rope.dimension_count": HEAD,
            "rope.dimension_count_swa": HEAD,
            "embedding_length_per_layer_input": 0,
        }
        if arch == "gemma4-assistant":
            numbers |= {"nextn_predict_layers": self._n_layer, "embedding_length_out": EMBD}
        for key, value in numbers.items():
            w.add_uint32(f"{arch}.{key}", value)
        w.add_array(f"{arch}.attention.sliding_window_pattern", _sliding(self._n_layer))
        w.add_float32(f"{arch}.attention.layer_norm_rms_epsilon", 1e-6)
        w.add_float32(f"{arch}.rope.freq_base", 10_000.0)
        w.add_float32(f"{arch}.rope.freq_base_swa", 10_000.0)
        add_tokenizer(w)
        return w

    def __exit__(self, *_):
        self._w.write_header_to_file()
        self._w.write_kv_data_to_file()
        self._w.write_tensors_to_file()
        self._w.close()


def _sliding(n_layer):
    return [layer < n_layer - 1 for layer in range(n_layer)]


def _walk(random, embedding):
    output = np.zeros((VOCAB, EMBD))
    order = random.permutation(len(LETTERS))
    for token in range(VOCAB):
        for gap, turn in ((1.0, 1), (0.9, 7)):
            place = LETTERS[order[(token + turn) % len(LETTERS)]]
            output[place] += gap * embedding[token]
    return output / np.sqrt(EMBD)


def _tensors_of_model(writer, random, embedding, output):
    _add(writer, "token_embd", embedding)
    _add(writer, "output_norm", np.ones(EMBD))
    _add(writer, "output", output)
    for layer in range(LAYERS):
        _block(writer, random, layer, EMBD, keys=True)
    _add(writer, "rope_freqs", np.ones(HEAD // 2))


def _tensors_of_assistant(writer, random, output):
    _add(writer, "token_embd", np.concatenate([output, np.zeros_like(output)], axis=1))
    _add(writer, "output_norm", np.ones(WIDE))
    _add(writer, "nextn.post_projection", _normal(random, EMBD, WIDE))
    _add(writer, "nextn.pre_projection", np.eye(2 * EMBD))
    for layer in range(HEAD_LAYERS):
        _block(writer, random, layer, WIDE, keys=False)
    _add(writer, "rope_freqs", np.ones(HEAD // 2))


def _block(writer, random, layer, n_embd, *, keys):
    block = f"blk.{layer}"
    for norm in ("attn_norm", "ffn_norm"):
        _add(writer, f"{block}.{norm}", np.ones(n_embd))
    for norm in ("post_attention_norm", "post_ffw_norm"):
        _add(writer, f"{block}.{norm}", np.full(n_embd, 1.5 if keys else 0.2))
    _add(writer, f"{block}.attn_q", _normal(random, HEADS * HEAD, n_embd))
    _add(writer, f"{block}.attn_q_norm", np.ones(HEAD))
    if keys:
        _add(writer, f"{block}.attn_k", _normal(random, HEAD, n_embd))
        _add(writer, f"{block}.attn_v", _normal(random, HEAD, n_embd))
        _add(writer, f"{block}.attn_k_norm", np.ones(HEAD))
    _add(writer, f"{block}.attn_output", _normal(random, n_embd, HEADS * HEAD))
    _add(writer, f"{block}.layer_output_scale", np.ones(1))
    _add(writer, f"{block}.ffn_gate", _normal(random, FF, n_embd))
    _add(writer, f"{block}.ffn_up", _normal(random, FF, n_embd))
    _add(writer, f"{block}.ffn_down", _normal(random, n_embd, FF))


def _normal(random, *size):
    return random.standard_normal(size) * size[-1] ** -0.5


def _add(writer, name, array):
    writer.add_tensor(f"{name}.weight", np.ascontiguousarray(array, dtype=np.float32))
