"""Clubs: who may do what, who gets in, and what is told of a deal among members."""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import random
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.clubs import service
from ludorum.server.clubs.model import Joining, Standing
from ludorum.server.clubs.schemas import ActOn, ClubInfo, ClubPage, NewClub
from ludorum.server.deals import days
from ludorum.server.deals.schemas import ClubDayInfo, ClubWeekInfo, ResultsInfo
from ludorum.server.deals.worker import DealWorker
from ludorum.server.errors import ApiError
from ludorum.server.services import Repositories, Services
from ludorum.server.store.rows import User
from ludorum.soak.client import Http, Refused
from tests.server.house import serving
from tests.server.parts import leave, make_services, set_clock

pytestmark = pytest.mark.anyio
DAY = date(2026, 11, 18)
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
GAME = "hadrians_wall"  # the shortest
INSIDE: tuple[Standing, ...] = ("founder", "officer", "member")


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.repositories
        self.clubs = services.clubs
        self.kept = self.store.clubs
        self.now = NOON
        self._made = itertools.count()
        set_clock(services, self.tick)

    def tick(self) -> float:
        self.now += 0.01
        return self.now

    async def person(self, name: str = "", *, guest: bool = False) -> User:
        name = name or f"P{next(self._made)}"
        user = User(f"u-{name}", name, "" if guest else "hash", self.tick())
        assert await self.store.accounts.add_user(user)
        return user

    async def club(self, founder: User, joining: Joining = "open", name: str = "") -> str:
        wanted = NewClub(name or f"Club {next(self._made)}", joining=joining)
        return await self.clubs.found(founder, wanted)

    async def put(self, club: str, user: User, standing: Standing) -> None:
        """Somebody is that to a club, however they came to be it."""
        role: Literal["asks", "member"] = "asks" if standing == "asks" else "member"
        await self.kept.enter(club, user.id, role, self.tick(), 1000, 1000)
        if standing not in ("asks", "member"):
            assert await self.kept.put(club, user.id, "member", standing)

    async def roles(self, club: str) -> dict[str, Standing]:
        found = await self.kept.members(club) + await self.kept.asking(club)
        return {x.name: x.standing for x in found + await self.kept.barred(club)}

    async def play(self, user: User, seed: int = 1, game: str = GAME) -> str:
        """Somebody's try at the deal of the day to its end, at random."""
        id = await self.services.deals.begin(user, DAY, game, f"browser of {user.id}")
        rng = random.Random(seed)
        while True:
            now = await self.services.views.position(id, user)
            if now["over"]:
                await DealWorker(self.services.deals).work()
                return id
            option, token = rng.choice(now["ask"]["options"]), now["ask"]["token"]
            await self.services.commands.answer(user, id, f"c{rng.random()}", option, token)


@pytest.fixture
async def house(store: Repositories) -> AsyncIterator[House]:
    bus = make_bus("memory")
    await bus.open()
    yield House(make_services(store, bus, Titles()))
    await bus.close()


def refused(code: str) -> Any:
    return pytest.raises(ApiError, match=f"^{code}")


# -- who may do what -------------------------------------------------------------------------------


class Scene:
    """A club, with somebody of every kind in it or around it, and others they may do something to.
    `user` acts."""

    def __init__(self, house: House, club: str, actors: dict[str, User]) -> None:
        self.house = house
        self.clubs = house.clubs
        self.club = club
        self.actors = actors
        self.others: dict[str, User] = {}
        self.user = actors["founder"]

    def by(self, kind: str) -> Scene:
        self.user = self.actors[kind]
        return self


WHO = ("guest", "stranger", "asks", "barred", "member", "officer", "founder")
YES = "yes"


def only(code: str, *who: str) -> dict[str, str]:
    return {x: YES if x in who else code for x in WHO}


LEADING = only("officers-only", "officer", "founder")
FOUNDING = only("officers-only", "founder")
Deed = Callable[[Scene], Awaitable[Any]]


