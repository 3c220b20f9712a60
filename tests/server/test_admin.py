"""Looking after a house beside a service that plays."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import msgspec
import pytest
from sqlalchemy import update

from ludorum.cli import main
from ludorum.games.tithe import Tithe
from ludorum.kernel import DEALER
from ludorum.server.accounts.model import Ban
from ludorum.server.accounts.sessions import ended
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.clubs.schemas import NewClub
from ludorum.server.errors import ApiError
from ludorum.server.ops import audit, bans, rulings
from ludorum.server.ops import tables as ops
from ludorum.server.ops.upgrade import upgrade
from ludorum.server.play.clocks import Tempo
from ludorum.server.play.model import NewTable
from ludorum.server.services import Repositories
from ludorum.server.store import schema as db
from ludorum.server.store.rows import User
from ludorum.server.tournaments.schemas import NewTournament
from ludorum.words import Unfit
from tests.server.parts import make_accounts, make_services
from tests.server.test_tables import House, OtherRules, SameRules

pytestmark = pytest.mark.anyio

DAY = 86_400.0


@asynccontextmanager
async def playing(store: Repositories) -> AsyncIterator[House]:
    bus = make_bus("memory")
    await bus.open()
    try:
        yield House(make_services(store, bus, Titles()))
    finally:
        await bus.close()


async def two(house: House, game: str = "tithe", **tempo: object) -> tuple[User, User, str]:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    return ann, bob, await house.table(ann, bob, game=game, **tempo)


async def play(house: House, people: tuple[User, ...], id: str, count: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        live = await house.services.cache.current(id)
        if live.row.status != "running":
            return
        house.now += 1
        await house.answer(people[live.waiting()[0]], id, rng)


async def digest(store: Repositories, id: str) -> str:
    loaded = await store.games.load(id)
    assert loaded is not None
    return loaded.head.digest


async def test_stuck_tables_say_why(store: Repositories) -> None:
    titles = Titles()
    async with playing(store) as house:
        ann, bob, frozen = await two(house)
        late = await house.table(ann, bob, kind="days", days=1.0)
        fine = await house.table(ann, bob)
        lost = await house.table(ann, bob)
        made = await house.services.lobby.create(ann, NewTable("tithe", 2, bots=["easy"]))
        await house.services.lobby.start(ann, made.id)
        await play(house, (ann, bob), fine, 3, 1)
        loaded = await store.games.load(lost)
        assert loaded is not None
        assert await store.games.set_rules(lost, 99, "", loaded.head)
        await rulings.freeze(store.database, frozen, "a look", house.now)

        async def found(now: float) -> dict[str, str]:
            rows = await ops.stuck(store.database, titles, now, 60.0, 7 * DAY, 100)
            return {x.health.table.id: x.why for x in rows}

        live = await house.services.cache.current(made.id)
        assert live.head.bot_due
        bot = {made.id: "bot"}
        assert await found(house.now) == {frozen: "frozen", lost: "rules"}
        assert await found(house.now + 100) == {frozen: "frozen", lost: "rules"} | bot
        two_days = await found(house.now + 2 * DAY)
        assert two_days == {frozen: "frozen", lost: "rules", late: "clock"} | bot
        all_of_them = await found(house.now + 8 * DAY)
        assert all_of_them[fine] == "idle" and all_of_them[late] == "clock"


async def test_freeze_stops_a_warm_table_and_unfreeze_lets_it_go_on(store: Repositories) -> None:
    async with playing(store) as house, playing(store) as other:
        ann, bob, id = await two(house, kind="live", reserve=100.0, increment=0.0)
        people = (ann, bob)
        await play(house, people, id, 3, 1)
        before = await digest(store, id)
        other.now = house.now
        await other.services.views.position(id, ann)
        await rulings.freeze(store.database, id, "why not", house.now)
        with pytest.raises(ValueError, match="is not running: it is frozen"):
            await rulings.freeze(store.database, id, "again", house.now)
        for there in (house, other):
            with pytest.raises(ApiError, match="frozen"):
                await play_one(there, people, id)
            assert (await there.services.views.position(id, ann))["status"] == "frozen"
        house.now = other.now = house.now + 5000  # much longer than anybody's reserve
        assert await store.games.claim_expired(house.now, 10, 1.0) == []
        await rulings.unfreeze(store.database, Titles(), id, "seen to", house.now)
        assert await digest(store, id) == before
        assert await store.games.claim_expired(house.now, 10, 1.0) == []
        # Both hold it as frozen; a command that comes first thing finds that it goes on.
        await play_one(other, people, id)
        await play(house, people, id, 1, 2)
        with pytest.raises(ValueError, match="is not frozen"):
            await rulings.unfreeze(store.database, Titles(), id, "again", house.now)
        told = [x.who for x in await audit.audit(store.database, id)]
        assert told.count("operator freeze") == told.count("operator unfreeze") == 1


async def play_one(house: House, people: tuple[User, ...], id: str) -> None:
    """A command without a look before it, as of a client that has the position."""
    loaded = await house.store.games.load(id)
    assert loaded is not None
    live = house.services.cache._warm.get(id) or await house.services.cache.get(id)
    seat = live.waiting()[0]
    option = live.table.pending()[seat].options[0]
    await house.services.commands.answer(people[seat], id, f"c{random.random()}", option, None)


async def test_a_table_that_does_not_meet_its_digest_stays_frozen(store: Repositories) -> None:
    async with playing(store) as house:
        ann, bob, id = await two(house)
        await play(house, (ann, bob), id, 4, 2)
        loaded = await store.games.load(id)
        assert loaded is not None
        wrong = msgspec.structs.replace(loaded.head, digest="wrong")
        assert await store.games.set_rules(id, loaded.table.epoch, loaded.table.content, wrong)
        house.services.cache.forget(id)
        with pytest.raises(ApiError, match="frozen"):
            await house.services.views.position(id, ann)
        with pytest.raises(ValueError, match="set-back"):
            await rulings.unfreeze(store.database, Titles(), id, "hope", house.now)
        past = await ops.past(store.database, Titles(), id)
        least = len([x for x in await store.games.log(id) if x.version == 1])
        keep = len(past.entries) - 1
        assert keep > least
        await rulings.rewind(store.database, Titles(), id, keep, "repair", house.now)
        await play(house, (ann, bob), id, 3, 3)
        assert (await store.tables.table(id)).status == "running"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["architects", "hadrians_wall"])
async def test_setting_back_gives_the_position_that_was(store: Repositories, game: str) -> None:
    """To any answer; the game goes on from there to its end, and its record verifies."""
    rng = random.Random(game)
    async with playing(store) as house:
        ann, bob, id = await two(house, game)
        people = (ann, bob)
        digests: dict[int, str] = {}
        for n in range(12):
            await play(house, people, id, 1, n)
            past = await ops.past(store.database, Titles(), id)
            digests[len(past.entries)] = await digest(store, id)
        for _ in range(3):
            first, *_, last = sorted(digests)
            keep = rng.randrange(first, last)
            _, answers = await rulings.rewind(store.database, Titles(), id, keep, "back", house.now)
            # Chance and what is forced follow by themselves, from the same key: as they did.
            assert await digest(store, id) == digests[answers], (keep, answers)
            # From the stored checkpoint it is the same as from the whole log.
            fresh = await make_services(store, make_bus("memory")).cache.get(id)
            past = await ops.past(store.database, Titles(), id)
            assert fresh.table.log == past.entries[len(past.entries) - len(fresh.table.log) :]
            for _ in range(3):
                await play(house, people, id, 1, rng.randrange(1000))
                past = await ops.past(store.database, Titles(), id)
                digests = {k: v for k, v in digests.items() if k < len(past.entries)}
                digests[len(past.entries)] = await digest(store, id)
        for keep in (-1, 0, 10_000):
            with pytest.raises(ValueError, match="can be set back to"):
                await rulings.rewind(store.database, Titles(), id, keep, "back", house.now)
        least = len([x for x in await store.games.log(id) if x.version == 1])
        await rulings.rewind(store.database, Titles(), id, least, "back", house.now)
        with pytest.raises(ValueError, match="nobody has decided"):
            await rulings.rewind(store.database, Titles(), id, least, "back", house.now)


async def insist(act: Callable[[], Awaitable[object]]) -> None:
    """Whoever finds no gap between the players is told to try again."""
    while True:
        try:
            await act()
        except ValueError as e:
            if "try again" not in str(e):
                raise
        else:
            return


async def test_setting_back_beside_players_loses_nothing_else(store: Repositories) -> None:
    """Two services play while tables are set back and frozen: every log gives its digest."""
    async with playing(store) as house, playing(store) as other:
        ann, bob, id = await two(house, "architects")
        people = (ann, bob)
        await play(house, people, id, 6, 1)

        async def busy(there: House, seed: int) -> None:
            rng = random.Random(seed)
            for n in range(12):
                for user in people:
                    ask = (await there.services.views.position(id, user))["ask"]
                    if ask is None:
                        continue
                    try:
                        await there.services.commands.answer(
                            user, id, f"{seed}-{n}", rng.choice(ask["options"]), ask["token"]
                        )
                    except ApiError as e:
                        if e.code not in ("stale", "refused", "frozen", "busy"):
                            raise

        least = len([x for x in await store.games.log(id) if x.version == 1])
        backs = []

        async def set_back(now: float) -> None:
            past = await ops.past(store.database, Titles(), id)
            if len(past.entries) > least:
                keep = max(least, len(past.entries) - 2)
                backs.append(await rulings.rewind(store.database, Titles(), id, keep, "x", now))

        async def operator() -> None:
            for now in (1e6, 2e6, 3e6, 4e6):
                await insist(partial(set_back, now))
                await insist(partial(rulings.freeze, store.database, id, "y", now))
                await insist(partial(rulings.unfreeze, store.database, Titles(), id, "z", now))

        await asyncio.gather(busy(house, 1), busy(other, 2), operator())
        assert backs
        past = await ops.past(store.database, Titles(), id)
        state = past.at(len(past.entries)).state
        assert past.title.derived.digest(state) == await digest(store, id)


async def test_the_audit_names_everybody(store: Repositories) -> None:
    async with playing(store) as house:
        ann, bob, id = await two(house, kind="days", days=1.0)
        people = (ann, bob)
        await play(house, people, id, 4, 1)
        live = await house.services.cache.current(id)
        late = live.waiting()[0]
        house.now += 2 * DAY
        await house.services.timeouts.expire(id)
        await house.services.commands.resign(people[late], id, "enough")
        acts = await audit.audit(store.database, id)
        assert [x.version for x in acts] == list(range(1, len(acts) + 1))
        assert acts[0].who == "start"
        who = {x.who for x in acts}
        assert {"seat 0", "seat 1", f"clock {late}"} <= who
        named = {(x.who, x.user, x.name) for x in acts if x.user}
        assert named <= {("seat 0", "u-Ann", "Ann"), ("seat 1", "u-Bob", "Bob")}
        answers = [row for x in acts for row in x.rows if row["who"] != DEALER]
        assert len(answers) >= 5
    with pytest.raises(Unfit, match="no table nowhere"):
        await audit.audit(store.database, "nowhere")


# -- new rules where the old ones are not installed any more ---------------------------------------


class Only(Titles):
    """A house with one epoch of one game, as one installation has it."""

    def __init__(self, title: Tithe) -> None:
        super().__init__()
        self._held, self._newest = {}, {}
        self.add(title)


async def test_upgrade_without_the_old_rules(store: Repositories) -> None:
    async with playing(store) as house:
        ann, bob, id = await two(house)
        rng = random.Random(1)
        for user in (ann, bob) * 20:
            ask = (await house.services.views.position(id, user))["ask"]
            if ask and ask["kind"] != "sell":
                await house.answer(user, id, rng)
        before = await digest(store, id)
        other = Only(OtherRules())
        (stays,) = await upgrade(store.database, other, "tithe")
        assert not stays.moved and (stays.clause or stays.at)
        (waits,) = await ops.stuck(store.database, other, house.now, 60.0, 7 * DAY, 10)
        assert waits.why == "rules"
        same = Only(SameRules())
        (moved,) = await upgrade(store.database, same, "tithe")
        assert moved.moved and await digest(store, id) == before
        assert await ops.check(store.database, same) == ops.Checked(1, {})
        again = House(make_services(store, house.services.bus, same))
        await play(again, (ann, bob), id, 1, 5)


# -- bans ------------------------------------------------------------------------------------------


async def test_a_ban_ends_sessions_and_keeps_out(store: Repositories) -> None:
    accounts = make_accounts(store, DAY, lambda: 1000.0)
    ann, bob, other = [await accounts.guest(x) for x in ("Ann", "Bob", "  bOB")]
    tokens = {user.id: await accounts.session(user) for user in (ann, bob, other)}

    async def inside() -> set[str]:
        return {user.id for user in (ann, bob, other) if await accounts.who(tokens[user.id])}

    async def may_enter(user: User) -> bool:
        try:
            await accounts.session(user)
        except ApiError as e:
            if e.code != "banned":
                raise
            return False
        return True

    one = Ban("user", bob.id, 1000.0, 0.0, "noise")
    await store.bans.add(one)
    assert await inside() == {ann.id, other.id}
    assert len(await store.bans.sessions_under(one)) == 1
    assert not await may_enter(bob) and await may_enter(other)
    assert await store.bans.lift("user", bob.id) and not await store.bans.lift("user", bob.id)
    assert await inside() == {ann.id, bob.id, other.id}

    named = Ban("name", "BOB", 1000.0, 1000.5, "noise")  # runs out
    await store.bans.add(named)
    await store.bans.add(named)
    assert await inside() == {ann.id} and not await may_enter(other)
    assert len(await store.bans.sessions_under(named)) == 3
    assert [(x.kind, x.value) for x in await store.bans.all()] == [("name", "bob")]
    later = make_accounts(store, DAY, lambda: 1001.0)
    assert await later.who(tokens[bob.id]) == bob and not await store.bans.banned(bob, 1001.0)


async def test_a_ban_cuts_sockets_where_the_bus_reaches(store: Repositories, nats_url: str) -> None:
    accounts = make_accounts(store, DAY)
    bob = await accounts.guest("Bob")
    token = await accounts.session(bob)
    bus = make_bus(nats_url)
    await bus.open()
    heard = asyncio.Event()

    async def told(subject: str, body: bytes) -> None:
        heard.set()

    try:
        await bus.subscribe(ended(token), told)
        await bus.flush()
        sessions = await bans.ban(store.database, Ban("user", bob.id, 1.0, 0.0, "x"))
        assert len(sessions) == 1
        await bans.cut_off(make_bus(nats_url), sessions)
        async with asyncio.timeout(60):
            await heard.wait()
    finally:
        await bus.close()


async def test_bots_go_on_for_who_is_banned(store: Repositories) -> None:
    async with playing(store) as house:
        ann, bob, id = await two(house, "architects")
        await play(house, (ann, bob), id, 3, 1)
        seat = (await house.services.cache.current(id)).waiting()[0]
        gone = (ann, bob)[seat]
        assert (
            await rulings.give_up_seats(store.database, Titles(), gone.id, "rude", house.now) == 1
        )
        assert (
            await rulings.give_up_seats(store.database, Titles(), gone.id, "rude", house.now) == 0
        )
        assert await store.games.claim_bots(house.now, 10, 1.0) == [id]
        live = await house.services.cache.current(id)
        assert live.bots() == [seat]
        with pytest.raises(ApiError, match="not-yours"):
            await house.services.commands.answer(gone, id, "c", "x", None)


async def test_clubs_and_tournaments_that_should_not_be(
    store: Repositories,
    store_url: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LUDORUM_STORE", store_url)

    async def admin(*words: str) -> str:
        assert await asyncio.to_thread(main, ["admin", *words]) == 0
        return capsys.readouterr().out

    async with playing(store) as house:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        await store.database.do(update(db.users).values(password="x"))
        ann, bob = [await store.accounts.user(x.id) or x for x in (ann, bob)]
        club = await house.services.clubs.found(ann, NewClub("Rude words", about="and more"))
        assert "no reports" in await admin("reports")
        await house.services.clubs.report(bob, club, "", "an insult")
        told = await admin("reports")
        assert club in told and "Rude words: and more" in told and f"by {bob.id}: an insult" in told
        (found,) = json.loads(await admin("reports", "--json"))["clubs"]
        assert (found["club"], found["by"], found["why"]) == (club, bob.id, "an insult")
        await admin("settle-club", club)
        assert "no reports" in await admin("reports")
        assert (await house.services.clubs.page(club, ann)).club.name == "Rude words"
        await admin("settle-club", club, "--dissolve")
        assert await store.clubs.club(club) is None

        wanted = NewTournament("Rude words", "tithe", "swiss", 2, house.now, tempo=Tempo("live"))
        wanted = msgspec.structs.replace(wanted, note="and more")
        id = await house.services.tournaments.create(ann, wanted)
        await admin("end-tournament", id, "--name", "A tournament")
        detail = await house.services.tournaments.detail(id, None)
        assert (detail.name, detail.note, detail.status) == ("A tournament", "", "cancelled")
        (listed,) = (await house.services.tournaments.listed(None, "")).over
        assert listed.name == "A tournament"
