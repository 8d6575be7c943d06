"""A session moves only where the table says, and every phase can reach ready."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.runconfig import RunConfig
from app.session import NEXT, IllegalTransitionError, Phase, Session
from app.values.model_file import ModelFile

FILE = ModelFile(path="/models/a.gguf", title="A", size_bytes=1)


@given(st.lists(st.sampled_from(Phase), max_size=12))
def test_only_listed_transitions_succeed(path):
    session = Session(id="s", file=FILE, config=RunConfig())
    for phase in path:
        if phase in NEXT[session.phase]:
            session = session.to(phase)
        else:
            with pytest.raises(IllegalTransitionError):
                session.to(phase)


@pytest.mark.parametrize("start", Phase)
def test_every_phase_can_reach_ready(start):
    seen, edge = {start}, [start]
    while edge:
        edge = [n for phase in edge for n in NEXT[phase] if n not in seen]
        seen.update(edge)
    assert Phase.READY in seen


def test_a_remedy_leads_back_through_a_load_never_straight_to_ready():
    assert Phase.READY not in NEXT[Phase.REMEDIED]
    assert Phase.READY not in NEXT[Phase.FAILED]
