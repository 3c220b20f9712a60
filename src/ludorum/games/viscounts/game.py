"""Viscounts of the West Kingdom, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import Choose, Flow, Option
from ludorum.titles import BaseTitle, Pool, Setting
from ludorum.words import Msg

from . import content, phrases, picture, policy, refusals, scoring, tell
from .cards import LIMIT
from .content import BOTS, GOODS, MANUSCRIPTS, TOWNSFOLK
from .setup import LEVELS, lay_out, new_game, start
from .solo import bot_turn, open_rest, unopened
from .state import State, in_castle
from .turn import SPACES, act, end_turn, move, next_player, play_card

PLENTY = 20  # of any good: more than one turn can cost


def cards(s: State) -> Flow:
    """V5.1: a turn begins; the bot's is one segment (V13.14)."""
    p = s.players[s.active]
    s.tell("V5.1", "turn", player=p.seat, n=s.round)
    if p.bot:
        yield from bot_turn(s, p)
        next_player(s)
    else:
        yield from play_card(s)


class Viscounts(BaseTitle[State]):
    name = "viscounts"
    state = State
    epoch = 3
    players: tuple[int, ...] = (1, 2, 3, 4)
    settings: tuple[Setting, ...] = (
        Setting("solo", tuple(BOTS), "V13.2", alone=True),
        Setting("schemes", LEVELS, "V13.22", alone=True),
    )
    default_asks: tuple[str, ...] = ("pay",)
    amount_asks: tuple[str, ...] = ("trade", "workers")
    unset = ("at", "bonus", "held", "leader", "sites")
    segments: Mapping[str, Callable[[State], Flow]] = {
        "lay-out": lay_out,
        "start": start,
        "cards": cards,
        "move": move,
        "act": act,
        "end": end_turn,
        "count": open_rest,
    }
    pools: Mapping[str, Pool] = phrases.POOLS
    missed = refusals.MISSED
    answers = policy.ANSWERS
    events = tell.EVENTS
    against = tell.AGAINST
    nouns = tell.NOUNS
    stories = tell.STORIES
    because = tell.BECAUSE
    prompts = tell.PROMPTS
    labels = tell.LABELS
    constants: Mapping[str, Any] = {
        "ICONS": content.ICONS,
        "ACTIONS": content.ACTIONS,
        "GOODS": content.GOODS,
        "CURRENCY": content.CURRENCY,
        "KINDS": content.KINDS,
        "RIBBONS": content.RIBBONS,
        "PRINTED": content.PRINTED[""],
        "SPACES": SPACES,
        "HAND_LIMIT": LIMIT,
        "SETS": content.SETS,
        "PRIZES": content.PRIZES,
        "LEADER_VP": scoring.LEADER_VP,
        "BONUS_VP": scoring.BONUS_VP,
        "DEBT_VP": scoring.DEBT_VP,
        "DEED_VP": scoring.DEED_VP,
        "APPROVED_VP": scoring.APPROVED_VP,
    }
    new_game = staticmethod(new_game)
    score = staticmethod(scoring.score)
    reference = staticmethod(picture.reference)
    picture = staticmethod(picture.picture)

    def free_hand(self, s: State) -> None:
        """Goods, however much anything costs; the bot looks at all else."""
        s.players[0].goods = [PLENTY] * len(GOODS)

    def tie_break(self, s: State, player: int) -> tuple[int, ...]:
        """V12.10: most silver and resources; V13.21: alone you need more points than the bot."""
        return (player,) if s.players[-1].bot else (sum(s.players[player].goods),)

    def pieces(self, s: State) -> dict[str, int]:
        """V1.2: cards, workers and buildings, wherever they are; goods come without end."""
        folk = [x for x in s.gone if x in TOWNSFOLK]
        out = {
            "townsfolk": s.townsfolk.size + sum([x != "" for x in s.folk]) + len(folk),
            "manuscripts": s.manuscripts.size + sum([x != "" for x in s.books]),
            "schemes": s.future.size,
        }
        if s.phase == "lay-out":
            out["manuscripts"] += sum([x.grey for x in MANUSCRIPTS.values()])
        for p in s.players:
            out["townsfolk"] += sum([x in TOWNSFOLK for x in p.cards])
            out["manuscripts"] += len(p.manuscripts)
            on_board = sum([x != "" for x in p.board])
            lying = p.draw.size + len(p.hand.cards) + len(p.discard) + on_board
            if p.bot:
                out["schemes"] += lying - unopened(p)
            else:
                out[f"cards out of place {p.seat}"] = len(p.cards) - lying
            out[f"workers {p.seat}"] = p.workers + in_castle(s, p)
            standing = [x for x in s.sites if x >= 0 and x // 3 == p.seat]
            out[f"buildings {p.seat}"] = len(standing) + p.built.count(0)
        return out

    def option(self, ask: Choose, option: Option, view: State) -> Msg:
        if option in tell.PLAIN:
            return Msg(f"option-{option}")
        return super().option(ask, option, view)


GAME = Viscounts()
