"""Packs: the cards of somebody's box over ours. Rules, words and records follow; ours stay."""

from __future__ import annotations

import gzip
import io
import json
import sys
import tarfile
import zipfile
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludorum.companion.archive import archive
from ludorum.companion.decks import own_decks
from ludorum.content import ContentError, Pack, lift, own_rows, pack_files, parse_pack, read_pack
from ludorum.games import load_boxed, load_plain, prove
from ludorum.kernel import KeyedDealer, ManualDealer, Record, RuleFault, Table, content_of
from ludorum.titles import Title, boxed, totals
from ludorum.titles.board import board_of
from ludorum.words import MessageBundle
from tests.packs import own_content

# A number of our own in every game that has one: the record, and what its box says.
CHANGED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "architects": ("schemes", "H01", {"place": "forest"}),
    "paladins": ("seats", "2", {"treasury": 9}),
    "viscounts": ("manuscripts", "black-3-resource", {"cost": 4}),
    "hamlet": ("sales", "m4", {"points": 3, "coins": 1}),
}


def pack_for(game: str, **more: Any) -> Pack:
    kind, id, says = CHANGED[game]
    title = load_plain(game)
    row = next(x for x in own_rows(title.package, kind) if x["id"] == id)
    row = {k: x for k, x in {**row, **says, **more}.items() if k != "origin"}
    return Pack(game, title.epoch, "a box", {kind: [row]})


def played(title: Title[Any], seats: int) -> tuple[Table[Any], Record]:
    dealer = KeyedDealer(b"box")
    table: Table[Any] = Table(title, title.setup(seats, {}), dealer)
    while not table.over:
        who, ask = table.anyone()
        table.answer(who, title.sensible(table.observe(who), ask))
    record = Record.of(title, seats, {}, table.log, dealer.commit, b"box".hex())
    record.result = totals(title.scores(table.state))
    return table, record


# -- a pack and its file ---------------------------------------------------------------------------


def test_a_folder_and_a_zip_say_the_same(tmp_path: Path) -> None:
    pack = pack_for("hamlet")
    pack = Pack(pack.game, pack.epoch, pack.name, pack.records, {"en": "sale-m4 = Ours"})
    folder = tmp_path / "box"
    with zipfile.ZipFile(tmp_path / "box.zip", "w") as z:
        for name, data in pack_files(pack).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
            z.writestr(name, data)
    assert read_pack(folder) == read_pack(tmp_path / "box.zip") == pack
    assert pack.languages == ("en",)


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({}, "pack.json"),
        ({"pack.json": b"["}, "no JSON"),
        ({"pack.json": b'{"ludorum": 1, "game": "hamlet", "epoch": "1", "name": "x"}'}, "epoch"),
        ({"pack.json": b'{"ludorum": 9, "game": "hamlet", "epoch": 1, "name": "x"}'}, "version"),
        ({"content/sales.json": b"{}"}, "list of records"),
        ({"content/sales.json": b'[{"points": 1}]'}, "id"),
        ({"content/sales.json": b'[{"id": "m4"}, {"id": "m4"}]'}, "two records"),
        ({"content/sales.json": b"\xff"}, "UTF-8"),
        ({"content/../x.json": b"[]"}, "a pack holds"),
        ({"run.py": b""}, "a pack holds"),
    ],
)
def test_what_is_wrong_with_a_pack_is_told(files: dict[str, bytes], says: str) -> None:
    head = json.dumps({"ludorum": 1, "game": "hamlet", "epoch": 1, "name": "x"}).encode()
    whole = {"pack.json": head, **files} if files else {}
    with pytest.raises(ContentError, match=says):
        parse_pack(whole)


def test_a_pack_is_small(tmp_path: Path) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("content/sales.json", b" " * 50_000_000)
    with pytest.raises(ContentError, match="at most"):
        read_pack(path)
    (tmp_path / "x.zip").write_bytes(b"PK not really")
    with pytest.raises(ContentError, match="neither a folder nor a zip"):
        read_pack(tmp_path / "x.zip")
    with pytest.raises(ContentError, match="not there"):
        read_pack(tmp_path / "gone")


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"points": "three"}, "points"),
        ({"colour": "red"}, "unknown fields"),
        ({"cost": {"gold": 1}}, "gold"),
    ],
)
def test_records_of_a_pack_are_checked_like_ours(more: dict[str, Any], says: str) -> None:
    with pytest.raises(ContentError, match=says):
        load_boxed(pack_for("hamlet", **more))


def test_a_pack_is_for_one_game_and_its_rules() -> None:
    pack = pack_for("hamlet")
    with pytest.raises(ContentError, match="epoch 99"):
        load_boxed(Pack("hamlet", 99, "old", pack.records))
    with pytest.raises(LookupError, match="no game"):
        load_boxed(Pack("chess", 1, "other", pack.records))


# -- a game with a pack over it --------------------------------------------------------------------


