"""A link proposes a repository and a quant; whatever else it says is refused."""

import pytest

from app.errors import UsageError
from app.links import is_link, proposed


@pytest.mark.parametrize(
    ("link", "ref"),
    [
        ("plimsoll://unsloth/Qwen3.5-9B-GGUF", "unsloth/Qwen3.5-9B-GGUF"),
        ("plimsoll://unsloth/Qwen3.5-9B-GGUF/", "unsloth/Qwen3.5-9B-GGUF"),
        ("plimsoll://unsloth/Qwen3.5-9B-GGUF?quant=q4_k_m", "unsloth/Qwen3.5-9B-GGUF:Q4_K_M"),
        ("PLIMSOLL://unsloth/Q?quant=UD-Q2_K_XL", "unsloth/Q:UD-Q2_K_XL"),
    ],
)
def test_a_repository_and_a_quant(link, ref):
    assert is_link(link)
    assert proposed(link) == ref


@pytest.mark.parametrize(
    "link",
    [
        "plimsoll:",
        "plimsoll://",
        "plimsoll://starter",
        "plimsoll:///etc/passwd",
        "plimsoll://../../etc/passwd",
        "plimsoll://a/b/c.gguf",
        "plimsoll://a/b@evil",
        "plimsoll://user:word@a/b",
        "plimsoll://a:80/b",
        "plimsoll://a/b?quant=Q4&quant=Q8",
        "plimsoll://a/b?quant=../x",
        "plimsoll://a/b?open=/etc/passwd",
        "plimsoll://a/b#x",
        "plimsoll://a/b?quant=Q4\n",
        "plimsoll://a/" + "b" * 400,
        "plimsoll://a/b%2f..%2fc",
        "plimsoll://[",
        "plimsoll://a]b/c",
        "plimsoll://a\u2100b/c",
        "https://a/b",
    ],
)
def test_anything_else_is_refused(link):
    with pytest.raises(UsageError) as caught:
        proposed(link)
    assert "plimsoll://owner/repository" in caught.value.fix


@pytest.mark.parametrize("text", ["model.gguf", "/a/plimsoll:", "unsloth/Qwen", "https://x"])
def test_files_and_references_are_no_links(text):
    assert not is_link(text)
