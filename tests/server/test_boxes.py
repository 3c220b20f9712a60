"""Cards of people's own boxes: entered by strangers, tried, laid, and gone."""

from __future__ import annotations

import ast
import asyncio
import io
import json
import multiprocessing
import random
import subprocess
import sys
import time
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import ludorum
from ludorum.content import Pack, own_rows, read_pack, unzip_pack, zip_pack
from ludorum.games import drop_boxed, load_plain
from ludorum.kernel import Record, content_of
from ludorum.server.boxes.trial import examine
from ludorum.server.bus import make_bus
from ludorum.server.catalog import titles as titles_room
from ludorum.server.catalog.packs import PackRepository
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.ops.upgrade import upgrade
from ludorum.server.play.model import NewTable
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Services
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User
from ludorum.soak.client import Http, Refused
from ludorum.words import LANGUAGES, MessageBundle, Msg
from tests.server.house import Server, hang_up, person, play_on, player, serving
from tests.server.parts import Hand, make_store

pytestmark = pytest.mark.anyio
FIXTURES = Path(__file__).parents[1] / "fixtures" / "packs"
GAMES = ("architects", "hamlet", "paladins", "viscounts")


# -- a house in this process -------------------------------------------------------------------


@asynccontextmanager
async def house(url: str) -> AsyncIterator[Services]:
    """With boxes in its database; the trials run in a process of their own, as ever."""
    store, bus = make_store(url), make_bus("memory")
    await store.database.open()
    await bus.open()
    titles = Titles(PackRepository(store.database))
    services = Services(Settings(), store.database, bus, titles, Hand())
    try:
        yield services
    finally:
        services.trials.close()
        for held in titles._boxed.values():
            drop_boxed(held.pack)
        await bus.close()
        await store.database.close()


async def somebody(s: Services, name: str) -> User:
    user = User(f"u-{name}", name, "", 1.0)
    await s.repositories.accounts.add_user(user)
    return user


async def fill(s: Services, user: User, game: str = "hamlet") -> None:
    kept = await s.boxes.put_pack(user, game, zip_pack(read_pack(FIXTURES / game)))
    assert kept.kept, kept.problems


async def laid(s: Services, user: User, *others: User, game: str = "hamlet", **more: Any) -> str:
    bots = [] if others else ["sensible"]
    wanted = NewTable(game, 2, bots=bots, box=True, **more)
    row = await s.lobby.create(user, wanted)
    for other in others:
        await s.lobby.join(other, row.id, row.link)
    await s.lobby.start(user, row.id)
    return row.id


async def test_a_table_keeps_the_box_it_was_laid_with(store_url: str) -> None:
    """On both databases: after the owner has changed it, has emptied it, has left the house."""
    async with house(store_url) as s:
        ann, bob, eve = [await somebody(s, x) for x in ("Ann", "Bob", "Eve")]
        await fill(s, ann)
        await s.boxes.set(ann, "hamlet", use=True, name="  My   box ")
        id = await laid(s, ann, bob)
        row = await s.repositories.tables.find(id)
        assert row.content == (await s.boxes.info(ann, "hamlet")).content
        assert row.content != content_of(load_plain("hamlet"))
        info = await s.directory.info(id, bob)
        assert info.box is not None and (info.box.name, info.box.by) == ("My box", "Ann")
        cards = await s.boxes.cards(row.game, row.epoch, row.content)
        assert len(cards.cards) == sum(
            [len(x) for x in read_pack(FIXTURES / "hamlet").records.values()]
        )
        # The copy is its own: an edit goes into the box alone.
        (sale, *_) = next(
            x.records for x in (await s.boxes.info(ann, "hamlet")).kinds if x.kind == "sales"
        )
        other = {**sale.value, "points": sale.value["points"] + 1}
        edited = await s.boxes.put(ann, "hamlet", "sales", sale.id, other)
        assert edited.kept, edited.problems
        assert (await s.boxes.info(ann, "hamlet")).content != row.content
        await s.boxes.empty(ann, "hamlet")
        with pytest.raises(ApiError, match="no-box"):
            await laid(s, ann, bob)
        with pytest.raises(ApiError, match="no-box"):
            await laid(s, eve, bob)
        await s.account_data.erase(ann)
        s.cache.forget(id)
        live = await s.cache.current(id)
        assert content_of(live.title) == row.content
        assert (await s.views.position(id, bob))["content"] == row.content
        gone = await s.directory.info(id, bob)
        assert gone.box is not None and (gone.box.name, gone.box.by) == ("", "")
        with pytest.raises(ApiError, match="no-table"):
            await s.directory.seen(id, eve)
        assert await s.boxes.seen(bob, "hamlet", row.content) is not None
        assert await s.boxes.seen(eve, "hamlet", row.content) is None
        assert await s.boxes.seen(None, "hamlet", row.content) is None


