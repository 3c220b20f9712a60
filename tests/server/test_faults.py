"""What goes wrong around a server, one thing at a time: a slow, deaf or read-only database, a bus
that loses what it was given, a phone that never answers, a bot that never ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from sqlalchemy import update

from ludorum.server.background import forever
from ludorum.server.bus import BusDown, make_bus
from ludorum.server.errors import ApiError
from ludorum.server.fair_slots import FairSlots
from ludorum.server.http.rate_limit import RateRepository, SharedRateLimit
from ludorum.server.notifications import push as push_module
from ludorum.server.notifications.model import Device
from ludorum.server.notifications.push import Push
from ludorum.server.ops.sweep import Sweep
from ludorum.server.play.audiences import Audiences
from ludorum.server.play.clocks import DAY, Clocks, Tempo, runs_out
from ludorum.server.play.hub import AGAIN, Follower, Hub
from ludorum.server.play.model import NewTable
from ludorum.server.play.workers.bots import LEASE, BotWorker
from ludorum.server.process_pool import ProcessPool
from ludorum.server.rule_timeout import RuleTimeout
from ludorum.server.run import relay
from ludorum.server.services import Repositories, Services
from ludorum.server.settings import Settings
from ludorum.server.store import StoreDown
from ludorum.server.store import schema as db
from ludorum.server.store.rows import User
from ludorum.server.telemetry import METRICS
from ludorum.soak.client import Refused
from tests.server.house import person as person_at
from tests.server.house import serving, sit_down
from tests.server.parts import make_services, make_store
from tests.server.pushes import Browser, Pushes
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio


async def person(store: Repositories, name: str) -> User:
    user = User(f"u-{name}", name, "", time.time())
    await store.accounts.add_user(user)
    return user


async def begun(services: Services, user: User, *bots: str) -> str:
    row = await services.lobby.create(user, NewTable("architects", len(bots) + 1, bots=list(bots)))
    await services.lobby.start(user, row.id)
    return row.id


async def answered(services: Services, user: User, id: str) -> None:
    """The person answers until a bot is asked, or has answered."""
    while (ask := (await services.views.position(id, user))["ask"]) is not None:
        token = ask["token"]
        await services.commands.answer(user, id, f"c{token}", ask["options"][0], token)
        if any(seat for seat in (await services.cache.current(id)).waiting()):
            return


# -- the database ---------------------------------------------------------------------------------


async def test_a_slow_database_is_no_slow_rule(clean_postgres_url: str) -> None:
    """What is waited for is not what the rules take: nothing is interrupted in the event loop."""
    store = make_store(clean_postgres_url)
    await store.database.open()
    services = make_services(store, make_bus("memory"), settings=Settings(rule_seconds=0.3))
    ann = await person(store, "ann")
    id = await begun(services, ann, "easy")
    services.cache.forget(id)
    row = await services.lobby.create(ann, NewTable("architects", 2, bots=["sensible"]))
    con = await asyncpg.connect(clean_postgres_url)
    async with con.transaction():
        await con.execute("LOCK TABLE keys")
        loads = asyncio.create_task(services.cache.current(id))
        starts = asyncio.create_task(services.lobby.start(ann, row.id))
        await asyncio.sleep(1.0)
        assert not loads.done() and not starts.done()
    await con.close()
    assert (await loads).row.id == id
    await starts
    await store.database.close()


async def test_a_loop_outlives_a_rule_that_runs_away() -> None:
    looks = 0

    async def work() -> bool:
        nonlocal looks
        looks += 1
        raise RuleTimeout("longer than the rules may take")

    task = asyncio.create_task(forever("test", work, 0.0))
    async with asyncio.timeout(10):
        while METRICS.loop_failures.labels("test")._value.get() < 2:
            await asyncio.sleep(0.01)
    assert looks >= 2 and not task.done()
    task.cancel()


async def test_a_look_that_hangs_is_given_up() -> None:
    looks = 0

    async def work() -> bool:
        nonlocal looks
        looks += 1
        await asyncio.sleep(3600)
        return False

    task = asyncio.create_task(forever("test", work, 0.0, longest=0.05))
    async with asyncio.timeout(10):
        while looks < 2:
            await asyncio.sleep(0.01)
    task.cancel()


async def test_a_database_that_takes_no_writes_is_down(clean_postgres_url: str) -> None:
    """A primary that was demoted still answers; whoever writes there is told, and the way back is
    found without a restart."""
    store = make_store(clean_postgres_url)
    await store.database.open()
    services = make_services(store, make_bus("memory"))
    ann = await person(store, "ann")
    id = await begun(services, ann, "easy")
    admin = await asyncpg.connect(clean_postgres_url)
    name = await admin.fetchval("SELECT current_database()")
    turn = f'ALTER DATABASE "{name}" SET default_transaction_read_only = '
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    others += "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    try:
        await admin.execute(turn + "on")
        await admin.execute(others)
        for writes in (
            store.database.ping,
            lambda: services.commands.resign(ann, id, "r1"),
            lambda: store.accounts.add_user(User("u-bob", "bob", "", 0.0)),
        ):
            with pytest.raises(StoreDown, match="primary"):
                await until_not_cut_off(writes)
    finally:
        await admin.execute("SET default_transaction_read_only = off")
        await admin.execute(turn + "off")
    await store.database.ping()
    assert await store.accounts.add_user(User("u-bob", "bob", "", 0.0))
    await services.commands.resign(ann, id, "r1")
    await admin.close()
    await store.database.close()


async def until_not_cut_off(call: Callable[[], Any]) -> Any:
    """Connections that were cut off say so once."""
    while True:
        try:
            return await call()
        except StoreDown as e:
            if "primary" in str(e):
                raise


# -- the bus --------------------------------------------------------------------------------------


async def test_what_the_bus_has_not_confirmed_is_told_again(
    store: Repositories, nats_url: str, nats_wire: Wire
) -> None:
    """Moves are handed to a connection that leads nowhere: they stay in the outbox."""
    bus, there = make_bus(f"nats://127.0.0.1:{nats_wire.port}"), make_bus(nats_url)
    await bus.open()
    await there.open()
    services = make_services(store, bus)
    ann = await person(store, "ann")
    id = await begun(services, ann, "easy")
    teller = relay(services)
    await teller.work()
    heard: list[bytes] = []

    async def hear(subject: str, body: bytes) -> None:
        heard.append(body)

    await there.subscribe(f"table.{id}.seat.0", hear)
    nats_wire.mute = nats_wire.deaf = True
    await services.commands.resign(ann, id, "r1")
    services.broadcaster.published.clear()  # the process that stored it is no more
    services.clock.read = lambda: time.time() + 10  # type: ignore[attr-defined]
    assert not await teller.work()
    assert await store.games.outbox(10, time.time() + 10), "forgotten, and nobody was told"
    await nats_wire.cut()
    await nats_wire.mend()
    async with asyncio.timeout(30):
        while not heard:
            with suppress(BusDown):
                await teller.work()
            await asyncio.sleep(0.2)
    assert not await store.games.outbox(10, time.time() + 10)
    await bus.close()
    await there.close()


# -- bots -----------------------------------------------------------------------------------------


async def test_turns_go_to_those_for_whom_least_is_done() -> None:
    slots, order = FairSlots(1), []

    async def think(person: str) -> None:
        async with slots.slot(person):
            order.append(person)
            await asyncio.sleep(0)

    await asyncio.gather(*[think(x) for x in ("greedy", *["greedy"] * 5, "ann", "bob")])
    assert order.index("ann") < 3 and order.index("bob") < 4
    assert len(order) == 8


async def test_a_turn_that_is_not_waited_for_goes_to_the_next() -> None:
    slots = FairSlots(1)

    async def wait(person: str) -> None:
        async with slots.slot(person):
            pass

    for granted in (False, True):  # cancelled while it waits, or just as it is given
        async with slots.slot("ann"):
            gone = asyncio.create_task(wait("bob"))
            await asyncio.sleep(0)
            if not granted:
                gone.cancel()
        if granted:
            gone.cancel()
        async with asyncio.timeout(1), slots.slot("eve"):
            pass
        await asyncio.gather(gone, return_exceptions=True)
    assert slots._free == 1 and not slots._waiting and not slots._running and not slots._served


async def test_quick_bots_answer_where_the_table_is(store: Repositories) -> None:
    """No worker runs: the answers come from the process that stored what they were asked, each as
    a step of its own; nobody else takes the table meanwhile."""
    services = make_services(store, make_bus("memory"))
    ann = await person(store, "ann")
    id = await begun(services, ann, "sensible", "random")
    for n in range(20):
        async with asyncio.timeout(10):
            while (position := await services.views.position(id, ann))["ask"] is None:
                assert await store.games.claim_bots(time.time(), 9, LEASE) == []
                await asyncio.sleep(0.01)
        ask = position["ask"]
        await services.commands.answer(ann, id, f"c{n}", ask["options"][0], ask["token"])
    log = await store.games.log(id)
    assert len({x.version for x in log if x.who in (1, 2)}) > 10
    await services.commands.close()


def never(*args: Any) -> None:
    while True:
        time.sleep(1)


@asynccontextmanager
async def working(services: Services, pool: ProcessPool, seconds: float) -> AsyncIterator[None]:
    wake = asyncio.Event()
    kept = services.repositories
    bots = BotWorker(
        kept.games, services.cache, services.commands, pool, services.clock, seconds, wake
    )
    loop = asyncio.create_task(forever("bots", bots.work, 0.05, wake))
    try:
        yield
    finally:
        loop.cancel()
        await bots.close()
        pool.close()


async def test_a_thought_that_never_ends_is_cut_off(
    store: Repositories, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services(store, make_bus("memory"))
    ann = await person(store, "ann")
    id = await begun(services, ann, "easy")
    monkeypatch.setattr("ludorum.server.play.workers.bots.ponder", never)
    cut = METRICS.thoughts_cut._value.get()
    await answered(services, ann, id)
    async with working(services, ProcessPool(1), 3.0), asyncio.timeout(60):
        while (await services.cache.current(id)).waiting() != [0]:
            await asyncio.sleep(0.1)
    assert METRICS.thoughts_cut._value.get() > cut


async def test_tables_of_one_owner_wait_for_those_of_others(store: Repositories) -> None:
    services = make_services(store, make_bus("memory"))
    greedy, ann = await person(store, "greedy"), await person(store, "ann")
    many = [await begun(services, greedy, "hard") for _ in range(4)]
    one = await begun(services, ann, "hard")
    for id, user in [*[(id, greedy) for id in many], (one, ann)]:
        await answered(services, user, id)
    now = time.time()
    (first,) = await store.games.claim_bots(now, 1, LEASE)
    assert first in many
    assert await store.games.claim_bots(now, 1, LEASE) == [one]


async def test_a_lease_holds_while_somebody_thinks(store: Repositories) -> None:
    """What a person does meanwhile, or the bot's own answer before the next, frees nothing."""
    services = make_services(store, make_bus("memory"))
    ann = await person(store, "ann")
    id = await begun(services, ann, "easy", "easy")
    await answered(services, ann, id)
    now = time.time()
    assert await store.games.claim_bots(now, 9, LEASE) == [id]
    live = await services.cache.current(id)
    seat = next(x for x in live.waiting() if x)
    option = live.table.pending()[seat].options[0]
    await services.commands.bot_answer(id, seat, option, live.table.token(seat), now + LEASE)
    assert await store.games.claim_bots(now + 1, 9, LEASE) == []
    await store.games.release_bots(id)
    live = await services.cache.current(id)
    due = any(live.waiting())
    assert await store.games.claim_bots(now + 1, 9, LEASE) == ([id] if due else [])


