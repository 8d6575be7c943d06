"""Which remedies were kept and undone here; what helped is offered first the next time."""

from __future__ import annotations

from pathlib import Path

from app.row_file import RowFile
from app.runconfig import RunConfig
from app.values.machine import Machine
from app.values.model_file import ModelFile
from app.values.tried import Situation, Tried

MOST = 200
_WHAT = "what helped before"


def situation(
    file: ModelFile, config: RunConfig, machine: Machine, runtime: str, cause: str
) -> Situation:
    """Return what must be the same for a remedy to be expected to help again."""
    wanted = config.devices
    cards = [gpu.name for gpu in machine.gpus if not wanted or gpu.uuid in wanted]
    return Situation(
        model=file.sha256 or f"{file.architecture} {file.size_bytes}",
        runtime=runtime,
        driver=machine.driver,
        card=cards[0] if cards else None,
        cause=cause,
    )


class TriedStore(RowFile[Tried]):
    """The tries that were made here."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "tried.json", Tried, key="tried", what=_WHAT, most=MOST)

    def helped(self, situation: Situation) -> Tried | None:
        """Return the newest remedy that was kept in exactly this situation.

        Another driver, engine, card or file is another situation. What was undone after it was
        kept does not count.
        """
        undone: set[tuple[str, str]] = set()
        for tried in self.all():
            if tried.situation != situation:
                continue
            if tried.outcome == "undone":
                undone.add((tried.kind, tried.change))
            elif (tried.kind, tried.change) not in undone:
                return tried
        return None
