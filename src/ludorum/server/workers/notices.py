"""Notices: who is awaited at a table and does not look at it is told so, once.

Two steps, each safe beside others of its kind and safe to die in. What happened at a table becomes
a notice for everybody it concerns, one for a person and table; a notice that is due is taken,
looked at again, and told.
"""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from ludorum.server.clocks import DAY, runs_out
from ludorum.server.model import GONE
from ludorum.server.notify.letters import Letters, address_of
from ludorum.server.notify.model import Kind, Look, News, Notice, Stand, Wishes
from ludorum.server.notify.push import Push
from ludorum.server.notify.quiet import quiet_until
from ludorum.server.notify.telling import Telling, times
from ludorum.server.observe import log
from ludorum.server.settings import Settings
from ludorum.server.tables import Tables

BATCH = 50
LEASE = 30.0  # seconds; a worker that dies gives its tables back after that
AGAIN = 5.0  # seconds until an open page is looked at again: is anybody there?
TRIES = 4
PAUSE = 30.0  # seconds after the first try in vain; then twice as long
KEPT = int(3 * DAY)  # seconds a push service keeps a message for a browser that is off
BEGAN, OVER = 1.0, 2.0  # marks of what happens once at a table; those of decisions are times


class Notices:
    def __init__(self, tables: Tables, push: Push, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.push = push
        self.telling = Telling(tables.titles)
        self.letters = (
            Letters(settings, tables.store, self.telling) if settings.mail_server else None
        )
        self.seconds = settings.notice_seconds

    async def work(self) -> bool:
        news = await self.store.claim_news(self.tables.clock(), BATCH, LEASE)
        for one in news:
            await self.hear(one)
        due = await self.store.take_notices(self.tables.clock(), BATCH)
        done = await asyncio.gather(*[self.tell(notice) for notice in due], return_exceptions=True)
        for notice, error in zip(due, done, strict=True):
            if error is not None:
                log.warning("not told", table=notice.table, kind=notice.kind, error=repr(error))
        return bool(news or due)

    # -- what there is to tell --------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        stand = await self.store.stand(news.table)
        if stand is None:
            return
        people = {x.user: x.seat for x in stand.seats if x.user not in ("", GONE) and not x.bot}
        reachable = await self.store.reachable(list(people))
        wanted = {user: self.notice(stand, news, user, people[user]) for user in reachable}
        await self.store.note(news.table, stand.version, wanted)

    def notice(self, stand: Stand, news: News, user: str, seat: int) -> Notice | None:
        now = self.tables.clock()
        tempo, clocks = times(stand)
        due = now + self.seconds
        if stand.table.status == "over":
            return Notice(user, news.table, "over", OVER, news.at, due)
        if stand.table.status != "running":
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
        stand = await self.store.stand(notice.table)
        if stand is None or not holds(stand, notice):
            return
        now = self.tables.clock()
        look = await self.store.looked(notice.user, notice.table)
        if notice.kind in ("turn", "over") and look.at >= notice.at:
            return  # they have seen it
        if look.until > now:
            if notice.kind != "began":
                await self.later(notice, now + AGAIN)
            return
        wishes = await self.store.wishes(notice.user)
        hold = max(quiet_until(wishes, now), await self.away_until(notice.user, now))
        if hold > now:
            await self.later(notice, hold)
            return
        await self.by_mail(notice, stand, wishes, look)
        await self.by_push(notice, stand)

    async def away_until(self, user: str, now: float) -> float:
        aways = (await self.store.aways([user])).get(user, [])
        return max([x.until for x in aways if x.start <= now], default=0.0)

    async def later(self, notice: Notice, due: float, tries: int = 0) -> None:
        await self.store.put_back(msgspec.structs.replace(notice, due=due, tries=tries))

    async def by_mail(self, notice: Notice, stand: Stand, wishes: Wishes, look: Look) -> None:
        """One letter for a table, until they have looked at it again."""
        if self.letters is None or not wishes.mail or notice.mailed > look.at:
            return
        address = await address_of(self.store, notice.user)
        if address:
            await self.store.mailed(notice.user, notice.table, self.tables.clock())
            await self.letters.send(address, wishes, notice.kind, stand)

    async def by_push(self, notice: Notice, stand: Stand) -> None:
        devices = await self.store.devices(notice.user)
        topic = hashlib.sha256(f"{notice.user} {notice.table}".encode()).hexdigest()[:32]
        urgent = times(stand)[0].kind == "live"
        outcomes = []
        for device in devices:
            message = self.message(notice.kind, stand, notice.user, device.lang)
            outcome = await self.push.send(
                device, message, topic=topic, seconds=KEPT, urgent=urgent
            )
            if outcome == "gone":
                await self.store.drop_device(device.user, device.endpoint)
            outcomes.append(outcome)
        # Who has got it on one device has got it.
        if "later" in outcomes and "sent" not in outcomes and notice.tries < TRIES:
            pause = PAUSE * 2**notice.tries
            await self.later(notice, self.tables.clock() + pause, notice.tries + 1)

    def message(self, kind: Kind, stand: Stand, user: str, lang: str) -> bytes:
        """What the service worker of the page shows."""
        return msgspec.json.encode(
            {
                "title": self.telling.headline(lang, kind),
                "body": self.telling.where(lang, stand, user),
                "lang": lang,
                "table": stand.table.id,
            }
        )


def holds(stand: Stand, notice: Notice) -> bool:
    """Is it still so?"""
    seats = [x.seat for x in stand.seats if x.user == notice.user and not x.bot]
    if not seats:
        return False
    if notice.kind == "over":
        return stand.table.status == "over"
    if stand.table.status != "running":
        return False
    return notice.kind == "began" or times(stand)[1].since.get(seats[0]) == notice.mark
