"""The table service: everything that can be done with a table, whoever asks for it.

The life of a command: load (warm first), check, apply with chance and forced answers, store in
one step, then tell each audience. Nobody is told what is not stored. If another process was
quicker, the table is loaded again and the command is checked anew.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from ludorum.bots import POLICIES
from ludorum.kernel import WATCHER, IllegalAnswer, KeyedDealer, Record, RuleFault, Seat, tuples
from ludorum.titles import Title, totals
from ludorum.words import plain

from . import audience
from .bus import Bus, BusDown
from .clocks import begin, deadline, runs_out, tick
from .errors import ApiError
from .limit import RanAway, limit
from .live import Live, effective
from .model import Append, Head, LogRow, NewTable, SeatRow, TableRow, User
from .observe import METRICS, log, span
from .store import Conflict, Repeated, Store
from .titles import Titles
from .together import seating

encode = msgspec.json.encode
ATTEMPTS = 8
BOTS_SUBJECT = "bots"

Change = Callable[[Live], list[LogRow]]


class Tables:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        titles: Titles,
        *,
        warm: int = 2000,
        seconds: float = 2.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`warm`: tables kept in memory; `seconds`: how long the rules may take for a command."""
        self.store = store
        self.bus = bus
        self.titles = titles
        self.clock = clock
        self._warm: OrderedDict[str, Live] = OrderedDict()
        self._size = warm
        self.seconds = seconds
        self._locks: dict[str, asyncio.Lock] = {}
        self.published: list[tuple[str, int]] = []  # for the relay: these need no nudge

    # -- making and finding tables ---------------------------------------------------------------

    def new_key(self) -> bytes:
        """The secret all chance at a table comes from."""
        return secrets.token_bytes(32)

    async def create(self, user: User, wanted: NewTable) -> TableRow:
        """A new table; its maker has seat 0, bots the last seats."""
        new = self.laid(user, wanted)
        await self.store.add_table(*new)
        return new[0]

    def laid(self, user: User, wanted: NewTable) -> tuple[TableRow, list[SeatRow], bytes]:
        """A table as it is laid, its seats and its key; nothing is stored yet."""
        title = self.titles.newest(wanted.game)
        seats, bots = wanted.seats, wanted.bots
        try:
            title.check(seats, wanted.options)
            wanted.tempo.check()
        except ValueError as e:
            raise ApiError("bad-request", str(e)) from e
        if len(bots) >= seats or any([bot not in POLICIES for bot in bots]):
            raise ApiError("bad-request", f"bots: fewer than seats, each of {', '.join(POLICIES)}")
        if wanted.rated and (seats < 2 or bots or wanted.hints):
            raise ApiError("bad-request", "a rated game is among people, without bots and hints")
        key = self.new_key()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=wanted.game,
            epoch=title.epoch,
            seats=seats,
            options=wanted.options,
            tempo=encode(wanted.tempo),
            owner=user.id,
            link=secrets.token_urlsafe(12),
            commit=KeyedDealer(key).commit,
            created=self.clock(),
            public=wanted.public,
            hints=wanted.hints,
            rated=wanted.rated,
            level=wanted.level,
        )
        first_bot = seats - len(bots)
        rows = [SeatRow(0, user=user.id, name=user.name)]
        rows += [SeatRow(i) for i in range(1, first_bot)]
        rows += [SeatRow(first_bot + i, bot=bot, name=bot) for i, bot in enumerate(bots)]
        return row, rows, key

    async def find(self, id: str) -> TableRow:
        row = await self.store.table(id)
        if row is None:
            raise ApiError("no-table")
        return row

    async def join(self, user: User, id: str, link: str) -> int:
        """Take the first free seat of a table one was invited to; public ones need no link."""
        row = await self.find(id)
        seats = await self.store.seats(id)
        for x in seats:
            if x.user == user.id:
                return x.seat
        await seating.admit(self.store, user, row, link)
        for x in seats:
            if not x.user and not x.bot:
                if await self.store.take_seat(id, SeatRow(x.seat, user.id, "", user.name)):
                    await self.store.uninvite(id, user.id)
                    await self.tell_lobby(id)
                    return x.seat
        raise ApiError("not-open" if row.status != "open" else "seat-taken")

    async def leave(self, user: User, id: str) -> None:
        """Stand up from a table that has not begun."""
        await self.find(id)
        if not any([x.user == user.id for x in await self.store.seats(id)]):
            raise ApiError("not-yours")
        if not await self.store.leave_seat(id, user.id):
            raise ApiError("not-open")
        await self.tell_lobby(id)

    async def start(self, user: User, id: str) -> None:
        """Begin: every seat is taken; chance does what comes before the first decision."""
        row = await self.find(id)
        if row.owner != user.id:
            raise ApiError("not-yours", "the maker of the table starts it")
        if row.status != "open":
            raise ApiError("not-open")
        seats = await self.store.seats(id)
        if any([not x.user and not x.bot for x in seats]):
            raise ApiError("not-full")
        # A table keeps the rules it begins with: those there are now, not when it was laid.
        title = self.titles.get(row.game, max(row.epoch, self.titles.newest(row.game).epoch))
        row = msgspec.structs.replace(row, epoch=title.epoch)
        with limit(self.seconds):
            live = Live.begin(row, seats, title, await self.store.key(id))
        await self.begin(live)
        vacant = [x.seat for x in live.seats if not x.user and not x.bot]
        for seat in vacant:
            await self.store.seat_bot(id, seat, "sensible")
        if vacant:
            self.forget(id)
            await self.command(id, "vacant", lambda live: [])

    async def begin(self, live: Live) -> None:
        """Store the first position of a game, and tell of it."""
        id = live.row.id
        live.row = msgspec.structs.replace(live.row, status="running")
        live.clocks = begin(live.tempo, live.row.seats)
        rows = live.rows_since(0)
        head = self._head(live, rows, 1)
        if not await self.store.start(id, head, rows, live.row.epoch):
            raise ApiError("not-open")
        # Until here somebody may have left and another sat down; from here on seats stay.
        live.seats = await self.store.seats(id)
        live.stored(head, rows)
        self._keep(live)
        await self._tell(live, [])
        if live.tempo.kind == "days":
            await self.pause(id)

    # -- playing -----------------------------------------------------------------------------------

    async def answer(
        self, user: User, id: str, command: str, option: Any, token: int | None
    ) -> bytes:
        """One decision. The reply is stored with it: a retried command is answered the same."""

        def change(live: Live) -> list[LogRow]:
            seat = seat_of(live, user)
            rows = live.answer(seat, tuples(option), token)
            live.clocks.late.pop(seat, None)
            return rows

        return await self.command(id, own(user, command), change)

    async def bot_answer(self, id: str, seat: int, option: Any, token: int) -> bytes:
        def change(live: Live) -> list[LogRow]:
            if seat not in live.bots():
                raise ApiError("not-yours")
            return live.answer(seat, tuples(option), token)

        return await self.command(id, f"bot-{seat}-{token}-{secrets.token_hex(4)}", change)

    async def undo(self, user: User, id: str, command: str) -> bytes:
        command = own(user, command)
        return await self.command(id, command, lambda live: live.undo(seat_of(live, user)))

    async def resign(self, user: User, id: str, command: str) -> bytes:
        """A bot plays on in this seat; a table without people ends."""
        stored = await self.store.reply(id, own(user, command))
        if stored is not None:
            return stored
        live = await self.live(id)
        seat = seat_of(live, user)
        if live.row.status != "running":
            raise ApiError("not-running")
        await self.store.seat_bot(id, seat, "sensible")
        self.forget(id)
        return await self.command(id, own(user, command), lambda live: [])

    async def command(self, id: str, command: str, change: Change) -> bytes:
        """Apply a change and store it, or nothing."""
        with span("command", table=id, command=command) as trace:
            for attempt in range(ATTEMPTS):
                async with self._lock(id):
                    try:
                        reply = await self._once(id, command, change)
                    except Conflict:
                        METRICS.conflicts.inc()
                        self.forget(id)
                        continue
                    except Repeated as e:
                        self.forget(id)
                        return e.reply
                trace.attempts = attempt + 1
                return reply
            raise ApiError("busy")

    async def _once(self, id: str, command: str, change: Change) -> bytes:
        live = await self.live(id)
        if live.row.status != "running":
            stored = await self.store.reply(id, command)
            if stored is not None:
                return stored
            if await self._catch_up(live):  # it may have been thawed
                return await self._once(id, command, change)
            raise ApiError("frozen" if live.row.status == "frozen" else "not-running")
        events = live.listen()
        started = time.perf_counter()
        try:
            with limit(self.seconds):
                rows = change(live)
        except IllegalAnswer as e:
            stored = await self.store.reply(id, command)
            if stored is not None:
                return stored
            if await self._catch_up(live):  # it may fit what another process has stored
                return await self._once(id, command, change)
            raise ApiError("stale" if e.code == "stale" else "refused", e.code) from e
        except (RuleFault, RanAway) as e:
            await self._freeze(live, command, e)
            raise ApiError("frozen", str(e)) from e
        except ApiError:  # refused before anything was touched
            raise
        except BaseException:
            self.forget(id)
            raise
        METRICS.apply.observe(time.perf_counter() - started)
        append, head = self._append(live, rows, command)
        version = await self._store(append, live)
        assert version == head.version
        live.stored(head, rows)
        live.row = msgspec.structs.replace(live.row, status=append.status)
        await self._tell(live, events)
        if append.status == "over":
            await self._pack(live)
        METRICS.commands.inc()
        return append.reply

    async def _store(self, append: Append, live: Live) -> int:
        """Any failure leaves the memory ahead of the store: forget it."""
        try:
            return await self.store.append(append)
        except BaseException:
            self.forget(live.row.id)
            raise

    def _head(self, live: Live, rows: list[LogRow], version: int) -> Head:
        base, base_seq = live.moved(rows)
        now = self.clock()
        waiting = live.waiting()
        bots = live.bots()
        people = [seat for seat in waiting if seat not in bots]
        clocks = tick(live.tempo, live.clocks, people, now)
        return Head(
            version=version,
            seq=live.head.seq + len(rows),
            base=base,
            base_seq=base_seq,
            digest=live.digest(),
            deadline=deadline(live.tempo, clocks, people),
            bot_due=any([seat in bots for seat in waiting]),
            clocks=encode(clocks),
        )

    def _append(self, live: Live, rows: list[LogRow], command: str) -> tuple[Append, Head]:
        head = self._head(live, rows, live.version + 1)
        moved = head.base is not live.head.base
        # A rated game that only one has not given up is decided.
        playing = [x for x in live.seats if x.user and not x.bot]
        over = live.table.over or len(playing) < (2 if live.row.rated else 1)
        status: Any = "over" if over else "running"
        # No digest: it is of all the state, and few hidden cards can be found by trying them all.
        reply = encode({"version": head.version})
        append = Append(
            table=live.row.id,
            version=live.version,
            command=command,
            rows=rows,
            digest=head.digest,
            base=head.base if moved else None,
            base_seq=head.base_seq,
            deadline=0.0 if over else head.deadline,
            bot_due=head.bot_due and not over,
            clocks=head.clocks,
            status=status,
            reply=reply,
            at=self.clock(),
        )
        return append, head

    # -- looking -----------------------------------------------------------------------------------

    async def position(self, id: str, user: User | None) -> dict[str, Any]:
        """The view of a seat, or of a watcher where watching is allowed."""
        live = await self.current(id)
        return audience.position(live, await self.audience_of(live, user))

    async def audience_of(self, live: Live, user: User | None) -> int:
        for x in live.seats:
            if user is not None and x.user == user.id:
                return x.seat
        if not live.row.public:
            raise ApiError("not-yours", "this table is private")
        return WATCHER

    async def why(self, user: User, id: str, token: int | None = None) -> list[dict[str, Any]]:
        """Options this seat may look for that are closed, each with its words, clause and reason.

        Of the decision `token`, if it is given: nothing is closed any more in one that has passed.
        """
        live = await self.current(id)
        seat = Seat(live.table, seat_of(live, user))
        ask = seat.ask()
        if token is not None and (ask is None or token != seat.token()):
            return []
        if ask is None:
            raise ApiError("refused", "not-asked")
        title = live.title
        view = seat.observe()
        return [
            {
                "option": r.option,
                "label": plain(title.option(ask, r.option, view)),
                "clause": r.clause,
                "reason": r.reason,
                "msg": plain(title.refusal(r)),
            }
            for r in seat.why()
        ]

    async def preview(self, user: User, id: str, option: Any) -> dict[str, Any]:
        """What an option would do, from a dry run that stops before anything unknown."""
        live = await self.current(id)
        seat = seat_of(live, user)
        try:
            with limit(self.seconds):
                seen = Seat(live.table, seat).preview(tuples(option))
        except IllegalAnswer as e:
            raise ApiError("refused", e.code) from e
        return {
            "changes": [list(change) for change in seen.changes],
            "events": audience.told(live.title, seen.events, seat),
            "stop": seen.stop,
        }

    async def current(self, id: str) -> Live:
        """The table as the store has it now, warm if nothing has changed elsewhere.

        Under the lock: a command under way has changed the table in memory before it is stored.
        """
        async with self._lock(id):
            live = await self.live(id)
            if await self._catch_up(live):
                live = await self.live(id)
            return live

    async def _catch_up(self, live: Live) -> bool:
        """Take in what other processes have stored since; False if there is nothing."""
        id = live.row.id
        if live.version == await self.store.version(id):
            return False
        loaded = await self.store.load(id)
        try:
            with limit(self.seconds):
                fits = loaded is not None and live.catch_up(loaded)
        except RanAway:
            fits = False
        if not fits:
            self.forget(id)
        return True

    async def live(self, id: str) -> Live:
        found = self._warm.get(id)
        if found is not None:
            self._warm.move_to_end(id)
            return found
        loaded = await self.store.load(id)
        if loaded is None:
            await self.find(id)
            raise ApiError("not-running")
        title: Title[Any] = self.titles.get(loaded.table.game, loaded.table.epoch)
        try:
            with limit(self.seconds):
                live = Live.sit(loaded, title, await self.store.key(id))
        except (RuleFault, RanAway, IllegalAnswer) as e:
            await self.store.set_status(id, "frozen", f"cannot be loaded: {e}")
            log.error("frozen", table=id, version=loaded.head.version, error=str(e))
            raise ApiError("frozen", str(e)) from e
        if live.digest() != loaded.head.digest:
            METRICS.digest_mismatches.inc()
            log.error("digest mismatch", table=id, version=loaded.head.version)
            await self.store.set_status(id, "frozen", "the stored digest is another one")
            raise ApiError("frozen", "the stored digest is another one")
        self._keep(live)
        return live

    def forget(self, id: str) -> None:
        self._warm.pop(id, None)

    def _keep(self, live: Live) -> None:
        self._warm[live.row.id] = live
        self._warm.move_to_end(live.row.id)
        while len(self._warm) > self._size:
            gone, _ = self._warm.popitem(last=False)
            lock = self._locks.get(gone)
            if lock is not None and not lock.locked():
                del self._locks[gone]

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    # -- time --------------------------------------------------------------------------------------

    async def expire(self, id: str) -> None:
        """Somebody's time is over: what the table's tempo says."""
        live = await self.current(id)
        now = self.clock()
        bots = live.bots()
        for seat in live.waiting():
            end = runs_out(live.tempo, live.clocks, seat)
            if seat in bots or not end or end > now:
                continue
            if live.tempo.kind == "days" and await self.pause(id):
                return
            command = f"late-{seat}-{live.version}"
            if live.tempo.late == "default":
                await self.command(id, command, lambda live, seat=seat: default(live, seat, now))  # type: ignore[misc]
            else:
                await self.store.seat_bot(id, seat, "sensible")
                self.forget(id)
                await self.command(id, command, lambda live: [])
                if live.tempo.late == "end":
                    await self._end(id, command)
            await self.tell_lobby(id)
            return

    async def pause(self, id: str) -> bool:
        """The clocks of a table stand still while its people are away; False if they do."""
        live = await self.current(id)
        people = {x.seat: x.user for x in live.seats if x.user and not x.bot}
        aways = await self.store.aways(list(people.values()))
        pauses = {
            seat: [(x.start, x.until) for x in aways[user]]
            for seat, user in people.items()
            if user in aways
        }
        if pauses == live.clocks.pauses:
            return False

        def change(live: Live) -> list[LogRow]:
            live.clocks.pauses = pauses
            return []

        await self.command(id, f"pause-{secrets.token_hex(4)}", change)
        await self.tell_lobby(id)
        return True

    async def _end(self, id: str, command: str) -> None:
        """End an unfinished game: nobody has won."""
        live = await self.current(id)
        if live.row.status == "running":
            await self.store.set_status(id, "over", f"ended by {command}")
            await self.store.stir(id, self.clock())
            self.forget(id)
            live.row = msgspec.structs.replace(live.row, status="over")
            await self._pack(live)
            await self._tell(live, [])

    # -- when it is over ---------------------------------------------------------------------------

    async def replay(self, id: str, user: User | None) -> bytes:
        """The record of a finished game, as `ludorum verify` reads it."""
        await self.finished(id, user)
        return await self.record(id)

    async def finished(self, id: str, user: User | None) -> TableRow:
        """A game that is over, for those who may see all of it."""
        row = await self.find(id)
        if row.status != "over":
            raise ApiError("no-replay")
        if not row.public and not any(
            [user is not None and x.user == user.id for x in await self.store.seats(id)]
        ):
            raise ApiError("not-yours", "this table is private")
        return row

    async def record(self, id: str) -> bytes:
        packed = await self.store.archived(id)
        if packed is None:
            packed = await self._pack(await self.live(id))
        return zlib.decompress(packed)

    async def _pack(self, live: Live) -> bytes:
        """Finished: the whole game as one record, the dealer's key revealed in it."""
        row = live.row
        entries, _ = effective(await self.store.log(row.id))
        packed = await self.store.archived(row.id)
        if packed is not None:  # somebody else has packed it: the log may be short by now
            return packed
        key = (await self.store.key(row.id)).hex()
        record = Record.of(live.title, row.seats, row.options, entries, row.commit, key)
        if row.origin:
            origin = Record.parse((await self.record(row.origin)).decode().splitlines())
            record.origins = origin.before(row.taken, row.origin)
        if live.table.over:
            record.result = totals(live.title.scores(live.table.state))
        packed = zlib.compress("\n".join(record.lines()).encode())
        await self.store.archive(row.id, packed)
        return packed

    # -- telling -----------------------------------------------------------------------------------

    async def _tell(self, live: Live, events: list[Any]) -> None:
        """One frame for each audience, covered here; then bots are woken."""
        people = [x.seat for x in live.seats if x.user]
        watchers = [WATCHER] if live.row.public else []
        sent = True
        for seat, frame in list(audience.updates(live, events, [*people, *watchers])):
            sent = await self.publish(audience.subject(live.row.id, seat), frame) and sent
        if live.head.bot_due:
            sent = await self.publish(BOTS_SUBJECT, live.row.id.encode()) and sent
        if sent:
            self.published.append((live.row.id, live.version))

    async def tell_lobby(self, id: str) -> None:
        """Something about who sits there has changed: look again."""
        row = await self.find(id)
        frame = encode({"op": "lobby", "table": id})
        for seat in range(row.seats):
            await self.publish(audience.subject(id, seat), frame)

    async def publish(self, subject: str, body: bytes) -> bool:
        try:
            await self.bus.publish(subject, body)
        except BusDown:
            return False
        return True

    async def _freeze(self, live: Live, command: str, error: BaseException) -> None:
        self.forget(live.row.id)
        METRICS.frozen.inc()
        why = f"{command} at version {live.version}: {error}"
        log.error("frozen", table=live.row.id, version=live.version, command=command, error=why)
        await self.store.set_status(live.row.id, "frozen", why)


def own(user: User, command: str) -> str:
    """Command ids are the client's own: two users may think of the same one."""
    return f"{user.id}.{command}"


def seat_of(live: Live, user: User) -> int:
    for x in live.seats:
        if x.user == user.id and not x.bot:
            return x.seat
    raise ApiError("not-yours")


def default(live: Live, seat: int, now: float) -> list[LogRow]:
    """The answer given for a seat that is late: what the sensible player would do."""
    ask = live.table.pending().get(seat)
    if ask is None:
        return []
    view = live.table.observe(seat)
    rows = live.answer(seat, live.title.sensible(view, ask), None)
    live.clocks.late.setdefault(seat, now)
    return rows
