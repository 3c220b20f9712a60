"""From the package alone, without Node and without a checkout, to a first game in the browser."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITHIN = 90  # seconds, those of other work on the machine not counted


@pytest.mark.drill
def test_a_new_environment_serves_a_game() -> None:
    command = [sys.executable, "scripts/first_serve.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    seconds = json.loads(done.stdout)
    assert list(seconds) == ["build", "environment", "install", "server", "game", "total", "cpu"]
    assert min(seconds["total"], seconds["cpu"] or WITHIN) < WITHIN, seconds