def on(act: str, whom: str) -> Deed:
    async def deed(x: Scene) -> None:
        at = msgspec.convert({"act": act}, ActOn).act
        await x.clubs.act(x.user, x.club, x.others[whom].id, at)

    return deed


DEEDS: dict[str, tuple[Deed, dict[str, str]]] = {
    "look": (lambda x: x.clubs.page(x.club, x.user), only("", *WHO)),
    "join": (
        lambda x: x.clubs.join(x.user, x.club, ""),
        only("", *WHO) | {"guest": "account-needed", "barred": "barred"},
    ),
    "leave": (
        lambda x: x.clubs.leave(x.user, x.club),
        only("", *WHO) | {"founder": "founder-stays"},
    ),
    "report": (lambda x: x.clubs.report(x.user, x.club, "", "spam"), only("", *WHO)),
    "change": (lambda x: x.clubs.change(x.user, x.club, NewClub(f"Other {x.club}")), LEADING),
    "renew link": (lambda x: x.clubs.renew_link(x.user, x.club), LEADING),
    "dissolve": (lambda x: x.clubs.dissolve(x.user, x.club), FOUNDING),
    "accept": (on("accept", "asks"), LEADING),
    "accept who does not ask": (on("accept", "none"), only("officers-only") | {
        "officer": "no-person", "founder": "no-person"}),
    "decline": (on("decline", "asks"), LEADING),
    "readmit": (on("readmit", "barred"), LEADING),
    "appoint": (on("appoint", "member"), LEADING),
    "appoint who asks": (on("appoint", "asks"), only("officers-only") | {
        "officer": "no-person", "founder": "no-person"}),
    "dismiss": (on("dismiss", "officer"), FOUNDING),
    "remove a member": (on("remove", "member"), LEADING),
    "remove an officer": (on("remove", "officer"), FOUNDING),
    "remove the founder": (on("remove", "founder"), only("officers-only") | {
        "officer": "founder-stays", "founder": "founder-stays"}),
    "hand over": (on("hand-over", "member"), FOUNDING),
    "hand over to who asks": (on("hand-over", "asks"), FOUNDING | {"founder": "no-person"}),
    "deals": (
        lambda x: x.house.services.club_deals.day(DAY, x.club, x.user),
        only("members-only", *INSIDE),
    ),
    "week": (
        lambda x: x.house.services.club_deals.week(DAY, GAME, x.club, x.user),
        only("members-only", *INSIDE),
    ),
    "results": (
        lambda x: x.house.services.deals.results(DAY, GAME, x.user, x.club),
        only("members-only", *INSIDE),
    ),
}  # fmt: skip


async def scene(house: House, joining: Joining = "open") -> Scene:
    actors = {kind: await house.person(guest=kind == "guest") for kind in WHO}
    club = await house.club(actors["founder"], joining)
    found = Scene(house, club, actors)
    found.others = {"founder": actors["founder"], "none": await house.person()}
    kinds: tuple[Standing, ...] = ("asks", "barred", "member", "officer")
    for kind in kinds:
        found.others[kind] = await house.person()
        await house.put(club, found.others[kind], kind)
        await house.put(club, actors[kind], kind)
    return found


async def test_who_may_do_what(house: House) -> None:
    told: dict[str, dict[str, str]] = {}
    x = await scene(house)
    before = await house.roles(x.club)
    for deed, (act, _) in DEEDS.items():
        told[deed] = {}
        for who in WHO:
            try:
                await act(x.by(who))
                told[deed][who] = YES
            except ApiError as e:
                told[deed][who] = e.code
                assert await house.roles(x.club) == before  # what is refused changes nothing
                continue
            if deed not in ("look", "deals", "week", "results", "report"):
                x = await scene(house)
                before = await house.roles(x.club)
    assert told == {deed: rights for deed, (_, rights) in DEEDS.items()}


