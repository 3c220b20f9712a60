"""The bodies of requests, checked by their types; unknown fields and odd sizes are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from ludorum.server.errors import ApiError
from ludorum.server.model import Word
from ludorum.words import LANGUAGES

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MaybeId = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Int = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what every client can count to
Name = Annotated[str, Meta(min_length=1, max_length=200)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Guest(Strict):
    name: Name


class Credentials(Strict):
    name: Name
    password: Annotated[str, Meta(max_length=400)]


Lang = Literal["en", "uk", "ru"]
assert get_args(Lang) == LANGUAGES


class NewPassword(Strict):
    """`old`: the password so far, if there is one; one signs in with `name`."""

    name: Name
    password: Annotated[str, Meta(max_length=400)]
    old: Annotated[str, Meta(max_length=400)] = ""


class MailAsk(Strict):
    """Please send a link to this address, in a letter in this language."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Lang = "en"


class MailEnter(Strict):
    """The end of such a link; `name` for a new account."""

    token: Word
    name: Annotated[str, Meta(max_length=200)] = ""


class NewPasskey(Strict):
    """A credential as the browser made it, and what the person knows it by."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=100)] = ""


class PasskeyEnter(Strict):
    """A credential as the browser answered with it."""

    credential: dict[str, Any]


class Elsewhere(Strict):
    """To the provider, please."""

    lang: Lang = "en"


class Erase(Strict):
    """The name of one's account: to be sure."""

    name: Name


class Join(Strict):
    link: Annotated[str, Meta(max_length=64)] = ""


class Command(Strict):
    command_id: Id


class Answer(Strict):
    """`ask` is the token of the decision this answers; `answer` one of its options."""

    command_id: Id
    ask: Int
    answer: Any


class HintAsk(Strict):
    """`ask` is the token of the decision."""

    ask: Int


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


class Hidden(Strict):
    """Whether others see one's profile."""

    hidden: bool


class Invite(Strict):
    """The id of a friend."""

    person: Id


class Complain(Strict):
    """What is wrong with a line, in a few words or none."""

    why: Annotated[str, Meta(max_length=300)] = ""


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
