"""What `scripts/weigh.py` knows without an index: extras, and how heavy a package is."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "weigh.py"


@pytest.fixture(scope="module")
def weigh() -> ModuleType:
    spec = importlib.util.spec_from_file_location("weigh", SCRIPT)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_every_extra_is_weighed(weigh: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    of_ours = {"bench", "docs", "release", "dev"}
    assert {*weigh.EXTRAS} == {"", *project["optional-dependencies"]} - of_ours


def test_a_package_weighs_what_its_files_do(weigh: ModuleType, tmp_path: Path) -> None:
    info = tmp_path / "toy-1.dist-info"
    info.mkdir()
    (tmp_path / "toy.py").write_bytes(bytes(1000))
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (info / "RECORD").write_text("toy.py,,1000\ngone.py,,500\n")
    assert weigh.size(PathDistribution(info)) == 1000


def test_a_wrong_extra_is_named() -> None:
    run = [sys.executable, str(SCRIPT), "lab,servre"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "no extra servre; there are: server, lab" in done.stderr
