"""The load: tables that are set up, played to the end and followed by others."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from ludorum.games import load
from ludorum.titles import Title

from .client import Refused
from .plan import Plan
from .players import Person, SoakContext
from .traffic import BusyPlayer

ARRIVE_WITHIN = 120.0  # seconds for everybody
AT_ONCE = 24  # who signs in or sits down at the same moment
WATCHED = 0.15  # of the tables are public and have somebody who watches
BOT = 0.4  # of the tables have a third seat, a bot's,
THINKER = 0.1  # of these: of one that thinks
HINTS = 0.2  # of the tables allow hints
CLOCK = 0.06  # of the tables have a clock, and one player forgets it
DEVICE = 0.2  # of the people can be told elsewhere


class Crowd:
    def __init__(self, plan: Plan, context: SoakContext) -> None:
        self.plan = plan
        self.context = context
        self.door = asyncio.Semaphore(AT_ONCE)
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def finished(self) -> bool:
        """There is nothing more to play."""
        return False

    async def arrive(self) -> list[Place]:
        """Everybody signs in; two people a table, on different nodes where there are two."""
        places = [Place(self, number) for number in range(self.plan.tables)]
        async with asyncio.timeout(ARRIVE_WITHIN):
            await asyncio.gather(*[place.arrive() for place in places])
        return places

    def begin(self, places: list[Place]) -> None:
        self.tasks = [asyncio.create_task(place.live()) for place in places]

    async def end(self, within: float) -> None:
        """No new commands; those under way are seen through."""
        self.context.close()
        done, late = await asyncio.wait(self.tasks, timeout=within)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for task in done:
            task.result()
        await asyncio.gather(*[person.leave() for person in self.context.people])
        if late:
            raise OSError(f"{len(late)} tables did not come to rest in {within} s")


class Place:
    """Two people who play one game after another, and sometimes one who looks on."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.plan = crowd.plan
        self.context = crowd.context
        self.rng = random.Random(f"{self.plan.seed} table {number}")
        self.number = number
        self.players = [self._person(number + i) for i in range(2)]
        self.watched = self.rng.random() < WATCHED
        self.watcher = self._person(number) if self.watched else None
        self.hints = self.clock = False  # of the game that is on

    def _person(self, node: int) -> Person:
        return Person(self.context, node, random.Random(self.rng.random()))

    def _people(self) -> list[Person]:
        return [*self.players, *([self.watcher] if self.watcher else [])]

    async def arrive(self) -> None:
        async with self.crowd.door:
            for person in self._people():
                await person.arrive()
                if self.plan.traffic and self.rng.random() < DEVICE:
                    await person.subscribe()

    def title(self) -> Title[Any]:
        name = self.plan.game
        if name == "mix":
            name = "architects" if self.rng.random() < 0.5 else "tithe"
        return load(name)

    async def live(self) -> None:
        # Not all at once: tables come up over the first second.
        await self.players[0].pause(self.rng.random())
        while not self.context.closing.is_set():
            title = self.title()
            async with self.crowd.door:
                table = await self.set_up(title)
            await self.play(table, title)

    async def set_up(self, title: Title[Any]) -> str:
        first, second = self.players
        bots = ["sensible"] if self.rng.random() < BOT else []
        body = {
            "game": title.name,
            "seats": 2 + len(bots),
            "bots": bots,
            "public": self.watched,
        }
        if self.plan.traffic:
            body |= self.unlike_others(len(bots))
        made = await first.call("POST", "/api/tables/", body)
        table: str = made["id"]
        seats = {first.number: 0, second.number: 1}
        if self.watcher is not None:
            seats[self.watcher.number] = -1
        self.context.seats[table] = seats
        await second.call("POST", f"/api/tables/{table}/join", {"link": made["link"]})
        try:
            await first.call("POST", f"/api/tables/{table}/start")
        except Refused as e:
            if e.code != "not-open":  # it was started, only the answer was lost
                raise
        return table

    def unlike_others(self, bots: int) -> dict[str, Any]:
        """Some tables have hints, a clock that somebody forgets, or a bot that thinks."""
        self.hints = self.rng.random() < HINTS
        self.clock = self.rng.random() < CLOCK
        kind = "easy" if self.rng.random() < THINKER else "sensible"
        late = self.rng.choice(["default", "bot", "end"])
        clock = {"kind": "live", "reserve": 5.0, "increment": 0.0, "late": late}
        tempo = clock if self.clock else {}
        return {"bots": [kind] * bots, "hints": self.hints, "tempo": tempo}

    async def play(self, table: str, title: Title[Any]) -> None:
        players = [
            BusyPlayer(person, table, seat, title, self.plan.think)
            for seat, person in enumerate(self.players)
        ]
        for player in players:
            player.busy = self.plan.traffic
            player.hints = self.hints
        players[0].careless = self.clock
        games = [asyncio.create_task(self.sit(player)) for player in players]
        watching = asyncio.create_task(self.watch(self.watcher, table)) if self.watcher else None
        try:
            await asyncio.gather(*games)
        finally:
            for task in [*games, *([watching] if watching else [])]:
                task.cancel()
            if watching is not None:
                await asyncio.gather(watching, return_exceptions=True)

    async def sit(self, player: BusyPlayer) -> None:
        await player.person.follow(player.table)
        await player.play()
        player.leave()
        await player.after_game()

    async def watch(self, person: Person, table: str) -> None:
        await person.follow(table)
        while not self.context.closing.is_set():
            await person.news(await person.position())
