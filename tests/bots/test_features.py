"""Features: read by shape, and each where its name says."""

from __future__ import annotations

from ludorum.bots.features import Reader, Shapes
from ludorum.titles import ScoreLine

PLAYERS = [
    {"seat": 0, "goods": [1, 2, 3], "hand": 2, "crew": ["ann"]},
    {"seat": 1, "goods": [4, 5, 6], "hand": ["bob", "eve"], "crew": ["ann", "ann"]},
]
VIEW = {
    "players": PLAYERS,
    "round": 7,
    "owner": [0, -1, 1, 1],
    "at": [[5, 6], [7, 8], [9, 1]],
    "tiles": ["mill", "mill", "farm"],
    "roads": [(1, 4), (1, 5)],
    "church": {"left": 1},
}
SHEETS = [[ScoreLine("land", 1, 10, "X1")], [ScoreLine("land", 1, 4, "X1")]]


def shapes() -> Shapes:
    out = Shapes()
    out.look(VIEW)
    out.look({**VIEW, "tiles": [], "roads": [(0, 9)], "round": 9})
    return out


def test_every_name_reads_what_it_says() -> None:
    names = sorted(set(shapes().names(VIEW, SHEETS, 1, "act")))
    read = dict(zip(names, Reader(names).read(VIEW, SHEETS, 1, "act"), strict=True))
    assert read["1"] == read["ask=act"] == 1
    assert read["all.round"] == 7
    assert [read[f"own.goods.{i}"] for i in range(3)] == [4, 5, 6]
    assert read["their.goods.2"] == 3
    assert read["own.crew*=ann"] == 2
    assert read["their.hand"] == 2 and read["own.hand*=eve"] == 1
    assert (read["all.at.0.own"], read["all.at.0.their"]) == (6, 5)
    assert (read["all.owner.2@own"], read["all.owner.0@their"]) == (1, 1)
    assert read["all.tiles#"] == 3 and read["all.tiles*=mill"] == 2
    assert read["all.roads#"] == 2 and read["all.roads*.0@own"] == 2
    assert read["all.church.left@own"] == 1
    assert (read["own:land"], read["their:land"], read["own:"]) == (4, 10, 4)


def test_from_the_other_side_own_and_their_change_places() -> None:
    names = sorted(set(shapes().names(VIEW, SHEETS, 1, "act")))
    reader = Reader(names)
    one, other = [dict(zip(names, reader.read(VIEW, SHEETS, i, ""), strict=True)) for i in (0, 1)]
    for name in names:
        if name.startswith(("own.goods", "own:")):
            assert one[name] == other[name.replace("own", "their", 1)]
    assert one["all.at.2.own"] == other["all.at.2.their"]
    assert one["ask=act"] == 0


def test_the_mean_of_the_others_is_read() -> None:
    three = {"players": [{"gold": 1}, {"gold": 2}, {"gold": 6}]}
    assert Reader(["own.gold", "their.gold"]).read(three, [], 0, "") == [1, 4]


def test_what_is_not_there_reads_as_nothing() -> None:
    names = ["all.tiles*=inn", "all.church.right@own", "all.owner.9", "own.crew.3", "all.nowhere"]
    assert Reader(names).read(VIEW, SHEETS, 0, "act") == [0.0] * 5
