"""What a game hands to the kernel, and the two ways things go wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

from .asks import Choose, Flow, Option
from .derive import Derived

S = TypeVar("S")
NOTHING: Mapping[str, Any] = MappingProxyType({})
Plan = Flow | dict[int, Flow] | None  # one flow; a flow per lane; the game is over


class Refusal(NamedTuple):
    """Why an option a player may look for is not offered. `reason` is a message id, `about` what
    it says, by name: how much is missing."""

    option: Option
    clause: str
    reason: str
    about: Mapping[str, Any] = NOTHING


class Game(Protocol[S]):
    """The rules of one game: no state of their own, so one object serves every table.

    epoch     changes only when some legal history could replay differently
    content   names the records it plays with (of cards, of a board); "": it has none. May be left
              out
    former    names of records that say the same to every table that was laid with them. May be
              left out
    setup     the position before anything happened; chance comes later, through asks
    agenda    what runs next, from the state alone: pure, called whenever a segment has ended
    refusals  for an open ask: options a player may look for that are not there, and why
    """

    name: str
    epoch: int
    derived: Derived[S]

    def setup(self, seats: int, options: Mapping[str, Any]) -> S:
        """A new state, the caller's. The same arguments give equal states.

        ValueError says which number of seats or which option does not go.
        """
        ...

    def agenda(self, s: S) -> Plan:
        """What runs next. Must not change `s`, nor run any of the flow before it is started.

        A dict opens lanes: every key is a seat, every flow begins with a Choose of that seat and
        changes nothing before it. Lanes that have begun must be in every later dict until they end.
        """
        ...

    def refusals(self, s: S, ask: Choose) -> Iterable[Refusal]:
        """Must not change `s`.

        Never of an option that is offered; only what `ask.seat` may know.
        """
        ...


def content_of(game: Game[Any]) -> str:
    """Names the records a game plays with; "" if it has none."""
    return str(getattr(game, "content", ""))


def differs(game: Game[Any], content: str) -> bool:
    """Was something played with other records? What does not say so is taken at its word."""
    former: tuple[str, ...] = getattr(game, "former", ())
    return bool(content) and content != content_of(game) and content not in former


class IllegalAnswer(Exception):
    """The answer or undo does not fit. Nothing has changed. `code` is one of CODES.

    `detail` is for logs and developers; people are told by the code.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


CODES = (
    "not-asked",  # nothing is asked of this seat
    "not-offered",  # not one of the options
    "stale",  # the decision it was meant for has passed
    "impossible",  # a chance outcome that cannot happen
    "undo-nothing",  # this seat has not answered anything that could be taken back
    "undo-chance",  # chance has answered since
    "undo-others",  # another seat has answered since
    "undo-known",  # something became known since
    "undo-needed",  # a later answer of another seat rests on it
)


class RuleFault(Exception):
    """The rules broke their contract or crashed. The table stands where it stood before."""
