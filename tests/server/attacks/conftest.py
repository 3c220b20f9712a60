"""A house with the limits of a public one, for those who attack it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import Server, serving


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As in public: behind HTTPS, with limits; sessions of the tests come from one address."""
    limits = {"LUDORUM_COMMANDS_PER_SECOND": "1", "LUDORUM_SIGN_INS_PER_MINUTE": "12"}
    with serving(tmp_path_factory.mktemp("strict"), LUDORUM_SECURE="true", **limits) as one:
        yield one
