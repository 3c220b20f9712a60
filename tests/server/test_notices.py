"""Who is told of what, and how often, with a real push service."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from sqlalchemy import select

from ludorum.server.accounts.model import Credential
from ludorum.server.bus import make_bus
from ludorum.server.errors import ApiError
from ludorum.server.notifications.model import Device, Preferences
from ludorum.server.notifications.push import Push
from ludorum.server.notifications.quiet_hours import quiet_until
from ludorum.server.notifications.worker import AGAIN, PAUSE
from ludorum.server.play.clocks import DAY, Tempo
from ludorum.server.play.model import Glance, Glances, NewTable, Vacation
from ludorum.server.play.onlookers import ANSWERS, Onlookers
from ludorum.server.play.presence import OPEN, SUBJECT, Presence
from ludorum.server.play.substitutes import Absence
from ludorum.server.run import notifier, relay
from ludorum.server.services import Repositories, Services
from ludorum.server.settings import Settings
from ludorum.server.store import schema as db
from ludorum.server.store.rows import User
from ludorum.server.tournaments.schemas import NewTournament
from tests.server.letters import Letters
from tests.server.parts import Page, clock_worker, make_services, set_clock
from tests.server.pushes import Browser, Pushes, signed_by
from tests.server.statements import Statements

pytestmark = pytest.mark.anyio

SETTLE = 20.0
SETTINGS = Settings(
    public_url="http://localhost:8080",
    push_private=True,
    mail_from="house@example.org",
    notice_seconds=SETTLE,
)


class House:
    """The table service and those who tell, with a clock the test moves."""

    def __init__(
        self, store: Repositories, services: Services, pushes: Pushes, letters: Letters
    ) -> None:
        self.store = store
        self.letters = letters
        self.browsers: dict[str, list[Browser]] = {}
        self.services = services
        self.pushes = pushes
        self.now = 1_700_000_000.0
        set_clock(services, lambda: self.now)
        self.relay = relay(services)
        self.worker = notifier(services)
        self.rng = random.Random(7)

    async def person(self, name: str, *, devices: int = 1, lang: str = "en") -> User:
        user = User(f"u-{name}", name, "", self.now)
        await self.store.accounts.add_user(user)
        await self.store.accounts.add_session(f"s-{name}", user.id, self.now + 1e9)
        for _ in range(devices):
            await self.browser(user, lang)
        return user

    async def browser(self, user: User, lang: str = "en") -> Browser:
        one = Browser(self.pushes)
        sub = one.subscription
        id = sub["endpoint"][-12:]
        device = Device(id, user.id, f"s-{user.name}", **sub, lang=lang, created=self.now)
        assert await self.store.preferences.add_device(device, 20)
        self.browsers.setdefault(user.id, []).append(one)
        return one

    async def table(
        self, *people: User, game: str = "architects", rated: bool = False, **tempo: Any
    ) -> str:
        row = await self.services.lobby.create(
            people[0], NewTable(game, len(people), tempo=Tempo(**tempo), rated=rated)
        )
        for other in people[1:]:
            await self.services.lobby.join(other, row.id, row.link)
        await self.services.lobby.start(people[0], row.id)
        return row.id

    async def asked(self, id: str, *people: User) -> User:
        """Who alone is waited for, once all have prepared."""
        while True:
            asked = [x for x in people if (await self.services.views.position(id, x))["ask"]]
            if len(asked) == 1:
                return asked[0]
            await self.answer(id, asked[0])

    async def answer(self, id: str, user: User) -> None:
        ask = (await self.services.views.position(id, user))["ask"]
        option = self.rng.choice(ask["options"])
        await self.services.commands.answer(user, id, f"c{self.rng.random()}", option, ask["token"])

    async def play(self, id: str, user: User) -> None:
        """Until somebody else is asked."""
        while (await self.services.views.position(id, user))["ask"] is not None:
            await self.answer(id, user)

    async def pass_(self, seconds: float = 0.0) -> None:
        """Time goes by, and everybody does what is due."""
        self.now += seconds
        await self.relay.work()
        while await self.worker.work():
            await self.worker.close()

    def told(self, user: User) -> list[str]:
        """The headlines somebody's first browser has got."""
        browser = self.browsers[user.id][0]
        mine = [x for x in self.pushes.received if x.path == browser.path]
        return [browser.read(x)["title"] for x in mine]

    async def look(self, user: User, id: str, at: float, until: float) -> None:
        said = Glances("node", [Glance(user.id, id, at, until)])
        await self.services.bus.publish(SUBJECT, msgspec.json.encode(said))
        await asyncio.sleep(0)  # for who listens

    def restart(self) -> None:
        """Those who tell begin anew, and know of nobody."""
        self.services.onlookers = Onlookers(self.services.bus, self.services.clock)
        self.worker = notifier(self.services)


