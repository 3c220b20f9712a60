"""Whatever the description of the API offers, asked by somebody: what must nobody be told?"""

from __future__ import annotations

import base64
import re
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from typing import NamedTuple

from ludorum.soak.client import Http

BODY = {"command_id": "q", "step": 3, "seat": 0}


class Asked(NamedTuple):
    """`who`: which of those who ask; `text`: all that came back."""

    who: int
    method: str
    path: str
    address: str
    status: int
    text: bytes


async def ask_everything(
    browsers: Sequence[Http | None],
    known: Mapping[str, str],
    query: Mapping[str, str],
    about: Sequence[str] = ("",),
) -> AsyncIterator[Asked]:
    """Every route that has one of `about` in its path, with what is `known` in its address; None:
    nobody, who is not signed in."""
    first = next(x for x in browsers if x is not None)
    api = (await first.http.get("/schema/openapi.json")).json()
    for path, operations in api["paths"].items():
        if not any(x in path for x in about):
            continue
        address = re.sub(r"{(\w+)[^}]*}", lambda x: known.get(x[1], "x"), path)
        for method in operations:
            if method == "delete" and path == "/api/session":
                continue  # who has signed out is asked no more
            for n, http in enumerate(browsers):
                client = first.http if http is None else http.http
                headers = {} if http is None else {"x-csrf-token": http.csrf}
                if http is None:
                    headers["cookie"] = "ludorum=nobody"
                body = None if method == "get" else BODY
                got = await client.request(
                    method, address, headers=headers, json=body, params=dict(query)
                )
                text = got.content + str(got.headers).encode()
                yield Asked(n, method, path, address, got.status_code, text)


def needles(secrets: Iterable[bytes]) -> list[bytes]:
    """The beginnings of secrets, as they could be written."""
    forms = [(x.hex().encode(), base64.b64encode(x), base64.urlsafe_b64encode(x)) for x in secrets]
    return [x[:20] for form in forms for x in form]
