"""People who play: careful clients that come back after anything and never send a move twice by
mistake. A command without an answer is sent again with the same id until something is known."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections import Counter
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from ludorum.kernel import Choose, Option, tuples
from ludorum.titles import Title

from .client import PASSING, Http, Play, Refused
from .push_service import PushService
from .spool import Spool

TROUBLE = (OSError, TimeoutError, httpx.HTTPError, WebSocketException, Refused)
TWICE = 0.03  # of the commands, where that is among the faults
LATE = 0.02
UNDO = 0.03


class Acked(NamedTuple):
    """A command the server has acknowledged. `op` is answer, undo or resign."""

    table: str
    command: str
    seat: int
    op: str
    option: Option
    version: int
    sent: float
    done: float


class PlayerTally:
    """What the players saw."""

    def __init__(self) -> None:
        self.acked: list[Acked] = []
        self.refused: Counter[str] = Counter()
        self.problems: list[str] = []  # two answers to one command, a late one that was taken
        self.resyncs = 0
        self.reconnects = 0
        self.sent_twice = 0
        self.sent_late = 0


class SoakContext:
    """What all players share: where the nodes are, what is written down, when it is over.

    came   table and person -> when that person turned to it; before, nobody can tell them
    left   table and person -> when they ceased to play there
    away   person -> when their page was closed on purpose, from and to
    """

    def __init__(self, urls: list[str], spool: Spool, faults: tuple[str, ...]) -> None:
        self.urls = urls
        self.spool = spool
        self.faults = faults
        self.tally = PlayerTally()
        self.traffic: Counter[str] = Counter()  # what was done beside deciding
        self.push = PushService()
        self.came: dict[tuple[str, int], float] = {}
        self.left: dict[tuple[str, int], float] = {}
        self.trespasses: list[str] = []  # what strangers were told
        self.away: dict[int, list[tuple[float, float]]] = {}
        self.closing = asyncio.Event()
        self.people: list[Person] = []
        self.seats: dict[str, dict[int, int]] = {}  # table -> person -> seat, -1 for a watcher

    def close(self) -> None:
        """The run is over; who waits for news is woken."""
        self.closing.set()
        for person in self.people:
            if person.play is not None:
                person.play.changed.set()


class Person:
    """Somebody at a browser: one session, one socket, on whichever node answers."""

    def __init__(self, context: SoakContext, node: int, rng: random.Random) -> None:
        self.context = context
        self.number = len(context.people)
        self.rng = rng
        self.node = node % len(context.urls)
        self.http = Http(context.urls[self.node])
        self.play: Play | None = None
        self.table = ""
        self.device: asyncio.Event | None = None  # set when a push message has come
        context.people.append(self)

    # -- HTTP -----------------------------------------------------------------------------------

    async def arrive(self) -> None:
        while True:
            try:
                await self.http.guest(f"Player {self.number}")
                return
            except TROUBLE:
                await self.elsewhere(0.5)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Until there is an answer; Refused if it is a clear no."""
        wait = 0.1
        while True:
            try:
                data = await self.http.call(method, path, body)
                self.context.spool.add(self.number, self.table, self.http.last, "http")
                return data
            except Refused as e:
                if e.code not in PASSING:
                    raise
            except (httpx.HTTPError, OSError):
                pass
            await self.elsewhere(wait)
            wait = min(2.0, wait * 2)

    async def elsewhere(self, wait: float) -> None:
        """The next node, after a pause that is not the same for all."""
        self.node = (self.node + 1) % len(self.context.urls)
        self.http.http.base_url = self.context.urls[self.node]
        await asyncio.sleep(wait * (0.5 + self.rng.random()))

    # -- the socket -----------------------------------------------------------------------------

    async def online(self) -> Play:
        """The open socket, following the table; a new one where it was cut."""
        wait = 0.1
        while self.play is None or self.play.closed:
            try:
                await self._connect()
            except TROUBLE:
                await self.elsewhere(wait)
                wait = min(2.0, wait * 2)
        return self.play

    async def _connect(self) -> None:
        old = self.play
        new = Play(self.context.urls[self.node], self.http.cookie, self._heard)
        if old is not None:
            new.positions = old.positions
            self.context.tally.reconnects += 1
            self.context.tally.resyncs += old.resyncs
            self.play = None
            await old.close()
        await new.open()
        try:
            if self.table:
                await self._watch(new)
        except BaseException:
            await new.close()
            raise
        self.play = new

    def _heard(self, body: bytes) -> None:
        self.context.spool.add(self.number, self.table, body)

    async def _watch(self, play: Play) -> None:
        known = play.positions.get(self.table)
        since = -1 if known is None else known["version"]
        reply = await play.watch(self.table, since)
        if since >= 0 and reply["op"] == "position":
            self.context.tally.resyncs += 1

    async def follow(self, table: str) -> None:
        """Turn to another table."""
        play, old = await self.online(), self.table
        self.table = table
        self.context.came[table, self.number] = time.perf_counter()
        play.positions.pop(old, None)
        if old:
            with contextlib.suppress(*TROUBLE):
                await play.send(op="leave", table=old)
        await self.position()

    def cut(self) -> None:
        """The network goes, mid-sentence."""
        if self.play is not None:
            self.play.cut()

    async def leave(self) -> None:
        if self.play is not None:
            self.context.tally.resyncs += self.play.resyncs
            await self.play.close()
        await self.http.close()

    # -- following ------------------------------------------------------------------------------

    async def position(self) -> dict[str, Any]:
        """What this person knows of the table."""
        while True:
            play = await self.online()
            found = play.positions.get(self.table)
            if found is not None:
                return found
            try:
                await self._watch(play)
            except TROUBLE as e:
                if isinstance(e, Refused) and e.code not in PASSING:
                    raise
                play.cut()

    async def news(self, known: dict[str, Any]) -> None:
        """Wait until something changes, however long: nobody looks for himself, as a page does not.
        Who is never told is found by the audit."""
        play = await self.online()
        play.changed.clear()
        if play.positions.get(self.table) is not known or play.closed:
            return
        if not self.context.closing.is_set():
            await play.changed.wait()

    async def subscribe(self) -> None:
        """From now on this person can be told elsewhere."""
        device, self.device = self.context.push.subscribe()
        await self.call("POST", "/api/notices/devices", device)

    async def pause(self, seconds: float) -> None:
        """Think, but not longer than the run lasts."""
        try:
            async with asyncio.timeout(seconds):
                await self.context.closing.wait()
        except TimeoutError:
            pass