@pytest.mark.parametrize("game", [pytest.param(x, marks=own_content(x)) for x in CHANGED])
def test_a_game_with_a_pack_beside_ours(game: str) -> None:
    """Other records, other digests; ours are as before; both play to their ends."""
    plain, box = load_plain(game), load_boxed(pack_for(game))
    kind, id, _ = CHANGED[game]
    assert box is load_boxed(pack_for(game)), "it is loaded once"
    assert content_of(plain) != content_of(box)
    origins = {x.id: x.origin for x in box.records()[kind]}
    assert origins[id] == "box" and set(origins.values()) > {"box"}
    assert "box" not in {x.origin for rows in plain.records().values() for x in rows}
    seats = 2 if game == "paladins" else 1
    _, ours = played(plain, seats)
    _, theirs = played(box, seats)
    assert not prove(plain, ours).problems and not prove(box, theirs).problems
    assert (ours.content, theirs.content) == (content_of(plain), content_of(box))


@own_content("hamlet")
def test_rules_and_words_follow_the_pack() -> None:
    plain, box = load_plain("hamlet"), load_boxed(pack_for("hamlet"))
    assert plain.pools["sale"]["m4"].points == 1 and box.pools["sale"]["m4"].points == 3
    said = [MessageBundle.of("en", x.package).say(x.card("sale", "m4")) for x in (plain, box)]
    assert said[0] != said[1] and "3" in said[1]


def test_the_page_and_the_companion_get_its_records() -> None:
    """Beside the board, and in the archive for the browser, under the package's own name."""
    plain, box = load_plain("hamlet"), load_boxed(pack_for("hamlet"))
    for title, points in ((plain, 1), (box, 3)):
        data = board_of(title.package).get("content/sales.js")
        if data is not None:  # a checkout whose boards are not built has none
            rows = json.loads(data.removeprefix(b"export default ").removesuffix(b";\n"))
            assert {x["id"]: x["points"] for x in rows}["m4"] == points
        with tarfile.open(
            fileobj=io.BytesIO(gzip.decompress(archive("hamlet", title.package)))
        ) as x:
            file = x.extractfile("ludorum/games/hamlet/content/sales.json")
            assert file is not None
            rows = json.loads(file.read())
            assert {x["id"]: x["points"] for x in rows}["m4"] == points


@pytest.mark.parametrize("game", ["architects", "paladins", "viscounts", "hamlet"])
def test_decks_of_the_box_are_turned_up_on_the_table(game: str) -> None:
    """Those that only the app had it deals; what the owner has entered lies on the table."""
    plain = load_plain(game)
    assert own_decks(plain, {})
    ours: dict[str, list[Any]] = {}
    for kind in plain.records():
        for row in own_rows(plain.package, kind):
            if row["origin"] == "house" or row.pop("guessed", None):
                ours.setdefault(kind, []).append(row)
    entered = Pack(game, plain.epoch, "all of it", ours)
    assert own_decks(load_boxed(entered), {}) == frozenset()


def test_words_of_a_pack_go_over_ours() -> None:
    pack = pack_for("architects")
    named = Pack(pack.game, pack.epoch, "named", pack.records, {"uk": "title = Моя коробка"})
    assert MessageBundle.of("uk", load_boxed(named).package).say("title") == "Моя коробка"
    assert MessageBundle.of("uk", load_plain("architects").package).say("title") != "Моя коробка"


@own_content("hamlet")
def test_the_same_records_are_the_same_content() -> None:
    """Whose they are does not matter to the rules."""
    same = pack_for("hamlet", points=1, coins=2)
    assert content_of(load_boxed(same)) == content_of(load_plain("hamlet"))


def test_another_content_is_refused_with_a_sentence() -> None:
    plain = load_plain("hamlet")
    sales = own_rows(plain.package, "sales")
    dearer = [{**x, "points": x["points"] + 2} for x in sales]
    box = load_boxed(Pack("hamlet", plain.epoch, "dear", {"sales": dearer}))
    table, record = played(box, 2)
    (problem,) = prove(plain, record).problems
    assert "other cards or boards" in problem and content_of(box) in problem
    with pytest.raises(RuleFault, match="other cards or boards"):
        Table.restore(plain, table.save(), ManualDealer())
    again = Record.parse(record.lines())
    assert again.content == content_of(box) and not prove(box, again).problems
    # Somebody says that it was played with our cards: the positions tell.
    again.content = content_of(plain)
    assert prove(plain, again).problems
    # Records from before content had a name are taken at their word.
    old = Record.parse(line for line in played(plain, 2)[1].lines())
    old.content = ""
    assert not prove(plain, old).problems


def test_a_game_that_writes_its_name_out_can_have_no_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rules would read our records: that is told, not hidden."""
    home = tmp_path / "absolute"
    (home / "content").mkdir(parents=True)
    (home / "content" / "cards.json").write_text('[{"id": "a", "origin": "house"}]')
    (home / "__init__.py").write_text(
        "class Game:\n    name, epoch, package = 'abs', 1, 'absolute'\nGAME = Game()\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    game = import_module("absolute").GAME

    with pytest.raises(ContentError, match="relative imports"):
        boxed(game, "absolute", "GAME", Pack("abs", 1, "x", {"cards": []}))
    assert not [x for x in sys.modules if x.startswith("ludorum_box_abs")]
    lift("absolute")
