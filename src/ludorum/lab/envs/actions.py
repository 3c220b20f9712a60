"""Options as numbers: what a learner answers with.

What must hold: within one ask every option has a number of its own; a number depends on the kind
of the ask, the option and the size of the space, so it is the same in every process and version.
Number 0 is no option: it is what a seat does that is asked nothing.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache

from ludorum.kernel import Choose, Option

NOTHING = 0
SIZE = 1024  # numbers for options, unless told otherwise


def stable(text: str) -> int:
    """A hash that is the same in every process, unlike Python's."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


@lru_cache(maxsize=1 << 16)
def home(kind: str, option: Option, size: int) -> int:
    """The number an option has if no other option of the ask wants the same: 1 to `size`."""
    return 1 + stable(text(kind, option)) % size


def text(kind: str, option: Option) -> str:
    return json.dumps([kind, option], separators=(",", ":"))


def numbered(ask: Choose, size: int) -> dict[int, Option]:
    """Every option by its number.

    Of options with the same home the one whose text sorts first has it; the others, in that
    order, take the next numbers nobody has as home or took before.
    """
    kind, options = ask.kind, ask.options
    out = {home(kind, option, size): option for option in options}
    if len(out) == len(options):
        return out
    if len(options) > size:
        raise ValueError(
            f"{len(options)} options of {kind!r} do not fit into {size} actions: "
            f"make the environment with actions={len(options)} or more"
        )
    out, late = {}, []
    for option in sorted(options, key=lambda o: text(kind, o)):
        if out.setdefault(home(kind, option, size), option) is not option:
            late.append(option)
    for option in late:
        number = home(kind, option, size)
        while number in out:
            number = number % size + 1
        out[number] = option
    return out
