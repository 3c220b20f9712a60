"""Tables in several databases: where they are, what is left when one is down, and death in the
middle of whatever takes both sides."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from ludorum.server.account_data import service as account_data
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.deals import days
from ludorum.server.notifications.model import Notice, Preferences
from ludorum.server.notifications.worker import AGAIN
from ludorum.server.ops import backup as ops
from ludorum.server.ops import tables as tables_ops
from ludorum.server.ops.sweep import Sweep
from ludorum.server.play.clocks import DAY, Tempo
from ludorum.server.play.model import NewTable
from ludorum.server.run import notifier
from ludorum.server.services import Repositories, Services
from ludorum.server.store import Database, StoreDown, make_database, migrate
from ludorum.server.store import schema as db
from ludorum.server.store.address import Place, joined, shown, split
from ludorum.server.store.rows import GONE, User
from ludorum.server.store.shards import Shard, Shards, marks, register
from ludorum.server.store.sqlite import SqliteDatabase
from ludorum.server.tournaments.schemas import NewTournament
from ludorum.server.tournaments.tables import ABSENT
from tests.sample import some
from tests.server.parts import make_services, result_worker, set_clock, with_bots_by_hand

pytestmark = pytest.mark.anyio

ANN, BOB, CID, GUEST = (
    User(f"u-{x}", x, "" if x == "Guest" else "hash", 1.0) for x in ("Ann", "Bob", "Cid", "Guest")
)
NOW = 1_000_000.0
TITLES = Titles()
FILES = ("people.db", "s1.db", "s2.db")


def address(folder: Path, weights: tuple[int, int] = (1, 1)) -> str:
    people, one, two = (f"sqlite:///{folder / x}" for x in FILES)
    return joined(people, [Place("s1", weights[0], one), Place("s2", weights[1], two)])


@pytest.fixture(scope="session")
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("shards")


@pytest.fixture
async def folder(empty_folder: Path, tmp_path: Path) -> Path:
    """A directory and two shards, all empty."""
    if not (empty_folder / FILES[0]).exists():
        await migrate(address(empty_folder))
    return copied(empty_folder, tmp_path / "store")


def copied(folder: Path, to: Path) -> Path:
    shutil.copytree(folder, to)
    return to


@asynccontextmanager
async def opened(url: str, now: float = NOW) -> AsyncIterator[Services]:
    database, bus = make_database(url), make_bus("memory")
    await database.open()
    await bus.open()
    services = make_services_of(database, bus)
    set_clock(services, lambda: now)
    try:
        yield services
    finally:
        await services.commands.close()
        await bus.close()
        await database.close()


def make_services_of(database: Database, bus: Any) -> Services:
    return make_services(Repositories(database), bus, TITLES)


async def people(services: Services) -> None:
    for user in (ANN, BOB, CID, GUEST):
        assert await services.repositories.accounts.add_user(user)


async def laid(services: Services, *who: User, begun: bool = True, **more: Any) -> str:
    row = await services.lobby.create(who[0], NewTable("tithe", max(2, len(who)), **more))
    for other in who[1:]:
        await services.lobby.join(other, row.id, row.link)
    if begun:
        await services.lobby.start(who[0], row.id)
    return row.id


async def played(services: Services, id: str, *who: User) -> None:
    rng = random.Random(1)
    over = False
    while not over:
        for user in who:
            now = await services.views.position(id, user)
            over = now["over"]
            if not over and now["ask"] is not None:
                option = rng.choice(now["ask"]["options"])
                token = now["ask"]["token"]
                await services.commands.answer(user, id, f"c{rng.random()}", option, token)


# -- where what is ---------------------------------------------------------------------------------


def test_an_address_names_shards_with_weights() -> None:
    assert split("sqlite:///a.db") == ("sqlite:///a.db", [])
    several = "postgresql://u:p@a,b/x  s1=postgresql://u:q@c/y s2*0=postgresql://d/z"
    directory, shards = split(several)
    assert directory == "postgresql://u:p@a,b/x"
    assert shards == [
        Place("s1", 1, "postgresql://u:q@c/y"),
        Place("s2", 0, "postgresql://d/z"),
    ]
    assert split(joined(directory, shards)) == (directory, shards)
    assert ":p@" not in shown(several) and ":q@" not in shown(several)
    for wrong in (
        "sqlite:///a.db one=sqlite:///b.db",
        "sqlite:///a.db s1=nowhere",
        "s1=sqlite:///a",
    ):
        with pytest.raises(ValueError, match="is no s"):
            split(wrong)
    with pytest.raises(ValueError, match="two shards s1"):
        split("sqlite:///a.db s1=sqlite:///b.db s1=sqlite:///c.db")


async def test_tables_are_laid_by_weight_and_stay(folder: Path) -> None:
    async with opened(address(folder, (1, 3))) as services:
        await people(services)
        d = services.database
        ids = [d.new_table_id() for _ in range(400)]
        assert 50 < sum(x.startswith("s1") for x in ids) < 150
        id = await laid(services, ANN, BOB)
        beside = d.new_table_id(beside=id)
        assert beside[:2] == id[:2] and d.of(beside) is d.of(id)
        assert d.of("twelve_chars") is d
        counts = [(await x.all(select(func.count()).select_from(db.log)))[0][0] for x in d.games]
        assert counts[0] == 0 and sorted(counts)[1] == 0  # all of it is in one place
        assert (await d.all(select(func.count()).select_from(db.users)))[0][0] == 4
    name = id[:2]
    weights = (0, 1) if name == "s1" else (1, 0)
    async with opened(address(folder, weights)) as services:  # it is drained: played on, not laid
        assert {services.database.new_table_id()[:2] for _ in range(50)}.isdisjoint({name})
        await played(services, id, ANN, BOB)
        assert (await services.repositories.tables.find(id)).status == "over"
    async with opened(address(folder, (0, 0))) as services:  # all go back to the directory
        assert len(services.database.new_table_id()) == 12


async def test_tables_laid_before_there_were_shards_go_on(folder: Path) -> None:
    alone = split(address(folder))[0]
    database = make_database(alone)
    with pytest.raises(StoreDown, match="not named beside"):  # the shards are forgotten: said so
        await database.open()
    fresh = folder / "fresh"
    fresh.mkdir()
    alone = f"sqlite:///{fresh / FILES[0]}"
    await migrate(alone)
    async with opened(alone) as services:
        await people(services)
        old = await laid(services, ANN, BOB)
    await migrate(address(fresh))
    async with opened(address(fresh)) as services:
        new = await laid(services, ANN, BOB)
        assert {len(old), len(new)} == {12, 14}
        await played(services, old, ANN, BOB)
        mine = await services.directory.mine(ANN)
        assert {x.id for x in mine} == {old, new}
        found = await tables_ops.check(services.database, services.titles)
        assert (found.tables, found.wrong) == (1, {})


async def test_a_shard_is_not_taken_for_another(folder: Path) -> None:
    people, shards = split(address(folder))
    swapped = [shards[0]._replace(url=shards[1].url), shards[1]._replace(url=shards[0].url)]
    database = make_database(joined(people, swapped))
    await database.open()
    assert set(database.shards.down()) == {"s1", "s2"}
    with pytest.raises(StoreDown, match="is not shard s1"):
        database.of("s1" + "x" * 12)
    await database.close()
    # Nor may a store with people become one.
    other = folder / "other.db"
    await migrate(f"sqlite:///{other}")
    third = Place("s3", 1, f"sqlite:///{other}")
    async with opened(third.url) as services:
        await people_of_another(services)
    await migrate(joined(people, [*shards, third]))
    database = make_database(joined(people, [*shards, third]))
    await database.open()
    assert set(database.shards.down()) == {"s3"}
    await database.close()


async def people_of_another(services: Services) -> None:
    assert await services.repositories.accounts.add_user(ANN)


async def test_a_shard_is_registered_whoever_died_before(folder: Path) -> None:
    url = f"sqlite:///{folder / 'new.db'}"
    await migrate(url)
    both = make_database(split(address(folder))[0]), make_database(url)
    for x in both:
        await x.connect()
    await both[1].do(db.shards.insert().values(name="s9", mark="m"))  # then the process died
    await register(both[0], "s9", both[1])
    assert (await marks(both[0]))["s9"] == "m"
    for x in both:
        await x.disconnect()


async def test_a_shard_that_is_down_harms_its_tables_only(folder: Path) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        ids: dict[str, str] = {}
        while len(ids) < 2:
            id = await laid(services, ANN, BOB, public=True)
            ids[id[:2]] = id
        due = Notice(ANN.id, ids["s2"], "turn", 7.0, NOW, NOW)
        await services.repositories.notifications.schedule(due.table, 1, {ANN.id: due})
    (folder / "s2.db").rename(folder / "away.db")
    async with opened(address(folder)) as services:
        database = services.database
        assert set(database.shards.down()) == {"s2"}
        await played(services, ids["s1"], ANN, BOB)
        with pytest.raises(StoreDown, match="shard s2 is down"):
            await services.views.position(ids["s2"], ANN)
        assert {x.id[:2] for x in await services.directory.mine(ANN)} == {"s1"}
        assert await laid(services, ANN, BOB)  # where there is room
        assert database.new_table_id()[:2] == "s1"
        await result_worker(services).work()
        await sweep(services, NOW + 100).work_without_guests()
        with pytest.raises(StoreDown):  # nothing is left out where all is asked for
            await services.account_data.export(ANN)
        # Who is to be told of a table there is told when it is back.
        notices = services.repositories.notifications
        (due,) = await notices.take(NOW + 1, 9)
        await notifier(services)._told(due)
        assert [x.due for x in await notices.take(NOW + 60, 9)] == [NOW + AGAIN]
        # Whoever leaves is gone, and what is of them where nobody can look now goes later.
        await services.account_data.erase(BOB)
        assert (await services.repositories.accounts.user(BOB.id)) is not None
        (folder / "away.db").rename(folder / "s2.db")
        await database.look_at_shards()
        assert not database.shards.down()
        await services.views.position(ids["s2"], ANN)
        await finish_departures(services)
        assert await services.repositories.accounts.user(BOB.id) is None
        assert BOB.id not in {x.user for x in await services.repositories.tables.seats(ids["s2"])}


class Sweeping(Sweep):
    async def work_without_guests(self) -> None:
        await self._tables.drop_abandoned(0.0)
        await self._invitations.drop_left_over(NOW + 50)


def sweep(services: Services, now: float) -> Sweeping:
    kept = services.repositories
    return Sweeping(
        kept.accounts, kept.tables, kept.invitations, kept.games, kept.rates, lambda: now
    )


async def finish_departures(services: Services) -> None:
    before = account_data.UNDER_WAY
    account_data.UNDER_WAY = -1.0
    try:
        await services.account_data.finish_departures()
    finally:
        account_data.UNDER_WAY = before


async def test_a_backup_brings_all_of_them_back(folder: Path, tmp_path: Path) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        ids = {await laid(services, ANN, BOB) for _ in range(8)}
    kept = tmp_path / "backups"
    made, _ = ops.backup(address(folder), kept, 2, NOW)
    assert sorted(x.suffix for x in kept.iterdir()) == [".db"] * 3
    found = await ops.rehearse(address(folder), made, lambda what: None)
    assert (found.tables, found.wrong) == (8, {})
    back = tmp_path / "back"
    back.mkdir()
    with pytest.raises(ValueError, match="belongs to it"):
        ops.restore(f"sqlite:///{back / 'people.db'}", made)
    ops.restore(address(back), made)
    async with opened(address(back)) as services:
        assert {x.id for x in await services.directory.mine(ANN)} == ids
    for later in (1, 2):
        _, gone = ops.backup(address(folder), kept, 2, NOW + later)
    assert gone == [made] and len(list(kept.iterdir())) == 6


# -- death in the middle ---------------------------------------------------------------------------


class Died(BaseException):
    """The process is no more."""


@asynccontextmanager
async def dying(monkeypatch: pytest.MonkeyPatch, step: int) -> AsyncIterator[list[int]]:
    """Whoever asks a database for the so-manyth time dies before it does; `left` is what was not
    reached."""
    left = [step]

    def counted() -> None:
        left[0] -= 1
        if left[0] <= 0:
            raise Died

    with monkeypatch.context() as patched:
        for name in ("reading", "writing"):
            real = getattr(SqliteDatabase, name)

            def manager(self: Any, real: Any = real) -> Any:
                counted()
                return real(self)

            patched.setattr(SqliteDatabase, name, manager)
        for name in ("_look", "_write"):
            real = getattr(SqliteDatabase, name)

            async def call(self: Any, what: Any, real: Any = real) -> Any:
                counted()
                return await real(self, what)

            patched.setattr(SqliteDatabase, name, call)
        yield left


Step = Callable[[Services], Awaitable[None]]


async def at_every_step(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    act: Step,
    after: Step,
    stride: int = 1,
) -> int:
    """Kill `act` before each of its steps, as often as it has steps; each time, on a copy of the
    store, `after` lets others finish and looks. Returns how many steps there were. Where they are
    many and alike, `stride` leaves some out, but not every night (LUDORUM_WHOLE=1)."""
    stride = some(stride, 1)
    step = 1 - stride
    while True:
        step += stride
        copy = copied(folder, folder.with_name(f"{folder.name}-{step}"))
        died = False
        async with opened(address(copy)) as services, dying(monkeypatch, step):
            before = asyncio.all_tasks()
            try:
                await act(services)
            except Died:
                died = True
            begun = asyncio.all_tasks() - before
            ends = [x for x in begun if not x.get_name().startswith("bus ")]  # they listen for ever
            await asyncio.gather(*ends, return_exceptions=True)
        async with opened(address(copy), NOW + 100) as services:
            await after(services)
        shutil.rmtree(copy)
        if not died:
            return step - 1


async def count(database: Database, query: Any) -> int:
    return sum([len(await x.all(query)) for x in database.games])


async def dangling_invitations(services: Services) -> list[str]:
    waits = {x.id for x in await services.repositories.tables.open_tables(99)}
    rows = await services.database.all(select(db.invitations.c.table_id))
    found: list[str] = []
    for row in rows:
        table = await services.repositories.tables.table(row.table_id)
        if row.table_id not in waits and (table is None or table.status != "open"):
            found.append(row.table_id)
    return found


async def test_death_in_a_rematch(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        id = await laid(services, ANN, BOB)
        await services.repositories.games.set_status(id, "over", "")

    async def act(services: Services) -> None:
        await services.lobby.rematch(ANN, id)

    async def after(services: Services) -> None:
        row = await services.lobby.rematch(BOB, id)  # pressed again, by the other
        await sweep(services, NOW + 200).work_without_guests()
        next = (await services.repositories.tables.find(id)).rematch
        assert next == row.id and row.id[:2] == id[:2]
        assert await count(services.database, select(db.tables.c.id)) == 2
        assert await dangling_invitations(services) == []
        asked = await services.database.all(select(db.invitations))
        other = BOB if row.owner == ANN.id else ANN
        assert [(x.table_id, x.user_id) for x in asked] == [(next, other.id)]

    assert await at_every_step(folder, monkeypatch, act, after) >= 8


async def test_death_at_the_start_of_a_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        id = await laid(services, ANN, BOB, begun=False)
        await services.repositories.invitations.invite(id, [CID.id], ANN.id, NOW)

    async def act(services: Services) -> None:
        await services.lobby.start(ANN, id)

    async def after(services: Services) -> None:
        row = await services.repositories.tables.find(id)
        if row.status == "open":
            await services.lobby.start(ANN, id)
        await sweep(services, NOW + 200).work_without_guests()
        assert (await services.repositories.tables.find(id)).status == "running"
        assert await services.database.all(select(db.invitations)) == []

    assert await at_every_step(folder, monkeypatch, act, after) >= 5


async def test_death_while_a_game_is_counted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        id = await laid(services, ANN, BOB, rated=True)
        await played(services, id, ANN, BOB)

    async def act(services: Services) -> None:
        await services.results.count(id)

    async def after(services: Services) -> None:
        while await result_worker(services).work():
            pass
        kept = services.repositories.ratings
        assert await kept.uncounted(services.titles.held(), 9) == []
        assert [x.games for x in await kept.ratings_of([ANN.id, BOB.id])] == [1, 1]
        for user in (ANN, BOB):
            assert [x.table for x in await kept.results_of(user.id, 9)] == [id]

    assert await at_every_step(folder, monkeypatch, act, after) >= 5


async def test_death_while_news_are_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        reached, idle = await laid(services, ANN, BOB), await laid(services, CID, BOB)
        await services.repositories.preferences.save(Preferences(ANN.id, mail=True))
        for id in (reached, idle):
            await services.repositories.games.confirm([(id, 1)])

    async def act(services: Services) -> None:
        kept = services.repositories.notifications
        for news in await kept.claim_news(services.clock(), 10, 30.0):
            wanted = Notice(ANN.id, news.table, "turn", 7, NOW, NOW, 0.0, 0)
            await kept.schedule(news.table, 1, {ANN.id: wanted})

    async def after(services: Services) -> None:
        await act(services)  # the lease of who has died has run out
        assert await count(services.database, select(db.news)) == 0
        told = await services.database.all(select(db.notices))
        assert [(x.user_id, x.table_id) for x in told] == [(ANN.id, reached)]

    assert await at_every_step(folder, monkeypatch, act, after) >= 5


@pytest.mark.parametrize("heir", [None, ANN], ids=["for good", "as somebody else"])
async def test_death_while_somebody_leaves(
    folder: Path, monkeypatch: pytest.MonkeyPatch, heir: User | None
) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        ids = [await laid(services, GUEST, BOB, rated=True)]
        await played(services, ids[0], GUEST, BOB)
        await services.results.count(ids[0])
        places = {ids[0][:2]}
        while len(places) < 2:
            ids.append(await laid(services, BOB, GUEST, begun=False))
            places.add(ids[-1][:2])
        ids.append(await laid(services, ANN, GUEST))  # where the heir sits already
        await services.chat.say(GUEST, ids[0], "hello")
        await services.repositories.accounts.add_session("hash", GUEST.id, 2 * NOW)

    async def act(services: Services) -> None:
        if heir is None:
            await with_bots_by_hand(services).account_data.erase(GUEST)
        else:
            await with_bots_by_hand(services).account_data.adopt(GUEST, heir)

    async def after(services: Services) -> None:
        kept = services.repositories
        if not await services.database.all(select(db.departures)):
            if await kept.accounts.user(GUEST.id) is not None:
                await act(services)  # nobody has heard of it: asked for again
        await finish_departures(services)
        assert await kept.accounts.user(GUEST.id) is None
        assert await services.database.all(select(db.departures)) == []
        assert await services.database.all(select(db.sessions)) == []
        s, t, said = db.seats.c, db.tables.c, db.chat.c
        for left in (
            select(s.table_id).where(s.user_id == GUEST.id),
            select(t.id).where(t.owner == GUEST.id),
            select(said.table_id).where(said.user_id == GUEST.id),
        ):
            assert await count(services.database, left) == 0
        for id in ids:
            sits = [x.user for x in await kept.tables.seats(id)]
            people = [x for x in sits if x not in ("", GONE)]
            assert len(people) == len(set(people))
            assert BOB.id in sits or ANN.id in sits
            if heir is not None:
                assert sits.count(ANN.id) == 1
        results = await services.database.all(select(db.results.c.user_id))
        expected = [BOB.id] if heir is None else [ANN.id, BOB.id]
        assert sorted([x.user_id for x in results]) == expected

    assert await at_every_step(folder, monkeypatch, act, after) >= 6


async def test_death_while_a_line_is_settled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        id = await laid(services, ANN, BOB)
        line = await services.chat.say(BOB, id, "hello")
        await services.chat.report(ANN, id, line.n, "rude")

    async def act(services: Services) -> None:
        await services.repositories.reports.settle(id, line.n, "warned", NOW, remove=True)

    async def after(services: Services) -> None:
        await act(services)
        assert await services.repositories.chat.lines(id, 0) == []
        assert await services.repositories.reports.all(settled=False) == []
        assert len(await services.repositories.reports.all(settled=True)) == 1

    assert await at_every_step(folder, monkeypatch, act, after) == 2


async def test_death_while_abandoned_tables_are_swept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        ids = [await laid(services, ANN, BOB, begun=False) for _ in range(3)]
        for id in ids:
            await services.repositories.invitations.invite(id, [CID.id], ANN.id, NOW)
        kept = await laid(services, ANN, BOB)
    later = NOW + 30 * DAY

    async def act(services: Services) -> None:
        await sweep(services, later).work()

    async def after(services: Services) -> None:
        await sweep(services, later).work()
        assert await services.database.all(select(db.invitations)) == []
        assert await count(services.database, select(db.tables.c.id)) == 1
        assert (await services.repositories.tables.find(kept)).status == "running"

    assert await at_every_step(folder, monkeypatch, act, after) >= 5


async def test_death_while_guests_are_swept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits somewhere stays, in whatever shard that is."""
    async with opened(address(folder)) as services:
        await people(services)
        for n in range(3):
            assert await services.repositories.accounts.add_user(
                User(f"u-idle{n}", "Idle", "", 1.0)
            )
        id = await laid(services, ANN, GUEST)

    async def act(services: Services) -> None:
        await sweep(services, NOW + 8 * DAY).work()

    async def after(services: Services) -> None:
        await sweep(services, NOW + 8 * DAY).work()
        left = {row.id for row in await services.database.all(select(db.users.c.id))}
        assert left - {GONE} == {x.id for x in (ANN, BOB, CID, GUEST)}
        seats = await services.repositories.tables.seats(id)
        assert {x.user for x in seats} == {ANN.id, GUEST.id}

    assert await at_every_step(folder, monkeypatch, act, after) >= 5