class Player:
    """A person in a seat of one table."""

    def __init__(
        self, person: Person, table: str, seat: int, title: Title[Any], think: float
    ) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.title = title
        self.think = think
        self.rng = person.rng
        self.tally = person.context.tally
        self.sensible = self.rng.random() < 0.6
        self.last: dict[str, Any] | None = None  # the last acknowledged command, to be sent again

    async def play(self) -> None:
        """Until the game or the run is over."""
        person = self.person
        while not person.context.closing.is_set():
            position = await person.position()
            if position["status"] != "running" or position["over"]:
                return
            if position["ask"] is None:
                await self.while_waiting()
                await person.news(position)
                continue
            await person.pause(self.think * self.rng.uniform(0.3, 1.7))
            if person.context.closing.is_set():
                return
            if not await self.before_deciding(position):
                return
            position = await person.position()
            if position["ask"] is not None and not await self.act(position):
                return

    async def while_waiting(self) -> None:
        """What else this person does while others decide."""

    async def before_deciding(self, position: dict[str, Any]) -> bool:
        """What else before a decision; False if the person has left the table."""
        return True

    def leave(self) -> None:
        """This person plays here no more."""
        key = (self.table, self.person.number)
        self.person.context.left.setdefault(key, time.perf_counter())

    async def act(self, position: dict[str, Any]) -> bool:
        """One decision, now and then with a slip; False if the table takes no more."""
        ask = position["ask"]
        if not position["undo"] and self.rng.random() < UNDO:
            return await self.send({"op": "undo"}, None)
        option = self.choose(position)
        await self.slip(position)
        return await self.send({"op": "answer", "ask": ask["token"], "answer": option}, option)

    def choose(self, position: dict[str, Any]) -> Option:
        ask = position["ask"]
        options = tuples(ask["options"])
        if not self.sensible or self.rng.random() < 0.1:
            return self.rng.choice(options)
        about = {name: tuples(x) for name, x in ask["about"].items()}
        question = Choose(self.seat, ask["kind"], ask["clause"], options, **about)
        return self.title.sensible(self.title.derived.read(position["state"]), question)

    # -- commands -------------------------------------------------------------------------------

    async def send(self, what: dict[str, Any], option: Option) -> bool:
        """A command with an id of its own, again and again until the server has said something."""
        frame = {**what, "table": self.table, "command_id": secrets.token_urlsafe(9)}
        twice = "twice" in self.person.context.faults and self.rng.random() < TWICE
        sent = time.perf_counter()
        also = asyncio.create_task(self.by_http(frame)) if twice else None
        try:
            reply = await self.until_known(frame)
        except Refused as e:
            self.tally.refused[f"{frame['op']} {e.detail or e.code}"] += 1
            reply = None
            if e.code in ("not-running", "frozen"):
                return False
            if e.code == "not-yours":  # too late: a bot sits there now
                self.leave()
                return False
            if e.code in ("stale", "refused"):
                await self.look()
        finally:
            if also is not None:
                await self.compare(frame, also)
        if reply is not None:
            self.keep(frame, option, reply, sent)
            await self.reach(reply["version"])
        return True

    async def until_known(self, frame: dict[str, Any]) -> dict[str, Any]:
        wait = 0.1
        while True:
            try:
                play = await self.person.online()
                reply: dict[str, Any] = (await play.ask(**frame))["reply"]
                return reply
            except Refused as e:
                if e.code not in PASSING:
                    raise
            except (OSError, TimeoutError, WebSocketException):
                if self.person.play is not None and not self.person.play.closed:
                    self.person.play.cut()  # it has not answered in time: do not wait for it
            await asyncio.sleep(wait * (0.5 + self.rng.random()))
            wait = min(2.0, wait * 2)

    def keep(
        self, frame: dict[str, Any], option: Option, reply: dict[str, Any], sent: float
    ) -> None:
        self.tally.acked.append(
            Acked(
                self.table, frame["command_id"], self.seat, frame["op"], option,
                reply["version"], sent, time.perf_counter(),
            )
        )  # fmt: skip
        self.last = {"frame": frame, "reply": reply}

    async def reach(self, version: int) -> None:
        """The acknowledgement may overtake the update."""
        position = await self.person.position()
        while position["version"] < version and not self.person.context.closing.is_set():
            await self.person.news(position)
            position = await self.person.position()

    async def look(self) -> None:
        """What was refused was meant for another position: fetch this one."""
        play = await self.person.online()
        try:
            await play.watch(self.table)
        except TROUBLE:
            play.cut()

    # -- slips: what careless clients and bad networks do ------------------------------------------

    async def by_http(self, frame: dict[str, Any]) -> dict[str, Any]:
        """The same command at the same time, at another node."""
        person = self.person
        self.tally.sent_twice += 1
        other = person.context.urls[(person.node + 1) % len(person.context.urls)]
        op = "answers" if frame["op"] == "answer" else "undo"
        body = {k: v for k, v in frame.items() if k not in ("op", "table")}
        path = f"{other}/api/tables/{self.table}/{op}"
        reply: dict[str, Any] = await person.http.call("POST", path, body)
        person.context.spool.add(person.number, self.table, person.http.last, "http")
        return reply

    async def compare(self, frame: dict[str, Any], also: asyncio.Task[dict[str, Any]]) -> None:
        """Both are answered alike, whichever was first."""
        try:
            reply = await also
        except TROUBLE:
            return
        again = await self.until_known(frame)
        if again != reply:
            self.tally.problems.append(f"{self.table}: {frame} was answered {reply} and {again}")

    async def slip(self, position: dict[str, Any]) -> None:
        """An old command again, or a new one for a decision that has passed."""
        faults = self.person.context.faults
        if self.last is None:
            return
        frame, reply = self.last["frame"], self.last["reply"]
        if "twice" in faults and self.rng.random() < TWICE:
            self.tally.sent_twice += 1
            again = await self.until_known(frame)
            if again != reply:
                self.tally.problems.append(f"{self.table}: {frame}: {reply}, later {again}")
        stale = frame["op"] == "answer" and frame["ask"] != position["ask"]["token"]
        if "late" in faults and stale and self.rng.random() < LATE:
            await self.late({**frame, "command_id": secrets.token_urlsafe(9)})

    async def late(self, frame: dict[str, Any]) -> None:
        self.tally.sent_late += 1
        try:
            reply = await self.until_known(frame)
        except Refused:
            return
        self.tally.problems.append(f"{self.table}: {frame} came late and was taken: {reply}")
