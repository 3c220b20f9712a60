"""The data files: counts, patterns the cards follow, and errors that are found when read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludorum.content import BOX, ContentError, own_rows
from ludorum.effects import Do, Gain, parts
from ludorum.games.paladins import GAME, content
from ludorum.games.paladins.content import (
    ACTIONS,
    ACTS,
    ATTACKED,
    BOOST,
    DISCARD,
    HIRE,
    OUTSIDERS,
    PALADINS,
    PEOPLES,
    RIGHT,
    SPACES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)


@pytest.mark.clause("P1.5", "P9.1")
def test_paladins_fit_their_actions() -> None:
    """The workers of six paladins are the coloured spaces of the action they help with."""
    assert len(PALADINS) == 12
    fitting = [x for x in PALADINS.values() if ACTIONS.index(x.action) in RIGHT]
    assert len(fitting) == 6
    for x in fitting:
        act = ACTS[ACTIONS.index(x.action)]
        assert sorted(x.workers) == sorted([act.spaces[0], act.spaces[2]])
        assert x.boost[act.needs] == 3
    assert all(sum(BOOST[x]) == 4 for x in PALADINS)


@pytest.mark.clause("P5.2.2", "P9.3", "P9.3.1")
def test_townsfolk_follow_a_pattern() -> None:
    """Labourer without a gift; silver or provision with the same gift; tax with a discard."""
    for x in [x for x in TOWNSFOLK.values() if x.origin != BOX]:
        if x.when in ACTIONS:
            ((good, n),) = parts(x.gain)
            gift = {"labourer": (), "tax": (("remove-suspicion", 1),)}.get(good, ((good, 1),))
            assert (HIRE[x.id], n) == (gift, 1), x.id
        else:
            assert HIRE[x.id] == ()
        assert DISCARD[x.id]


@pytest.mark.clause("P6.6", "P6.7")
def test_outsiders() -> None:
    assert [sum(x.people == y for x in OUTSIDERS.values()) for y in PEOPLES] == [12, 12, 12]
    known = [x for x in OUTSIDERS.values() if x.origin != BOX]
    assert sum(x.strength == 2 for x in known) == 6
    assert sum(dict(ATTACKED[x.id])["influence"] == 2 for x in known) == 2


@pytest.mark.clause("P6.2", "P7.2", "P7.2.1", "P6.4")
def test_piles_and_spaces() -> None:
    assert len(WALLS) == len(TAVERNS) == 24
    assert {x.tax: x.copies for x in SUSPICION.values()} == {0: 6, 1: 8, 2: 10}
    assert [sum(x.region == r for x in SPACES) for r in range(1, 7)] == [4, 7, 9, 10, 7, 3]
    assert [sum(x.players <= n for x in SPACES) for n in (1, 2, 3, 4)] == [25, 25, 34, 40]


def test_origins_are_known() -> None:
    """Of our own records, whatever lies over them."""
    kinds = {x: [row["origin"] for row in own_rows(GAME.package, x)] for x in GAME.records()}
    assert kinds["schemes"].count("house") == 12
    assert kinds["seats"] == ["house", "house", "house", "rulebook"]
    assert {x for row in kinds.values() for x in row} == {"rulebook", "public", "house"}


def test_errors_are_found() -> None:
    with pytest.raises(ContentError, match="two workers"):
        content.check_paladin(replace(PALADINS["ivon"], workers=("cleric",)))
    with pytest.raises(ContentError, match="add up to 4"):
        content.check_paladin(replace(PALADINS["ivon"], boost={"faith": 3}))
    with pytest.raises(ContentError, match="one ability"):
        content.check_paladin(replace(PALADINS["ivon"], less=1))
    with pytest.raises(ContentError, match="unknown event"):
        content.check_townsfolk(replace(TOWNSFOLK["abbot-1"], when="dinner"))
    with pytest.raises(ContentError, match="unknown condition"):
        content.check_townsfolk(replace(TOWNSFOLK["abbot-1"], needs="luck"))
    with pytest.raises(ContentError, match="raises influence"):
        content.check_outsider(replace(OUTSIDERS["viking-thief"], attack=Do("pray", 1)))
    with pytest.raises(ContentError, match="unknown people"):
        content.check_outsider(replace(OUTSIDERS["viking-thief"], people="pict"))
    with pytest.raises(ContentError, match="unknown worker"):
        content.check_action(replace(ACTS[0], spaces=("knight",)))
    with pytest.raises(ContentError, match="a cost for every time"):
        content.check_action(replace(ACTS[6], steps=(1, 2)))
    assert parts(Gain((("silver", 2),))) == (("silver", 2),)
