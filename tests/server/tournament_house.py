"""A house with a tournament: people who answer as sensible players do, and a clock tests move."""

from __future__ import annotations

import itertools
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from ludorum.kernel import Record
from ludorum.server.errors import ApiError
from ludorum.server.play.clocks import Tempo
from ludorum.server.services import Services
from ludorum.server.store.rows import User
from ludorum.server.tournaments.model import Course, Tournament
from ludorum.server.tournaments.schemas import NewTournament, TournamentDetail
from ludorum.server.tournaments.worker import TournamentWorker
from tests.server.parts import set_clock

START = 2_000_000.0


class TournamentHouse:
    """Time goes by in steps of a worker's look."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.repositories
        self.tournaments = services.tournaments
        self.now = START
        self.people: dict[str, User] = {}
        self.absent: set[str] = set()  # names of those who do not answer
        self._commands = itertools.count()
        set_clock(services, self.tick)

    def tick(self) -> float:
        self.now += 0.001
        return self.now

    async def person(self, name: str) -> User:
        user = User(f"u-{name}", name, "hash", 1.0)
        assert await self.store.accounts.add_user(user)
        self.people[name] = user
        return user

    async def hold(self, *names: str, by: str = "Host", **more: Any) -> str:
        """A tournament of these people that begins at once."""
        for name in (by, *names):
            if name not in self.people:
                await self.person(name)
        made: dict[str, Any] = {
            "name": "Autumn Swiss",
            "game": "tithe",
            "kind": "swiss",
            "seats": 2,
            "rounds": 3,
            "pause": 1,
            "starts": self.now,
            "tempo": Tempo("live", reserve=600.0, increment=0.0),
        }
        id = await self.tournaments.create(self.people[by], NewTournament(**(made | more)))
        for name in names:
            await self.tournaments.join(self.people[name], id)
        return id

    async def look(self) -> None:
        """A worker looks after what is due."""
        self.now += 3.0
        worker = TournamentWorker(
            self.store.tournaments, self.services.director, self.services.onlookers, self.tick
        )
        await worker.work()

    async def detail(self, id: str, name: str = "", shown: int = 0) -> TournamentDetail:
        return await self.tournaments.detail(id, self.people.get(name), shown)

    async def one(self, id: str) -> Tournament:
        found = await self.store.tournaments.tournament(id)
        assert found is not None
        return found

    async def course(self, id: str) -> Course:
        return await self.store.rounds.course(id)

    async def answer(self, table: str, name: str) -> bool:
        """One sensible answer, if somebody is asked there; False if they are not."""
        user = self.people[name]
        live = await self.services.cache.current(table)
        seat = next(x.seat for x in live.seats if x.user == user.id)
        ask = live.table.pending().get(seat)
        if ask is None or live.seats[seat].bot:
            return False
        option = live.title.sensible(live.table.observe(seat), ask)
        token = live.table.token(seat)
        command = f"c{next(self._commands)}"
        await self.services.commands.answer(user, table, command, option, token)
        return True

    async def play(self, table: str) -> None:
        """A table to its end, by all who are there and by the bots."""
        names = {user.id: name for name, user in self.people.items()}
        while (row := await self.store.tables.find(table)).status == "running":
            seats = await self.store.tables.seats(row.id)
            here = [names[x.user] for x in seats if x.user in names and not x.bot]
            moved = False
            for name in here:
                if name in self.absent:
                    continue
                with suppress(ApiError):  # it has just ended
                    moved |= await self.answer(table, name)
            if not moved:
                try:
                    await self.services.commands.quick_answer(table)
                except ApiError:
                    return  # it waits for somebody who does not come

    async def on(self, id: str) -> list[str]:
        """Tables that are on."""
        course = await self.course(id)
        return [x.table for x in course.tables if x.begun and not x.ended]

    async def round(self, id: str) -> None:
        """Everything up to the end of the tables that are on, or are laid next."""
        self.now += 60.0
        await self.look()
        for table in await self.on(id):
            await self.play(table)
        await self.look()

    async def run(self, id: str, most: int = 60) -> None:
        """To its end."""
        for _ in range(most):
            if (await self.one(id)).status not in ("open", "running"):
                return
            await self.round(id)
        raise AssertionError("it does not end")

    async def records(self, id: str) -> dict[str, Record]:
        """Of all tables, as a stranger gets them."""
        found = {}
        for x in (await self.course(id)).tables:
            lines = (await self.services.archive.replay(x.table, None)).decode().splitlines()
            found[x.table] = Record.parse(lines)
        return found

    async def seated(self, id: str, among: Collection[str] = ()) -> dict[str, list[str]]:
        """Who sits at which table, by name; "": a bot."""
        course = await self.course(id)
        names = {x.number: x.name for x in course.players}
        found: dict[str, list[str]] = {}
        for laid in course.tables:
            mine = [x for x in course.scores if (x.round, x.number) == (laid.round, laid.number)]
            found[laid.table] = [names.get(x.player, "") for x in mine]
        return found