async def test_what_deeds_do(house: House) -> None:
    x = await scene(house)
    by = {kind: user.name for kind, user in x.others.items()}
    acts = ("asks", "accept"), ("barred", "readmit"), ("member", "appoint"), ("officer", "remove")
    for whom, act in acts:
        await on(act, whom)(x)
    roles = await house.roles(x.club)
    assert by["barred"] not in roles
    assert {kind: roles[by[kind]] for kind in ("founder", "asks", "member", "officer")} == {
        "founder": "founder", "asks": "member", "member": "officer", "officer": "barred",
    }  # fmt: skip
    await on("hand-over", "asks")(x)
    x.user = x.others["asks"]
    await on("dismiss", "member")(x)
    roles = await house.roles(x.club)
    assert roles[by["asks"]] == "founder" and roles[by["founder"]] == "officer"
    assert roles[by["member"]] == "member"
    await house.clubs.leave(x.others["founder"], x.club)
    assert by["founder"] not in await house.roles(x.club)
    await house.clubs.dissolve(x.user, x.club)
    with refused("no-club"):
        await house.clubs.page(x.club, None)
    assert await house.kept.members(x.club) == []


# -- who gets in, and what they see ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("joining", "by_link", "comes"),
    [
        ("open", False, "member"),
        ("request", False, "asks"),
        ("link", False, "no-club"),
        ("open", True, "member"),
        ("request", True, "member"),
        ("link", True, "member"),
    ],
)
async def test_ways_in(house: House, joining: Joining, by_link: bool, comes: str) -> None:
    ada, bea = await house.person(), await house.person()
    club = await house.club(ada, joining)
    link = (await house.clubs.page(club, ada)).link if by_link else ""
    try:
        await house.clubs.join(bea, club, link)
        told: str = (await house.roles(club))[bea.name]
    except ApiError as e:
        told = e.code
    assert told == comes
    await house.clubs.renew_link(ada, club)
    cyd = await house.person()
    if by_link and joining == "link":
        with refused("no-club"):  # the link so far leads nowhere
            await house.clubs.join(cyd, club, link)
    elif by_link and joining == "request":
        await house.clubs.join(cyd, club, link)
        assert (await house.roles(club))[cyd.name] == "asks"


@pytest.mark.parametrize("joining", ["open", "request", "link"])
async def test_what_who_sees(house: House, joining: Joining) -> None:
    """Members know each other; others are told of who leads; a club by link is not there for those
    who have neither link nor place."""
    x = await scene(house, joining)
    link = (await house.clubs.page(x.club, x.user)).link
    for who in (*WHO, None):
        user = x.actors[who] if who else None
        if joining == "link" and who not in (*INSIDE, "asks"):
            for wrong in ("", "x", link[:-1], link + "x"):
                with refused("no-club"):
                    await house.clubs.page(x.club, user, wrong)
            assert (await house.clubs.page(x.club, user, link)).link == ""
            if user:
                with refused("no-club"):
                    await house.clubs.report(user, x.club, "x", "")
            continue
        page = await house.clubs.page(x.club, user)
        assert page.club.members == 5
        leading = {m.standing for m in page.members} == {"founder", "officer"}
        assert len(page.members) == (5 if who in INSIDE else 3) and leading != (who in INSIDE)
        inner = (page.link, page.asking, page.barred, page.club.asking)
        assert all(inner) if who in INSIDE[:2] else not any(inner)
        assert page.club.standing == (who if who in (*INSIDE, "asks", "barred") else "")


async def test_clubs_are_found_by_a_part_of_their_name(house: House) -> None:
    ada, bea = await house.person("Ada"), await house.person("Bea")
    for name, joining in (("Valley", "open"), ("Other VALLEY", "request"), ("No valley", "link")):
        await house.club(ada, joining, name)  # type: ignore[arg-type]
    other = (await house.clubs.named("other"))[0].club.id
    await house.clubs.join(bea, other, "")
    await house.clubs.act(ada, other, bea.id, "accept")
    assert [x.club.name for x in await house.clubs.named("vAllEy")] == ["Other VALLEY", "Valley"]
    assert len(await house.clubs.named("")) == 2
    assert await house.clubs.named("100%") == [] == await house.clubs.named("_")


