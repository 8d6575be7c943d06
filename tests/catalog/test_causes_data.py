"""The catalogue of causes and remedies is whole, and speaks plainly."""

from __future__ import annotations

import re

import pytest

from app.diagnose.conditions import CONDITIONS
from app.diagnose.steps import STEPS
from app.diagnose.wording import fill
from catalog.causes import causes, remedies

JARGON = re.compile(
    r"\b(?:OOM|malloc|segfault|stack trace|exception|nullptr|ubatch)\b", re.IGNORECASE
)


@pytest.mark.parametrize("cause", causes().values(), ids=str)
def test_a_cause_names_known_remedies_and_causes(cause):
    assert {rule.kind for rule in cause.remedies} <= set(remedies())
    assert set(cause.nearest) <= set(causes()) - {cause.id}


@pytest.mark.parametrize("cause", causes().values(), ids=str)
def test_only_a_cause_without_fault_has_no_remedy(cause):
    assert (cause.severity.ended == "none") == (not cause.remedies)
    assert (cause.severity.ended == "none") == (cause.severity.lives == "none")


@pytest.mark.parametrize("cause", causes().values(), ids=str)
def test_its_sentences_are_plain_and_whole_without_any_value(cause):
    for template in (cause.title, cause.why):
        bare = fill(template, {"System": "Windows"})
        assert re.fullmatch(r"[A-Z0-9a-z].*\.", bare), bare
        assert not re.search(r"[\[\]{}!]|  | [.,;:]", bare), bare
        assert not JARGON.search(bare), bare


def test_every_condition_can_be_evaluated_and_every_one_is_used():
    used = {
        name for c in causes().values() for r in c.remedies for name in r.lead + r.when + r.unless
    }
    used |= {name for r in remedies().values() for name in r.never + r.needs + r.only}
    assert used == set(CONDITIONS)


def test_every_remedy_is_used_by_a_cause():
    assert set(remedies()) == {rule.kind for c in causes().values() for rule in c.remedies}


def test_the_remedies_that_change_the_configuration_are_those_with_steps():
    assert {kind for kind, known in remedies().items() if known.class_ == "config"} == set(STEPS)


@pytest.mark.parametrize("known", remedies().values(), ids=str)
def test_a_remedy_has_a_name_for_people_and_says_its_cost(known):
    assert known.name[0].isupper()
    assert known.cost.endswith(".")
    assert not JARGON.search(known.name + known.cost)


@pytest.mark.parametrize("known", remedies().values(), ids=str)
def test_what_no_button_does_is_told_step_by_step(known):
    if known.class_ == "guide":
        assert known.how.endswith("."), known.kind
        assert not JARGON.search(known.how)
