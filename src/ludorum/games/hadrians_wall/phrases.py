"""Boxes, prices and cards as messages: the phrases everything else is said with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ludorum.effects import Effect, show
from ludorum.titles import NONE, Args, changes, count, items
from ludorum.words import Msg

from .content import (
    CITIZEN_ICONS,
    CITIZENS,
    FATE,
    ICONS,
    MAP_COLUMNS,
    PATHS,
    PROSPECTS,
    RANKS,
    REWARD,
    Icons,
)  # fmt: skip
from .scoring import rank
from .state import Player

# -- boxes and prices ------------------------------------------------------------------------


def place(name: str) -> Msg:
    return Msg(f"area-{name}")


def level(name: str, n: int) -> Msg:
    """H4.7: citizens of a track, or infrastructure."""
    if name in CITIZENS:
        return count(CITIZEN_ICONS[CITIZENS.index(name)], n)
    return Msg("level-infrastructure", {"n": n})


def gained(icons: Icons) -> Msg:
    return changes(Counter([ICONS[icon] for icon in icons]))


def box(rewards: list[Icons], k: int) -> Msg:
    """The box after the first k of a track, and what it brings; the last one of a full track."""
    if k < len(rewards) and rewards[k]:
        return Msg("brings-box", {"n": k + 1, "gain": gained(rewards[k])})
    return Msg("brings-blank", {"n": min(k + 1, len(rewards))})


def next_box(p: Player, track: int) -> Msg:
    k = p.tracks[track]
    return box(REWARD[track], k) if k < len(REWARD[track]) else NONE


def trade(cost: Mapping[str, int], gain: Effect | None) -> Msg:
    """A price and what it brings, where that is more than signs can say."""
    parts = [changes({item: -n for item, n in cost.items()})] if cost else []
    return items(parts if gain is None else [*parts, show(gain)])


def cells(numbers: Iterable[int]) -> Msg:
    """Cells of the map by row and column."""
    return items(
        [Msg("cell", {"row": n // MAP_COLUMNS + 1, "column": n % MAP_COLUMNS + 1}) for n in numbers]
    )


# -- cards and ranks -------------------------------------------------------------------------


def card(name: str) -> Msg:
    return Msg(f"general-{name}")


def fate(name: str) -> Msg:
    """A fate card, told by its face."""
    x = FATE[name]
    side = Msg(f"cohort-{x.attack}")
    return Msg("card-fate", {"items": changes(x.items), "cohort": side, "good": x.good})


def path(name: str) -> Msg:
    """H32: what a path scores."""
    x = PATHS[name]
    args: Args = {"counter": Msg(f"counter-{x.counts}")}
    args |= dict(zip(("one", "two", "three"), x.tiers, strict=True))
    return Msg("path-falling" if x.falling else "path-rising", args)


def prospect(name: str) -> Msg:
    """H33: what a prospect brings and shows."""
    x = PROSPECTS[name]
    shape = Msg(f"shape-{x.shape}")
    return Msg("prospect", {"income": changes(x.income), "good": x.good, "shape": shape})


def ranked(points: int) -> Msg:
    """H31.7: the rank of a solo result, and how far it is to the next one."""
    own, ahead = rank(points), [x for x in RANKS if x.least > max(points, RANKS[0].least)]
    args: Args = {"rank": Msg(f"rank-{own}"), "n": points}
    if not ahead:
        return Msg("ranked-highest", args)
    after = Msg(f"rank-{ahead[0].id}.next")
    return Msg("ranked", {**args, "next": after, "left": ahead[0].least - points})
