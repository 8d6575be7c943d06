"""The five steps in one scrolling column, under the notices; one of them is shown."""

from __future__ import annotations

from PySide6.QtCore import Signal

from ui.making import Making
from ui.onboarding.core import SetupCore
from ui.onboarding.download import DownloadStep
from ui.onboarding.machine import MachineStep
from ui.onboarding.model import ModelStep
from ui.onboarding.proof import ProofStep
from ui.onboarding.rail import StepPage
from ui.onboarding.ready import ReadyStep
from ui.pages.notices import Notices
from ui.presenters.onboarding import Step
from ui.widgets.scroll import ScrollColumn


class Steps(ScrollColumn):
    """Holds the steps, which `making` makes; `grew` fires when one of them made new rows."""

    grew = Signal()

    def __init__(self, core: SetupCore) -> None:
        super().__init__(gap=16)
        self.making = self._make(core)

    def _make(self, core: SetupCore) -> Making:
        self.notices = Notices(core)
        self.machine = MachineStep(core)
        yield
        self.model = ModelStep(core)
        yield
        self.download = DownloadStep(core)
        yield
        self.proof = ProofStep(core)
        yield
        self.ready = ReadyStep()
        self._pages: dict[Step, StepPage] = {
            "machine": self.machine,
            "model": self.model,
            "download": self.download,
            "proof": self.proof,
            "ready": self.ready,
        }
        for widget in (self.notices, *self._pages.values()):
            self.body.addWidget(widget)
            yield
        for rows in (
            self.notices,
            self.model.cards,
            self.download.transfers,
            self.download.failure.remedies,
            self.proof.failure.remedies,
        ):
            rows.grew.connect(self.grew)

    def show_step(self, step: Step) -> None:
        """Show `step` alone."""
        for name, page in self._pages.items():
            page.setVisible(name == step)
