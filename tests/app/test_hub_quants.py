"""Files of a repository become quants, and a wish finds its quant."""

import pytest

from app.errors import UsageError
from app.hub.quants import RepoFile, choose, choose_file, group, is_model, tag_of

MIB = 1 << 20


def repo(*names, size=MIB):
    return group([RepoFile(name=name, size_bytes=size) for name in names])


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("Qwen3.5-9B-UD-Q4_K_XL.gguf", "UD-Q4_K_XL"),
        ("gemma-3-270m-q4_k_m.gguf", "Q4_K_M"),
        ("model.Q8_0.gguf", "Q8_0"),
        ("Qwen3.8-27B-UD-IQ2_XXS-00001-of-00003.gguf", "UD-IQ2_XXS"),
        ("gemma-4-E2B_q4_0-it.gguf", "Q4_0"),
        ("gpt-oss-20b-MXFP4.gguf", "MXFP4"),
        ("model-i1-IQ3_M.gguf", "IQ3_M"),
        ("BF16/model-BF16-00002-of-00002.gguf", "BF16"),
        ("Q6_K/model.gguf", "Q6_K"),
        ("model-f16.gguf", "F16"),
        ("Qwen3-4B.gguf", ""),
        ("model.gguf", ""),
    ],
)
def test_the_tag_in_a_name(name, tag):
    assert tag_of(name) == tag


def test_projectors_and_importance_matrices_are_not_models():
    assert not is_model("mmproj-F16.gguf")
    assert not is_model("sub/mmproj-model-f16.gguf")
    assert not is_model("model.imatrix.gguf")
    assert not is_model("README.md")
    assert is_model("sub/model.GGUF")


def test_parts_are_joined_in_order():
    quants = repo(
        "a-Q8_0-00002-of-00002.gguf", "a-Q8_0-00001-of-00002.gguf", "a-Q4_0.gguf", "mmproj.gguf"
    )
    assert [quant.tag for quant in quants] == ["Q4_0", "Q8_0"]
    assert [file.name for file in quants[1].files] == [
        "a-Q8_0-00001-of-00002.gguf",
        "a-Q8_0-00002-of-00002.gguf",
    ]
    assert quants[1].size_bytes == 2 * MIB
    assert quants[1].whole


def test_a_split_model_without_one_part_is_not_offered():
    quants = repo("a-Q8_0-00001-of-00003.gguf", "a-Q8_0-00003-of-00003.gguf", "a-Q2_K.gguf")
    assert choose(quants, "", "acme/a").tag == "Q2_K"
    with pytest.raises(UsageError):
        choose(quants, "Q8_0", "acme/a")


@pytest.mark.parametrize(
    ("tags", "chosen"),
    [
        (["Q2_K", "Q4_K_M", "Q8_0"], "Q4_K_M"),
        (["Q2_K", "Q4_K_S", "Q8_0"], "Q4_K_S"),
        (["Q3_K_M", "UD-Q4_K_XL", "F16"], "UD-Q4_K_XL"),
        (["Q8_0", "BF16"], "Q8_0"),
        (["F16"], "F16"),
        (["MXFP4", "BF16"], "MXFP4"),
    ],
)
def test_without_a_wish_the_middle_of_the_ladder_is_taken(tags, chosen):
    assert choose(repo(*(f"m-{tag}.gguf" for tag in tags)), "", "acme/m").tag == chosen


@pytest.mark.parametrize(
    ("wish", "chosen"),
    [
        ("q8_0", "Q8_0"),
        ("Q4_K_XL", "UD-Q4_K_XL"),
        ("ud-q4_k_xl", "UD-Q4_K_XL"),
        ("UD-Q8_0", "Q8_0"),
    ],
)
def test_a_wish_is_found_in_any_case_and_with_or_without_ud(wish, chosen):
    quants = repo("m-Q8_0.gguf", "m-UD-Q4_K_XL.gguf", "m-Q2_K.gguf")
    assert choose(quants, wish, "acme/m").tag == chosen


def test_a_wish_that_is_not_there_lists_what_is():
    with pytest.raises(UsageError) as caught:
        choose(repo("m-Q8_0.gguf", "m-Q2_K.gguf"), "Q5_K_M", "acme/m")
    assert "Q8_0" in caught.value.fix
    assert "Q2_K" in caught.value.fix


def test_of_two_files_with_one_tag_the_plain_one_is_taken():
    quants = repo("m-Q8_0.gguf", "m-instruct-long-Q8_0.gguf")
    assert choose(quants, "Q8_0", "acme/m").files[0].name == "m-Q8_0.gguf"


def test_a_file_by_its_name():
    quants = repo("sub/m-Q8_0.gguf")
    assert choose_file(quants, "SUB/m-q8_0.gguf", "acme/m").tag == "Q8_0"
    with pytest.raises(UsageError):
        choose_file(quants, "other.gguf", "acme/m")


def test_a_repository_without_a_model():
    with pytest.raises(UsageError) as caught:
        choose(repo("mmproj.gguf"), "", "acme/m")
    assert caught.value.cause == "no-gguf-in-repository"