async def test_a_guest_who_signs_in_keeps_the_box(sqlite_url: str) -> None:
    async with house(sqlite_url) as s:
        guest, user = await somebody(s, "Guest"), await somebody(s, "Ann")
        await fill(s, guest)
        await fill(s, guest, "architects")
        await fill(s, user, "architects")
        await s.boxes.set(user, "architects", use=None, name="Hers")
        row = await s.lobby.create(guest, NewTable("hamlet", 2, box=True))
        await s.account_data.adopt(guest, user)
        boxes = await s.repositories.boxes.of(user.id)
        assert sorted(boxes) == ["architects", "hamlet"] and boxes["architects"].name == "Hers"
        info = await s.directory.info(row.id, user)
        assert info.box is not None and info.box.by == "Ann"


async def test_a_few_boxed_games_are_held_and_others_come_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(titles_room, "BOXED", 2)
    before = set(sys.modules)
    async with house(sqlite_url) as s:
        ann = await somebody(s, "Ann")
        ids = []
        for points in range(4):
            rows = own_rows(load_plain("hamlet").package, "sales")
            sale = {k: x for k, x in rows[0].items() if k != "origin"}
            other = {**sale, "points": 10 + points}
            assert (await s.boxes.put(ann, "hamlet", "sales", sale["id"], other)).kept
            ids.append(await laid(s, ann))
        fresh = set(sys.modules) - before
        loaded = [x for x in fresh if x.startswith("ludorum_box_hamlet") and "." not in x]
        assert len(loaded) == 2
        contents = set()
        for id in ids:  # the first of them was dropped, and its table is opened again
            live = await s.cache.current(id)
            contents.add(content_of(live.title))
            assert (await s.views.position(id, ann))["content"] == live.row.content
            assert live.title.package in sys.modules
        assert len(contents) == 4


async def test_who_changes_two_cards_begins_with_one(sqlite_url: str) -> None:
    """Twenty-four suspicion cards: one more of a kind is one less of another."""
    async with house(sqlite_url) as s:
        ann = await somebody(s, "Ann")
        rows = {x["id"]: x for x in own_rows(load_plain("paladins").package, "suspicion")}
        first, second = [
            {k: x for k, x in rows[id].items() if k not in ("origin", "guessed")}
            for id in list(rows)[:2]
        ]
        more = {**first, "copies": first["copies"] + 1}
        less = {**second, "copies": second["copies"] - 1}
        half = await s.boxes.put(ann, "paladins", "suspicion", first["id"], more)
        assert half.kept and half.problems, "kept, and said what is wrong with the whole"
        with pytest.raises(ApiError) as e:
            await s.boxes.laid(ann, "paladins")
        assert e.value.code == "box-faults"
        whole = await s.boxes.put(ann, "paladins", "suspicion", second["id"], less)
        assert whole.kept and not whole.problems
        assert (await s.boxes.laid(ann, "paladins")).content


async def test_an_upgrade_leaves_a_box_on_its_table(sqlite_url: str) -> None:
    """A table laid with a box never gets the cards of the house."""
    async with house(sqlite_url) as s:
        ann = await somebody(s, "Ann")
        await fill(s, ann)
        id = await laid(s, ann)
        before = await s.repositories.tables.find(id)
        assert await upgrade(s.database, s.titles, "hamlet") == []
        new = type(load_plain("hamlet"))()
        new.epoch += 1
        s.titles.add(new)
        (outcome,) = await upgrade(s.database, s.titles, "hamlet")
        assert not outcome.moved, "rules the box cannot be laid over"
        assert await s.repositories.tables.find(id) == before