async def test_the_clubs_of_a_person(house: House) -> None:
    """With their profile; those by link alone only where one is in them, too."""
    ada, bea, cyd = [await house.person(x) for x in ("Ada", "Bea", "Cyd")]
    await house.club(ada, "open", "Open")
    await house.club(ada, "request", "Asked")
    hidden = await house.club(ada, "link", "Hidden")
    asked = (await house.clubs.named("Asked"))[0].club.id
    await house.clubs.join(cyd, asked, "")

    async def told(reader: User) -> list[str]:
        found = await house.clubs.of_person(reader, ada.id)
        assert reader is ada or not any(x.asking for x in found)
        return [x.club.name for x in found]

    assert await told(ada) == ["Asked", "Hidden", "Open"]
    assert await told(bea) == ["Asked", "Open"]
    await house.put(hidden, bea, "member")
    assert await told(bea) == ["Asked", "Hidden", "Open"]
    assert [x.club.name for x in await house.clubs.mine(cyd)] == ["Asked"]
    assert await house.clubs.of_person(bea, cyd.id) == []  # asking is not being in it
    await house.services.profiles.hide(ada, hidden=True)
    assert await told(bea) == [] and len(await told(ada)) == 3
    await house.services.profiles.hide(ada, hidden=False)
    await house.services.relationships.block(ada, bea.id)
    assert await told(bea) == []


async def test_a_block_is_a_closed_door(house: House) -> None:
    x = (await scene(house, "request")).by("stranger")
    link = (await house.clubs.page(x.club, x.others["founder"])).link
    await house.services.relationships.block(x.others["officer"], x.user.id)
    for way in ("", link):
        with refused("unwelcome"):
            await house.clubs.join(x.user, x.club, way)
    assert x.others["officer"].name not in {
        m.name for m in (await house.clubs.page(x.club, x.user)).members
    }
    await house.services.relationships.block(x.others["asks"], x.others["founder"].id)
    with refused("unwelcome"):
        await on("accept", "asks")(x.by("founder"))
    # Who is in stays in; the two are told of each other no more, but by leading the club.
    await house.services.relationships.block(x.others["member"], x.others["founder"].id)
    seen = await house.clubs.page(x.club, x.others["member"])
    assert x.others["founder"].name not in {m.name for m in seen.members}
    seen = await house.clubs.page(x.club, x.others["founder"])
    assert x.others["member"].name in {m.name for m in seen.members}


# -- limits and names ------------------------------------------------------------------------------


async def test_a_club_is_full_and_a_person_has_enough(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "PLACES", 3)
    monkeypatch.setattr(service, "ASKING", 1)
    monkeypatch.setattr(service, "MOST_CLUBS", 4)
    ada, bea, cyd, dan = [await house.person() for _ in range(4)]
    clubs = [await house.club(ada, "request") for _ in range(3)]
    with refused("too-many-clubs"):
        await house.club(ada)
    await house.clubs.join(bea, clubs[0], "")
    with refused("club-full"):  # before the door
        await house.clubs.join(cyd, clubs[0], "")
    link = (await house.clubs.page(clubs[0], ada)).link
    await house.clubs.join(cyd, clubs[0], link)
    await house.clubs.act(ada, clubs[0], bea.id, "accept")
    with refused("club-full"):
        await house.clubs.join(dan, clubs[0], link)
    for club in clubs[1:]:
        await house.put(club, bea, "member")
    await house.clubs.join(bea, await house.club(cyd), "")
    with refused("too-many-clubs"):
        await house.clubs.join(bea, await house.club(dan), "")
    with refused("too-many-clubs"):
        await house.club(bea)


