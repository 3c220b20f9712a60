"""The forms requests and answers have in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta

from ludorum.server.errors import CODES
from ludorum.words import LANGUAGES

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MaybeId = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Int = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what every client can count to
Name = Annotated[str, Meta(min_length=1, max_length=200)]


# A message to people: its id in the Fluent files and its arguments, as `words.plain` makes it.
Message = tuple[str, dict[str, Any]]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


Lang = Literal["en", "uk", "ru"]


assert get_args(Lang) == LANGUAGES


class Problem(msgspec.Struct, frozen=True):
    """Every refusal has this form; front ends put `code` in words."""

    code: str
    detail: str


# Where a page can fail: as a whole, a screen, what a board exports, outside of what is drawn.
Slot = Literal[
    "root", "screen", "board", "dock", "summary", "placeOf", "placesOfEvent",
    "about", "sketch", "drawings", "poster", "script", "promise", "load",
]  # fmt: skip
# Of the page's own code alone, without what stood behind the path.
CodePlace = Annotated[
    str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_./-]*:[0-9]{1,9}:[0-9]{1,9}$")
]


class Fault(Strict):
    """What a page tells of a fault of its own."""

    slot: Slot
    kind: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z]+$")]
    game: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_]*$")]
    build: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_.-]*$")]
    frames: Annotated[list[CodePlace], Meta(max_length=6)]


# Any of them may be answered anywhere, always in the same form.
REFUSED = {
    status: ResponseSpec(
        Problem,
        description=" / ".join([code for code, its in CODES.items() if its == status]),
        generate_examples=False,
    )
    for status in sorted(set(CODES.values()))
}
TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
PersonId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
