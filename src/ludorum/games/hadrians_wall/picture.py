"""The table as plain blocks of messages: the year, everybody's board, and the own two sheets.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from ludorum.effects import show
from ludorum.games.contract import Block, View
from ludorum.words import Msg

from .arena import dead
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
    FATE_SIDE,
    FORT,
    GLADIATORS,
    INFRASTRUCTURE,
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
from .phrases import (
    NONE,
    building,
    card,
    changes,
    count,
    facts,
    items,
    level,
    num,
    path,
    person,
    pile,
    place,
    plan,
    prospect,
    tally,
    who,
)
from .scoring import count as counted
from .scoring import path_points, total
from .state import Player
from .tell import next_box

Row = list[Msg]


def head(*names: str) -> Row:
    return [Msg(f"head-{name}") for name in names]


def number(n: int) -> Msg:
    """A number; nothing where there is none."""
    return num(n) if n else Msg("blank")


def of(n: int, top: int) -> Msg:
    return Msg("cell-of", {"n": n, "of": top})


# -- the table -------------------------------------------------------------------------------


def year(view: View) -> Block:
    """The year, its attack, the decks and the neutral cards."""
    now = max(view["year"], 1)
    cards, cap = ATTACKS[view["difficulty"]][now - 1], CAPS[now - 1]
    rows = [
        [Msg("row-attack"), Msg("cell-attack", {"n": cards, "cap": cap})],
        [Msg("row-fate"), Msg("cell-fate", {"n": pile(view["fate"]), "of": len(view["discard"])})],
    ]
    if view["attack"]:
        sides = [FATE_SIDE[x] for x in view["attack"]]
        args = dict(zip(COHORTS, [sides.count(c) for c in range(len(COHORTS))], strict=True))
        rows.append([Msg("row-turned"), Msg("cell-sides", {**args})])
    for shown, laid in zip(view["neutral"], view["laid"], strict=True):
        lying = [count(item, n) for item, n in zip(ITEMS, laid, strict=True) if n]
        name = Msg("source-neutral", {"card": card(shown)})
        rows.append([name, facts([prospect(shown), *([items(lying)] if lying else [])])])
    return Block(Msg("pic-year", {"n": now}), rows, [], 12)


def boards(view: View) -> Block:
    """Items, cohorts, attributes and disdain of everyone."""
    rows = []
    for p in view["players"]:
        name = who(p["seat"])
        if view["phase"] == "act" and p["stopped"]:
            name = Msg("cell-stopped", {"player": name})
        cohorts = Msg("cell-cohorts", dict(zip(COHORTS, p["cohorts"], strict=True)))
        points = number(total(person(view, p["seat"])))
        marks = [number(n) for n in (*p["items"], *p["attributes"], p["disdain"])]
        rows.append([name, *marks, cohorts, points])
    columns = head("player", *ITEMS, *ATTRIBUTES, "disdain", "cohorts", "vp")
    return Block(Msg("pic-players"), rows, columns, 12)


def cards(view: View) -> Block:
    """H36.2: open paths and the prospect of the year of everyone."""
    rows = []
    for p in view["players"]:
        shown = p["prospects"][-1] if p["prospects"] else ""
        lines = [path_line(person(view, p["seat"]), x) for x in p["paths"]]
        now = Msg("option-of", {"name": card(shown), "facts": prospect(shown)}) if shown else NONE
        rows.append([who(p["seat"]), now, items(lines)])
    return Block(Msg("pic-cards"), rows, head("player", "prospect", "paths"), 12)


def path_line(p: Player, name: str) -> Msg:
    return Msg("cell-path", {"card": card(name), "n": path_points(p, name)})


# -- the own sheets --------------------------------------------------------------------------


def left_sheet(p: Player) -> Block:
    """H6-H10: tracks, with the box that comes next."""
    rows = []
    for i, name in enumerate(TRACKS):
        opened = LAST[i][p.built[0]]
        rows.append([place(name), of(p.tracks[i], opened), num(LAST[i][2]), next_box(p, i)])
    circles = AREAS["production"].boxes
    rows.append([place("production"), of(p.production, circles), num(circles), NONE])
    title = Msg("pic-left", {"n": INFRASTRUCTURE[p.tracks[FORT]]})
    return Block(title, rows, head("area", "filled", "boxes", "next"), 12)


def steps(p: Player) -> Block:
    """H15, H16: attributes and citizens, with the next reward."""
    rows = []
    for i, name in enumerate(ATTRIBUTES):
        n = p.attributes[i]
        rows.append([Msg(f"good-{name}"), of(n, TOP), following(ATTRIBUTE_REWARD[i], n)])
    for i, name in enumerate(CITIZENS):
        n = p.citizens[i]
        rows.append([place(name), of(n, CITIZEN_TOP), following(CITIZEN_REWARD[i], n)])
    return Block(Msg("pic-steps"), rows, head("area", "filled", "next"), 6)


def following(rewards: list[Icons], n: int) -> Msg:
    """The next box with an icon, and what it brings."""
    for k in range(n, len(rewards)):
        if rewards[k]:
            return Msg("brings-box", {"n": k + 1, "gain": changes(tally(rewards[k]))})
    return NONE


def buildings(p: Player) -> Block:
    """What stands, and what could be built next."""
    rows = []
    for i, name in enumerate(FAMILIES):
        sizes = OF_FAMILY[i]
        stands = items([building(x.id) for x in sizes[: p.built[i]]])
        if p.built[i] < len(sizes):
            x = sizes[p.built[i]]
            rows.append([place(name), stands, level(x.level, x.at), plan(x)])
        else:
            rows.append([place(name), stands, NONE, NONE])
    for n, mark in enumerate(LANDMARKS):
        stands = Msg("cell-built") if p.landmarks[n] else NONE
        need = count(mark.attribute, mark.at)
        rows.append([building(mark.id), stands, need, show(mark.gain)])
    return Block(Msg("pic-buildings"), rows, head("area", "built", "needs", "brings"), 12)


def marked(boxes: list[int], places: list[Place]) -> Msg:
    """Boxes of an area: what is written in each, or for how many citizens it opens."""
    cells = [
        num(n) if n else Msg("cell-open", {"n": x.at}) for n, x in zip(boxes, places, strict=True)
    ]
    return items(cells)


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
    args = {"gladiator": Msg(f"gladiator-{GLADIATORS[g]}")}
    if dead(p, g):
        return Msg("cell-dead", {**args})
    return Msg("cell-gladiator", {**args, "n": p.trained[g], "wounds": p.wounds[g]})


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


def picture(view: View, seat: int) -> list[Block]:
    """The table first, the own sheets last; a seat nobody has is a watcher's."""
    shared = [year(view), boards(view), cards(view)]
    if seat >= len(view["players"]):
        return shared
    p = person(view, seat)
    return [*shared, left_sheet(p), steps(p), right_sheet(p), buildings(p), *paths(p)]
