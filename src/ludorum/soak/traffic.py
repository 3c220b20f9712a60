"""What people do beside deciding: ask for a hint, look things up, resign, let their time run out,
go away and be called back."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable
from typing import Any

from .client import Refused
from .players import TROUBLE, Acked, Player

# Of the decisions:
HINT = 0.01
LOOK = 0.02
KEEP = 0.005
RESIGN = 0.002
SILENT = 0.1  # of somebody whose time is limited and who is not careful
# Of the times somebody with a device waits for others:
AWAY = 0.05
AWAY_FOR = 20.0  # seconds, or until they are told
LATE_BY = 8.0  # seconds; a decision has five
REVIEW = 0.05  # of the games


class BusyPlayer(Player):
    """Somebody who does not only decide.

    busy       with anything else at all
    hints      they may be asked for here
    careless   there is a clock, and this one forgets it
    """

    busy = True
    hints = False
    careless = False

    async def before_deciding(self, position: dict[str, Any]) -> bool:
        rng, person = self.rng, self.person
        if not self.busy:
            return True
        if self.hints and rng.random() < HINT:
            await self._count("hints", self._hint(position))
        if rng.random() < LOOK:
            path = rng.choice(["open", "running", "mine"])
            await self._count("lobby", person.http.call("GET", f"/api/tables/{path}"))
        if rng.random() < KEEP:
            body = {"at": time.time(), "data": '{"game": "tithe"}'}
            path = f"/api/companion/soak{person.number}"
            await self._count("companion", person.http.call("PUT", path, body))
        if self.careless and rng.random() < SILENT:
            person.context.traffic["silent"] += 1
            await person.pause(LATE_BY)
        return rng.random() >= RESIGN or not await self._resign()

    async def while_waiting(self) -> None:
        """Who can be told elsewhere closes the page now and then, until they are."""
        person, context = self.person, self.person.context
        if person.device is None or self.rng.random() >= AWAY:
            return
        begun = time.perf_counter()
        person.device.clear()
        if person.play is not None:
            await person.play.close()
        waits = [asyncio.ensure_future(x.wait()) for x in (person.device, context.closing)]
        await asyncio.wait(waits, timeout=AWAY_FOR, return_when=asyncio.FIRST_COMPLETED)
        for task in waits:
            task.cancel()
        context.traffic["called back"] += person.device.is_set()
        context.away.setdefault(person.number, []).append((begun, time.perf_counter()))

    async def after_game(self) -> None:
        position = await self.person.position()
        if not self.busy or not position["over"] or self.rng.random() >= REVIEW:
            return
        here = f"/api/tables/{self.table}"
        for path in ("story", "proof", "history"):
            await self._count(path, self.person.http.call("GET", f"{here}/{path}"))
        await self._count("reviews", self.person.http.call("POST", f"{here}/review"))

    async def _resign(self) -> bool:
        """Again and again until something is known, with the same id; False if it was refused."""
        person = self.person
        command = secrets.token_urlsafe(9)
        path = f"/api/tables/{self.table}/resign"
        sent = time.perf_counter()
        try:
            reply = await person.call("POST", path, {"command_id": command})
        except Refused as e:
            self.tally.refused[f"resign {e.code}"] += 1
            return False
        done = time.perf_counter()
        self.leave()
        person.context.traffic["resigned"] += 1
        self.tally.acked.append(
            Acked(self.table, command, self.seat, "resign", None, reply["version"], sent, done)
        )
        return True

    async def _hint(self, position: dict[str, Any]) -> None:
        person = self.person
        path = f"/api/tables/{self.table}/hint"
        await person.http.call("POST", path, {"ask": position["ask"]["token"]})
        person.context.spool.add(person.number, self.table, person.http.last, "http")

    async def _count(self, what: str, call: Awaitable[Any]) -> None:
        """Nothing hangs on these: what fails is not done again."""
        traffic = self.person.context.traffic
        try:
            await call
            traffic[what] += 1
        except Refused as e:
            traffic[f"{what}: {e.code}"] += 1
        except TROUBLE:
            traffic[f"{what}: no answer"] += 1