async def test_the_last_place_is_one_persons(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "PLACES", 4)
    ada, others = await house.person(), [await house.person() for _ in range(8)]
    club = await house.club(ada)
    tries = [house.clubs.join(x, club, "") for x in others for _ in range(2)]
    await asyncio.gather(*tries, return_exceptions=True)
    assert len(await house.roles(club)) == 4
    # Nor does one person come into more clubs at once than they may.
    monkeypatch.setattr(service, "MOST_CLUBS", 2)
    many = [await house.club(await house.person()) for _ in range(6)]
    bea = await house.person()
    await asyncio.gather(*[house.clubs.join(bea, x, "") for x in many], return_exceptions=True)
    assert len(await house.kept.of(bea.id)) == 2


async def test_there_is_one_founder_whoever_acts_at_once(house: House) -> None:
    for _ in range(4):
        x = await scene(house)
        heirs = "member", "officer"
        acts: list[Awaitable[Any]] = [on("hand-over", kind)(x) for kind in heirs]
        acts += [house.clubs.leave(x.others[kind], x.club) for kind in heirs]
        acts.append(leave(house.store.database, x.others["founder"].id))
        await asyncio.gather(*acts, return_exceptions=True)
        roles = [m.standing for m in await house.kept.members(x.club)]
        if roles:
            assert roles.count("founder") == 1
        else:
            assert await house.kept.club(x.club) is None


async def test_a_link_that_was_renewed_stays_renewed(house: House) -> None:
    """Two officers at once: one writes another text, and has read the club with its old link."""
    ann = await house.person()
    id = await house.club(ann)
    before = await house.kept.club(id)
    assert before is not None
    await house.clubs.renew_link(ann, id)
    assert await house.kept.change(msgspec.structs.replace(before, about="other"))
    now = await house.kept.club(id)
    assert now is not None and now.about == "other" and now.link != before.link


async def test_names_and_texts_are_cleaned(house: House) -> None:
    ada, bea = await house.person(), await house.person()
    wanted = NewClub(
        " The\u202e  Valley ", " First line. \n\n<b>Second\x07</b>", "Lviv\n", ["uk", "en", "uk"],
        ["hamlet", "nothing", "architects"], "open",
    )  # fmt: skip
    club = (await house.clubs.page(await house.clubs.found(ada, wanted), ada)).club
    assert (club.name, club.place, club.langs) == ("The Valley", "Lviv", ["uk", "en"])
    assert club.about == "First line.\n\n<b>Second</b>" and club.games == ["architects", "hamlet"]
    with refused("club-taken"):
        await house.club(bea, name="the VALLEY")
    other = await house.club(bea, name="Other")
    with refused("club-taken"):
        await house.clubs.change(bea, other, NewClub("THE valley"))
    await house.clubs.change(bea, other, NewClub("OTHER"))
    for wrong in (NewClub("x" * 33), NewClub("\u200b"), NewClub("Y", "x" * 1001)):
        with refused("bad-request"):
            await house.clubs.change(bea, other, wrong)
    assert (await house.clubs.page(other, bea)).club.name == "OTHER"


# -- what is somebody's ----------------------------------------------------------------------------


async def test_a_club_passes_to_the_oldest_officer_else_member(house: House) -> None:
    ada, bea, cyd, dan, eve = [await house.person(x) for x in ("Ada", "Bea", "Cyd", "Dan", "Eve")]
    club = await house.club(ada)
    people: tuple[tuple[User, Standing], ...] = (
        (eve, "barred"), (bea, "member"), (cyd, "officer"), (dan, "officer"),
    )  # fmt: skip
    for user, role in people:
        await house.put(club, user, role)
    for going, heir in ((ada, cyd), (cyd, dan), (dan, bea)):
        await leave(house.store.database, going.id)
        await leave(house.store.database, going.id)  # a worker that died does it again
        roles = await house.roles(club)
        assert roles.pop(heir.name) == "founder"
        assert going.name not in roles and "founder" not in roles.values()
    await leave(house.store.database, bea.id)
    assert await house.kept.club(club) is None  # who may not come in inherits nothing
    assert await house.kept.standings(eve.id) == []


