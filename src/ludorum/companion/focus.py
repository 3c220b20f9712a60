"""Only the opponent: what its rules look at, and a person who never lacks anything.

A person who counts their own board at the table need not tell it. What is asked then is what can
make the opponent act otherwise. `opponent.json` in a game's package says what that is; nobody
writes it by hand, `ludorum author opponent` finds it by watching the rules (`testing/opponent.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, NamedTuple

from ludorum.kernel import WATCHER, Flow, Option, Plan
from ludorum.titles import Title

FILE = "opponent.json"
NOTHING: frozenset[str] = frozenset()
ME = 0  # the person's seat; a solo game has no other


class Focus(NamedTuple):
    """reads  fields of the state that the opponent's rules look at
    means  fields of the person that only say what they can afford: the opponent never sees them
    cards  decks whose cards it looks up
    draws  decks that only the opponent draws from
    skips  kinds of the person's decisions that never change what it looks at; or, of a kind, the
           answers that do not, by the word they begin with
    """

    reads: frozenset[str]
    means: frozenset[str]
    cards: frozenset[str]
    draws: frozenset[str]
    skips: Mapping[str, frozenset[str] | None]


def focus_of(title: Title[Any]) -> Focus | None:
    """None: the game cannot do without the person's board."""
    file = resources.files(title.package) / FILE
    if not hasattr(title, "free_hand") or not file.is_file():
        return None
    found = json.loads(file.read_text(encoding="utf-8"))
    skips = {kind: None if x is None else frozenset(x) for kind, x in found["skips"].items()}
    reads, means, cards, draws = [frozenset(found[k]) for k in ("reads", "means", "cards", "draws")]
    return Focus(reads, means, cards, draws, skips)


def can_focus(title: Title[Any]) -> bool:
    """Can the opponent be run without the person's board?"""
    return focus_of(title) is not None


Look = Callable[[Any], dict[str, Any]]


def everything(title: Title[Any]) -> Look:
    """The table as anybody beside it sees it."""
    view = title.derived.view
    return lambda s: view(s, WATCHER)


def narrowed(title: Title[Any], focus: Focus) -> Look:
    """The same without what the opponent does not look at: there any card will do."""
    view = title.derived.view
    unread = {
        card for pool, cards in title.pools.items() if pool not in focus.cards for card in cards
    } - {card for pool in focus.cards for card in title.pools.get(pool, ())}

    def look(s: Any) -> dict[str, Any]:
        seen = view(s, WATCHER)
        out = {k: x for k, x in seen.items() if k in focus.reads and k != "players"}
        out["players"] = [dict(p) for p in seen["players"]]
        me = out["players"][ME]
        for field in focus.means:
            me.pop(field, None)
        masked: dict[str, Any] = mask(out, unread)
        return masked

    return look


def mask(value: Any, unread: set[str]) -> Any:
    """The same value without names nobody looks up, nor how many of them lie there."""
    if isinstance(value, dict):
        return {k: mask(x, unread) for k, x in value.items()}
    if isinstance(value, (list, tuple)):
        return [mask(x, unread) for x in value if not isinstance(x, str) or x not in unread]
    return "" if isinstance(value, str) and value in unread else value


class FreeHand:
    """A title in which the person has all they may need: what they did they could afford. It
    answers for all that the title has."""

    def __init__(self, title: Title[Any]) -> None:
        self._title = title

    def __getattr__(self, name: str) -> Any:
        return getattr(self._title, name)

    def agenda(self, s: Any) -> Plan:
        plan = self._title.agenda(s)
        if plan is None:
            return None
        if isinstance(plan, dict):
            return {lane: self._freed(s, flow) for lane, flow in plan.items()}
        return self._freed(s, plan)

    def _freed(self, s: Any, flow: Flow) -> Flow:
        free = self._title.free_hand  # type: ignore[attr-defined]
        value: Any = None
        while True:
            free(s)
            try:
                ask = flow.send(value)
            except StopIteration:
                return
            value = yield ask


def word_of(option: Option) -> str:
    """What an option begins with; "" if that is no word."""
    head = option[0] if isinstance(option, tuple) and option else option
    return head if isinstance(head, str) else ""


def skipped(focus: Focus, kind: str) -> bool:
    """Is this decision all one to the opponent?"""
    return focus.skips.get(kind, NOTHING) is None


def matters(focus: Focus, kind: str, option: Option) -> bool:
    """Can this answer change what the opponent looks at?"""
    return word_of(option) not in (focus.skips.get(kind, NOTHING) or NOTHING)
