"""H22-H24: temples, baths, courthouse."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall.content import WORKERS
from tests.hadrians_wall.scene import Scene, scene

# -- H22 temples ------------------------------------------------------------------------------


@pytest.mark.clause("H22.2")
@pytest.mark.parametrize("worker", WORKERS)
def test_any_worker_fills_a_temple_box(worker: str) -> None:
    sc = scene().give(**{worker: 1}, resource=5).fill(priests=1).build(temple=1).play("worship")
    assert sc.options == [worker]
    other = next(x for x in WORKERS if x != worker)
    assert sc.closed(other) == ("H22.2", "no-items")
    sc.play(worker)
    assert (sc.p[0].worship, sc.items()) == (1, {"resource": 5})
    lone = scene().give(resource=5).fill(priests=1).build(temple=1)
    assert lone.closed("worship") == ("H22.2", "none-of")
    assert scene().rich().fill(priests=9).closed("worship") == ("H22.2", "not-built")


ROWS = [1] * 2 + [3] * 2 + [5] * 2 + [6] * 2 + [6] * 2 + [8] * 2 + [9] * 2


@pytest.mark.clause("H22.3", "H22.5", "H22.7")
def test_boxes_of_the_temples() -> None:
    for n, priests in enumerate(ROWS):
        low = scene().rich().fill(priests=priests - 1).build(temple=3)
        low.p[0].worship = n
        assert low.why("worship") == ("H22.7", "needs-level", {"level": ("priests", priests)})
        sc = scene().give(servant=1).fill(priests=priests).build(temple=3)
        sc.p[0].worship = n
        sc.p[0].blessings = [int(n > 1), int(n > 7), 0]
        sc.play("worship", "servant")
        assert sc.attributes() == ({"piety": 1} if n % 2 else {})
        assert sum(sc.p[0].blessings) == len([x for x in (1, 7, 13) if x <= n])
    full = scene().rich().fill(priests=9).build(temple=3)
    full.p[0].worship = 14
    assert full.closed("worship") == ("H22.3", "all-full")


@pytest.mark.clause("H22.4")
def test_one_temple_after_another() -> None:
    sc = scene().rich().fill(priests=6).build(temple=1)
    sc.play("worship", "servant", "worship", "servant")
    assert sc.why("worship") == ("H22.2", "not-built", {"building": "medium-temple"})
    sc = scene().rich().fill(priests=6).build(temple=2)  # built ahead, filled in order
    sc.play("worship", "servant")
    assert sc.p[0].worship == 1


@pytest.mark.clause("H22.6")
def test_states_of_a_temple_favour() -> None:
    sc = scene(year=3).give(servant=1).fill(priests=1).build(temple=1)
    sc.p[0].worship = 1
    sc.p[0].paths = ["pontiff"]
    assert sc.p[0].blessings == [0, 0, 0]
    sc.play("worship", "servant")
    assert (sc.p[0].blessings, len(sc.told("favour"))) == ([1, 0, 0], 1)
    sc.stop()
    side = sc.options[0][1]
    sc.play(("temple", side))
    assert sc.p[0].blessings == [2, 0, 0]
    assert sc.lines()["paths"].points == 1  # spent or not


# -- H23 baths --------------------------------------------------------------------------------


def bather(disdain: int, officials: int = 8, resources: int = 9) -> Scene:
    sc = scene(year=3).give(resource=resources).fill(apparitores=officials).build(baths=1)
    sc.p[0].disdain = disdain
    return sc


@pytest.mark.clause("H23.2", "H23.2.1")
def test_bribes() -> None:
    for box, (at, cost) in enumerate(((3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3))):
        sc = bather(1, at, cost).play("bribe")
        assert sc.options == list(range(box + 1))
        sc.play(box)
        p = sc.p[0]
        assert (p.disdain, p.pardoned, p.bribes[box], sc.items()) == (0, 1, 3, {})
    sc = bather(1, resources=1).play("bribe")
    assert sc.options == [0, 1]
    assert sc.why(4) == ("H23.2", "no-items", {"items": (("resource", 2),)})
    sc = bather(5).play("bribe", 0, "bribe", 5)
    assert sc.closed("bribe") == ("H23.2", "twice-a-year")
    assert bather(1, 2).closed("bribe") == ("H23.2", "needs-level")
    assert bather(1, resources=0).why("bribe").about == {"items": (("resource", 1),)}


@pytest.mark.clause("H23.3", "H23.4")
def test_no_bribe_without_disdain() -> None:
    assert bather(0).closed("bribe") == ("H23.3", "no-disdain")
    sc = scene().rich().fill(apparitores=3).play("baths")
    assert sc.attributes() == {"renown": 1}


@pytest.mark.clause("H23.5")
def test_the_last_disdain_stays() -> None:
    sc = scene(year=6).rich().fill(apparitores=8).build(baths=1)
    assert sc.closed("bribe") == ("H23.3", "no-disdain")
    sc.stop()
    assert sc.open().over
    assert sc.p[0].disdain == 4


# -- H24 courthouse ---------------------------------------------------------------------------


def court(officials: int, **items: int) -> Scene:
    return scene(year=4).give(**items).fill(apparitores=officials).build(courthouse=1)


@pytest.mark.clause("H24.2", "H24.2.1", "H24.3")
@pytest.mark.parametrize(
    ("column", "name", "first", "pays", "gains"),
    [
        (0, "left", 4, {}, {"servant": 1}),
        (1, "centre", 5, {"builder": 1}, {"servant": 2}),
        (2, "right", 6, {"servant": 1}, {"builder": 1}),
    ],
)
def test_rulings(
    column: int, name: str, first: int, pays: dict[str, int], gains: dict[str, int]
) -> None:
    for row in range(3):
        low = court(first + row - 1, servant=9, builder=9)
        low.p[0].rulings[column] = list(range(1, row + 1))
        if "ruling" in low.options:
            low.play("ruling")
            assert low.closed(name) == ("H24.3", "needs-level")
        sc = court(first + row, **pays)
        sc.p[0].rulings[column] = list(range(1, row + 1))
        sc.play("ruling", name)
        assert (sc.items(), sc.p[0].rulings[column][-1]) == (gains, 4)
    sc = court(9, servant=9, builder=9).play("ruling", name, "ruling")
    assert sc.closed(name) == ("H24.2", "once-a-year")
    sc = court(9, servant=9, builder=9)
    sc.p[0].rulings[column] = [1, 2, 3]
    assert sc.play("ruling").closed(name) == ("H24.2", "no-box-left")
    assert scene().rich().fill(apparitores=9).closed("ruling") == ("H24.2", "not-built")


@pytest.mark.clause("H24.3")
def test_a_servant_just_gained_may_be_exchanged() -> None:
    sc = court(6).play("ruling")
    assert sc.options == ["left"]
    assert sc.closed("right") == ("H24.2", "no-items")
    sc.play("left", "ruling")
    assert sc.options == ["right"]
    sc.play("right", "ruling")
    assert sc.options == ["centre"]  # the builder just gained
    sc.play("centre")
    assert (sc.items(), sc.p[0].rulings) == ({"servant": 2}, [[4], [4], [4]])
    assert sc.closed("ruling") == ("H24.2", "once-a-year")


@pytest.mark.clause("H24.3")
@pytest.mark.parametrize("row", [0, 1, 2])
@pytest.mark.parametrize("officials", range(3, 10))
def test_each_box_has_its_own_requirement(officials: int, row: int) -> None:
    sc = court(officials, servant=9, builder=9)
    sc.p[0].rulings = [list(range(1, row + 1)) for _ in range(3)]
    ready = [x for i, x in enumerate(("left", "centre", "right")) if officials >= 4 + i + row]
    if not ready:
        assert sc.closed("ruling") == ("H24.3", "needs-level")
    else:
        assert sc.play("ruling").options == ready
