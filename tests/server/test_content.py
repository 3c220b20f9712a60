"""Tables keep the cards they were laid with: a pack comes to the house, changes, and goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludorum.content import Pack, own_rows, pack_files
from ludorum.games import PACKS, load, load_boxed, load_plain, prove
from ludorum.kernel import Record, Seat, content_of
from ludorum.lessons import course_of
from ludorum.lessons.frames import lesson_frame
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.learning.routes import guide_text, taught
from ludorum.server.ops.upgrade import upgrade
from ludorum.server.play.model import NewTable
from ludorum.server.play.workers.bots import question
from ludorum.server.process_pool import ProcessPool
from ludorum.server.store.schema import tables
from ludorum.titles import Title
from tests.server.test_tables import House, house

pytestmark = pytest.mark.anyio
FIXTURES = Path(__file__).parents[1] / "fixtures" / "packs"


def box(folder: Path, points: int) -> Pack:
    """A pack in which every sale of Hamlet brings so many points more."""
    title = load_plain("hamlet")
    rows = [{**x, "points": x["points"] + points} for x in own_rows(title.package, "sales")]
    pack = Pack("hamlet", title.epoch, "a box", {"sales": rows})
    for name, data in pack_files(pack).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return pack


async def laid_by(h: House, owner: str) -> str:
    user = await h.store.accounts.user(owner)
    assert user is not None
    row = await h.services.lobby.create(user, NewTable("hamlet", 2, bots=["sensible"]))
    await h.services.lobby.start(user, row.id)
    return row.id


async def test_a_house_has_a_pack_and_older_tables_their_own_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = box(tmp_path / "box", 2)
    async with house(tmp_path) as h:
        ann = await h.person("Ann")
        old = await laid_by(h, ann.id)
        monkeypatch.setenv(PACKS, str(tmp_path / "box"))
        h.services.titles.read_house()
        h.services.cache.forget(old)
        new = await laid_by(h, ann.id)
        plain, boxed = load_plain("hamlet"), load_boxed(pack)
        assert load("hamlet") is boxed and load("hamlet", content_of(plain)) is plain
        for id, title in ((old, plain), (new, boxed)):
            live = await h.services.cache.get(id)
            assert live.title is title and live.row.content == content_of(title)
            # A bot thinks elsewhere, with the cards of its table.
            seat = next(iter(live.table.pending()))
            ask = Seat(live.table, seat).ask()
            assert ask is not None
            pool = ProcessPool(1)
            for bot in ("easy", "easy:trader", "easy:forgotten"):
                option = await pool.run(*question(live, seat, bot))
                assert option in ask.options
            pool.close()


async def test_a_table_whose_cards_are_gone_says_so(tmp_path: Path) -> None:
    """It is not played on with other numbers; and it moves over if they have made no difference."""
    async with house(tmp_path) as h:
        ann = await h.person("Ann")
        boxed = load_boxed(box(tmp_path / "box", 3))
        h.services.titles.add(boxed)
        id = await laid_by(h, ann.id)
        h.services.cache.forget(id)
        without = Titles()
        h.services.cache._titles = without
        with pytest.raises(ApiError, match=r"content .*, are not here"):
            await h.services.views.position(id, ann)
        (outcome,) = await upgrade(h.store.database, without, "hamlet")
        assert outcome.moved, "nothing has been sold yet"
        live = await h.services.cache.get(id)
        assert live.row.content == content_of(load_plain("hamlet"))


async def test_a_table_from_before_records_were_added_goes_on(tmp_path: Path) -> None:
    """Records that say nothing to it give its content another name, not other cards."""
    plain = load_plain("hamlet")
    (former,) = plain.former  # type: ignore[attr-defined]
    assert former != content_of(plain)
    async with house(tmp_path) as h:
        ann = await h.person("Ann")
        id = await laid_by(h, ann.id)
        renamed = update(tables).where(tables.c.id == id).values(content=former)
        assert await h.store.database.do(renamed) == 1
        h.services.cache.forget(id)
        live = await h.services.cache.get(id)
        assert (live.title, live.row.content) == (plain, former)
        assert load("hamlet", former) is plain
        assert await upgrade(h.store.database, h.services.titles, "hamlet") == []
        await h.services.commands.resign(ann, id, "enough")
        record = Record.parse((await h.services.archive.record(id)).decode().splitlines())
        assert prove(plain, record).problems == []


async def test_the_record_of_a_game_names_its_cards(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        ann = await h.person("Ann")
        boxed = load_boxed(box(tmp_path / "box", 4))
        h.services.titles.add(boxed)
        id = await laid_by(h, ann.id)
        await h.services.commands.resign(ann, id, "enough")
        packed = await h.services.archive.record(id)
        record = Record.parse(packed.decode().splitlines())
        assert record.content == content_of(boxed)
        game = await h.services.archive.game(id, ann)
        assert game.title is boxed


@pytest.mark.parametrize("game", ["viscounts", "hamlet", "paladins", "architects"])
def test_lessons_are_taught_with_whatever_cards_they_can_be(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other cards a recorded position may not come about: then with the game's own."""
    monkeypatch.setenv(PACKS, str(FIXTURES / game))
    titles = Titles()
    boxed, own = titles.newest(game), titles.plain(game)
    assert boxed is not own
    used = set()
    for id in course_of(own.package).lessons:

        def frame(title: Title[Any], id: str = id) -> str:
            lesson_frame(title, course_of(title.package), id, [])
            return title.package

        used.add(taught(titles, game, frame))
    assert boxed.package in used and used <= {boxed.package, own.package}
    assert taught(titles, game, guide_text)