async def test_what_a_guest_was_the_person_is(house: House) -> None:
    """No guest is in a club; but whoever becomes somebody at this very moment might be."""
    ada, bea, guest = [await house.person(x) for x in ("Ada", "Bea", "Gil")]
    clubs = [await house.club(guest), await house.club(ada), await house.club(bea)]
    await house.put(clubs[0], ada, "member")
    await house.put(clubs[2], guest, "officer")
    await leave(house.store.database, guest.id, ada)
    assert await house.roles(clubs[0]) == {"Ada": "founder"}
    assert await house.roles(clubs[1]) == {"Ada": "founder"}
    assert await house.roles(clubs[2]) == {"Ada": "officer", "Bea": "founder"}


async def test_it_is_in_what_one_exports(house: House) -> None:
    ada, bea = await house.person("Ada"), await house.person("Bea")
    club = await house.club(ada, name="Valley")
    await house.put(club, bea, "barred")
    await house.clubs.report(bea, club, "", "spam")
    with zipfile.ZipFile(io.BytesIO(await house.services.account_data.export(bea))) as pack:
        account = json.loads(pack.read("account.json"))
    assert [(x["id"], x["name"], x["standing"]) for x in account["clubs"]] == [
        (club, "Valley", "barred")
    ]
    assert [(x["club"], x["why"]) for x in account["club_reports"]] == [(club, "spam")]


async def test_reports_are_kept_once_for_each_and_settled(house: House) -> None:
    x = (await scene(house)).by("stranger")
    for why in ("one", "two"):
        await house.clubs.report(x.user, x.club, "", why)
    await house.clubs.report(x.others["none"], x.club, "", "three")
    assert [r.why for r in await house.kept.reports()] == ["two", "three"]
    assert await house.kept.settle(x.club) == 2 and await house.kept.reports() == []


# -- the deal of the day among members -------------------------------------------------------------


async def test_a_clubs_results_are_those_of_its_members(house: House) -> None:
    ada, bea, cyd, dan = [await house.person(x) for x in ("Ada", "Bea", "Cyd", "Dan")]
    club = await house.club(ada)
    await house.put(club, bea, "officer")
    await house.put(club, cyd, "asks")
    for n, user in enumerate((ada, bea, cyd, dan)):
        await house.play(user, n)
    all_of_them = await house.services.deals.results(DAY, GAME, ada)
    among = await house.services.deals.results(DAY, GAME, ada, club)
    assert all_of_them.players == 4 and among.players == 2
    own = [x for x in all_of_them.rows if x.name in ("Ada", "Bea")]
    assert [(x.name, x.points, x.table) for x in among.rows] == [
        (x.name, x.points, x.table) for x in own
    ]
    assert {x.place for x in among.rows} <= {1, 2}  # among themselves
    day = await house.services.club_deals.day(DAY, club, ada)
    deal = next(x for x in day.deals if x.game == GAME)
    assert deal.played == ["Ada", "Bea"] and deal.tried and deal.shown
    assert deal.best == [x for x in among.rows if x.place == 1]
    assert all(not x.played and not x.best for x in day.deals if x.game != GAME)
    week = await house.services.club_deals.week(DAY, GAME, club, ada)
    assert week.days[-1] == "2026-11-18" and week.shown == week.days
    assert [(x.name, x.cells[0].points, x.cells[0].best) for x in week.rows] == [
        (x.name, x.points, x.place == 1) for x in sorted(among.rows, key=lambda x: x.name)
    ]


