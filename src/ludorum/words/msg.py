"""A message to people as plain data: an id in the Fluent files and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Union

if TYPE_CHECKING:
    from collections.abc import Mapping

Arg = Union[str, int, "Msg", "list[Msg]"]
NO_ARGS: dict[str, Arg] = {}


class Msg(NamedTuple):
    """`id` may name an attribute: "place-quarry.at". A list of messages is an enumeration."""

    id: str
    args: Mapping[str, Arg] = NO_ARGS
