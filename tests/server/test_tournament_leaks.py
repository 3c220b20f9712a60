"""Nothing the server offers tells of a round that is played at other tables with the same luck."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator

import pytest

from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.clubs.schemas import NewClub
from ludorum.server.play.clocks import Tempo
from ludorum.server.services import Repositories, Services
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User
from ludorum.server.tournaments.schemas import NewTournament
from ludorum.soak.client import Http
from tests.server.askers import ask_everything, needles
from tests.server.parts import listening, make_services

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
# Who is told to wait is told nothing else, and nothing would be found.
OFTEN = Settings(
    views_per_second=1e6, commands_per_second=1e6, tables_per_minute=1e6, sign_ins_per_minute=1e6
)
# What is told of a table to whoever has its id: that it is there and who sits at it.
OUTSIDE = {"/api/tables/{table_id}", "/api/tournaments/of/{table_id}", "/api/shared/{table_id}"}
DECLINED = "/api/invitations/{table_id}"  # whether there was an invitation or not


class Open:
    """A house with its doors open."""

    def __init__(self, services: Services, url: str) -> None:
        self.services = services
        self.url = url
        self.browsers: list[Http] = []
        self._commands = itertools.count()

    async def browser(self, name: str) -> tuple[Http, User]:
        http = Http(self.url)
        self.browsers.append(http)
        await http.guest(name)
        user = await self.services.accounts.who(http.http.cookies["ludorum"])
        assert user is not None
        return http, user

    async def account(self, name: str) -> tuple[Http, User]:
        http, _ = await self.browser(name)
        body = {"name": name, "password": "a long enough one"}
        http.csrf = (await http.call("POST", "/api/register", body))["csrf"]
        user = await self.services.accounts.who(http.http.cookies["ludorum"])
        assert user is not None
        return http, user

    async def play(self, table: str, *users: User) -> None:
        """To its end, at random."""
        rng = random.Random(1)
        while (live := await self.services.cache.current(table)).row.status == "running":
            seat = live.waiting()[0]
            user = next(x for x in users if x.id == live.seats[seat].user)
            option = rng.choice(live.table.pending()[seat].options)
            command = f"c{next(self._commands)}"
            await self.services.commands.answer(user, table, command, option, None)


@pytest.fixture
async def house(store: Repositories) -> AsyncIterator[Open]:
    bus = make_bus("memory")
    await bus.open()
    services = make_services(store, bus, Titles(), OFTEN)
    async with listening(services) as url:
        opened = Open(services, url)
        yield opened
        for http in opened.browsers:
            await http.close()
    await bus.close()


async def test_no_endpoint_tells_of_a_round_before_its_last_table_is_over(house: Open) -> None:
    """Asked by who sat at the table that is over, who sits at the other, a stranger, and nobody."""
    people = [await house.browser(x) for x in ("Ada", "Bea", "Cid", "Dan", "Eve")]
    users = {user.id: user for _, user in people}
    s = house.services
    wanted = NewTournament(
        "Swiss", "tithe", "swiss", 2, s.clock(), rounds=2, duplicate=True, tempo=Tempo("live")
    )
    id = await s.tournaments.create(people[4][1], wanted)
    for _, user in people[:4]:
        await s.tournaments.join(user, id)
    await s.director.advance(id)
    done, on = [x.table for x in (await s.repositories.rounds.course(id)).tables]
    await house.play(done, *users.values())
    await s.director.advance(id)
    seats = {x.user for x in await s.repositories.tables.seats(done)}
    mine = next(http for http, user in people if user.id in seats)
    rival = next(http for http, user in people[:4] if user.id not in seats)
    key = await s.repositories.tables.key(done)
    assert key == await s.repositories.tables.key(on)
    told, answered = needles([key]), set()
    eve = people[4][0]
    for table, asks, about in (
        (done, [mine, rival, eve, None], ("",)),
        (on, [mine, eve, None], ("{table_id}",)),
    ):
        known = {"table_id": table, "tournament_id": id, "lang": "en", "game": "tithe"}
        known |= {"step": "3", "other_id": done, "token": "x"}
        query = {"since": "0", "upto": "99", "steps": "1,2"}
        async for x in ask_everything(asks, known, query, about):
            assert x.status != 429, x.address  # else nothing is said of it
            assert not [y for y in told if y in x.text], (x.method, x.address)
            if x.status < 300:
                answered.add(x.path)
            sits = table == done and x.who == 0
            if table in x.address and x.path not in {*OUTSIDE, DECLINED} and not sits:
                assert x.status >= 400, (x.method, x.address, x.who, x.text)
    assert {f"/api/tables/{{table_id}}/{x}" for x in ("history", "at/{step}", "story")} < answered
    assert {"/api/tournaments/{tournament_id}", *OUTSIDE} < answered


async def test_no_endpoint_tells_strangers_of_a_closed_club(house: Open) -> None:
    """Nor whoever was sent away; what they are told is what they are told of no club at all."""
    s = house.services
    (ada, founder), (bob, barred) = [await house.account(x) for x in ("Ada", "Bob")]
    eve, _ = await house.browser("Eve")
    club = await s.clubs.found(founder, NewClub("Zauberberg", about="Sesam", joining="link"))
    entered = await s.repositories.clubs.enter(club, barred.id, "member", 1.0, 99, 9)
    assert entered == "done"
    assert await s.repositories.clubs.put(club, barred.id, "member", "barred")
    link = (await s.clubs.page(club, founder)).link
    wanted = NewTournament(
        "Walpurgis", "tithe", "swiss", 2, s.clock() + 600, club=club, tempo=Tempo("live")
    )
    held = await s.tournaments.create(founder, wanted)
    secrets = [x.encode() for x in ("Zauberberg", "Sesam", "Walpurgis", link)]
    told: dict[str, dict[tuple[int, str, str], tuple[int, bytes]]] = {club: {}, "nothing": {}}
    for id, tournament in ((club, held), ("nothing", "nothing")):
        known = {"club_id": id, "tournament_id": tournament, "person_id": founder.id}
        known |= {"day": "2026-01-01", "game": "tithe", "lang": "en"}
        async for x in ask_everything(
            [eve, bob, None], known, {"club": id}, ("club", "tournament", "deals")
        ):
            assert not [y for y in secrets if y in x.text], (x.method, x.address, x.text)
            if "{club_id}" in x.path or "{tournament_id}" in x.path:
                body = x.text.partition(b"Headers(")[0]  # with the address in it, if it is wrong
                body = body.replace(id.encode(), b"ID").replace(tournament.encode(), b"ID")
                told[id][x.who, x.method, x.path] = x.status, body
    assert told[club] == told["nothing"] and len(told[club]) > 30
    async for x in ask_everything([ada], {}, {"club": club}, ("tournaments",)):
        if x.path == "/api/tournaments" and x.method == "get":
            assert secrets[2] in x.text
