"""The texts of `plimsoll embed`: line n of a file is text n, so that it is vector n."""

from __future__ import annotations

import pytest

from app.cli import embed
from app.errors import UsageError


@pytest.mark.parametrize(
    ("written", "texts"),
    [
        ("a hold\nwind\n", ("a hold", "wind")),
        ("a hold\r\nwind", ("a hold", "wind")),
        ("a\u2028b\nc\u0085d\ne\ff\x1cg\n", ("a\u2028b", "c\u0085d", "e\ff\x1cg")),
        ("", ()),
    ],
)
def test_every_line_is_one_text_whatever_it_holds(tmp_path, written, texts):
    (tmp_path / "lines").write_bytes(written.encode())
    assert embed._lines(str(tmp_path / "lines")) == texts


@pytest.mark.parametrize(("written", "n"), [("a\n\nb\n", 2), ("\n", 1), ("a\nb\n \t\n", 3)])
def test_an_empty_line_is_refused_by_its_number(tmp_path, written, n):
    (tmp_path / "lines").write_text(written)
    with pytest.raises(UsageError, match=f"Line {n} "):
        embed._lines(str(tmp_path / "lines"))
