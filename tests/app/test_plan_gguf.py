"""A GGUF header is read with nothing in it trusted."""

from __future__ import annotations

import struct
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.errors import FileProblemError
from app.plan import gguf
from app.plan.hparams import from_header
from app.plan.shards import read_model
from tests.app import plan_shapes
from tests.app.plan_families import SHAPES

MIB = 1 << 20
HEADER, SIZE = plan_shapes.gguf_bytes(*plan_shapes.llama(n_layer=2))


def source(data, reads=None, size=0):
    """Read from `data`, which stands before zeros up to `size`."""

    def fetch(offset, n):
        if reads is not None:
            reads.append(n)
        part = data[offset : offset + n]
        return part + bytes(max(0, min(n, size - offset) - len(part)))

    return fetch


def read(data, size=None):
    size = len(data) if size is None else size
    return gguf.read_header(source(data, size=min(size, len(data) + MIB)), size, "model.gguf")


def problem(data, size=None):
    with pytest.raises(FileProblemError) as caught:
        read(data, size)
    return caught.value


def test_everything_before_the_weights_is_read():
    header = read(HEADER, SIZE)
    assert header.architecture == "llama"
    assert header.integer("llama.block_count") == 2
    assert header.tensors[0] == gguf.Tensor(
        "token_embd.weight", (4096, 128256), 8, 0, 4096 * 128256 // 32 * 34
    )
    assert header.data_offset == len(HEADER)
    assert header.needed_bytes == SIZE
    gguf.check_complete(header, "model.gguf")


def test_big_arrays_are_counted_and_not_kept():
    kv = {"general.architecture": "llama", "tokenizer.ggml.tokens": [f"t{i}" for i in range(5000)]}
    kv |= {"tokenizer.ggml.token_type": list(range(5000)), "general.tags": ["a", "b"]}
    header = read(plan_shapes.gguf_bytes(kv, [])[0])
    assert "tokenizer.ggml.tokens" not in header.kv
    assert header.counts["tokenizer.ggml.tokens"] == 5000
    assert header.counts["tokenizer.ggml.token_type"] == 5000
    assert header.kv["general.tags"] == ("a", "b")


def test_reads_grow_from_one_to_eight_mebibytes_and_stop_when_the_header_is_there():
    words = ["x" * 1000] * 20_000
    data, _ = plan_shapes.gguf_bytes({"tokenizer.ggml.tokens": words}, [])
    reads = []
    header = gguf.read_header(source(data + bytes(40 * MIB), reads), len(data) + 40 * MIB)
    assert reads[:4] == [MIB, 2 * MIB, 4 * MIB, 8 * MIB]
    assert header.counts["tokenizer.ggml.tokens"] == 20_000
    assert header.n_bytes_read < len(data) + 8 * MIB


@pytest.mark.parametrize(
    ("data", "cause", "says"),
    [
        (b"", "not-a-gguf-file", "empty"),
        (b"<!DOCTYPE html><html>", "not-a-gguf-file", "web page"),
        (b"\n  <html lang=en>", "not-a-gguf-file", "web page"),
        (b"version https://git-lfs.github.com/spec/v1\n", "not-a-gguf-file", "Git LFS pointer"),
        (b"Entry not found", "not-a-gguf-file", "error text"),
        (b'{"error":"Repository not found"}', "not-a-gguf-file", "error text"),
        (b"PK\x03\x04" + bytes(60), "not-a-gguf-file", "zip archive"),
        ((300).to_bytes(8, "little") + b'{"__metadata__"', "not-a-gguf-file", "safetensors"),
        (b"tjgg" + bytes(60), "legacy-ggml-format", "GGJT"),
        (bytes(4096), "not-a-gguf-file", "only zeros"),
        (b"GGUF" + struct.pack("<I", 1) + bytes(40), "legacy-ggml-format", "version 1"),
        (b"GGUF" + struct.pack(">I", 3) + bytes(40), "gguf-other-byte-order", "big-endian"),
        (b"FUGG" + struct.pack(">I", 3) + bytes(40), "gguf-other-byte-order", "big-endian"),
        (b"GGUF" + struct.pack("<I", 4) + bytes(40), "engine-too-old-for-gguf", "version 4"),
        (b"\x12\x34\x56\x78" * 9, "not-a-gguf-file", "12 34 56 78"),
    ],
)
def test_what_is_no_gguf_is_named_for_what_it_is(data, cause, says):
    error = problem(data)
    assert error.cause == cause
    assert says in str(error)
    assert error.fix