async def test_a_rematch_has_the_same_cards(sqlite_url: str) -> None:
    async with house(sqlite_url) as s:
        ann = await somebody(s, "Ann")
        await fill(s, ann)
        id = await laid(s, ann)
        await s.boxes.empty(ann, "hamlet")
        await s.commands.resign(ann, id, "enough")
        row = await s.lobby.rematch(ann, id)
        old = await s.repositories.tables.find(id)
        assert (row.content, row.box_by) == (old.content, ann.id)
        await s.lobby.start(ann, row.id)
        assert content_of((await s.cache.current(row.id)).title) == old.content


async def test_a_rated_game_is_played_with_the_cards_of_the_house(sqlite_url: str) -> None:
    async with house(sqlite_url) as s:
        ann = await somebody(s, "Ann")
        await fill(s, ann)
        with pytest.raises(ApiError, match="cards of the house"):
            await s.lobby.create(ann, NewTable("hamlet", 2, rated=True, box=True))


async def test_what_thinks_elsewhere_is_given_the_box(sqlite_url: str) -> None:
    """Views are of classes that exist only where the box is loaded."""
    async with house(sqlite_url) as s:
        ann = await somebody(s, "Ann")
        await fill(s, ann)
        id = await laid(s, ann)
        live = await s.cache.current(id)
        pool = ProcessPool(1)
        try:
            assert live.pack is not None
            seen = await pool.run_boxed(live.pack, looked, live.table.observe(0))
            assert seen == live.title.package
        finally:
            pool.close()


def looked(view: Any) -> str:
    return type(view).__module__.split(".")[0]


# -- what strangers send -----------------------------------------------------------------------


def sale(**more: Any) -> dict[str, Any]:
    row = own_rows(load_plain("hamlet").package, "sales")[0]
    return {k: x for k, x in {**row, **more}.items() if k != "origin"}


def deep(n: int) -> Any:
    out: Any = {"gain": {"coin": 1}}
    for _ in range(n):
        out = {"may": out}
    return out


@pytest.mark.parametrize(
    ("kind", "row", "code", "field"),
    [
        ("sales", sale(points="many"), "number", "points"),
        ("sales", sale(points=10**30), "too-much", "points"),
        ("sales", sale(points=1.5), "number", "points"),
        ("sales", sale(tier=9), "range", "tier"),
        ("sales", sale(cost={"gold": 1}), "unknown", "cost"),
        ("sales", sale(more=1), "fields", "more"),
        ("sales", {"id": sale()["id"]}, "missing", "cost"),
        ("sales", sale(cost=deep(500)), "deep", ""),
        ("sales", sale(cost={str(i): i for i in range(2000)}), "large", ""),
        ("sales", sale(cost={"x" * 100: 1}), "long-text", "cost"),
        ("sales", sale(id="new-sale"), "other", ""),
        ("tiles", {"id": "\x00"}, "long-text", "id"),
        ("no_such_kind", sale(), "no-kind", ""),
        ("__init__", sale(), "no-kind", ""),
    ],
)
def test_a_wrong_record_is_told_field_by_field(
    kind: str, row: dict[str, Any], code: str, field: str
) -> None:
    found = examine(Pack("hamlet", load_plain("hamlet").epoch, "x", {kind: [row]}), play=False)
    assert (code, field) in [(x.code, x.field) for x in found.faults], found


