"""Answers of one thought: looked at, sent and taken back together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludorum.games import load
from ludorum.kernel import Record, verify
from ludorum.server.bus import make_bus
from ludorum.server.errors import ApiError
from ludorum.server.play.model import NewTable
from ludorum.server.services import Repositories, Services
from ludorum.server.store.rows import User
from tests.server.parts import make_services

pytestmark = pytest.mark.anyio


@pytest.fixture
async def services(store: Repositories) -> AsyncIterator[Services]:
    bus = make_bus("memory")
    await bus.open()
    try:
        yield make_services(store, bus)
    finally:
        await bus.close()


class Alone:
    """Somebody alone at Hadrian's Wall, where a citizen asks for a track next."""

    def __init__(self, services: Services, user: User, id: str) -> None:
        self.services, self.user, self.id = services, user, id

    async def ask(self) -> Any:
        return (await self.services.views.position(self.id, self.user))["ask"]

    async def send(self, command: str, token: int, option: Any, *then: Any) -> bytes:
        return await self.services.commands.answer(self.user, self.id, command, option, token, then)

    async def version(self) -> int:
        return int((await self.services.views.position(self.id, self.user))["version"])


@pytest.fixture
async def alone(services: Services, request: pytest.FixtureRequest) -> Alone:
    name = request.node.name
    user = User(f"u-{abs(hash(name))}", "Ann", "", 0.0)
    await services.repositories.accounts.add_user(user)
    row = await services.lobby.create(user, NewTable("hadrians_wall", 1))
    await services.lobby.start(user, row.id)
    out = Alone(services, user, row.id)
    while (ask := await out.ask())["kind"] != "act" or "citizen" not in ask["options"]:
        await out.send(f"to {ask['token']}", ask["token"], ask["options"][0])
    return out


async def test_the_next_question_is_known_before(alone: Alone) -> None:
    ask = await alone.ask()
    views = alone.services.views
    follows = await views.ahead(alone.user, alone.id, ask["token"])
    tracks = next(x["question"] for x in follows if x["option"] == "citizen")
    assert tracks["kind"] == "citizen" and len(tracks["labels"]) == len(tracks["options"]) > 1
    assert all(x["question"]["kind"] != "act" for x in follows)  # that is another thought
    assert await views.ahead(alone.user, alone.id, ask["token"] + 1) == []
    first = await views.preview(alone.user, alone.id, ("citizen",), ask["token"])
    assert first is not None
    assert await views.preview(alone.user, alone.id, ("citizen",), ask["token"] - 1) is None
    there = first["next"]["position"]
    assert there["ask"]["options"] == tracks["options"] and there["undo"] == ""
    assert there["ask"]["token"] == ask["token"] + 1
    both = await views.preview(alone.user, alone.id, ("citizen", tracks["options"][0]))
    assert both is not None and both["next"] is None and both["stop"] == "own"
    assert len(both["events"]) > len(first["events"])
    with pytest.raises(ApiError, match="not-offered"):
        await views.preview(alone.user, alone.id, ("citizen", "nobody"))


async def test_answers_are_stored_together_and_taken_back_together(alone: Alone) -> None:
    ask, before = await alone.ask(), await alone.version()
    reply = await alone.send("c1", ask["token"], "citizen", "traders")
    assert await alone.version() == before + 1
    after = await alone.ask()
    assert (after["kind"], after["token"]) == ("act", ask["token"] + 2)
    assert await alone.send("c1", ask["token"], "citizen", "traders") == reply  # only once
    assert await alone.version() == before + 1
    alone.services.cache.forget(alone.id)  # as after a restart
    await alone.services.commands.undo(alone.user, alone.id, "u1")
    again = await alone.ask()
    assert (again["options"], again["token"]) == (ask["options"], ask["token"])


async def test_one_answer_that_does_not_fit_stops_all_of_them(alone: Alone) -> None:
    ask, before = await alone.ask(), await alone.version()
    for command, token, path, code in (
        ("bad", ask["token"], ("citizen", "nobody"), "not-offered"),
        ("long", ask["token"], ("citizen", "traders", "act", "x"), "not-offered"),
        ("stale", ask["token"] - 1, ("citizen", "traders"), "stale"),
    ):
        with pytest.raises(ApiError, match=code):
            await alone.send(command, token, *path)
    assert await alone.version() == before and await alone.ask() == ask


async def test_a_record_of_such_a_game_is_true(alone: Alone) -> None:
    """One after the other, a few times, then given up: the record is as any other."""
    for n in range(200):
        ask = await alone.ask()
        if ask is None:
            break
        option = ask["options"][0]
        seen = await alone.services.views.preview(alone.user, alone.id, (option,))
        assert seen is not None
        then = [seen["next"]["position"]["ask"]["options"][-1]] if seen["next"] else []
        await alone.send(f"n{n}", ask["token"], option, *then)
    if await alone.ask():
        await alone.services.commands.resign(alone.user, alone.id, "r")
    record = await alone.services.archive.replay(alone.id, alone.user)
    parsed = Record.parse(record.decode().splitlines())
    assert verify(load("hadrians_wall"), parsed).problems == []
