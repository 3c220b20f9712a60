"""What records must hold beyond their types, for games that read them: said of a record, and of the
fields that are wrong, so that whoever fills one in finds the place."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ludorum.content import ContentError

from .notation import short


def need(ok: bool, what: str, *fields: str, code: str = "", **about: int) -> None:
    """`fields`: those that do not go together, the one to look at first; `code`, with `about`:
    what there is to say of it, in the words `content-error-<code>`."""
    if ok:
        return
    if not fields:
        raise ContentError(what)
    raise ContentError(what, "", code or "together", fields=", ".join(fields), **about)


def one_of(x: Any, field: str, allowed: Collection[str], what: str = "") -> None:
    """A field of a record holds one of these, or only these; `what` it is, if not what the field is
    called."""
    held = getattr(x, field)
    for found in (held,) if isinstance(held, str) else held:
        if found not in allowed:
            known = ", ".join([y for y in allowed if y])
            said = f"{x.id}: unknown {what or field} {found}"
            raise ContentError(said, code="unknown", found=short(found), known=known, field=field)


def between(x: Any, field: str, low: int, high: int) -> None:
    if not low <= getattr(x, field) <= high:
        said = f"{x.id}: a {field} from {low} to {high}"
        raise ContentError(said, code="range", field=field, low=low, high=high)