async def test_nothing_of_a_deal_is_told_to_members_who_may_still_play_it(house: House) -> None:
    """Whatever came of it: two clubs in which the same people have played are told alike."""
    told = []
    for n, seeds in enumerate(((1, 2), (3, 4))):
        zoe = await house.person(f"Zoe{n}")
        club = await house.club(zoe)
        for name, seed in zip("BA", seeds, strict=True):
            user = await house.person(f"{name}{n}")
            await house.put(club, user, "member")
            await house.play(user, seed)
        found = await house.services.club_deals.day(DAY, club, zoe)
        results = await house.services.deals.results(DAY, GAME, zoe, club)
        deal = next(x for x in found.deals if x.game == GAME)
        assert deal.played == [f"A{n}", f"B{n}"] and not deal.shown and deal.best == []
        week = await house.services.club_deals.week(DAY, GAME, club, zoe)
        assert len(week.shown) == 6 and "2026-11-18" not in week.shown
        assert [(x.name[0], x.cells[0].points) for x in week.rows] == [("A", None), ("B", None)]
        body = msgspec.json.encode((found, results, week)).decode()
        told.append(body.replace(f"A{n}", "A").replace(f"B{n}", "B"))
        # Nor is there more for who has begun, nor for who asks about another day.
        await house.services.deals.begin(zoe, DAY, GAME, f"browser {n}")
        again = await house.services.deals.results(DAY, GAME, zoe, club)
        assert msgspec.json.encode(again) == msgspec.json.encode(results)
        with refused("no-deal"):
            await house.services.club_deals.day(date(2026, 11, 20), club, zoe)
    assert told[0] == told[1]
    house.now = days.closes(DAY)
    assert (await house.services.club_deals.week(DAY, GAME, club, zoe)).rows[0].cells[0].points
    after = await house.services.club_deals.day(DAY, club, zoe)
    assert len(next(x for x in after.deals if x.game == GAME).best) >= 1


# -- over HTTP -------------------------------------------------------------------------------------


async def test_a_club_over_http(tmp_path: Path) -> None:
    """Founded, found, asked for, led; and every answer has its form."""
    with serving(tmp_path) as server:
        people = {name: Http(server.url) for name in ("Ada", "Bea", "Gil")}
        ada, bea, gil = people.values()
        try:
            for name in ("Ada", "Bea"):
                said = {"name": name, "password": "long enough"}
                me = await people[name].call("POST", "/api/register", said)
                people[name].csrf = me["csrf"]
            await gil.guest("Gil")
            new = {"name": "Valley", "joining": "request", "langs": ["uk"]}
            with pytest.raises(Refused, match="account-needed"):
                await gil.call("POST", "/api/clubs/", new)
            page = msgspec.convert(await ada.call("POST", "/api/clubs/", new), ClubPage)
            id = page.club.id
            found = await gil.call("GET", "/api/clubs/found?name=vall")
            assert [x.name for x in msgspec.convert(found, list[ClubInfo])] == ["Valley"]
            asked = await bea.call("POST", f"/api/clubs/{id}/join", {})
            assert msgspec.convert(asked, ClubPage).club.standing == "asks"
            mine = msgspec.convert(await ada.call("GET", "/api/clubs/"), list[ClubInfo])
            assert [x.asking for x in mine] == [1]
            person = msgspec.convert(await ada.call("GET", f"/api/clubs/{id}"), ClubPage).asking[0]
            page = msgspec.convert(
                await ada.call("POST", f"/api/clubs/{id}/members/{person.id}", {"act": "accept"}),
                ClubPage,
            )
            assert [x.name for x in page.members] == ["Ada", "Bea"]
            told = await bea.call("GET", f"/api/deals/2026-11-18/club/{id}")
            assert msgspec.convert(told, ClubDayInfo).day == "2026-11-18"
            told = await bea.call("GET", f"/api/deals/2026-11-18/club/{id}/{GAME}")
            assert len(msgspec.convert(told, ClubWeekInfo).days) == 7
            path = f"/api/deals/2026-11-18/{GAME}?club={id}"
            assert msgspec.convert(await bea.call("GET", path), ResultsInfo).players == 0
            with pytest.raises(Refused, match="members-only"):
                await gil.call("GET", path)
            await bea.call("POST", f"/api/clubs/{id}/report", {"why": "spam"})
            assert await bea.call("DELETE", f"/api/clubs/{id}/join") == []
            await ada.call("DELETE", f"/api/clubs/{id}")
            with pytest.raises(Refused, match="no-club"):
                await ada.call("GET", f"/api/clubs/{id}")
        finally:
            for http in people.values():
                await http.close()
