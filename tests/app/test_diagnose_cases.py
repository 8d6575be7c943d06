"""Every recorded public failure is named, weighed and answered as it was labelled."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from app.diagnose.command import diagnose_case
from catalog.causes import causes, remedies

DATA = Path(__file__).parents[1] / "data"
CASES = {path.stem: json.loads(path.read_text()) for path in sorted(DATA.glob("cases/*.json"))}
NOT_EVIDENCE = {"expected", "note", "id", "source", "log_fidelity"}
# Ways a program may behave: no remedy kinds, so a diagnosis cannot offer them.
BEHAVIOURS = {
    "cpu-fallback-silently",
    "mtp-off-silently",
    "chatml-silently",
    "retry-loop",
    "load-unverified-file",
    "resume-download",
    "stop-engine",
}


def evidence_of(case: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in case.items() if key not in NOT_EVIDENCE}


def faults(case: dict[str, Any], expected: dict[str, Any]) -> list[str]:
    """Return in what the diagnosis of `case` differs from what was expected."""
    found = diagnose_case(case)
    offered = [remedy.kind for remedy in found.remedies]
    wanted = expected["cause"] if isinstance(expected["cause"], list) else [expected["cause"]]
    said = []
    if found.cause not in wanted:
        said.append(f"cause {found.cause}, not {wanted}")
    if found.severity != expected["severity"]:
        said.append(f"severity {found.severity}, not {expected['severity']}")
    if bool(offered) != bool(expected["remedies"]):
        said.append(f"offers {offered}")
    elif offered and offered[0] not in expected["remedies"]:
        said.append(f"first {offered[0]}, not of {expected['remedies']}")
    answers = {f"first:{kind}" for kind in offered[:1]}
    answers |= {f"cause:{found.cause}", f"severity:{found.severity}", *offered}
    said += [f"must not {rule}" for rule in expected["must_not"] if rule in answers - BEHAVIOURS]
    return said


def test_there_are_as_many_cases_as_were_recorded():
    assert len(CASES) == 127


@pytest.mark.parametrize("name", CASES)
def test_a_recorded_failure_is_diagnosed_as_labelled(name):
    case = CASES[name]
    assert faults(evidence_of(case), case["expected"]) == []


@pytest.mark.parametrize("name", CASES)
def test_a_case_file_is_of_the_public_schema(name):
    schema = json.loads((DATA / "schema.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(CASES[name])


def test_every_expected_cause_and_remedy_is_in_the_catalogue():
    for case in CASES.values():
        expected = case["expected"]
        named = expected["cause"] if isinstance(expected["cause"], list) else [expected["cause"]]
        assert set(named) <= set(causes())
        assert set(expected["remedies"]) <= set(remedies())
