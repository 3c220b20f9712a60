"""Notices: who is awaited at a table and does not look at it is told so, once.

Two steps, each safe beside others of its kind and safe to die in. What happened at a table becomes
a notice for everybody it concerns, one for a person and table; a notice that is due is taken,
looked at again, and told.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.play.clocks import DAY, runs_out
from ludorum.server.play.model import WaitingState
from ludorum.server.play.onlookers import Onlookers
from ludorum.server.play.repository.absences import VacationRepository
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.settings import Settings
from ludorum.server.store import ShardDown
from ludorum.server.store.rows import GONE
from ludorum.server.telemetry import log

from .emails import Emails, address_of
from .messages import Messages, times
from .model import Device, Kind, News, Notice, Preferences
from .push import Outcome, Push
from .quiet_hours import quiet_until
from .recaps import Recaps
from .repository import NotificationRepository, PreferenceRepository

NEWS = 500  # tables looked at together; at most of them nobody is to be told anything
BATCH = 50
LEASE = 30.0  # seconds; a worker that dies gives its tables back after that
AGAIN = 5.0  # seconds until an open page is looked at again: is anybody there?
TRIES = 4
PAUSE = 30.0  # seconds after the first try in vain; then twice as long
KEPT = int(3 * DAY)  # seconds a push service keeps a message for a browser that is off
BEGAN, OVER = 1.0, 2.0  # marks of what happens once at a table; those of decisions are times


class NotificationWorker:
    def __init__(
        self,
        notifications: NotificationRepository,
        preferences: PreferenceRepository,
        accounts: AccountRepository,
        tables: TableRepository,
        vacations: VacationRepository,
        onlookers: Onlookers,
        messages: Messages,
        recaps: Recaps,
        push: Push,
        settings: Settings,
        clock: Callable[[], float],
    ) -> None:
        self._notifications = notifications
        self._preferences = preferences
        self._accounts = accounts
        self._tables = tables
        self._vacations = vacations
        self._onlookers = onlookers
        self._messages = messages
        self._push = push
        self._emails = (
            Emails(settings, preferences, messages, recaps) if settings.mail_server else None
        )
        self._seconds = settings.notice_seconds
        self._clock = clock
        self._telling: set[asyncio.Task[None]] = set()

    async def work(self) -> bool:
        await self._onlookers.listen()
        await self._notifications.mark_seen(self._onlookers.moved())
        news = await self._notifications.claim_news(self._clock(), NEWS, LEASE)
        for one in news:
            with suppress(ShardDown):  # then the claim runs out
                await self.hear(one)
        room = BATCH - len(self._telling) if self._onlookers.ready() else 0
        due = await self._notifications.take(self._clock(), room) if room else []
        for notice in due:
            task = asyncio.create_task(self._told(notice), name=f"notice of {notice.table}")
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)
        return bool(news or due)

    async def _told(self, notice: Notice) -> None:
        """Each on its own: nobody waits for another's phone."""
        try:
            await self.tell(notice)
        except ShardDown:
            await self.later(notice, self._clock() + AGAIN, notice.tries)
        except Exception as e:
            log.warning("not told", table=notice.table, kind=notice.kind, error=repr(e))

    async def close(self) -> None:
        """What is being told is told; it takes as long as a push service may."""
        await asyncio.gather(*self._telling)

    # -- what there is to tell --------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        state = await self._tables.waiting_state(news.table)
        if state is None:
            return
        people = {x.user: x.seat for x in state.seats if x.user not in ("", GONE) and not x.bot}
        reachable = await self._preferences.reachable(list(people))
        wanted = {user: self.notice(state, news, user, people[user]) for user in reachable}
        await self._notifications.schedule(news.table, state.version, wanted)

    def notice(self, state: WaitingState, news: News, user: str, seat: int) -> Notice | None:
        now = self._clock()
        tempo, clocks = times(state)
        due = now + self._seconds
        if state.table.status == "over":
            return Notice(user, news.table, "over", OVER, news.at, due)
        if state.table.status != "running":
            return None
        since = clocks.since.get(seat)
        if since is not None:
            end = runs_out(tempo, clocks, seat) if tempo.kind == "days" else 0.0
            soon = end - min(DAY, tempo.days * DAY / 4) if end else 0.0
            return Notice(user, news.table, "turn", since, since, due, soon)
        if news.begun:
            return Notice(user, news.table, "began", BEGAN, now, due)
        return None

    # -- telling ----------------------------------------------------------------------------------

    async def tell(self, notice: Notice) -> None:
        state = await self._tables.waiting_state(notice.table)
        if state is None or not holds(state, notice):
            return
        now = self._clock()
        look = self._onlookers.looked(notice.user, notice.table)
        seen = max(look.at, notice.seen)
        if notice.kind in ("turn", "over") and seen >= notice.at:
            return  # they have seen it
        if look.until > now:
            if notice.kind != "began":
                await self.later(notice, now + AGAIN)
            return
        preferences = await self._preferences.of(notice.user)
        hold = max(quiet_until(preferences, now), await self.away_until(notice.user, now))
        if hold > now:
            await self.later(notice, hold)
            return
        await self.by_mail(notice, state, preferences, seen)
        await self.by_push(notice, state)

    async def away_until(self, user: str, now: float) -> float:
        vacations = (await self._vacations.of([user])).get(user, [])
        return max([x.until for x in vacations if x.start <= now], default=0.0)

    async def later(self, notice: Notice, due: float, tries: int = 0) -> None:
        await self._notifications.put_back(msgspec.structs.replace(notice, due=due, tries=tries))

    async def by_mail(
        self, notice: Notice, state: WaitingState, preferences: Preferences, seen: float
    ) -> None:
        """One letter for a table, until they have looked at it again."""
        if self._emails is None or not preferences.mail or notice.mailed > seen:
            return
        address = await address_of(self._accounts, notice.user)
        if address:
            await self._notifications.mark_mailed(notice.user, notice.table, self._clock())
            await self._emails.send(address, preferences, notice.kind, state)

    async def by_push(self, notice: Notice, state: WaitingState) -> None:
        devices = await self._preferences.devices(notice.user)
        topic = hashlib.sha256(f"{notice.user} {notice.table}".encode()).hexdigest()[:32]
        urgent = times(state)[0].kind == "live"

        async def send(device: Device) -> Outcome:
            message = self.message(notice.kind, state, notice.user, device.lang)
            outcome = await self._push.send(
                device, message, topic=topic, seconds=KEPT, urgent=urgent
            )
            if outcome == "gone":
                await self._preferences.drop_device(device.user, device.endpoint)
            return outcome

        outcomes = await asyncio.gather(*[send(device) for device in devices])
        # Who has got it on one device has got it.
        if "later" in outcomes and "sent" not in outcomes and notice.tries < TRIES:
            pause = PAUSE * 2**notice.tries
            await self.later(notice, self._clock() + pause, notice.tries + 1)

    def message(self, kind: Kind, state: WaitingState, user: str, lang: str) -> bytes:
        """What the service worker of the page shows."""
        return msgspec.json.encode(
            {
                "title": self._messages.headline(lang, kind),
                "body": self._messages.where(lang, state, user),
                "lang": lang,
                "table": state.table.id,
            }
        )


def holds(state: WaitingState, notice: Notice) -> bool:
    """Is it still so?"""
    seats = [x.seat for x in state.seats if x.user == notice.user and not x.bot]
    if not seats:
        return False
    if notice.kind == "over":
        return state.table.status == "over"
    if state.table.status != "running":
        return False
    return notice.kind == "began" or times(state)[1].since.get(seats[0]) == notice.mark
