"""The catalogue parses, names its sources, and its cross references hold."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from pydantic import ValidationError

from catalog import load
from catalog.schema import ModelFile

FILES = ("models.json", "gpus.json", "quants.json", "runtimes.json", "xids.json")


def test_an_unknown_key_or_a_bad_hash_is_refused():
    row = {"name": "Q8_0", "file": "a.gguf", "size_bytes": 1, "source": "somewhere"}
    assert ModelFile.model_validate(row).sha256 is None
    for bad in ({"sha256": "abc"}, {"colour": "red"}, {"size_bytes": 0}, {"source": ""}):
        with pytest.raises(ValidationError):
            ModelFile.model_validate(row | bad)


@pytest.mark.parametrize("name", FILES)
def test_every_row_names_its_source(name):
    def rows(value):
        if isinstance(value, dict):
            yield value
        for child in value.values() if isinstance(value, dict) else value:
            if isinstance(child, dict | list):
                yield from rows(child)

    holders = {"quants", "ladder", "binding"}  # these keys open a table, not a row
    data = json.loads(files("catalog").joinpath("data", name).read_text(encoding="utf-8"))
    for row in rows(data):
        if not holders & row.keys():
            assert row.get("source") or row.get("sources"), row


def test_slugs_and_ids_are_unique():
    for names in (
        [gpu.slug for gpu in load.gpus()],
        [gpu.nvml_name for gpu in load.gpus()],
        [model.id for model in load.models()],
        [tier.name for tier in load.quants().ladder],
        [policy.id for policy in load.quants().kv_policies],
        [fact.id for fact in load.runtimes().builds],
    ):
        assert len(names) == len(set(names))


def test_a_slug_is_what_its_name_is_turned_into():
    for gpu in load.gpus():
        assert load.slug_of(gpu.nvml_name) == gpu.slug
        assert load.gpu(gpu.nvml_name) is gpu
        assert list(gpu.vram_mib) == sorted(gpu.vram_mib)


@pytest.mark.parametrize(
    ("name", "slug", "mib"),
    [
        ("rtx-3090-ti", "rtx-3090-ti", 24576),
        ("NVIDIA GeForce RTX 5090 Laptop GPU", "rtx-5090-laptop", 24463),
        ("RTX 3050 Laptop 4 GB", "rtx-3050-laptop", 4096),
        ("rtx-5060-ti", "rtx-5060-ti", 8151),
        ("rtx-5060-ti-16gb", "rtx-5060-ti", 16311),
        ("RTX 5060 Ti, 16310 MiB", "rtx-5060-ti", 16311),
    ],
)
def test_cards_are_found_by_the_names_people_use(name, slug, mib):
    found = load.card(name)
    assert found is not None
    assert (found[0].slug, found[1]) == (slug, mib)


@pytest.mark.parametrize("name", ["voodoo-2", "rtx-5060-ti-48gb", ""])
def test_a_card_that_does_not_exist_is_not_made_up(name):
    assert load.card(name) is None
    assert load.gpu(name) is None


def test_speeds_name_cards_of_the_catalogue():
    slugs = {gpu.slug for gpu in load.gpus()}
    for model in load.models():
        assert {speed.gpu for speed in model.speeds} <= slugs


def test_every_model_has_a_file_of_known_size_and_no_file_twice():
    for model in load.models():
        known = [
            (repository.repo, file.file)
            for repository in model.repos
            for file in (*repository.quants, *repository.projectors, *repository.drafters)
        ]
        assert known, model.id
        assert len(known) == len(set(known)), model.id


def test_models_point_to_a_kv_policy_of_their_family():
    for model in load.models():
        policy = load.kv_policy(model)
        if policy is not None:
            assert model.family in policy.families
    assert load.kv_policy(load.model("gpt-oss-20b")).when_short == "f16"


def test_files_that_cannot_draft_say_so():
    model = load.model("qwen3.8-27b")
    drafts = {file.name: file.has_mtp for file in model.repos[0].quants}
    assert drafts["UD-IQ2_XXS"] is False
    assert drafts["UD-Q2_K_XL"] is True
    assert model.can_draft


def test_a_model_can_draft_when_one_of_its_files_can():
    for model in load.models():
        heads = any(file.has_mtp for repo in model.repos for file in repo.quants)
        drafters = any(repo.drafters for repo in model.repos)
        assert model.can_draft == (heads or drafters), model.id
    assert not load.model("qwen3.5-0.8b").can_draft


def test_the_ladder_falls_in_rank_and_grade():
    ladder = load.quants().ladder
    assert [tier.rank for tier in ladder] == list(range(1, len(ladder) + 1))
    order = ["excellent", "very good", "good", "fair", "basic"]
    grades = [order.index(tier.grade) for tier in ladder]
    assert grades == sorted(grades)


@pytest.mark.parametrize(
    ("name", "tier"),
    [
        ("Q4_K_M", "Q4_K_M"),
        ("i1-Q4_K_M", "Q4_K_M"),
        ("Q4_K_M-mtp", "Q4_K_M"),
        ("UD-Q4_K_XL", "UD-Q4_K_XL"),
        ("UD-IQ4_NL", "IQ4_NL"),
        ("UD-Q8_K_L", "Q8_0"),
        ("MXFP4_MOE", "MXFP4"),
        ("Q4_K", "Q4_K_M"),
        ("q6_k", "Q6_K"),
        ("bf16", "BF16"),
    ],
)
def test_quant_names_as_repositories_spell_them(name, tier):
    assert load.quant_tier(name).name == tier


def test_every_quant_of_the_catalogue_has_a_place_on_the_ladder():
    assert load.quant_tier("nonsense") is None
    for model in load.models():
        for repository in model.repos:
            for file in repository.quants:
                assert load.quant_tier(file.name) is not None, file.name


def test_drivers_rise_with_their_toolkits():
    drivers = load.runtimes().drivers
    pairs = [(version(row.cuda), version(row.driver_linux)) for row in drivers]
    assert pairs == sorted(pairs)
    assert [pair[1] for pair in pairs] == sorted(pair[1] for pair in pairs)


def test_every_card_finds_a_build_on_both_systems():
    for gpu in load.gpus():
        capability = version(gpu.compute_capability)
        for system in ("linux", "windows"):
            fitting = [
                choice
                for choice in load.runtimes().choices
                if choice.system == system
                and version(choice.capability_from) <= capability <= version(choice.capability_to)
            ]
            assert fitting, gpu.slug
            assert sorted(choice.preference for choice in fitting) == [*range(1, len(fitting) + 1)]


def test_common_xids_are_explained():
    assert load.xids()[79].severity == "hardware"
    assert load.xids()[79].cause == "gpu-lost-xid79"
    assert load.xids()[8].cause == "gpu-watchdog-timeout-xid8"


def version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))
