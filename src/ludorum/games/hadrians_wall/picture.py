"""The table as plain blocks of messages: the year, everybody's board, and the own two sheets.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from ludorum.effects import show
from ludorum.titles import NONE, Block, count, facts, head, items, num, number, who
from ludorum.words import Msg

from .arena import dead
from .attack import sides
from .content import (
    AREAS,
    ATTACKS,
    ATTRIBUTE_REWARD,
    ATTRIBUTES,
    BRIBES,
    CAPS,
    CITIZEN_REWARD,
    CITIZEN_TOP,
    CITIZENS,
    COHORTS,
    DIPLOMAT_AT,
    FAMILIES,
    GLADIATORS,
    GRANARY,
    ITEMS,
    LANDMARKS,
    LAST,
    MAP_COLUMNS,
    MAP_ROWS,
    OF_FAMILY,
    PATHS,
    SCOUT_AT,
    SHOWS,
    STALLS,
    TEMPLE_BOXES,
    TOP,
    TRACKS,
    Icons,
    Place,
)  # fmt: skip
from .phrases import box, card, level, next_box, path, place, prospect, trade
from .scoring import count as counted
from .scoring import path_points, total
from .state import Player, State, infrastructure


def of(n: int, top: int) -> Msg:
    return Msg("cell-of", {"n": n, "of": top})


# -- the table -------------------------------------------------------------------------------


def year(view: State) -> Block:
    """The year, its attack, the decks and the neutral cards."""
    now = max(view.year, 1)
    cards, cap = ATTACKS[view.difficulty][now - 1], CAPS[now - 1]
    rows = [
        [Msg("row-attack"), Msg("cell-attack", {"n": cards, "cap": cap})],
        [Msg("row-fate"), Msg("cell-fate", {"n": view.fate.size, "of": len(view.discard)})],
    ]
    if view.attack:
        turned = Msg("cell-sides", dict(zip(COHORTS, sides(view), strict=True)))
        rows.append([Msg("row-turned"), turned])
    for shown, laid in zip(view.neutral, view.laid, strict=True):
        lying = [count(item, n) for item, n in zip(ITEMS, laid, strict=True) if n]
        name = Msg("source-neutral", {"card": card(shown)})
        rows.append([name, facts([prospect(shown), *([items(lying)] if lying else [])])])
    return Block(Msg("pic-year", {"n": now}), rows, [], 12)


def boards(view: State) -> Block:
    """Items, cohorts, attributes and disdain of everyone."""
    rows = []
    for p in view.players:
        name = who(p.seat)
        if view.phase == "act" and p.stopped:
            name = Msg("cell-stopped", {"player": name})
        cohorts = Msg("cell-cohorts", dict(zip(COHORTS, p.cohorts, strict=True)))
        marks = [number(n) for n in (*p.items, *p.attributes, p.disdain)]
        rows.append([name, *marks, cohorts, number(total(p))])
    columns = head("player", *ITEMS, *ATTRIBUTES, "disdain", "cohorts", "vp")
    return Block(Msg("pic-players"), rows, columns, 12)


def cards(view: State) -> Block:
    """H36.2: open paths and the prospect of the year of everyone."""
    rows = []
    for p in view.players:
        scored = [Msg("cell-path", {"card": card(x), "n": path_points(p, x)}) for x in p.paths]
        shown = [
            Msg("option-of", {"name": card(x), "facts": prospect(x)}) for x in p.prospects[-1:]
        ]
        rows.append([who(p.seat), items(shown), items(scored)])
    return Block(Msg("pic-cards"), rows, head("player", "prospect", "paths"), 12)


# -- the own sheets --------------------------------------------------------------------------


def left_sheet(p: Player) -> Block:
    """H6-H10: tracks, with the box that comes next."""
    rows = []
    for i, name in enumerate(TRACKS):
        opened = LAST[i][p.built[GRANARY]]
        rows.append([place(name), of(p.tracks[i], opened), num(LAST[i][2]), next_box(p, i)])
    circles = AREAS["production"].boxes
    rows.append([place("production"), of(p.production, circles), num(circles), NONE])
    title = Msg("pic-left", {"n": infrastructure(p)})
    return Block(title, rows, head("area", "filled", "boxes", "next"), 12)


def steps(p: Player) -> Block:
    """H15, H16: attributes and citizens, with the next reward."""
    rows = [
        [Msg(f"good-{name}"), of(n, TOP), following(rewards, n)]
        for name, n, rewards in zip(ATTRIBUTES, p.attributes, ATTRIBUTE_REWARD, strict=True)
    ]
    rows += [
        [place(name), of(n, CITIZEN_TOP), following(rewards, n)]
        for name, n, rewards in zip(CITIZENS, p.citizens, CITIZEN_REWARD, strict=True)
    ]
    return Block(Msg("pic-steps"), rows, head("area", "filled", "next"), 6)


def following(rewards: list[Icons], n: int) -> Msg:
    """The next box with an icon, and what it brings."""
    return next((box(rewards, k) for k in range(n, len(rewards)) if rewards[k]), NONE)


def buildings(p: Player) -> Block:
    """What stands, and what could be built next."""
    rows = []
    for name, n, sizes in zip(FAMILIES, p.built, OF_FAMILY, strict=True):
        stands = items([Msg(f"building-{x.id}") for x in sizes[:n]])
        coming = [(level(x.level, x.at), trade(x.cost, x.gain)) for x in sizes[n : n + 1]]
        rows.append([place(name), stands, *(coming[0] if coming else (NONE, NONE))])
    for mark, built in zip(LANDMARKS, p.landmarks, strict=True):
        stands = Msg("cell-built") if built else NONE
        need = count(mark.attribute, mark.at)
        rows.append([Msg(f"building-{mark.id}"), stands, need, show(mark.gain)])
    return Block(Msg("pic-buildings"), rows, head("area", "built", "needs", "brings"), 12)


def marked(boxes: list[int], places: list[Place]) -> Msg:
    """Boxes of an area: what is written in each, or for how many citizens it opens."""
    both = zip(boxes, places, strict=True)
    return items([num(n) if n else Msg("cell-open", {"n": x.at}) for n, x in both])


def right_sheet(p: Player) -> Block:
    """H18-H26: what is marked in the areas of the right sheet."""
    held = Msg("cell-favours", {"n": p.blessings.count(1), "of": sum(p.favours)})
    temples = of(p.worship, len(TEMPLE_BOXES))
    served = items([Msg(f"cohort-{COHORTS[c]}") for c in p.diplomats])
    rows = [
        [place("market"), marked(p.goods, STALLS)],
        [place("theatre"), marked(p.shows, SHOWS)],
        [place("ludus"), items([gladiator(p, g) for g in range(len(GLADIATORS))])],
        [place("temple"), facts([temples, held])],
        [place("baths"), marked(p.bribes, BRIBES)],
        [place("courthouse"), items([of(len(x), AREAS["courthouse"].boxes) for x in p.rulings])],
        [place("diplomats"), facts([of(len(p.diplomats), len(DIPLOMAT_AT)), served])],
        [place("scouts"), of(p.scouts, len(SCOUT_AT))],
        *[[place("map"), map_row(p, row)] for row in range(MAP_ROWS)],
    ]
    return Block(Msg("pic-right"), rows, head("area", "marks"), 6)


def gladiator(p: Player, g: int) -> Msg:
    name = Msg(f"gladiator-{GLADIATORS[g]}")
    if dead(p, g):
        return Msg("cell-dead", {"gladiator": name})
    return Msg("cell-gladiator", {"gladiator": name, "n": p.trained[g], "wounds": p.wounds[g]})


def map_row(p: Player, row: int) -> Msg:
    bits = [p.map >> MAP_COLUMNS * row + c & 1 for c in range(MAP_COLUMNS)]
    return items([Msg("cell-filled" if bit else "cell-free") for bit in bits])


def paths(p: Player) -> list[Block]:
    """H32: own paths, with what they count and score so far."""
    rows = [
        [card(x), path(x), num(counted(p, PATHS[x].counts)), num(path_points(p, x))]
        for x in p.paths
    ]
    columns = head("path", "scores", "count", "vp")
    return [Block(Msg("pic-paths"), rows, columns, 12)] if rows else []


def picture(view: State, seat: int) -> list[Block]:
    """The table first, the own sheets last; a seat nobody has is a watcher's."""
    shared = [year(view), boards(view), cards(view)]
    if seat >= len(view.players):
        return shared
    p = view.players[seat]
    return [*shared, left_sheet(p), steps(p), right_sheet(p), buildings(p), *paths(p)]
