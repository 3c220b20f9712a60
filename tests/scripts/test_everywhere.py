"""Ludorum needs nothing that only Unix has: processes are spawned, limits need no timer signals."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.everywhere import ROOT, surroundings

# The load test, which says that it needs Unix.
EXCEPT = ("ludorum.soak", "ludorum.__main__", "ludorum.server.store.migrations")

IMPORT_ALL = f"""
import importlib, pkgutil, signal, sys
assert not hasattr(signal, "SIGALRM") and sys.modules["uvloop"] is None
import ludorum
names = [x.name for x in pkgutil.walk_packages(ludorum.__path__, "ludorum.")]
for name in names:
    if not name.startswith({EXCEPT!r}):
        importlib.import_module(name)
print(len(names))
"""


def test_every_module_is_imported_on_a_bare_system(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL],
        env=surroundings(str(tmp_path)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 200


@pytest.mark.drill
def test_what_touches_the_system_passes_on_a_bare_one() -> None:
    command = [sys.executable, "scripts/everywhere.py", "--bare"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "passed" in done.stdout
