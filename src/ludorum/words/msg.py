"""A message to people as plain data: an id in the Fluent files and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Union

if TYPE_CHECKING:
    from collections.abc import Mapping

Arg = Union[str, int, float, "Msg", "list[Msg]"]
NO_ARGS: dict[str, Arg] = {}


class Msg(NamedTuple):
    """`id` may name an attribute: "place-quarry.at". A list of messages is an enumeration."""

    id: str
    args: Mapping[str, Arg] = NO_ARGS


def plain(msg: Msg | None) -> Any:
    """A message as JSON: [id, args], its messages inside likewise."""
    if msg is None:
        return None
    args: dict[str, Any] = {}
    for name, value in msg.args.items():  # by type: this runs for every label of every option
        kind = type(value)
        if kind is Msg:
            args[name] = {"msg": plain(value)}  # type: ignore[arg-type]
        elif kind is list:
            args[name] = {"list": [plain(m) for m in value]}  # type: ignore[union-attr, arg-type]
        else:
            args[name] = value
    return [msg.id, args]
