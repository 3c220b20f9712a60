"""H19, H20: performances and gladiators."""

from __future__ import annotations

import pytest

from tests.hadrians_wall.scene import Scene, fate, scene

# -- H19 theatre ------------------------------------------------------------------------------


@pytest.mark.clause("H19.2", "H19.3")
@pytest.mark.parametrize(
    ("box", "at", "items", "attributes", "citizen"),
    [
        (0, 1, {"servant": 1}, {}, 0),
        (1, 3, {"soldier": 1}, {"discipline": 1}, -1),
        (2, 5, {"servant": 1}, {"piety": 1}, -1),
        (3, 6, {"builder": 1}, {"discipline": 1}, 3),
        (4, 8, {"servant": 1}, {"piety": 1}, 2),
        (5, 9, {"resource": 1}, {"renown": 1}, 4),
    ],
)
def test_performances(
    box: int, at: int, items: dict[str, int], attributes: dict[str, int], citizen: int
) -> None:
    sc = scene(year=3).give(resource=1).fill(performers=at).build(theatre=1).play("show")
    assert sc.options[-1] == box
    if box < 5:
        assert sc.closed(box + 1) == ("H19.3", "needs-level")
    sc.play(box)
    assert (sc.items(), sc.attributes(), sc.p[0].shows[box]) == (items, attributes, 3)
    if citizen >= 0:
        assert sc.p[0].citizens[citizen] == 1
    assert sc.closed("show") == ("H19.2", "once-a-year")
    poor = scene().fill(performers=at).build(theatre=1)
    assert poor.closed("show") == ("H19.2", "no-items")


# -- H20 ludus --------------------------------------------------------------------------------


def school(red: int = 0, blue: int = 0, performers: int = 9, year: int = 2) -> Scene:
    sc = scene(year=year).fill(performers=performers).build(ludus=1)
    sc.p[0].trained = [red, blue]
    return sc


def fights(trained: int, wounded: int, card: int) -> Scene:
    """Red fights a card with that many wounds."""
    sc = school(trained)
    sc.p[0].wounds[0] = wounded
    return sc.play("battle", "red", cards=[fate(wounds=card)])


@pytest.mark.clause("H20.2", "H20.2.1", "H20.10")
def test_training_gladiators() -> None:
    for n, at in enumerate((3, 4, 5, 6, 8, 9)):
        sc = school(n, 6, at).give(servant=1, civilian=1).play("drill")
        assert sc.options == [("red", "servant"), ("red", "civilian")]
        assert sc.closed(("blue", "servant")) == ("H20.2", "fully-trained")
        sc.play(("red", "civilian"))
        assert (sc.p[0].trained, sc.items()) == ([n + 1, 6], {"servant": 1})
        short = school(n, 6, at - 1).give(servant=1)
        assert short.closed("drill") == ("H20.2", "needs-level")
    sc = school().give(servant=6)
    for _ in range(6):
        sc.play("drill", ("blue", "servant"))  # no yearly limit
    assert sc.p[0].trained == [0, 6]
    assert school().closed("drill") == ("H20.2", "none-of")
    assert scene().rich().closed("drill") == ("H20.2", "not-built")


@pytest.mark.clause("H20.3", "H20.3.1")
def test_who_may_fight() -> None:
    assert scene().closed("battle") == ("H20.3", "not-built")
    assert school().closed("battle") == ("H20.3", "untrained")
    sc = school(1, performers=0).play("battle")  # no performers, no payment
    assert sc.options == ["red"]
    assert sc.closed("blue") == ("H20.3", "untrained")
    sc = school(6, 6).play("battle", "red", cards=[fate(wounds=1)])
    assert (sc.p[0].battles, len(sc.s.discard)) == ([[2], []], 1)
    sc.play("battle")
    assert sc.options == ["blue"]
    assert sc.closed("red") == ("H20.3", "once-a-year")


@pytest.mark.clause("H20.4")
def test_wounds_fill_what_is_circled() -> None:
    assert fights(6, 0, 3).p[0].wounds == [3, 0]
    assert fights(6, 4, 1).p[0].wounds == [5, 0]
    assert fights(2, 1, 3).p[0].wounds == [2, 0]  # never more than he has left


@pytest.mark.clause("H20.5", "H20.5.1", "H20.7")
def test_death() -> None:
    for trained, piety in enumerate((2, 2, 1, 1, 0, 0), 1):
        sc = fights(trained, trained - 1, 2)
        assert sc.attributes() == ({"piety": piety} if piety else {})
        assert sc.items() == {}
        assert sc.closed("battle") == ("H20.5", "dead")
    mixed = school(2, 1, performers=3).give(servant=1)
    mixed.p[0].wounds[0] = 2
    assert mixed.why("drill") == (
        "H20.2",
        "needs-level",
        {"level": ("performers", 4)},
    )
    dead = school(2, 6).give(servant=1)
    dead.p[0].wounds[0] = 2
    assert dead.closed("drill") == ("H20.5", "dead")


@pytest.mark.clause("H20.6", "H20.6.1", "H20.7")
def test_survival() -> None:
    for trained, renown in enumerate((1, 1, 2, 2, 2), 2):
        sc = fights(trained, 0, 1)
        assert sc.attributes() == {"renown": renown}
        assert sc.items() == ({"resource": 1} if trained == 6 else {})
    sc = school(3).give(servant=1)
    sc.play("battle", "red", cards=[fate(wounds=2)])
    sc.play("drill", ("red", "servant"))  # keeps his wounds and trains on
    assert (sc.p[0].trained, sc.p[0].wounds) == ([4, 0], [2, 0])


@pytest.mark.clause("H20.6")
def test_nothing_for_the_first_column() -> None:
    """One box, one wound at least: column 1 is never survived, and would pay nothing."""
    from_data = fights(1, 0, 1)
    assert from_data.attributes() == {"piety": 2}


@pytest.mark.clause("H20.8")
def test_strength_counts_the_dead() -> None:
    sc = school(4, 4)
    sc.p[0].wounds = [4, 0]
    sc.p[0].paths = ["trainer"]
    assert sc.lines()["paths"].points == 2


@pytest.mark.clause("H20.9")
def test_both_fight_in_either_order_each_with_a_card() -> None:
    for order in (("red", "blue"), ("blue", "red")):
        sc = school(5, 5)
        for name in order:
            sc.play("battle", name, cards=[fate(wounds=1, good=4 if name == "red" else 6)])
            assert sc.ask.kind == "act"
        assert (sc.p[0].battles, len(sc.s.discard)) == ([[2], [2]], 2)
        assert sc.attributes() == {"renown": 4}


@pytest.mark.clause("H20.10", "H36.4")
def test_a_battle_card_cannot_be_refused() -> None:
    sc = school(5).play("battle", "red")
    assert sc.open().undoable(0) == (-1, "undo-chance")
