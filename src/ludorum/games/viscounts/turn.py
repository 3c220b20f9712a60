"""V5, V7, V9-V11: a turn, phase by phase. Segments end where something hidden has come to light."""

from __future__ import annotations

from ludorum.kernel import PUBLIC, Choose, Flow

from .actions import primary_action
from .cards import draw_one, draw_up
from .collision import collide
from .content import ABILITY, CROOKED, SILVER, STEP, VALUE
from .piles import hire
from .rewards import apply
from .state import Player, State, crimes, gain_corruption, position, space_name, spend

SPACES = 15


# -- phase 1: cards --------------------------------------------------------------------------


def play_card(s: State) -> Flow:
    """V5.3.1, V5.3.2: the cards move right, one drops off, a new one is played."""
    p = s.players[s.active]
    off = shift(s, p, "V5.3.1")
    if off in ABILITY["drop-off"]:
        s.tell("V5.3.1", "ability", player=p.seat, card=off)
        flow = apply(s, p, ABILITY["drop-off"][off], "V5.3.1")
        if flow is not None:
            yield from flow
    if p.hand.cards:
        card = yield Choose(p.seat, "play", "V5.3.2", tuple(p.hand.cards))
        p.hand.cards.remove(card)
    else:  # V5.3.4, V5.3.6: unseen from the draw pile
        card = yield from draw_one(s, p, "V5.3.4", PUBLIC)
    p.board[0] = card
    s.stride = VALUE[card]
    s.tell("V5.3.2", "play", player=p.seat, card=card)
    s.phase = "move"


def shift(s: State, p: Player, clause: str) -> str:
    """V5.3.1, V13.14: the card pushed off, "" if there is none."""
    off = p.board[2]
    p.board = ["", p.board[0], p.board[1]]
    if off:
        p.discard.append(off)
        s.tell(clause, "drop", player=p.seat, card=off)
    return off


def criminal_row(s: State, p: Player, clause: str) -> None:
    """V5.3.2: one corruption for each criminal icon on the board, with a criminal just played."""
    if p.board[0] in CROOKED:
        gain_corruption(s, p, crimes(p), clause)


# -- phase 2: movement -----------------------------------------------------------------------


def move(s: State) -> Flow:
    """V5.3.3, V5.4: corruption, the immediate ability; then the viscount goes on."""
    p = s.players[s.active]
    card = p.board[0]
    criminal_row(s, p, "V5.3.2")
    if card in ABILITY["immediate"]:
        s.tell("V5.3.3", "ability", player=p.seat, card=card)
        flow = apply(s, p, ABILITY["immediate"][card], "V5.3.3")
        if flow is not None:
            yield from flow
    space = yield Choose(p.seat, "move", "V5.4.1", destinations(s, p), n=s.stride)
    spend(s, p, SILVER, move_cost(s, p, space), "V5.4.1")
    p.at = space
    s.tell("V5.4.1", "move", player=p.seat, space=space_name(s, space))
    if len([q for q in s.players if q.at == space]) > 1:
        yield from meet(s, p, "V5.4.4")
    s.phase = "act"


def steps(space: int) -> tuple[int, ...]:
    """V5.4.2: where one step clockwise leads."""
    pos, place = divmod(space, 3)
    after = (3 * pos + 3) % SPACES
    if place == 0:
        return space + 1, space + 2
    return (space + 1, after + 1) if place == 1 else (after,)


def walks(start: int, least: int) -> dict[int, int]:
    """V5.4.1: spaces -> steps beyond `least` on the shortest way that is at least so long."""
    out: dict[int, int] = {}
    at = {start}
    for n in range(least + SPACES):
        if n >= least:
            for space in at:
                out.setdefault(space, n - least)
        at = {x for space in at for x in steps(space)}
    return dict(sorted(out.items(), key=lambda x: (x[1], x[0])))


WALKS = [[walks(start, least) for least in range(4)] for start in range(SPACES)]


def move_cost(s: State, p: Player, space: int) -> int:
    """V5.4.1, V5.4.5: 1 silver for each step further, one of them free."""
    return max(0, WALKS[p.at][s.stride][space] - p.built[STEP])


def reached(ways: dict[int, int]) -> list[tuple[int, ...]]:
    """By the steps that can be made beyond a card: the spaces they lead to."""
    return [tuple([x for x, n in ways.items() if n <= more]) for more in range(SPACES)]


REACHED = [[reached(ways) for ways in found] for found in WALKS]


def destinations(s: State, p: Player) -> tuple[int, ...]:
    """V5.4.1, V5.4.3: the spaces in reach, the cheapest first; a full lap too."""
    reach = p.goods[SILVER] + p.built[STEP]
    found = REACHED[p.at][s.stride]
    return found[min(reach, len(found) - 1)]


def meet(s: State, p: Player, clause: str) -> Flow:
    """V5.4.4, V5.4.6, V13.7: those already there may rearrange, clockwise."""
    for q in s.players[p.seat + 1 :] + s.players[: p.seat]:
        if q.at == p.at:
            s.tell(clause, "meet", player=p.seat, other=q.seat)
            flow = apply(s, q, (("rearrange", 1),), clause)
            if flow is not None:
                yield from flow


# -- phases 3 to 6 ---------------------------------------------------------------------------


def act(s: State) -> Flow:
    """V6."""
    yield from primary_action(s, s.players[s.active])
    s.phase = "end"


def end_turn(s: State) -> Flow:
    """V7, V9, V10: hire, collision, draw."""
    p = s.players[s.active]
    pos = position(p)
    if s.folk[pos] and VALUE[s.folk[pos]] <= p.goods[SILVER]:
        pick = yield Choose(p.seat, "hire", "V7.1", ("yes", "no"), pos=pos)
        if pick == "yes":
            spend(s, p, SILVER, VALUE[s.folk[pos]], "V7.1")
            yield from hire(s, p, pos, "V7.1")
    if p.virtue == p.corruption:
        yield from collide(s, p)
    yield from draw_up(s, p)
    next_player(s)


def next_player(s: State) -> None:
    """V5.1, V11.1, V11.3: clockwise; the last turn is that of the player right of the first."""
    s.active = (s.active + 1) % len(s.players)
    s.phase = "cards"
    if s.active == s.first:
        if s.round == s.last:
            s.tell("V11.1", "end")
            s.phase = "count"
        else:
            s.round += 1
            s.tell("V5.1", "round", n=s.round)
