"""The three traps of this layout: shadowed packages, unlisted packages, equal test names."""

import importlib.util
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import packaging.version

ROOT = Path(__file__).resolve().parents[2]


def test_packaging_is_the_library_and_not_our_folder():
    assert packaging.version.Version("1.2") < packaging.version.Version("1.10")
    assert ROOT not in Path(packaging.version.__file__).parents or ".venv" in packaging.__file__


def test_tests_and_packaging_are_no_packages():
    found = [*ROOT.glob("tests/**/__init__.py"), *ROOT.glob("packaging/**/__init__.py")]
    assert found == []


def test_every_test_module_has_a_name_of_its_own():
    names = Counter(path.name for path in ROOT.glob("tests/**/test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []


def test_setuptools_is_told_exactly_our_packages():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert settings["tool"]["setuptools"]["packages"]["find"]["include"] == [
        "app*",
        "ui*",
        "catalog*",
        "resources*",
    ]


def test_our_packages_are_importable_by_name():
    for name in ("app", "ui", "catalog", "resources"):
        spec = importlib.util.find_spec(name)
        assert Path(spec.origin).parent.parent == ROOT


def test_the_process_of_the_window_never_holds_the_engine():
    code = (
        "import sys, app.core, app.cli; "
        "print([m for m in ('llama_cpp', 'numpy', 'gguf') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == "[]"
