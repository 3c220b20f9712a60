"""The bodies of requests, checked by their types; unknown fields and odd sizes are refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludorum.server.clocks import Tempo
from ludorum.server.errors import ApiError

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MaybeId = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Int = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what every client can count to
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Guest(Strict):
    name: Name


class Credentials(Strict):
    name: Name
    password: Annotated[str, Meta(max_length=400)]


class NewTable(Strict):
    game: Word
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    tempo: Tempo = Tempo()
    bots: Annotated[list[Word], Meta(max_length=8)] = []
    public: bool = False


class Join(Strict):
    link: Annotated[str, Meta(max_length=64)] = ""


class Command(Strict):
    command_id: Id


class Answer(Strict):
    """`ask` is the token of the decision this answers; `answer` one of its options."""

    command_id: Id
    ask: Int
    answer: Any


class PlayOn(Strict):
    """After which step of the finished game, in which seat."""

    command_id: Id
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=7)]


class Keep(Strict):
    """A companion game as JSON text, and when it was last played, in seconds."""

    at: Annotated[float, Meta(ge=0)]
    data: Annotated[str, Meta(max_length=60_000)]


class Option(Strict):
    option: Any


class Chat(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Frame(Strict):
    """What a client sends over the socket. `n` comes back in the reply."""

    op: Word
    n: Int = 0
    table: MaybeId = ""
    since: Int = -1
    command_id: MaybeId = ""
    ask: Int = -1
    answer: Any = None


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