def codes() -> set[str]:
    """All ways in which content can be wrong, as they stand in the code."""
    source = Path(ludorum.__file__).parent
    rooms = ("content", "effects", "titles", "games", "server/boxes")
    found = set()
    for file in [x for room in rooms for x in (source / room).rglob("*.py")]:
        for call in ast.walk(ast.parse(file.read_text())):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            at = {"ContentError": 2, "Fault": 3}.get(call.func.id, 99)
            given = [x.value for x in call.keywords if x.arg == "code"] + call.args[at : at + 1]
            found |= {
                x.value
                for one in given
                for x in ast.walk(one)
                if isinstance(x, ast.Constant) and isinstance(x.value, str) and x.value
            }
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(lang: str) -> None:
    """Every code that content can be wrong by has words, with all its arguments."""
    book = MessageBundle.of(lang)
    known = codes() | {"number", "text", "flag", "list", "names", "record"}
    assert len(known) > 35 and {"range", "together", "pack-zip", "crash", "deep"} <= known
    assert not [x for x in known if not book.has(f"content-error-{x}")]
    wrong = [sale(points="x"), sale(cost={"gold": 1}), sale(z=1), {"id": "a"}, sale(tier=9)]
    for row in wrong:
        pack = Pack("hamlet", load_plain("hamlet").epoch, "x", {"sales": [row]})
        for x in examine(pack, play=False).faults:
            assert book.say(Msg(f"content-error-{x.code}", x.about)).strip()
    assert not book.missing


@pytest.mark.parametrize(
    ("game", "kind", "row", "code"),
    [
        ("hamlet", "numbers", {"id": "villagers", "n": 5, "clause": "B1.2"}, "crash"),
        ("paladins", "seats", {"id": "2", "treasury": -1}, "below-zero"),
    ],
)
def test_games_that_fail_are_found_by_playing(
    game: str, kind: str, row: dict[str, Any], code: str
) -> None:
    """Nothing is wrong with the record, nor with the game as it is loaded."""
    pack = Pack(game, load_plain(game).epoch, "x", {kind: [row]})
    assert not examine(pack, play=False).faults
    assert [x.code for x in examine(pack, play=True).faults] == [code]


async def test_no_table_is_laid_with_cards_that_fail(sqlite_url: str) -> None:
    async with house(sqlite_url) as s:
        ann = await somebody(s, "Ann")
        row = {"id": "villagers", "n": 5, "clause": "B1.2"}
        assert (await s.boxes.put(ann, "hamlet", "numbers", "villagers", row)).kept
        with pytest.raises(ApiError, match="box-faults"):
            await laid(s, ann)
        told = (await s.boxes.info(ann, "hamlet")).problems
        assert [x.msg[0] for x in told] == ["content-error-crash"]


def forever() -> None:
    while True:
        pass


async def test_what_never_ends_is_ended() -> None:
    pool = ProcessPool(1)
    others = {x.pid for x in multiprocessing.active_children()}
    try:
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await pool.run_within(4, forever)
        assert await pool.run_within(60, len, "abc") == 3
        assert time.monotonic() - began < 40
        left = [x for x in multiprocessing.active_children() if x.pid not in others]
        assert len(left) == 1, "the one that never ends is still there"
    finally:
        pool.close()


def corrupted(rng: random.Random, x: Any) -> Any:
    """The same with something small changed somewhere."""
    junk: list[Any] = [None, -1, 0, 7, 999, 10**20, True, "", "x", "stone", [], {}, [[]], {"do": 1}]
    if isinstance(x, dict) and x and rng.random() < 0.8:
        key = rng.choice(list(x))
        dice = rng.random()
        if dice < 0.15:
            return {k: v for k, v in x.items() if k != key}
        if dice < 0.25:
            return {**x, rng.choice(["id", "x", key + "s"]): rng.choice(junk)}
        return {**x, key: corrupted(rng, x[key])}
    if isinstance(x, list) and x and rng.random() < 0.8:
        i = rng.randrange(len(x))
        dice = rng.random()
        if dice < 0.1:
            return x[:i] + x[i + 1 :]
        if dice < 0.2:
            return [*x, x[i]]
        return [*x[:i], corrupted(rng, x[i]), *x[i + 1 :]]
    if type(x) is int and rng.random() < 0.6:
        return x + rng.choice([-3, -1, 1, 50])
    return rng.choice(junk)


