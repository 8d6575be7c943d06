"""What would leave this computer in a bundle, line by line, before it is written."""

from __future__ import annotations

from pydantic import Field

from app.values.base import Value


class BundleLine(Value):
    """One line as it would leave; `changed` where something personal was taken out."""

    text: str
    changed: bool = False


class BundleFile(Value):
    """One file of the bundle."""

    name: str
    lines: tuple[BundleLine, ...]


class Bundle(Value):
    """Every file, and the report that can be pasted into a message."""

    title: str = Field(description="the failure it is about")
    files: tuple[BundleFile, ...]
    report: str = Field(default="", description="Markdown, as clean as the files")

    @property
    def n_changed(self) -> int:
        """Lines from which something was taken out."""
        return sum(line.changed for file in self.files for line in file.lines)
