"""V6.9: workers in the castle, their movement, and those who have to leave."""

from __future__ import annotations

from ludorum.kernel import Choose, Flow

from .content import NOBODY, REWARD, SECTIONS, SEGMENTS_IN_RING
from .rewards import apply, verb
from .state import Player, State, position, section, segment_id

GROUP = 3  # V6.9.2
ROOM = 3  # V6.9.5
FIRST, SECOND = 1, 2


def put_workers(s: State, p: Player, pos: int, n: int, clause: str) -> Flow:
    """V6.9.1, V8.7: from the supply into one section, as many as there are."""
    n = min(n, p.workers)
    p.workers -= n
    s.first_tier[pos][p.seat] += n
    s.tell(clause, "place", player=p.seat, workers=n, segment=segment_id(s, pos))
    yield from settle(s, p)


@verb("workers")
def free_workers(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_free_workers(s, p, n, clause) if p.workers else None


def ask_free_workers(s: State, p: Player, n: int, clause: str) -> Flow:
    """V8.7: any one section of the first tier."""
    options = tuple(range(SEGMENTS_IN_RING))
    pos = yield Choose(p.seat, "section", "V8.7", options, n=min(n, p.workers))
    yield from put_workers(s, p, pos, n, "V8.7")


# -- castle moves ----------------------------------------------------------------------------


def movable(s: State, p: Player) -> list[tuple[int, int]]:
    """V8.6: one step sideways on the first tier; V6.9.4: not those about to move anyway."""
    out = []
    for pos in range(SEGMENTS_IN_RING):
        there = s.first_tier[pos][p.seat]
        if there > (2 if pos == s.held else 0):
            out.append((pos, (pos + 1) % SEGMENTS_IN_RING))
            out.append((pos, (pos - 1) % SEGMENTS_IN_RING))
    return out


@verb("castle-move")
def castle_move(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_castle_move(s, p, clause) if movable(s, p) else None


def ask_castle_move(s: State, p: Player, clause: str) -> Flow:
    """V8.6; V6.9.4: inside a chain the group that earned it moves on first."""
    pick = yield Choose(p.seat, "castle-move", "V8.6", [*movable(s, p), "no"])
    if pick == "no":
        return
    aside(s, p, pick[0], pick[1], clause)
    if s.held == NOBODY:
        yield from settle(s, p)


def aside(s: State, p: Player, start: int, end: int, clause: str) -> None:
    s.first_tier[start][p.seat] -= 1
    s.first_tier[end][p.seat] += 1
    here, there = segment_id(s, start), segment_id(s, end)
    s.tell(clause, "aside", player=p.seat, segment=here, to=there)


# -- movement --------------------------------------------------------------------------------


def settle(s: State, p: Player) -> Flow:
    """V6.9.9: after every change: groups of the first tier, of the second, then the removals."""
    while True:
        groups = [pos for pos in range(SEGMENTS_IN_RING) if s.first_tier[pos][p.seat] >= GROUP]
        if not groups:
            break
        if p.bot:
            pos = nearest(position(p), groups)
        elif len(groups) > 1:
            pos = yield Choose(p.seat, "group", "V6.9.2", groups)
        else:
            pos = groups[0]
        yield from climb(s, p, pos)
    for pos in range(SEGMENTS_IN_RING):
        while s.second_tier[pos][p.seat] >= GROUP:
            yield from climb_on(s, p, pos)
    yield from remove(s)


def nearest(start: int, groups: list[int]) -> int:
    """V13.17: clockwise from a section."""
    return min(groups, key=lambda pos: (pos - start) % SEGMENTS_IN_RING)


def climb(s: State, p: Player, pos: int) -> Flow:
    """V6.9.2: one up for the reward, one to each side; V6.9.4: those two wait for the reward."""
    i = p.seat
    s.first_tier[pos][i] -= 1
    s.second_tier[pos][i] += 1
    facing = SECTIONS[section(s, pos)].id
    s.tell("V6.9.2", "up", player=i, segment=segment_id(s, pos), section=facing)
    s.held = pos
    flow = apply(s, p, REWARD[section(s, pos)], "V6.9.2")
    if flow is not None:
        yield from flow
    s.held = NOBODY
    aside(s, p, pos, (pos + 1) % SEGMENTS_IN_RING, "V6.9.2")
    aside(s, p, pos, (pos - 1) % SEGMENTS_IN_RING, "V6.9.2")


def climb_on(s: State, p: Player, pos: int) -> Flow:
    """V6.9.3: to the third tier for a resource of choice; nobody moves sideways."""
    i = p.seat
    s.second_tier[pos][i] -= 1
    s.third_tier[i] += 1
    s.tell("V6.9.3", "top", player=i, segment=segment_id(s, pos))
    lead(s, p)
    flow = apply(s, p, (("resource", 1),), "V6.9.3")
    if flow is not None:
        yield from flow


def lead(s: State, p: Player) -> None:
    """V6.9.6: the first on the third tier, then whoever has more there than the holder."""
    if s.leader == p.seat:
        return
    if s.leader == NOBODY or s.third_tier[p.seat] > s.third_tier[s.leader]:
        s.leader = p.seat
        s.tell("V6.9.6", "leader", player=p.seat)


# -- removing workers ------------------------------------------------------------------------


def remove(s: State) -> Flow:
    """V6.9.5, V6.9.10: more than 3 in a section are too many; the active player chooses, whoever
    has moved.
    """
    p = s.players[s.active]
    for tier, rows in ((FIRST, s.first_tier), (SECOND, s.second_tier)):
        for pos, row in enumerate(rows):
            while sum(row) > ROOM:
                there = [i for i, n in enumerate(row) if n]
                if p.bot:
                    there.remove(p.seat)  # V13.17: with 2 at most of each, both are there
                n = sum(row) - ROOM
                pick = there[0]
                if len(there) > 1:
                    pick = yield Choose(p.seat, "remove", "V6.9.5", there, tier=tier, pos=pos, n=n)
                yield from leave(s, p, s.players[pick], tier, pos)


def leave(s: State, p: Player, q: Player, tier: int, pos: int) -> Flow:
    """V6.9.5, V6.9.11, V13.26: back to the supply, with the reward for the tier."""
    rows = s.first_tier if tier == FIRST else s.second_tier
    rows[pos][q.seat] -= 1
    q.workers += 1
    name = segment_id(s, pos)
    s.tell("V6.9.5", "remove", player=p.seat, other=q.seat, tier=tier, segment=name)
    steps = (("silver", 2),) if tier == FIRST else (("virtue", 1), ("resource", 1))
    flow = apply(s, q, steps, "V6.9.11")
    if flow is not None:
        yield from flow
