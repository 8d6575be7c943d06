"""Everything Plimsoll can do; knows no Qt."""
