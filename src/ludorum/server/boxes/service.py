"""Somebody's own boxes: what is in them, what may go in, and what a table can be laid with.

What must hold: a box is its owner's alone until a table is laid with it, and no record comes into
it that the rules cannot work with. Whatever is tried is tried elsewhere (`trial`), box after box.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

from ludorum.content import (
    ContentError,
    Pack,
    Row,
    content_with,
    kinds,
    own_rows,
    unzip_pack,
    zip_pack,
)
from ludorum.effects import PARTS, Form, Vocabulary, forms_of, shape_of
from ludorum.server.catalog.packs import PackRepository
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.process_pool import ProcessPool
from ludorum.server.store.rows import User
from ludorum.server.telemetry import log
from ludorum.titles import Title
from ludorum.words import plain

from .bounds import BOX_BYTES, FILES, NAME
from .repository import Box, BoxRepository
from .schemas import (
    BoxGame,
    BoxGames,
    BoxInfo,
    BoxKind,
    BoxProblem,
    BoxRecord,
    CardInfo,
    CardsInfo,
    EffectForm,
    EffectPart,
    FormInfo,
    TriedBox,
    TriedRecord,
    VocabularyInfo,
)
from .trial import ALL, Examined, Fault, examine, face, fault, row_faults, written_faults

KEPT = 200  # boxes whose trial is remembered
WAITING = 12  # trials at once, of which one runs
UNUSABLE = ("content-error-rules", "content-error-no-kind")  # whatever else is in the box
TRIES = 5  # until others have stopped writing into the same box


class LaidBox(NamedTuple):
    """What a table is laid with."""

    content: str
    name: str


class Boxes:
    def __init__(
        self, repository: BoxRepository, packs: PackRepository, titles: Titles, trials: ProcessPool
    ) -> None:
        self._repository = repository
        self._packs = packs
        self._titles = titles
        self._trials = trials
        self._known: OrderedDict[tuple[str, int, str, bool], Examined] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    # -- looking ---------------------------------------------------------------------------------

    async def games(self, user: User) -> BoxGames:
        """Games that have records, each with how many of them are whose."""
        boxes = await self._repository.of(user.id)
        out = []
        for name in self._titles.names():
            title = self._titles.plain(name)
            if kinds(title.package):
                out.append(counted(title, boxes.get(name, Box(name))))
        return BoxGames(out)

    async def info(self, user: User, game: str) -> BoxInfo:
        """A box beside what the game comes with."""
        title = self._with_content(game)
        box = await self._repository.get(user.id, game)
        pack = box.pack(title.epoch)
        tried = Examined([], {}, "") if box.empty else await self._examined(pack)
        found = [kind_of(title, kind, box, tried) for kind in self._kinds(title)]
        return BoxInfo(
            game=game,
            epoch=title.epoch,
            name=box.name,
            use=box.used,
            content=content_with(title.package, pack),
            kinds=[x for x in found if x.records],
            vocabulary=vocabulary(title),
            problems=problems(tried.faults),
        )

    async def pack(self, user: User, game: str) -> bytes:
        """A zip file, as `ludorum box` and `put_pack` read it."""
        title = self._with_content(game)
        box = await self._repository.get(user.id, game)
        return zip_pack(Pack(game, title.epoch, box.name or "My box", box.records))

    async def packs_of(self, user: User) -> dict[str, bytes]:
        """All boxes of a person as zip files, by game."""
        boxes = await self._repository.of(user.id)
        return {game: await self.pack(user, game) for game in boxes if game in self._titles.names()}

    async def laid_pack(self, game: str, epoch: int, content: str) -> bytes | None:
        """The box a table is laid with, as a zip file."""
        pack = await self._packs.get(game, epoch, content)
        return None if pack is None else zip_pack(pack)

    # -- writing ---------------------------------------------------------------------------------

    async def attempt(self, user: User, game: str, kind: str, record: Row) -> TriedRecord:
        """What would be wrong with a record, and what its card would say; nothing is kept."""
        title = self._with_content(game)
        box = await self._repository.get(user.id, game)
        return await self._tried(title, box, kind, record)

    async def put(self, user: User, game: str, kind: str, id: str, record: Row) -> TriedRecord:
        """The record is in the box, if nothing is wrong with it. Whether it goes together with the
        others is another matter, as in `remove`: who changes two cards begins with one."""
        title = self._with_content(game)
        row = {"id": id, **record}
        if row["id"] != id:
            raise ApiError("bad-request", "the record has another id than its address")
        for _ in range(TRIES):
            box = await self._repository.get(user.id, game)
            tried = await self._tried(title, box, kind, row)
            if any(x.id == id or x.msg[0] in UNUSABLE for x in tried.problems):
                return tried
            if await self._repository.put(user.id, box, box.with_row(kind, bare(row))):
                return TriedRecord(tried.problems, tried.words, kept=True)
        raise ApiError("busy")

    async def remove(self, user: User, game: str, kind: str, id: str) -> TriedBox:
        """Back to ours. It is done even if the rest does not go together without it: what is wrong
        with a box is told, and no table is laid with it."""
        title = self._with_content(game)
        box = await self._change(user, game, lambda box: box.without(kind, id))
        pack = box.pack(title.epoch)
        faults = [] if box.empty else (await self._examined(pack)).faults
        return TriedBox(problems(faults), kept=True)

    async def set(self, user: User, game: str, use: bool | None, name: str | None) -> None:
        self._with_content(game)

        def changed(box: Box) -> Box:
            said = box.name if name is None else " ".join(name.split())[:NAME]
            return box._replace(name=said, used=box.used if use is None else use)

        await self._change(user, game, changed)

    async def empty(self, user: User, game: str) -> None:
        self._with_content(game)
        await self._repository.drop(user.id, game)

    async def put_pack(self, user: User, game: str, data: bytes) -> TriedBox:
        """A whole box from a file; it takes the place of what was there."""
        title = self._with_content(game)
        try:
            pack = await asyncio.to_thread(unzip_pack, io.BytesIO(data), FILES, BOX_BYTES)
            if (pack.game, pack.epoch) != (title.name, title.epoch):
                raise ContentError(
                    "it is for another game or other rules",
                    code="pack-game",
                    epoch=pack.epoch,
                    now=title.epoch,
                )
            if pack.words:
                raise ContentError("words are not taken in here", code="pack-words")
        except ContentError as e:
            return TriedBox(problems([fault(e)]), kept=False)
        records = {kind: [bare(x) for x in rows] for kind, rows in pack.records.items() if rows}
        name = " ".join(pack.name.split())[:NAME] if pack.name.isprintable() else ""
        new = Box(game, name, False, records)
        faults = written_faults(new.pack(title.epoch))
        if not faults and not new.empty:
            faults = (await self._examined(new.pack(title.epoch), play=True)).faults
        if faults:
            return TriedBox(problems(faults), kept=False)
        await self._change(user, game, lambda box: new._replace(used=box.used))
        return TriedBox([], kept=True)

    async def _change(self, user: User, game: str, change: Any) -> Box:
        for _ in range(TRIES):
            old = await self._repository.get(user.id, game)
            new: Box = change(old)
            if new == old or await self._repository.put(user.id, old, new):
                return new
        raise ApiError("busy")

    # -- laying ----------------------------------------------------------------------------------

    async def laid(self, user: User, game: str) -> LaidBox:
        """What a new table of this person is laid with: the box is in order now, and will be there
        whatever becomes of it."""
        title = self._with_content(game)
        box = await self._repository.get(user.id, game)
        if box.empty:
            raise ApiError("no-box")
        pack = box.pack(title.epoch)
        tried = await self._examined(pack, play=True)
        if tried.faults:
            raise ApiError("box-faults", tried.faults[0].code)
        await self._packs.keep(pack, tried.content)
        return LaidBox(tried.content, box.name)

    async def cards(self, game: str, epoch: int, content: str) -> CardsInfo:
        """The cards of a box beside ours, for those who sit at a table that is laid with it."""
        pack = await self._packs.get(game, epoch, content)
        if pack is None:
            return CardsInfo(content, [])
        ours, theirs = self._titles.plain(game), await self._titles.get(game, epoch, content)
        out = []
        for kind, rows in pack.records.items():
            own = {x["id"]: bare(x) for x in own_rows(ours.package, kind)}
            out += [
                CardInfo(
                    kind=kind,
                    id=row["id"],
                    value=row,
                    ours=own.get(row["id"]),
                    words=plain(face(theirs, row["id"])),
                    our_words=plain(face(ours, row["id"])),
                )
                for row in rows
            ]
        return CardsInfo(content, out)

    async def seen(self, user: User | None, game: str, content: str) -> Pack | None:
        """The box of this content, if it is their own, or if they may see a table laid with it."""
        if user is not None:
            title = self._titles.plain(game)
            pack = (await self._repository.get(user.id, game)).pack(title.epoch)
            if content_with(title.package, pack) == content:
                return pack
        if not await self._repository.seen(user.id if user else "", game, content):
            return None
        found = [await self._packs.get(game, x, content) for x in self._titles.epochs(game)]
        return next((x for x in found if x is not None), None)

    # -- trying ----------------------------------------------------------------------------------

    async def _tried(self, title: Title[Any], box: Box, kind: str, record: Row) -> TriedRecord:
        if kind not in kinds(title.package):
            about: dict[str, str | int] = {"kind": kind, "known": ", ".join(kinds(title.package))}
            return TriedRecord(problems([Fault(kind, "", "", "no-kind", about)]), None, False)
        row = bare(record)
        if not isinstance(row.get("id"), str) or not row["id"]:
            return TriedRecord(problems([Fault(kind, "", "id", "text", {})]), None, False)
        faults = row_faults(title.package, kind, row)
        words = None
        if not faults:
            pack = box.with_row(kind, row).pack(title.epoch)
            tried = await self._examined(pack)
            faults = tried.faults
            words = tried.words.get(kind, {}).get(row["id"])
        return TriedRecord(problems(faults), words, kept=False)

    async def _examined(self, pack: Pack, *, play: bool = False) -> Examined:
        """What a trial finds; the same box is tried once."""
        key = (pack.game, pack.epoch, pack.digest(), play)
        found = self._known.get((*key[:3], True)) or self._known.get(key)
        if found is not None:
            return found
        if self._waiting >= WAITING:
            raise ApiError("busy")
        self._waiting += 1
        try:
            async with self._turn:
                found = await self._trials.run_within(ALL, examine, pack, play)
        except TimeoutError as e:
            log.warning("a box was not tried in time", game=pack.game)
            raise ApiError("busy") from e
        finally:
            self._waiting -= 1
        self._known[key] = found
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    def _with_content(self, game: str) -> Title[Any]:
        self._titles.newest(game)
        title = self._titles.plain(game)
        if not kinds(title.package):
            raise ApiError("no-game", f"{game} has no records a box could replace")
        return title

    @staticmethod
    def _kinds(title: Title[Any]) -> list[str]:
        return kinds(title.package)


NO_BOX = LaidBox("", "")


# -- what is told ----------------------------------------------------------------------------------


def bare(row: Row) -> Row:
    """Without what says whose it is."""
    return {k: x for k, x in row.items() if k not in ("origin", "guessed")}


def is_ours(row: Row) -> bool:
    """Made up, or guessed in part."""
    return row["origin"] == "house" or bool(row.get("guessed"))


def counted(title: Title[Any], box: Box) -> BoxGame:
    total = yours = ours = 0
    for kind in kinds(title.package):
        rows = own_rows(title.package, kind)
        mine = {x["id"] for x in box.records.get(kind, [])}
        total += len({x["id"] for x in rows} | mine)
        yours += len(mine)
        ours += len([x for x in rows if is_ours(x) and x["id"] not in mine])
    return BoxGame(title.name, total, total - yours - ours, yours, ours, box.used)


def kind_of(title: Title[Any], kind: str, box: Box, tried: Examined) -> BoxKind:
    rows = {x["id"]: x for x in own_rows(title.package, kind)}
    mine = {x["id"]: x for x in box.records.get(kind, [])}
    told = [id for id in [*rows, *[x for x in mine if x not in rows]] if _told(rows, mine, id)]
    records = []
    for id in told:
        own = rows.get(id)
        yours = id in mine
        said = tried.words.get(kind, {}).get(id) if yours else plain(face(title, id))
        records.append(
            BoxRecord(
                id=id,
                origin="box" if yours or own is None else own["origin"],
                guessed=[] if yours or own is None else list(own.get("guessed", [])),
                value=mine[id] if yours else bare(rows[id]),
                ours=None if own is None else bare(own),
                yours=yours,
                words=said,
            )
        )
    fields = [form_info(x) for x in forms_of(title.package, kind)] if records else []
    return BoxKind(kind, len(rows.keys() | mine.keys()) - len(records), fields, records)


def _told(rows: Mapping[str, Row], mine: Mapping[str, Row], id: str) -> bool:
    return id in mine or is_ours(rows[id])


def form_info(form: Form) -> FormInfo:
    inside = [form_info(x) for x in form.inside]
    return FormInfo(
        name=form.name,
        kind=form.kind,
        required=form.required,
        empty=form.empty,
        values=list(form.values),
        inside=inside,
        otherwise=form.otherwise,
    )


def vocabulary(title: Title[Any]) -> VocabularyInfo:
    """All names any of its records may use."""
    found: list[Vocabulary] = [shape_of(title.package, kind)[1] for kind in kinds(title.package)]

    def names(part: str) -> list[str]:
        return list(dict.fromkeys([x for words in found for x in getattr(words, part)]))

    effects = [
        EffectForm(key, [EffectPart(name, kind) for name, kind in parts.items()])
        for key, parts in PARTS.items()
    ]
    return VocabularyInfo(
        names("goods"), names("counters"), names("tests"), names("verbs"), effects
    )


def problems(faults: list[Fault]) -> list[BoxProblem]:
    return [
        BoxProblem(x.kind, x.id, x.field, (f"content-error-{x.code}", dict(x.about)))
        for x in faults
    ]
