"""What stands before the weights of a GGUF file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

Scalar = int | float | bool | str
KvValue = Scalar | tuple[Scalar, ...]


class Tensor(NamedTuple):
    """One entry of the tensor table; `shape` in ggml's order, `offset` from the data's start."""

    name: str
    shape: tuple[int, ...]
    type_id: int
    offset: int
    n_bytes: int


@dataclass(frozen=True, slots=True)
class Span:
    """The stretch of a header that other files of the same model repeat: its vocabulary.

    It begins with the values of the array `key` (`count` elements of `type_id`), is `n_bytes` long
    and holds `kv` and `counts` besides; the string `then` stands behind it.
    """

    key: str
    type_id: int
    count: int
    n_bytes: int
    then: str
    kv: Mapping[str, KvValue]
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Header:
    """What stands before the weights of one GGUF file.

    `kv` leaves out big arrays; `counts` keeps the length of every array, kept or not. `span` is
    None where the header was not read whole, or has no big arrays.
    """

    kv: Mapping[str, KvValue]
    counts: Mapping[str, int]
    tensors: tuple[Tensor, ...]
    data_offset: int
    n_bytes_read: int
    size_bytes: int
    version: int = 3
    split_no: int = 0
    split_count: int = 1
    span: Span | None = None

    @property
    def architecture(self) -> str:
        """`general.architecture`, or an empty string."""
        return self.text("general.architecture")

    @property
    def needed_bytes(self) -> int:
        """Size that the file must have to hold every tensor of its table."""
        return self.data_offset + max((t.offset + t.n_bytes for t in self.tensors), default=0)

    def text(self, key: str) -> str:
        """Return the string at `key`, or an empty one."""
        value = self.kv.get(key)
        return value if isinstance(value, str) else ""

    def integer(self, key: str) -> int | None:
        """Return the whole number at `key`, or None."""
        value = self.kv.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None
