"""Links that are given away: who sees what, the page for messengers, the picture."""

from __future__ import annotations

import asyncio
import random
import re
import struct
import zlib
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from time import monotonic
from typing import Any, cast

import httpx
import pytest

from ludorum.games import BadTitle, every, load
from ludorum.letters import drawable, legible, set_in, wide
from ludorum.server.app import make_app
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.deals import days
from ludorum.server.errors import ApiError
from ludorum.server.http.addresses import language
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.play.model import NewTable
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Repositories, Services
from ludorum.server.settings import Settings
from ludorum.server.sharing import telling
from ludorum.server.sharing.drawing import card as cards
from ludorum.server.sharing.drawing.card import Card, Row, svg
from ludorum.server.sharing.drawing.paint import png
from ludorum.server.sharing.drawing.shapes import SEATS, SUNK
from ludorum.server.sharing.kept import Kept
from ludorum.server.sharing.model import Spot, Told
from ludorum.server.sharing.pictures import Pictures, digest
from ludorum.server.sharing.service import SECONDS
from ludorum.server.store.rows import User
from ludorum.words import LANGUAGES
from ludorum.words.bundle import SHARED, read_words
from tests.server.parts import make_services, with_bots_by_hand
from tests.server.test_deals import DAY
from tests.server.test_deals import House as DealHouse

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
GAME = "tithe"  # the shortest
HOSTILE = """<script>alert(1)</script>"'><img src=x onerror=a()>&{ $x }"""


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.people: list[User] = []
        self.n = 0

    async def person(self, name: str) -> User:
        user = User(f"u{len(self.people)}", name, "", 0.0)
        assert await self.services.repositories.accounts.add_user(user)
        self.people.append(user)
        return user

    async def table(self, *names: str, public: bool, game: str = GAME) -> str:
        """A table of these people that has begun."""
        seated = [await self.person(name) for name in names]
        lobby = self.services.lobby
        row = await lobby.create(seated[0], NewTable(game, len(seated), public=public))
        for other in seated[1:]:
            await lobby.join(other, row.id, row.link)
        await lobby.start(seated[0], row.id)
        return row.id

    async def play(self, id: str) -> None:
        rng = random.Random(2)
        while (live := await self.services.cache.current(id)).row.status == "running":
            seat = rng.choice(live.waiting())
            option = rng.choice(live.table.pending()[seat].options)
            user = next(x for x in self.people if x.id == live.seats[seat].user)
            self.n += 1
            await self.services.commands.answer(user, id, f"a{self.n}", option, None)

    async def finished(self, *names: str, public: bool) -> str:
        id = await self.table(*(names or ("Олена", "Bohdan")), public=public)
        await self.play(id)
        return id

    async def says(self, spot: Spot, lang: str = "en") -> Told:
        return await self.services.sharing.tell(spot, lang)


@pytest.fixture
async def house(store: Repositories) -> AsyncIterator[House]:
    bus = make_bus("memory")
    await bus.open()
    services = with_bots_by_hand(make_services(store, bus, Titles()))
    yield House(services)
    services.pictures.close()
    await bus.close()


@pytest.fixture
async def web(house: House) -> AsyncIterator[httpx.AsyncClient]:
    app = make_app(house.services, ProcessPool(1), [], [])
    transport = httpx.ASGITransport(app=cast(Any, app))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8080") as client:
        yield client