@pytest.fixture
def pushes() -> Iterator[Pushes]:
    one = Pushes()
    yield one
    one.close()


@pytest.fixture
def letters() -> Iterator[Letters]:
    one = Letters()
    yield one
    one.close()


@pytest.fixture
async def house(store: Repositories, pushes: Pushes, letters: Letters) -> AsyncIterator[House]:
    bus = make_bus("memory")
    await bus.open()
    settings = msgspec.structs.replace(SETTINGS, mail_server=letters.url)
    services = make_services(store, bus, settings=settings)
    one = House(store, services, pushes, letters)
    yield one
    await services.push.close()
    await bus.close()


async def two_at_a_table(h: House, **tempo: Any) -> tuple[str, User, User]:
    """A table, who is asked, and who waits; all that its beginning brings is told."""
    ann, bob = await h.person("Ann"), await h.person("Bob")
    id = await h.table(ann, bob, **tempo)
    asked = await h.asked(id, ann, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    return id, asked, bob if asked is ann else ann


# -- what is told ---------------------------------------------------------------------------------


async def test_who_is_awaited_is_told_once(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    assert h.told(first) == ["Your turn"] and h.told(second) == ["The game has started"]
    await h.play(id, first)
    await h.pass_(SETTLE - 1)
    assert h.told(second) == ["The game has started"]  # they may look by themselves
    await h.pass_(SETTLE)
    assert h.told(second) == ["The game has started", "Your turn"]
    for _ in range(5):
        await h.pass_(DAY)
    assert len(h.told(second)) == 2 and len(h.told(first)) == 1
    await h.play(id, second)
    await h.pass_()
    await h.pass_(SETTLE)
    assert h.told(first) == ["Your turn", "Your turn"]


async def test_what_a_message_is(house: House) -> None:
    """Only its browser can read it, the house has signed it, and it tells nothing of the game."""
    h = house
    ann, bob = await h.person("Ann", lang="uk"), await h.person("Богдан")
    id = await h.table(ann, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    browser = h.browsers[ann.id][0]
    sent = h.pushes.to(browser.path)
    said = browser.read(sent)
    assert said["title"] in ("Ваш хід", "Партія почалася")
    assert said == {
        "title": said["title"],
        "body": "Архітектори Західного королівства · Богдан",
        "lang": "uk",
        "table": id,
    }
    claims = signed_by(sent, await h.services.push.public_key())
    assert claims["aud"] == h.pushes.url and claims["sub"] == SETTINGS.public_url
    assert h.now < claims["exp"] <= h.now + DAY
    assert sent.headers["content-encoding"] == "aes128gcm" and int(sent.headers["ttl"]) > 0
    other = h.pushes.to(h.browsers[bob.id][0].path)
    assert len(sent.headers["topic"]) == 32 and sent.headers["topic"] != other.headers["topic"]
    assert id.encode() not in sent.body and b"title" not in sent.body


async def test_the_topic_stays_so_that_a_newer_message_replaces_an_older(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    for user in (first, second):
        await h.play(id, user)
        await h.pass_()
        await h.pass_(SETTLE)
    mine = [x for x in h.pushes.received if x.path == h.browsers[first.id][0].path]
    assert len(mine) == 2 and len({x.headers["topic"] for x in mine}) == 1


async def test_an_unsent_notice_is_replaced_or_taken_back(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    await h.play(id, first)
    await h.pass_(1)
    await h.play(id, second)  # they came by themselves
    await h.pass_(SETTLE)
    assert h.told(second) == ["The game has started"]


async def test_the_end_of_a_game(house: House) -> None:
    h = house
    ann, bob = await h.person("Ann"), await h.person("Bob")
    id = await h.table(ann, bob, game="tithe")
    while (await h.services.repositories.tables.find(id)).status == "running":
        for user in (ann, bob):
            await h.play(id, user)
    for _ in range(3):
        await h.pass_(SETTLE)
    assert h.told(ann) == ["The game is over"] == h.told(bob)


async def test_a_game_that_ends_because_time_is_over(house: House) -> None:
    h = house
    id, _, second = await two_at_a_table(h, kind="days", days=1, late="end")
    h.now += 2 * DAY
    await h.services.timeouts.expire(id)
    await h.pass_()
    await h.pass_(SETTLE)
    assert h.told(second)[-1] == "The game is over"


async def test_a_reminder_before_the_deadline(house: House) -> None:
    h = house
    _, first, second = await two_at_a_table(h, kind="days", days=2)
    await h.pass_(1.4 * DAY)
    assert h.told(first) == ["Your turn"]
    await h.pass_(0.2 * DAY)
    assert h.told(first) == ["Your turn", "Your time is running out"]
    await h.pass_(0.1 * DAY)
    assert len(h.told(first)) == 2 and len(h.told(second)) == 1


# -- who is not told ------------------------------------------------------------------------------


async def test_who_looks_at_the_table_is_not_told(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h, kind="live")
    await h.look(second, id, h.now, h.now + OPEN)  # a page is open
    await h.play(id, first)
    await h.pass_()
    await h.pass_(SETTLE)
    assert len(h.told(second)) == 1  # it is open, but was not heard of since: wait and see
    await h.look(second, id, h.now, h.now)  # it was closed properly: they have seen it
    await h.pass_(AGAIN)
    await h.pass_(DAY)
    assert len(h.told(second)) == 1


async def test_a_page_that_was_lost_does_not_count(house: House) -> None:
    """A phone without a network: the page seems open, and nobody sees it."""
    h = house
    id, first, second = await two_at_a_table(h)
    await h.look(second, id, h.now - 1, h.now + OPEN)
    await h.play(id, first)
    await h.pass_()
    await h.pass_(SETTLE)
    assert len(h.told(second)) == 1
    await h.pass_(OPEN)
    assert h.told(second) == ["The game has started", "Your turn"]


async def test_who_begins_to_tell_waits_to_hear_who_looks(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    await h.play(id, first)
    await h.pass_()
    h.restart()
    h.now += SETTLE
    await h.pass_()  # it is due, and nobody has said yet that they look
    node, page = Presence(h.services.bus, h.services.clock), Page(second.id, id, heard=h.now)
    node.enter(second.id, page)
    await node.work()
    await asyncio.sleep(0)
    await h.pass_(ANSWERS)
    await h.pass_(DAY)
    assert h.told(second) == ["The game has started"]


async def test_a_bot_in_the_seat_is_not_told(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    await h.services.commands.resign(second, id, "r")
    await h.play(id, first)
    await h.pass_()
    await h.pass_(SETTLE)
    assert h.told(second) == ["The game has started"]


# -- workers that die, and devices that are gone --------------------------------------------------


async def test_two_workers_never_tell_the_same(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    await h.play(id, first)
    await h.relay.work()
    others = [notifier(h.services) for _ in range(4)]
    for _ in range(3):
        await asyncio.gather(*(x.work() for x in others))
        await asyncio.gather(*(x.close() for x in others))
        h.now += SETTLE
    assert h.told(second) == ["The game has started", "Your turn"]


async def test_a_worker_that_died_with_a_notice_is_not_followed_by_another(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    await h.play(id, first)
    await h.pass_()
    h.now += SETTLE
    taken = await h.store.notifications.take(h.now, 9)  # and dies
    assert [(x.user, x.kind) for x in taken] == [(second.id, "turn")]
    await h.pass_(DAY)
    assert h.told(second) == ["The game has started"]


async def test_a_worker_that_died_with_news_is_followed_by_another(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h)
    await h.play(id, first)
    await h.relay.work()
    assert [x.table for x in await h.store.notifications.claim_news(h.now, 9, 30.0)] == [
        id
    ]  # and dies
    await h.pass_(29)
    await h.pass_(1)
    await h.pass_(SETTLE)
    assert h.told(second) == ["The game has started", "Your turn"]


@pytest.mark.parametrize("status", [404, 410])
async def test_dead_devices_are_removed(house: House, status: int) -> None:
    h = house
    ann, bob = await h.person("Ann", devices=2), await h.person("Bob", devices=0)
    dead, alive = h.browsers[ann.id]
    h.pushes.says[dead.path] = status
    await h.table(ann, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    assert {x.path for x in h.pushes.received} == {dead.path, alive.path}
    left = [x.endpoint for x in await h.store.preferences.devices(ann.id)]
    assert left == [alive.subscription["endpoint"]]


async def test_a_service_that_fails_is_tried_again(house: House) -> None:
    h = house
    ann, bob = await h.person("Ann"), await h.person("Bob", devices=0)
    path = h.browsers[ann.id][0].path
    h.pushes.says[path] = 503
    await h.table(ann, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    assert len(h.told(ann)) == 1 and len(await h.store.preferences.devices(ann.id)) == 1
    h.pushes.says[path] = 201
    await h.pass_(PAUSE)
    await h.pass_(DAY)
    assert len(h.told(ann)) == 2


async def test_a_device_ends_with_its_session(house: House) -> None:
    h = house
    ann = await h.person("Ann")
    await h.store.accounts.drop_session("s-Ann")
    assert await h.store.preferences.devices(ann.id) == []
    device = Device("x", ann.id, "s-Ann", "https://a.example/x", "k", "a", "en", 0.0)
    assert not await h.store.preferences.add_device(device, 20)


# -- letters --------------------------------------------------------------------------------------


async def wants_letters(h: House, user: User, lang: str = "en") -> str:
    address = f"{user.name}@example.org"
    way = Credential(f"w-{user.id}", user.id, "mail", address.lower(), address, b"{}", 0.0, 0.0)
    assert await h.store.accounts.add_credential(way)
    await h.services.notifications.set_preferences(
        user, mail=True, lang=lang, zone_name="UTC", quiet=(0, 0)
    )
    return address


async def test_one_letter_for_a_table_until_they_have_looked(house: House) -> None:
    h = house
    ann, bob = await h.person("Ann", devices=0), await h.person("Bob", devices=0)
    address = await wants_letters(h, ann, "uk")
    id = await h.table(ann, bob)
    while await h.asked(id, ann, bob) is not ann:
        await h.play(id, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    letter = h.letters.to(address)
    assert letter["Subject"] == "Ваш хід · Архітектори Західного королівства · Bob"
    text = letter.get_content()
    assert f"http://localhost:8080/#/table/{id}" in text and "один лист" in text
    for _ in range(2):
        await h.play(id, ann)
        await h.play(id, bob)
        await h.pass_()
        await h.pass_(SETTLE)
    assert len(h.letters.received) == 1  # they have not looked at the table since
    await h.look(ann, id, h.now, h.now)
    await h.play(id, ann)
    h.now += 1
    await h.play(id, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    assert len(h.letters.received) == 2
    assert {x["To"] for x in h.letters.received} == {address}


async def test_that_they_have_looked_since_the_letter_is_kept(house: House) -> None:
    h = house
    ann, bob = await h.person("Ann", devices=0), await h.person("Bob", devices=0)
    await wants_letters(h, ann)
    id = await h.table(ann, bob)
    while await h.asked(id, ann, bob) is not ann:
        await h.play(id, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    assert len(h.letters.received) == 1
    h.now += DAY
    await h.look(ann, id, h.now, h.now + OPEN)
    await h.pass_()
    h.restart()
    h.now += DAY
    await h.play(id, ann)
    await h.play(id, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    assert len(h.letters.received) == 2


async def test_a_letter_tells_what_has_happened_since(house: House) -> None:
    """A line a turn, in the language of its reader; nothing of what they did themselves."""
    h = house
    ann, bob = await h.person("Ann", devices=0), await h.person("Bob", devices=0)
    address = await wants_letters(h, ann, "uk")
    id = await h.table(ann, bob)
    for _ in range(6):  # Bob places a worker, then Ann is asked
        await h.play(id, await h.asked(id, ann, bob))
    while await h.asked(id, ann, bob) is not ann:
        await h.play(id, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    text = h.letters.to(address).get_content()
    assert "Після вашого ходу:" in text
    told = [x for x in text.splitlines() if x.startswith("· ")]
    assert told and all(x.startswith("· Bob: ") for x in told), told


async def test_letters_are_ended_by_one_press(house: House) -> None:
    h = house
    ann, bob = await h.person("Ann", devices=0), await h.person("Bob", devices=0)
    address = await wants_letters(h, ann)
    await h.table(ann, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    letter = h.letters.to(address)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = re.fullmatch(
        r"<http://localhost:8080/api/notices/stop\?token=([\w.-]+)>", letter["List-Unsubscribe"]
    )
    assert link and f"/#/stop/{link[1]}" in letter.get_content()
    user, _, proof = link[1].partition(".")
    for forged in (f"{bob.id}.{proof}", f"{user}.{proof[:-1]}", user, ""):
        with pytest.raises(ApiError, match="not-proven"):
            await h.services.notifications.stop(forged)
    assert (await h.store.preferences.of(ann.id)).mail
    await h.services.notifications.stop(link[1])
    await h.services.notifications.stop(link[1])
    assert not (await h.store.preferences.of(ann.id)).mail


async def test_no_letters_to_an_address_nobody_has_proved(house: House) -> None:
    h = house
    ann = await h.person("Ann")
    with pytest.raises(ApiError, match="no-way"):
        await h.services.notifications.set_preferences(
            ann, mail=True, lang="en", zone_name="UTC", quiet=(0, 0)
        )


# -- quiet hours ----------------------------------------------------------------------------------


def at(text: str, zone: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10T21:59", ""),
        ("2026-01-10T22:00", "2026-01-11T07:30"),
        ("2026-01-11T00:15", "2026-01-11T07:30"),
        ("2026-01-11T07:29", "2026-01-11T07:30"),
        ("2026-01-11T07:30", ""),
        ("2026-03-29T01:00", "2026-03-29T07:30"),  # clocks are put forward in that night
        ("2026-10-25T01:00", "2026-10-25T07:30"),  # and back in this one
    ],
)
def test_quiet_hours_by_the_clock_on_the_wall(now: str, until: str) -> None:
    zone = "Europe/Kyiv"
    wishes = Preferences("u", zone=zone, quiet_from=22 * 60, quiet_to=7 * 60 + 30)
    assert quiet_until(wishes, at(now, zone)) == (at(until, zone) if until else 0.0)


def test_quiet_hours_in_the_middle_of_the_day_or_never() -> None:
    noon = Preferences("u", zone="UTC", quiet_from=12 * 60, quiet_to=13 * 60)
    now = at("2026-01-10T12:30", "UTC")
    assert quiet_until(noon, now) == now + 1800
    assert quiet_until(noon, now + 1800) == 0.0
    assert quiet_until(Preferences("u"), now) == 0.0


async def test_things_wait_until_quiet_hours_end(house: House) -> None:
    h = house
    h.now = at("2026-01-10T23:00", "Europe/Kyiv")
    ann, bob = await h.person("Ann"), await h.person("Bob", devices=0)
    quiet = (22 * 60, 8 * 60)
    await h.services.notifications.set_preferences(
        ann, mail=False, lang="en", zone_name="Europe/Kyiv", quiet=quiet
    )
    id = await h.table(ann, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    assert h.told(ann) == []
    while await h.asked(id, ann, bob) is not ann:
        await h.play(id, bob)
    await h.play(id, ann)
    await h.play(
        id, bob
    )  # another decision of theirs: the newer notice takes the older one's place
    await h.pass_(3600)
    assert h.told(ann) == []
    h.now = at("2026-01-11T08:00", "Europe/Kyiv")
    await h.pass_()
    await h.pass_(DAY)
    assert h.told(ann) == ["Your turn"]
    with pytest.raises(ApiError, match="bad-request"):
        await h.services.notifications.set_preferences(
            ann, mail=False, lang="en", zone_name="Mars/Olympus", quiet=quiet
        )


async def test_who_has_looked_in_quiet_hours_is_not_told_after_them(house: House) -> None:
    h = house
    h.now = at("2026-01-10T23:00", "Europe/Kyiv")
    ann, bob = await h.person("Ann"), await h.person("Bob", devices=0)
    await h.services.notifications.set_preferences(
        ann, mail=False, lang="en", zone_name="Europe/Kyiv", quiet=(22 * 60, 8 * 60)
    )
    id = await h.table(ann, bob)
    while await h.asked(id, ann, bob) is not ann:
        await h.play(id, bob)
    await h.pass_()
    await h.pass_(SETTLE)
    await h.look(ann, id, h.now, h.now)
    await h.pass_()
    h.restart()
    h.now = at("2026-01-11T08:00", "Europe/Kyiv")
    await h.pass_()
    await h.pass_(ANSWERS)
    await h.pass_(DAY)
    assert h.told(ann) == []


# -- the calendar ---------------------------------------------------------------------------------


def unfolded(text: str) -> list[str]:
    assert text.endswith("\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    return text.replace("\r\n ", "").split("\r\n")


async def test_the_calendar_has_the_deadlines_of_ones_own_decisions(house: House) -> None:
    h = house
    ann = await h.person("Ann")
    bob = await h.person("Bob, the \\ bold; called Великий Богдан Хмельницький", devices=0)
    id = await h.table(ann, bob, kind="days", days=2)
    await h.table(ann, bob)  # without a deadline
    token = await h.services.notifications.new_calendar(ann, "uk")
    while await h.asked(id, ann, bob) is not ann:
        await h.play(id, bob)
    lines = unfolded(await h.services.notifications.calendar(token))
    assert lines[:2] == ["BEGIN:VCALENDAR", "VERSION:2.0"] and lines.count("BEGIN:VEVENT") == 1
    end = datetime.fromtimestamp(h.now + 2 * DAY, UTC).strftime("%Y%m%dT%H%M%SZ")
    assert f"DTEND:{end}" in lines and f"URL:http://localhost:8080/#/table/{id}" in lines
    said = next(x for x in lines if x.startswith("SUMMARY:"))
    assert said == (
        "SUMMARY:Ваш хід: Архітектори Західного королівства · "
        "Bob\\, the \\\\ bold\\; called Великий Богдан Хмельницький"
    )
    uid = next(x for x in lines if x.startswith("UID:"))
    h.now += 60
    assert uid in unfolded(
        await h.services.notifications.calendar(token)
    )  # the same decision, the same name
    await h.play(id, ann)
    assert "BEGIN:VEVENT" not in await h.services.notifications.calendar(token)
    await h.play(id, bob)
    later = unfolded(await h.services.notifications.calendar(token))
    assert "BEGIN:VEVENT" in later and uid not in later
    renewed = await h.services.notifications.new_calendar(ann, "en")
    with pytest.raises(ApiError, match="no-way"):
        await h.services.notifications.calendar(token)
    assert "Your turn" in await h.services.notifications.calendar(renewed)
    tournaments = h.services.tournaments
    form = NewTournament("Autumn, all of us", "tithe", "swiss", 2, h.now + DAY, club="")
    for at in (h.now + DAY, h.now + 2 * DAY):
        cup = await tournaments.create(bob, msgspec.structs.replace(form, starts=at))
    await tournaments.join(ann, cup)
    await tournaments.set_start(bob, cup, h.now + 3 * DAY)
    lines = unfolded(await h.services.notifications.calendar(renewed))
    begins = datetime.fromtimestamp(h.now + 3 * DAY, UTC).strftime("%Y%m%dT%H%M%SZ")
    assert f"DTSTART:{begins}" in lines and "SUMMARY:Tournament: Autumn\\, all of us" in lines
    assert f"URL:http://localhost:8080/#/tournaments/{cup}" in lines
    assert len([x for x in lines if x.startswith("SUMMARY:Tournament")]) == 1  # what one has joined
    await tournaments.leave(ann, cup)
    assert "Tournament" not in await h.services.notifications.calendar(renewed)
    await h.services.notifications.end_calendar(ann)
    for gone in (renewed, ""):
        with pytest.raises(ApiError, match="no-way"):
            await h.services.notifications.calendar(gone)


# -- being away -----------------------------------------------------------------------------------


async def test_the_clock_stands_still_for_who_is_away(house: House) -> None:
    h = house
    clock = clock_worker(h.services)
    id, first, second = await two_at_a_table(h, kind="days", days=1)
    began = h.now - SETTLE
    await h.services.vacations.go(first, 0.0, h.now + 5 * DAY, 30.0)
    ends = (await h.services.views.position(id, second))["clocks"]["ends"]
    assert list(ends.values()) == [pytest.approx(began + 6 * DAY, abs=1)]
    h.now += 5.9 * DAY
    assert not await clock.work()
    assert await h.asked(id, first, second) is first
    h.now += 0.2 * DAY
    assert await clock.work()
    late = (await h.services.cache.current(id)).clocks.late
    assert list(late.values()) == [h.now]


async def test_who_comes_back_early_has_the_time_that_was_left(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h, kind="days", days=1)
    began = h.now - SETTLE
    await h.services.vacations.go(first, h.now + 0.25 * DAY, h.now + 9 * DAY, 30.0)
    h.now += 3 * DAY
    await h.services.vacations.come_back(first)
    ends = (await h.services.views.position(id, second))["clocks"]["ends"]
    assert list(ends.values()) == [pytest.approx(began + SETTLE + 3.75 * DAY, abs=30)]


async def test_away_holds_at_tables_that_begin_later_and_where_it_was_not_heard_of(
    house: House,
) -> None:
    h = house
    clock = clock_worker(h.services)
    ann, bob = await h.person("Ann"), await h.person("Bob")
    await h.services.vacations.go(ann, 0.0, h.now + 5 * DAY, 30.0)
    id = await h.table(ann, bob, kind="days", days=1)
    ends = (await h.services.views.position(id, bob))["clocks"]["ends"]
    assert ends["0"] == pytest.approx(h.now + 6 * DAY, abs=1)
    # What the table does not know yet is looked up before anybody is punished.
    await h.store.vacations.save(bob.id, [Vacation(h.now, h.now + 3 * DAY)])
    h.now += 2 * DAY
    assert await clock.work()
    ends = (await h.services.views.position(id, ann))["clocks"]["ends"]
    assert ends["1"] == pytest.approx(h.now + 2 * DAY, abs=1)


async def test_nobody_is_away_for_longer_than_a_year_allows(house: House) -> None:
    h = house
    ann = await h.person("Ann")
    await h.services.vacations.go(ann, 0.0, h.now + 20 * DAY, 30.0)
    await h.services.vacations.go(ann, 0.0, h.now + 30 * DAY, 30.0)  # instead of the first
    assert await h.services.vacations.left(ann, 30.0) == pytest.approx(30 * DAY)
    h.now += 20 * DAY
    await h.services.vacations.come_back(ann)
    assert await h.services.vacations.left(ann, 30.0) == pytest.approx(10 * DAY)
    with pytest.raises(ApiError, match="no-days"):
        await h.services.vacations.go(ann, 0.0, h.now + 11 * DAY, 30.0)
    h.now += 366 * DAY
    await h.services.vacations.go(ann, 0.0, h.now + 30 * DAY, 30.0)
    for start, until in ((5.0, 3.0), (0.0, h.now - 1), (0.0, h.now + 400 * DAY)):
        with pytest.raises(ApiError, match="bad-request"):
            await h.services.vacations.go(ann, start, until, 1e6)


async def test_who_is_away_is_told_afterwards(house: House) -> None:
    h = house
    id, first, second = await two_at_a_table(h, kind="days", days=3)
    await h.services.vacations.go(second, 0.0, h.now + 2 * DAY, 30.0)
    await h.play(id, first)
    await h.pass_()
    await h.pass_(DAY)
    assert h.told(second) == ["The game has started"]
    await h.pass_(DAY)
    assert h.told(second) == ["The game has started", "Your turn"]


# -- a bot that sits in ---------------------------------------------------------------------------


async def late_at_a_table(h: House, **tempo: Any) -> tuple[str, User, int, list[User]]:
    """A table of three where somebody's time has run out."""
    people = [await h.person(x, devices=0) for x in ("Ann", "Bob", "Cat")]
    id = await h.table(*people, **tempo)
    late = await h.asked(id, *people)
    seat = people.index(late)
    others = [x for x in people if x is not late]
    for other in others:
        with pytest.raises(ApiError, match="not-late"):
            await h.services.substitutes.vote(other, id, seat)
    h.now += 3 * DAY
    await clock_worker(h.services).work()
    return id, late, seat, others


@pytest.mark.parametrize("kind", ["days", "none"])
async def test_all_others_let_a_bot_sit_in_until_the_person_is_back(
    house: House, kind: str
) -> None:
    h = house
    id, late, seat, (one, two) = await late_at_a_table(h, kind=kind, days=1)
    with pytest.raises(ApiError, match="not-late"):
        await h.services.substitutes.vote(late, id, seat)  # not about oneself
    await h.services.substitutes.vote(one, id, seat)
    await h.services.substitutes.vote(one, id, seat)  # once only
    assert not (await h.store.tables.seats(id))[seat].bot
    (about,) = [x for x in await h.services.substitutes.absences(id, one) if x.late]
    assert (about.seat, about.agree, about.needed) == (seat, [one.id], 2)
    await h.services.substitutes.vote(two, id, seat)
    assert (await h.store.tables.seats(id))[seat].bot == "sensible"
    deeds = [x.command for x in await h.store.operators.commands(id)]
    assert any(x.startswith(f"sit-in-{seat}-") and "." not in x for x in deeds)  # nobody's own
    ask = (await h.services.views.position(id, late))["ask"]
    with pytest.raises(ApiError, match="not-yours"):
        await h.services.commands.answer(late, id, "x", ["x"], ask["token"] if ask else 0)
    with pytest.raises(ApiError, match="not-yours"):
        await h.services.substitutes.take_back(one, id, "b")
    reply = await h.services.substitutes.take_back(late, id, "b")
    assert await h.services.substitutes.take_back(late, id, "b") == reply
    assert not (await h.store.tables.seats(id))[seat].bot
    assert await h.services.substitutes.absences(id, one) == [
        Absence(n, 0.0, False, [], 2, False) for n in range(3)
    ]


async def test_no_bot_sits_in_where_it_counts(house: House) -> None:
    """In a rated game it would be the end: who is late once has not given up."""
    h = house
    id, _, seat, others = await late_at_a_table(h, kind="days", days=1, rated=True)
    for one in others:
        with pytest.raises(ApiError, match="not-late"):
            await h.services.substitutes.vote(one, id, seat)
    assert not (await h.store.tables.seats(id))[seat].bot
    assert (await h.services.repositories.tables.find(id)).status == "running"


async def test_two_votes_at_once_bring_one_bot(house: House) -> None:
    h = house
    id, _, seat, others = await late_at_a_table(h, kind="days", days=1)
    await asyncio.gather(*(h.services.substitutes.vote(x, id, seat) for x in others))
    assert (await h.store.tables.seats(id))[seat].bot == "sensible"
    deeds = [x.command for x in await h.store.operators.commands(id)]
    assert len([x for x in deeds if x.startswith("sit-in-")]) == 1


async def test_who_decides_again_is_not_late_any_more(house: House) -> None:
    h = house
    id, late, seat, (one, two) = await late_at_a_table(h, kind="days", days=1)
    await h.services.substitutes.vote(one, id, seat)
    everybody = [late, one, two]
    while await h.asked(id, *everybody) is not late:
        await h.answer(id, await h.asked(id, *everybody))
    await h.answer(id, late)
    with pytest.raises(ApiError, match="not-late"):
        await h.services.substitutes.vote(two, id, seat)


async def test_a_resigned_seat_cannot_be_taken_back(house: House) -> None:
    h = house
    ann, bob = await h.person("Ann"), await h.person("Bob")
    id = await h.table(ann, bob)
    await h.services.commands.resign(bob, id, "r")
    with pytest.raises(ApiError, match="not-yours"):
        await h.services.substitutes.take_back(bob, id, "b")


# -- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://8.8.8.8/x",
        "https://user@push.example.org/x",
        "https://push.example.org:8443/x",
        "ftp://push.example.org/x",
        "https:///x",
        "push",
        "https://push.example.org/" + "x" * 1000,
    ],
)
async def test_addresses_that_are_no_push_service(
    store: Repositories, pushes: Pushes, endpoint: str
) -> None:
    push = Push(Settings(public_url="http://localhost:8080"), store.preferences, lambda: 0.0)
    keys = Browser(pushes).subscription
    with pytest.raises(ApiError, match="bad-request"):
        push.check(endpoint, keys["p256dh"], keys["auth"])
    push.check("https://push.example.org/x", keys["p256dh"], keys["auth"])
    for p256dh, auth in ((keys["p256dh"][:-4], keys["auth"]), (keys["p256dh"], "AAAA")):
        with pytest.raises(ApiError, match="bad-request"):
            push.check("https://push.example.org/x", p256dh, auth)
    await push.close()


async def test_a_name_that_leads_inside_is_not_called(store: Repositories, pushes: Pushes) -> None:
    push = Push(Settings(public_url="http://localhost:8080"), store.preferences, lambda: 0.0)
    keys = Browser(pushes).subscription
    endpoint = "https://localhost/x"
    device = Device("x", "u", "s", endpoint, keys["p256dh"], keys["auth"], "en", 0.0)
    outcome = await push.send(device, b"{}", topic="t", seconds=1, urgent=False)
    assert outcome == "gone" and not pushes.received
    await push.close()


async def test_the_key_of_the_house_is_made_once(store: Repositories) -> None:
    made = [Push(SETTINGS, store.preferences, lambda: 0.0) for _ in range(4)]
    keys = await asyncio.gather(*(x.public_key() for x in made))
    assert len(set(keys)) == 1 and len(keys[0]) == 87
    for one in made:
        await one.close()


# -- the store ------------------------------------------------------------------------------------


async def test_news_that_reach_nobody_cost_the_same_for_many_tables(
    statements: Statements, store: Repositories
) -> None:
    bus = make_bus("memory")
    await bus.open()
    services = make_services(store, bus)
    guest = User("u-guest", "Guest", "", 1.0)
    assert await store.accounts.add_user(guest)
    worker = notifier(services)
    await worker.work()  # it begins to listen, and waits a little for who looks
    counts = []
    for tables in (1, 8):
        for _ in range(tables):
            row = await services.lobby.create(guest, NewTable("tithe", 2, bots=["random"]))
            await services.lobby.start(guest, row.id)
        await services.commands.close()  # no bot answers in between
        later = services.clock() + 5.0  # then the relay takes what nobody has told
        set_clock(services, lambda later=later: later)  # type: ignore[misc]
        await relay(services).work()
        assert await services.database.all(select(db.news))
        counts.append(await statements.of(worker.work()))
        assert not await services.database.all(select(db.news))
    assert counts[0] == counts[1] <= 12
    await worker.close()
    await bus.close()
