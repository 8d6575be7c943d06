"""A model can be named in every way that people already use."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.errors import UsageError
from app.hub.reference import parse_reference


@pytest.mark.parametrize(
    ("text", "repo", "quant", "file", "revision"),
    [
        ("acme/tiny-GGUF", "acme/tiny-GGUF", "", "", "main"),
        ("acme/tiny-GGUF:q4_k_m", "acme/tiny-GGUF", "Q4_K_M", "", "main"),
        ("acme/tiny-GGUF:ud-q4_k_xl", "acme/tiny-GGUF", "UD-Q4_K_XL", "", "main"),
        ("  hf.co/acme/tiny-GGUF:Q8_0 ", "acme/tiny-GGUF", "Q8_0", "", "main"),
        ("huggingface.co/acme/tiny", "acme/tiny", "", "", "main"),
        ("https://huggingface.co/acme/tiny", "acme/tiny", "", "", "main"),
        ("https://hf.co/acme/tiny/tree/main", "acme/tiny", "", "", "main"),
        ("https://huggingface.co/acme/tiny/tree/v2", "acme/tiny", "", "", "v2"),
        ("hf://acme/tiny", "acme/tiny", "", "", "main"),
        (
            "https://huggingface.co/acme/tiny/blob/main/sub/a-Q4_0.gguf",
            "acme/tiny",
            "",
            "sub/a-Q4_0.gguf",
            "main",
        ),
        (
            "https://huggingface.co/acme/tiny/resolve/0a1b/a%20b.gguf?download=true",
            "acme/tiny",
            "",
            "a b.gguf",
            "0a1b",
        ),
        ("acme/tiny@0a1b:q8_0", "acme/tiny", "Q8_0", "", "0a1b"),
        ("acme/tiny/tiny-Q4_K_M.gguf", "acme/tiny", "", "tiny-Q4_K_M.gguf", "main"),
        ("acme/tiny/sub/tiny-Q4_K_M.gguf", "acme/tiny", "", "sub/tiny-Q4_K_M.gguf", "main"),
    ],
)
def test_hub_references(text, repo, quant, file, revision):
    found = parse_reference(text)
    assert found.kind == "hub"
    assert (found.repo, found.quant, found.file, found.revision) == (repo, quant, file, revision)


def test_an_address_on_the_users_own_mirror(monkeypatch):
    monkeypatch.setenv("HF_ENDPOINT", "https://mirror.example:8443")
    assert parse_reference("https://mirror.example:8443/acme/tiny").repo == "acme/tiny"


def test_our_own_names():
    assert parse_reference("Starter").kind == "starter"
    assert parse_reference("engine-test").kind == "engine-test"
    found = parse_reference("Qwen3.5-9B:q6_k")
    assert (found.kind, found.id, found.quant) == ("catalogue", "qwen3.5-9b", "Q6_K")


def test_a_file_that_exists_is_a_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("model.gguf", "acme/model.gguf", "ünïcode [1] name.gguf"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"GGUF")
        for text in (name, str(file), f"./{name}"):
            found = parse_reference(text)
            assert found.kind == "path"
            assert found.path == Path(found.path).absolute()
            assert found.path.samefile(file)


def test_a_folder_named_like_a_repository_is_still_the_repository(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "acme" / "tiny").mkdir(parents=True)
    assert parse_reference("acme/tiny").kind == "hub"


@pytest.mark.parametrize("text", ["./nothing.gguf", "/no/such/model.gguf", "~/nothing-here.gguf"])
def test_a_path_that_is_not_there_is_named(text):
    with pytest.raises(UsageError) as caught:
        parse_reference(text)
    assert caught.value.cause == "file-missing"


@pytest.mark.parametrize("text", ["https://[", "https://a]b/c", "https://a\u2100b/c"])
def test_an_address_that_is_none_is_refused(text):
    with pytest.raises(UsageError) as caught:
        parse_reference(text)
    assert "does not name a model" in caught.value.text


@pytest.mark.parametrize("text", ["/" + "a" * 300, "file:///" + "a" * 300])
def test_a_path_that_the_system_refuses_is_named(text):
    with pytest.raises(UsageError) as caught:
        parse_reference(text)
    assert (caught.value.cause, "too long" in caught.value.text) == ("file-not-readable", True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "acme/",
        "acme/tiny:",
        "acme/tiny:Q4 K",
        "acme/tiny@:Q8_0",
        "acme/../tiny",
        "../tiny",
        "acme/tiny/notes.txt",
        "https://example.org/acme/tiny",
        "ftp://huggingface.co/acme/tiny",
        "acme/ti ny",
        "-acme/tiny",
        "acme/tiny\nother/repo",
        "model.gguf",
        "a" * 5000,
        "acme/tiny@a/../../b",
        "https://huggingface.co/acme/tiny/tree/..%2F..%2Fx",
        "https://huggingface.co/acme/tiny/blob/../x.gguf",
        "https://huggingface.co/models",
    ],
)
def test_what_names_nothing_is_a_usage_error(text, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError) as caught:
        parse_reference(text)
    assert caught.value.fix
    assert len(caught.value.text) < 200


@given(st.text(max_size=60))
def test_no_text_gets_anything_else_than_a_reference_or_a_usage_error(text):
    try:
        found = parse_reference(text)
    except UsageError:
        return
    assert found.kind != "hub" or (found.repo.count("/") == 1 and ".." not in found.repo)