@pytest.mark.parametrize("game", GAMES)
def test_small_corruptions_never_break_anything(game: str) -> None:
    """Whatever is changed in a pack: it is kept, or what is wrong is told; soon, and in words."""
    whole = read_pack(FIXTURES / game)
    rng = random.Random(game)
    book = MessageBundle.of("en")
    told = fine = 0
    before = set(sys.modules)
    for _ in range(60):
        records = {k: list(rows) for k, rows in whole.records.items()}
        kind = rng.choice(sorted(records))
        i = rng.randrange(len(records[kind]))
        row = corrupted(rng, records[kind][i])
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            continue
        records[kind][i] = row
        if len({x["id"] for x in records[kind]}) != len(records[kind]):
            continue
        began = time.monotonic()
        found = examine(Pack(game, whole.epoch, "x", records), play=False)
        assert time.monotonic() - began < 10
        told, fine = told + bool(found.faults), fine + (not found.faults)
        for x in found.faults:
            assert book.say(Msg(f"content-error-{x.code}", x.about)).strip()
    assert not book.missing
    assert told > 5 and fine > 1
    loaded = {x for x in sys.modules if x.startswith(f"ludorum_box_{game}")}
    assert not loaded - before, "a trial leaves nothing behind"


def zipped(files: dict[str, bytes], packed: int = zipfile.ZIP_DEFLATED, **how: Any) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", packed, **how) as z:
        for name, data in files.items():
            z.writestr(name, data)
    return out.getvalue()


def head(game: str = "hamlet", **more: Any) -> bytes:
    epoch = load_plain("hamlet").epoch
    return json.dumps({"ludorum": 1, "game": game, "epoch": epoch, "name": "x", **more}).encode()


FILES = {
    "no zip": (b"PK\x03\x04 no", "pack-zip"),
    "empty": (b"", "pack-zip"),
    "packed otherwise": (zipped({"pack.json": head()}, zipfile.ZIP_LZMA), "pack-zip"),
    "no head": (zipped({"content/sales.json": b"[]"}), "pack-none"),
    "another game": (zipped({"pack.json": head("architects")}), "pack-game"),
    "another epoch": (zipped({"pack.json": head(epoch=99)}), "pack-game"),
    "a path": (zipped({"pack.json": head(), "../../etc/passwd": b"x"}), "pack-file"),
    "a path inside": (zipped({"pack.json": head(), "content/../x.json": b"[]"}), "pack-file"),
    "a bomb": (zipped({"pack.json": head(), "x.md": b"0" * 50_000_000}), "pack-large"),
    "many files": (zipped({f"{i}.md": b"" for i in range(99)}), "pack-large"),
    "words": (zipped({"pack.json": head(), "words/en.ftl": b"title = Mine"}), "pack-words"),
    "no json": (zipped({"pack.json": head(), "content/sales.json": b"[" * 10_000}), "pack-json"),
    "half a character in an id": (
        zipped({"pack.json": head(), "content/sales.json": b'[{"id": "\\ud800"}]'}),
        "pack-json",
    ),
    "half a character in a key": (
        zipped({"pack.json": head(), "content/sales.json": b'[{"id": "a", "\\ud800": 1}]'}),
        "pack-json",
    ),
    "no rows": (zipped({"pack.json": head(), "content/sales.json": b"{}"}), "pack-rows"),
    "no kind": (zipped({"pack.json": head(), "content/os.json": b'[{"id": "a"}]'}), "no-kind"),
}  # fmt: skip


# -- over HTTP ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("boxes")
    with serving(folder, LUDORUM_BOX_TRIALS_PER_MINUTE="100000") as one:
        yield one


@pytest.fixture(autouse=True)
async def hung_up(anyio_backend: str) -> AsyncIterator[None]:
    yield
    await hang_up()


async def put_file(http: Http, game: str, data: bytes) -> dict[str, Any]:
    answer = await http.http.put(
        f"/api/me/box/{game}/file",
        content=data,
        headers={"x-csrf-token": http.csrf, "content-type": "application/zip"},
        timeout=60,
    )
    assert answer.status_code < 500, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_wrong_files_are_told(server: Server) -> None:
    ann = await person(server, "Ann")
    for name, (data, code) in FILES.items():
        found = await put_file(ann, "hamlet", data)
        assert not found["kept"], name
        assert [x["msg"][0] for x in found["problems"]] == [f"content-error-{code}"], name
    too_large = await ann.http.put(
        "/api/me/box/hamlet/file",
        content=b"x" * 400_000,
        headers={"x-csrf-token": ann.csrf, "content-type": "application/zip"},
    )
    assert too_large.status_code == 413
    mine = await ann.call("GET", "/api/me/box/")
    assert {x["game"]: x["yours"] for x in mine["games"]}["hamlet"] == 0


