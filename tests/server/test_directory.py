"""What the lobby asks of the store, however many tables there are."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ludorum.server.bus import make_bus
from ludorum.server.play.model import NewTable
from ludorum.server.services import Repositories, Services
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User
from tests.server.parts import make_services
from tests.server.statements import Statements

pytestmark = pytest.mark.anyio

MANY = 30
SETTINGS = Settings(tables_per_person=3 * MANY, open_tables_per_person=2 * MANY)


@pytest.fixture
async def services(statements: Statements, store: Repositories) -> AsyncIterator[Services]:
    bus = make_bus("memory")
    await bus.open()
    yield make_services(store, bus, settings=SETTINGS)
    await bus.close()


async def people(services: Services) -> tuple[User, User]:
    ann, bob = User("u-Ann", "Ann", "", 1.0), User("u-Bob", "Bob", "", 1.0)
    for user in (ann, bob):
        assert await services.repositories.accounts.add_user(user)
    return ann, bob


async def lay(services: Services, ann: User, bob: User) -> None:
    """A table that waits for people, Bob among them, and one where they play."""
    waits = await services.lobby.create(ann, NewTable("tithe", 2, public=True))
    await services.repositories.invitations.invite(waits.id, [bob.id], ann.id, 1.0)
    begun = await services.lobby.create(ann, NewTable("tithe", 2, public=True))
    await services.lobby.join(bob, begun.id, begun.link)
    await services.lobby.start(ann, begun.id)


async def test_the_lobby_takes_as_many_statements_for_one_table_as_for_many(
    services: Services, statements: Statements
) -> None:
    ann, bob = await people(services)

    async def counts() -> dict[str, int]:
        d = services.directory
        invited = [x.table for x in await services.invitations.mine(bob)]
        return {
            "mine": await statements.of(d.mine(bob)),
            "open": await statements.of(d.open(bob)),
            "running": await statements.of(d.running(bob)),
            "invited": await statements.of(d.some(invited, bob)),
        }

    await lay(services, ann, bob)
    one = await counts()
    for _ in range(MANY - 1):
        await lay(services, ann, bob)
    assert await counts() == one
    assert max(one.values()) <= 5, one


async def test_everybody_sits_at_their_own_table(services: Services) -> None:
    ann, bob = await people(services)
    for _ in range(3):
        await lay(services, ann, bob)
    d = services.directory
    waiting = await d.open(bob)
    assert [[x.name for x in table.seats] for table in waiting] == [["Ann", ""]] * 3
    playing = await d.mine(bob)
    assert [[x.name for x in table.seats] for table in playing] == [["Ann", "Bob"]] * 3
    assert [table.seat for table in playing] == [1] * 3
    some = await d.some([waiting[0].id, "none-such"], bob)
    assert some == {waiting[0].id: waiting[0]}
    assert await d.some([], bob) == {}
