"""A native library that is not the one the binding describes is found at the start."""

import pytest

from app.engine import drift, llama
from app.engine.llama import LibraryError


def test_the_library_is_the_one_described():
    assert drift.check().startswith(llama.COMMIT)


@pytest.mark.parametrize("name", drift.SIZES)
def test_a_struct_of_another_size_is_named(monkeypatch, name):
    monkeypatch.setitem(drift.SIZES, name, drift.SIZES[name] + 8)
    with pytest.raises(LibraryError, match=name):
        drift.check()


def test_a_missing_function_is_named(monkeypatch):
    monkeypatch.setattr(drift, "SYMBOLS", (*drift.SYMBOLS, "llama_sampler_init_oracle"))
    with pytest.raises(LibraryError, match="no llama_sampler_init_oracle"):
        drift.check()


def test_another_commit_is_named(monkeypatch):
    monkeypatch.setattr(llama, "COMMIT", "fffffff")
    with pytest.raises(LibraryError, match="fffffff is needed"):
        drift.check()


def test_samplers_that_take_other_arguments_are_found(monkeypatch):
    make = llama.api.llama_sampler_init_penalties
    monkeypatch.setattr(
        llama.api, "llama_sampler_init_penalties", lambda n, last, *more: make(n, last, *more[::-1])
    )
    with pytest.raises(LibraryError, match="samplers"):
        drift.check()