async def test_hostile_requests_are_refused(server: Server) -> None:
    ann = await person(server, "Ann")
    bodies: list[Any] = [None, [], {"record": 1}, {"record": {"id": "other"}}, {"x": 1}]
    for body in bodies:
        with pytest.raises(Refused) as e:
            await ann.call("PUT", "/api/me/box/hamlet/sales/a", body)
        assert e.value.status == 400, body
    answer = await ann.call("PUT", "/api/me/box/hamlet/sales/a", {"record": {}})
    assert answer["problems"] and not answer["kept"]
    raw = b'{"record": ' + b"[" * 8_000 + b"]" * 8_000 + b"}"
    answer = await ann.http.put(
        "/api/me/box/hamlet/sales/a",
        content=raw,
        headers={"x-csrf-token": ann.csrf, "content-type": "application/json"},
    )
    assert answer.status_code in (400, 413)
    for path in ("/api/me/box/tithe", "/api/me/box/nothing", "/api/me/box/..%2f"):
        with pytest.raises(Refused) as e:
            await ann.call("GET", path)
        assert e.value.status == 404
    nobody = Http(server.url)
    for path in ("/api/me/box/", "/api/me/box/hamlet", "/api/me/box/hamlet/file"):
        assert (await nobody.http.get(path)).status_code == 401
    await nobody.close()
    forged = await person(server, "Mallory")
    forged.csrf = ""
    with pytest.raises(Refused, match="csrf"):
        await forged.call("DELETE", "/api/me/box/hamlet")


async def test_a_box_is_its_owners_alone(server: Server) -> None:
    ann, eve = await person(server, "Ann"), await person(server, "Eve")
    found = await put_file(ann, "hamlet", zip_pack(read_pack(FIXTURES / "hamlet")))
    assert found["kept"]
    mine, hers = [await x.call("GET", "/api/me/box/hamlet") for x in (ann, eve)]
    assert mine["content"] != hers["content"]
    assert not any(x["yours"] for kind in hers["kinds"] for x in kind["records"])
    sales = next(x for x in mine["kinds"] if x["kind"] == "sales")["records"]
    assert any(x["yours"] and x["words"] and x["value"] != x["ours"] for x in sales)
    words = f"/api/games/hamlet/words/uk?content={mine['content']}"
    rules = f"/api/games/hamlet/rules/uk?content={mine['content']}"
    paths = [words, rules]
    games = {x["name"]: x for x in await ann.call("GET", "/api/games/")}
    assert games["hamlet"]["characters"] == ["builder", "parishioner", "trader"]
    board, kind = games["hamlet"]["board"], "content/sales.js"
    if kind in board["files"]:  # as soon as the boards are built
        paths.append(f"/{board['folder'].rstrip('/')}.{mine['content']}/{kind}")
        theirs, ours = [await ann.http.get(x) for x in (paths[-1], f"/{board['folder']}{kind}")]
        assert theirs.text != ours.text and "private" in theirs.headers["cache-control"]
    stranger = Http(server.url)
    for path in paths:
        assert (await ann.http.get(path)).status_code == 200, path
        for other in (eve, stranger):
            assert (await other.http.get(path)).status_code == 404, path
    await stranger.close()
    # The numbers of the rules are those of the box.
    plain = await ann.http.get("/api/games/hamlet/rules/uk")
    assert (await ann.http.get(rules)).json()["clauses"] != plain.json()["clauses"]
    # As the file it came from.
    file = (await ann.http.get("/api/me/box/hamlet/file")).content
    assert unzip_pack(io.BytesIO(file)).records == read_pack(FIXTURES / "hamlet").records
    with zipfile.ZipFile(io.BytesIO((await ann.http.get("/api/account/export")).content)) as z:
        assert z.read("boxes/hamlet.zip") and "boxes/architects.zip" not in z.namelist()
    await ann.call("DELETE", f"/api/me/box/hamlet/sales/{sales[0]['id']}")
    await ann.call("DELETE", "/api/me/box/hamlet")
    assert (await ann.call("GET", "/api/me/box/hamlet"))["content"] == hers["content"]


