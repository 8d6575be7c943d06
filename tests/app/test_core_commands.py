"""Every command has somebody who answers it, and none has two."""

import typing

from app import commands as c
from app.core.clinic import CLINICAL
from app.core.core import Core
from app.core.engine_room import ENGINES
from app.core.librarian import LIBRARY
from app.core.talk import CHAT
from app.paths import Paths


def every():
    union = typing.get_args(c.Command)[0]
    return set(typing.get_args(union))


def test_every_command_is_answered_once(tmp_path):
    core = Core(Paths(*(tmp_path / name for name in "abcd")), lambda *_: None)
    try:
        families = core._families()
        singles = {
            c.Detect, c.WatchGraphs, c.RenewApiKey, c.OpenLink, c.StopReply, c.ChangeSettings,
            c.DismissNotice, c.ComputerSleeps, c.ComputerWakes, c.Qualify, c.Soak, c.LoadModel,
            c.UnloadModel, c.CancelWork, c.TryApi, c.RestoreClocks,
        }  # fmt: skip
        assert set(families) | singles == every()
        assert not set(families) & singles
        told = [*CLINICAL, *ENGINES, *LIBRARY, *CHAT]
        assert len(told) == len(set(told))
    finally:
        core.close()
