"""A tournament as load: everybody joins, and plays whichever table they are told of."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx

from ludorum.games import load

from .client import PASSING, Refused
from .crowd import ARRIVE_WITHIN, Crowd, Place
from .players import Person, Player

SOON = 10.0  # seconds from the first who joins to the beginning
LOOK = 3.0  # seconds between looks at the page of the tournament
GAME = "tithe"


class TournamentCrowd(Crowd):
    """`told`: the page as it is told at the end."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.id = ""
        self.told: dict[str, Any] = {}
        self.people: list[Person] = []

    @property
    def finished(self) -> bool:
        return bool(self.told)

    async def arrive(self) -> list[Place]:
        """Everybody signs in and joins."""
        rng = random.Random(self.plan.seed)
        self.people = [
            Person(self.context, n, random.Random(rng.random())) for n in range(self.plan.players)
        ]
        async with asyncio.timeout(ARRIVE_WITHIN):
            await asyncio.gather(*[self._sign_in(x) for x in self.people])
            made = await ask(self.people[0], "POST", "/api/tournaments/", self._wanted())
            self.id = made["id"]
            await asyncio.gather(*[self._join(x) for x in self.people])
        return []

    def begin(self, places: list[Place]) -> None:
        self.tasks = [asyncio.create_task(self._live(x)) for x in self.people]

    def _wanted(self) -> dict[str, Any]:
        return {
            "name": "Soak",
            "game": GAME,
            "kind": "swiss",
            "seats": 2,
            "rounds": self.plan.rounds,
            "starts": time.time() + SOON,
            "tempo": {"kind": "live", "reserve": 600.0, "increment": 5.0},
            "places": self.plan.players,
            "duplicate": True,
        }

    async def _sign_in(self, person: Person) -> None:
        async with self.door:
            await person.arrive()

    async def _join(self, person: Person) -> None:
        async with self.door:
            await ask(person, "POST", f"/api/tournaments/{self.id}/join")

    async def _live(self, person: Person) -> None:
        """Looks at the page now and then, and plays when there is a table."""
        played: set[str] = set()
        while not self.context.closing.is_set():
            page = await ask(person, "GET", f"/api/tournaments/{self.id}")
            if page["status"] not in ("open", "running"):
                self.told = page
                return
            table = page["mine"]["table"]
            if table and table not in played:
                played.add(table)
                await self._play(person, table, page)
            else:
                await person.pause(LOOK * person.rng.uniform(0.5, 1.5))

    async def _play(self, person: Person, table: str, page: dict[str, Any]) -> None:
        (seat,) = [
            y["seat"]
            for x in page["tables"]
            if x["table"] == table
            for y in x["seats"]
            if y["mine"]
        ]
        self.context.seats.setdefault(table, {})[person.number] = seat
        await person.follow(table)
        player = Player(person, table, seat, load(GAME), self.plan.think)
        await player.play()
        player.leave()


async def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    """Of any node, until there is an answer; it is of no table, so no audit of frames reads it."""
    while True:
        try:
            return await person.http.call(method, path, body)
        except Refused as e:
            if e.code not in PASSING:
                raise
        except (httpx.HTTPError, OSError):
            pass
        await person.elsewhere(0.3)