class Tags(HTMLParser):
    """What a messenger finds in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.elements: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {k: v or "" for k, v in attrs}
        self.elements.append(tag)
        assert not [k for k in found if k.startswith("on")]
        if tag == "meta":
            name = found.get("property") or found.get("name") or found.get("http-equiv", "")
            self.meta[name] = found.get("content", "")
        if "href" in found:
            self.links.append(found["href"])


ELEMENTS = {"html", "head", "meta", "title", "link", "body", "main", "h1", "p", "a"}


# -- who may see -----------------------------------------------------------------------------------


async def test_a_public_game_that_is_over_is_for_everybody(house: House) -> None:
    id = await house.finished(public=True)
    for user in (None, house.people[0]):
        assert await house.services.sharing.token(id, user) == ""
    told = await house.says(Spot(id, "end"))
    assert told.known and told.open and told.over
    assert {x.name for x in told.card.rows} == {"Олена", "Bohdan"}
    record = await house.services.archive.game(id, None)
    points = record.record.result
    assert points and sorted(x.points or 0 for x in told.card.rows) == sorted(points)
    won = [x for x in told.card.rows if x.won]
    assert won and all(x.place == 1 and x.points == max(points) for x in won)


async def test_a_private_game_is_for_who_has_its_token(house: House) -> None:
    id, other = await house.finished(public=False), await house.finished("Ж", "Ґ", public=False)
    stranger = await house.person("Stranger")
    sharing = house.services.sharing
    token = await sharing.token(id, house.people[0])
    assert token and len(token) == 16
    assert token == await sharing.token(id, house.people[1])
    assert await sharing.token(id, stranger) is None
    assert await sharing.token(id, None) is None
    assert await sharing.token("nowhere", house.people[0]) is None
    assert (await house.says(Spot(id, "end", token))).known
    theirs = await sharing.token(other, house.people[2]) or ""
    assert theirs != token
    wrong = [Spot(id, "end"), Spot(id), Spot(id, "3"), Spot(id, "end", token[:-1] + "!")]
    wrong += [Spot(id, "end", x) for x in (theirs, token[:-1], "x" * 16, house.people[0].id)]
    unknown = await house.says(Spot("nowhere", "end"))
    for spot in wrong:
        assert await house.says(spot) == unknown
    # And with it comes the replay, and no other.
    game = await sharing.game(id, token)
    assert (await house.services.history.read(game)).steps > 3
    assert (await house.services.history.position(game, 3, 0))["version"] == 3
    for table, key in ((id, theirs), (other, token), ("nowhere", token), (id, "")):
        with pytest.raises(ApiError, match=r"^no-replay"):
            await sharing.game(table, key)


async def test_of_a_running_game_only_who_plays_it(house: House) -> None:
    id = await house.table("Олена", "Bohdan", public=True)
    hidden = await house.table("Ж", "Ґ", public=False)
    sharing = house.services.sharing
    assert await sharing.token(id, None) == ""
    told = await house.says(Spot(id))
    assert told.known and not told.over
    assert all(x.points is None for x in told.card.rows) and not told.card.lines
    for user in (house.people[2], None):
        assert await sharing.token(hidden, user) is None
    signed = await sharing._sign(hidden)  # nobody is given one before the end
    unknown = await house.says(Spot("nowhere"))
    for spot in (Spot(hidden), Spot(hidden, "0"), Spot(hidden, "end", signed)):
        assert await house.says(spot) == unknown


async def test_a_deal_shows_nothing_before_its_day_is_over(store: Repositories) -> None:
    bus = make_bus("memory")
    await bus.open()
    house = DealHouse(make_services(store, bus, Titles()))
    ada, eve = await house.person("Ada"), await house.person("Eve")
    id = await house.play(ada)
    sharing = house.services.sharing
    await house.play(eve, seed=2)  # she may look at Ada's now, and not give it away
    signed = await sharing._sign(id)
    unknown = await sharing.tell(Spot("nowhere", "end"), "en")
    for user in (ada, eve, None):
        assert await sharing.token(id, user) is None
    for token in ("", signed):
        assert await sharing.tell(Spot(id, "end", token), "en") == unknown
    with pytest.raises(ApiError, match=r"^no-replay"):
        await sharing.game(id, signed)
    house.now = days.closes(DAY)
    assert await sharing.token(id, None) == ""
    told = await sharing.tell(Spot(id, "end"), "en")
    assert told.known and "Ada" in told.alt
    await bus.close()


async def test_a_name_that_is_given_up_is_shown_no_longer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await house.finished(public=True)
    assert "Олена" in (await house.says(Spot(id, "end"))).alt
    await house.services.account_data.erase(house.people[0])
    later = monotonic() + SECONDS
    monkeypatch.setattr("ludorum.server.sharing.kept.monotonic", lambda: later)
    assert "Олена" not in (await house.says(Spot(id, "end"))).alt


async def test_a_name_is_gone_within_a_minute_whenever_it_was_last_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, now = await house.finished(public=True), monotonic()
    for later, lang in ((0.0, "en"), (SECONDS - 1, "uk")):
        monkeypatch.setattr("ludorum.server.sharing.kept.monotonic", lambda t=now + later: t)
        assert "Олена" in (await house.says(Spot(id, "end"), lang)).alt
    await house.services.account_data.erase(house.people[0])
    monkeypatch.setattr("ludorum.server.sharing.kept.monotonic", lambda: now + 61)
    assert "Олена" not in (await house.says(Spot(id, "end"), "uk")).alt


# -- what it says ----------------------------------------------------------------------------------


async def test_every_step_in_every_language(house: House) -> None:
    id = await house.finished(public=True)
    past = await house.services.history.read(await house.services.archive.game(id, None))
    seen = set()
    for lang in LANGUAGES:
        for step in range(past.steps + 1):
            told = await house.says(Spot(id, str(step)), lang)
            assert told.lang == lang and told.card.place
            by_seat = {x.seat: x.points for x in told.card.rows}
            assert [by_seat[i] for i in range(2)] == past.points[step]
            assert list(told.card.lines[-1]) == past.points[step]
            seen.add(digest(told.card))
    assert len(seen) > 2 * past.steps
    assert await house.says(Spot(id, "99999")) == await house.says(Spot(id, "end"))
    # What is still to come is not told.
    early = await house.says(Spot(id, "1"))
    assert len(early.card.lines) == 2 and early.card.part < 1


@pytest.mark.parametrize(
    "spot",
    [
        *(Spot("x/y", "1"), Spot("<b>", "1"), Spot("", "1"), Spot("a" * 65, "1")),
        *(Spot("abc", "-1"), Spot("abc", "1e9"), Spot("abc", "٣"), Spot("abc", "999999")),
        Spot("abc", "1", "x y"),
    ],
)
def test_what_is_no_address(spot: Spot) -> None:
    assert not spot.possible


def test_a_name_in_letters_we_have_not_is_a_number_on_the_picture() -> None:
    assert legible("Ґанна Їжак, Łódź Ñandú Ёлка") and not legible("李雷")
    assert drawable("e\u0301clair \u202e李 x") == "éclair x"


@pytest.mark.parametrize("face", ["text", "strong", "head"])
def test_every_letter_of_our_words_can_be_drawn(face: str) -> None:
    titles = [x for x in every().values() if not isinstance(x, BadTitle)]
    packages = [*SHARED, *[x.package for x in titles]]
    said = "".join([read_words(p, lang) for p in packages for lang in LANGUAGES])
    lacking = {c for c in said if not legible(c, face)} - {"\n"}
    # Signs that only boards have.
    assert lacking <= set("★☆→←↑↓⚀⚁⚂⚃⚄⚅✓✗½⇄≥≤≠↔■□●○◆▲▶▸⟳∅▾↵")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        *(("", "en"), ("uk", "uk"), ("fr, ru;q=0.5, uk;q=0.7", "uk"), ("de-DE,de", "en")),
        *(("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("uk;q=nan, ru;q=-1, uk;q=inf", "en")),
        *(("UK-ua", "uk"), ("x;" * 5000, "en"), ("uk;q=0", "en")),
    ],
)
def test_the_language_a_reader_likes_best(header: str, lang: str) -> None:
    assert language("", header) == lang
    assert language("ru", header) == "ru"
    assert language("klingon", header) == lang


# -- the page --------------------------------------------------------------------------------------


async def test_the_page_has_what_messengers_read(house: House, web: httpx.AsyncClient) -> None:
    id = await house.finished(public=True)
    answer = await web.get(f"/s/{id}/5", headers={"accept-language": "uk"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["x-robots-tag"] == "noindex"
    assert "script-src" not in answer.headers["content-security-policy"]
    tags = Tags(answer.text)
    assert set(tags.elements) <= ELEMENTS
    assert "/mark.svg" in tags.links  # else browsers ask for an icon that is not there
    meta = tags.meta
    assert meta["og:locale"] == "uk_UA" and meta["twitter:card"] == "summary_large_image"
    assert meta["og:title"].startswith("Десятина · ") and "Олена" in meta["og:description"]
    assert (meta["og:image:width"], meta["og:image:height"]) == ("1200", "630")
    assert meta["og:image:alt"] and meta["og:url"] == f"http://127.0.0.1:8080/s/{id}/5"
    assert meta["refresh"] == f"0; url=/#/replay/{id}/5"
    picture = await web.get(meta["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert size_of(picture.content) == (1200, 630)
    asked = Tags((await web.get(f"/s/{id}/5?lang=ru", headers={"accept-language": "uk"})).text)
    assert asked.meta["og:locale"] == "ru_RU" and asked.meta["og:url"].endswith("?lang=ru")


async def test_names_are_letters_and_nothing_else(house: House, web: httpx.AsyncClient) -> None:
    id = await house.finished(HOSTILE, "]]><b>", public=True)
    for step in ("end", "3", "0"):
        answer = await web.get(f"/s/{id}/{step}")
        tags = Tags(answer.text)
        assert set(tags.elements) <= ELEMENTS
        assert HOSTILE in tags.meta["og:image:alt"]
        assert size_of((await web.get(tags.meta["og:image"])).content) == (1200, 630)
    drawn = svg((await house.says(Spot(id, "end"))).card)
    assert "<script" not in drawn and "&lt;script" in drawn


async def test_what_may_not_be_seen_looks_like_what_is_not_there(
    house: House, web: httpx.AsyncClient
) -> None:
    private = await house.finished(public=False)
    running = await house.table("Ж", "Ґ", public=False)
    token = await house.services.sharing.token(private, house.people[0])

    async def seen(id: str, rest: str) -> Any:
        page = await web.get(f"/s/{id}{rest}")
        picture = await web.get(Tags(page.text).meta["og:image"])
        heads = [{k: v for k, v in x.headers.items() if k != "date"} for x in (page, picture)]
        return page.status_code, page.text.replace(id, "ID"), picture.content, heads

    for rest in ("", "/5", "/end", "/end/AAAAAAAAAAAAAAAA"):
        nothing = await seen("x" * len(private), rest)
        assert nothing == await seen(private, rest) == await seen(running, rest)
    assert (await web.get(f"/s/{private}/5/{token}")).text.count("Bohdan")
    for path in (private, running, "nowhere"):
        told = (await web.get(f"/api/shared/{path}")).json()
        assert told == {"may": False, "token": ""}
        answer = await web.get(f"/api/shared/{path}/AAAAAAAAAAAAAAAA/history")
        assert answer.status_code == 404 and answer.json() == {"code": "no-replay", "detail": ""}
    past = (await web.get(f"/api/shared/{private}/{token}/history")).json()
    position = (await web.get(f"/api/shared/{private}/{token}/at/{past['steps']}?seat=1")).json()
    assert position["over"] and position["seat"] == 1


async def test_how_long_it_may_be_held(house: House, web: httpx.AsyncClient) -> None:
    public, private = (
        await house.finished(public=True),
        await house.finished("Ж", "Ґ", public=False),
    )
    token = await house.services.sharing.token(private, house.people[2])

    async def held(path: str) -> tuple[str, httpx.Response]:
        page = await web.get(path)
        picture = await web.get(Tags(page.text).meta["og:image"])
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        return page.headers["cache-control"], picture

    page, picture = await held(f"/s/{public}/end")
    assert page == "private, no-store"  # the host is what the request said
    assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"
    url, tag = picture.url, picture.headers["etag"]
    same = await web.get(url, headers={"if-none-match": tag})
    assert same.status_code == 304 and not same.content and same.headers["etag"] == tag
    other = await web.get(url.copy_set_param("v", "0" * 24))
    assert other.headers["cache-control"] == "public, no-cache" and other.content
    page, picture = await held(f"/s/{private}/end/{token}")
    assert page == "private, no-store"
    assert picture.headers["cache-control"] == "private, max-age=86400"
    house.services.settings = Settings(public_url="http://127.0.0.1:8080")
    app = make_app(house.services, ProcessPool(1), [], [])
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=cast(Any, app)), base_url="http://127.0.0.1:8080"
    ) as known:
        answer = await known.get(f"/s/{public}/end", headers={"host": "evil.example"})
        assert answer.headers["cache-control"] == "public, max-age=300"
        assert "evil" not in answer.text
        private_page = await known.get(f"/s/{private}/end/{token}")
        assert private_page.headers["cache-control"] == "private, no-store"


@pytest.mark.parametrize("host", ['a"><script>', "a b", "evil/x", "-.x", "[::1", "a" * 300])
async def test_a_host_that_is_no_name_is_not_repeated(web: httpx.AsyncClient, host: str) -> None:
    answer = await web.get("/s/nowhere/1", headers={"host": host})
    assert host not in answer.text
    if answer.status_code != 400:
        assert Tags(answer.text).meta["og:url"] == "/s/nowhere/1"


async def test_invitations_say_nothing_of_a_deal(web: httpx.AsyncClient) -> None:
    page = Tags((await web.get("/s/deal/2026-11-18/hadrians_wall?lang=uk")).text)
    assert page.meta["refresh"] == "0; url=/#/deal/hadrians_wall"
    assert "18 листопада 2026" in page.meta["og:description"]
    assert size_of((await web.get(page.meta["og:image"])).content) == (1200, 630)
    for path in ("2099-01-01/architects", "2026-02-30/architects", "2026-11-18/chess", "x/y"):
        other = Tags((await web.get(f"/s/deal/{path}")).text)
        assert other.meta["og:title"] == "Ludorum"
    puzzle = Tags((await web.get("/s/puzzle/tithe/abc")).text)
    assert puzzle.meta["refresh"] == "0; url=/#/puzzles/tithe/abc"
    for path in ("chess/abc", "tithe/A%20B"):
        assert Tags((await web.get(f"/s/puzzle/{path}")).text).meta["og:title"] == "Ludorum"


# -- the picture -----------------------------------------------------------------------------------


def size_of(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR"
    wide, high = struct.unpack(">II", data[16:24])
    return int(wide), int(high)


def pixels(data: bytes) -> list[bytes]:
    """Rows of RGBA."""
    at, packed = 8, b""
    while at < len(data):
        (n,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + n]
        at += 12 + n
    raw, stride = zlib.decompress(packed), 1200 * 4
    rows, above = [], bytearray(stride)
    for y in range(630):
        kind, *line = raw[y * (stride + 1) : (y + 1) * (stride + 1)]
        for i in range(stride):
            a = line[i - 4] if i >= 4 else 0
            b, c = above[i], above[i - 4] if i >= 4 else 0
            if kind == 4:
                p = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            else:
                p = (0, a, b, (a + b) // 2)[kind]
            line[i] = (line[i] + p) & 255
        above = bytearray(line)
        rows.append(bytes(above))
    return rows


def colour(text: str) -> bytes:
    return bytes.fromhex(text[1:]) + b"\xff"


def test_bars_are_as_long_as_points() -> None:
    rows = (Row(0, "Олена", 40, 1, True), Row(1, "Bohdan", 20, 2), Row(2, "Ж", -3, 3))
    one, two, three = [x.colour for x in SEATS[:3]]
    card = Card("Десятина", "Итог", "Победа: Олена", rows=rows)
    bar = r'<rect [^>]*width="([\d.]+)" height="[\d.]+" rx="[\d.]+" fill="(#[0-9a-f]+)"/>'
    long = {fill: float(x) for x, fill in re.findall(bar, svg(card))}
    assert long[one] == pytest.approx(2 * long[two], rel=0.01)
    assert three not in long  # there is nothing of it
    seen = pixels(png(card))
    count = {x: sum([row.count(colour(x)) for row in seen]) for x in (one, two, three, SUNK)}
    assert count[one] > 1.7 * count[two] > 2000 and count[SUNK] > 2000 > count[three] > 50


def test_words_and_faces_are_drawn() -> None:
    """An empty line or a font that is not found would leave the paper blank."""
    blank = len(png(Card("", "", "")))
    for card in (Card("Hamlet", "", ""), Card("", "Хід 3", ""), Card("", "", "Ґанок")):
        assert len(png(card)) > blank + 500
    same = Card("Hamlet", "Turn 3", "Builds")
    assert png(same) == png(same) and png(same) != png(same._replace(headline="Buys"))


@pytest.mark.parametrize("seats", range(8))
def test_nothing_makes_a_picture_large(seats: int) -> None:
    long = "W" * 500 + " " + "слово " * 500
    rows = tuple(
        [Row(i, long, 10**9, i, True) for i in range(seats + 5)][: seats + 5 * (seats > 6)]
    )
    lines = tuple([tuple([n] * max(1, len(rows))) for n in range(telling.POINTS + 2)])
    card = Card(long, long, long, long, long, 2, rows, lines)
    drawn = svg(card)
    assert len(drawn) < 60_000
    said = re.findall(r'<text x="([\d.]+)"[^>]*>([^<]*)<', drawn)
    assert all(float(x) >= cards.LEFT and len(text) < 130 for x, text in said)
    if seats % 3 == 0:  # it takes a while
        assert size_of(png(card)) == (1200, 630)


def test_lines_fit_their_box() -> None:
    rng = random.Random(1)
    for _ in range(200):
        text = " ".join(["слово" * rng.randint(1, 4) for _ in range(rng.randint(0, 40))])
        found = set_in(text, cards.SIZES, 700, 190, "head")
        assert len(found.lines) * found.size * 1.14 <= 190
        assert all(wide(line, found.size, "head") <= 700 for line in found.lines)
        if not any("…" in line for line in found.lines):
            assert " ".join(found.lines) == text


def test_long_games_have_lines_of_bounded_length() -> None:
    for n in (1, 2, 199, 200, 201, 5000):
        found = telling._lines([[i, -i] for i in range(n)])
        assert 1 <= len(found) <= telling.POINTS + 1 and found[-1] == (n - 1, 1 - n)


def test_every_game_has_a_poster() -> None:
    for name in ("architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts"):
        assert telling.poster(load(name)).startswith(b"<svg"), "cd web && npm run build"


async def test_new_pictures_are_rationed_and_old_ones_are_not(house: House) -> None:
    pictures = Pictures(house.services.pictures._pool, RateLimit(1e-9, 2))
    first = await asyncio.gather(*[pictures.draw(Card("a", "", ""), "1.2.3.4") for _ in range(60)])
    assert len(set(first)) == 1  # drawn once
    await pictures.draw(Card("b", "", ""), "1.2.3.4")
    with pytest.raises(ApiError, match=r"^too-many"):
        await pictures.draw(Card("c", "", ""), "1.2.3.4")
    assert await pictures.draw(Card("a", "", ""), "1.2.3.4") == first[0]
    assert await pictures.draw(Card("c", "", ""), "5.6.7.8")


async def test_a_flood_of_pictures_from_everywhere_is_turned_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who hangs up leaves their picture in the queue, so the queue has an end."""
    monkeypatch.setattr("ludorum.server.sharing.kept.WAITING", 2)
    draws = [house.services.pictures.draw(Card(str(n), "", ""), f"10.0.0.{n}") for n in range(5)]
    found = await asyncio.gather(*draws, return_exceptions=True)
    assert [isinstance(x, bytes) for x in found] == [True, True, False, False, False]
    assert [x.code for x in found if isinstance(x, ApiError)] == ["busy"] * 3
    assert await house.services.pictures.draw(Card("4", "", ""), "10.0.0.4")


async def test_what_is_kept() -> None:
    kept: Kept[int] = Kept(2, 60)
    made = []

    async def make(n: int) -> int | None:
        await asyncio.sleep(0)
        made.append(n)
        if n < 0:
            raise ApiError("busy")
        return n or None

    assert await asyncio.gather(*[kept.get_or("a", lambda: make(1)) for _ in range(5)]) == [1] * 5
    assert made == [1] and kept.get("a") == 1
    assert await kept.get_or("none", lambda: make(0)) is None and kept.get("none") is None
    for _ in range(2):
        with pytest.raises(ApiError):
            await kept.get_or("bad", lambda: make(-1))
    assert await kept.get_or("b", lambda: make(2)) == 2 and kept.get("a") == 1
    assert await kept.get_or("c", lambda: make(3)) == 3
    assert kept.get("b") is None and kept.get("a") == 1  # who was asked for longest ago goes
    short: Kept[int] = Kept(2, -1)
    await short.get_or("a", lambda: make(1))
    assert short.get("a") is None
