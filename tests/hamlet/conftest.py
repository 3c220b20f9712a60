"""What our own tiles say may be another in a pack: a test that needs one says what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.hamlet.scene import Printed


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Printed:
    from tests.hamlet import scene  # noqa: PLC0415 - the game comes after the packs of --pack

    return scene.Printed(monkeypatch)