async def test_death_while_somebody_is_invited(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        await services.relationships.befriend(ANN, CID.id)
        await services.relationships.befriend(CID, ANN.id)
        id = await laid(services, ANN, BOB, begun=False)

    async def act(services: Services) -> None:
        await services.invitations.invite(ANN, id, CID.id)

    async def after(services: Services) -> None:
        for _ in range(2):  # whoever was not answered asks again
            await services.invitations.invite(ANN, id, CID.id)
        assert [x.user_id for x in await services.database.all(select(db.invitations))] == [CID.id]
        assert await dangling_invitations(services) == []

    assert await at_every_step(folder, monkeypatch, act, after) >= 4


# -- deals of the day ------------------------------------------------------------------------------

TODAY = days.today(NOW)
DEAL = "hadrians_wall"


def at(day: date) -> float:
    """When it is noon, by UTC."""
    return days.midnight(day) + 12 * 3600


def test_a_token_goes_to_a_shard_by_weight_and_only_to_a_new_one_when_one_is_added() -> None:
    def shard(name: str, weight: int) -> Shard:
        made = Shard(Place(name, weight, "sqlite://"), None)  # type: ignore[arg-type]
        made.why = ""
        return made

    tokens = [f"token{n:07}" for n in range(2000)]
    two, three = [shard("s1", 1), shard("s2", 3)], shard("s3", 4)
    before = [Shards(two).id_for(x) for x in tokens]
    assert before == [Shards(two[::-1]).id_for(x) for x in tokens]  # whatever their order
    assert 400 < len([x for x in before if x.startswith("s1")]) < 600
    after = [Shards([*two, three]).id_for(x) for x in tokens]
    moved = [y for x, y in zip(before, after, strict=True) if x != y]
    assert 880 < len(moved) < 1120 and all(x.startswith("s3") for x in moved)
    drained = [Shards([*two, shard("s3", 0)]).id_for(x) for x in tokens]
    assert drained == before
    three.why = "it is down"
    assert [Shards([*two, three]).id_for(x) for x in tokens] == before
    assert Shards().id_for("token") == "token"  # one database


async def test_a_deal_is_laid_in_a_shard_and_found_there_whatever_becomes_of_the_shards(
    folder: Path,
) -> None:
    users = [User(f"u-{n}", f"P{n}", "hash", 1.0) for n in range(12)]
    async with opened(address(folder), at(TODAY)) as services:
        for user in users:
            assert await services.repositories.accounts.add_user(user)
        ids = [await services.deals.begin(x, TODAY, DEAL, "") for x in users]
        assert {x[:2] for x in ids} == {"s1", "s2"} and {len(x) for x in ids} == {14}
        for user, id in zip(users, ids, strict=True):
            kept = services.database.of(id)
            assert kept is not services.database and await kept.table(id) is not None
            assert (await services.views.position(id, user))["ask"]
    for weights in ((1, 0), (0, 0), (1, 9)):
        async with opened(address(folder, weights), at(TODAY)) as services:
            assert [await services.deals.begin(x, TODAY, DEAL, "") for x in users] == ids
            assert await count(services.database, select(db.tables.c.id)) == len(users)


async def test_a_deal_begun_by_two_who_know_other_shards_is_one_try(folder: Path) -> None:
    """A rolling restart: some processes drain a shard, some do not yet."""
    urls = [address(folder, weights) for weights in ((1, 0), (0, 1))]
    async with opened(urls[0], at(TODAY)) as one, opened(urls[1], at(TODAY)) as other:
        await people(one)
        for game in (DEAL, "architects", "hamlet"):
            begun = await asyncio.gather(
                *(x.deals.begin(ANN, TODAY, game, "c") for x in (one, other, one, other))
            )
            assert len(set(begun)) == 1
        assert await count(one.database, select(db.tables.c.id)) == 3
        assert len(await one.repositories.deals.of(ANN.id, TODAY)) == 3


async def test_death_while_a_deal_is_begun(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address(folder), at(TODAY)) as services:
        await people(services)
        await services.deals.week()  # the house has its secret

    async def act(services: Services) -> None:
        set_clock(services, lambda: at(TODAY))
        await services.deals.begin(ANN, TODAY, DEAL, "c")

    async def after(services: Services) -> None:
        set_clock(services, lambda: at(TODAY))
        before = await services.repositories.deals.of(ANN.id, TODAY)
        # Meanwhile the shard that would be chosen takes no more tables.
        for shard in services.database.shards._by_name.values():
            shard.weight = int(not before or not before[0].table.startswith(shard.name))
        id = await services.deals.begin(ANN, TODAY, DEAL, "c")
        assert [x.table for x in before] in ([], [id])
        assert (await services.repositories.tables.find(id)).status == "running"
        assert await count(services.database, select(db.tables.c.id)) == 1
        assert [x.table for x in await services.repositories.deals.of(ANN.id, TODAY)] == [id]

    assert await at_every_step(folder, monkeypatch, act, after) >= 8


async def test_a_deal_in_a_shard_that_is_down_waits_and_harms_no_other(folder: Path) -> None:
    async with opened(address(folder, (0, 1)), at(TODAY)) as services:
        await people(services)
        mine = await services.deals.begin(ANN, TODAY, DEAL, "a")
        assert mine.startswith("s2")
    (folder / "s2.db").rename(folder / "away.db")
    late = days.closes(TODAY) + 7200
    async with opened(address(folder), at(TODAY)) as services:
        with pytest.raises(StoreDown):
            await services.deals.begin(ANN, TODAY, DEAL, "a")
        assert (await services.deals.begin(BOB, TODAY, DEAL, "b")).startswith("s1")
        set_clock(services, lambda: late)
        await services.deals.settle_some(9)
        outcomes = [await services.repositories.deals.of(x.id, TODAY) for x in (ANN, BOB)]
        assert [x[0].outcome for x in outcomes] == ["", "late"]  # of the other nobody knows
        assert (await services.deals.results(TODAY, DEAL, BOB)).shown
        with pytest.raises(StoreDown):  # some of them would look like all of them
            await services.deals.tables(TODAY, DEAL)
        (folder / "away.db").rename(folder / "s2.db")
        await services.database.look_at_shards()
        await services.deals.settle_some(9)
        assert (await services.repositories.deals.of(ANN.id, TODAY))[0].outcome == "late"
        assert await services.deals.tables(TODAY, DEAL) == []


# -- tournaments -----------------------------------------------------------------------------------

FIELD = (ANN, BOB, CID, GUEST)


async def tournament_held(services: Services) -> str:
    """Two rounds of pairs, all with the same luck, that begin at once."""
    wanted = NewTournament(
        "Swiss", "tithe", "swiss", 2, NOW, rounds=2, duplicate=True, tempo=Tempo("live")
    )
    id = await services.tournaments.create(ANN, wanted)
    for user in FIELD:
        await services.tournaments.join(user, id)
    return id


async def tables_played(services: Services, id: str, most: int = 9) -> None:
    course = await services.repositories.rounds.course(id)
    on = [x for x in course.tables if x.begun and not x.ended]
    for laid in [x for x in on if services.repositories.tables.reachable(x.table)][:most]:
        seats = await services.repositories.tables.seats(laid.table)
        here = [user for user in FIELD if user.id in {x.user for x in seats}]
        await played(services, laid.table, *here)


async def look_after(services: Services, id: str) -> None:
    """A worker, as one after the other comes."""
    for _ in range(4):
        await services.director.advance(id)


async def check_tournament(services: Services, id: str, rounds: int) -> None:
    """So many rounds were drawn, each once: two tables, both there and begun, nothing beside."""
    kept = services.repositories
    course = await kept.rounds.course(id)
    assert [x.number for x in course.rounds] == list(range(1, rounds + 1))
    assert len(course.tables) == 2 * rounds and len(course.scores) == 4 * rounds
    assert await count(services.database, select(db.tables.c.id)) == 2 * rounds
    for its in course.rounds:
        tables = [x for x in course.tables if x.round == its.number]
        rows = [await kept.tables.find(x.table) for x in tables]
        assert {x.status for x in rows} <= {"running", "over"}
        assert {await kept.tables.key(x.id) for x in rows} == {its.key}
        seated = [x.player for x in course.scores if x.round == its.number]
        assert sorted(seated) == [1, 2, 3, 4]
        for laid in tables:
            wanted = [
                x.player for x in course.scores if (x.round, x.number) == (its.number, laid.number)
            ]
            users = {x.number: x.user for x in course.players}
            assert [x.user for x in await kept.tables.seats(laid.table)] == [
                users[x] for x in wanted
            ]


async def test_death_while_a_round_is_drawn_and_laid(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        id = await tournament_held(services)

    async def act(services: Services) -> None:
        await services.director.advance(id)

    async def after(services: Services) -> None:
        await look_after(services, id)
        await check_tournament(services, id, 1)
        one = await services.repositories.tournaments.tournament(id)
        assert one is not None and one.status == "running"

    assert await at_every_step(folder, monkeypatch, act, after, stride=3) >= 20


async def test_death_while_results_are_kept_and_the_next_round_begins(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        id = await tournament_held(services)
        await services.director.advance(id)
        await tables_played(services, id)

    async def act(services: Services) -> None:
        await services.director.advance(id)
        await services.director.advance(id)

    async def after(services: Services) -> None:
        await look_after(services, id)
        await check_tournament(services, id, 2)
        course = await services.repositories.rounds.course(id)
        first = [x for x in course.scores if x.round == 1]
        assert sorted([x.place for x in first]) in ([1, 1, 2, 2], [1, 1, 1, 2], [1, 1, 1, 1])
        for laid in [x for x in course.tables if x.round == 1]:
            _, record, _ = await services.archive.game(laid.table, None)
            assert record.result == [x.score for x in first if x.number == laid.number]
        await tables_played(services, id)
        await look_after(services, id)
        one = await services.repositories.tournaments.tournament(id)
        assert one is not None and one.status == "over" and one.winners

    assert await at_every_step(folder, monkeypatch, act, after, stride=3) >= 30


async def test_death_while_somebody_who_does_not_come_is_replaced(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        id = await tournament_held(services)
        await services.director.advance(id)
        await tables_played(services, id, most=1)

    late = NOW + ABSENT + 1

    async def act(services: Services) -> None:
        await services.onlookers.listen()
        set_clock(services, lambda: late)
        await services.director.advance(id)

    async def after(services: Services) -> None:
        await services.onlookers.listen()
        set_clock(services, lambda: late + 10)
        await look_after(services, id)
        course = await services.repositories.rounds.course(id)
        states = [x.state for x in course.players]
        assert sorted(states) == ["away", "away", "in", "in"]
        assert course.rounds[0].ended > 0  # a table of bots alone is over
        assert await count(services.database, select(db.tables.c.id)) in (2, 3)

    assert await at_every_step(folder, monkeypatch, act, after) >= 10


async def test_a_tournament_waits_for_a_shard_and_plays_on_elsewhere(folder: Path) -> None:
    async with opened(address(folder)) as services:
        await people(services)
        ids = [await tournament_held(services) for _ in range(5)]
        for id in ids:
            await services.director.advance(id)
    (folder / "s2.db").rename(folder / "away.db")
    async with opened(address(folder)) as services:
        done = 0
        for id in ids:
            course = await services.repositories.rounds.course(id)
            there = [x for x in course.tables if x.table.startswith("s1")]
            for laid in there:
                seats = await services.repositories.tables.seats(laid.table)
                await played(
                    services, laid.table, *[x for x in FIELD if x.id in {y.user for y in seats}]
                )
            await services.director.advance(id)
            course = await services.repositories.rounds.course(id)
            ended = {x.table for x in course.tables if x.ended}
            assert ended == {x.table for x in there}
            assert (await services.tournaments.detail(id, ANN)).standings
            done += len(ended)
        assert 0 < done < 10
        (folder / "away.db").rename(folder / "s2.db")
        await services.database.look_at_shards()
        for id in ids:
            await tables_played(services, id)
            await look_after(services, id)
            assert (await services.tournaments.detail(id, ANN)).round == 2
