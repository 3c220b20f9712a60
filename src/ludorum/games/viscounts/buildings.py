"""V6.8: building sites, links, and placing a building."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow

from .content import (
    BANKS,
    GUILDHALL,
    KINDS,
    LINKS,
    NOBODY,
    ON_SITE,
    TRADING_POST,
    WORKSHOP,
    Program,
)  # fmt: skip
from .rewards import apply, verb
from .state import Player, State, site_name, sites_each

Piece = tuple[str, int]  # kind and slot, from 1


def pieces(p: Player, kind: int) -> list[Piece]:
    """V6.8.2: any building still on the board, from any slot of its kind."""
    return [(KINDS[kind], i + 1) for i in range(3) if not p.built[3 * kind + i]]


def bank_sites(s: State, at: int) -> list[int]:
    """V6.8.1: the sites on the side of the river of an outer space."""
    each = sites_each(s)
    pos, place = divmod(at, 3)
    return [pos * each + i for i in BANKS[each][s.ring[pos]][place]]


def free_sites(s: State, at: int) -> list[int]:
    return [site for site in bank_sites(s, at) if s.sites[site] == NOBODY]


def links(s: State, site: int) -> list[tuple[int, Program]]:
    """V6.8.5: the links of a site, clockwise first, that lead to a building."""
    n = len(s.sites)
    out = []
    for start, other in ((site, (site + 1) % n), ((site - 1) % n, (site - 1) % n)):
        steps = link(s, start)
        if steps and s.sites[other] != NOBODY:
            out.append((other, steps))
    return out


def link(s: State, site: int) -> Program:
    """What the link from a site to the next one clockwise brings; () if there is none."""
    each = sites_each(s)
    return LINKS[each][s.ring[site // each]][site % each]


def place(s: State, p: Player, piece: Piece, site: int, clause: str) -> Flow:
    """V6.8.3, V6.8.4, V6.8.7: the slot is uncovered; the effect of the site; then the links."""
    building, slot = piece
    kind = KINDS.index(building)
    p.built[3 * kind + slot - 1] = 1
    s.sites[site] = 3 * p.seat + kind
    where = site_name(s, site)
    s.tell(clause, "build", player=p.seat, building=building, slot=slot, site=where)
    each = sites_each(s)
    flow = apply(s, p, ON_SITE[each][s.ring[site // each]][site % each], "V6.8.4")
    if flow is not None:
        yield from flow
    found = links(s, site)
    if len(found) > 1 and not p.bot:
        pick = yield Choose(p.seat, "link", "V6.8.7", [other for other, _ in found], new=site)
        if pick != found[0][0]:
            found.reverse()
    for other, steps in found:
        yield from link_up(s, p, s.sites[other] // 3, steps, site, other)


def link_up(s: State, p: Player, other: int, steps: Program, site: int, end: int) -> Flow:
    """V6.8.4, V6.8.6, V6.8.8: both owners gain it, the active player first; one owner once."""
    ends = site_name(s, site), site_name(s, end)
    s.tell("V6.8.4", "link", player=p.seat, other=other, site=ends[0], end=ends[1])
    for q in s.players[p.seat :] + s.players[: p.seat]:
        if q.seat in (p.seat, other):
            flow = apply(s, q, steps, "V6.8.4")
            if flow is not None:
                yield from flow


# -- free buildings --------------------------------------------------------------------------


def ask_free_building(s: State, p: Player, kind: int, sites: list[int]) -> Flow:
    """V8.8: the building named, from any slot, on any of the sites."""
    name = KINDS[kind]
    piece = yield Choose(p.seat, "building", "V8.8", pieces(p, kind), building=name)
    site = yield Choose(p.seat, "site", "V8.8", sites, building=name, slot=piece[1])
    yield from place(s, p, piece, site, "V8.8")


def free_building(s: State, p: Player, kind: int) -> Flow | None:
    """V1.6: skipped with no such building left or no free site."""
    sites = [i for i, piece in enumerate(s.sites) if piece == NOBODY]
    return ask_free_building(s, p, kind, sites) if sites and pieces(p, kind) else None


@verb("trading-post")
def free_post(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return free_building(s, p, TRADING_POST)


@verb("guildhall")
def free_hall(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return free_building(s, p, GUILDHALL)


@verb("workshop")
def free_shop(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return free_building(s, p, WORKSHOP)


@verb("trading-post-here")
def post_here(s: State, p: Player, n: int, clause: str) -> Flow | None:
    """V2.9: on a site within reach of the viscount."""
    sites = free_sites(s, p.at)
    return ask_free_building(s, p, TRADING_POST, sites) if sites else None