async def test_a_game_with_a_box_from_its_first_card_to_its_proof(tmp_path: Path) -> None:
    """The box is emptied while it is played; then the server is another one; then its owner leaves
    a record behind that anybody who has the cards can verify."""
    with serving(tmp_path) as one:
        ann, eve = await person(one, "Ann"), await person(one, "Eve")
        assert (await put_file(ann, "hamlet", zip_pack(read_pack(FIXTURES / "hamlet"))))["kept"]
        body = {"game": "hamlet", "seats": 2, "bots": ["sensible"], "box": True}
        table = await ann.call("POST", "/api/tables/", body)
        id, content = table["id"], table["content"]
        await ann.call("POST", f"/api/tables/{id}/start")
        await ann.call("DELETE", "/api/me/box/hamlet")
        play = await player(one, ann)
        await play.watch(id)
        rng = random.Random(1)
        await play_on(play, id, rng, 3)
        await asked(play, id)
        token = play.positions[id]["ask"]["token"]
        hint = await ann.call("POST", f"/api/tables/{id}/hint", {"ask": token})
        assert hint["options"]
        for path in ("cards", "view"):
            with pytest.raises(Refused):
                await eve.call("GET", f"/api/tables/{id}/{path}")
        cards = await ann.call("GET", f"/api/tables/{id}/cards")
        assert cards["content"] == content and cards["cards"]
        words = f"/api/games/hamlet/words/en?content={content}"
        assert (await ann.http.get(words)).status_code == 200, "who sits there may look it up"
        assert (await eve.http.get(words)).status_code == 404
        await play.close()
        cookies, csrf = ann.http.cookies, ann.csrf
        checked = subprocess.run(
            [sys.executable, "-m", "ludorum", "admin", "check"],
            cwd=tmp_path, env=one.env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert checked.returncode == 0, checked.stdout + checked.stderr
    with serving(tmp_path) as other:
        ann = Http(other.url)
        ann.http.cookies, ann.csrf = cookies, csrf
        play = await player(other, ann)
        await play.watch(id)
        await play_on(play, id, rng)
        proof = await ann.call("GET", f"/api/tables/{id}/proof")
        assert proof["ok"] and proof["over"] and proof["promised"] and not proof["problems"]
        steps = (await ann.call("GET", f"/api/tables/{id}/history"))["steps"]
        assert (await ann.call("GET", f"/api/tables/{id}/at/{steps}?seat=0"))["content"] == content
        await ann.call("POST", f"/api/tables/{id}/review")
        await reviewed(ann, id)
        with zipfile.ZipFile(io.BytesIO((await ann.http.get("/api/account/export")).content)) as z:
            record = tmp_path / "game.jsonl"
            record.write_bytes(z.read(f"games/{id}.jsonl"))
            (tmp_path / "cards.zip").write_bytes(z.read(f"cards/{content}.zip"))
        await ann.close()
    assert Record.parse(record.read_text().splitlines()).content == content
    for more, code in (["--content", str(tmp_path / "cards.zip")], 0), ([], 1):
        command = [sys.executable, "-m", "ludorum", "verify", str(record), *more]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert ran.returncode == code, ran.stdout + ran.stderr


async def asked(play: Any, id: str) -> None:
    async with asyncio.timeout(30):
        while play.positions[id]["ask"] is None:
            play.changed.clear()
            await play.changed.wait()


async def reviewed(http: Http, id: str) -> None:
    """A review has begun to look at decisions, and nothing has failed."""
    async with asyncio.timeout(60):
        while True:
            found = await http.call("GET", f"/api/tables/{id}/review")
            assert found["status"] != "failed"
            if found["status"] == "done" or found["done"] > 0:
                return
            await asyncio.sleep(0.3)
