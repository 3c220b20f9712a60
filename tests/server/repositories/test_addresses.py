"""Addresses of stores, as people write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludorum.server.store import make_database
from ludorum.server.store.address import parse, shown
from ludorum.server.store.ids import new_id

pytestmark = pytest.mark.anyio


def test_addresses() -> None:
    assert parse("sqlite:///a/b c.db") == Path("a/b c.db")
    assert parse("sqlite:////a/b.db") == Path("/a/b.db")
    for form in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert parse(f"{form}://u@h/d?sslmode=require") == "postgresql://u@h/d?sslmode=require"
    for bad in ("mysql://h/d", "sqlite://", "sqlite:///", "sqlite:///:memory:", "a.db"):
        with pytest.raises(ValueError, match="sqlite:///ludorum"):
            make_database(bad)


def test_passwords_are_not_shown() -> None:
    assert shown("postgresql://ann:s:e@h1:1,h2/d") == "postgresql://ann:***@h1:1,h2/d"
    assert (
        shown("postgresql://h/d?password=se&user=ann") == "postgresql://h/d?password=***&user=ann"
    )
    assert shown("postgresql://ann@h:5432/d") == "postgresql://ann@h:5432/d"


def test_no_id_looks_like_an_option() -> None:
    ids = [new_id(2) for _ in range(2000)]
    assert not [x for x in ids if x.startswith("-")] and {len(x) for x in ids} == {3}
