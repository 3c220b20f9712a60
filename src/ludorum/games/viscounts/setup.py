"""V2, V13.1-V13.5: setting the table up. Chance comes through asks, so a setup is plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Choose, Deal, Deck, Draw, Flow, Hand, Roll
from ludorum.titles import seats_of

from .content import (
    BOTS,
    HEROES,
    MANUSCRIPTS,
    NOBODY,
    PLAYER_CARDS,
    SCHEMES,
    SEATS,
    SECTION,
    SEGMENTS,
    SEGMENTS_IN_RING,
    SPACE_AT,
    START_GOODS,
    START_STEP,
    STARTERS,
    TOWNSFOLK,
)  # fmt: skip
from .rewards import apply
from .solo import bot_start
from .state import Box, Player, State, sites_each

LEVELS = ("none", "one", "two", "three")  # V13.22: future schemes the bot starts with
HIGH, LOW = 14, 2  # V2.3: three piles of 14, two of 13
BOOKS = 6  # V2.4: below the grey-backed one
FIRST_HAND = 3


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """The position before anything is shuffled or dealt."""
    players = [new_player(i) for i in range(seats)]
    future: list[str] = []
    if seats == 1:
        bot = new_bot(options.get("solo", next(iter(BOTS))))
        players.append(bot)
        crossed = BOTS[bot.bot].crossed
        future = [x.id for x in SCHEMES.values() if x.deck == "future" and x.id not in crossed]
    s = State(
        None,
        players,
        Deck.of("townsfolk", TOWNSFOLK),
        Deck.of("manuscript", [x.id for x in MANUSCRIPTS.values() if not x.grey]),
        Deck.of("future", future),
        full_box(),
    )
    s.extra = LEVELS.index(options.get("schemes", LEVELS[0]))
    s.sites = [NOBODY] * (sites_each(s) * SEGMENTS_IN_RING)
    s.first_tier = [[0] * len(players) for _ in range(SEGMENTS_IN_RING)]
    s.second_tier = [[0] * len(players) for _ in range(SEGMENTS_IN_RING)]
    s.third_tier = [0] * len(players)
    return s


def full_box() -> Box:
    names = [x.id for x in SEGMENTS]
    return Box(
        Deck.of("segment", names),
        Deck.of("section", SECTION),
        Deck.of("low", names),
        Deck.of("grey", [x.id for x in MANUSCRIPTS.values() if x.grey]),
        Deck.of("player-card", PLAYER_CARDS),
        Deck.of("hero", HEROES),
    )


def new_player(seat: int) -> Player:
    """V2.6: an empty board; the starting townsfolk wait to be shuffled."""
    pool = f"deck-{seat}"
    return Player(seat, Deck(pool), Hand(pool, seat), list(STARTERS), discard=list(STARTERS))


def new_bot(name: str) -> Player:
    """V13.2, V13.3: schemes instead of townsfolk, without those crossed out."""
    crossed = BOTS[name].crossed
    cards = [x.id for x in SCHEMES.values() if x.deck == "starting" and x.id not in crossed]
    bot = Player(1, Deck.of("scheme", cards), Hand("scheme", 1), cards)
    bot.bot = name
    return bot


def lay_out(s: State) -> Flow:
    """V2.1-V2.4, V2.7, V2.8: the ring, the castle, the piles, who starts, the pairs."""
    box = s.box
    assert box is not None
    names = [x.id for x in SEGMENTS]
    order = yield Deal(box.segments, SEGMENTS_IN_RING, "V2.1")
    s.ring = [names.index(x) for x in order]
    facing = yield Draw(box.sections, "V2.2")
    s.turned = SECTION[facing]
    folk = yield Deal(s.townsfolk, SEGMENTS_IN_RING, "V2.3")
    s.folk = list(folk)
    low = yield Deal(box.low, LOW, "V2.3")
    s.folk_below = [HIGH - (x in low) - 1 for x in order]
    books = yield Deal(box.greys, SEGMENTS_IN_RING, "V2.4")
    s.books = list(books)
    s.books_below = [BOOKS] * SEGMENTS_IN_RING
    if seats_of(s) > 1:
        s.first = yield Roll(tuple(range(len(s.players))), "V2.7")
    s.tell("V2.7", "first", player=s.first)
    pairs = seats_of(s) + 1
    cards = yield Deal(box.cards, pairs, "V2.8")
    heroes = yield Deal(box.heroes, pairs, "V2.8")
    s.box = None
    s.offers, s.offered = list(cards), list(heroes)
    s.active = (s.first + seats_of(s) - 1) % seats_of(s)
    s.phase = "start"


def start(s: State) -> Flow:
    """V2.9, V2.12: one player after another, in reverse turn order, takes a pair."""
    p = s.players[s.active]
    pair = yield Choose(p.seat, "pair", "V2.9", tuple(range(len(s.offers))))
    card, hero = s.offers.pop(pair), s.offered.pop(pair)
    p.card = card
    p.cards.append(hero)
    p.discard.append(hero)
    p.at = start_space(s, card)
    s.tell("V2.9", "pair", player=p.seat, pair=card, card=hero)
    for steps in (START_GOODS[card], START_STEP[card]):
        flow = apply(s, p, steps, "V2.9")
        if flow is not None:
            yield from flow
    p.draw.shuffle_in(p.discard)
    p.discard = []
    cards = yield Deal(p.draw, FIRST_HAND, "V2.9", 1 << p.seat)
    p.hand.cards = sorted(cards)
    if p.seat == s.first:
        yield from begin(s)
    else:
        s.active = (s.active - 1) % seats_of(s)


def start_space(s: State, card: str) -> int:
    """V2.9: the outer space with the number of the card."""
    segment, place = SPACE_AT[PLAYER_CARDS[card].space]
    return 3 * s.ring.index(segment) + place


def begin(s: State) -> Flow:
    """V2.10, V13.4, V13.5: the bot's start, then the stacks; the first round begins."""
    bot = s.players[-1]
    if bot.bot:
        bot.at = start_space(s, s.offers[0])
        yield from bot_start(s, bot)
    stacks = SEATS[str(seats_of(s))]
    s.poverty, s.prosperity = stacks.debts, stacks.deeds
    s.offers, s.offered = [], []
    s.active = s.first
    s.round = 1
    s.tell("V5.1", "round", n=s.round)
    s.phase = "cards"