async def test_a_table_where_no_bot_is_asked_is_let_go(store: Repositories) -> None:
    services = make_services(store, make_bus("memory"))
    ann, bob = await person(store, "ann"), await person(store, "bob")
    row = await services.lobby.create(ann, NewTable("architects", 2))
    await services.lobby.join(bob, row.id, row.link)
    await services.lobby.start(ann, row.id)
    await store.database.do(_due(row.id))
    assert await is_due(store, row.id)
    async with working(services, ProcessPool(1), 3.0), asyncio.timeout(10):
        while await is_due(store, row.id):
            await asyncio.sleep(0.1)


async def is_due(store: Repositories, id: str) -> bool:
    loaded = await store.games.load(id)
    assert loaded is not None
    return loaded.head.bot_due


def _due(id: str) -> Any:
    return update(db.heads).where(db.heads.c.table_id == id).values(bot_due=True)


# -- phones ---------------------------------------------------------------------------------------


async def test_a_push_service_that_drips_has_had_its_time(
    store: Repositories, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A byte now and then keeps every single read alive; the whole has a deadline."""

    enough = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(b"HTTP/1.1 201 Created\r\n")
            while not enough.is_set():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.1)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    monkeypatch.setattr(push_module, "PATIENCE", 1.0)
    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    pushes = Pushes()
    keys = Browser(pushes).subscription
    device = Device(
        "x", "u", "s", f"http://127.0.0.1:{port}/x", keys["p256dh"], keys["auth"], "en", 0.0
    )
    settings = Settings(public_url="http://localhost:8080", push_private=True)
    push = Push(settings, store.preferences, time.time)
    started = time.perf_counter()
    sent = await push.send(device, b"{}", topic="t", seconds=60, urgent=False)
    assert sent == "later" and time.perf_counter() - started < 3
    await push.close()
    pushes.close()
    server.close()
    enough.set()
    await asyncio.sleep(0.3)


# -- strangers ------------------------------------------------------------------------------------


async def test_a_person_has_so_many_tables(store: Repositories) -> None:
    settings = Settings(tables_per_person=6, open_tables_per_person=2, thinking_tables_per_person=3)
    services = make_services(store, make_bus("memory"), settings=settings)
    ann, bob = await person(store, "ann"), await person(store, "bob")
    lay = services.lobby.create
    for _ in range(2):
        await lay(ann, NewTable("architects", 2, public=True))
    with pytest.raises(ApiError, match="wait for players already"):
        await lay(ann, NewTable("architects", 2, public=True))
    ids = [await begun(services, ann, "hard") for _ in range(3)]
    with pytest.raises(ApiError, match="bots think for you"):
        await lay(ann, NewTable("architects", 2, bots=["easy"]))
    await lay(ann, NewTable("architects", 2, bots=["sensible"]))
    with pytest.raises(ApiError, match="not over yet"):
        await lay(ann, NewTable("architects", 2))
    await lay(bob, NewTable("architects", 2, public=True, bots=["hard"]))
    await services.commands.resign(ann, ids[0], "r1")
    await lay(ann, NewTable("architects", 2, bots=["hard"]))


async def test_a_rate_holds_over_all_nodes(store: Repositories) -> None:
    now = 1000.0
    nodes = [
        SharedRateLimit(RateRepository(store.database), "sign-in", 0.1, 5, lambda: now)
        for _ in range(3)
    ]

    async def tries(n: int, who: str) -> int:
        asked = [nodes[i % 3].take(who) for i in range(n)]
        came = await asyncio.gather(*asked, return_exceptions=True)
        assert all(x is None or isinstance(x, ApiError) for x in came)
        return came.count(None)

    assert await tries(12, "1.2.3.4") == 5
    assert await tries(3, "5.6.7.8") == 3
    now += 20
    assert await tries(12, "1.2.3.4") == 2
    now -= 500  # the clock of another node is behind: nothing is given for it
    assert await tries(3, "1.2.3.4") == 0
    assert await RateRepository(store.database).drop(1001.0) == 1


async def test_what_was_abandoned_is_swept(store: Repositories) -> None:
    services = make_services(store, make_bus("memory"))
    ann, bob = await person(store, "ann"), await person(store, "bob")
    await store.accounts.add_session("s", ann.id, time.time() + 100 * DAY)
    waits = await services.lobby.create(ann, NewTable("architects", 2, public=True))
    plays = await begun(services, ann, "easy")
    later = time.time() + 15 * DAY
    kept = services.repositories
    sweep = Sweep(
        kept.accounts, kept.tables, kept.invitations, kept.games, kept.rates, lambda: later
    )
    await sweep.work()
    assert await store.tables.table(waits.id) is None
    assert await store.tables.table(plays) is not None
    assert await store.accounts.user(ann.id) is not None
    assert await store.accounts.user(bob.id) is None


async def test_ids_that_lead_nowhere_leave_nothing_behind(store: Repositories) -> None:
    services = make_services(store, make_bus("memory"))
    for n in range(50):
        with pytest.raises(ApiError):
            await services.cache.current(f"no-{n}")
    assert len(services.cache._locks) == 0


async def test_a_clock_that_has_run_out_leaves_a_moment(store: Repositories) -> None:
    """No table plays a whole game by itself as fast as the server can."""
    with pytest.raises(ValueError, match="5 s"):
        Tempo(kind="live", reserve=0.001).check()
    tempo = Tempo(kind="live", reserve=60, increment=0)
    assert runs_out(tempo, Clocks({0: 0.0}, {0: 100.0}), 0) == 105.0


async def test_one_guest_with_many_thinking_bots_keeps_nobody_waiting(
    tmp_path: Path, hanging_up: None
) -> None:
    """As many tables as a person may have, three hard bots each: another person's sensible bot
    answers within a second throughout."""
    with serving(tmp_path) as server:
        hostile = await person_at(server, "Eve")
        for _ in range(8):
            body = {"game": "architects", "seats": 4, "bots": ["hard"] * 3}
            table = await hostile.call("POST", "/api/tables/", body)
            await hostile.call("POST", f"/api/tables/{table['id']}/start")
        body = {"game": "architects", "seats": 2, "bots": ["hard"]}
        with pytest.raises(Refused, match="too-many-tables"):
            await hostile.call("POST", "/api/tables/", body)
        _, play, id = await sit_down(server, 2, 1, "sensible")
        waits: list[float] = []
        for _ in range(40):
            async with asyncio.timeout(10):
                while play.positions[id]["ask"] is None:
                    play.changed.clear()
                    await play.changed.wait()
            started = time.perf_counter()
            await play.answer(id, play.positions[id]["ask"]["options"][0])
            async with asyncio.timeout(10):
                while play.positions[id]["ask"] is None and not play.positions[id]["over"]:
                    play.changed.clear()
                    await play.changed.wait()
            waits.append(time.perf_counter() - started)
        assert max(waits) < 1.0, waits


async def test_after_doubt_all_tables_are_asked_for_at_once_when_the_store_is_back() -> None:
    """One after the other, a slow store would leave people waiting for minutes."""
    asked: list[int] = []
    told: dict[str, int] = {}

    async def versions(ids: Collection[str]) -> dict[str, int]:
        asked.append(len(ids))
        if len(asked) == 1:
            raise StoreDown("away")
        return dict.fromkeys(ids, 9)

    bus = make_bus("memory")
    await bus.open()
    hub = Hub(bus, Audiences(bus), versions, lambda id, version, over: None)
    followers = {}
    for i in range(50):
        followers[i] = follower = Follower()
        (await hub.follow(f"table.t{i}.seat.0", follower)).join(follower, f"t{i}", 0)
    async with asyncio.timeout(AGAIN + 2):
        await hub.doubt()
    for follower in followers.values():
        _, table, body = follower.queue.get_nowait()
        told[table] = msgspec.json.decode(body)["version"]
    assert asked == [50, 50] and told == {f"t{i}": 9 for i in range(50)}
    for i, follower in followers.items():
        await hub.unfollow(f"table.t{i}.seat.0", follower)
    await bus.close()
