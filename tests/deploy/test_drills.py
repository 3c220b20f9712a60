"""Short versions of the drills, and that they find what they are there for: `pytest -m drill`."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.conftest import NATS, POSTGRES

pytestmark = pytest.mark.drill
SCRIPTS = Path(__file__).parents[2] / "scripts"


def drill(name: str, *args: str) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / f"{name}.py"), *args],
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize("profile", ["home", "hosted"])
def test_a_store_comes_back_from_its_backup(profile: str) -> None:
    where = ["--store", POSTGRES, "--bus", NATS] if profile == "hosted" else []
    short = ["--profile", profile, "--tables", "4", "--seconds", "3", *where]
    facts = drill("drill_restore", *short)
    assert facts["problems"] == [] and facts["tables_going_on"] and facts["answers_after"]


def test_nothing_is_lost_while_nodes_are_replaced() -> None:
    short = ["--tables", "5", "--seconds", "6", "--store", POSTGRES, "--bus", NATS]
    facts = drill("drill_upgrade", *short)
    assert facts["lost"] == facts["duplicated"] == facts["digest_mismatches"] == 0
    assert len(facts["faults"]) == 3  # type: ignore[arg-type]


def test_the_pages_lead_from_one_database_to_a_standby_and_shards() -> None:
    facts = drill("drill_growth", "--tables", "6", "--seconds", "30")
    assert facts["wrong"] == [] and facts["fault_kinds"] == {"upgrade": 3, "failover": 1}


def test_a_restore_that_brings_an_older_store_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The busy backup in place of the last one: tables are behind, and the drill says so."""
    restoring = module("drill_restore")
    taken: list[Path] = []
    real = restoring.backup

    def backup(*args: object) -> object:
        made = real(*args)
        taken.append(made[0])
        return made

    def restore(url: str, file: Path) -> None:
        restoring_real(url, taken[0])

    restoring_real = restoring.restore
    monkeypatch.setattr(restoring, "backup", backup)
    monkeypatch.setattr(restoring, "restore", restore)
    monkeypatch.setattr(
        sys, "argv", ["drill", "--profile", "home", "--tables", "3", "--seconds", "3"]
    )
    assert restoring.main() == 1