@pytest.mark.parametrize("length", [5, 23, 24, 60, 200, len(HEADER) // 2, len(HEADER) - 40])
def test_a_header_cut_anywhere_is_truncated(length):
    assert problem(HEADER[:length]).cause == "gguf-truncated"


def test_a_file_too_short_for_its_tensors_is_truncated_with_both_sizes(tmp_path):
    path = plan_shapes.write(tmp_path / "m.gguf", *plan_shapes.llama(n_layer=2))
    with path.open("r+b") as file:
        file.truncate(SIZE - 1000)
    with pytest.raises(FileProblemError) as caught:
        read_model(path)
    assert caught.value.cause == "gguf-truncated"
    assert f"{SIZE:,}" in str(caught.value)


@pytest.mark.parametrize(
    ("patch", "what"),
    [
        (struct.pack("<QQ", 1 << 62, 1), "n_tensors"),
        (struct.pack("<QQ", 1, 1 << 62), "n_kv"),
        (struct.pack("<QQ", 2**64 - 1, 2**64 - 1), "both"),
    ],
)
def test_absurd_counts_are_refused_before_anything_is_made_from_them(patch, what):
    data = HEADER[:8] + patch + HEADER[24:]
    assert problem(data, SIZE).cause in {"not-a-gguf-file", "gguf-truncated"}, what


def test_an_array_that_claims_more_than_the_file_holds_is_refused():
    data = b"GGUF" + struct.pack("<IQQ", 3, 0, 1) + struct.pack("<Q", 1) + b"k"
    for type_id, count in ((8, 1 << 40), (5, 1 << 40), (9, 3), (99, 3)):
        bad = data + struct.pack("<IIQ", 9, type_id, count) + bytes(64)
        assert problem(bad).cause in {"not-a-gguf-file", "gguf-truncated"}


def test_a_name_that_stands_twice_is_refused():
    twice = [("a.weight", (32,), "F32"), ("a.weight", (32,), "F32")]
    data, size = plan_shapes.gguf_bytes({"general.architecture": "llama"}, twice)
    assert "stands twice" in str(problem(data, size))


def test_a_tensor_type_of_the_future_is_named():
    data, size = plan_shapes.gguf_bytes({}, [("a.weight", (32,), "F32")])
    at = data.rindex(struct.pack("<I", 0), 0, data.index(b"a.weight") + 8 + 4 + 8 + 4)
    error = problem(data[:at] + struct.pack("<I", 77) + data[at + 4 :], size)
    assert error.cause == "unsupported-quant-type"
    assert "77" in str(error)


def test_a_projector_is_no_language_model(tmp_path):
    kv = {"general.architecture": "clip", "general.type": "mmproj"}
    data, size = plan_shapes.gguf_bytes(kv, [("v.weight", (32,), "F32")])
    with pytest.raises(FileProblemError, match="projector"):
        from_header(read(data, size))


def test_a_missing_file_says_so(tmp_path):
    with pytest.raises(FileProblemError) as caught:
        gguf.read_file(tmp_path / "none.gguf")
    assert caught.value.cause == "file-missing"


@settings(max_examples=300, deadline=2000)
@given(st.binary(max_size=4096))
def test_random_bytes_only_ever_raise_named_errors(data):
    with pytest.raises(FileProblemError):
        read(data)


@settings(max_examples=300, deadline=2000)
@given(st.binary(max_size=2048))
def test_random_bytes_behind_a_good_preamble_only_ever_raise_named_errors(data):
    parsed_or_named(b"GGUF" + struct.pack("<I", 3) + data)


@settings(max_examples=400, deadline=2000)
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(HEADER) - 9),
            st.sampled_from([b"\xff" * 8, bytes(8), b"\x7f", b"\x09\0\0\0", b"\xff\xff", b"\0"]),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_damaged_headers_are_read_or_refused_by_name(patches):
    data = bytearray(HEADER)
    for at, patch in patches:
        data[at : at + len(patch)] = patch
    parsed_or_named(bytes(data), SIZE)


def parsed_or_named(data, size=None):
    try:
        header = read(data, size)
        from_header(header)
    except FileProblemError as error:
        named = bool(error.cause and error.fix)
    else:
        named = True
    assert named


def test_a_damaged_header_never_takes_more_memory_than_the_file():
    data = HEADER[:24] + struct.pack("<Q", 1 << 61) + HEADER[32:]
    tracemalloc.start()
    try:
        problem(data, SIZE)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 4 * MIB, "the first read of 1 MiB, and not what the header claims"


@pytest.mark.parametrize("name", SHAPES)
def test_every_shape_is_understood(name):
    data, size = plan_shapes.gguf_bytes(*SHAPES[name]())
    hparams = from_header(read(data, size))
    assert hparams.caches_known
    assert hparams.n_vocab
    assert hparams.full
