"""The bodies of requests and answers about tables."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.params import Parameter
from msgspec import Meta

from ludorum.server.errors import ApiError
from ludorum.server.http.schemas import Id, Int, MaybeId, Strict, Word
from ludorum.server.relationships.schemas import PersonInfo

from .steps import TurnInfo


class Join(Strict):
    link: Annotated[str, Meta(max_length=64)] = ""


class Command(Strict):
    command_id: Id


LONGEST = 8  # answers of one thought
Further = Annotated[list[Any], Meta(max_length=LONGEST - 1)]


class Answer(Strict):
    """`ask` is the token of the decision this answers; `answer` one of its options; `further`:
    answers to the questions that follow it. All of them are given, or none."""

    command_id: Id
    ask: Int
    answer: Any
    further: Further = msgspec.field(default_factory=list)


class PlayOn(Strict):
    """After which step of the finished game, in which seat."""

    command_id: Id
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=7)]


class Option(Strict):
    """`further`: answers to the questions that follow; `ask`: the decision it is an option of."""

    option: Any
    ask: Int | None = None
    further: Further = msgspec.field(default_factory=list)


class Invite(Strict):
    """The id of a friend."""

    person: Id


class Frame(Strict):
    """What a client sends over the socket. `n` comes back in the reply."""

    op: Word
    n: Int = 0
    table: MaybeId = ""
    since: Int = -1
    command_id: MaybeId = ""
    ask: Int = -1
    answer: Any = None
    seen: bool = True


DEEPEST = 8  # lists inside lists of an option


def option(value: Any, depth: int = 0) -> Any:
    """An answer as rules know it: a text, a whole number, or a list of these.

    Python takes 1, 1.0 and true for equal; a rule that was offered 1 must not be handed another.
    """
    if type(value) is str or type(value) is int:
        return value
    if type(value) is list and depth < DEEPEST:
        return tuple([option(x, depth + 1) for x in value])
    raise ApiError("bad-request", "an option is a text, a whole number, or a list of these")


def path(first: Any, further: list[Any]) -> tuple[Any, ...]:
    """Answers of one thought, in their order."""
    return (option(first), *[option(x) for x in further])


class SeatInfo(msgspec.Struct, frozen=True):
    """`user`: the id of the person, if there is one and they are still in the house."""

    seat: int
    name: str
    person: bool
    bot: str
    user: str


class OutcomeInfo(msgspec.Struct, frozen=True):
    """What a finished game was for the reader. `place` 0: there was nobody to beat; `turns` 0: not
    known."""

    place: int
    points: int
    turns: int


class TableBox(msgspec.Struct, frozen=True):
    """The box a table is laid with: what it is called, and whose it is. Both are empty once that
    person has left the house."""

    name: str
    by: str


class TableInfo(msgspec.Struct, frozen=True):
    """Of an open public table also `band`, the rough rating of its owner in the pool it belongs to,
    and `level`, the numbers it asks strangers for (both may be empty); `fits`: the reader's is one.
    `outcome`: of the reader's own finished games, once they are counted. `content`: names the cards
    it is played with; `box`: whose they are, if they are not those of the house. `deal`: others
    play the same cards, and its key is told when they no longer may. `house`: laid by nobody, for
    those who sit there: a tournament's.
    """

    id: str
    game: str
    epoch: int
    options: dict[str, str]
    status: str
    public: bool
    owner: bool
    seat: int
    link: str
    commit: str
    created: float
    rematch: str
    origin: str
    hints: bool
    tempo: str
    rated: bool
    coached: bool
    band: list[int]
    level: list[int]
    fits: bool
    seats: list[SeatInfo]
    content: str
    box: TableBox | None
    deal: bool
    house: bool
    outcome: OutcomeInfo | None = None


class InvitationInfo(msgspec.Struct, frozen=True):
    """`by` wants the reader at a table."""

    by: PersonInfo
    table: TableInfo


class HistoryInfo(msgspec.Struct, frozen=True):
    """A finished game: its last step (they count from 0, the start), and its turns. `sealed`:
    others may still play its deal: it is not played on, and its record is not to be had yet."""

    steps: int
    turns: list[TurnInfo]
    sealed: bool = False


class ProofInfo(msgspec.Struct, frozen=True):
    """What `ludorum verify` finds in the record; `promised`: the key is the one that was fixed."""

    ok: bool
    answers: int
    draws: int
    digests: int
    taken: int
    over: bool
    promised: bool
    digest: str
    problems: list[str]


class Done(msgspec.Struct, frozen=True):
    """A command is stored; the same command again is answered the same."""

    version: int


Count = Annotated[int, Parameter(ge=0, le=1_000_000)]
MaybeCount = Annotated[int | None, Parameter(ge=0, le=1_000_000)]  # bounds inside `|` are not held
Eyes = Annotated[int, Parameter(ge=-1, le=7)]
done = msgspec.json.Decoder(Done).decode


class SitIn(Strict):
    seat: Annotated[int, Meta(ge=0, le=7)]


class AbsenceInfo(msgspec.Struct, frozen=True):
    """A seat whose person is away until then, or late (`agree` of `needed` want a bot there, one's
    own vote is `agreed`), or has lent it to a bot."""

    seat: int
    away: float
    late: bool
    agree: int
    needed: int
    agreed: bool
    lent: bool
