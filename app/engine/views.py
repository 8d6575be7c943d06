"""The library's float arrays as numpy's, without a copy."""

from __future__ import annotations

import ctypes

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
_MOST = 64
_known: dict[tuple[int, int, int], Floats] = {}


def floats(address: int, n_rows: int, n_columns: int) -> Floats:
    """Return a view (rows x columns) of the floats at `address`.

    Outputs of a context stay where they are, and making a view takes longer than reading one, so
    views are kept.
    """
    key = (address, n_rows, n_columns)
    view = _known.get(key)
    if view is None:
        if len(_known) >= _MOST:
            _known.clear()
        buffer = (ctypes.c_float * (n_rows * n_columns)).from_address(address)
        made: Floats = np.ctypeslib.as_array(buffer).reshape(n_rows, n_columns)
        view = _known[key] = made
    return view
