"""`ludorum play`."""

from __future__ import annotations

from typing import Any


def add(commands: Any) -> None:
    """Register the command."""
